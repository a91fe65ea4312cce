"""The calendar of DayBlock: months, weeks and days of what was recorded, moved about, split and counted."""
import datetime
import json
import pathlib
import re
import zoneinfo

import pytest
from playwright.sync_api import expect

import day
import world
from accessibility import no_faults
from conftest import PHONE, go_offline, go_online, in_one_language, until, works_offline
from layout import findings

ZONE = "Europe/Berlin"
#: A Wednesday.
NOON = "2026-11-18T12:00:00"
WATCH = {"width": 180, "height": 220}
SMALL = {"width": 320, "height": 568}
DESK = {"width": 1280, "height": 800}
SIZES = [WATCH, SMALL, DESK, PHONE]


def at(text):
    return datetime.datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo(ZONE))


def recorded(account, of, start, minutes, memo="", made=None):
    """Time entered by hand; its id."""
    begin = at(start)
    return day.session(account, of, int(begin.timestamp() * 1_000), minutes, ZONE,
                       int(begin.utcoffset().total_seconds()), memo, made)


def somebody(server, language="en"):
    """Somebody with three blocks, who studied this week and last."""
    account = server.person(language=language)
    account.push([day.setting(account, "firstWeekday", 1),
                  ("accounts", "setHourCycle", {"user": account.user, "value": "h23"})])
    assert account.rejections == [], account.rejections
    account.blocks = day.ready(account)
    study, gym = account.blocks["Study"], account.blocks["Gym"]
    for start, minutes in [("2026-11-09T09:00", 120), ("2026-11-16T09:00", 60), ("2026-11-17T22:30", 180)]:
        recorded(account, study, start, minutes)
    recorded(account, gym, "2026-11-17T07:00", 45, memo="Legs")
    account.today = recorded(account, study, "2026-11-18T09:00", 90)
    return account


def opened(device, account, path, language="en", viewport=PHONE):
    page = device(account, viewport=viewport, zone=ZONE, language=language)
    page.clock.install(time=at(NOON))
    page.goto(path)
    return page


def in_order(page):
    """The screen is in order at every size, and says everything that it shows: for what no walk passes."""
    faults = []
    for size in SIZES:
        page.set_viewport_size(size)
        faults += [f"{size['width']}: {fault}" for fault in findings(page, 24 if size == WATCH else 44)]
    page.set_viewport_size(PHONE)
    assert faults == []
    no_faults(page)


def rows(account):
    """What is recorded, by start: the times as Berlin's clocks show them, and the block."""
    names = {identity: name for name, identity in account.blocks.items()}
    found = []
    for row in account.pull().of_kind("daySession").values():
        if row.get("x"):
            continue
        time, parts, end = row["t"], [], 0
        for index in range(0, len(time), 3):
            begin = end + time[index]
            end = begin + time[index + 1]
            parts.append("-".join(datetime.datetime.fromtimestamp(ms / 1_000, zoneinfo.ZoneInfo(ZONE))
                                  .strftime("%H:%M") for ms in (begin, end)))
        found.append((row["d"], " ".join(parts), names[row["b"]]))
    return sorted(found, key=str)


def times(account):
    return [time for _, time, _ in rows(account)]


def piece(page, name):
    return page.get_by_role("button", name=re.compile(name))


def drag(page, element, by):
    """Draws an element down by so many px."""
    element.scroll_into_view_if_needed()
    box = element.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    for step in range(1, 5):
        page.mouse.move(x, y + by * step / 4)
    page.mouse.up()


@in_one_language
def test_a_month_a_week_and_a_day(server, device, picture, language):
    page = opened(device, somebody(server, language), "/day/calendar", language)
    korean = language == "ko"
    november = "2026년 11월" if korean else "November 2026"
    expect(page.locator("h1")).to_have_text(november)
    cell = page.locator("#day-cell-2026-11-17")
    expect(cell).to_have_attribute("aria-label", re.compile("Study.*Gym|Gym.*Study"))
    # Yesterday's went on over midnight.
    expect(page.locator(".day-timeline .day-row")).to_have_count(2)
    picture(page, f"day/{language}-calendar-month")
    cell.click()
    expect(page.locator(".day-timeline")).to_contain_text("Legs")
    expect(page.locator(".day-total")).to_contain_text("2.0")
    # The keyboard goes on from there, over the edge of the month.
    cell.press("PageUp")
    expect(page.locator("h1")).to_have_text("2026년 10월" if korean else "October 2026")
    page.get_by_role("button", name="오늘" if korean else "Today", exact=True).click()
    expect(page.locator("h1")).to_have_text(november)

    page.get_by_role("link", name="주" if korean else "Week", exact=True).click()
    expect(page.locator(".day-week-row")).to_have_count(7)
    picture(page, f"day/{language}-calendar-week")
    page.set_viewport_size(DESK)
    picture(page, f"day/{language}-calendar-week-wide")
    page.set_viewport_size(PHONE)
    page.get_by_role("link", name="일" if korean else "Day", exact=True).click()
    expect(page.locator(".day-piece")).to_have_count(2)
    picture(page, f"day/{language}-calendar-day")


