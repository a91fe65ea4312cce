"""SuperFriend outside of itself: the calendar of friends in other people's readers (PyPI's `icalendar` and `ical`, and
libical), and the email that reminds, with the page that stops it."""
import datetime
import re
import urllib.request
import zoneinfo

import icalendar
from ical.calendar_stream import IcsCalendarStream
from playwright.sync_api import expect

import libical
import world
from accessibility import no_faults
from conftest import PHONE, until
from day_files import fetch
from emails import sent_email
from layout import findings
from test_golf_calendar import path_of, status_of

#: Where the page that stops emails is.
STOP = r"https?://[^/]+(/api/friends/reminders/stop/\S+)"


def settings_of(account):
    [settings] = account.pull().of_kind("friendsSettings").values()
    return settings


def born(given, birthday):
    """A contact with a birthday, and its friend, met today."""
    contact, (system, name, args) = world.add_contact(given)
    args["body"]["card"]["birthday"] = birthday
    friend, addition = world.add_friend(contact, given, world.today())
    return friend, [(system, name, args), addition]


def read(account, path):
    """The events of the calendar, of which three readers must say the same: by their names, without the host."""
    media, text = fetch(account, path)
    assert media.startswith("text/calendar")
    calendar = icalendar.Calendar.from_ical(text)
    assert calendar.errors == []
    events = {str(event["UID"]).split("@")[0]: event for event in calendar.walk("VEVENT")}
    days = {uid: event["DTSTART"].dt for uid, event in events.items()}
    other = IcsCalendarStream.calendar_from_ics(text)
    assert {event.uid.split("@")[0]: event.dtstart for event in other.events} == days
    assert {event["uid"].split("@")[0]: event["start"].date() for event in libical.events(text)} == days
    return events, other


def test_friends_are_in_the_calendar(server, device, picture):
    account = server.person()
    ana, ben = world.befriend(account, [
        world.Friend("Ana", "Silva", last=40), world.Friend("Ben", "Okafor", last=3)])
    leap, commands = born("Leah", "1996-02-29")
    account.push(commands)
    assert account.rejections == [], account.rejections
    page = device(account, viewport=PHONE)
    page.goto("/friends/settings")
    page.locator("#setting-reminders").select_option("email")
    page.locator("#setting-reminder-hour").select_option("8")
    page.locator("#setting-alarms").check()
    # What is due today is so by the clocks of the device.
    until(lambda: account.pull().of_kind("friendsSettings"), what="the settings on the server")
    until(lambda: (settings_of(account)["reminders"], settings_of(account)["zone"]) == ("email", world.ZONE),
          what="the way and the zone on the server")
    until(lambda: settings_of(account).get("calendarAlarms"), what="the alarms on the server")
    assert settings_of(account)["reminderHour"] == 8
    page.get_by_role("button", name="Create calendar link").click()
    address = page.locator("#calendar-address")
    expect(address).to_contain_text("/calendar/friends/")
    path = path_of(address.inner_text())
    picture(page, "friends/calendar-address")

    events, _ = read(account, path)
    today = world.today()
    assert {uid: event["DTSTART"].dt for uid, event in events.items() if uid.startswith("friend-")} == {
        f"friend-{ana.id}": today, f"friend-{ben.id}": today + datetime.timedelta(days=27),
        f"friend-{leap}": today + datetime.timedelta(days=30)}
    event = events[f"friend-{ana.id}"]
    assert str(event["SUMMARY"]) == "Contact Ana Silva"
    assert str(event["TRANSP"]) == "TRANSPARENT" and "RRULE" not in event
    assert str(event["URL"]).endswith(f"/friends/{ana.id}")
    [alarm] = event.walk("VALARM")
    assert alarm["TRIGGER"].dt == datetime.timedelta(hours=8)

    # Whoever was met moves, under the same name and with a greater number.
    account.push([world.record(ana.id, ana.contact, ana.name)[1]])
    assert account.rejections == [], account.rejections
    moved, other = read(account, path)
    assert moved.keys() == events.keys()
    after = moved[f"friend-{ana.id}"]
    assert after["DTSTART"].dt == today + datetime.timedelta(days=30)
    assert int(after["SEQUENCE"]) > int(event["SEQUENCE"])
    # 29 February is the last day of February.
    begin, end = (datetime.datetime(today.year + years, 1, 1, tzinfo=zoneinfo.ZoneInfo(world.ZONE))
                  for years in (1, 5))
    ends = [datetime.date(year, 3, 1) - datetime.timedelta(days=1) for year in range(begin.year, end.year)]
    assert [found.dtstart for found in other.timeline_tz(begin.tzinfo).overlapping(begin, end)
            if found.uid.startswith("birthday-")] == ends

    page.get_by_role("button", name="Turn off link").click()
    expect(page.get_by_role("button", name="Create calendar link")).to_be_visible()
    assert status_of(account, path) == 404


def test_an_email_is_stopped_by_its_link(server, device, picture):
    account = server.person()
    [ana] = world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    world.reminded(server, account, "email")
    # A server that starts looks at once what is due.
    server.stop()
    server.start()
    sent = sent_email(server.outgoing, account.email, where=lambda sent: sent.subject == "SuperFriend: 1 person is due")
    assert f"/friends/{ana.id}\n" in sent.text
    path = re.search(STOP, sent.text)[1]
    assert re.fullmatch(f"<{STOP}>", sent.message["List-Unsubscribe"].strip())[1] == path
    assert sent.message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    # Nobody is signed in, and following the link changes nothing.
    page = device()
    page.goto(path)
    expect(page.get_by_role("heading", name="Stop reminders by email?")).to_be_visible()
    assert settings_of(account)["reminders"] == "email"
    picture(page, "friends/stop")
    assert findings(page, 44) == []
    no_faults(page)
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("heading", name="Reminders by email are off")).to_be_visible()
    assert settings_of(account)["reminders"] == "off"
    no_faults(page)
    # As a mail program does it (RFC 8058), and once more than is needed.
    request = urllib.request.Request(server.url + path, b"List-Unsubscribe=One-Click", method="POST")
    with urllib.request.urlopen(request, timeout=30) as answer:
        assert answer.status == 200
