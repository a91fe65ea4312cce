"""An app's first screen is there as it was last, before its client has read anything."""
import datetime
import re
import time

import pytest
from playwright.sync_api import expect

import day
import golf
import world
from api import fresh_id
from conftest import IS_NATIVE, PASSWORD, until
from people import Person
from test_referee_desk import HALF, Log

pytestmark = pytest.mark.skipif(IS_NATIVE, reason="there no screen is kept: nothing says what it was made by")

NAMES = ["Ana Silva", "Ben Okafor", "Cleo Park"]

#: The screens that the browser keeps, by their apps.
KEPT = """Object.fromEntries(
  Object.entries(localStorage).filter(([key]) => key.startsWith("screen.")))"""

#: What is where on the screen.
SIGHT = """[...document.querySelectorAll("#app *")].map((element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { className, localName } = element;
  return width && height ? [localName, className.baseVal ?? className, x, y, width, height].join(" ") : null;
}).filter(Boolean)"""

TOMORROW = """{
  const day = 86_400_000, now = Date.now;
  const tomorrow = (parts) => (parts.length ? parts : [now() + day]);
  Date = new Proxy(Date, {
    construct: (Date, parts) => new Date(...tomorrow(parts)),
    apply: (Date) => String(new Date(now() + day)),
  });
  Date.now = () => now() + day;
}"""


def kept(page):
    return page.evaluate(KEPT)


def change(page, old, new):
    """As if the friends' screen had shown something else."""
    page.evaluate("""(words) => {
        localStorage["screen.friends"] = localStorage["screen.friends"].replaceAll(...words); }""", [old, new])


class Waiting:
    """The page of an app whose client has not come yet."""

    def __init__(self, page, path="/friends"):
        self.page = page
        self.held = []
        self.holds = True
        page.route(f"**{path if path != '/' else '/home'}.wasm",
                   lambda route: self.held.append(route) if self.holds else route.fallback())
        # By then the page's scripts have run.
        page.goto(path, wait_until="domcontentloaded")
        self.screen = page.locator("#app[inert]")

    def shows_nothing(self):
        """What every app begins with."""
        expect(self.page.locator("#app:not([inert]) .sketch")).to_be_visible()

    def tap(self, text):
        """Taps where something stands, as a finger does that does not know what can be tapped."""
        box = self.screen.get_by_text(text, exact=True).bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def comes(self):
        until(lambda: self.page.evaluate("true") and self.held, what="the client to be asked for")
        self.holds = False
        for route in self.held:
            route.continue_()
        expect(self.page.locator("#app:not([inert]) main h1").first).to_be_attached()


@pytest.fixture
def friends(server, device):
    account = server.person()
    world.befriend(account, [world.Friend(*name.split(), last=5) for name in NAMES])
    person = Person(device(account, keeps_screens=True))
    person.open_list().shows(*NAMES).all_on_server()
    return person


@pytest.fixture
def elsewhere(friends):
    """Somebody who has been at their friends, and is at their account now."""
    friends.page.goto("/account")
    expect(friends.page.locator("main h1").first).to_be_visible()
    assert list(kept(friends.page)) == ["screen.friends"]
    return friends


def details(person, name):
    return person.dialog("details").get_by_role("heading", name=name)


def test_the_screen_of_last_time_is_shown_until_the_client_is_there(elsewhere, picture):
    page = elsewhere.page
    elsewhere.open_list().shows(*NAMES)
    expect(page.locator(".progress")).to_have_count(0)
    before = page.evaluate(SIGHT)
    app = Waiting(page)
    for name in NAMES:
        expect(app.screen.get_by_text(name)).to_be_visible()
    assert page.evaluate(SIGHT) == before, "it looks like what it was made of"
    picture(page, "clients/kept-screen")
    app.comes()
    elsewhere.shows(*NAMES)
    until(lambda: page.evaluate(SIGHT) == before, what="the same once it is made anew")


def seen_at(page, path):
    """The heading of an app, which is left once its screen is kept."""
    page.goto(path)
    heading = page.locator("#app:not([inert]):not(:has([aria-busy=true])) main h1").first
    expect(heading).to_be_attached()
    until(lambda: kept(page), what="the screen")
    text = heading.text_content()
    page.goto("/account")
    return text


@pytest.mark.parametrize("path", ["/", "/golf", "/referee", "/day", "/run"])
def test_every_app_opens_on_its_last_screen(server, device, path):
    account = golf.golfer(server) if path == "/golf" else server.person()
    if path == "/day":
        day.ready(account)
    page = device(account, keeps_screens=True)
    heading = seen_at(page, path)
    app = Waiting(page, path)
    expect(app.screen.locator("main h1").first).to_have_text(heading)
    app.comes()
    expect(page.locator("main h1").first).to_have_text(heading)


def test_a_clock_that_runs_is_shown_without_its_figures(server, device):
    account = server.person()
    blocks = day.ready(account)
    began = datetime.datetime.now(datetime.timezone.utc) - datetime.timedelta(minutes=3)
    day.begun(account, blocks["Study"], "Study", began)
    page = device(account, keeps_screens=True)
    page.goto("/day")
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\d\d"))
    until(lambda: kept(page), what="the screen")
    page.goto("/account")
    app = Waiting(page, "/day")
    expect(app.screen.locator("[role=timer]")).to_have_text(re.compile(r"^[^\d]+$"))
    app.comes()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"\d\d"))


def seen_on_the_hub(page, selector):
    """What is on RefWatch's first page once all has come, which is left then."""
    page.goto("/referee")
    expect(page.locator(f"#app:not([inert]) {selector}")).to_contain_text("Harbour Rovers")
    expect(page.locator("main [aria-busy=true]")).to_have_count(0)
    page.goto("/account")


