"""A new device does not know yet what its person has, and does not say that there is nothing."""
import contextlib

import pytest
from playwright.sync_api import expect

import day
import world
from conftest import go, go_offline, go_online, in_one_language, until

NOT_HERE = {"en": "Not on this device yet", "ko": "아직 이 기기에 없어요"}
#: An app, what stands there for whoever has nothing, and what this person has.
APPS = [
    ("/day", {"en": "Create your first block", "ko": "첫 블럭을 만들어 보세요"}, "Study"),
    ("/friends", {"en": "Who matters to you?", "ko": "소중한 사람은 누구인가요?"}, "Ana"),
]


@pytest.fixture
def account(server):
    person = server.person()
    day.ready(person)
    world.befriend(person, [world.Friend("Ana", "Silva", last=40)])
    return person


@contextlib.contextmanager
def waiting(page, path="**/api/sync/pull*"):
    """The server is asked, for records mostly, and takes its time."""
    held = []
    page.route(path, lambda route: held.append(route))
    yield held
    page.unroute(path)
    for route in held:
        # A page that went has taken its requests along.
        with contextlib.suppress(Exception):
            route.continue_()


@in_one_language
def test_it_waits_for_what_there_is(device, account, picture, language):
    page = device(account, language=language)
    busy = page.locator("main [aria-busy=true]")
    with waiting(page) as held:
        for path, nothing, _ in APPS:
            asked = len(held)
            page.goto(path)
            # Before that the page does not know whose it is.
            until(lambda: page.evaluate("true") and len(held) > asked, what=f"{path} to ask for records")
            expect(busy.first, path).to_be_visible()
            picture(page, f"new-device/{language}{path.replace('/', '-')}-waits")
            expect(page.get_by_text(nothing[language]), path).to_have_count(0)
            # Without a network there is nothing to wait for.
            go_offline(page)
            expect(page.get_by_role("heading", name=NOT_HERE[language]), path).to_be_visible()
            picture(page, f"new-device/{language}{path.replace('/', '-')}-offline")
            expect(busy, path).to_have_count(0)
            expect(page.get_by_text(nothing[language]), path).to_have_count(0)
            go_online(page)
    # The last is still open.
    for path, _, something in reversed(APPS):
        go(page, path)
        expect(page.get_by_text(something).first, path).to_be_visible(timeout=60_000)
        expect(page.get_by_text(NOT_HERE[language]), path).to_have_count(0)


def test_the_launcher_says_nothing_of_what_it_does_not_know(device, account):
    page = device(account)
    nothing = page.get_by_text("See where the day goes.")
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


def test_nobody_is_asked_to_sign_up_before_it_is_known_who_they_are(device, account):
    page = device(account)
    with waiting(page, "**/api/account/session"):
        for path in ["/golf", "/day", "/friends", "/referee"]:
            page.goto(path)
            expect(page.locator("[aria-busy=true]").first, path).to_be_visible()
            expect(page.get_by_role("heading", name="Create your account"), path).to_have_count(0)
    expect(page.locator("#email")).to_have_count(0)
