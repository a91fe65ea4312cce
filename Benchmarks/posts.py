"""Golfers who follow one another, and what they write, say and like, written into a database that the server has made.
All of it goes with the number of golfers, and is nearly the same each time."""

import array
import json
import math
import random
import sqlite3
import time
import uuid

import golfers
import names
import numpy

DAY = 86_400_000
DAYS = 730
GOLFERS = 100_000
# Of each golfer, on average.
POSTS, COMMENTS, LIKES, FOLLOWED = 10, 30, 100, 60
# What readers follow, and nobody more.
MOST = 1_000
READERS = 64
# The most of those who are signed in besides.
CROWD = 10_000
# One author has written every so-manieth post.
PROLIFIC = 100
CITIES = [f"city {index}_us" for index in range(50)]
TAGS = ["links", "wind", "dawn", "putting", "irons", "lessons", "winter", "walking", "scramble", "gear"]
WORDS = "Two clubs more into the wind, and the greens hold nothing before nine in the morning. "
TABLES = ["golf_profile", "golf_private", "golf_follow", "golf_post", "golf_comment", "golf_like", "golf_post_stats"]


def town(bench) -> "Town":
    """The one that all figures of a run share."""
    if bench.town is None:
        bench.town = Town(bench.world, bench.golfers or GOLFERS)
    return bench.town


def identity(at: int, number: int) -> bytes:
    """A UUIDv7 that is greater than that of any time or number before."""
    return (at << 80 | 7 << 76 | 2 << 62 | number).to_bytes(16, "big")