def test_what_was_recorded_is_moved_about(server, device, picture):
    account = somebody(server)
    page = opened(device, account, "/day/calendar?view=day")
    piece(page, "Study, 09:00").click()
    expect(page.locator(".day-draft")).to_be_visible()
    picture(page, "day/calendar-selected")
    # 8 px are five minutes: half an hour later, then a shorter end.
    drag(page, page.locator(".day-piece.selected"), 48)
    expect(page.locator(".day-draft")).to_contain_text("09:30–11:00")
    drag(page, page.locator(".day-handle.end"), -80)
    expect(page.locator(".day-draft")).to_contain_text("09:30–10:10")
    piece(page, "Study, 09:30").press("Alt+ArrowDown")
    expect(page.locator(".day-draft")).to_contain_text("09:35–10:10 · 35 min · 0.5 blocks")
    page.get_by_role("button", name="Save", exact=True).click()
    until(lambda: "09:35-10:10" in times(account), what="the new times")
    page.get_by_role("button", name="Undo").click()
    until(lambda: "09:00-10:30" in times(account), what="the old times")
    # Escape leaves everything as it is.
    piece(page, "Study, 09:00").press("ArrowDown")
    expect(page.locator(".day-draft")).to_contain_text("09:05–10:35")
    piece(page, "Study, 09:05").press("Escape")
    expect(page.locator(".day-draft")).to_have_count(0)
    assert "09:00-10:30" in times(account)


def test_split_moved_and_brought_back(server, device, picture):
    account = somebody(server)
    page = opened(device, account, "/day/calendar?view=day")
    piece(page, "Study, 09:00").click()
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Split", exact=True).click()
    for _ in range(3):
        page.get_by_role("button", name="−5 min").click()
    expect(page.locator(".day-half-card").first).to_contain_text("09:00–09:30")
    picture(page, "day/calendar-split")
    page.get_by_role("button", name="Split at 09:30").click()
    until(lambda: {"09:00-09:30", "09:30-10:30"} <= set(times(account)), what="two halves")
    piece(page, "Study, 09:00").click()
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Move to another block").click()
    page.locator("#day-to-block").get_by_role("button", name="Gym").click()
    until(lambda: any(row[1:] == ("09:00-09:30", "Gym") for row in rows(account)), what="the other block")
    piece(page, "Gym, 09:00").click()
    page.get_by_role("button", name="Edit", exact=True).click()
    page.get_by_role("button", name="Earlier versions").click()
    expect(page.locator(".day-version")).to_have_count(3)
    picture(page, "day/calendar-versions")
    page.locator(".day-version").last.get_by_role("button").click()
    until(lambda: any(row[1:] == ("09:00-10:30", "Study") for row in rows(account)), what="the first version")


def test_time_is_entered_by_hand(server, device, picture):
    account = somebody(server)
    page = opened(device, account, "/day/calendar?view=day")
    page.get_by_role("button", name="Add time from 10:30–12:00").click()
    expect(page.locator("#day-time-start")).to_have_value("10:30")
    page.get_by_role("button", name="Add", exact=True).click()
    expect(page.get_by_role("alert")).to_be_visible()
    picture(page, "day/calendar-add")
    page.locator("#day-time-block").select_option(account.blocks["Reading"])
    page.locator("#day-time-start").fill("10:00")
    expect(page.locator(".sheet .banner")).to_contain_text("Study 09:00–10:30")
    page.get_by_role("button", name="Add", exact=True).click()
    # Over another record it is asked about first.
    expect(page.locator("#day-time-asked")).to_be_visible()
    page.get_by_role("button", name="Add anyway").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    until(lambda: any(row[1:] == ("10:00-12:00", "Reading") for row in rows(account)), what="the record")
    # The night on which clocks went back: what comes twice is asked.
    page.goto("/day/sessions/new?date=2026-10-25")
    page.locator("#day-time-block").select_option(account.blocks["Reading"])
    page.locator("#day-time-start").fill("01:30")
    page.locator("#day-time-end").fill("02:30")
    expect(page.locator(".sheet .banner")).to_contain_text("Clocks show 02:30 twice")
    page.get_by_role("button", name=re.compile("^Second")).click()
    expect(page.locator(".day-preview")).to_contain_text("2 h")
    # And the one on which they went forward.
    page.locator("#day-time-day").fill("2026-03-29")
    page.locator("#day-time-start").fill("02:30")
    page.locator("#day-time-end").fill("04:00")
    expect(page.locator(".sheet .banner")).to_contain_text("it counts as 03:30")


