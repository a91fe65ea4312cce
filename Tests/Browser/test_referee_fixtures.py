"""RefWatch's fixtures: planned by the zone's rules, imported from lists, taken to other programs."""
import csv
import datetime
import io
import zoneinfo

import icalendar
from playwright.sync_api import expect

from conftest import until
from test_referee_desk import desk, download, heading, press  # noqa: F401

DESKTOP = {"width": 1280, "height": 800}
BERLIN = zoneinfo.ZoneInfo("Europe/Berlin")
LEAGUE = "\n".join([
    "Spielnr;Datum;Anstoß;Heim;Gast;Spielort;Honorar",
    "101;27.03.2027;15:00;FC Köln;\"SV \"\"Nord\"\"\";Platz 1;45,50 €",
    "102;28.03.2027;15:00 Uhr;Düren;FC Köln;Platz 2;",
    "103;28.03.2027;25:99;Düren;SV Süd;;",
    "104;03.04.2027;;Aachen;Bonn;;",
    "105;31.04.2027;15:00;Aachen;Düren;;", ""])


def instant(*civil, zone=BERLIN):
    return int(datetime.datetime(*civil, tzinfo=zone).timestamp() * 1_000)


def matches(account, count):
    until(lambda: len(account.pull().of_kind("match")) == count, what=f"{count} matches")
    return {(body["home"]["name"], body["away"]["name"]): (match, body)
            for match, body in account.of_kind("match").items()}


def choose(page, name, content):
    with page.expect_file_chooser() as chooser:
        press(page, "Choose a file")
    chooser.value.set_files({"name": name, "mimeType": "text/plain", "buffer": content})


def test_a_league_list_from_text_to_schedule_and_back(desk, picture):  # noqa: F811
    page, account = desk(viewport=DESKTOP)
    press(page, "Import fixtures")
    picture(page, "referee/import")
    page.locator("#import-text").fill(LEAGUE)
    press(page, "Read the text")
    expect(page.get_by_role("button", name="New 2")).to_be_visible()
    press(page, "Cannot be read 3")
    faults = page.locator("main li")
    expect(faults.nth(0)).to_contain_text("Line 4")
    expect(faults.nth(0)).to_contain_text("25:99")
    expect(faults.nth(1)).to_contain_text("no kick-off time")
    expect(faults.nth(2)).to_contain_text("31.04.2027")
    picture(page, "referee/import-faults")
    page.locator("#import-time").fill("16:30")
    expect(page.get_by_role("button", name="New 3")).to_be_visible()
    picture(page, "referee/import-preview")
    press(page, "Import 3 matches")
    expect(heading(page, "3 matches imported")).to_be_visible()
    picture(page, "referee/import-done")
    made = matches(account, 3)
    assert made[("FC Köln", 'SV "Nord"')][1]["scheduledKickOff"] == instant(2027, 3, 27, 15, 0)
    assert made[("Düren", "FC Köln")][1]["scheduledKickOff"] == instant(2027, 3, 28, 15, 0)
    assert made[("Aachen", "Bonn")][1]["scheduledKickOff"] == instant(2027, 4, 3, 16, 30)
    assert made[("FC Köln", 'SV "Nord"')][1]["fixture"]["fee"] == {"minor": 4_550, "currency": "EUR"}

    # The text is still there; what was wrong is put right, and nothing is doubled.
    press(page, "Back to the text")
    text = page.locator("#import-text")
    expect(text).to_have_value(LEAGUE)
    text.fill(LEAGUE.replace("25:99", "17:00").replace("Platz 2", "Platz 3"))
    press(page, "Read the text")
    page.locator("#import-time").fill("16:30")
    expect(page.get_by_role("button", name="Changed 1")).to_be_visible()
    press(page, "Import 2 matches")
    expect(heading(page, "2 matches imported")).to_be_visible()
    assert matches(account, 4)[("Düren", "FC Köln")][1]["venue"] == "Platz 3"
    press(page, "Undo the import")
    expect(heading(page, "The import was undone")).to_be_visible()
    until(lambda: account.pull() and len(account.of_kind("match")) == 3, what="the undo")
    assert matches(account, 3)[("Düren", "FC Köln")][1]["venue"] == "Platz 2"

    press(page, "Schedule")
    expect(heading(page, "March 2027")).to_be_visible()
    picture(page, "referee/schedule")
    page.locator("#schedule-month-choice").select_option("2027-04")
    expect(page.locator(".match-row")).to_contain_text("Aachen")
    leaves(page, matches(account, 3))


