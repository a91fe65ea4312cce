"""A walk through what comes after a round of TeePals, and through the moderators' screens; see `golf_screens`."""
import golf
from screens import LONG, close, failing, offline, shown, unanswered
from test_people import operate

QUEUE = "**/api/golf/moderation/cases*"


def after_a_round(person, town):
    """What is asked, and what is shown of golfers."""
    page = person.page
    identity = golf.played(town.server, town.me, *town.people[:2], course={**golf.NEAR, "name": LONG})
    page.goto("/golf/profile")
    shown(page, "#tee-pending")
    yield "golf-feedback-asked"
    page.goto(f"/golf/rounds/{identity}")
    page.locator("#tee-feedback-open").click()
    shown(page, "dialog#tee-feedback")
    yield "golf-feedback"
    page.locator("#tee-feedback-fine").click()
    shown(page, "#tee-feedback-send")
    yield "golf-feedback-again"
    page.locator("#tee-feedback .button.naked").last.click()
    page.locator("#tee-feedback-trouble").click()
    shown(page, "#tee-feedback-next")
    page.locator("#tee-feedback .choice").first.click()
    yield "golf-feedback-people"
    page.locator("#tee-feedback-next").click()
    shown(page, "#tee-feedback textarea")
    page.locator("#tee-feedback .choice").first.click()
    page.locator("#tee-feedback textarea").fill(LONG * 6)
    yield "golf-feedback-issue"
    close(page)


def reported(town):
    """A post and a comment that are reported: one case with much around it, and one that is decided."""
    friend, other = town.people[0], town.people[1]
    bad = golf.post(friend, LONG, LONG + " " + LONG)
    said = golf.comment(other, bad, "You again. " + LONG)
    for client, subject in [(town.me, {"kind": "post", "id": bad}), (friend, {"kind": "comment", "id": said})]:
        client.push([("golf", "report", {"target": subject, "reason": "harassment", "context": LONG})])
        assert client.rejections == [], client.rejections


def moderation(person, town):
    page = person.page
    reported(town)
    operate(town.server, "role", town.me.email, "moderator")
    with failing(page, QUEUE):
        page.goto("/golf/moderation")
        shown(page, ".empty")
        yield "golf-moderation-failed"
    page.goto("/golf/moderation")
    shown(page, ".tee-cases-row")
    yield "golf-moderation"
    with unanswered(page, "**/api/golf/moderation/cases/*"):
        page.locator(".tee-cases-row").first.click()
        shown(page, ".skeleton")
        yield "golf-case-loading"
    shown(page, "#tee-case-then")
    yield "golf-case"
    page.locator("#tee-decide").click()
    shown(page, "dialog#tee-decision")
    yield "golf-decision"
    with offline(page):
        yield "golf-decision-offline"
    close(page)
    page.goto("/golf/moderation/log")
    shown(page, "#tee-log-search")
    yield "golf-moderation-log"
    page.goto("/golf/moderation/figures")
    shown(page, ".page .column")
    yield "golf-moderation-figures"
