"""Later visits without a network on a phone of the middle (a quarter of the machine's speed): RefWatch with 300
matches that are over, of 60 entries each, and TeePals with 60 rounds that somebody plays in. Measured are the seconds
from the start of navigation until their first page (RefWatch) or their list (TeePals) is painted, be it as it was
last, and until it is made of what is on the device."""

import time

import fieldday
import golfers
from browser import STORED, Phone
from figures import referee
from report import opening

MATCHES, ENTRIES, ROUNDS = 300, 60, 60
OPENINGS = 5
DAY = 86_400_000
HALF = 2_700_000
#: Seconds until something is painted.
REACH = 0.9
MATCH = ".match-row"
LIST, ROUND = "/golf/rounds/activity?view=schedule", ".tee-compact-item"


def measure(bench):
    data, players = golfers.people(bench.world, ROUNDS + 1)
    official, golfer = bench.world.people[0], players[0]
    with bench.world.server(data=data) as server:
        for index in range(MATCHES):
            over(server, official, index)
        golfers.fill(server, data / "fieldday.sqlite", golfer, players[1:])
        with Phone(f"http://localhost:{server.site.port}") as phone:
            matches = visits(phone, official, "/referee", MATCH, {"match": MATCHES})
            rounds = visits(phone, golfer, LIST, ROUND, {"golfRound": ROUNDS})
    return [
        opening(f"later visit offline, RefWatch with {MATCHES} matches, painted", matches, REACH),
        opening(f"later visit offline, TeePals with {ROUNDS} rounds, painted", rounds, REACH),
    ]


def over(server, person, index: int) -> None:
    """A match that was played: the first half has nearly all of its entries."""
    match, boot = fieldday.fresh_id(), fieldday.fresh_id()
    began = int(time.time() * 1_000) - (index + 1) * DAY
    body = {"home": {"name": f"Harbour {index}"}, "away": {"name": "Lantern Street"}, "rules": {},
            "createdAt": began}
    events = referee.log(match, ENTRIES, began)
    ends = [
        ("R1", HALF, "period.end", {"period": "R1"}), ("I1", 0, "interval.start", {"gap": "I1"}),
        ("I1", 0, "interval.end", {"gap": "I1"}), ("I1", 0, "kickoff", {"side": "away"}),
        ("I1", 0, "period.start", {"period": "R2", "seconds": HALF // 1_000}),
        ("R2", HALF, "period.end", {"period": "R2"}),
        ("R2", HALF, "match.fullTime", {"outcome": "normal"}),
        ("POST", 0, "match.completed", {}),
    ]
    for number, (stage, elapsed, kind, payload) in enumerate(ends):
        at = HALF + number * 60_000
        events.append({
            "id": fieldday.fresh_id(), "match": match, "ordinal": len(events) + 1, "stage": stage,
            "elapsed": elapsed, "at": began + at, "uptime": at, "boot": boot, "kind": kind,
            "payload": payload})
    server.push(person, [
        ("referee", "createMatch", {"match": match, "body": body}),
        *(("referee", "recordEvents", {"match": match, "events": events[first:first + 50]})
          for first in range(0, len(events), 50))])


def visits(phone, person, path: str, selector: str, rows: dict[str, int]) -> list[tuple[float, float]]:
    """Seconds until painted and until usable, of each visit of somebody who has so many rows of a kind."""
    with phone.context(person) as context:
        phone.settle(context, path, selector, (STORED, rows))
        context.set_offline(True)
        samples = []
        for _ in range(OPENINGS):
            page = phone.page(context)
            samples.append(phone.opened(page, path, selector))
            page.close()
    return samples