#: The tables of the person's local database.
TABLES = """
async () => {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  const name = names.find((name) => /^fieldday-[0-9a-f]/.test(name));
  const result = (request) => new Promise((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  const database = await result(indexedDB.open(name));
  const keys = await result(database.transaction("buckets").objectStore("buckets").getAllKeys());
  database.close();
  return [...new Set(keys.map(([table]) => table))];
}
"""


@pytest.mark.installed
def test_what_is_years_old_is_read_when_the_screen_is_there(server, device):
    account = somebody(server)
    months = [f"{year}-{month:02}-12T10:00" for year in (2024, 2025) for month in range(1, 13)]
    first, *_ = [recorded(account, account.blocks["Study"], start, 60, memo="Of " + start[:7],
                          made=int(at(start).timestamp() * 1_000)) for start in months]
    page = opened(device, account, "/day/statistics?range=year&date=2025-06-01")
    expect(page.locator(".day-figure.main")).to_contain_text("12.0")
    works_offline(page)
    volumes = [table for table in page.evaluate(TABLES) if table.startswith("base.")]
    assert len(volumes) > 20, "what is old lies by itself"

    go_offline(page)
    page.goto("/day/statistics?range=year&date=2024-06-01")
    expect(page.locator(".day-figure.main")).to_contain_text("12.0")
    page.goto(f"/day/sessions/{first}")
    expect(page.get_by_role("button", name="Of 2024-01")).to_be_visible()
    page.goto("/day")
    expect(page.locator("#day-play:not([disabled])")).to_be_visible()
    page.goto("/day/info/data")
    files = []
    page.on("download", lambda file: files.append(file))

    def saved():
        # Until all of it is read, the button says that it is not.
        page.get_by_role("button", name="DayBlock file").click()
        return files

    until(saved, what="the file")
    sessions = json.loads(pathlib.Path(files[0].path()).read_text())["sessions"]
    assert len([one for one in sessions if one.get("memo", "").startswith("Of ")]) == len(months)


def there(account):
    """Who was there at the record of today."""
    return account.pull().of_kind("daySession")[account.today].get("f", [])


def memo(account):
    return account.pull().of_kind("daySession")[account.today].get("m")


def met(account):
    """The meetings of SuperFriend, by day: (day, kind, friends)."""
    rows = account.pull().of_kind("connection").values()
    return sorted((row["occurredOn"], row["type"], row["friends"]) for row in rows)


