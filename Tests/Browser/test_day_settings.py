"""How DayBlock behaves: every control is kept on the device, on the server and on another device."""
from playwright.sync_api import expect

import day
from conftest import in_one_language, until

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

#: Keeps what is felt, as the browser is told.
FEELING = """window.felt = [];
    const value = (pattern) => felt.push([pattern].flat()) > 0;
    Object.defineProperty(navigator, 'vibrate', { value });
"""


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

    # A question before something is thrown away is felt as a warning.
    page.add_init_script(FEELING)
    tracker = day.Tracker(page, language).open()
    tracker.play("Study").saved()
    page.evaluate("felt.length = 0")
    tracker.tap("stop")
    expect(page.locator("#day-stop")).to_be_visible()
    until(lambda: page.evaluate("felt") == [[30, 80, 30]], what="what is felt")
