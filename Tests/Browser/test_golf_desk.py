"""Moderators' screens of TeePals: from a report to a decision, an appeal, and what each side sees of it."""
import re

from playwright.sync_api import expect

import golf
from conftest import PHONE
from layout import findings
from test_golf_chat import DESKTOP
from test_golf_moderation import report
from test_people import operate
from test_referee_desk import press

RUDE = "Play like this again and you will see."


def moderator(server, first, last):
    client = golf.golfer(server, first, last)
    operate(server, "role", client.email, "moderator")
    return client


def decide(page, case, *choices, note=None):
    """Opens a case from the queue and decides on it."""
    page.locator("a.tee-cases-row", has_text=case).click()
    page.locator("#tee-decide").click()
    sheet = page.locator("dialog#tee-decision")
    for choice in choices:
        sheet.get_by_role("button", name=choice, exact=True).click()
    if note:
        sheet.locator("textarea").fill(note)
    return sheet


def test_a_reported_post_becomes_a_suspension_that_an_appeal_ends(server, device, picture):
    noah, maya = golf.golfer(server, "Noah", "Berg"), golf.golfer(server, "Maya", "Kim")
    iris, omar = moderator(server, "Iris", "Ward"), moderator(server, "Omar", "Diaz")
    identity = golf.post(noah, "Slow players", RUDE)
    reader = device(maya, viewport=PHONE)
    reader.goto(f"/golf/posts/{identity}")
    reader.locator("article.tee-post .tee-post-head .icon-button").click()
    press(reader, re.compile("^Report"))
    report(reader, "Harassment", hide=False)

    # To members these addresses are nothing.
    reader.goto("/golf/moderation")
    expect(reader).to_have_url(re.compile("/golf$"))

    desk = device(iris, viewport=DESKTOP)
    desk.goto("/golf/moderation")
    expect(desk.locator("a.tee-cases-row")).to_have_count(1)
    picture(desk, "golf/moderation-queue")
    sheet = decide(desk, "Noah", "Suspend", "7 days", "Harassment", note="Threats have no place here.")
    picture(desk, "golf/moderation-decision")
    assert findings(desk, 44) == []
    sheet.locator("#tee-decision-send").click()
    expect(sheet).to_have_count(0)
    picture(desk, "golf/moderation-decided")

    # Who is suspended is told which rule, until when and how to appeal, and never by whom.
    writer = device(noah, viewport=PHONE)
    writer.goto("/golf/standing")
    expect(writer.get_by_role("heading", name="You were suspended")).to_be_visible()
    expect(writer.get_by_text("Threats have no place here.")).to_be_visible()
    for name in ("Maya", "Iris"):
        expect(writer.get_by_text(name)).to_have_count(0)
    writer.get_by_role("button", name="Appeal", exact=True).first.click()
    writer.locator("#tee-appeal-text").fill("I was talking about my own play.")
    writer.locator("#tee-appeal-send").click()
    expect(writer.get_by_text("Nobody has decided yet.")).to_be_visible()
    # Their post stays, and is closed.
    reader.goto(f"/golf/posts/{identity}")
    expect(reader.get_by_text(RUDE)).to_be_visible()
    expect(reader.locator("article.tee-post .tee-like[aria-pressed]")).to_be_disabled()

    # Another moderator decides on the appeal, and it is over.
    other = device(omar, viewport=DESKTOP)
    other.goto("/golf/moderation")
    other.locator("a.tee-cases-row", has_text="Noah").click()
    other.get_by_role("button", name="Decide on the appeal").first.click()
    sheet = other.locator("dialog#tee-decision")
    expect(sheet).to_contain_text("I was talking about my own play.")
    sheet.get_by_role("button", name="Grant: put everything back").click()
    sheet.locator("#tee-decision-send").click()
    expect(sheet).to_have_count(0)
    other.goto("/golf/moderation/log")
    expect(other.get_by_text("Iris", exact=False).first).to_be_visible()
    picture(other, "golf/moderation-log")
    writer.reload()
    expect(writer.get_by_text("Granted: everything is as it was before.")).to_be_visible()
    reader.reload()
    expect(reader.locator("article.tee-post .tee-like[aria-pressed]")).to_be_enabled()
