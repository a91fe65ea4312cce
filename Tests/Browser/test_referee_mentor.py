"""A journal entry that a mentor reads and comments on, until its owner stops sharing it."""
import re

from playwright.sync_api import expect

from conftest import until
from test_referee_crew import path_of
from test_referee_desk import Log, press
from test_referee_pitch import a_match

DESKTOP = {"width": 900, "height": 900}


def written(page, account):
    """A match that is over, with a journal entry; answers the entry's id."""
    match = a_match(account)
    Log(account, match).play()
    page.goto(f"/referee/m/{match}/journal")
    page.locator("#journal-overall").fill("Nervous at first")
    page.locator("#journal-add-note").select_option(index=1)
    page.locator("textarea[id^=journal-note-]").fill("Too far away")
    press(page, "Save the entry")
    until(lambda: len(account.pull().of_kind("journalEntry")) == 1, what="the entry")
    return next(iter(account.of_kind("journalEntry")))


def link_to(page, entry):
    """Shares the entry and answers the path of the link."""
    page.goto(f"/referee/journal/{entry}")
    press(page, "Share with a mentor")
    page.locator("#crew-name").fill("Olga Owner")
    page.locator("#share-days").select_option("7")
    press(page, "Share")
    expect(page.get_by_text("No one has opened the link yet")).to_be_visible()
    # The server has to know of it before it makes a link.
    field = page.locator("#mentor-link")

    def made():
        if not field.is_visible():
            press(page, "Create link")
            expect(field).to_be_visible(timeout=2_000)
        return re.match(r"^https?://.*/referee/mentor/", field.input_value())

    until(made, what="the link")
    return path_of(field.input_value())


def comment(page, text):
    page.locator("#comment-new").fill(text)
    press(page, "Send")
    expect(page.locator("#share-thread").locator("..")).to_contain_text(text)


def test_a_mentor_reads_comments_and_is_answered(server, device, picture):
    account, other = server.person(), server.person()
    owner = device(account, viewport=DESKTOP)
    entry = written(owner, account)
    link = link_to(owner, entry)
    picture(owner, "referee/mentor-sharing")

    mentor = device(other, viewport=DESKTOP)
    mentor.goto(link)
    mentor.locator("#crew-name").fill("Mina Mentor")
    picture(mentor, "referee/mentor-invited")
    press(mentor, "Read entry")
    mentor.wait_for_url("**/referee/shared/*")
    expect(mentor.get_by_text("Nervous at first")).to_be_visible()
    expect(mentor.get_by_text("Too far away")).to_be_visible()
    expect(mentor.get_by_text("By Olga Owner")).to_be_visible()
    share = mentor.url.rsplit("/", 1)[1]
    # The match itself is none of the mentor's business.
    assert server.device_of(other).pull().of_kind("match") == {}

    # Nothing is not a comment.
    press(mentor, "Send")
    expect(mentor.locator("#comment-new-fault")).to_be_visible()
    comment(mentor, "What made you nervous?")
    picture(mentor, "referee/mentor-reading")

    owner.goto("/referee")
    press(owner, "Read")
    expect(owner.locator("#shared-by-me").locator("..")).to_contain_text("Mina Mentor")
    expect(owner.locator("#shared-by-me").locator("..")).to_contain_text("1 new")
    owner.goto(f"/referee/shared/{share}")
    expect(owner.get_by_text("What made you nervous?")).to_be_visible()
    comment(owner, "The captains")
    expect(mentor.get_by_text("The captains")).to_be_visible()

    # What was seen is not new any more.
    owner.goto("/referee/shared")
    expect(owner.locator("#shared-by-me")).to_be_visible()
    expect(owner.get_by_text("1 new")).to_have_count(0)

    # The copy follows the entry.
    owner.goto(f"/referee/journal/{entry}")
    owner.locator("#journal-wentWell").fill("The second half")
    press(owner, "Save the entry")
    expect(mentor.get_by_text("The second half")).to_be_visible()

    # Then it is over.
    owner.goto(f"/referee/shared/{share}")
    press(owner, "Stop sharing")
    owner.locator("#mentor-question button.prominent").click()
    expect(mentor.get_by_text("This entry is not shared with you")).to_be_visible()
    picture(mentor, "referee/mentor-gone")
    assert server.device_of(other).pull().of_kind("journalShare") == {}
    expect(owner.get_by_text("The captains")).to_be_visible()
    expect(owner.locator("#comment-new")).to_have_count(0)


def test_tags_are_added_found_and_taken_away(server, device, picture):
    account = server.person()
    page = device(account, viewport=DESKTOP)
    match = a_match(account)
    Log(account, match).play()
    page.goto(f"/referee/m/{match}/records")
    page.locator("#tag-new").fill("Assessed")
    press(page, "Add the tag")
    expect(page.get_by_role("button", name="Remove the tag Assessed")).to_be_visible()
    press(page, "Complete the match")
    expect(page.get_by_text("is completed and saved")).to_be_visible()
    picture(page, "referee/tags")
    page.goto("/referee/history")
    page.locator("#history-search").fill("assessed")
    expect(page.locator(".match-row")).to_have_count(1)
    page.locator("#history-search").fill("other")
    expect(page.locator(".match-row")).to_have_count(0)
    page.goto("/referee/history")
    page.locator("#history-tag").select_option("Assessed")
    expect(page.locator(".match-tags")).to_contain_text("Assessed")

    # Another match is offered it while it is set up.
    page.goto("/referee/new")
    press(page, "Add the tag Assessed")
    expect(page.get_by_role("button", name="Remove the tag Assessed")).to_be_visible()
    page.goto(f"/referee/m/{match}/records")
    press(page, "Remove the tag Assessed")
    until(lambda: "tags" not in account.pull().of_kind("match")[match].get("fixture", {}),
          what="a match without tags")
