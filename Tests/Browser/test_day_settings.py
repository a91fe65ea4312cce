"""How DayBlock behaves: every control is kept on the device, on the server and on another device, and a day that
begins at four does so on the board."""
import datetime
import re
import zoneinfo

from playwright.sync_api import expect

import day
from conftest import in_one_language, until

BERLIN = zoneinfo.ZoneInfo("Europe/Berlin")
DATE = datetime.date(2026, 11, 18)
SETTINGS = "/day/info/settings"

#: What is chosen from a list: the field, what is chosen, and what the server calls it.
CHOSEN = [
    ("day-max-run", "90", "maxRun", 90), ("day-boundary", "240", "boundary", 240),
    ("day-weekday", "3", "firstWeekday", 3), ("day-board", "minutes", "board", "minutes"),
    ("day-feedback", "full", "feedback", "full"),
]
#: What is switched, away from what it is at first.
SWITCHED = [
    ("day-carries", True, "carriesRemainder"), ("day-awake", False, "keepsAwake"),
    ("day-sounds", True, "sounds"), ("day-plan-nudges", False, "remindsOfPlans"),
]


def at(time, date=DATE):
    return datetime.datetime.combine(date, datetime.time.fromisoformat(time), BERLIN)


def settings(account):
    """What another device knows of them."""
    rows = account.pull().of_kind("daySettings")
    return rows.get(account.user, {})


def shows(page):
    """Every control stands as it was left."""
    for field, value, _, _ in CHOSEN:
        expect(page.locator(f"#{field}")).to_have_value(value)
    for field, is_on, _ in SWITCHED:
        expect(page.locator(f"#{field}")).to_be_checked(checked=is_on)


@in_one_language
def test_every_setting_is_kept_everywhere(server, device, picture, language):
    account = server.person(language=language)
    day.ready(account)
    page = device(account, language=language)
    page.goto(SETTINGS)
    for field, value, _, _ in CHOSEN:
        control = page.locator(f"#{field}")
        expect(control).not_to_have_value(value)
        control.select_option(value)
        expect(control).to_have_value(value)
    for field, is_on, _ in SWITCHED:
        control = page.locator(f"#{field}")
        expect(control).to_be_checked(checked=not is_on)
        control.set_checked(is_on)
    shows(page)
    picture(page, f"day/settings-changed-{language}")

    wanted = {name: value for _, _, name, value in CHOSEN} | {name: is_on for _, is_on, name in SWITCHED}
    # What is off by itself is not written.
    until(lambda: {name: settings(account).get(name, False) for name in wanted} == wanted,
          what="the settings on the server")
    page.reload()
    shows(page)
    other = device(account, language=language)
    other.goto(SETTINGS)
    shows(other)

    # What is set on one is seen on the other while it is looked at.
    other.locator("#day-max-run").select_option("300")
    expect(page.locator("#day-max-run")).to_have_value("300")


def test_feedback_is_off_light_or_full(server, device):
    account = server.person()
    day.ready(account)
    page = device(account)
    # What is felt, as the browser is told.
    page.add_init_script("""window.felt = [];
        const value = (pattern) => felt.push([pattern].flat()) > 0;
        Object.defineProperty(navigator, 'vibrate', { value });
    """)
    page.goto("/day")
    tracker = day.Tracker(page)
    tracker.play("Study").saved()
    for value, pattern in [("off", None), ("light", [30]), ("full", [30, 80, 30])]:
        page.goto(SETTINGS)
        page.locator("#day-feedback").select_option(value)
        until(lambda: settings(account).get("feedback") == value, what="the setting on the server")
        page.reload()
        expect(page.locator("#day-feedback")).to_have_value(value)
        page.goto("/day/now")
        expect(page.locator("#day-hold")).to_be_visible()
        page.evaluate("felt.length = 0")
        # A question before something is thrown away is felt as a warning.
        tracker.tap("stop")
        expect(page.locator("#day-stop")).to_be_visible()
        until(lambda: page.evaluate("felt") == ([pattern] if pattern else []), what=f"what is felt with {value}")


def test_a_day_that_begins_at_four_does_so_on_the_board(server, device, picture):
    account = server.person()
    blocks = day.ready(account)
    page = device(account)
    page.clock.install(time=at("08:00"))
    page.goto(SETTINGS)
    page.locator("#day-boundary").select_option("240")
    until(lambda: settings(account).get("boundary") == 240, what="the setting on the server")
    # At three it is the day before, at four the day begins.
    for block, time, minutes in [("Gym", "03:00", 30), ("Study", "04:00", 60)]:
        day.session(account, blocks[block], int(at(time).timestamp() * 1_000), minutes)
    assert [(date, half_blocks) for date, _, half_blocks, _ in day.kept(account)] == [
        ("2026-11-17", 1), ("2026-11-18", 2)]

    page.goto("/day")
    board = page.locator(".day-board.header")
    expect(board).to_have_attribute("aria-label", re.compile(r"4:00\sAM.5:00\sAM Study, 1\.0 block"))
    expect(board).not_to_have_attribute("aria-label", re.compile("Gym"))
    expect(page.locator(".day-produced-figure")).to_contain_text("+1.0")
    # It is the first cell of all.
    cell = board.locator(".day-cell")
    expect(cell).to_have_count(1)
    frame, box = board.bounding_box(), cell.bounding_box()
    assert (box["x"], box["y"]) == (frame["x"], frame["y"])
    picture(page, "day/board-from-four")

    # A quarter to four in the night is still the same day.
    page.clock.fast_forward((19 * 60 + 45) * day.MINUTE)
    expect(page.locator(".day-clock-figures")).to_have_text("3:45")
    expect(board).to_have_attribute("aria-label", re.compile("Study"))
    page.clock.fast_forward(16 * day.MINUTE)
    expect(page.locator(".day-clock-figures")).to_have_text("4:01")
    expect(board).to_have_attribute("aria-label", re.compile("Nothing produced"))
