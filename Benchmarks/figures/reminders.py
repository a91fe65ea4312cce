"""A morning's reminders of 100,000 people with ten friends each, of whom three are due, who all wait for the same hour,
in a program that does nothing else, while somebody gives it a command every two milliseconds. Emails are queued and
sealed, not delivered, and accounts are not looked up. The wait of a command is until it is looked at; the longest one
with nobody reminded, in five seconds before, is what the machine does by itself. Then the calendar feed of somebody
with 5,000 friends, over one connection: whole and packed, and to who has it already."""

import http.client
import json
import sqlite3
import subprocess
import time
import uuid

import blocks
from posts import DAY, identity
from report import at_most, part, spread, told

PEOPLE, FRIENDS, DUE = 100_000, 10, 3
SECONDS, WAIT = 60, 10
LISTED, WHOLE, KNOWN = 5_000, 50, 5
SAMPLES = 200
HOUR = 9
#: Of last contact: whoever is due was met 31 days ago, the others 3.
AGO, LATELY = 31, 3
ACCOUNT = 1 << 32
ADDRESS = "/api/friends/calendar"


def measure(bench):
    return [*digests(bench), *feed(bench)]


# MARK: Digests


def digests(bench):
    data = bench.world.data()
    path = data / "fieldday.sqlite"
    today = int(time.time() * 1_000) // DAY * DAY
    now = today + HOUR * 3_600_000 + 300_000
    with closing(path) as database:
        for first in range(0, PEOPLE, 1_000):
            people = [identity(today - DAY, ACCOUNT + number) for number in range(first, first + 1_000)]
            wait(database, people, now)
            for index, person in enumerate(people):
                befriend(database, person, (first + index) * FRIENDS, FRIENDS, DUE, today)
    words = [bench.load.with_name("feed"), "reminders", data, now]
    out = subprocess.run([str(word) for word in words], check=True, capture_output=True, text=True)
    found = json.loads(out.stdout)
    waits, calm = ([micros / 1_000 for micros in found[name]] for name in ("waits", "calm"))
    with closing(path) as database:
        (queued,) = database.execute(
            "SELECT count(*) FROM outgoing_message WHERE template = 'friendsReminder'").fetchone()
    if queued != PEOPLE:
        raise RuntimeError(f"{queued} emails are queued")
    return [
        at_most(f"reminders of {PEOPLE:,} people", found["micros"] / 1e6, SECONDS, "s", 1),
        at_most("the same, longest wait of a command", max(waits), WAIT, "ms", 1, commands=len(waits),
                p99=part(waits, 0.99), calm=max(calm)),
        told("the same, p99, and the longest with nobody reminded",
             f"{part(waits, 0.99):.1f} and {max(calm):.1f} ms"),
    ]


class closing:
    """A database that no server uses, written to and closed."""

    def __init__(self, path):
        self.database = sqlite3.connect(path)
        self.database.execute("PRAGMA synchronous = OFF")

    def __enter__(self):
        return self.database

    def __exit__(self, *failure):
        if not any(failure):
            self.database.commit()
        self.database.close()


def wait(database, people: list[bytes], now: int) -> None:
    """Has them wait for the hour, and be looked at a quarter of an hour ago."""
    database.executemany(
        "INSERT INTO friends_settings (owner, revision, default_period, wording, shows_bands, shows_sections,"
        " swipe_type, records_at_once, offers_more_kinds, name_order, name_display, start_of_day, reminders,"
        " reminder_hour, zone) VALUES (?, 1, 'monthly', 'full', 1, 1, 'meetUp', 0, 0, 'givenFirst', 'firstLast', 0,"
        " 'email', ?, 'UTC')", ((person, HOUR) for person in people))
    database.executemany(
        "INSERT INTO friends_reminder (owner, next_at, looked_at) VALUES (?, ?, ?)",
        ((person, now - 300_000, now - 900_000) for person in people))


