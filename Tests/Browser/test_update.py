"""The service worker: no network from the second visit on, and no update costs what is unsent."""
import gzip
import hashlib
import re
import shutil

import pytest
from playwright.sync_api import expect

import world
from conftest import CLIENT, Devices, Server, works_offline
from page_state import kept_files
from people import Person

# The server cannot be reached by the sync protocol while the page says so; files still come.
DEAF = """
const natural = window.fetch;
window.fetch = (address, options) =>
  localStorage.getItem("test.deaf") && String(address).includes("/api/sync/")
    ? Promise.reject(new TypeError("unreachable")) : natural(address, options);
"""

# As where a browser allows a page no workers: asking for them is an error already.
FORBIDDEN = """
Object.defineProperty(navigator, "serviceWorker", {
  get() { throw new DOMException("not allowed", "SecurityError"); },
});
"""


# The worker cannot be fetched at first, as from a server that is just starting.
STUMBLING = """
const register = navigator.serviceWorker.register.bind(navigator.serviceWorker);
let isFirst = true;
navigator.serviceWorker.register = (...given) => {
  if (!isFirst) return register(...given);
  isFirst = false;
  return Promise.reject(new TypeError("unreachable"));
};
"""


def publish(folder, mark, file="shell.css"):
    """Changes one file of a built client and everything that is derived from it, as a new build would."""
    style = folder / file
    style.write_text(style.read_text() + f"\n/* {mark} */\n")
    digest = hashlib.sha256(style.read_bytes()).hexdigest()
    worker = folder / "sw.js"
    listed = rf'("/{re.escape(file)}": ")[0-9a-f]{{64}}'
    changed, count = re.subn(listed, rf"\g<1>{digest}", worker.read_text())
    assert count == 1, "the list of files has another shape than this journey knows"
    worker.write_text(changed)
    for file in (style, worker):
        for packed in (".br", ".gz"):
            file.with_name(file.name + packed).unlink(missing_ok=True)
        file.with_name(file.name + ".gz").write_bytes(gzip.compress(file.read_bytes()))


@pytest.fixture
def world_of_its_own(browser, tmp_path):
    """A server with a copy of the client that can be replaced."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    with Server(tmp_path / "data", client) as server:
        devices = Devices(browser, server, installs=True)
        account = server.person()
        world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
        page = devices(account)
        page.add_init_script(DEAF)
        person = Person(page)
        person.open_list().shows("Ana Silva").all_on_server()
        works_offline(page)
        yield server, person, account
        devices.close()


def test_the_second_visit_needs_no_network(world_of_its_own):
    server, person, account = world_of_its_own
    server.kill()
    for path in ("/friends", "/", "/friends/settings", "/account"):
        person.page.goto(path)
        expect(person.page.locator("nav.tabs")).to_be_visible()
    person.open_list().shows("Ana Silva").record("Ana Silva")
    person.waiting(1)
    person.page.reload()
    person.shows("Ana Silva").waiting(1)
    server.start()
    person.page.reload()
    person.shows("Ana Silva").all_on_server(account, connection=2)


def test_an_update_with_a_full_outbox(world_of_its_own, picture):
    server, person, account = world_of_its_own
    page = person.page
    page.evaluate("localStorage.setItem('test.deaf', 'yes')")
    for key in "mcp":
        person.record("Ana Silva", key)
    person.waiting(3)

    server.stop()
    publish(server.client, "the next version")
    server.start()
    banner = page.locator(".banners .banner", has_text=person.say("new version"))
    expect(banner).to_have_count(0)
    page.evaluate("navigator.serviceWorker.getRegistration().then((all) => all.update())")
    expect(banner).to_be_visible()
    picture(page, "update/banner")
    # Until the person agrees, nothing changes.
    person.waiting(3)
    with page.expect_event("load"):
        person.button("restart").click()
    person.shows("Ana Silva").waiting(3)
    expect(banner).to_have_count(0)
    assert "the next version" in page.evaluate("fetch('/shell.css').then((file) => file.text())")
    person.comes_to_show("Ana Silva", 4)

    page.evaluate("localStorage.removeItem('test.deaf')")
    page.evaluate("dispatchEvent(new Event('online'))")
    person.all_on_server(account, connection=4)
    kinds = sorted(body["type"] for body in account.of_kind("connection").values()
                   if not body.get("initial"))
    assert kinds == ["call", "meetUp", "message"]


def test_an_update_beside_another_app(world_of_its_own):
    """The friends' page takes the new version; the one of another app goes on as it was until it is left."""
    server, person, account = world_of_its_own
    other = person.page.context.new_page()
    other.goto(server.url + "/account")
    expect(other.locator("nav.tabs")).to_be_visible()
    server.stop()
    publish(server.client, "the next version")
    server.start()
    page = person.page
    page.evaluate("navigator.serviceWorker.getRegistration().then((all) => all.update())")
    for tab in (page, other):
        expect(tab.locator(".banners .banner", has_text=person.say("new version"))).to_be_visible()
    with page.expect_event("load"):
        person.button("restart").click()
    person.shows("Ana Silva").record("Ana Silva")
    other.locator("nav.tabs a[href='/referee']").click()
    expect(other.locator("main h1").first).to_be_visible()
    other.locator("nav.tabs a[href='/friends']").click()
    seen = Person(other).shows("Ana Silva")
    seen.comes_to_show("Ana Silva", 2)
    assert "the next version" in other.evaluate("fetch('/shell.css').then((file) => file.text())")
    person.all_on_server(account, connection=2)


