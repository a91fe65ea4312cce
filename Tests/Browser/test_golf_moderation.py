"""What golfers report, may hide from themselves, and hear of what moderators make of it."""
import subprocess

from playwright.sync_api import expect

import golf
from conftest import BINARY, until
from layout import findings
from test_golf_chat import player
from test_golf_rounds import card
from test_referee_desk import press

RUDE = "You play like a rusty gate."


def moderate(server, *words):
    """Does what a moderator does; what they read then."""
    return subprocess.run([BINARY, "golf", *words, "--data", server.data], check=True,
                          capture_output=True, text=True).stdout


def report(page, reason="Harassment", hide=True):
    """Fills in the sheet and sends it."""
    sheet = page.locator("dialog#tee-report")
    sheet.get_by_role("button", name=reason).click()
    if hide:
        sheet.locator("#tee-report-hide").click()
    sheet.locator("#tee-report-send").click()
    expect(sheet).to_have_count(0)
    # It is said once it is on the device.
    expect(page.locator(".snackbar")).to_be_visible()


def test_a_reported_message_is_hidden_and_its_writer_hears_why_it_went(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    noah = player(server, identity, host, first="Noah", last="Berg")
    golf.message(noah, identity, RUDE)
    chat = f"/golf/rounds/{identity}/chat"
    page, desk = device(host), device(host)
    for one in page, desk:
        one.goto(chat)
        expect(one.get_by_text(RUDE)).to_be_visible()

    # Hidden from who reported it, on every device of theirs; not from anybody else.
    page.get_by_role("button", name="Report message from Noah B.").click()
    expect(page.locator("dialog#tee-report")).to_be_visible()
    picture(page, "golf/report-hide")
    assert findings(page, 44) == []
    report(page)
    for one in page, desk:
        expect(one.get_by_text("Hidden by you")).to_be_visible()
        expect(one.get_by_text(RUDE)).to_have_count(0)
    picture(page, "golf/chat-hidden")
    other = device(noah)
    other.goto(chat)
    expect(other.get_by_text(RUDE)).to_be_visible()

    # Settings show it again.
    page.goto("/golf/profile/settings")
    again = page.get_by_role("button", name="Show 1 hidden item")
    expect(again).to_be_visible()
    picture(page, "golf/settings-hidden")
    again.click()
    expect(again).to_have_count(0)
    expect(desk.get_by_text(RUDE)).to_be_visible()

    # A moderator agrees: its writer hears what was wrong, and never from whom.
    listed = until(lambda: moderate(server, "reports"), what="the report")
    moderate(server, "reports", "uphold", listed.split()[0])
    expect(desk.get_by_text(RUDE)).to_have_count(0)
    other.goto("/golf/notifications")
    notice = other.locator(".tee-inbox-slot", has_text="removed by a moderator: Harassment")
    expect(notice).to_be_visible()
    expect(notice).not_to_contain_text("Maya")
    moderate(server, "suspend", noah.email)
    expect(other.locator(".tee-inbox-slot", has_text="You are suspended until a moderator")).to_be_visible()
    picture(other, "golf/notices")

    # How they stand, and what they say against it; somebody else puts everything back.
    other.goto("/golf/standing")
    expect(other.get_by_role("heading", name="You were suspended")).to_be_visible()
    expect(other.get_by_text(RUDE).first).to_be_visible()
    picture(other, "golf/standing")
    assert findings(other, 44) == []
    other.get_by_role("button", name="Appeal", exact=True).first.click()
    other.locator("#tee-appeal-text").fill("It was a joke.")
    picture(other, "golf/standing-appeal")
    other.locator("#tee-appeal-send").click()
    expect(other.get_by_text("Nobody has decided yet.")).to_be_visible()
    moderate(server, "appeals", "grant", moderate(server, "appeals").split()[0])
    other.reload()
    expect(other.get_by_text("Granted: everything is as it was before.")).to_be_visible()


def test_a_reported_round_is_not_found_any_more(server, device):
    host = golf.golfer(server, "Noah", "Berg")
    golf.host_round(host)
    page = device(golf.golfer(server, "Maya", "Kim"))
    page.goto("/golf/rounds")
    card(page, "Cinnabar Hills GC").click()
    page.get_by_role("button", name="More", exact=True).click()
    press(page, "Report")
    report(page, "Spam")
    page.goto("/golf/rounds")
    expect(page.locator(".tee-round-list, .empty").first).to_be_visible()
    expect(card(page, "Cinnabar Hills GC")).to_have_count(0)
    # Not after a reload either.
    page.reload()
    expect(page.locator(".empty").first).to_be_visible()
    expect(card(page, "Cinnabar Hills GC")).to_have_count(0)
