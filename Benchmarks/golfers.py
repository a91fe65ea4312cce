"""Golfers with complete profiles, the rounds they play together, and what they are told."""

import concurrent.futures
import dataclasses
import datetime
import hashlib
import http.client
import io
import json
import pathlib
import secrets
import sqlite3
import time
import uuid
import zoneinfo

from fieldday import Person, fresh_id

DAY = 86_400_000
ZONE = "America/Los_Angeles"
CITY = {"label": "San Jose, CA", "lat": 37_339_390, "lng": -121_894_960}
COURSE = {"name": "Harding Park", "city": "San Francisco, CA", "lat": 37_723_000,
          "lng": -122_493_000}


@dataclasses.dataclass(frozen=True)
class Golfer(Person):
    user: str
    photo: str

    @property
    def card(self) -> dict:
        return {"user": self.user, "name": "Maya K.", "photo": self.photo}


# MARK: People


def upload(server, person: Person) -> str:
    """A picture of one colour; its name."""
    from PIL import Image

    picture = io.BytesIO()
    Image.new("RGB", (640, 640), (11, 61, 46)).save(picture, "JPEG")
    link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
    link.request("POST", "/api/golf/photos?use=profile", picture.getvalue(), {
        "X-Fieldday": "1", "Content-Type": "application/octet-stream", "Cookie": person.cookie})
    answer = json.loads(link.getresponse().read())
    link.close()
    return answer["photo"]


def people(world, count: int) -> tuple[pathlib.Path, list[Golfer]]:
    """A data directory with that many accounts besides the world's, who have one picture and are
    signed in: hashing a thousand passwords is not what is measured."""
    data = world.data()
    with world.server(data=data) as server:
        photo = upload(server, world.people[0])
    path = data / "fieldday.sqlite"
    with sqlite3.connect(path) as database:
        now = int(time.time() * 1_000)
        name = world.people[0].cookie.split("=")[0]
        made = [_account(database, name, photo, index, now) for index in range(count)]
        database.commit()
    database.close()
    return data, made


def _account(database, name: str, photo: str, index: int, now: int) -> Golfer:
    user, session, token = fresh_id(), fresh_id(), secrets.token_bytes(32)
    email = f"golfer{index}@example.org"
    database.execute(
        "INSERT INTO user_account (id, login, email, created_at) VALUES (?, ?, ?, ?)",
        (uuid.UUID(user).bytes, email, email, now))
    database.execute(
        "INSERT INTO user_session (id, account_id, token_hash, created_at, last_seen_at)"
        " VALUES (?, ?, ?, ?, ?)",
        (uuid.UUID(session).bytes, uuid.UUID(user).bytes, hashlib.sha256(token).digest(), now, now))
    database.execute(
        "INSERT INTO golf_photo SELECT ?, digest, small, purpose, octets, created_at"
        " FROM golf_photo WHERE digest = ? LIMIT 1", (uuid.UUID(user).bytes, photo))
    return Golfer(email, "", f"{name}={token.hex()}", user, photo)


def introduce(server, golfer: Golfer) -> None:
    fields = {"firstName": "Maya", "lastName": "Kim", "birthDate": "1990-04-02", "city": CITY,
              "gender": "prefer_not", "photo": golfer.photo, "skill": "intermediate"}
    edits = [{"field": field, "value": value} for field, value in fields.items()]
    server.push(golfer, [("golf", "editProfile", {"user": golfer.user, "edits": edits})])


# MARK: Rounds


def play(server, golfers: list[Golfer], players: int) -> list[tuple[str, list[Golfer]]]:
    """Rounds in which all of them are, so many in each; the ids with who plays."""
    groups = [golfers[first:first + players] for first in range(0, len(golfers), players)]
    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        list(pool.map(lambda golfer: introduce(server, golfer), golfers))
        return list(pool.map(lambda group: (round(server, group), group), groups))


def fill(server, path: pathlib.Path, golfer: Golfer, hosts: list[Golfer]) -> None:
    """Rounds that one of them has joined, one of each host, half a day apart. How often somebody may join in a day
    is not what is measured: the server forgets that they have."""
    introduce(server, golfer)
    for index, host in enumerate(hosts):
        introduce(server, host)
        round(server, [host, golfer], 5 * DAY + index * DAY // 2)
        with sqlite3.connect(path, timeout=30) as database:
            database.execute("DELETE FROM golf_act")
            database.commit()
        database.close()


def round(server, group: list[Golfer], ahead: int = 5 * DAY) -> str:
    """A round of the first of them in which all play; its id."""
    id, host = fresh_id(), group[0]
    now = int(time.time() * 1_000)
    server.push(host, [("golf", "createRound", {"round": id, "body": {
        "host": host.card, "course": COURSE, "startTime": now + ahead, "zone": zone(),
        "visibility": "public", "joinPolicy": "instant", "maxPlayers": len(group),
        "status": "open", "createdAt": now}})])
    for golfer in group[1:]:
        server.push(golfer, [
            ("golf", "changeMembership", {"round": id, "event": {"kind": "join"}})])
    return id


def zone() -> dict:
    offset = datetime.datetime.now(zoneinfo.ZoneInfo(ZONE)).utcoffset()
    return {"name": ZONE, "offset": int(offset.total_seconds())}


def message(round: str, golfer: Golfer, text: str) -> tuple[str, dict]:
    """A message's id, and the arguments that send it."""
    id = fresh_id()
    return id, {"message": id, "body": {
        "round": round, "sender": golfer.card, "content": {"kind": "text", "text": text},
        "writtenAt": int(time.time() * 1_000)}}


# MARK: Notifications


def tell(path: pathlib.Path, golfer: Golfer, count: int) -> None:
    """Writes what the server would have told somebody over four weeks, while it does not run."""
    user = uuid.UUID(golfer.user).bytes
    now = int(time.time() * 1_000)
    with sqlite3.connect(path) as database:
        (head,) = database.execute(
            "SELECT seq FROM feed_head WHERE scope_kind = 'user' AND scope_id = ?",
            (user,)).fetchone()
        for index in range(count):
            at = now - (count - index) * 28 * DAY // count
            seq, id = head + index + 1, uuid.UUID(fresh_id()).bytes
            actor, round = fresh_id(), fresh_id()
            body = json.dumps({
                "recipient": golfer.user, "kind": "roundJoinRequest",
                "actor": {"user": actor, "name": f"Golfer{index} K."}, "round": round,
                "course": f"Course {index % 40}", "startTime": now + 3 * DAY, "zone": zone(),
                "createdAt": at, "updatedAt": at}, separators=(",", ":"))
            database.execute(
                "INSERT INTO golf_notification VALUES (?, 1, ?, 'roundJoinRequest', ?, ?, ?, ?)",
                (id, user, uuid.UUID(actor).bytes, uuid.UUID(round).bytes, at, body))
            database.execute(
                "INSERT INTO entity_home (kind, id, scope_kind, scope_id, revision)"
                " VALUES ('golfNotification', ?, 'user', ?, 1)", (id, user))
            database.execute(
                "INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body,"
                " last_of_command) VALUES ('user', ?, ?, 'golfNotification', ?, 1, ?, ?)",
                (user, seq, id, body, seq))
        database.execute(
            "UPDATE feed_head SET seq = ? WHERE scope_kind = 'user' AND scope_id = ?",
            (head + count, user))
        database.commit()
    database.close()
