"""Signing out, being signed out, several tabs, and several people on one browser."""
import pytest
from playwright.sync_api import expect

import world
from conftest import PASSWORD, go_offline, go_online, until
from page_state import databases
from people import Person


@pytest.fixture
def at_work(server, device):
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    person = Person(device(account, own_session=True))
    person.open_list().shows("Ana Silva").all_on_server()
    return person, account


@pytest.mark.installed
def test_signing_out_with_unsent_work_warns(at_work, picture):
    person, account = at_work
    page = person.page
    go_offline(page)
    person.record("Ana Silva")
    person.waiting(1)
    page.get_by_role("link", name="Account", exact=True).click()
    person.button("sign out").click()
    question = person.dialog("unsynced")
    expect(question).to_contain_text("1 change is not on your server yet")
    picture(page, "sessions/unsynced")
    person.button("stay", question).click()
    expect(question).to_have_count(0)

    # Once it is on the server nobody is asked, and nothing is left behind on the device.
    go_online(page)
    page.get_by_role("link", name="SuperFriend").click()
    expect(page.locator("#friends-search")).to_be_visible()
    person.all_on_server(account, connection=2)
    page.get_by_role("link", name="Account", exact=True).click()
    person.button("sign out").click()
    expect(page.get_by_role("heading", name=person.say("sign-in title"))).to_be_visible()
    until(lambda: databases(page) in ([], ["fieldday-local"]), what="an empty device")
    person.sign_in(account.email, PASSWORD, there="#friends-search")
    person.open_list().shows("Ana Silva")
    person.comes_to_show("Ana Silva", 2)


def test_the_session_ends_elsewhere(at_work, server, picture):
    person, account = at_work
    page = person.page
    server.device_of(account, own_session=True).call("POST", "/api/account/sign-out-everywhere", {})
    person.record("Ana Silva")
    banner = page.locator(".banners .banner")
    expect(banner).to_contain_text(person.say("session ended"))
    picture(page, "sessions/ended")
    # Work goes on, also over a restart.
    person.record("Ana Silva", "c")
    person.waiting(2)
    page.reload()
    person.shows("Ana Silva").waiting(2)
    expect(banner).to_contain_text(person.say("session ended"))
    person.button("sign in", banner).click()
    expect(page.locator("#email")).to_have_value(account.email)
    person.sign_in(account.email, PASSWORD, there="#friends-search")
    expect(banner).to_have_count(0)
    person.open_list().all_on_server(server.device_of(account, own_session=True), connection=3)


def test_two_tabs_of_one_browser(at_work, device):
    first, account = at_work
    second = Person(device.another_tab(first.page.context))
    second.open_list().shows("Ana Silva")
    pulls = []
    for person in (first, second):
        page = person.page
        page.on("request", lambda request, page=page: pulls.append(page)
                if "/api/sync/" in request.url else None)

    # The second tab sees what the first does, and the other way round; only one of them talks to the server.
    first.record("Ana Silva")
    first.all_on_server()
    second.comes_to_show("Ana Silva", 2)
    second.record("Ana Silva", "c")
    second.all_on_server()
    until(lambda: len(account.pull().of_kind("connection")) == 3, what="both records")
    first.comes_to_show("Ana Silva", 3)
    assert set(pulls) == {first.page}

    # The syncing tab goes away with something unsent; the other one takes over.
    go_offline(first.page)
    first.record("Ana Silva", "m")
    first.waiting(1)
    second.waiting(1)
    first.page.close()
    go_online(second.page)
    second.all_on_server()
    until(lambda: len(account.pull().of_kind("connection")) == 4, what="the last record")
    assert account.rejections == []


def test_signing_out_in_one_tab_signs_out_the_other(at_work, device):
    first, _ = at_work
    second = Person(device.another_tab(first.page.context))
    second.open_list().shows("Ana Silva")
    first.page.get_by_role("link", name="Account", exact=True).click()
    first.button("sign out").click()
    for person in (first, second):
        expect(person.page.get_by_role("heading", name=person.say("sign-in title"))).to_be_visible()
        expect(person.page.get_by_text("Ana Silva")).to_have_count(0)


def test_a_second_person_on_the_same_browser(at_work, server):
    """Nothing of the first person is seen by the second or sent in their name."""
    person, first = at_work
    page = person.page
    second = server.person()
    # The session ends elsewhere while something is unsent; then somebody else signs in here.
    server.device_of(first, own_session=True).call("POST", "/api/account/sign-out-everywhere", {})
    person.record("Ana Silva")
    banner = page.locator(".banners .banner")
    person.button("sign in", banner).click()
    page.locator("#email").fill(second.email)
    page.locator("#password").fill(PASSWORD)
    person.button("sign in").click()
    expect(page.locator(".launcher")).to_be_visible()
    person.page.goto("/friends")
    expect(person.text("empty")).to_be_visible()
    expect(page.get_by_text("Ana Silva")).to_have_count(0)
    person.add_friend("Chi", "Nguyen")
    person.all_on_server(second, friend=1)
    assert {body["name"] for body in second.of_kind("friend").values()} == {"Chi Nguyen"}
    assert all(not body.get("note") for body in second.of_kind("connection").values())
    assert len(second.of_kind("connection")) == 1

    # The first person comes back and what waited is sent, as theirs.
    page.get_by_role("link", name="Account", exact=True).click()
    person.button("sign out").click()
    expect(page.locator("#email")).to_be_visible()
    person.sign_in(first.email, PASSWORD)
    person.open_list().shows("Ana Silva").all_on_server()
    expect(page.get_by_text("Chi Nguyen")).to_have_count(0)
    again = server.device_of(first, own_session=True).pull()
    assert len(again.of_kind("connection")) == 2
    assert {body["name"] for body in again.of_kind("friend").values()} == {"Ana Silva"}


def test_storage_cleared_by_the_browser(at_work, server):
    """The browser forgot everything but the session: what the server has is fetched again."""
    person, account = at_work
    page = person.page
    page.goto("/healthz")
    page.evaluate("""async () => {
        localStorage.clear();
        for (const { name } of await indexedDB.databases()) {
          await new Promise((done) => { indexedDB.deleteDatabase(name).onsuccess = done; });
        }
    }""")
    person.open_list().shows("Ana Silva").all_on_server()
    person.record("Ana Silva")
    until(lambda: len(account.pull().of_kind("connection")) == 2, what="the record")
