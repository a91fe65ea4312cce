"""What 20,000 chat messages leave in the change feeds of eight golfers who talk in five rounds: each message writes one
row of each other player again. First pulls of a new device before the server has cut the feeds down and afterwards,
medians of seven. Durable commands with 64 clients while it does that and once it is done, by turns, medians of three.
The server cuts them down when it starts, so each turn is a start with a copy of the data."""

import pathlib
import shutil
import sqlite3
import time

import generator
import golfers
from fieldday import fresh_id
from report import Figure, at_least, at_most, median, told

PLAYERS, ROUNDS, MESSAGES = 8, 5, 20_000
CLIENTS, SECONDS, TURNS, PULLS = 64, 4, 3, 7
# Milliseconds from one message of a golfer to the next: whoever is new may send 18 in a minute.
APART = 4_000
# The most rows of a feed: so many for each living entity, and so many besides.
EACH, BESIDES = 4, 5_000
HOUR = 3_600


def measure(bench, messages: int = MESSAGES):
    data, people = golfers.people(bench.world, PLAYERS)
    with bench.world.server(data=data) as server:
        talk(server, people, messages)
        gone, there = people[-1], people[-2]
        before = {golfer: first_pulls(server, golfer) for golfer in (gone, there)}
    long = feeds(data)
    samples, waited = turns(bench, data)
    last = bench.folder / f"feeds{TURNS - 1}"
    with bench.world.server(data=last) as server:
        after = {golfer: first_pulls(server, golfer) for golfer in (gone, there)}
    short = feeds(last)
    rows, living = max(short, key=lambda feed: feed[0] / most(feed[1]))
    quicker = median(before[gone]) / median(after[gone])
    slower = median(samples["while"]) / median(samples["after"])
    over = sum(result["slow"] for result in waited)
    return [
        at_most(
            f"rows of the longest user feed, {messages:,} messages before", rows, most(living), "",
            before=max(long), took=[result["seconds"] for result in waited]),
        told("the same, before", f"{max(long)[0]:,}"),
        at_least(
            "first pull of a new device, of who has left the rounds", quicker, 10,
            f"{median(after[gone]):.1f} ms and {median(before[gone]):.1f} ms",
            before=before[gone], after=after[gone]),
        told(
            "the same with all messages, of who is in the rounds",
            f"{median(after[there]):,.0f} ms and {median(before[there]):,.0f} ms",
            before=before[there], after=after[there]),
        at_most(
            f"durable commands, {CLIENTS} clients, p99 while feeds are cut down", slower, 1.5, "x",
            2, **samples),
        Figure(
            "slices that hold the writer over 10 ms", "0",
            f"{over} of {sum(result['slices'] for result in waited)}", float(over), over == 0),
    ]


def most(living: int) -> int:
    return EACH * living + BESIDES


# MARK: Talking


def talk(server, people, messages: int) -> None:
    """Each has sent the same number in each round, over the last hours; then the last one leaves."""
    for golfer in people:
        golfers.introduce(server, golfer)
    rounds = [
        golfers.round(server, people[index:] + people[:index], (5 + index) * golfers.DAY)
        for index in range(ROUNDS)]
    count = messages // len(people)
    now = int(time.time() * 1_000)
    times = [now - (count - index) * APART for index in range(count)]
    for golfer in people:
        commands = []
        for index in range(count):
            _, args = golfers.message(rounds[index % ROUNDS], golfer, f"Message {index}")
            commands.append(("golf", "sendMessage", args))
        server.push(golfer, commands, times)
    for round in rounds:
        event = {"round": round, "event": {"kind": "leave"}}
        server.push(people[-1], [("golf", "changeMembership", event)])


def first_pulls(server, golfer) -> list[float]:
    """Milliseconds until a device that is new has everything."""
    samples = []
    for _ in range(PULLS):
        device, cursor, more = fresh_id(), None, True
        began = time.monotonic()
        while more:
            page = server.pull(golfer, device, cursor)
            cursor, more = page["cursor"], page["more"]
        samples.append((time.monotonic() - began) * 1_000)
    return samples


def feeds(data: pathlib.Path) -> list[tuple[int, int]]:
    """Rows and living entities of each user's feed, of a server that does not run."""
    with sqlite3.connect(data / "fieldday.sqlite") as database:
        found = database.execute("""
            SELECT sum(size), sum(lives) FROM (
              SELECT scope_id, count(*) AS size,
                (SELECT body IS NOT NULL FROM feed AS last WHERE last.scope_kind = feed.scope_kind
                  AND last.scope_id = feed.scope_id AND last.kind = feed.kind
                  AND last.id = feed.id ORDER BY seq DESC LIMIT 1) AS lives
              FROM feed WHERE scope_kind = 'user' GROUP BY scope_kind, scope_id, kind, id)
            GROUP BY scope_id""").fetchall()
    database.close()
    return found


# MARK: Cutting down


def turns(bench, data: pathlib.Path):
    """Microseconds of the slowest hundredth while feeds are cut down and afterwards, and what each turn took."""
    samples, waited = {"while": [], "after": []}, []
    for turn in range(TURNS):
        copy = bench.folder / f"feeds{turn}"
        shutil.copytree(data, copy)
        with bench.world.server(data=copy) as server:
            began = time.monotonic()
            load = server.additions(bench.world.people)
            generator.run(bench.load, load, CLIENTS, 1)
            samples["while"].append(generator.run(bench.load, load, CLIENTS, SECONDS).p99)
            forgotten = server.metric("fieldday_feed_rows_forgotten_total")
            wait(server)
            if server.metric("fieldday_feed_rows_forgotten_total") == forgotten:
                raise RuntimeError("the feeds were short before the load was over")
            seconds = time.monotonic() - began
            samples["after"].append(generator.run(bench.load, load, CLIENTS, SECONDS).p99)
            slices = server.metric("fieldday_feed_slice_seconds_count")
            quick = server.metric('fieldday_feed_slice_seconds_bucket{le="0.01"}')
            waited.append({"seconds": seconds, "slices": slices, "slow": slices - quick})
    return samples, waited


def wait(server) -> None:
    """Until nothing has been forgotten for three seconds."""
    end = time.monotonic() + HOUR
    last = -1
    while (now := server.metric("fieldday_feed_rows_forgotten_total")) != last or now == 0:
        if time.monotonic() > end:
            raise RuntimeError("the feeds are not short an hour later")
        last = now
        time.sleep(3)
