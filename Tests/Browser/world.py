"""SuperFriend's commands as they travel, and people made of them."""
import contextlib
import datetime
import sqlite3
import zoneinfo

from api import fresh_id

ZONE = "Europe/Berlin"


def today():
    return datetime.datetime.now(zoneinfo.ZoneInfo(ZONE)).date()


def days_ago(days):
    return today() - datetime.timedelta(days=days)


def zone():
    offset = datetime.datetime.now(zoneinfo.ZoneInfo(ZONE)).utcoffset()
    return {"name": ZONE, "offset": int(offset.total_seconds())}


def noon(date):
    moment = datetime.datetime.combine(date, datetime.time(12), zoneinfo.ZoneInfo(ZONE))
    return min(int(moment.timestamp() * 1000),
               int(datetime.datetime.now(datetime.timezone.utc).timestamp() * 1000))


def is_korean(text):
    return any("가" <= sign <= "힣" for sign in text)


def full_name(given, family=""):
    """A name as it is read: Korean puts the family first and no space between."""
    if is_korean(given + family):
        return family + given
    return f"{given} {family}".strip()


def add_contact(given, family="", org="", phones=(), nickname="", identity=None):
    identity = identity or fresh_id()
    card = {"given": given, "family": family, "org": org, "nickname": nickname,
            "fn": full_name(given, family) if is_korean(given) else "",
            "phones": [{"value": phone, "label": "cell"} for phone in phones]}
    card = {key: value for key, value in card.items() if value}
    body = {"uid": "urn:uuid:" + identity, "card": card, "source": "manual"}
    return identity, ("friends", "addContact", {"contact": identity, "body": body})


def add_friend(contact, name, last=None, period="monthly", identity=None):
    identity = identity or fresh_id()
    args = {"friend": identity, "contact": contact, "period": {"key": period}, "name": name,
            "today": today().isoformat(), "zone": zone()}
    if last is not None:
        args["initial"] = {"id": fresh_id(), "occurredOn": last.isoformat(),
                           "tookPlaceAt": noon(last)}
    return identity, ("friends", "addFriend", args)


def record(friend, contact, name, kind="meetUp", on=None, note="", period="monthly"):
    on = on or today()
    identity = fresh_id()
    glimpse = {"id": friend, "contact": contact, "period": {"key": period}, "name": name}
    return identity, ("friends", "recordConnection", {
        "connection": identity, "type": kind, "occurredOn": on.isoformat(),
        "tookPlaceAt": noon(on), "zone": zone(), "note": note, "origin": {"kind": "manual"},
        "friends": [glimpse], "today": today().isoformat()})


def step(name, friend, **args):
    return ("friends", name, {"friend": friend, **args})


def reminded(server, account, way):
    """Has somebody be reminded each day, at the last full hour that there was, without having been looked at since."""
    hour = datetime.datetime.now(datetime.timezone.utc).hour
    # Not where the day is about to end.
    zone, hour = ("Asia/Tokyo", (hour + 9) % 24) if hour == 23 else ("UTC", hour)
    settings = {"quietHours": {"from": 0, "to": 0}, "reminderHour": hour, "zone": zone, "reminders": way}
    account.push([("friends", "setSetting", {"user": account.user, "change": {"field": field, "value": value}})
                  for field, value in settings.items()])
    assert account.rejections == [], account.rejections
    before = int(datetime.datetime.now().timestamp() * 1_000) - 7_200_000
    with contextlib.closing(sqlite3.connect(server.data / "fieldday.sqlite", timeout=20)) as database, database:
        database.execute("UPDATE friends_reminder SET looked_at = ? WHERE owner = ?",
                         (before, bytes.fromhex(account.user.replace("-", ""))))


def mark(account, friend):
    """The fingerprint of a friend's history as the protocol's HistoryMark defines it."""
    def mixed(value):
        value = ((value ^ value >> 30) * 0xBF58476D1CE4E5B9) % 2**64
        value = ((value ^ value >> 27) * 0x94D049BB133111EB) % 2**64
        return value ^ value >> 31

    count, total = 0, 0
    for identity, body in account.of_kind("connection").items():
        if friend.id in body["friends"]:
            number = int(identity.replace("-", ""), 16)
            count += 1
            total += mixed(number >> 64 ^ mixed(number % 2**64))
    total %= 2**64
    return {"count": count, "sum": total - 2**64 if total >= 2**63 else total}


class Friend:
    """A friend with their contact, and the commands that make both."""

    def __init__(self, given, family="", last=0, period="monthly", org="", phones=(), nickname=""):
        self.name = full_name(given, family) or org
        self.contact, first = add_contact(given, family, org, phones, nickname)
        self.id, second = add_friend(
            self.contact, self.name, None if last is None else days_ago(last), period)
        self.commands = [first, second]


def befriend(client, friends):
    """Puts friends on a person's list through the protocol."""
    client.push([command for friend in friends for command in friend.commands])
    client.pull()
    assert client.rejections == [], client.rejections
    return friends