class Town:
    """A data directory with them. Nobody of `readers`, `writer`, `popular` and `crowd`, who are signed in, is new."""

    def __init__(self, world, count: int):
        crowd = min(CROWD, count // 2)
        self.data, people = golfers.people(world, READERS + 2 + crowd)
        self.readers, self.crowd = people[:READERS], people[READERS + 2:]
        self.writer, self.popular = people[READERS:READERS + 2]
        self.path = self.data / "fieldday.sqlite"
        self.count, self.photo = count, people[0].photo
        self.most = min(MOST, count // 10)
        self.now = int(time.time() * 1_000)
        self.chance = random.Random(28)
        span = DAYS * DAY
        self.joined = [self.now - span + index * span // count for index in range(count)]
        own = [uuid.UUID(person.user).bytes for person in people]
        self.ids = own + [identity(self.joined[index], index) for index in range(len(own), count)]
        self.names = [str(uuid.UUID(bytes=id)) for id in self.ids]
        self._plan(span)
        self._write()

    def _plan(self, span: int) -> None:
        """When each post was written, by whom, and how much is made of it: whoever came first writes most."""
        chance, posts = self.chance, self.count * POSTS
        self.created = array.array("q", (self.now - span + (index + 1) * span // posts for index in range(posts)))
        self.engaged = array.array("q", self.created)
        self.authors = array.array("l", (
            READERS if index % PROLIFIC == 0 else int(self.count * chance.random() ** 2) for index in range(posts)))
        self.likes, self.comments = (
            array.array("l", (min(round(chance.expovariate(POSTS / mean)), self.count) for _ in range(posts)))
            for mean in (LIKES, COMMENTS))

    def post(self, index: int) -> bytes:
        return identity(self.created[index], index)

    @property
    def size(self) -> str:
        return f"{self.count:,} golfers, {len(self.created):,} posts"

    # MARK: Writing

    def _write(self) -> None:
        """While no server runs. Indexes are made once everything is there."""
        database = sqlite3.connect(self.path)
        database.execute("PRAGMA journal_mode = OFF")
        database.execute("PRAGMA synchronous = OFF")
        database.execute("PRAGMA cache_size = -1000000")
        places = ", ".join("?" * len(TABLES))
        indexes = database.execute(
            f"SELECT name, sql FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name IN ({places})",
            TABLES).fetchall()
        for name, _ in indexes:
            database.execute(f"DROP INDEX {name}")
        self._people(database)
        self._follows(database)
        self._posts(database)
        for _, sql in indexes:
            database.execute(sql)
        database.commit()
        database.execute("PRAGMA journal_mode = WAL")
        database.close()

    def _people(self, database) -> None:
        def profile(index: int) -> str:
            return json.dumps({
                "firstName": "Maya", "lastName": "Kim", "gender": "prefer_not", "city": golfers.CITY,
                "photo": self.photo, "skill": "intermediate", "birthYear": 1990, "createdAt": self.joined[index],
            }, separators=(",", ":"))

        database.executemany(
            "INSERT INTO golf_profile (id, revision, photo, skill, created_at, body)"
            " VALUES (?, 1, ?, 'intermediate', ?, ?)",
            ((id, self.photo, self.joined[index], profile(index)) for index, id in enumerate(self.ids)))
        database.executemany(
            "INSERT INTO golf_private (id, revision, body) VALUES (?, 1, '{\"birthDate\":\"1990-04-02\"}')",
            ((id,) for id in self.ids))

    def _follows(self, database) -> None:
        """Log-normal; each follows people all over the town. In the order of the ids, which the table likes."""
        one, other = array.array("q"), array.array("q")
        for index in range(self.count):
            wanted = round(self.chance.lognormvariate(math.log(FOLLOWED) - 0.5, 1))
            followed = [
                golfer for golfer in self._some(self.most if index < READERS else min(wanted, self.most))
                if golfer != index]
            other.extend(followed)
            one.extend([index] * len(followed))
        followers, followees = numpy.asarray(one), numpy.asarray(other)
        high, low = names.follows(self.names, followers, followees)

        def row(at):
            one, other = followers[at], followees[at]
            body = (
                f'{{"follower":"{self.names[one]}","followee":{{"user":"{self.names[other]}",'
                f'"name":"Maya K."}},"createdAt":{self.now - DAY}}}')
            id = int(high[at]).to_bytes(8, "big") + int(low[at]).to_bytes(8, "big")
            return id, self.ids[one], self.ids[other], self.now - DAY, body

        database.executemany(
            "INSERT INTO golf_follow (id, revision, follower, followee, created_at, body)"
            " VALUES (?, 1, ?, ?, ?, ?)", map(row, numpy.lexsort((low, high))))
        counts = numpy.bincount(followees, minlength=self.count)
        database.executemany(
            "INSERT INTO golf_follower_count (user_id, followers) VALUES (?, ?)",
            zip(self.ids, counts.tolist()))

    def _some(self, count: int):
        """So many different golfers."""
        first, step = self.chance.randrange(self.count), 0
        while math.gcd(step, self.count) != 1:
            step = self.chance.randrange(1, self.count)
        return ((first + index * step) % self.count for index in range(min(count, self.count)))

    def _posts(self, database) -> None:
        posts = range(len(self.created))
        database.executemany(
            "INSERT INTO golf_post (id, revision, author, visibility, held, created_at, city, tags, body)"
            " VALUES (?, 1, ?, ?, 0, ?, ?, ?, ?)", (self._post(index) for index in posts))
        database.executemany(
            "INSERT INTO golf_comment (id, revision, post, author, created_at, body) VALUES (?, 1, ?, ?, ?, ?)",
            self._said(self.comments, lambda post, user, at: f'{{"post":"{post}","author":"{user}",'
                       f'"text":"Well played","createdAt":{at}}}'))
        database.executemany(
            "INSERT INTO golf_like (id, revision, target_kind, target_id, user_id, created_at, body)"
            " VALUES (?, 1, 'post', ?, ?, ?, ?)",
            self._said(self.likes, lambda post, user, at: f'{{"user":"{user}","target":'
                       f'{{"kind":"post","id":"{post}"}},"createdAt":{at}}}'))
        database.executemany(
            "INSERT INTO golf_post_stats (post, likes, comments, engaged_at, hot) VALUES (?, ?, ?, ?, ?)",
            ((self.post(index), self.likes[index], self.comments[index], self.engaged[index],
              math.log(1 + self.likes[index] + 2 * self.comments[index]) + self.engaged[index] / DAY)
             for index in posts))
        database.execute(
            "INSERT INTO golf_author_stats (author, posts) SELECT author, count(*) FROM golf_post GROUP BY author")

    def _post(self, index: int) -> tuple:
        chance, author, at = self.chance, self.authors[index], self.created[index]
        visibility = "friends" if chance.random() < 0.15 else "public"
        city, tags = chance.choice(CITIES), chance.sample(TAGS, chance.randrange(4))
        body = json.dumps({
            "author": self.names[author], "title": f"Round {index}", "text": WORDS * chance.randint(1, 6),
            "visibility": visibility, "city": city, "tags": tags, "createdAt": at}, separators=(",", ":"))
        return self.post(index), self.ids[author], visibility, at, city, " ".join(tags), body

    def _said(self, counts, body):
        """Comments or likes of each post, by different golfers, in the days after it."""
        number = 0
        for index, count in enumerate(counts):
            post, at = self.post(index), self.created[index]
            name = str(uuid.UUID(bytes=post))
            for user in self._some(count):
                number += 1
                when = min(at + int(self.chance.expovariate(1 / DAY)), self.now)
                if user != self.authors[index]:
                    self.engaged[index] = max(self.engaged[index], when)
                # A like and a comment of one number are in tables of their own.
                yield (identity(self.now, number), post, self.ids[user], when, body(name, self.names[user], when))