def kept_of_referee(page):
    return {file for file in kept_files(page) if file.startswith("/referee")}


def test_an_update_brings_nothing_of_an_app_that_was_never_opened(world_of_its_own):
    server, person, _ = world_of_its_own
    page = person.page
    server.stop()
    publish(server.client, "of referees", "referee.css")
    publish(server.client, "the next version")
    server.start()
    page.evaluate("navigator.serviceWorker.getRegistration().then((all) => all.update())")
    expect(page.locator(".banners .banner", has_text=person.say("new version"))).to_be_visible()
    with page.expect_event("load"):
        person.button("restart").click()
    person.shows("Ana Silva")
    assert "the next version" in page.evaluate("fetch('/shell.css').then((file) => file.text())")
    works_offline(page)
    assert kept_of_referee(page) == set()
    page.goto(server.url + "/referee")
    expect(page.locator("main h1").first).to_be_visible()
    works_offline(page)
    assert {"/referee.wasm", "/referee.css", "/referee/index.html"} <= kept_of_referee(page)
    assert "of referees" in page.evaluate("fetch('/referee.css').then((file) => file.text())")


def test_all_apps_of_an_older_version_are_not_to_be_had(world_of_its_own):
    server, person, _ = world_of_its_own
    page = person.page
    page.goto("/account")
    apps = page.locator("section:has(#offline-apps)")

    # Half a deployment: no other version is there to be opened.
    server.stop()
    sheet = server.client / "referee.css"
    whole = {file: file.read_bytes() for file in server.client.glob("referee.css*")}
    for file in whole:
        file.unlink()
    sheet.write_text("half")
    server.start()
    apps.get_by_role("button").click()
    expect(apps).to_contain_text("Check your connection")
    assert page.problems == [f"503 {server.url}/apps"]
    page.problems.clear()
    for file, content in whole.items():
        file.write_bytes(content)

    server.stop()
    publish(server.client, "of referees", "referee.css")
    server.start()
    apps.get_by_role("button").click()
    expect(apps).to_contain_text("A new version is available. Open it first")


def test_a_broken_upload_of_a_version_is_not_taken_over(world_of_its_own):
    """Half a deployment: a file that is not the one the new version names. The old version goes on serving."""
    server, person, _ = world_of_its_own
    page = person.page
    server.stop()
    publish(server.client, "the next version")
    style = server.client / "shell.css"
    style.write_text(style.read_text() + "/* torn */")
    (server.client / "shell.css.gz").unlink()
    server.start()
    state = page.evaluate("""async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        const found = new Promise((resolve) => registration.addEventListener('updatefound', () => {
          const worker = registration.installing;
          worker.addEventListener('statechange', () => resolve(worker.state));
        }));
        registration.update().catch(() => {});
        return found;
    }""")
    assert state == "redundant"
    page.reload()
    person.shows("Ana Silva")
    expect(page.locator(".banners .banner", has_text=person.say("new version"))).to_have_count(0)


def test_where_no_worker_may_be_everything_else_works(server, device):
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    page = device(account)
    page.add_init_script(FORBIDDEN)
    person = Person(page)
    person.open_list().shows("Ana Silva").all_on_server()
    person.record("Ana Silva")
    person.all_on_server()
    expect(person.dialog("trouble")).to_be_hidden()


@pytest.mark.installed
def test_a_worker_that_could_not_be_fetched_is_asked_for_again(server, device):
    page = device()
    page.add_init_script(STUMBLING)
    page.goto("/")
    works_offline(page)
