"""Posts of TeePals: written, liked and answered on one device, told of on another; and what follows a round."""
import re

import pytest
from playwright.sync_api import expect

import golf
from conftest import PHONE, go, go_offline, go_online, until
from golf_screens import choose_file, jpeg
from layout import findings
from test_golf_chat import DESKTOP

TITLE = "How the sixteenth plays in the wind"
SAID = "Two clubs more, and aim left."
REPLY = "Three for me."


def counted(button, count):
    """A button says how many there are."""
    expect(button.locator(".figures")).to_have_text(str(count))


def test_a_post_is_written_liked_and_answered_and_its_author_hears_of_it(server, device, picture):
    maya, jun = golf.golfer(server, "Maya", "Kim"), golf.golfer(server, "Jun", "Park")
    author, reader = device(maya, viewport=PHONE), device(jun, viewport=DESKTOP)
    author.goto("/golf/feed")
    author.locator("#tee-feed-write").click()
    author.locator("#tee-post-title").fill(TITLE)
    author.locator("#tee-post-text").fill("It was blowing again.")
    choose_file(author, "#tee-post-add", jpeg())
    expect(author.locator(".tee-post-attached li")).to_have_count(1)
    picture(author, "golf/post-form")
    author.locator("#tee-post-publish").click()
    expect(author.locator("dialog#tee-post-form")).to_have_count(0)
    mine = author.locator("article.tee-post", has_text=TITLE)
    expect(mine).to_be_visible()
    expect(mine.locator(".tee-chat-mark")).to_have_count(0)

    # Somebody else finds it, likes it, and says something.
    reader.goto("/golf/feed")
    found = reader.locator("article.tee-post", has_text=TITLE)
    like = found.locator(".tee-like[aria-pressed]")
    like.click()
    expect(like).to_have_attribute("aria-pressed", "true")
    counted(like, 1)
    found.get_by_role("link", name=TITLE).click()
    expect(reader).to_have_url(re.compile("/golf/posts/"))
    reader.locator("#tee-comment-field").fill(SAID)
    reader.locator("#tee-comment-send").click()
    expect(reader.locator("article.tee-comment", has_text=SAID)).to_be_visible()
    expect(reader.locator("#tee-comment-field")).to_have_value("")
    picture(reader, "golf/post-desktop")

    # The author is told of both, and comes by the notification to what was said.
    author.goto("/golf/notifications")
    expect(author.locator(".tee-inbox-slot", has_text="Jun P. liked your post")).to_be_visible()
    author.locator(".tee-inbox-slot", has_text="Jun P. commented").locator(".tee-inbox-main").click()
    expect(author).to_have_url(re.compile("/golf/posts/"))
    comment = author.locator("article.tee-comment", has_text=SAID)
    expect(comment).to_be_visible()
    comment.get_by_role("button", name="Reply to Jun P.").click()
    expect(author.locator(".tee-reply-strip")).to_be_visible()
    author.locator("#tee-comment-field").fill(REPLY)
    author.locator("#tee-comment-send").click()
    expect(author.locator(".tee-replies article", has_text=REPLY)).to_be_visible()
    picture(author, "golf/post-answered")
    assert findings(author, 44) == []

    # And so does who is answered, who takes the like back.
    reader.goto("/golf/notifications")
    reader.locator(".tee-inbox-slot", has_text="Maya K. replied").locator(".tee-inbox-main").click()
    expect(reader.locator(".tee-replies article", has_text=REPLY)).to_be_visible()
    like = reader.locator("article.tee-post .tee-like[aria-pressed]")
    like.click()
    expect(like).to_have_attribute("aria-pressed", "false")
    until(lambda: not maya.pull().of_kind("golfNotification") or not any(
        row["kind"] == "postUpvoted" for row in maya.of_kind("golfNotification").values()),
        what="the notification of the like to go")


