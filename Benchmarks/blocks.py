"""Years of somebody's DayBlock, written into a database that the server has made: twenty sessions a
day with pauses, as a timer made them. The same number makes the same years, but for the day they end
on."""

import datetime
import json
import pathlib
import random
import sqlite3
import time
import uuid
import zoneinfo

DAY, HOUR, MINUTE = 86_400_000, 3_600_000, 60_000
A_DAY = 20
# Between pauses: some 250,000 in ten years.
STRETCHES = (1, 2, 3, 3, 4, 4, 5, 6)
ZONE = "America/New_York"
NAMES = [
    "Deep work", "Meetings", "Mail", "Review", "Spanish", "Piano", "Reading", "Writing", "Running",
    "Strength", "Yoga", "Walk", "Cooking", "Housework",
]
ICONS = ["laptop", "chat", "mail", "clipboard", "language", "piano", "book", "pencil", "run",
         "strength", "yoga", "walk", "pan", "broom"]
GROUPS = ["Work", "Learning", "Body", "Home"]
# Finished runs are kept for as long: a background job of the server removes the rest.
RUNS = 30


class Years:
    """Somebody's groups, blocks, sessions, and the runs of the last weeks."""

    def __init__(self, user: bytes, days: int, seed: int = 17):
        self.user, self.days = user, days
        self.chance = random.Random(seed)
        self.now = int(time.time() * 1_000)
        self.today = datetime.datetime.now(zoneinfo.ZoneInfo("UTC")).date()
        self.blocks: list[str] = []
        self.sessions = self.segments = self.half_blocks = 0

    def _id(self, at: int) -> bytes:
        """A UUIDv7."""
        number = at << 80 | 7 << 76 | self.chance.getrandbits(76)
        return (number & ~(3 << 62) | 2 << 62).to_bytes(16, "big")

    def write(self, path: pathlib.Path) -> None:
        """Into the database of a server that does not run."""
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA synchronous = OFF")
            tables = Tables(database, self.user)
            self._arrange(tables)
            for ago in range(self.days, 0, -1):
                self._day(tables, self.today - datetime.timedelta(days=ago), ago)
            tables.close()
            database.commit()
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()

    # MARK: Making

    def _arrange(self, tables) -> None:
        made = self.now - (self.days + 1) * DAY
        groups = []
        for index, name in enumerate(GROUPS):
            group = self._id(made + index)
            body = {"name": name, "place": "VWXY"[index], "created": made}
            tables.row("group", group, body, name=name, created_at=made)
            groups.append(group)
        for index, name in enumerate(NAMES):
            block, group = self._id(made + 10 + index), groups[index * len(GROUPS) // len(NAMES)]
            body = {
                "group": text(group), "name": name, "icon": ICONS[index], "color": 6 + index * 3,
                "place": "V" + "abcdefghijklmn"[index], "created": made}
            if index == 0:
                body |= {"goal": {"period": "perDay", "halfBlocks": 6}, "golden": True}
            if index in (4, 8):
                body |= {"goal": {"period": "perWeek", "halfBlocks": 10}}
            tables.row("block", block, body, group_id=group, name=name, golden=index == 0,
                     created_at=made)
            self.blocks.append(text(block))
        settings = {
            "keepsAwake": True, "feedback": "light", "maxRun": 300, "board": "halves",
            "welcomed": True, "tips": ["tracking", "live", "calendar", "review"],
            "group": text(groups[0]), "focus": self.blocks[0]}
        tables.row("settings", self.user, settings, boundary=0)

    def _day(self, tables, date: datetime.date, ago: int) -> None:
        """From six in the morning on, one after the other."""
        morning = datetime.datetime.combine(
            date, datetime.time(6), zoneinfo.ZoneInfo(ZONE))
        offset = int(morning.utcoffset().total_seconds())
        start = int(morning.timestamp() * 1_000)
        number = (date - datetime.date(1970, 1, 1)).days
        for index in range(A_DAY):
            at = start + index * 52 * MINUTE + self.chance.randrange(5 * MINUTE)
            self._session(tables, number, at, offset, ago)

    def _session(self, tables, number: int, start: int, offset: int, ago: int) -> None:
        """A run of 25 to 39 minutes in several stretches."""
        count = self.chance.choice(STRETCHES)
        active = self.chance.randrange(25 * MINUTE, 39 * MINUTE)
        stretches, at = [], start
        for index in range(count):
            length = active // count + (active % count if index == 0 else 0)
            stretches.append((at, at + length))
            at += length + self.chance.randrange(MINUTE // 2, 2 * MINUTE)
        end = stretches[-1][1]
        id, block = self._id(start), self.chance.choice(self.blocks)
        times, last = [], 0
        for begin, stop in stretches:
            times += [begin - last, stop - begin, offset]
            last = stop
        body = {"b": block, "d": number, "z": ZONE, "t": times}
        if self.chance.random() < 0.15:
            body["m"] = "What there was to say about it, in a line."
        body |= {"n": True, "a": end}
        halves = active // (30 * MINUTE)
        tables.row(
            "session", id, body, block=uuid.UUID(block).bytes, run=id, day=number,
            started_at=start, ended_at=end, active=active, half_blocks=halves, origin="timer",
            created_at=end)
        tables.hours(id, uuid.UUID(block).bytes, number, stretches, offset, end)
        if ago <= RUNS:
            self._run(tables, id, block, stretches, offset)
        self.sessions += 1
        self.segments += len(stretches)
        self.half_blocks += halves

    @staticmethod
    def _run(tables, id: bytes, block: str, stretches, offset: int) -> None:
        start, end = stretches[0][0], stretches[-1][1]
        marks, last = [], start
        for (_, stop), (begin, _) in zip(stretches, stretches[1:]):
            marks += [0, stop - last, 0, 1, begin - stop, offset]
            last = begin
        marks += [2, end - last, 0]
        body = {"block": block, "name": "Block", "zone": ZONE, "start": start, "offset": offset,
                "device": "Phone", "marks": marks}
        tables.row("run", id, body, block=uuid.UUID(block).bytes, state="finished", state_at=end,
                 started_at=start)


class Tables:
    """Writes rows as the server does: each with its home, and with its line in the feed."""

    def __init__(self, database, user: bytes):
        self.database, self.user = database, user
        database.execute(
            "INSERT OR IGNORE INTO feed_head (scope_kind, scope_id, seq, floor)"
            " VALUES ('user', ?, 0, 0)", (user,))
        (self.seq,) = database.execute(
            "SELECT seq FROM feed_head WHERE scope_kind = 'user' AND scope_id = ?",
            (user,)).fetchone()

    def row(self, table: str, id: bytes, body: dict, **columns) -> None:
        kind, words = f"day{table.capitalize()}", json.dumps(body, separators=(",", ":"))
        self.seq += 1
        fields = {"owner": self.user, "id": id, "revision": 1, **columns, "body": words}
        self.database.execute(
            f"INSERT INTO day_{table} ({', '.join(fields)}) VALUES ({', '.join('?' * len(fields))})",
            tuple(fields.values()))
        self.database.execute(
            "INSERT INTO entity_home (kind, id, scope_kind, scope_id, revision)"
            " VALUES (?, ?, 'user', ?, 1)", (kind, id, self.user))
        self.database.execute(
            "INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body,"
            " last_of_command) VALUES ('user', ?, ?, ?, ?, 1, ?, ?)",
            (self.user, self.seq, kind, id, words, self.seq))

    def hours(self, session: bytes, block: bytes, day: int, stretches, offset: int, made: int):
        """Active time by the clock's hours."""
        hours: dict[int, int] = {}
        for start, end in stretches:
            at, stop = start + offset * 1_000, end + offset * 1_000
            while at < stop:
                cut = min(stop, (at // HOUR + 1) * HOUR)
                hour = at // HOUR % 24
                hours[hour] = hours.get(hour, 0) + cut - at
                at = cut
        self.database.executemany(
            "INSERT INTO day_hour (owner, hour, block, day, session, active, created_at)"
            " VALUES (?, ?, ?, ?, ?, ?, ?)",
            [(self.user, hour, block, day, session, active, made)
             for hour, active in hours.items()])

    def close(self) -> None:
        self.database.execute(
            "UPDATE feed_head SET seq = ? WHERE scope_kind = 'user' AND scope_id = ?",
            (self.seq, self.user))


def text(id: bytes) -> str:
    return str(uuid.UUID(bytes=id))


def user(path: pathlib.Path, email: str) -> bytes:
    """The id of an account."""
    with sqlite3.connect(path) as database:
        (id,) = database.execute(
            "SELECT id FROM user_account WHERE email = ?", (email,)).fetchone()
    database.close()
    return id
