"""No room left on the device: said, nothing lost, and saved as soon as there is room."""
import pytest
from playwright.sync_api import expect

import world
from conftest import until
from people import Person

pytestmark = pytest.mark.promise

FULL = """
const put = IDBObjectStore.prototype.put;
IDBObjectStore.prototype.put = function (...operands) {
  if (window.isFull) throw new DOMException("no room", "QuotaExceededError");
  return put.apply(this, operands);
};
"""


def test_no_room_left(server, device, picture):
    account = server.person()
    ana, = world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    page = device(account)
    page.add_init_script(FULL)
    person = Person(page)
    person.open_list().shows("Ana Silva").all_on_server()
    banner = page.locator(".banners .banner")
    expect(banner).to_have_count(0)

    # No message says that something is recorded before it is saved.
    page.evaluate("window.isFull = true")
    person.press("p", "Ana Silva")
    expect(banner).to_contain_text(person.say("no room"))
    person.press("c", "Ana Silva")
    expect(person.snackbar).to_have_count(0)
    expect(person.badge).to_contain_text("Saving")
    picture(page, "quota/no-room")
    # Never shown as saved, still there to see.
    expect(page.get_by_text(person.say("saved here"))).to_have_count(0)
    assert person.history("Ana Silva") == 3

    page.evaluate("window.isFull = false")
    expect(banner).to_have_count(0)
    person.all_on_server()
    until(lambda: len(account.pull().of_kind("connection")) == 3, what="both records")
    page.reload()
    person.shows("Ana Silva")
    assert person.history("Ana Silva") == 3


def test_a_page_that_does_not_fit_is_fetched_again(server, device):
    """What comes from the server finds no room either; nothing that was here is harmed."""
    account = server.person()
    world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    page = device(account)
    page.add_init_script(FULL)
    person = Person(page)
    person.open_list().shows("Ana Silva").all_on_server()
    page.evaluate("window.isFull = true")
    world.befriend(account, [world.Friend("Ben", "Okafor", last=10)])
    expect(page.locator(".banners .banner")).to_contain_text(person.say("no room"))
    person.shows("Ana Silva")
    page.evaluate("window.isFull = false")
    person.shows("Ana Silva", "Ben Okafor")
    expect(page.locator(".banners .banner")).to_have_count(0)
