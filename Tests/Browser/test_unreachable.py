"""The server does not answer although the browser has a network: it is down, or a hotspot stands between.
People are told so, and that what they do is kept; afterwards everything arrives by itself."""
import contextlib

from playwright.sync_api import expect

import golf
import world
from conftest import until
from people import Person
from test_golf_chat import DESKTOP, player, send

SILENT = "The server does not answer"


@contextlib.contextmanager
def silence(page, pattern="**/api/**"):
    """Nothing comes of what a page asks from now on; the stream of change notifications, if open, stays open."""
    page.route(pattern, lambda route: route.abort())
    try:
        yield
    finally:
        page.unroute(pattern)


def test_a_message_waits_and_is_sent_afterwards(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    account = player(server, identity, host, first="Jun", last="Park")
    page = device(account, viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}/chat")
    expect(page.locator("#tee-chat-field")).to_be_visible()
    with silence(page):
        send(page, "I bring the balls")
        expect(page.get_by_text(f"{SILENT}. 1 unsent message.")).to_be_visible()
        expect(page.get_by_text("Waiting for a connection")).to_be_visible()
        expect(page.get_by_text("Offline")).to_have_count(0)
        picture(page, "unreachable/chat")

    # The host says something: the device is notified, and pulls again.
    golf.message(host, identity, "Anybody there?")
    expect(page.locator(".tee-chat-line", has_text="Anybody there?")).to_be_visible()
    expect(page.get_by_text(SILENT)).to_have_count(0)
    expect(page.get_by_text("Waiting for a connection")).to_have_count(0)

    def arrived():
        bodies = host.pull().of_kind("golfMessage").values()
        return [body["content"].get("text") for body in bodies].count("I bring the balls")

    until(lambda: arrived() == 1, what="the message")


def test_a_contact_is_kept_and_arrives_afterwards(server, device, picture):
    account = server.person()
    ana, = world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    person = Person(device(account))
    person.open_list().shows("Ana Silva").all_on_server()
    with silence(person.page):
        person.record("Ana Silva")
        chip = person.page.locator(".notices .chip")
        expect(chip).to_contain_text(f"{SILENT}. Last up to date")
        person.waiting(1)
        picture(person.page, "unreachable/friends")

    # Another device records something: this one is notified.
    account.push([world.record(ana.id, ana.contact, ana.name)[1]])
    person.all_on_server(account, connection=3)
    records = [body for body in account.of_kind("connection").values() if not body.get("initial")]
    assert len(records) == 2


def test_a_first_visit_says_so_and_offers_another_try(server, device, picture):
    page = device(golf.golfer(server), viewport=DESKTOP)
    with silence(page, "**/api/sync/**"):
        page.goto("/golf")
        title = page.get_by_role("heading", name=SILENT)
        expect(title).to_be_visible()
        picture(page, "unreachable/first-visit")
        with page.expect_request("**/api/sync/pull*"):
            page.get_by_role("button", name="Try again").click()
        expect(title).to_be_visible()
    expect(title).to_have_count(0)
    expect(page.locator("#tee-instead-title")).to_have_count(0)
