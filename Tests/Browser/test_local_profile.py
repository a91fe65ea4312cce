"""Beginning without a connection, and making the account, or signing in to one, later."""
import pytest
from playwright.sync_api import expect

import world
from conftest import PASSWORD, in_one_language, until, works_offline
from page_state import databases, device_keeps
from people import Person
from test_killed_browser import own_browser  # noqa: F401

pytestmark = pytest.mark.installed

ADDRESS = "early@fieldday.example"
NAMES = {"en": [("Ana", "Silva"), ("Ben", "Okoro")], "ko": [("민지", "김"), ("서준", "이")]}


def full_names(language="en"):
    return [world.full_name(*name) for name in NAMES[language]]


def begin_offline(server, page, language="en", picture=None):
    """Loads the client once, then fills everything in while nobody answers."""
    person = Person(page, language)
    page.goto(server.url + "/account/sign-up")
    works_offline(page)
    server.kill()
    person.say_who(ADDRESS, NAMES[language][0][0])
    # The server has said that it sends texts before it went.
    person.choose_password(PASSWORD)
    person.button("create account").click()
    expect(person.text("start here")).to_be_visible()
    if picture:
        picture(page, f"local-profile/{language}-1-no-connection")
    person.button("start button").click()
    expect(page.locator(".launcher")).to_be_visible()
    expect(page.locator(".banners")).to_contain_text(person.say("only here"))
    return person


def befriend(person, language="en"):
    for given, family in NAMES[language]:
        person.page.goto(person.url + "/friends/add/new")
        person.type_person(given, family)
        person.button("save", person.dialog("new-friend")).click()
        expect(person.dialog("new-friend")).to_have_count(0)
        person.button("back").click()
        expect(person.row(world.full_name(given, family))).to_be_visible()


#: What is left on the device that is neither the account's nor the registry's.
LEFT = """async () => {
  const user = JSON.parse(localStorage.getItem("fieldday.session")).user;
  const left = [];
  for (const { name } of await indexedDB.databases()) {
    if (name === "fieldday-local" || name === "fieldday-" + user) continue;
    const database = await new Promise((done) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
    });
    for (const store of database.objectStoreNames) {
      const rows = await new Promise((done) => {
        const asked = database.transaction(store).objectStore(store).getAll();
        asked.onsuccess = () => done(asked.result.flat());
      });
      if (rows.length) left.push([name, rows]);
    }
    database.close();
  }
  return left;
}"""


def nothing_is_left(page):
    left = page.evaluate(LEFT)
    assert not left, left
    return True


def claim_is_recorded(page):
    """Before that, whoever leaves the page has not answered, and is asked again. The page that somebody comes to
    by a new account ends the claim, and with it the record."""
    def says(words):
        return device_keeps(page, words, "fieldday-local")

    until(lambda: says('"claimant"') or not says('"id"'), what="the record of the claim")


def friends_on_server(client):
    return sorted(body["name"] for body in client.pull().of_kind("friend").values())


@in_one_language
def test_the_account_is_made_later(server, device, picture, language):
    page = device(language=language)
    person = begin_offline(server, page, language, picture)
    person.url = server.url
    befriend(person, language)
    picture(page, f"local-profile/{language}-2-list")
    page.goto(server.url + "/account")
    expect(person.button("make my account")).to_be_visible()
    expect(person.button("sign out")).to_have_count(0)
    picture(page, f"local-profile/{language}-3-account")

    # Everything is there after a reload, and nobody was asked.
    page.goto(server.url + "/friends")
    person.shows(*full_names(language))

    server.start()
    page.goto(server.url + "/account")
    person.button("make my account").click()
    expect(page.locator("#password")).to_have_value("")
    person.choose_password(PASSWORD)
    person.button("create account").click()
    person.confirm(ADDRESS)
    expect(page.locator(".launcher")).to_be_visible()
    expect(page.locator("dialog#claim")).to_have_count(0)
    claim_is_recorded(page)
    person.open_list().shows(*full_names(language)).all_on_server()

    other = Person(device(language=language), language)
    other.page.goto("/account/sign-in")
    other.sign_in(ADDRESS, PASSWORD)
    other.open_list().shows(*full_names(language))
    expect(other.rows).to_have_count(len(full_names(language)))

    # The next start leaves nothing over but, now and then, an empty database (decision 0009).
    # What one app's client does not know it leaves to the launcher's (decision 0029).
    page.reload()
    person.shows(*full_names(language))
    page.goto(server.url + "/")
    expect(page.locator(".launcher")).to_be_visible()
    until(lambda: nothing_is_left(page), what="the local profile to be empty")
    page.goto(server.url + "/friends")
    person.shows(*full_names(language))
    picture(page, f"local-profile/{language}-4-claimed")


