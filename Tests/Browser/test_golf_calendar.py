"""Rounds in other people's calendar programs: made, copied and stopped on the screen, read by PyPI's `icalendar` and
by libical."""
import datetime
import urllib.error
import urllib.request
import zoneinfo

import icalendar
import pytest
from playwright.sync_api import expect

import golf
import libical
from accessibility import no_faults
from conftest import PHONE, go_offline
from day_files import fetch
from layout import findings

UTC = datetime.timezone.utc
LONDON = {"name": "Royal Mid-Surrey Golf Club", "city": "Richmond, England", "lat": 51_466_000, "lng": -303_000}
NEPAL = {"name": "Gokarna Forest; Hills, Golf", "city": "Kathmandu", "lat": 27_742_000, "lng": 85_395_000}
#: Days from now between which clocks in California change, whenever that is.
CLOCKS = [(120, 9), (250, 9)]


def in_zone(course, zone, days, hour):
    start, place = golf.tee_time(days, hour, zone)
    return {"course": {**course, "pointed": True}, "startTime": start, "zone": place}


def path_of(link):
    return link[link.index("/calendar/"):]


def parsed(text):
    calendar = icalendar.Calendar.from_ical(text)
    assert calendar.errors == []
    return calendar, {str(event["UID"]).split("@")[0]: event for event in calendar.walk("VEVENT")}


def status_of(client, path):
    request = urllib.request.Request(client.url + path)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as refusal:
        return refusal.code


@pytest.fixture
def life(server):
    """Somebody with a round of their own, rounds in three zones that they joined, one of them called off, and one
    they only asked for; what each is to be in a calendar, by its id."""
    me = golf.golfer(server, "Maya", "Kim")
    me.own = golf.host_round(me, {**golf.NEAR, "pointed": True}, days=3, hour=7)
    me.rounds = {me.own: (golf.NEAR, golf.ZONE, 3, 7, "CONFIRMED")}
    for course, zone, days, hour, status in [
            (LONDON, "Europe/London", 5, 13, "CONFIRMED"), (NEPAL, "Asia/Kathmandu", 9, 6, "CONFIRMED"),
            *((golf.NEAR, golf.ZONE, *day, "CONFIRMED") for day in CLOCKS), (golf.NEAR, golf.ZONE, 6, 10, "CANCELLED")]:
        host = golf.golfer(server, "Noah", "Berg")
        joined = golf.host_round(host, message="Walking, no carts; 9 holes", **in_zone(course, zone, days, hour))
        golf.membership(me, joined, "request")
        golf.membership(host, joined, "accept", user=me.user)
        if status == "CANCELLED":
            host.push([("golf", "cancelRound", {"round": joined})])
        me.rounds[joined] = (course, zone, days, hour, status)
        assert host.rejections == [], host.rejections
    golf.membership(me, golf.host_round(golf.golfer(server, "Ida", "Voss"), days=7), "request")
    assert me.rejections == [], me.rejections
    return me


