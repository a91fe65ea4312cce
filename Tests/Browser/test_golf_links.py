"""A link to a round leads there, whatever lies between: signing up, a provider, the first steps, reloads."""
import re

import golf
from playwright.sync_api import expect

from conftest import PASSWORD
from people import Person
from test_golf_profile import choose_city, go_on, name_and_birthday
from test_providers import agree, at_home, follow  # noqa: F401 (a fixture)


def take_the_first_steps(page):
    """Answers what a new golfer is asked, with a reload in the middle."""
    expect(page.locator("#welcome-title")).to_have_text("What is your name?")
    name_and_birthday(page)
    page.reload()
    expect(page.locator("#welcome-title")).to_have_text("Where do you usually golf?")
    choose_city(page)
    go_on(page)
    page.get_by_role("button", name="Prefer not to say").click()
    go_on(page)


def arrives(page, identity):
    expect(page).to_have_url(re.compile(f"/golf/rounds/{identity}$"))
    expect(page.get_by_text("Cinnabar Hills Golf Club").first).to_be_visible()


def kept_place(page):
    return page.evaluate(
        "Object.entries(localStorage).some(([key, value]) =>"
        " key.endsWith('place') && value.includes('/golf/rounds/'))")


def test_a_link_outlives_signing_up_and_the_first_steps(server, device):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    person = Person(device())
    page = person.page
    page.goto(f"/golf/rounds/{identity}?inviter={host.user}&source=share")
    person.say_who("linked@fieldday.example")
    assert kept_place(page)
    page.reload()
    expect(page.locator("#password")).to_be_visible()
    person.choose_password(PASSWORD)
    person.button("create account").click()
    person.confirm("linked@fieldday.example")
    take_the_first_steps(page)
    arrives(page, identity)
    assert not kept_place(page)


def test_a_link_outlives_the_way_by_a_provider(at_home, device):  # noqa: F811
    host = golf.golfer(at_home, "Maya", "Kim")
    identity = golf.host_round(host)
    person = Person(device())
    page = person.page
    page.goto(f"/golf/rounds/{identity}")
    follow(person, "continue with home")
    agree(page)
    expect(page.locator("#email")).to_have_value("ana@home.example")
    person.button("create account").click()
    expect(page.locator("#code")).to_be_visible()
    person.confirm("ana@home.example")
    # The provider has told the name.
    expect(page.locator("#welcome-title")).to_be_visible()
    take_the_first_steps(page)
    arrives(page, identity)


def test_a_link_to_what_one_may_not_see_says_so_in_the_end(server, device):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host, visibility="invite")
    account = golf.golfer(server, "Jun", "Park")
    person = Person(device())
    page = person.page
    page.goto(f"/golf/rounds/{identity}")
    # What asks for an account has kept where to go.
    expect(page).to_have_url(re.compile("/account/sign-(in|up)$"))
    assert kept_place(page)
    page.goto("/account/sign-in")
    page.locator("#email").fill(account.email)
    page.locator("#password").fill(PASSWORD)
    person.button("sign in").click()
    expect(page.get_by_text("Round not available")).to_be_visible()
