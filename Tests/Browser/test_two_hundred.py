"""A list of two hundred: only the visible part exists; fingers, keys and words all do everything."""
import re

import pytest
from playwright.sync_api import expect

import world
from conftest import until
from people import Person

COUNT = 200


def two_hundred():
    """Ages from 0 to 199 days with a period of 30: 170 are due, 7 are coming up, 23 are later."""
    names = ["Zoë", "Łukasz", "Renée", "Bjørn", "Dvořák"]
    return [world.Friend(names[n] if n < len(names) else f"Friend{n:03}", f"Number{n:03}", last=n,
                         org="Lantern Works" if n == 77 else "",
                         phones=["+49 170 5550123"] if n == 88 else [],
                         nickname="Pumpkin" if n == 99 else "") for n in range(COUNT)]


@pytest.fixture
def full(server, device):
    """The list, everybody in it, and another device of the same person to look at what arrived."""
    account = server.person()
    world.befriend(account, two_hundred())
    person = Person(device(account))
    person.open_list().shows("Friend199 Number199")
    return person, account


def section(person, key):
    heading = person.page.get_by_role("heading", name=person.say(key), exact=True)
    return person.page.locator(".section-header", has=heading)


def test_only_the_visible_rows_exist(full, picture):
    person, _ = full
    page = person.page
    expect(section(person, "due").locator(".count")).to_have_text("170")
    scroller = page.locator("#friends-list")
    height, inside = scroller.evaluate("e => [e.clientHeight, e.scrollHeight]")
    assert inside > 200 * 64, "the scroll bar must know of everybody"
    most = height / 74 + 2 * 10 + 4
    seen = set()
    for top in [0, inside // 4, inside // 2, inside - height, 0]:
        scroller.evaluate("(e, top) => e.scrollTo({top, behavior: 'instant'})", top)

        def covered():
            """The rows fill the part of the list that can be seen: no hole in the middle."""
            return scroller.evaluate("""e => {
                const box = e.getBoundingClientRect();
                return [0.1, 0.5, 0.9].every((part) => {
                  const y = box.top + box.height * part;
                  return document.elementsFromPoint(box.left + box.width / 2, y)
                    .some((hit) => hit.closest('li.slot, .section-header')) ||
                    [...e.querySelectorAll('li.slot')].some((row) => {
                      const r = row.getBoundingClientRect();
                      return Math.abs(r.top - y) < 14 || Math.abs(r.bottom - y) < 14;
                    }) || e.scrollTop + e.clientHeight > e.scrollHeight - 40;
                });
            }""")

        until(covered, what=f"rows at {top}")
        assert person.rows.count() <= most
        seen.update(person.rows.evaluate_all("rows => rows.map(row => row.textContent)"))
    assert len(seen) > 30
    picture(page, "two-hundred/list")
    # The least urgent of all is at the very end.
    scroller.evaluate("e => e.scrollTo(0, e.scrollHeight)")
    person.shows("Zoë Number000")
    last = person.row("Zoë Number000").get_attribute("aria-posinset")
    assert last == person.row("Zoë Number000").get_attribute("aria-setsize")


def test_search_reads_what_is_meant(search_page):
    person = search_page
    for typed, found in [
            ("zoe", "Zoë Number000"), ("LUKASZ", "Łukasz Number001"), ("renee number002", "Renée Number002"),
            ("dvorak", "Dvořák Number004"), ("lantern", "Friend077 Number077"),
            ("5550123", "Friend088 Number088"), ("pumpkin", "Friend099 Number099")]:
        person.search(typed)
        expect(person.rows, typed).to_have_count(1)
        expect(person.row(found), typed).to_be_visible()


@pytest.fixture(scope="module")
def search_page(browser, tmp_path_factory):
    """One list for all searches: they change nothing."""
    from conftest import Devices, Server
    with Server(tmp_path_factory.mktemp("search") / "data") as server:
        devices = Devices(browser, server)
        account = server.person()
        world.befriend(account, two_hundred())
        person = Person(devices(account))
        person.open_list().shows("Friend199 Number199")
        yield person
        devices.close()


def test_search_hides_the_buttons_and_says_when_nobody_fits(search_page):
    person = search_page
    page = person.page
    person.search("nobody is called that")
    expect(page.get_by_text("No friends matching “nobody is called that”")).to_be_visible()
    expect(page.locator(".edge.leading")).not_to_be_visible()
    person.button("reset").click()
    person.shows("Friend199 Number199")
    expect(page.locator("#friends-search")).to_have_value("")
    expect(person.button("add friend")).to_be_visible()
    expect(person.button("settings")).to_be_visible()


def test_keys_record_snooze_move_and_take_back(full):
    person, account = full
    page = person.page
    first = "Friend199 Number199"
    for key, said in [("m", "Messaged"), ("c", "Called"), ("p", "Met")]:
        name = person.rows.first.locator(".row-title").inner_text()
        assert name != first or key == "m", "whoever was reached is no longer the most urgent"
        person.press(key, name)
        expect(person.snackbar.filter(has_text=f"{said} {name} today")).to_be_visible()
        expect(person.rows.first).not_to_contain_text(name)
    expect(section(person, "due").locator(".count")).to_have_text("167")

    name = person.rows.first.locator(".row-title").inner_text()
    person.press("s", name)
    menu = person.dialog("snooze-menu")
    expect(menu).to_contain_text(name)
    menu.get_by_role("button", name=re.compile("^" + person.say("tomorrow"))).click()
    expect(person.snackbar.filter(has_text=f"Snoozed {name} until tomorrow")).to_be_visible()

    # u takes back the last thing, arrows and Home and End move through the list.
    top = person.rows.first.locator("button.row-main")
    top.focus()
    page.keyboard.press("u")
    expect(person.snackbar.filter(has_text=person.say("undone"))).to_be_visible()
    expect(person.rows.first).to_contain_text(name)
    focused = page.locator("button.row-main:focus")
    person.rows.first.locator("button.row-main").focus()
    page.keyboard.press("ArrowDown")
    expect(focused).to_have_count(1)
    expect(focused).not_to_contain_text(name)
    page.keyboard.press("End")
    expect(focused).to_contain_text("days")
    page.keyboard.press("Home")
    expect(focused).to_contain_text(name)
    # Enter opens, Escape closes.
    page.keyboard.press("Enter")
    expect(person.dialog("details")).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.dialog("details")).to_have_count(0)

    person.all_on_server()
    until(lambda: len(account.pull().of_kind("connection")) == COUNT + 3, what="three records")
    kinds = sorted(body["type"] for body in account.of_kind("connection").values()
                   if not body.get("initial"))
    assert kinds == ["call", "meetUp", "message"]