def test_a_match_is_kept_on_no_screen_while_it_is_under_way(server, device):
    account, match = server.person(), fresh_id()
    log = Log(account, match)
    log.at = int(time.time() * 1_000)
    account.push([("referee", "createMatch", {"match": match, "body": {
        "home": {"name": "Harbour Rovers"}, "away": {"name": "Lantern Street"}, "rules": {}, "createdAt": log.at}})])
    page = device(account, keeps_screens=True)
    seen_on_the_hub(page, ".match-row")
    assert list(kept(page)) == ["screen.referee"]
    log.write("PRE", 0, ("kickoff", {"side": "home"}), ("period.start", {"period": "R1", "seconds": 2_700}))
    seen_on_the_hub(page, ".pinned")
    assert kept(page) == {}, "what was there before knows nothing of the match"
    log.write("R1", HALF, ("period.end", {"period": "R1"}))
    log.write("I1", 0, ("interval.start", {"gap": "I1"}), ("interval.end", {"gap": "I1"}),
              ("kickoff", {"side": "away"}), ("period.start", {"period": "R2", "seconds": 2_700}))
    log.write("R2", HALF, ("period.end", {"period": "R2"}), ("match.fullTime", {"outcome": "normal"}))
    seen_on_the_hub(page, ".pinned:not(.under-way)")
    app = Waiting(page, "/referee")
    expect(app.screen.locator(".pinned")).to_contain_text("Harbour Rovers")
    app.tap("Records")
    app.comes()
    page.wait_for_url(f"**/referee/m/{match}/records")


def test_it_is_what_was_there_when_the_page_was_left(friends):
    page = friends.page
    friends.row_button("Ana Silva").click()
    page.locator("#details .sheet-foot button").first.click()
    page.locator("#contact-menu button.option").first.click()
    page.locator("#details .sheet-top button").first.click()
    expect(page.locator("#details")).to_have_count(0)
    # Who was heard of today is the last.
    expect(friends.rows.last).to_contain_text("Ana Silva")
    app = Waiting(page)
    expect(app.screen.locator("li.slot").last).to_contain_text("Ana Silva")
    expect(app.screen.locator(".snackbar")).to_have_count(0)
    app.comes()


def test_a_tap_waits_for_the_client(elsewhere):
    app = Waiting(elsewhere.page)
    app.tap("Ben Okafor")
    app.comes()
    expect(details(elsewhere, "Ben Okafor")).to_be_visible()


def test_a_tap_goes_nowhere_when_something_else_is_there_by_then(elsewhere):
    change(elsewhere.page, "Ben", "Zoe")
    app = Waiting(elsewhere.page)
    app.tap("Zoe Okafor")
    app.comes()
    # What came of that tap would be here before this one's.
    elsewhere.shows(*NAMES).row_button("Ana Silva").click()
    expect(details(elsewhere, "Ana Silva")).to_be_visible()


def test_what_is_unfinished_is_not_kept(elsewhere):
    page = elsewhere.page
    for begin in (lambda: elsewhere.row_button("Ana Silva").click(),
                  lambda: page.locator("#friends-search").fill("Ben")):
        elsewhere.open_list().shows(*NAMES)
        before = kept(page)
        change(page, "Cleo", "Mina")
        begin()
        expect(page.locator("dialog#details[open], .search button")).to_be_visible()
        page.goto("/account")
        assert "Mina" in kept(page)["screen.friends"], "nothing was kept since"
        page.evaluate("(before) => Object.assign(localStorage, before)", before)


def test_it_is_of_no_use_in_another_language(elsewhere):
    elsewhere.page.evaluate("localStorage['fieldday-look'] = 'ko system'")
    app = Waiting(elsewhere.page)
    app.shows_nothing()
    app.comes()
    elsewhere.shows(*NAMES)


def test_it_is_of_no_use_on_another_day(elsewhere):
    elsewhere.page.add_init_script(TOMORROW)
    app = Waiting(elsewhere.page)
    app.shows_nothing()
    app.comes()
    elsewhere.shows(*NAMES)


def test_whoever_signs_out_leaves_none(elsewhere, server):
    page = elsewhere.page
    before = kept(page)
    elsewhere.button("sign out").click()
    expect(page.locator("#email")).to_be_visible()
    assert kept(page) == {}
    elsewhere.sign_in(server.person().email, PASSWORD)
    # What is another's is shown to nobody, be it there.
    page.evaluate("(before) => Object.assign(localStorage, before)", before)
    app = Waiting(page)
    app.shows_nothing()
    app.comes()
    expect(page.get_by_text(NAMES[0])).to_have_count(0)


def test_signing_out_in_one_tab_leaves_none_of_another(friends, device):
    other = device.another_tab(friends.page.context)
    other.goto("/account")
    Person(other).button("sign out").click()
    expect(other.locator("#email")).to_be_visible()
    expect(friends.page.locator("#email")).to_be_visible()
    assert kept(other) == {}


def test_a_client_that_does_not_come_says_so(elsewhere):
    page = elsewhere.page
    page.route("**/friends.wasm", lambda route: route.abort())
    page.goto("/friends")
    expect(page.locator("#app[inert]").get_by_text("Ana Silva")).to_be_visible()
    expect(page.locator("#trouble")).to_be_visible()
    page.unroute("**/friends.wasm")
    page.locator("#trouble button").click()
    elsewhere.open_list().shows(*NAMES)
    assert page.problems
    page.problems.clear()