@in_one_language
def test_who_was_there_was_met(server, device, picture, language):
    korean = language == "ko"
    account = somebody(server, language)
    ana, ben = world.befriend(account, [world.Friend("Ana", "Silva", last=None),
                                        world.Friend("Ben", "Okafor", last=None)])
    page = opened(device, account, f"/day/sessions/{account.today}", language)
    who = page.get_by_role("button", name="함께한 친구" if korean else "Who was there", exact=True)
    sheet = page.locator("#day-company")
    names = page.locator(".day-company-list li")
    who.click()
    first = sheet.get_by_role("button", name="Ana Silva", exact=True)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    picture(page, f"day/{language}-who-was-there")
    in_order(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(names).to_have_text(["Ana Silva"])
    picture(page, f"day/{language}-with-a-friend")
    in_order(page)
    meeting = ("2026-11-18", "meetUp", [ana.id])
    until(lambda: met(account) == [meeting], what="the meeting in SuperFriend")
    assert there(account) == [ana.id]

    # Off and on again, it is the same meeting; off, there is none.
    who.click()
    for pressed in ["false", "true", "false"]:
        first.click()
        expect(first).to_have_attribute("aria-pressed", pressed)
    until(lambda: met(account) == [] and there(account) == [], what="nobody to be there")
    first.click()
    sheet.get_by_role("button", name="Ben Okafor", exact=True).click()
    until(lambda: len(met(account)) == 2 and len(there(account)) == 2, what="both to be there")
    # A friend who is gone leaves no trace of a name.
    account.push([("friends", "deleteFriend", {"friend": ben.id, "seen": world.mark(account, ben)})])
    assert account.rejections == [], account.rejections
    page.reload()
    expect(names).to_have_text(["Ana Silva"])
    assert met(account) == [meeting]


def test_two_devices_without_signal_meet_somebody_once(server, device):
    account = somebody(server)
    ana, = world.befriend(account, [world.Friend("Ana", "Silva", last=None)])
    pages = [opened(device, account, f"/day/sessions/{account.today}") for _ in range(2)]
    for page in pages:
        expect(page.locator("#day-memo")).to_be_visible()
    go_offline(*pages)
    for page in pages:
        page.get_by_role("button", name="Who was there", exact=True).click()
        page.locator("#day-company").get_by_role("button", name="Ana Silva", exact=True).click()
        page.keyboard.press("Escape")
        expect(page.locator(".day-company-list li")).to_have_text(["Ana Silva"])
    # What is written last says that everything before it has arrived.
    day.Tracker(pages[1]).memo("Together")
    meeting = ("2026-11-18", "meetUp", [ana.id])
    go_online(pages[0])
    until(lambda: met(account) == [meeting] or pages[0].clock.run_for(500), what="the meeting in SuperFriend")
    go_online(pages[1])
    until(lambda: memo(account) == "Together" or pages[1].clock.run_for(500),
          what="what the other device did")
    pages[1].reload()
    expect(pages[1].locator(".day-company-list li")).to_have_text(["Ana Silva"])
    assert met(account) == [meeting] and there(account) == [ana.id]
    # Taken off on one of them, it is gone for both.
    pages[1].get_by_role("button", name="Who was there", exact=True).click()
    pages[1].locator("#day-company").get_by_role("button", name="Ana Silva", exact=True).click()
    until(lambda: met(account) == [] and there(account) == [], what="nobody to be there")


def test_other_calendars_lie_beside(server, device):
    account = somebody(server)
    account.push([day.setting(account, "overlays", ["https://calendar.example/family.ics"])])
    assert account.rejections == [], account.rejections
    start = int(at("2026-11-18T14:00:00").timestamp() * 1_000)
    events = {"events": [
        {"title": "Dentist", "source": "Family", "allDay": False, "start": start, "end": start + 30 * day.MINUTE},
        {"title": "Holiday", "source": "Family", "allDay": True, "start": "2026-11-18", "end": "2026-11-19"},
    ], "faults": []}
    page = device(account, zone=ZONE)
    page.clock.install(time=at(NOON))
    page.route("**/api/day/overlays*", lambda route: route.fulfill(
        status=200, content_type="application/json", body=json.dumps(events)))
    page.goto("/day/calendar")
    expect(page.locator(".day-timeline")).to_contain_text("Dentist")
    expect(page.locator(".day-all-day")).to_contain_text("Holiday")
    page.goto("/day/calendar?view=day")
    expect(page.locator(".day-piece.quiet")).to_contain_text("Dentist")


@in_one_language
def test_what_it_comes_to(server, device, picture, language):
    account = somebody(server, language)
    account.push([("day", "editBlock", {"block": account.blocks["Study"], "edits": [
        {"field": "golden", "value": True},
        {"field": "goal", "value": {"period": "perDay", "halfBlocks": 2}}]})])
    assert account.rejections == [], account.rejections
    page = opened(device, account, "/day/statistics?range=week", language)
    expect(page.locator(".day-figure.main")).to_contain_text("6.0")
    expect(page.locator(".day-shares li")).to_have_count(2)
    picture(page, f"day/{language}-statistics-week")
    # Every drawing says the same in numbers.
    page.goto("/day/statistics?range=year")
    expect(page.locator(".chart-table summary").first).to_be_visible()
    # A table is made when it is opened: by a click, or by a key.
    tables = page.locator(".chart-table summary").all()
    assert len(tables) == 4
    expect(page.locator(".chart-table td")).to_have_count(0)
    for index, table in enumerate(tables):
        if index % 2:
            table.click()
        else:
            table.press("Enter")
        expect(page.locator(".chart-table").nth(index).locator("td").first).to_be_visible()
    expect(page.locator(".day-table-frame").first).to_contain_text("11" if language == "ko" else "Nov 16")
