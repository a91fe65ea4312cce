"""DayBlock's calendar in other people's readers: sessions at their instants in their own zones, plans by their rules,
and zones whose rules are those of the world."""
import datetime
import json
import urllib.error
import zoneinfo

import icalendar
import pytest
from ical.calendar_stream import IcsCalendarStream

import libical
from api import fresh_id
from day import numbered, planned
from day_files import export, fetch, take

UTC = datetime.timezone.utc
NOW = datetime.datetime.now(UTC)
#: Local times: some nights, so that there is a session on each side of midnight, and a change of the clocks.
ZONES = ["Asia/Seoul", "America/New_York", "Europe/Berlin", "Australia/Lord_Howe", "Asia/Kathmandu"]


def table():
    """A file with a session in the morning and one over midnight for each of the last hundred days."""
    lines = ["group,block,start,end,memo"]
    for days in range(1, 101):
        day = (NOW - datetime.timedelta(days=days)).date()
        before = day - datetime.timedelta(days=1)
        lines.append(f"School,Study,{day}T09:00:00,{day}T10:{days % 60:02}:00,\"chapter {days}; all, of it\"")
        lines.append(f",Sleep & dreams,{before}T23:10:00,{day}T05:10:00,")
    return "\r\n".join(lines) + "\r\n"


def feed(client):
    """The text of the calendar, from a secret address."""
    link = client.call("POST", "/api/day/calendar", {})["link"]
    media, text = fetch(client, link[link.index("/calendar/"):])
    assert media.startswith("text/calendar")
    return text


def instants(session):
    def instant(text):
        return datetime.datetime.fromisoformat(text.replace("Z", "+00:00")).astimezone(UTC)

    stretches = session["segments"]
    return instant(stretches[0]["start"]), instant(stretches[-1]["end"])


def plan(client, block):
    """Plans a block on Tuesdays and Fridays, from last week for ten weeks."""
    first = NOW.date() - datetime.timedelta(days=7)
    last = first + datetime.timedelta(days=70)
    planned(client, block, first, until=numbered(last), rule=[2, 5],
            start=9 * 3_600 + 1_800, zone="Europe/Berlin")
    return first, last


@pytest.mark.parametrize("zone", ZONES)
def test_sessions_are_where_they_were(server, zone):
    account = server.person()
    done = take(account, table(), zone)
    assert done["faultCount"] == 0, done["faults"]
    sessions = json.loads(export(account, "json"))["sessions"]
    assert len(sessions) == 300
    text = feed(account)
    wanted = {f"session-{session['id']}": session for session in sessions}

    calendar = icalendar.Calendar.from_ical(text)
    assert calendar.errors == []
    events = {str(event["UID"]).split("@")[0]: event for event in calendar.walk("VEVENT")}
    assert events.keys() == wanted.keys()
    for uid, event in events.items():
        session = wanted[uid]
        start, end = instants(session)
        assert (event.start.astimezone(UTC), event.end.astimezone(UTC)) == (start, end)
        assert event["DTSTART"].params["TZID"] == zone
        # What a clock there shows, and the day that it is on.
        assert event.start.date().isoformat() == session["day"]
        assert str(event["SUMMARY"]) == session["block"]
        assert str(event.get("DESCRIPTION", "")) == session.get("memo", "")
        group = session.get("group") or "Default"
        assert [str(word) for word in event["CATEGORIES"].cats] == [group]
        assert event["COLOR"].isalpha()
    # The zone is written down as the world has it.
    [written] = calendar.walk("VTIMEZONE")
    real = zoneinfo.ZoneInfo(zone)
    own = written.to_tz(lookup_tzid=False)
    for session in sessions:
        for instant in instants(session):
            local = instant.astimezone(real).replace(tzinfo=None)
            assert local.replace(tzinfo=own).utcoffset() == local.replace(tzinfo=real).utcoffset()

    other = IcsCalendarStream.calendar_from_ics(text)
    assert {event.uid.split("@")[0]: (event.dtstart.astimezone(UTC), event.dtend.astimezone(UTC))
            for event in other.events} == {
                uid: instants(session) for uid, session in wanted.items()}
    assert {event["uid"].split("@")[0]: (event["start"], event["end"])
            for event in libical.events(text)} == {
                uid: instants(session) for uid, session in wanted.items()}


