"""The browser is killed in the middle of a write.

What was shown as saved is there, and nothing is there by halves.
"""
import os
import signal
import subprocess
import time

import pytest
from playwright.sync_api import expect

import world
from conftest import (
    PHONE, WITHOUT_SCREENS, chromium_path, go_offline, go_online, problems_of, signed_in, until, watch,
    works_offline)
from people import Person
from unhurried import UNHURRIED

pytestmark = pytest.mark.promise

# Holds every write of the local database open from the moment it is told to, so that a kill hits
# the middle of one.
HOLD = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...operands) {
  const request = put.apply(this, operands);
  if (window.holdsWrites) {
    window.heldWrites = (window.heldWrites ?? 0) + 1;
    const again = () => { this.get(0).onsuccess = again; };
    again();
  }
  return request;
};
"""


class OwnBrowser:
    """A browser process of its own with a profile on disk, to be killed and started again."""

    def __init__(self, playwright, profile, url):
        self.playwright = playwright
        self.profile = profile
        self.url = url
        self.pages = []

    def start(self):
        port_file = self.profile / "DevToolsActivePort"
        port_file.unlink(missing_ok=True)
        self.process = subprocess.Popen(
            [chromium_path(), "--headless=new", "--no-sandbox", "--no-first-run",
             "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)
        lines = until(lambda: port_file.exists() and port_file.read_text().splitlines()[1:] and
                      port_file.read_text().splitlines(), what="the browser")
        self.remote = self.playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{lines[0]}")
        self.context = self.remote.contexts[0]
        self.context.set_default_timeout(20_000)
        self.context.add_init_script(HOLD)
        self.context.add_init_script(WITHOUT_SCREENS)
        self.context.add_init_script(UNHURRIED)
        page = self.context.new_page()
        page.set_viewport_size(PHONE)
        page.is_installed = True
        watch(page, self.pages)
        return page

    def quit(self):
        """The ordinary end, after which cookies are on the disk."""
        self.remote.new_browser_cdp_session().send("Browser.close")
        self.process.wait(20)

    def kill(self):
        """SIGKILL to the browser and every process it started."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def own_browser(playwright, server, tmp_path):
    profile = tmp_path / "profile"
    profile.mkdir()
    own = OwnBrowser(playwright, profile, server.url)
    yield own
    if own.process.poll() is None:
        own.kill()
    assert problems_of(own.pages) == []


@pytest.fixture
def visited(own_browser, server):
    """A browser that has been here before: signed in, everything loaded, closed and opened again."""
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    page = own_browser.start()
    signed_in(own_browser.context, server.device_of(account))
    page.goto(server.url + "/friends")
    Person(page).shows("Ana Silva").all_on_server()
    works_offline(page)
    own_browser.quit()
    page = own_browser.start()
    page.goto(server.url + "/friends")
    Person(page).shows("Ana Silva").all_on_server()
    return own_browser, page, account


def seconds(began):
    return f"{time.monotonic() - began:.2f} s"


def test_killed_in_the_middle_of_a_write(server, visited, device, picture):
    own_browser, page, account = visited
    person = Person(page)

    # The server goes away. What is recorded is saved here, and the page says so.
    server.kill()
    person.record("Ana Silva")
    person.waiting(1)
    person.record("Ana Silva", "c")
    person.waiting(2)

    # One more write begins and never ends: the power goes.
    page.evaluate("window.holdsWrites = true")
    person.press("m", "Ana Silva")
    until(lambda: page.evaluate("window.heldWrites > 0"), what="a write under way")
    own_browser.kill()

    # Opened again, still without a server: what was shown as saved is there, and not a half of the rest.
    page = own_browser.start()
    person = Person(page)
    page.goto(server.url + "/friends")
    person.shows("Ana Silva")
    person.waiting(2)
    assert person.history("Ana Silva") == 3
    picture(page, "killed-browser/reopened-offline")

    # Another device waits while this one comes online.
    go_offline(page)
    server.start()
    other = Person(device(account))
    other.open_list().shows("Ana Silva").open_friend("Ana Silva")
    expect(other.page.locator("#history-title")).to_contain_text("1")
    go_online(page)
    began = time.monotonic()
    expect(other.page.locator("#history-title")).to_contain_text("3")
    print("seen on the second device after", seconds(began))
    person.all_on_server(account, connection=3)
    kinds = sorted(body["type"] for body in account.of_kind("connection").values()
                   if not body.get("initial"))
    assert kinds == ["call", "meetUp"]

    # What happens while both are online is there as fast.
    person.press("m", "Ana Silva")
    began = time.monotonic()
    expect(other.page.locator("#history-title")).to_contain_text("4")
    print("seen on the second device after", seconds(began))


def test_killed_in_a_burst(server, visited):
    """Kills while writes come one after the other, wherever that hits."""
    own_browser, page, account = visited
    person = Person(page)
    server.kill()
    expected = 0
    for count in (3, 7):
        # The page notes the largest number it ever showed as saved.
        page.evaluate("""() => {
            window.shown = 0;
            const look = () => {
              const text = document.querySelector('.notices .sync')?.textContent ?? '';
              const saved = /Saved on this device · (\\d+) waiting/.exec(text);
              if (saved) window.shown = Math.max(window.shown, Number(saved[1]));
            };
            new MutationObserver(look).observe(document.body,
              {subtree: true, childList: true, characterData: true});
        }""")
        row = person.row_button("Ana Silva")
        row.focus()
        for _ in range(count):
            page.keyboard.press("p")
        until(lambda: page.evaluate("window.shown") > expected, what="something saved")
        shown = page.evaluate("window.shown")
        own_browser.kill()
        page = own_browser.start()
        person = Person(page)
        page.goto(server.url + "/friends")
        person.shows("Ana Silva")
        expect(person.badge).to_contain_text("Saved on this device")
        after = int(person.badge.inner_text().split("·")[1].split()[0])
        assert after >= shown, "what was shown as saved must be there"
        assert person.history("Ana Silva") == after + 1, "records and outbox agree"
        expected = after
    server.start()
    page.evaluate("dispatchEvent(new Event('online'))")
    person.all_on_server(account, connection=expected + 1)
