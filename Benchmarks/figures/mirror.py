"""How soon 1,000 viewers of one match see a goal: from the moment its command is sent to the server
until the message is read from each viewer's socket. Server, sender and viewers share one machine,
the viewers one process of Python, so that most of the time is theirs."""

import time

import machine
from fieldday import fresh_id
from mirrors import Viewers
from report import Figure, at_most, part

VIEWERS = 1_000
GOALS = 100
REACH = 250


class Referee:
    """A device that records a match, one command in each request."""

    def __init__(self, server, person):
        self.server, self.person = server, person
        self.device, self.match, self.boot = fresh_id(), fresh_id(), fresh_id()
        self.epoch = server.pull(person, self.device)["epoch"]
        self.count = 0
        self.ordinal = 0
        self.last = None

    def send(self, name: str, args: dict) -> int:
        """Answers when it was sent, in nanoseconds."""
        self.count += 1
        command = {
            "id": fresh_id(), "device": self.device, "dseq": self.count, "system": "referee",
            "name": name, "version": 1, "at": int(time.time() * 1000), "args": args,
        }
        body = {"device": self.device, "epoch": self.epoch, "commands": [command]}
        if self.last:
            body["predecessor"] = self.last
        self.last = command["id"]
        began = time.monotonic_ns()
        self.server.site.json("POST", "/api/sync/push", body, {"Cookie": self.person.cookie})
        return began

    def set_up(self) -> None:
        body = {
            "home": {"name": "Harbour"}, "away": {"name": "Lantern"}, "rules": {},
            "createdAt": int(time.time() * 1000), "ownRole": "center",
        }
        self.send("createMatch", {"match": self.match, "body": body})

    def record(self, stage: str, *facts) -> int:
        events = []
        for kind, payload in facts:
            self.ordinal += 1
            events.append({
                "id": fresh_id(), "match": self.match, "ordinal": self.ordinal, "stage": stage,
                "elapsed": self.ordinal * 1_000, "at": int(time.time() * 1000),
                "uptime": self.ordinal, "boot": self.boot, "kind": kind, "payload": payload})
        return self.send("recordEvents", {"match": self.match, "events": events})

    def link(self) -> str:
        path = f"/api/referee/matches/{self.match}/mirrors"
        made = self.server.site.json(
            "POST", path, {"audience": "public"}, {"Cookie": self.person.cookie})
        return made["address"][made["address"].index("/m/"):]


def measure(bench):
    with bench.world.server() as server:
        referee = Referee(server, bench.world.people[0])
        referee.set_up()
        referee.record(
            "PRE", ("kickoff", {"side": "home"}), ("period.start", {"period": "R1", "seconds": 2700}))
        path = referee.link()
        sent = {}
        with Viewers(server.site.port, path, VIEWERS) as viewers:
            for goal in range(1, GOALS + 1):
                sent[goal] = referee.record(
                    "R1", ("goal", {"side": "home", "type": "openPlay"}))
                time.sleep(0.15)
            wait_for(server, VIEWERS * (GOALS + 1))
        machine.wait_until(
            "streams to end", lambda: server.metric("fieldday_mirror_viewers") == 0, 45)
        left = server.metric("fieldday_mirror_matches")
    delays = sorted(
        (at - sent[goal]) / 1e6 for goal, times in viewers.heard.items() for at in times)
    expected = VIEWERS * GOALS
    details = {"viewers": VIEWERS, "goals": GOALS, "heard": len(delays)}
    name = f"a goal with {VIEWERS:,} viewers, sent to seen"
    return [
        at_most(name + ", p50", part(delays, 0.50), REACH, "ms", **details),
        at_most(name + ", p99", part(delays, 0.99), REACH, "ms", **details),
        Figure(
            "viewers who missed a goal, channels left", "0, 0",
            f"{expected - len(delays)}, {left}", float(expected - len(delays) + left),
            len(delays) == expected and left == 0),
    ]


def wait_for(server, count: int) -> None:
    """Until everything is written, or nothing more comes: several goals may go in one writing."""
    before, still = -1, 0
    while still < 5:
        written = server.metric("fieldday_mirror_written_total")
        if written >= count:
            break
        still = still + 1 if written == before else 0
        before = written
        time.sleep(0.2)
    # What is written still has to be read.
    time.sleep(1)
