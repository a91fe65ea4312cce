"""Each app has a client of its own, and so have the entrance and the launcher with the account: each is a page,
all have one database."""
import pytest
from playwright.sync_api import expect

import day
import world
from conftest import CLIENT, PASSWORD, go_offline, go_online, until, works_offline
from page_state import databases, kept_files
from people import Person
from test_host import Host

ALONE = ["friends", "referee", "golf", "run", "day"]

SCROLLED = "document.getElementById('friends-list')?.scrollTop"


# A disk that takes two seconds to answer who wants to write.
SLOW = """() => {
const get = IDBObjectStore.prototype.get;
IDBObjectStore.prototype.get = function (key) {
  if (this.transaction.mode !== "readwrite") return get.call(this, key);
  const asked = {}, end = performance.now() + 2_000;
  const ask = () => {
    const request = get.call(this, key);
    request.onsuccess = () => {
      if (performance.now() < end) return ask();
      asked.result = request.result;
      asked.onsuccess();
    };
  };
  ask();
  return asked;
};
}"""


def other_build(route):
    """Answers with a module that is whole, and not the one that belongs to the page."""
    route.fulfill(body=b"\0asm\1\0\0\0", content_type="application/wasm")


def half(route):
    """Answers with the first half of the module."""
    module = (CLIENT / "friends.wasm").read_bytes()
    route.fulfill(body=module[:len(module) // 2], content_type="application/wasm")


# A browser that compiles a module once all of it is there.
NO_STREAMING = "delete WebAssembly.compileStreaming; delete WebAssembly.instantiateStreaming;"


def tab(page, path):
    return page.locator(f"nav.tabs a[href='{path}']")


@pytest.mark.parametrize("app", ALONE)
def test_a_client_needs_nothing_of_the_others(server, device, app):
    page = device(server.person())
    others = [part.name for part in CLIENT.glob("*.wasm") if part.stem != app]
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.goto(f"/{app}")
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.locator("[aria-busy='true']")).to_have_count(0)
    assert f"{app}.wasm" in asked and not set(asked) & set(others)
    # Whoever installs it has that app on their home screen, and opens it there.
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())")
    assert (manifest["scope"], manifest["start_url"].split("?")[0]) == (f"/{app}", f"/{app}")
    expect(page.locator("html")).to_have_attribute("data-app", app)


def has_only(page, client):
    """The page's document has loaded this module and no other; asking the page lets its events come in."""
    until(lambda: page.evaluate("true") and page.modules == {client}, what=f"the module {client}")


def test_the_first_page_is_the_entrance_until_somebody_is_here(server, device):
    """What the browser remembers decides, whatever page it was sent."""
    account = server.person()
    page = device()
    person = Person(page)
    page.goto("/")
    expect(page.locator("#email")).to_be_visible()
    has_only(page, "entrance")
    page.goto("/account/sign-in")
    person.sign_in(account.email, PASSWORD)
    expect(page.locator(".launcher")).to_be_visible()
    has_only(page, "home")
    # Back leads to no form for whoever is in.
    page.goto("/friends")
    page.go_back()
    expect(page.locator(".launcher")).to_be_visible()
    page.context.clear_cookies()
    page.goto("/")
    expect(page.locator(".launcher")).to_be_visible()


def test_a_match_is_watched_without_anything_else(server, device):
    page = device()
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.goto("/m/" + "0" * 32)
    expect(page.get_by_role("heading", name="Nothing to watch here")).to_be_visible()
    assert [name for name in asked if name.endswith(".wasm")] == ["m.wasm"]
    page.goto("/m/no-link")
    expect(page.get_by_role("heading", name="Nothing to watch here")).to_be_visible()