def test_plans_come_again_as_they_say(server):
    account = server.person()
    take(account, table(), "Asia/Seoul")
    account.pull()
    study = next(block for block, body in account.of_kind("dayBlock").items() if body["name"] == "Study")
    first, last = plan(account, study)
    berlin = zoneinfo.ZoneInfo("Europe/Berlin")
    days = [first + datetime.timedelta(days=days) for days in range((last - first).days + 1)]
    starts = [datetime.datetime.combine(day, datetime.time(9, 30), berlin)
              for day in days if day.isoweekday() in (2, 5)]
    assert len(starts) >= 20
    text = feed(account)

    calendar = IcsCalendarStream.calendar_from_ics(text)
    begin, end = (datetime.datetime.combine(day, datetime.time(), berlin)
                  for day in (first - datetime.timedelta(days=30), last + datetime.timedelta(days=300)))
    found = [event for event in calendar.timeline_tz(berlin).overlapping(begin, end)
             if event.uid.startswith("plan-")]
    assert [event.dtstart for event in found] == starts
    assert all(event.computed_duration == datetime.timedelta(minutes=90) for event in found)
    assert {event.summary for event in found} == {"Study"}
    [planned] = [event for event in libical.events(text, until=end) if event["uid"].startswith("plan-")]
    assert planned["takes place"] == starts and planned["summary"] == "Study"

    [event] = [event for event in icalendar.Calendar.from_ical(text).walk("VEVENT")
               if str(event["UID"]).startswith("plan-")]
    assert event["RRULE"]["FREQ"] == ["WEEKLY"] and event["RRULE"]["BYDAY"] == ["TU", "FR"]
    # RFC 5545 §3.3.10: in UTC, as the start has a zone.
    assert event["RRULE"]["UNTIL"][0].tzinfo is not None
    [alarm] = event.walk("VALARM")
    assert alarm["ACTION"] == "DISPLAY"


def test_words_of_every_kind_arrive_whole(server):
    account = server.person()
    memo = "one, two; three\\four\n“다섯” 👩‍🔬 " + "long " * 60
    lines = ["block,start,end,memo"]
    day = (NOW - datetime.timedelta(days=3)).date()
    quoted = memo.replace("\"", "\"\"")
    lines.append(f"\"일, and; \\play\",{day}T09:00:00,{day}T10:00:00,\"{quoted}\"")
    take(account, "\r\n".join(lines) + "\r\n", "Asia/Seoul")
    text = feed(account)
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    assert "\n" not in text.replace("\r\n", "")
    [event] = icalendar.Calendar.from_ical(text).walk("VEVENT")
    assert (str(event["SUMMARY"]), str(event["DESCRIPTION"])) == ("일, and; \\play", memo.strip())
    [event] = IcsCalendarStream.calendar_from_ics(text).events
    assert (event.summary, event.description) == ("일, and; \\play", memo.strip())
    [event] = libical.events(text)
    assert (event["summary"], event["description"]) == ("일, and; \\play", memo.strip())


def test_the_export_is_the_same_calendar_of_all_time(server):
    account = server.person()
    take(account, "block,start,end\r\nStudy,2019-03-10T09:00:00,2019-03-10T10:00:00\r\n", "America/New_York")
    assert len(icalendar.Calendar.from_ical(feed(account)).walk("VEVENT")) == 0
    [event] = icalendar.Calendar.from_ical(export(account, "ics")).walk("VEVENT")
    # Two hours after the clocks went forward.
    assert event.start.isoformat() == "2019-03-10T09:00:00-04:00"


def told(account):
    return [{key: session.get(key) for key in ("day", "block", "group", "zone", "memo", "segments", "halfBlocks")}
            for session in json.loads(export(account, "json"))["sessions"]]


@pytest.mark.parametrize("zone", ZONES)
def test_the_calendar_comes_back(server, zone):
    account, other = server.person(), server.person()
    take(account, table(), zone)
    text = export(account, "ics")
    # Wherever whoever reads it is.
    done = take(other, text, "America/St_Johns")
    assert (done["format"], done["sessions"], done["faultCount"], done["remarks"]) == ("iCalendar", 200, 0, [])
    assert told(other) == told(account)
    assert take(other, text, zone)["sessions"] == 0
    assert take(account, text, zone)["sessions"] == 0


def test_what_is_no_record_is_told_by_its_line(server):
    account = server.person()
    calendar = icalendar.Calendar()
    day = (NOW - datetime.timedelta(days=3)).replace(microsecond=0)
    for number, more in enumerate([{}, {"status": "CANCELLED"}, {"rrule": {"freq": "daily"}}, {"dtend": None}]):
        event = icalendar.Event()
        fields = {"uid": f"{number}@x", "summary": "Study", "categories": ["School"], "dtstart": day,
                  "dtend": day + datetime.timedelta(hours=1), **more}
        for name, value in fields.items():
            if value is not None:
                event.add(name, value)
        calendar.add_component(event)
    done = take(account, calendar.to_ical().decode(), "Asia/Seoul")
    assert done["sessions"] == 1
    assert [fault["fault"] for fault in done["faults"]] == ["series", "endMissing"]
    assert [remark["remark"] for remark in done["remarks"]] == ["cancelled"]
    account.call("POST", f"/api/day/import/{done['import']}/undo", {})
    assert told(account) == []


def test_an_address_that_is_stopped_answers_nobody(server):
    account = server.person()
    link = account.call("POST", "/api/day/calendar", {})["link"]
    path = link[link.index("/calendar/"):]
    fetch(account, path)
    account.call("DELETE", "/api/day/calendar")
    for wrong in (path, "/calendar/day/" + fresh_id() + ".ics"):
        with pytest.raises(urllib.error.HTTPError) as problem:
            fetch(account, wrong)
        assert problem.value.code == 404