def test_it_outlives_the_browser(server, own_browser):  # noqa: F811
    page = own_browser.start()
    page.outgoing = server.outgoing
    person = begin_offline(server, page)
    person.url = server.url
    befriend(person)
    own_browser.kill()

    page = own_browser.start()
    page.outgoing = server.outgoing
    person = Person(page)
    page.goto(server.url + "/friends")
    person.shows(*full_names())
    expect(page.locator(".banners")).to_contain_text(person.say("only here"))


@pytest.mark.parametrize("answer", ["add it", "keep apart"])
def test_an_account_that_is_there_already_is_asked(server, device, picture, answer):
    account = server.person()
    world.befriend(account, [world.Friend("Cora", "Diaz", last=4)])
    page = device()
    person = begin_offline(server, page)
    person.url = server.url
    befriend(person)
    server.start()
    page.goto("/account/sign-in")
    person.sign_in(account.email, PASSWORD)
    question = person.dialog("claim")
    expect(question).to_contain_text(account.email)
    picture(page, "local-profile/question")
    person.button(answer, question).click()
    expect(question).to_have_count(0)
    if answer == "add it":
        claim_is_recorded(page)
    person.open_list().shows("Cora Diaz")
    if answer == "add it":
        everybody = ["Cora Diaz", *full_names()]
        person.shows(*everybody).all_on_server(account, friend=len(everybody))
        assert friends_on_server(account) == sorted(everybody)
        return
    expect(person.rows).to_have_count(1)
    assert friends_on_server(account) == ["Cora Diaz"]
    # Not asked again at every start, and not forgotten.
    page.goto("/account")
    expect(question).to_have_count(0)
    person.button("add it").click()
    claim_is_recorded(page)
    person.open_list().shows("Cora Diaz", *full_names()).all_on_server()


HOLD_BACK = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...operands) {
  // The rows of the local profile are taken out by a write that never ends.
  const request = put.apply(this, operands);
  if (sessionStorage["test.holds"] === this.transaction.db.name) {
    window.isHeld = true;
    const again = () => { this.get(0).onsuccess = again; };
    again();
  }
  return request;
};
"""


def test_killed_between_the_two_databases(server, own_browser):  # noqa: F811
    """The account has everything, and the local database has not forgotten it yet."""
    account = server.person()
    page = own_browser.start()
    page.outgoing = server.outgoing
    page.add_init_script(HOLD_BACK)
    person = begin_offline(server, page)
    person.url = server.url
    befriend(person)
    local = [name for name in databases(page) if name != "fieldday-local"]
    server.start()
    page.goto(server.url + "/account/sign-in")
    # The page that they come to holds it.
    page.evaluate("(name) => { sessionStorage['test.holds'] = name }", local[0])
    person.sign_in(account.email, PASSWORD)
    person.button("add it", person.dialog("claim")).click()
    until(lambda: page.evaluate("window.isHeld === true"), what="the write that is held")
    until(lambda: friends_on_server(account) == sorted(full_names()), what="the friends")
    own_browser.kill()

    # Cookies and what is remembered reach the disk half a minute late: who has just signed in has to do it again,
    # and whoever does not is led on at once. The record of the claim is there.
    page = own_browser.start()
    page.context.clear_cookies()
    person = Person(page)
    page.goto(server.url + "/account/sign-in")
    person.sign_in(account.email, PASSWORD)
    page.goto(server.url + "/friends")
    person.shows(*full_names()).all_on_server(account, friend=2)
    expect(person.dialog("claim")).to_have_count(0)
    expect(person.rows).to_have_count(2)
    page.goto(server.url + "/")
    expect(page.locator(".launcher")).to_be_visible()
    until(lambda: nothing_is_left(page), what="the local profile to be empty")
    assert friends_on_server(account) == sorted(full_names())
    assert account.rejections == []


def test_removing_it_takes_the_word(server, device, picture):
    page = device()
    person = begin_offline(server, page)
    person.url = server.url
    befriend(person)
    page.goto("/account")
    person.button("remove local").click()
    question = person.dialog("remove-local")
    expect(question).to_contain_text("only on this device")
    picture(page, "local-profile/remove")
    expect(person.button("remove everything", question)).to_be_disabled()
    page.locator("#removal-word").fill("remove")
    person.button("remove everything", question).click()
    expect(page.locator("#email")).to_be_visible()
    until(lambda: databases(page) == ["fieldday-local"], what="the database to go")
