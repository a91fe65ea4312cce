"""Korean is typed by composing. Whatever the page is told meanwhile must not tear a syllable apart."""
import pytest
from playwright.sync_api import expect

import world
from conftest import until
from people import Person


class Keyboard:
    """An input method: what it has under composition, and what it commits."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def compose(self, text):
        self.session.send("Input.imeSetComposition", {
            "text": text, "selectionStart": len(text), "selectionEnd": len(text)})

    def commit(self, text):
        self.session.send("Input.insertText", {"text": text})


@pytest.fixture
def korean(server, device):
    account = server.person(language="ko")
    world.befriend(account, [world.Friend("민지", "김", last=40), world.Friend("준호", "박", last=20)])
    person = Person(device(account, language="ko"), "ko")
    person.open_list().shows("김민지", "박준호").all_on_server()
    return person, account


def test_searching_while_composing(korean):
    person, account = korean
    field = person.page.locator("#friends-search")
    field.click()
    keyboard = Keyboard(person.page)
    for part in ("ㅁ", "미", "민"):
        keyboard.compose(part)
        expect(field).to_have_value(part)
    # The list follows while the syllable is still open.
    expect(person.rows).to_have_count(1)
    person.shows("김민지")
    # Another device changes the list in the middle of it: a patch for the list, none for the field.
    other, = world.befriend(account, [world.Friend("민서", "이", last=5)])
    person.shows(other.name)
    expect(field).to_have_value("민")
    expect(field).to_be_focused()
    keyboard.commit("민")
    for part in ("ㅈ", "지"):
        keyboard.compose(part)
        expect(field).to_have_value("민" + part)
    keyboard.commit("지")
    expect(field).to_have_value("민지")
    expect(person.rows).to_have_count(1)
    until(lambda: field.evaluate("e => [e.selectionStart, e.selectionEnd]") == [2, 2], what="the caret at the end")


def test_typing_a_name_while_the_page_changes(korean):
    person, account = korean
    page = person.page
    page.goto("/friends/add/new")
    given = page.locator("#person-given")
    given.click()
    keyboard = Keyboard(page)
    keyboard.compose("ㅅ")
    keyboard.compose("서")
    world.befriend(account, [world.Friend("하은", "최", last=3)])
    keyboard.commit("서")
    for part in ("ㅇ", "여", "연"):
        keyboard.compose(part)
    expect(given).to_have_value("서연")
    # The form says something about a field while the next one composes.
    keyboard.commit("연")
    page.locator("#person-family").click()
    keyboard.compose("이")
    world.befriend(account, [world.Friend("도윤", "한", last=2)])
    expect(page.locator("#person-family")).to_have_value("이")
    keyboard.commit("이")
    expect(page.locator("#person-family")).to_have_value("이")
    # In the middle of a word: the caret stays where it was.
    given.evaluate("e => { e.focus(); e.setSelectionRange(1, 1); }")
    keyboard.compose("ㅎ")
    keyboard.compose("하")
    keyboard.commit("하")
    expect(given).to_have_value("서하연")
    until(lambda: given.evaluate("e => e.selectionStart") == 2, what="the caret where it was")
    person.button("continue").click()
    expect(person.dialog("new-friend")).to_contain_text("이서하연")
    person.button("save", person.dialog("new-friend")).click()
    person.button("back").click()
    person.shows("이서하연", "최하은", "한도윤").all_on_server(account, contact=5)
    assert {"서하연"} == {body["card"]["given"] for body in account.of_kind("contact").values()
                       if body["card"].get("family") == "이"}
