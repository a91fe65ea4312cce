"""A walk through TeePals' posts in every state they can be in; see `golf_screens`."""
import golf
from golf_screens import NOBODY, choose_file, jpeg
from playwright.sync_api import expect
from screens import LONG, close, failing, offline, shown, unanswered

FEED = "**/api/golf/feed?*"


def nobody_yet(person):
    """Somebody new follows nobody."""
    page = person.page
    page.goto("/golf/feed")
    page.locator(".tee-feed-choice .choice").last.click()
    shown(page, ".empty")
    yield "golf-feed-empty"


def written(town):
    """What the people of the town wrote, and what is said under it."""
    friend, other, long = town.people[0], town.people[1], town.people[2]
    photos = [golf.photo(friend, (40 * index, 90, 60), use="post") for index in range(3)]
    golf.post(friend, "How the sixteenth plays in the wind", "Two clubs more.\n" * 6,
              photos=photos, tags=["links", "wind"])
    golf.post(long, LONG, LONG + " " + LONG, visibility="friends")
    mine = golf.post(town.me, "여덟 시에 연습장에서", "같이 치실 분?", round=town.own)
    said = golf.comment(friend, mine, "I am in. " + LONG)
    golf.comment(other, mine, "Me too!", parent=said)
    friend.push([("golf", "like", {"user": friend.user, "target": {"kind": "post", "id": mine}})])
    for client in (friend, long, town.me):
        assert client.rejections == [], client.rejections
    return mine


def posts(person, town):
    page = person.page
    mine = written(town)
    yield from the_feed(page)
    yield from the_form(page)
    yield from a_post(page, town, mine)
    yield from of_golfers(page, town)


def the_feed(page):
    with failing(page, FEED):
        page.goto("/golf/feed")
        shown(page, ".empty")
        yield "golf-feed-failed"
    with unanswered(page, FEED):
        page.locator(".empty .button").click()
        shown(page, ".tee-post-skeleton")
        yield "golf-feed-loading"
    shown(page, ".tee-post")
    yield "golf-feed"
    page.locator(".tee-post-head .icon-button").first.click()
    shown(page, "#tee-post-menu")
    yield "golf-feed-menu"
    page.locator("#tee-post-menu .option").filter(has_text="?").click()
    shown(page, "#tee-post-why")
    yield "golf-feed-why"
    close(page)
    page.locator(".tee-photo").first.click()
    shown(page, "#tee-post-photo")
    yield "golf-feed-photo"
    close(page)
    with offline(page):
        page.reload()
        shown(page, ".tee-feed .banner")
        yield "golf-feed-offline"


def the_form(page):
    page.goto("/golf/posts/new")
    shown(page, "dialog#tee-post-form")
    yield "golf-post-form"
    with unanswered(page, "**/api/golf/photos*"):
        choose_file(page, "#tee-post-add", jpeg())
        shown(page, "#tee-post-form .tee-sending")
        yield "golf-post-form-sending"
        page.locator(".tee-chat-attached .icon-button").click()
    choose_file(page, "#tee-post-add", jpeg())
    shown(page, ".tee-post-attached li")
    page.locator("#tee-post-title").fill(LONG * 3)
    page.locator("#tee-post-text").fill(LONG)
    page.locator("#tee-post-publish").click()
    shown(page, "#tee-post-title-fault")
    yield "golf-post-form-fault"
    close(page)


def a_post(page, town, mine):
    path = f"/golf/posts/{mine}"
    page.goto(path)
    shown(page, ".tee-comment")
    yield "golf-post"
    page.locator(".tee-comment .button").first.click()
    shown(page, ".tee-reply-strip")
    yield "golf-post-reply"
    page.locator(".tee-comment .icon-button").first.click()
    shown(page, "#tee-comment-menu")
    yield "golf-comment-menu"
    close(page)
    page.locator("#tee-post-likers").click()
    shown(page, "#tee-likers a")
    yield "golf-post-likers"
    close(page)
    page.locator(".tee-post .tee-post-head .icon-button").first.click()
    page.locator("#tee-post-menu .destructive").click()
    shown(page, "dialog.question")
    yield "golf-post-deleting"
    close(page)
    with offline(page):
        page.locator("#tee-comment-field").fill("One")
        page.locator("#tee-comment-send").click()
        shown(page, ".tee-chat-mark")
        yield "golf-post-offline"
    expect(page.locator(".tee-chat-mark")).to_have_count(0)
    page.goto(path + "/edit")
    shown(page, "dialog#tee-post-form")
    page.locator("#tee-post-title").fill("Half past seven")
    page.keyboard.press("Escape")
    shown(page, "dialog.question")
    yield "golf-post-leaving"
    page.goto("/golf/posts/" + NOBODY)
    shown(page, ".empty")
    yield "golf-post-none"


def of_golfers(page, town):
    page.goto(f"/golf/golfers/{town.people[0].user}/posts")
    shown(page, ".tee-post")
    yield "golf-golfer-posts"
    page.goto(f"/golf/golfers/{town.people[3].user}/posts")
    shown(page, ".empty")
    yield "golf-golfer-posts-none"
    page.goto(f"/golf/golfers/{town.me.user}/posts")
    shown(page, ".tee-post")
    yield "golf-posts-own"