def drag(page, row, distance):
    box = row.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + distance / 2, y, steps=4)
    page.mouse.move(x + distance, y, steps=4)
    page.mouse.up()


def test_a_swipe_uncovers_one_action_and_can_be_taken_back(full, picture):
    person, account = full
    page = person.page
    name = "Friend199 Number199"
    row = person.row(name)
    # However far the finger goes, nothing happens by itself.
    drag(page, row, -300)
    hand = row.get_by_role("button", name=f"Meet up: {name}")
    expect(hand).to_be_visible()
    expect(person.snackbar).to_have_count(0)
    picture(page, "two-hundred/swiped")
    hand.click()
    expect(person.snackbar).to_contain_text(f"Met {name} today")
    person.button("undo", person.snackbar).click()
    expect(person.snackbar).to_contain_text(person.say("undone"))
    person.shows(name)
    person.all_on_server()
    until(lambda: len(account.pull().of_kind("connection")) == COUNT, what="nothing recorded")

    # The other way it snoozes.
    drag(page, person.row(name), 200)
    person.row(name).get_by_role("button", name=f"Snooze: {name}").click()
    expect(person.dialog("snooze-menu")).to_be_visible()
    page.keyboard.press("Escape")
    expect(person.dialog("snooze-menu")).to_have_count(0)


def test_sections_pause_pin_and_the_flat_list(full):
    person, _ = full
    page = person.page
    counts = {key: section(person, key) for key in ("due", "coming up", "later")}
    expect(counts["due"].locator(".count")).to_have_text("170")
    person.open_friend("Friend199 Number199")
    person.manage("pause")
    person.dialog("pause-menu").get_by_role(
        "button", name=re.compile("^" + person.say("one month"))).click()
    expect(person.snackbar.filter(has_text="Paused Friend199")).to_be_visible()
    person.close_sheet()
    expect(counts["due"].locator(".count")).to_have_text("169")
    expect(person.row("Friend199 Number199")).to_have_count(0)

    # The folded section is at the end of the list.
    page.locator("#friends-list").evaluate("e => e.scrollTo(0, e.scrollHeight)")
    expect(counts["later"]).to_have_count(1)
    person.button("show paused").click()

    # The list may still grow: its end is asked for until the friend is there.
    def is_at_the_end():
        page.locator("#friends-list").evaluate("e => e.scrollTo(0, e.scrollHeight)")
        return person.row("Friend199 Number199").count()

    until(is_at_the_end, what="the paused friend at the end of the list")
    person.shows("Friend199 Number199")

    person.button("settings").click()
    page.locator("#setting-sections").uncheck()
    person.button("back").click()
    expect(page.locator(".section-header")).to_have_count(0)
    # Back led to where one was, the end of the list.
    page.locator("#friends-list").evaluate("e => e.scrollTo(0, 0)")
    person.shows("Friend198 Number198")