def befriend(database, person: bytes, begin: int, count: int, due: int, today: int) -> None:
    """Gives somebody friends, each met once; the first of them are due."""
    contacts, friends, meetings, taking_part = [], [], [], []
    for index in range(count):
        number = begin + index
        met = today - (AGO if index < due else LATELY) * DAY
        contact, friend, meeting = (identity(met + kind, number) for kind in range(3))
        name = f"Given{number} Family{number * 7919 % 10007}"
        contacts.append((person, contact, "urn:uuid:" + str(uuid.UUID(bytes=contact)), card(number)))
        date = day(met)
        friends.append((person, friend, contact, met, date, name))
        meetings.append((person, meeting, date, met + DAY // 2, met))
        taking_part.append((person, meeting, friend))
    database.executemany(
        "INSERT INTO contact (owner, id, revision, book, uid, source, card, photo_removed)"
        " VALUES (?, ?, 1, zeroblob(16), ?, 'manual', ?, 0)", contacts)
    database.executemany(
        "INSERT INTO friend (owner, id, revision, contact, period, created_at, created_on, created_zone, pinned,"
        " name_cache) VALUES (?, ?, 1, ?, 'monthly', ?, ?, 'UTC', 0, ?)", friends)
    database.executemany(
        "INSERT INTO connection (owner, id, revision, type, occurred_on, took_place_at, zone, zone_offset,"
        " is_initial, note, origin, created_at) VALUES (?, ?, 1, 'meetUp', ?, ?, 'UTC', 0, 0, '', 'manual', ?)",
        meetings)
    database.executemany(
        "INSERT INTO connection_friend (owner, connection, friend) VALUES (?, ?, ?)", taking_part)


def card(number: int) -> str:
    return json.dumps({
        "given": f"Given{number}", "family": f"Family{number * 7919 % 10007}", "org": "Fieldday",
        "birthday": f"1990-{number % 12 + 1:02}-{number % 28 + 1:02}",
        "phones": [{"value": f"+82 10 {number // 10_000:04} {number % 10_000:04}", "label": "mobile"}],
        "emails": [{"value": f"someone{number}@example.org", "label": "home"}],
    }, separators=(",", ":"))


def day(at: int) -> str:
    return time.strftime("%Y-%m-%d", time.gmtime(at // 1_000))


# MARK: The calendar feed


def feed(bench):
    person = bench.world.people[0]
    data = bench.world.data()
    path = data / "fieldday.sqlite"
    today = int(time.time() * 1_000) // DAY * DAY
    with closing(path) as database:
        befriend(database, blocks.user(path, person.email), 0, LISTED, LISTED // 3, today)
    with bench.world.server(data=data) as server:
        link = server.site.json("POST", ADDRESS, {}, {"Cookie": person.cookie})["link"]
        address = link[link.index("/calendar/"):]
        line = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
        headers = {"Accept-Encoding": "gzip"}
        whole, tag = asked(line, address, headers, 200)
        known, _ = asked(line, address, headers | {"If-None-Match": tag}, 304)
        line.close()
    name = f"calendar of {LISTED:,} friends"
    return [
        spread(f"{name}, p95", whole, WHOLE),
        spread(f"{name}, known already, p95", known, KNOWN, 2),
    ]


def asked(line, address: str, headers: dict, wanted: int) -> tuple[list[float], str]:
    """Milliseconds of each answer, and the tag of the last."""
    samples, tag = [], ""
    for _ in range(SAMPLES + 20):
        began = time.perf_counter()
        line.request("GET", address, headers=headers)
        answer = line.getresponse()
        text = answer.read()
        samples.append((time.perf_counter() - began) * 1_000)
        if answer.status != wanted or bool(text) != (wanted == 200):
            raise RuntimeError(f"{address}: {answer.status}, {len(text)} bytes")
        tag = answer.headers["ETag"]
    return samples[20:], tag