@pytest.mark.installed
def test_apps_are_changed_without_a_network(server, device, picture):
    account = server.person()
    names = [f"{given} {family}" for given in ("Ana", "Ben", "Cleo", "Dan", "Eva") for family in (
        "Silva", "Okafor", "Park", "Berg", "Costa")]
    world.befriend(account, [world.Friend(*name.split(), last=5) for name in names])
    person = Person(device(account))
    page = person.page
    # What was opened once is on the device.
    page.goto("/referee")
    works_offline(page)
    person.open_list().shows(names[0]).all_on_server()
    go_offline(page)
    for number in range(3):
        page.locator("#friends-list").evaluate("(list) => list.scrollTo({top: 600, behavior: 'instant'})")
        until(lambda: page.evaluate(SCROLLED) == 600, what="the place in the list")
        tab(page, "/referee").click()
        expect(page).to_have_url(server.url + "/referee")
        expect(page.locator("main h1").first).to_be_visible()
        expect(tab(page, "/referee")).to_have_attribute("aria-current", "page")
        # Where one left: by the browser's Back, and by the app in the bar.
        if number == 1:
            tab(page, "/friends").click()
        else:
            page.go_back()
        expect(page).to_have_url(server.url + "/friends")
        until(lambda: page.evaluate(SCROLLED) == 600, what="the list where it was")
    picture(page, "clients/offline-again")
    go_online(page)


def test_what_is_done_just_before_another_app_is_opened_is_stored(server, device):
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    person = Person(device(account))
    page = person.page
    person.open_list().shows("Ana Silva").all_on_server()
    page.evaluate(SLOW)
    person.press("p", "Ana Silva")
    # It is stored once the first one is.
    person.press("p", "Ana Silva")
    tab(page, "/referee").click()
    expect(page).to_have_url(server.url + "/referee")
    person.all_on_server(account, connection=3)


def kept_modules(page):
    return sorted(file[1:-5] for file in kept_files(page) if file.endswith(".wasm"))


def test_the_page_for_a_missing_app_leads_to_the_first_page_by_its_own_address(server, device):
    page = device()
    page.goto("/missing.html")
    page.wait_for_url(server.url + "/")
    expect(page.locator("#email")).to_be_visible()


@pytest.mark.installed
def test_an_app_is_on_the_device_from_when_it_is_opened(server, device, picture):
    person = Person(device(server.person()))
    page = person.page
    person.open_list()
    works_offline(page)
    assert kept_modules(page) == ["entrance", "friends", "home"]
    go_offline(page)
    tab(page, "/referee").click()
    missing = page.locator("main.not-here")
    expect(missing.get_by_text("This app is not on this device yet")).to_be_visible()
    expect(missing.get_by_text("이 앱은 아직 이 기기에 없어요")).to_be_hidden()
    expect(page).to_have_url(server.url + "/referee")
    picture(page, "clients/missing")
    missing.get_by_role("link").click()
    expect(page.locator(".launcher")).to_be_visible()
    page.go_back()
    expect(missing).to_be_visible()
    # It opens by itself once it can.
    go_online(page)
    expect(missing).to_have_count(0)
    expect(page.locator("main h1").first).to_be_visible()
    go_offline(page)
    page.reload()
    expect(page.locator("main h1").first).to_be_visible()
    assert kept_modules(page) == ["entrance", "friends", "home", "referee"]


@pytest.mark.installed
def test_an_app_for_which_there_is_no_room_comes_with_a_network_alone(server, device):
    person = Person(device(server.person()))
    page = person.page
    person.open_list()
    works_offline(page)
    browser = page.context.new_cdp_session(page)
    used = page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)")
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url, "quotaSize": used + 200_000})
    page.goto("/referee")
    expect(page.locator("main h1").first).to_have_text("RefWatch")
    server.kill()
    page.reload()
    expect(page.locator("main.not-here")).to_be_visible()
    server.start()
    page.reload()
    expect(page.locator("main h1").first).to_have_text("RefWatch")
    assert "referee" not in kept_modules(page)
    # There is room again.
    browser.send("Storage.overrideQuotaForOrigin", {"origin": server.url})
    page.reload()
    works_offline(page)
    server.kill()
    page.reload()
    expect(page.locator("main h1").first).to_have_text("RefWatch")


@pytest.mark.installed
def test_all_apps_are_fetched_for_whoever_wants_them(server, device, picture):
    page = device(server.person())
    page.goto("/account")
    works_offline(page)
    section = page.locator("section", has=page.locator("#offline-apps"))
    section.get_by_role("button").click()
    expect(section.get_by_role("status")).to_have_text("All apps now work offline.")
    picture(page, "clients/all-apps")
    go_offline(page)
    for app in ALONE:
        page.goto(f"/{app}")
        expect(page.locator("main h1").first).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-app", app)


