"""What is published of all golfers once a day, in a program that does nothing else, while somebody gives it a command
every two milliseconds. Golfers play in fours, each of whom has answered about all rounds, of which the last was within
the day. Most are in their third round, and the number of their rounds changes; one in twenty comes to have six, and
what stands beside their name changes. The wait of a command is until it is looked at; the longest one with nothing
published, in five seconds before, is what the machine does by itself."""

import json
import sqlite3
import subprocess
import uuid

import golfers
import posts
from report import at_most, part, told

SECONDS, WAIT = 60, 10
DAY, HOUR = posts.DAY, 3_600_000
# When results are published, by UTC.
TIME = 12 * HOUR
PLAYERS, FEW, MANY = 4, 3, 6
# So many fours for one with many rounds.
SELDOM = 20
# Between two rounds of somebody.
APART = 7 * DAY


def measure(bench):
    town = posts.town(bench)
    fill(town)
    words = [bench.load.with_name("feed"), "trust", town.data, town.now]
    out = subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True)
    found = json.loads(out.stdout)
    waits, calm = ([micros / 1_000 for micros in found[name]] for name in ("waits", "calm"))
    check(town)
    name = f"a day of trust of {town.count:,} golfers"
    return [
        at_most(name, found["micros"] / 1e6, SECONDS, "s", 1),
        at_most("the same, longest wait of a command", max(waits), WAIT, "ms", 1, commands=len(waits),
                p99=part(waits, 0.99), calm=max(calm)),
        told("the same, p99, and the longest with nothing published",
             f"{part(waits, 0.99):.1f} and {max(calm):.1f} ms"),
    ]


def text(value) -> str:
    return json.dumps(value, separators=(",", ":"))


def fill(town) -> None:
    """Everybody's rounds and answers, while no server runs."""
    published = town.now - (town.now - TIME) % DAY
    former = {"tier": "rookie", "badges": ["rookie"], "rounds": FEW - 1}
    rounds, answers, asked = [], [], []
    for first in range(0, town.count - PLAYERS + 1, PLAYERS):
        number = MANY if first % (SELDOM * PLAYERS) == 0 else FEW
        for index in range(number):
            completed = published - 3 * HOUR - (number - 1 - index) * APART
            _round(town, first, completed, rounds, answers, asked)
    database = sqlite3.connect(town.path)
    database.execute("PRAGMA synchronous = OFF")
    database.executemany(
        "INSERT INTO golf_feedback_round (id, revision, completed_at, closes_at, counted_at, body)"
        " VALUES (?, 1, ?, ?, ?, ?)", rounds)
    database.executemany(
        "INSERT INTO golf_feedback (id, revision, round, reviewer, given_at, body) VALUES (?, 1, ?, ?, ?, ?)", answers)
    database.executemany("INSERT INTO golf_feedback_asked (user_id, round) VALUES (?, ?)", asked)
    database.executemany(
        "INSERT INTO golf_trust (id, revision, body) VALUES (?, 1, ?)",
        ((id, text({"mark": former, "publishedAt": published - DAY})) for id in town.ids))
    database.execute("UPDATE golf_profile SET body = json_set(body, '$.trust', json(?))", (text(former),))
    database.executemany(
        "INSERT INTO golf_trust_due (since, user_id) VALUES (?, ?)", ((published - HOUR, id) for id in town.ids))
    database.commit()
    database.close()


def _round(town, first: int, completed: int, rounds: list, answers: list, asked: list) -> None:
    """One of the four golfers from `first` on, of whom each would play with the others again."""
    round = posts.identity(completed, first)
    players = range(first, first + PLAYERS)
    names = [town.names[player] for player in players]
    rounds.append((round, completed, completed + 8 * DAY, completed + HOUR, text({
        "startTime": completed - 5 * HOUR, "zone": golfers.zone(), "completedAt": completed, "players": names,
        "countedAt": completed + HOUR})))
    for player, name in zip(players, names):
        body = {"round": str(uuid.UUID(bytes=round)), "reviewer": name, "at": completed + HOUR // 2, "answer": {
            "kind": "well", "again": [other for other in names if other != name], "skill": True}}
        answers.append((
            posts.identity(completed + 1, player), round, town.ids[player], completed + HOUR // 2, text(body)))
        asked.append((town.ids[player], round))


def check(town) -> None:
    """That everybody's is published, and more than numbers changed."""
    with sqlite3.connect(town.path) as database:
        (due,) = database.execute("SELECT count(*) FROM golf_trust_due").fetchone()
        (shown,) = database.execute(
            "SELECT count(*) FROM golf_profile WHERE json_extract(body, '$.trust.tier') <> 'rookie'").fetchone()
    database.close()
    if due or not shown:
        raise RuntimeError(f"{due} are not published, and {shown} have another tier")