def test_how_a_round_was_is_asked_and_answered_both_ways(server, device, picture):
    host, jun = golf.golfer(server, "Maya", "Kim"), golf.golfer(server, "Jun", "Park")
    identity = golf.played(server, host, jun)
    page, other = device(host, viewport=PHONE), device(jun, viewport=PHONE)
    # From the round: everything went well.
    page.goto(f"/golf/rounds/{identity}")
    page.locator("#tee-feedback-open").click()
    sheet = page.locator("dialog#tee-feedback")
    picture(page, "golf/feedback")
    sheet.locator("#tee-feedback-fine").click()
    sheet.get_by_role("button", name="Jun P.").click()
    picture(page, "golf/feedback-again")
    assert findings(page, 44) == []
    sheet.locator("#tee-feedback-send").click()
    expect(sheet).to_have_count(0)
    expect(page.locator("#tee-feedback-open")).to_have_count(0)

    # From the profile: something was wrong. Going back keeps what was chosen.
    other.goto("/golf/profile")
    other.locator("[aria-labelledby=tee-pending] .tee-line").click()
    sheet = other.locator("dialog#tee-feedback")
    sheet.locator("#tee-feedback-trouble").click()
    sheet.get_by_role("button", name="Maya K.").click()
    sheet.locator("#tee-feedback-next").click()
    sheet.get_by_role("button", name="Late").click()
    picture(other, "golf/feedback-issue")
    sheet.get_by_role("button", name="Back").click()
    expect(sheet.get_by_role("button", name="Maya K.")).to_have_attribute("aria-pressed", "true")
    sheet.locator("#tee-feedback-next").click()
    expect(sheet.get_by_role("button", name="Late")).to_have_attribute("aria-pressed", "true")
    sheet.locator("#tee-feedback-next").click()
    expect(sheet).to_have_count(0)
    expect(other.locator("#tee-pending")).to_have_count(0)

    # Nobody has the answers, whoever gave them; nobody is asked a second time.
    for client in host, jun:
        until(lambda: client.pull().of_kind("golfFeedbackDue") == {}, what="nothing more to be asked")
        assert client.of_kind("golfFeedback") == {}


@pytest.mark.installed
def test_a_post_likes_and_an_answer_of_airplane_mode_are_applied_once(server, device, picture):
    maya, jun = golf.golfer(server, "Maya", "Kim"), golf.golfer(server, "Jun", "Park")
    golf.played(server, jun, maya)
    liked = [golf.post(jun, title, "Words") for title in ("First light", "Last light")]
    page = device(maya, viewport=DESKTOP)
    page.goto("/golf/feed")
    for title in ("First light", "Last light"):
        expect(page.locator("article.tee-post", has_text=title)).to_be_visible()
    page.locator("#tee-feed-write, .tee-create").locator("visible=true").click()
    page.locator("#tee-post-title").fill(TITLE)
    page.locator("#tee-post-text").fill("It was blowing again.")
    for number in (1, 2):
        choose_file(page, "#tee-post-add", jpeg((320 * number, 240)))
        expect(page.locator(".tee-post-attached li")).to_have_count(number)

    go_offline(page)
    page.locator("#tee-post-publish").click()
    expect(page.locator("dialog#tee-post-form")).to_have_count(0)
    mine = page.locator("article.tee-post", has_text=TITLE)
    expect(mine.get_by_text("Waiting for a connection")).to_be_visible()
    for title in ("First light", "Last light"):
        like = page.locator("article.tee-post", has_text=title).locator(".tee-like[aria-pressed]")
        like.click()
        expect(like).to_have_attribute("aria-pressed", "true")
    picture(page, "golf/feed-airplane-mode")
    go(page, "/golf/profile")
    page.locator("[aria-labelledby=tee-pending] .tee-line").click()
    page.locator("#tee-feedback-fine").click()
    page.locator("#tee-feedback-send").click()
    expect(page.locator("#tee-pending")).to_have_count(0)
    assert maya.pull().of_kind("golfPost") == {} and maya.of_kind("golfLike") == {}

    go_online(page)
    until(lambda: maya.pull().of_kind("golfFeedbackDue") == {}, what="the answer, the last of what waited")
    post, = maya.of_kind("golfPost").values()
    assert post["title"] == TITLE and len(post["photos"]) == 2
    assert sorted(like["target"]["id"] for like in maya.of_kind("golfLike").values()) == sorted(liked)
    assert maya.rejections == []
    for identity in liked:
        assert jun.call("GET", f"/api/golf/posts/{identity}")["likes"] == 1