def test_a_form_that_is_half_filled_in_is_there_again(server, device):
    account = server.person()
    person = Person(device(account))
    page = person.page
    page.goto("/friends/add/new")
    page.locator("#person-given").fill("Mina")
    page.locator("#person-family").fill("Pa")
    expect(page.locator("#person-family")).to_be_focused()
    page.goto("/referee")
    expect(page.locator("main h1").first).to_be_visible()
    page.go_back()
    expect(page.locator("#person-family")).to_have_value("Pa")
    expect(page.locator("#person-family")).to_be_focused()
    page.locator("#person-family").fill("Park")
    person.button("continue").click()
    person.button("save", person.dialog("new-friend")).click()
    # A page that is closed by hand within the same moment takes along what it has not stored.
    person.all_on_server(account, friend=1)
    page.goto("/friends")
    person.shows("Mina Park").all_on_server()


@pytest.mark.installed
def test_whatever_app_is_open_sends_what_waits(server, device):
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    person = Person(device(account))
    page = person.page
    page.goto("/day")
    works_offline(page)
    person.open_list().shows("Ana Silva").all_on_server()
    go_offline(page)
    person.record("Ana Silva")
    person.waiting(1)
    page.goto("/day")
    tracker = day.Tracker(page)
    tracker.tap("skip").read_tip()
    page.locator("#day-card-add").click()
    page.locator("#day-block-name").fill("Study")
    page.locator("#day-block-name").press("Enter")
    tracker.play("Study")
    # The friends' client cannot read what was done in the other; it sends that as well.
    page.goto("/friends")
    person.shows("Ana Silva")
    expect(person.badge).to_be_visible()
    go_online(page)
    person.all_on_server(account, connection=2, dayBlock=1)
    assert account.rejections == [], account.rejections
    # And the other way round: from the launcher.
    go_offline(page)
    person.record("Ana Silva", "m")
    page.goto("/")
    expect(page.locator(".launcher")).to_be_visible()
    go_online(page)
    until(lambda: len(account.pull().of_kind("connection")) == 3, what="the message to Ana")
    page.goto("/friends")
    person.comes_to_show("Ana Silva", 3)


def test_whoever_is_not_known_comes_back_once_they_are(server, device):
    account = server.person()
    page = device()
    person = Person(page)
    page.goto("/friends/import")
    expect(page).to_have_url(server.url + "/account/sign-up")
    person.button("have account").click()
    page.locator("#email").fill(account.email)
    page.locator("#password").fill(PASSWORD)
    person.button("sign in").click()
    expect(page).to_have_url(server.url + "/friends/import")
    expect(page.locator("main h1").first).to_be_visible()
    # From here on it is the launcher's again.
    page.goto("/account")
    person.button("sign out").click()
    expect(page.locator("#email")).to_be_visible()
    page.goto("/account/sign-in")
    person.sign_in(account.email, PASSWORD)


def test_the_launcher_says_what_an_app_has_told(server, device, picture):
    account = server.person()
    world.befriend(account, [
        world.Friend("Ana", "Silva", last=40), world.Friend("Ben", "Okafor", last=2)])
    page = device(account)
    person = Person(page)
    page.goto("/")
    card = page.locator(".app-card[href='/friends']")
    expect(card).to_contain_text("The people you don")
    card.click()
    person.shows("Ana Silva", "Ben Okafor")
    tab(page, "/").click()
    expect(card).to_contain_text("Time to contact 1 friend")
    expect(card).to_contain_text("Ana Silva")
    picture(page, "clients/launcher")
    # Another tab says it at once.
    other = page.context.new_page()
    other.goto(server.url + "/friends")
    Person(other).record("Ana Silva")
    expect(card).to_contain_text("You're all caught up")