def leaves(page, made):
    """Another program reads the calendar, and finds every kick-off where it belongs."""
    name, text = download(page, "Save as a calendar (.ics)")
    assert name == "fixtures.ics"
    calendar = icalendar.Calendar.from_ical(text)
    events = list(calendar.walk("VEVENT"))
    found = {str(event["UID"]).removesuffix("@fieldday"): event for event in events}
    assert set(found) == {match for match, _ in made.values()}
    for (home, away), (match, body) in made.items():
        event = found[match]
        start = event["DTSTART"].dt
        assert int(start.timestamp() * 1_000) == body["scheduledKickOff"]
        assert str(start.tzinfo) == "Europe/Berlin" and (start.hour, start.minute) in ((15, 0), (16, 30))
        assert str(event["SUMMARY"]) == f"{home} v {away}"
        assert str(event.get("LOCATION", "")) == body.get("venue", "")
    # The zone that the file brings along says the same as the one that everybody knows.
    zone = next(iter(calendar.walk("VTIMEZONE"))).to_tz(lookup_tzid=False)
    for civil in ((2027, 3, 27, 15, 0), (2027, 3, 28, 15, 0), (2027, 4, 3, 16, 30)):
        ours = datetime.datetime(*civil, tzinfo=zone).utcoffset()
        assert ours == datetime.datetime(*civil, tzinfo=BERLIN).utcoffset()
    for line in text.encode().split(b"\r\n"):
        assert len(line) <= 75
    _, text = download(page, "Save as a table (.csv)")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert {row["ID"] for row in rows} == set(found)
    assert rows[0]["Date"] == "2027-03-27" and rows[0]["Fee"] == "45.50"


#: What is no list, and what is said of it.
NO_LISTS = [
    ("photo.csv", b"\x89PNG\x00\x01", "Not a text file"),
    ("empty.csv", b" \n", "The list is empty"),
    ("korean.csv", "날짜,시간,홈,원정\n2027-01-01,15:00,한강,서울\n".encode("cp949"), "save the file as UTF-8"),
    ("none.ics", b"BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n", "The calendar has no events"),
]


def foreign_calendar():
    """As another program writes it."""
    calendar = icalendar.Calendar()
    calendar.add("prodid", "-//A League//EN")
    calendar.add("version", "2.0")
    for number, (summary, start, status) in enumerate([
            ("County Cup: Harbour v Lantern",
             datetime.datetime(2027, 3, 28, 15, 0, tzinfo=zoneinfo.ZoneInfo("Europe/London")), None),
            ("Rovers - Street", datetime.datetime(2027, 7, 3, 10, 0, tzinfo=datetime.timezone.utc),
             "CANCELLED"),
            ("Dentist", datetime.datetime(2027, 7, 4, 10, 0, tzinfo=datetime.timezone.utc), None),
            ("Mill vs. Harbour", datetime.date(2027, 7, 5), None)]):
        event = icalendar.Event()
        event.add("uid", f"{number}@league.example")
        event.add("dtstamp", datetime.datetime(2026, 1, 1, tzinfo=datetime.timezone.utc))
        event.add("dtstart", start)
        event.add("summary", summary)
        event.add("location", "Mill Lane; Gate 2, by the old water tower that everybody knows, third field")
        if status:
            event.add("status", status)
        calendar.add_component(event)
    calendar.add_missing_timezones()
    return calendar.to_ical()


def test_a_calendar_of_another_program_on_two_devices(desk, device):  # noqa: F811
    page, account = desk()
    page.goto("/referee/import")
    for name, content, words in NO_LISTS:
        choose(page, name, content)
        expect(page.locator("#import-fault"), name).to_contain_text(words)
    choose(page, "league.ics", foreign_calendar())
    expect(page.get_by_role("button", name="New 2")).to_be_visible()
    expect(page.get_by_role("button", name="Cannot be read 2")).to_be_visible()
    press(page, "Import 2 matches")
    expect(heading(page, "2 matches imported")).to_be_visible()
    made = matches(account, 2)
    cup = made[("Harbour", "Lantern")][1]
    assert cup["scheduledKickOff"] == instant(2027, 3, 28, 15, 0, zone=zoneinfo.ZoneInfo("Europe/London"))
    assert cup["fixture"]["zone"] == {"name": "Europe/London", "offset": 3_600}
    assert cup["competition"] == "County Cup"
    assert made[("Rovers", "Street")][1]["fixture"]["status"] == "canceled"

    # A second device that has not seen them imports the same: nobody is doubled.
    second = device(account)
    second.goto("/referee/import")
    choose(second, "league.ics", foreign_calendar())
    expect(second.get_by_role("button", name="Already here 2")).to_be_visible()
    expect(second.get_by_role("button", name="Nothing to import")).to_be_disabled()
    second.goto("/referee/schedule")
    expect(second.locator(".match-row").first).to_contain_text("London time")
    assert len(account.pull().of_kind("match")) == 2
