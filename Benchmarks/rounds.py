"""Rounds of golf where people are, written into a database that the server has made: most are over,
some can be found. The same number makes the same rounds, as far as the clock allows."""

import bisect
import dataclasses
import datetime
import itertools
import json
import math
import os
import pathlib
import random
import sqlite3
import time
import uuid
import zoneinfo

ROOT = pathlib.Path(__file__).resolve().parent.parent
DAY = 86_400_000
HOSTS = 50_000
FRIENDS = 30
# The mean radius in metres, and a mile's.
EARTH = 6_371_008.8
MILE = 1_609.344
# The search's own table of what can be found.
FIELDS = [
    "id", "revision", "host", "status", "visibility", "start_at", "latitude", "longitude", "zcode",
    "taken_count", "max_players", "created_at", "body",
]
INSERT = f"INSERT INTO golf_round ({', '.join(FIELDS)}) VALUES ({', '.join('?' * len(FIELDS))})"


@dataclasses.dataclass(frozen=True)
class Round:
    """Columns of `golf_round`, in their order."""

    id: bytes
    revision: int
    host: bytes
    status: str
    visibility: str
    start: int
    latitude: float
    longitude: float
    zcode: int
    accepted: int
    players: int
    created: int
    body: str

    @property
    def row(self) -> tuple:
        return tuple(getattr(self, field.name) for field in dataclasses.fields(self))


# MARK: Places


class Cities:
    """Where people are: cities by how many live in them, and around each of them thinning out."""

    def __init__(self):
        path = pathlib.Path(os.environ.get("FIELDDAY_CITIES") or ROOT / "generated/cities.tsv")
        if not path.exists():
            raise RuntimeError(f"{path} is missing: Tools/setup.sh makes it")
        lines = [line.split("\t") for line in path.read_text().splitlines()[1:]]
        self.labels = [json.dumps(line[1], ensure_ascii=False) for line in lines]
        self.points = [(float(line[3]), float(line[4])) for line in lines]
        self.zones = [zone(line[5]) for line in lines]
        self.people = list(itertools.accumulate(int(line[6]) for line in lines))

    def city(self, chance: random.Random) -> int:
        return bisect.bisect(self.people, chance.random() * self.people[-1])

    def near(self, city: int, chance: random.Random) -> tuple[int, int]:
        """A place some 8 km from the middle, in millionths of a degree."""
        north, east = self.points[city]
        metres, way = chance.expovariate(1 / 8_000), chance.random() * 2 * math.pi
        degrees = metres / (EARTH * math.pi / 180)
        latitude = min(max(north + degrees * math.cos(way), -89.9), 89.9)
        longitude = east + degrees * math.sin(way) / math.cos(math.radians(north))
        return round(latitude * 1e6), round(((longitude + 180) % 360 - 180) * 1e6)


def zone(name: str) -> str:
    offset = datetime.datetime.now(zoneinfo.ZoneInfo(name)).utcoffset()
    return json.dumps({"name": name, "offset": int(offset.total_seconds())}, separators=(",", ":"))


def spread(bits: int) -> int:
    """Zeros between the bits."""
    return sum((bits >> place & 1) << 2 * place for place in range(15))


SPREAD = [spread(bits) for bits in range(1 << 15)]


def cell(degrees: float, start: float, size: float) -> int:
    """The one of 2³⁰ parts of the earth, from a rim on, that a degree is in."""
    found = min(max(int((degrees - start) / size), 0), (1 << 30) - 1)
    # The subtraction rounds; the edge does not.
    if found * size + start > degrees:
        found = max(found - 1, 0)
    if found + 1 < 1 << 30 and (found + 1) * size + start <= degrees:
        found += 1
    return found


def zcode(latitude: float, longitude: float) -> int:
    """As `ZCode` of the kit: the bits of longitude and latitude by turns."""
    column = cell(longitude, -180, 360 / (1 << 30))
    row = cell(latitude, -90, 180 / (1 << 30))
    wide = SPREAD[column >> 15] << 30 | SPREAD[column & 0x7FFF]
    return wide << 1 | SPREAD[row >> 15] << 30 | SPREAD[row & 0x7FFF]


def metres(one: tuple[float, float], other: tuple[float, float]) -> float:
    """The great-circle distance, by the haversine."""
    (north, east), (up, across) = one, other
    share = (
        math.sin(math.radians(up - north) / 2) ** 2 + math.cos(math.radians(north))
        * math.cos(math.radians(up)) * math.sin(math.radians(across - east) / 2) ** 2)
    return 2 * EARTH * math.asin(math.sqrt(min(1, share)))


# MARK: Rounds


