"""A library that the operator puts up for everybody, and a calendar with a series."""
import json
import subprocess

import pytest
from playwright.sync_api import expect

from conftest import BINARY, until
from test_referee_desk import desk, press  # noqa: F401
from test_referee_library import kept

PACK = {"format": "fieldday-referee-library", "version": 1, "items": [
    {"kind": "team", "name": "Harbour Rovers", "reference": "T1",
     "players": [{"name": "Gil Keeper", "number": 1}]},
    {"kind": "competition", "name": "County League", "reference": "C1", "level": "7"}]}

SERIES = "\r\n".join([
    "BEGIN:VCALENDAR", "BEGIN:VEVENT", "UID:cup", "SUMMARY:Harbour v Lantern",
    "DTSTART;TZID=Europe/Berlin:20270314T150000", "RRULE:FREQ=WEEKLY;COUNT=4",
    "EXDATE;TZID=Europe/Berlin:20270321T150000", "END:VEVENT",
    "BEGIN:VEVENT", "UID:odd", "SUMMARY:Quay v Mill",
    "DTSTART;TZID=Europe/Berlin:20270314T150000", "RRULE:FREQ=MONTHLY", "END:VEVENT",
    "END:VCALENDAR", ""])


def paste(page, text):
    page.goto("/referee/import")
    page.locator("#import-text").fill(text)
    press(page, "Read the text")


@pytest.fixture
def operator(server, tmp_path):
    """Puts a file up, as an operator does beside the running server."""
    def put(pack, season):
        path = tmp_path / "county.json"
        path.write_text(json.dumps(pack), "utf-8")
        return subprocess.run(
            [BINARY, "referee", "pack", path, "--name", "County", "--season", season,
             "--data", server.data], capture_output=True, text=True)
    return put


def test_a_pack_of_the_server_is_taken_in(desk, operator, picture):  # noqa: F811
    page, account = desk()
    page.goto("/referee/library")
    press(page, "Server packs")
    shelf = page.locator("#library-shelf")
    expect(shelf).to_contain_text("This server has none yet")
    broken = operator({**PACK, "items": [{"kind": "team", "name": ""}]}, "2026-27")
    assert broken.returncode == 1 and "/items/0" in broken.stdout
    assert "version 1" in operator(PACK, "2026-27").stdout
    press(page, "Close", shelf)
    press(page, "Server packs")
    expect(shelf).to_contain_text("Season 2026-27 · version 1 · 2 entries")
    picture(page, "referee/library-packs")
    shelf.get_by_role("button", name="County").click()
    page.locator("#library-pack-take").click()
    expect(page.locator("#library-list .match-row")).to_have_count(1)
    team, = kept(account, "libraryTeam").values()
    assert team["name"] == "Harbour Rovers" and team["players"][0]["number"] == 1
    competition, = kept(account, "libraryCompetition").values()
    assert competition["level"] == "7"


def test_a_series_of_a_calendar_becomes_its_matches(desk):  # noqa: F811
    page, account = desk()
    paste(page, SERIES)
    expect(page.locator("main li input")).to_have_count(3)
    expect(page.locator("main")).to_contain_text("FREQ=MONTHLY")
    press(page, "Import 3 matches")
    press(page, "Undo the import")
    expect(page.get_by_text("The import was undone")).to_be_visible()
    # The page is loaded again next: what was undone must be kept by then.
    until(lambda: not account.pull().of_kind("match"), what="no match")
    paste(page, SERIES)
    press(page, "Import 3 matches")
    expect(page.get_by_text("3 matches imported")).to_be_visible()
    until(lambda: len(account.pull().of_kind("match")) == 3, what="three matches")
    paste(page, SERIES)
    expect(page.get_by_text("Already here", exact=True)).to_have_count(3)