def test_ones_rounds_are_in_the_calendar(server, device, picture, life):
    page = device(life, viewport=PHONE, permissions=["clipboard-read", "clipboard-write"])
    page.goto("/golf/profile/settings")
    page.get_by_role("button", name="Create calendar link").click()
    address = page.locator("#golf-calendar-address")
    expect(address).to_contain_text("/calendar/golf/")
    link = address.inner_text()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_text("Link copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == link
    picture(page, "golf/calendar-address")
    assert findings(page, 44) == []
    no_faults(page)

    media, text = fetch(life, path_of(link))
    assert media.startswith("text/calendar")
    calendar, events = parsed(text)
    assert events.keys() == life.rounds.keys()
    zones = {str(zone["TZID"]): zone.to_tz(lookup_tzid=False) for zone in calendar.walk("VTIMEZONE")}
    assert zones.keys() == {zone for _, zone, *_ in life.rounds.values()}
    offsets = set()
    for identity, (course, zone, days, hour, status) in life.rounds.items():
        event = events[identity]
        start, _ = golf.tee_time(days, hour, zone)
        instant = datetime.datetime.fromtimestamp(start / 1_000, UTC)
        assert event["DTSTART"].params["TZID"] == zone
        assert event.start.astimezone(UTC) == instant
        # What a clock at the course shows, by the zone as it is written in the file.
        local = instant.astimezone(zoneinfo.ZoneInfo(zone)).replace(tzinfo=None)
        assert (local.hour, local.minute) == (hour, 0)
        assert local.replace(tzinfo=zones[zone]).astimezone(UTC) == instant
        if zone == golf.ZONE:
            offsets.add(local.replace(tzinfo=zones[zone]).utcoffset())
        assert str(event["STATUS"]) == status
        assert course["name"] in str(event["SUMMARY"])
        assert str(event["LOCATION"]) == f"{course['name']}, {course['city']}"
        assert [round(degrees * 1e6) for degrees in (event["GEO"].latitude, event["GEO"].longitude)] == [
            course["lat"], course["lng"]]
        assert str(event["URL"]).endswith(f"/golf/rounds/{identity}")

    assert offsets == {datetime.timedelta(hours=-8), datetime.timedelta(hours=-7)}
    assert {event["uid"].split("@")[0]: event["start"] for event in libical.events(text)} == {
        identity: event.start.astimezone(UTC) for identity, event in events.items()}

    # The device remembers it; another knows only that there is one.
    page.reload()
    expect(address).to_have_text(link)
    other = device(life, viewport=PHONE)
    other.goto("/golf/profile/settings")
    expect(other.get_by_text("created on another device")).to_be_visible()
    # A new one takes its place, once that is confirmed.
    other.get_by_role("button", name="Replace link").click()
    other.get_by_role("button", name="Cancel").click()
    assert status_of(life, path_of(link)) == 200
    other.get_by_role("button", name="Replace link").click()
    other.locator("#profile-question").get_by_role("button", name="Replace link").click()
    expect(other.locator("#golf-calendar-address")).to_contain_text("/calendar/golf/")
    new = other.locator("#golf-calendar-address").inner_text()
    assert new != link
    # The first device offers what answers nobody no longer.
    page.reload()
    expect(page.get_by_text("created on another device")).to_be_visible()
    expect(address).to_have_count(0)
    assert status_of(life, path_of(link)) == 404
    assert parsed(fetch(life, path_of(new))[1])[1].keys() == life.rounds.keys()
    # And it can be stopped.
    other.get_by_role("button", name="Turn off link").click()
    other.locator("#profile-question").get_by_role("button", name="Turn off link").click()
    expect(other.get_by_role("button", name="Create calendar link")).to_be_visible()
    assert status_of(life, path_of(new)) == 404


def test_a_round_that_moves_moves_in_the_calendar(life):
    identity = life.own
    link = path_of(life.call("POST", "/api/golf/calendar", {})["link"])
    before = parsed(fetch(life, link)[1])[1][identity]
    start, zone = golf.tee_time(4, 11)
    life.push([("golf", "editRound", {"round": identity, "edits": [
        {"field": "start", "value": {"time": start, "zone": zone}}]})])
    assert life.rejections == [], life.rejections
    after = parsed(fetch(life, link)[1])[1][identity]
    assert str(before["UID"]) == str(after["UID"])
    assert before.start.astimezone(UTC).timestamp() * 1_000 != start
    assert after.start.astimezone(UTC).timestamp() * 1_000 == start


def test_one_round_is_a_file(server, device, life):
    identity = life.own
    _, zone, days, hour, _ = life.rounds[identity]
    page = device(life, viewport=PHONE)
    page.goto(f"/golf/rounds/{identity}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Add to calendar").click()
    assert download.value.suggested_filename == "round.ics"
    calendar, events = parsed(download.value.path().read_text(encoding="utf-8"))
    assert list(events) == [identity]
    assert events[identity].start.astimezone(UTC).timestamp() * 1_000 == golf.tee_time(days, hour, zone)[0]
    assert [str(part["TZID"]) for part in calendar.walk("VTIMEZONE")] == [zone]
    # Nobody else gets it who could not see the round.
    hidden = golf.host_round(golf.golfer(server, "Omar", "Haddad"), days=8, visibility="invite")
    with pytest.raises(urllib.error.HTTPError) as refusal:
        fetch(life, f"/api/golf/rounds/{hidden}/calendar.ics")
    assert refusal.value.code == 404


def test_without_a_network_it_says_so(device, life):
    page = device(life, viewport=PHONE)
    page.goto("/golf/profile/settings")
    expect(page.get_by_role("button", name="Create calendar link")).to_be_enabled()
    go_offline(page)
    expect(page.get_by_text("created and turned off on the server")).to_be_visible()
    expect(page.get_by_role("button", name="Create calendar link")).to_be_disabled()