def test_a_module_of_another_build_is_not_taken(server, device, picture):
    page = device(server.person())
    page.route("**/friends.wasm", other_build)
    page.goto("/friends")
    newer = page.locator("#newer")
    expect(newer).to_be_visible()
    picture(page, "clients/newer")
    page.unroute_all()
    with page.expect_event("load"):
        newer.get_by_role("button").click()
    expect(page.locator("#friends-search, .empty").first).to_be_visible()
    expect(newer).to_be_hidden()
    assert all("integrity" in problem for problem in page.problems), page.problems
    page.problems.clear()


def test_a_module_comes_with_the_wrong_media_type(server, device):
    page = device(server.person())
    module = (CLIENT / "friends.wasm").read_bytes()
    page.route("**/friends.wasm", lambda route: route.fulfill(body=module, content_type="text/plain"))
    page.goto("/friends")
    expect(page.locator("#friends-search, .empty").first).to_be_visible()
    page.unroute_all()


def test_a_module_that_arrives_half_is_not_taken_and_loses_nothing(server, device):
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    person = Person(device(account))
    page = person.page
    person.open_list().shows("Ana Silva").all_on_server()
    page.route("**/api/sync/push*", lambda route: route.abort())
    person.record("Ana Silva")
    page.route("**/friends.wasm", half)
    page.goto("/friends")
    newer = page.locator("#newer")
    expect(newer).to_be_visible()
    expect(newer).to_contain_text("What you saved is still on this device")
    # All of it comes at the next attempt, and what waited is sent.
    page.unroute_all()
    with page.expect_event("load"):
        newer.get_by_role("button").click()
    person.shows("Ana Silva")
    expect(newer).to_be_hidden()
    person.all_on_server(account, connection=2)
    cut = ("integrity", "ERR_FAILED")
    assert all(any(word in problem for word in cut) for problem in page.problems), page.problems
    page.problems.clear()


def test_a_browser_that_cannot_compile_while_it_loads_has_its_apps(server, device):
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    person = Person(device(account))
    page = person.page
    page.add_init_script(NO_STREAMING)
    person.open_list().shows("Ana Silva")
    assert page.evaluate("'compileStreaming' in WebAssembly") is False
    assert page.modules == {"friends"}
    person.record("Ana Silva")
    person.all_on_server(account, connection=2)
    page.goto("/referee")
    expect(page.locator("main h1").first).to_have_text("RefWatch")


def test_nothing_is_written_to_what_another_tab_has_erased(device):
    page = device()
    one, other = Host(page), Host(page.context.new_page())
    put = [["glance", "friends", "Ana waits"]]
    assert one.answered("store", "fieldday-x", put) == [["done"]]
    assert other.answered("load", "fieldday-x")[0][0] == "rows"
    assert one.answered("erase", "fieldday-x") == [["done"]]
    # The other one has not been told yet that the person has signed out.
    assert other.answered("store", "fieldday-x", put) == [["failed", "InvalidStateError"]]
    assert "fieldday-x" not in databases(page)
    # They come back.
    assert other.answered("load", "fieldday-x") == [["rows", 0]]
    assert other.answered("store", "fieldday-x", put) == [["done"]]
    assert one.answered("load", "fieldday-x") == [["rows", 0, "glance", "friends", "Ana waits"]]


def test_many_rows_are_told_some_at_a_time(device):
    host = Host(device())
    rows = [["base", f"key {number}", str(number)] for number in range(450)]
    assert host.answered("store", "fieldday-x", [*rows, ["base.t000001", "old", "older"]]) == [["done"]]
    one, two, rest = host.answered("load", "fieldday-x", "base.t000002", count=3)
    assert (one[0], two[0], rest[:3]) == ("some", "some", ["rows", 1, "base.t000001"])
    told = one[1:] + two[1:] + rest[3:]
    assert sorted(map(list, zip(told[::3], told[1::3], told[2::3]))) == sorted(rows)
    # Whoever wants all of it, and of a volume, gets it at once.
    ((word, *whole),) = host.answered("load", "fieldday-x")
    assert word == "rows" and len(whole) == 1 + 3 * 451
    assert host.answered("load", "fieldday-x", "base.t000001", "base.t000001") == [
        ["rows", 0, "base.t000001", "old", "older"]]
