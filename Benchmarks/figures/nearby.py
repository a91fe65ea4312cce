"""Rounds within 25 miles and 30 days around 1,000 places, the soonest twenty with everything about
them, after 100 places that do not count. In-process is the route's own query, over HTTP the
endpoint with one connection and 60 people by turns, each with 30 friends. PostGIS (prepared
statements, an index of what can be found by place and start) and Redis (GEOSEARCH; days, order and
rim in the client) have the same rounds and are asked by Python over a Unix socket. What a server
waits for until it has the rounds is compared first: ours has its database inside, theirs would ask
over that socket. Then what the search alone takes: theirs without what an empty question takes there.
Then what somebody far away waits for, where ours has HTTP, the session and the permissions in it, and
theirs have none of these. Neither looks at who asks, so that there is also the search of somebody
without friends. Recall is that of all pages around 200 places, next to looking at every round."""

import http.client
import json
import pathlib
import sqlite3
import statistics
import subprocess
import sys
import time
import urllib.parse
import uuid

import rounds as golf
from georedis import Redis
from postgis import PostGIS
from report import Figure, part, spread

TOTAL, OPEN = 1_000_000, 40_000
MILES, DAYS = 25, 30
WARM, PLACES, JUDGED = 100, 1_000, 200
READERS = 60
REACH = MILES * golf.MILE


def measure(bench, total: int = TOTAL, open: int = OPEN):
    world = golf.Rounds(total, open)
    data = bench.world.data()
    path = data / "fieldday.sqlite"
    world.write(path)
    places = world.centres(WARM + PLACES)
    window = range(world.now, world.now + DAYS * golf.DAY)
    name = f"{total:,} rounds ({open:,} open), {MILES} miles, {DAYS} days"
    inside = in_process(bench, data, places, window)
    alone = in_process(bench, data, places, window, last=True)
    with bench.world.server(data=data) as server:
        client = Client(server, bench.world.people[:READERS], window)
        outside = timed(client.page, places)
        recall = judge(client.all, world, places, window)
    figures = [
        spread(f"{name}: in-process p95", inside, 5, 2),
        spread(f"{name}: in-process p95, without friends", alone, 5, 2),
        spread(f"{name}: over HTTP p95", outside, 20, 2),
        exact("Fieldday", recall),
    ]
    for make in (lambda: PostGIS(golf.Rounds.stored(path)),
                 lambda: Redis(bench.folder, world.found)):
        figures += against(make, inside, alone, outside, world, places, window)
    return figures


# MARK: Fieldday


def in_process(bench, data: pathlib.Path, places, window: range, last=False) -> list[float]:
    """Milliseconds of each search in a program that does nothing else, of the first or the last
    person."""
    with sqlite3.connect(data / "fieldday.sqlite") as database:
        order = "DESC" if last else "ASC"
        (reader,) = database.execute(
            f"SELECT id FROM user_account ORDER BY login {order}").fetchone()
    database.close()
    words = [bench.load.with_name("nearby"), data, uuid.UUID(bytes=reader), window.start,
             window.stop]
    lines = "\n".join(f"{latitude} {longitude}" for latitude, longitude in places)
    out = subprocess.run(
        [str(word) for word in words], input=lines, check=True, capture_output=True, text=True)
    found = json.loads(out.stdout)
    if not any(found["found"]):
        raise RuntimeError("no search found anything")
    return [micros / 1_000 for micros in found["micros"][WARM:]]


class Client:
    """Searches over one connection. Nobody may search more than 120 times a minute, so that people
    take turns."""

    def __init__(self, server, people, window: range):
        self.link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
        self.cookies = [person.cookie for person in people]
        self.window = window
        self.turn = 0

    def ask(self, centre, **more) -> bytes:
        self.turn += 1
        query = urllib.parse.urlencode({
            "lat": centre[0], "lng": centre[1], "radius": MILES, "from": self.window.start,
            "to": self.window.stop, **more})
        cookie = self.cookies[self.turn % len(self.cookies)]
        self.link.request("GET", f"/api/golf/rounds?{query}", headers={"Cookie": cookie})
        answer = self.link.getresponse()
        body = answer.read()
        if answer.status != 200:
            raise RuntimeError(f"a search was answered with {answer.status}: {body[:200]}")
        return body

    def page(self, centre) -> bytes:
        return self.ask(centre, limit=20)

    def all(self, centre) -> set[str]:
        found, more = set(), {}
        while more is not None:
            page = json.loads(self.ask(centre, limit=50, **more))
            found |= {entry["id"] for entry in page["rounds"]}
            more = {"cursor": page["next"]} if "next" in page else None
        return found


# MARK: Peers


def against(make, inside, alone, outside, world, places, window) -> list[Figure]:
    """A peer's figures; none where it cannot be started."""
    try:
        with make() as peer:
            trip = timed(lambda _: peer.trip(), places)
            theirs = timed(lambda centre: peer.page(centre, REACH, window), places)
            recall = judge(
                lambda centre: peer.all(centre, REACH, window), world, places, window)
    except (ImportError, OSError, RuntimeError, subprocess.CalledProcessError) as error:
        print(f"measured without a peer: {error}", file=sys.stderr)
        return []
    # What an empty question takes is the socket's and Python's, not the peer's.
    way = statistics.median(trip)
    bare = [max(0.0, sample - way) for sample in theirs]
    samples = {"peer": theirs, "trip": trip}
    return [
        beside(f"the same until a server has it: in-process and {peer.name} over a socket", inside,
               theirs, samples),
        beside(f"the same over HTTP and {peer.name} over a socket", outside, theirs, samples),
        beside(f"the same in-process and {peer.name} without the trip of {way:.2f} ms", inside,
               bare, samples),
        beside(f"the same without friends and {peer.name} without the trip", alone, bare, samples),
        exact(peer.name, recall),
    ]


def beside(name: str, ours, theirs, samples) -> Figure:
    """Like next to like: both with the way there, or both without."""
    measured = ", ".join(
        f"p{share:.0%} {part(ours, share):.2f} and {part(theirs, share):.2f} ms".replace("%", "")
        for share in (0.5, 0.95))
    faster = all(part(theirs, share) >= part(ours, share) for share in (0.5, 0.95))
    ratio = part(theirs, 0.95) / part(ours, 0.95)
    return Figure(name, "≥ 1x at p50 and p95", measured, ratio, faster, samples)


# MARK: Measuring


def timed(ask, places) -> list[float]:
    """Milliseconds of each question that counts."""
    samples = []
    for centre in places:
        began = time.perf_counter()
        ask(centre)
        samples.append((time.perf_counter() - began) * 1_000)
    return samples[WARM:]


def judge(ask, world, places, window: range) -> tuple[int, int, int]:
    """How many of those that are there were found, how many are there, and how many were found that
    are not."""
    found = there = wrong = 0
    for centre in places[WARM:WARM + JUDGED]:
        wanted = world.within(centre, REACH, window)
        got = ask(centre)
        found += len(got & wanted)
        there += len(wanted)
        wrong += len(got - wanted)
    return found, there, wrong


def exact(name: str, judged: tuple[int, int, int]) -> Figure:
    found, there, wrong = judged
    recall = found / there
    return Figure(
        f"recall of {name}, and found outside of the circle", "1, 0", f"{recall:.4f}, {wrong}",
        recall, found == there and wrong == 0, {"found": found, "there": there})
