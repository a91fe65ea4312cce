"""Golfers and rounds, made through the protocol: what journeys of TeePals begin with."""
import contextlib
import datetime
import io
import json
import sqlite3
import urllib.request
import zoneinfo

from PIL import Image

from api import fresh_id

SAN_JOSE = {"label": "San Jose, CA", "lat": 37_339_390, "lng": -121_894_960}
ZONE = "America/Los_Angeles"
COURSE = {"name": "Harding Park Golf Course", "city": "San Francisco, CA",
          "lat": 37_723_000, "lng": -122_493_000}
NEAR = {"name": "Cinnabar Hills Golf Club", "city": "San Jose, CA", "lat": 37_168_000, "lng": -121_752_000}
#: Courses whose place is known.
PLACED = {**NEAR, "pointed": True}
ELSEWHERE = {"name": "Los Lagos Golf Course", "city": "San Jose, CA", "lat": 37_293_000, "lng": -121_828_000,
             "pointed": True}


def edits(**fields):
    return [{"field": field, "value": value} for field, value in fields.items()]


def photo(client, colour=(11, 61, 46), use="profile"):
    """Uploads a picture of one colour; its name."""
    picture = io.BytesIO()
    Image.new("RGB", (640, 640), colour).save(picture, "JPEG")
    request = urllib.request.Request(
        f"{client.url}/api/golf/photos?use={use}", picture.getvalue(), method="POST",
        headers={"X-Fieldday": "1", "Content-Type": "application/octet-stream",
                 "Cookie": client.cookie})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())["photo"]


def golfer(server, first="Maya", last="Kim", city=SAN_JOSE, born="1990-04-02", pictured=True,
           colour=(11, 61, 46), **more):
    """Somebody with a complete profile (without a photo: tier 1)."""
    client = server.person()
    fields = {"firstName": first, "lastName": last, "birthDate": born, "city": city,
              "gender": "prefer_not", "skill": "intermediate", **more}
    if pictured:
        fields["photo"] = photo(client, colour)
    client.push([("golf", "editProfile", {"user": client.user, "edits": edits(**fields)})])
    assert client.rejections == []
    client.card = {"user": client.user, "name": f"{first} {last[0]}.",
                   **({"photo": fields["photo"]} if pictured else {})}
    return client


def tee_time(days=2, hour=9, zone=ZONE):
    """A time of day some days ahead, in milliseconds, with its zone."""
    place = zoneinfo.ZoneInfo(zone)
    day = datetime.datetime.now(place).date() + datetime.timedelta(days=days)
    time = datetime.datetime(day.year, day.month, day.day, hour, tzinfo=place)
    return int(time.timestamp() * 1_000), {
        "name": zone, "offset": int(time.utcoffset().total_seconds())}


def host_round(client, course=NEAR, days=2, hour=9, **more):
    """A round of the client's; its id."""
    start, zone = tee_time(days, hour)
    identity = fresh_id()
    body = {"host": client.card, "course": course, "startTime": start, "zone": zone,
            "visibility": "public", "joinPolicy": "request", "maxPlayers": 4, "status": "open",
            "createdAt": int(datetime.datetime.now().timestamp() * 1_000), **more}
    client.push([("golf", "createRound", {"round": identity, "body": body})])
    assert client.rejections == [], client.rejections
    return identity


def played(server, host, *others, **more):
    """A round of theirs that began two hours ago and is completed: everybody is asked how it was."""
    identity = host_round(host, **more)
    for other in others:
        membership(other, identity, "request")
        membership(host, identity, "accept", user=other.user)
    began = int(datetime.datetime.now().timestamp() * 1_000) - 2 * 3_600_000
    with contextlib.closing(sqlite3.connect(server.data / "fieldday.sqlite", timeout=20)) as database, database:
        database.execute("UPDATE golf_round SET start_at = ?, body = json_set(body, '$.startTime', ?) WHERE id = ?",
                         (began, began, bytes.fromhex(identity.replace("-", ""))))
    host.push([("golf", "completeRound", {"round": identity})])
    for client in (host, *others):
        assert client.rejections == [], client.rejections
    return identity


def post(client, title, text, **more):
    """A post of the client's; its id."""
    identity = fresh_id()
    body = {"author": client.user, "title": title, "text": text,
            "createdAt": int(datetime.datetime.now().timestamp() * 1_000), **more}
    client.push([("golf", "publishPost", {"post": identity, "body": body})])
    assert client.rejections == [], client.rejections
    return identity


def comment(client, under, text, **more):
    """What the client says under a post; its id."""
    identity = fresh_id()
    body = {"post": under, "author": client.user, "text": text,
            "createdAt": int(datetime.datetime.now().timestamp() * 1_000), **more}
    client.push([("golf", "comment", {"comment": identity, "body": body})])
    assert client.rejections == [], client.rejections
    return identity


def membership(client, identity, kind, **more):
    """One step of somebody's membership."""
    client.push([("golf", "changeMembership",
                  {"round": identity, "event": {"kind": kind, **more}})])
    return client


def hand_over(client, identity, kind, **more):
    """One step by which a round comes to another host."""
    client.push([("golf", "handOver", {"round": identity, "step": {"kind": kind, **more}})])
    assert client.rejections == [], client.rejections


def message(client, identity, text, **more):
    client.push([("golf", "sendMessage", {"message": fresh_id(), "body": {
        "round": identity, "sender": client.card,
        "content": {"kind": "text", "text": text, **more},
        "writtenAt": int(datetime.datetime.now().timestamp() * 1_000)}})])
    return client


def all_read(client):
    """Nothing is left to be read, the welcome neither."""
    told = client.pull().of_kind("golfNotification")
    unread = [identity for identity, row in told.items() if not row.get("read")]
    client.push([("golf", "readNotifications", {
        "user": client.user, "notifications": unread})])
    assert client.rejections == [], client.rejections
    return client
