"""Asking, accepting and talking with Tab, Enter and typed words alone (specification §21)."""
import re

import pytest
from playwright.sync_api import expect

import golf
from conftest import PHONE
from keyboard import choose, tab_to
from test_golf_chat import DESKTOP, player


@pytest.fixture
def pair(server, device):
    """Host and guest, each on the page of the host's round."""
    host, guest = golf.golfer(server, "Maya", "Kim"), golf.golfer(server, "Jun", "Park")
    identity = golf.host_round(host)
    pages = device(host, viewport=DESKTOP), device(guest, viewport=PHONE)
    for page in pages:
        page.goto(f"/golf/rounds/{identity}")
        expect(page.locator(".tee-bar")).to_be_visible()
    return pages


def say(page, text):
    """From the field, in which the focus is, and back to it."""
    field = page.locator("#tee-chat-field")
    expect(field).to_be_focused()
    page.keyboard.type(text)
    choose(page, page.locator("#tee-chat-send"))
    expect(page.locator(".tee-chat-line.own").last).to_contain_text(text)
    expect(field).to_be_focused()
    expect(field).to_have_value("")


def test_from_asking_to_talking_without_a_mouse(pair):
    desk, phone = pair
    # Who is somewhere on the page stays there when something new comes.
    invite = desk.locator("#tee-invite-open")
    tab_to(desk, invite)
    choose(phone, phone.get_by_role("button", name="Request to Join"))
    expect(phone.get_by_text("Your request is pending")).to_be_visible()
    expect(phone.locator(".tee-bar :focus")).to_have_count(1)
    accept = desk.get_by_role("button", name="Accept Jun P.")
    expect(accept).to_be_visible()
    expect(invite).to_be_focused()

    # The row of the answer is gone, and the way goes on from where it was.
    choose(desk, accept)
    expect(accept).to_have_count(0)
    chats = {page: page.get_by_role("link", name=re.compile("^Round Chat")) for page in pair}
    for page in pair:
        expect(chats[page]).to_be_visible()
        expect(page.locator(".tee-player", has_text="Jun P.")).to_be_visible()
    for page in pair:
        choose(page, chats[page])
        expect(page.locator("#tee-chat-field")).to_be_visible()
        tab_to(page, page.locator("#tee-chat-field"))
    say(desk, "Shall we meet at 7:30?")
    say(phone, "Sounds great")
    say(phone, "I bring balls")
    expect(phone.locator(".tee-chat-line", has_text="Shall we meet at 7:30?")).to_be_visible()
    expect(desk.locator(".tee-chat-line", has_text="I bring balls")).to_be_visible()


def test_a_question_takes_the_focus_and_gives_it_back(server, device):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    page = device(player(server, identity, host, first="Jun", last="Park"), viewport=PHONE)
    page.goto(f"/golf/rounds/{identity}")
    leave = page.get_by_role("button", name="Leave", exact=True)
    expect(leave).to_be_visible()
    choose(page, leave)
    question = page.locator("#tee-question")
    # The answer that changes nothing has it.
    expect(question.get_by_role("button", name="Stay", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(question).to_have_count(0)
    expect(leave).to_be_focused()


def test_a_post_is_written_liked_and_answered_without_a_mouse(server, device):
    writer, reader = golf.golfer(server, "Maya", "Kim"), golf.golfer(server, "Jun", "Park")
    desk, phone = device(writer, viewport=DESKTOP), device(reader, viewport=PHONE)
    desk.goto("/golf/feed")
    write = desk.locator(".tee-create, #tee-feed-write").locator("visible=true").first
    expect(write).to_be_visible()
    choose(desk, write)
    tab_to(desk, desk.locator("#tee-post-title"))
    desk.keyboard.type("Wind on the sixteenth")
    tab_to(desk, desk.locator("#tee-post-text"))
    desk.keyboard.type("Two clubs more.")
    choose(desk, desk.locator("#tee-post-publish"))
    expect(desk.locator("dialog#tee-post-form")).to_have_count(0)
    expect(desk.get_by_role("heading", name="Wind on the sixteenth")).to_be_visible()

    phone.goto("/golf/feed")
    like = phone.locator("article.tee-post .tee-like[aria-pressed]").first
    expect(like).to_be_visible()
    choose(phone, like)
    expect(like).to_have_attribute("aria-pressed", "true")
    expect(like).to_be_focused()
    title = phone.get_by_role("link", name="Wind on the sixteenth")
    title.focus()
    phone.keyboard.press("Enter")
    field = phone.locator("#tee-comment-field")
    expect(field).to_be_visible()
    tab_to(phone, field)
    phone.keyboard.type("Three for me")
    choose(phone, phone.locator("#tee-comment-send"))
    expect(phone.locator("article.tee-comment", has_text="Three for me")).to_be_visible()
    # Back to the post in the list, where they were.
    phone.go_back()
    expect(title).to_be_focused()
