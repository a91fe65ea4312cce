"""The acceptance vector of TeePals without a network (specification §21): a round, three messages and the bio,
in airplane mode, with one edit of another device in between. Its two likes are in `test_golf_feed`."""
import re

import pytest
from playwright.sync_api import expect

import golf
from conftest import go, go_offline, go_online, until
from test_golf_chat import DESKTOP, player, send

WORDS = ["I bring the balls", "And the tees", "See you at the range"]
BIO = "Early and walking."


def make_a_round(page):
    """In four steps, of a course that only its host knows."""
    go(page, "/golf/rounds/new")
    page.locator("#tee-form-manual").click()
    page.locator("#tee-form-name").fill("Hidden Hills")
    page.locator("#tee-form-city").fill("san jose")
    page.locator(".tee-form-row", has_text="San Jose, CA").first.click()
    for step in range(1, 4):
        expect(page.get_by_text(f"Step {step} of 4")).to_be_visible()
        page.locator("#tee-form-go").click()
    expect(page.locator(".tee-form-review")).to_contain_text("Hidden Hills")
    page.locator("#tee-form-go").click()
    page.wait_for_url(re.compile(r"/golf/rounds/[0-9a-f-]{36}$"))
    return page.url.rsplit("/", 1)[1]


def write_the_bio(page):
    go(page, "/golf/profile/edit/bio")
    page.locator("#profile-bio").fill(BIO)
    page.locator("#profile-editor .sheet-foot button").click()
    expect(page.locator("#profile-editor")).to_have_count(0)
    expect(page.locator(".tee-bio")).to_have_text(BIO)


@pytest.mark.installed
def test_what_was_done_in_airplane_mode_is_applied_once_and_in_order(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    account = player(server, identity, host, first="Jun", last="Park")
    watching = device(host, viewport=DESKTOP)
    watching.goto(f"/golf/rounds/{identity}/chat")
    expect(watching.locator("#tee-chat-field")).to_be_visible()
    page = device(account, viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}/chat")
    expect(page.locator("#tee-chat-field")).to_be_visible()
    go_offline(page)
    # The browser driver lets a new document reach the network for a moment: the page stays the same.
    made = make_a_round(page)
    go(page, f"/golf/rounds/{identity}/chat")
    for text in WORDS:
        send(page, text)
    expect(page.get_by_text("Waiting for a connection").first).to_be_visible()
    write_the_bio(page)
    picture(page, "golf/airplane-mode")

    # Meanwhile their other device changes something else about the same profile.
    account.push([("golf", "editProfile", {
        "user": account.user, "edits": golf.edits(occupation="Greenkeeper")})])
    assert account.rejections == []
    assert made not in account.pull().of_kind("golfRound")
    assert account.of_kind("golfProfile")[account.user].get("bio", "") == ""

    go_online(page)
    until(lambda: account.pull().of_kind("golfProfile")[account.user].get("bio") == BIO,
          what="the bio")

    # The bio was the last of what waited: everything before it has been applied as well, once.
    rounds = account.of_kind("golfRound")
    assert made in rounds
    assert [body["course"]["name"] for body in rounds.values()].count("Hidden Hills") == 1
    expect(watching.locator(".tee-chat-line", has_text=WORDS[-1])).to_be_visible()
    heard = watching.locator(".tee-chat-bubble").all_inner_texts()
    assert [text for text in heard if text in WORDS] == WORDS

    # Both edits of the profile stand: they were about different things.
    assert account.of_kind("golfProfile")[account.user]["occupation"] == "Greenkeeper"
    assert account.rejections == []
    page.goto("/golf/profile")
    expect(page.locator(".tee-bio")).to_have_text(BIO)
    expect(page.get_by_text("Greenkeeper")).to_be_visible()


def test_one_conflicting_edit_is_asked_about(server, device, picture):
    """Two devices of one person write the same bio, one of them offline: the later is told, and may use theirs."""
    account = golf.golfer(server, "Maya", "Kim")
    page = device(account, viewport=DESKTOP)
    page.goto("/golf/profile")
    expect(page.get_by_text("Maya").first).to_be_visible()
    go_offline(page)
    write_the_bio(page)
    account.push([("golf", "editProfile", {
        "user": account.user, "edits": golf.edits(bio="Late and riding.")})])
    assert account.rejections == []

    go_online(page)
    go(page, "/golf/not-accepted")
    card = page.locator("article.tee-card")
    expect(card).to_contain_text("this was changed on another device")
    expect(card).to_contain_text("Late and riding.")
    expect(card).to_contain_text(BIO)
    picture(page, "golf/changed-meanwhile")
    assert account.pull().of_kind("golfProfile")[account.user]["bio"] == "Late and riding."

    card.get_by_role("button", name="Use mine").click()
    expect(page.get_by_text("Everything was accepted")).to_be_visible()
    until(lambda: account.pull().of_kind("golfProfile")[account.user]["bio"] == BIO,
          what="the bio of the page")
