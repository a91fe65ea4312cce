"""A new device does not know yet what its person has, and does not say that there is nothing."""
import contextlib

import pytest
from playwright.sync_api import expect

import day
import world
from conftest import go, go_offline, go_online

NOT_HERE = {"en": "Not on this device yet", "ko": "아직 이 기기에 없어요"}
#: An app, what stands there for whoever has nothing, and what this person has.
APPS = [
    ("/day", {"en": "Make your first block", "ko": "첫 블럭을 만들어 보세요"}, "Study"),
    ("/friends", {"en": "Who matters to you?", "ko": "소중한 사람은 누구인가요?"}, "Ana"),
]


@pytest.fixture
def account(server):
    person = server.person()
    day.ready(person)
    world.befriend(person, [world.Friend("Ana", "Silva", last=40)])
    return person


@contextlib.contextmanager
def waiting(page):
    """The server is asked for records and takes its time."""
    held = []
    page.route("**/api/sync/pull*", lambda route: held.append(route))
    yield
    page.unroute("**/api/sync/pull*")
    for route in held:
        # A page that went has taken its requests along.
        with contextlib.suppress(Exception):
            route.continue_()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("path, nothing, something", APPS)
def test_it_waits_for_what_there_is(device, account, picture, language, path, nothing, something):
    page = device(account, language=language)
    with waiting(page):
        page.goto(path)
        expect(page.locator("main [aria-busy=true]").first).to_be_visible()
        picture(page, f"new-device/{language}{path.replace('/', '-')}-waits")
        expect(page.get_by_text(nothing[language])).to_have_count(0)
        # Without a network there is nothing to wait for.
        go_offline(page)
        expect(page.get_by_role("heading", name=NOT_HERE[language])).to_be_visible()
        picture(page, f"new-device/{language}{path.replace('/', '-')}-offline")
        expect(page.locator("main [aria-busy=true]")).to_have_count(0)
        expect(page.get_by_text(nothing[language])).to_have_count(0)
        go_online(page)
    expect(page.get_by_text(something).first).to_be_visible(timeout=60_000)
    expect(page.get_by_text(NOT_HERE[language])).to_have_count(0)


def test_the_launcher_says_nothing_of_what_it_does_not_know(device, account):
    page = device(account)
    nothing = page.get_by_text("24 empty blocks are waiting.")
    with waiting(page):
        page.goto("/")
        card = page.locator(".app-card[href='/day']")
        expect(card).to_contain_text("Loading…")
        expect(nothing).to_have_count(0)
        expect(page.get_by_text("restoring from your server")).to_be_visible()
        title = page.get_by_role("heading", level=1)
        place = title.bounding_box()
    expect(nothing).to_be_visible(timeout=60_000)
    # What says so has gone, and nothing has moved under a finger.
    expect(page.get_by_text("restoring from your server")).to_have_count(0)
    assert title.bounding_box() == place
    go(page, "/friends")
    expect(page.get_by_text("Ana").first).to_be_visible()


@pytest.mark.parametrize("path", ["/golf", "/day", "/friends", "/referee"])
def test_nobody_is_asked_to_sign_up_before_it_is_known_who_they_are(device, account, path):
    page = device(account)
    held = []
    page.route("**/api/account/session", lambda route: held.append(route))
    page.goto(path)
    expect(page.locator("[aria-busy=true]").first).to_be_visible()
    expect(page.get_by_role("heading", name="Create your account")).to_have_count(0)
    for route in held:
        route.continue_()
    page.unroute("**/api/account/session")
    expect(page.locator("#email")).to_have_count(0)