class Rounds:
    """A seeded number of rounds, of which `open` can be found.

    Those lie 2 to 45 days ahead, so that the server has nothing to do about them meanwhile.
    """

    def __init__(self, total: int, open: int, seed: int = 18):
        self.total, self.open = total, open
        self.chance = random.Random(seed)
        self.cities = Cities()
        self.now = int(time.time() * 1_000)
        self.hosts = [self._host(index) for index in range(HOSTS)]
        self.found: list[Round] = []

    def _host(self, index: int) -> tuple[bytes, str]:
        """The id, and the card as it travels."""
        id = self._id(self.now - self.chance.randrange(800 * DAY))
        card = {
            "user": str(uuid.UUID(bytes=id)), "name": f"Golfer{index} K.",
            "photo": self.chance.randbytes(32).hex()}
        return id, json.dumps(card, separators=(",", ":"))

    def _id(self, at: int) -> bytes:
        """A UUIDv7."""
        number = at << 80 | 7 << 76 | self.chance.getrandbits(76)
        return (number & ~(3 << 62) | 2 << 62).to_bytes(16, "big")

    def centres(self, count: int) -> list[tuple[float, float]]:
        """Where people search: where they are."""
        chance = random.Random(count)
        places = [self.cities.near(self.cities.city(chance), chance) for _ in range(count)]
        return [(north / 1e6, east / 1e6) for north, east in places]

    def make(self):
        """Each round once, those that are over first."""
        for _ in range(self.total - self.open):
            created = self.now - self.chance.randrange(DAY, 730 * DAY)
            status = "completed" if self.chance.random() < 0.85 else "canceled"
            yield self._round(created, min(created + 20 * DAY, self.now - 3_600_000), status)
        for _ in range(self.open):
            start = self.now + 2 * DAY + self.chance.randrange(43 * DAY)
            round = self._round(self.now - self.chance.randrange(20 * DAY), start, "open")
            self.found.append(round)
            yield round

    def _round(self, created: int, start: int, status: str) -> Round:
        chance = self.chance
        city = self.cities.city(chance)
        latitude, longitude = self.cities.near(city, chance)
        host, card = self.hosts[chance.randrange(HOSTS)]
        players = chance.choice((2, 3, 4, 4, 4, 4, 6, 8))
        accepted = chance.randint(1, players - 1 if status == "open" else players)
        ended = "" if status == "open" else f',"endedAt":{start + DAY}'
        count = "" if status == "open" else f',"requestCount":{chance.randint(1, 3)}'
        body = (
            f'{{"host":{card},"course":{{"name":"Course {chance.randrange(1, 30)}",'
            f'"city":{self.cities.labels[city]},"lat":{latitude},"lng":{longitude}}},'
            f'"startTime":{start},"zone":{self.cities.zones[city]},"visibility":"public",'
            f'"joinPolicy":"request","price":{{"kind":"estimate","amount":'
            f'{{"minor":{chance.randrange(2_000, 20_000)},"currency":"USD"}}}},'
            f'"message":"We meet half an hour before, at the range.","maxPlayers":{players},'
            f'"acceptedCount":{accepted}{count},"status":"{status}","createdAt":{created}{ended}}}')
        north, east = latitude / 1e6, longitude / 1e6
        return Round(
            self._id(created), accepted, host, status, "public", start, north, east,
            zcode(north, east), accepted, players, created, body)

    # MARK: Writing

    def write(self, path: pathlib.Path) -> None:
        """Into the database of a server that does not run."""
        with sqlite3.connect(path) as database:
            database.execute("PRAGMA synchronous = OFF")
            database.executemany(INSERT, (round.row for round in self.make()))
            self._people(database)
            database.commit()
            database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        database.close()

    def _people(self, database) -> None:
        """Everybody with an account has a profile and, but for the last of them, friends; some
        hosts have blocked others."""
        since = self.now - 100 * DAY
        people = database.execute("SELECT id FROM user_account ORDER BY login").fetchall()
        for (user,) in people:
            city = '{"label":"San Jose, CA","lat":37339390,"lng":-121894960}'
            profile = (
                f'{{"firstName":"Maya","lastName":"Kim","gender":"prefer_not","city":{city},'
                f'"birthYear":1990,"createdAt":{since}}}')
            database.execute(
                "INSERT INTO golf_profile VALUES (?, 1, NULL, ?, ?)", (user, since, profile))
            database.execute(
                "INSERT INTO golf_private VALUES (?, 1, ?)", (user, '{"birthDate":"1990-04-02"}'))
            for friend in self.chance.sample(self.hosts, FRIENDS if (user,) != people[-1] else 0):
                for one, other in ((user, friend[0]), (friend[0], user)):
                    database.execute(
                        "INSERT INTO golf_follow VALUES (?, 1, ?, ?, ?, ?)",
                        (self._id(self.now), one, other, self.now, "{}"))
        for _ in range(HOSTS):
            (one, _), (other, _) = self.chance.sample(self.hosts, 2)
            database.execute(
                "INSERT OR IGNORE INTO golf_block VALUES (?, 1, ?, ?, ?)",
                (self._id(self.now), one, other, "{}"))

    @staticmethod
    def stored(path: pathlib.Path):
        """Every round of a database, as the peers get them."""
        with sqlite3.connect(path) as database:
            for row in database.execute(f"SELECT {', '.join(FIELDS)} FROM golf_round"):
                yield Round(*row)
        database.close()

    # MARK: Judging

    def within(self, centre: tuple[float, float], reach: float, window: range) -> set[str]:
        """What a search must find: looks at every round."""
        most = reach / (EARTH * math.pi / 180) + 1e-6
        return {
            str(uuid.UUID(bytes=round.id)) for round in self.found
            if abs(round.latitude - centre[0]) <= most and round.start in window
            and metres(centre, (round.latitude, round.longitude)) <= reach}
