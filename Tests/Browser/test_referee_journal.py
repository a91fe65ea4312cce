"""RefWatch's journal: written after a match, kept while it is typed, taken back after deleting."""
from playwright.sync_api import expect

from conftest import until
from test_referee_desk import Log, desk, press, saved, set_up  # noqa: F401


def played(page, account):
    """A match that is over and completed; answers its id."""
    set_up(page, account)
    press(page, "Back to the match")
    press(page, "Save for later")
    match = saved(account)
    Log(account, match).play()
    page.goto(f"/referee/m/{match}/records")
    press(page, "Complete the match")
    expect(page.get_by_text("is completed and saved")).to_be_visible()
    return match


def entries(account):
    return account.pull().of_kind("journalEntry")


def test_a_match_is_journalled(desk, picture):  # noqa: F811
    page, account = desk()
    match = played(page, account)
    page.goto("/referee")
    expect(page.get_by_text("Add a journal entry")).to_be_visible()
    press(page, "Write")

    # Nothing is not an entry.
    press(page, "Save the entry")
    expect(page.locator("#journal-fault")).to_be_visible()
    for _ in range(4):
        press(page, "One more")
    expect(page.get_by_text("4 of 5")).to_be_visible()
    press(page, "Focused")
    page.locator("#journal-wentWell").fill("Close to play")
    page.locator("#journal-add-note").select_option(index=1)
    page.locator("textarea[id^=journal-note-]").fill("Good angle")
    picture(page, "referee/journal-editor")

    # A reload loses nothing that was kept.
    key = "name => Object.keys(localStorage).some(k => (localStorage[k] || '').includes(name))"
    until(lambda: page.evaluate(key, "Good angle"), what="the draft")
    page.reload()
    expect(page.locator("#journal-wentWell")).to_have_value("Close to play")
    press(page, "Save the entry")
    expect(page.locator("#journal-entries")).to_be_visible()
    until(lambda: len(entries(account)) == 1, what="the entry")
    entry = next(iter(account.of_kind("journalEntry").values()))
    assert entry["match"] == match and entry["rating"] == 4 and entry["mood"] == "focused"
    assert [note["text"] for note in entry["notes"]] == ["Good angle"]
    picture(page, "referee/journal")

    # Deleted, and back again as it was.
    page.locator(".match-main").click()
    press(page, "Delete the entry")
    expect(page.locator(".empty")).to_be_visible()
    press(page, "Undo")
    expect(page.locator(".match-main")).to_have_count(1)
    until(lambda: list(entries(account).values()) == [entry], what="the same entry")

    page.goto("/referee")
    expect(page.locator("#hub-past")).to_be_visible()
    expect(page.get_by_text("Add a journal entry")).to_have_count(0)
    page.goto(f"/referee/m/{match}/records")
    expect(page.locator("#review-journal").locator("..")).to_contain_text("4 of 5")


def test_a_day_is_checked_in(desk, picture):  # noqa: F811
    page, account = desk()
    page.goto("/referee/journal")
    page.locator("#check-in-sleep").select_option("7")
    page.locator("#check-in-note").fill("Long night")
    page.locator("#check-in-note").blur()
    until(lambda: any(row.get("note") == "Long night" and row["sleep"] == 7
                      for row in account.pull().of_kind("wellnessCheckIn").values()),
          what="the check-in")
    page.reload()
    expect(page.locator("#check-in-sleep")).to_have_value("7")
    expect(page.locator("#check-in-note")).to_have_value("Long night")
    picture(page, "referee/check-in")
