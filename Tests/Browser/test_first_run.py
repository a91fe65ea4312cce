"""From nothing to the first friend, in both languages."""
import re

import pytest
from playwright.sync_api import expect

import world
from conftest import PASSWORD, until
from people import Person


@pytest.mark.parametrize("language, given, family", [("en", "Ana", "Silva"), ("ko", "민지", "김")])
def test_from_first_run_to_first_friend(server, device, picture, language, given, family):
    page = device(language=language)
    person = Person(page, language)
    name = world.full_name(given, family)

    def show(screen):
        picture(page, f"first-run/{language}-{screen}")

    # Whoever comes for the first time is asked to sign up, not to sign in.
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("sign-up title"))
    expect(page.locator("html")).to_have_attribute("lang", language)
    show("1-sign-up")
    person.say_who("first@fieldday.example", given)
    person.choose_password(PASSWORD)
    person.button("create account").click()
    person.confirm("first@fieldday.example")

    expect(page.locator(".launcher")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_contain_text(given)
    expect(page.get_by_text(person.say("friends none"))).to_be_visible()
    show("2-launcher")
    page.locator(".app-card[href='/friends']").click()

    expect(page.get_by_text(person.say("empty"))).to_be_visible()
    expect(page).to_have_url(server.url + "/friends")
    show("3-empty")
    person.button("add friend", page.locator(".empty")).click()

    # A person without a name is not accepted, and nothing typed is lost.
    expect(person.dialog("person")).to_be_visible()
    person.button("continue").click()
    expect(page.locator("#person-fault")).to_contain_text(person.say("needs name"))
    show("4-person")
    person.type_person(given, family, "+49 170 1234567")
    show("5-new-friend")
    page.locator("#last-contacted").fill(world.days_ago(10).isoformat())
    person.choose_period("weekly")
    person.button("save", person.dialog("new-friend")).click()

    expect(person.snackbar.first).to_contain_text(name)
    show("6-added")
    person.button("back").click()
    person.shows(name)
    expect(page.get_by_role("heading", name=person.say("due"), exact=True)).to_be_visible()
    expect(person.row(name)).to_contain_text("3")
    show("7-list")

    sheet = person.open_friend(name)
    expect(sheet).to_contain_text(person.say("weekly"))
    show("8-details")
    person.button("made contact", sheet).click()
    menu = person.dialog("contact-menu")
    expect(menu).to_be_visible()
    show("9-how-contact")
    person.button("meet up", menu).click()
    expect(page.locator("#history-title")).to_contain_text("2")
    person.close_sheet()
    expect(page.get_by_role("heading", name=person.say("coming up"), exact=True)).to_be_visible()

    # All of it is on the server, for another device to see.
    person.all_on_server()
    other = server_side(server)
    until(lambda: len(other.pull().of_kind("connection")) == 2, what="both connections")
    friend, = other.of_kind("friend").values()
    assert friend["period"] == {"key": "weekly"} and friend["name"] == name


@pytest.mark.parametrize("path", ["/", "/account/sign-in"])
@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_first_screen_needs_nothing_of_the_apps(server, device, language, path):
    page = device(language=language)
    asked = []
    page.on("request", lambda request: asked.append(request.url.rsplit("/", 1)[1]))
    page.goto(path)
    submit = page.locator("form:has(#email) [type='submit']")
    if path == "/":
        # What is missing is said by the client, so it is there.
        submit.click()
        expect(page.locator("#email")).to_have_attribute("aria-invalid", "true")
    else:
        page.locator("#email").fill("ana@fieldday.example")
        page.locator("#password").fill("wrong-lantern-42")
        submit.click()
        expect(page.locator("form [role='alert'], form .fault").first).not_to_be_empty()
        expect(page.locator("#email")).to_have_value("ana@fieldday.example")
    assert [name for name in asked if name.endswith(".wasm")] == ["entrance.wasm"]


def server_side(server):
    from api import Client
    return Client(server.url).sign_in("first@fieldday.example", PASSWORD)


def test_wrong_inputs_are_explained_and_keep_what_was_typed(server, device):
    page = device()
    person = Person(page)
    page.goto("/account/sign-up")
    page.locator("#email").fill("ana.example")
    person.button("continue").click()
    expect(page.locator("#email-fault")).to_contain_text("@")
    expect(page.locator("#to-correct")).to_contain_text("1 entry")
    expect(page.locator("#email")).to_have_value("ana.example")
    expect(page.locator("#email")).to_be_focused()

    taken = server.newcomer()
    person.say_who(taken.email)
    page.locator("#password").fill("1234567")
    person.button("continue").click()
    expect(page.locator("#password-fault")).to_contain_text("8 characters")
    # Who hides the password types it twice.
    person.button("hide password").click()
    page.locator("#password").fill(PASSWORD)
    page.locator("#password-again").fill(PASSWORD + "x")
    person.button("continue").click()
    expect(page.locator("#password-again-fault")).to_be_visible()
    page.locator("#password-again").fill(PASSWORD)
    person.button("continue").click()
    person.skip_contact()
    person.keep_codes()

    # An address that has an account, and a wrong password: no hint about who has an account.
    person.button("create account").click()
    expect(page.get_by_role("alert")).to_contain_text("Too many attempts")
    for step in ("recovery", "contact", "credential", ""):
        person.button("back").click()
        expect(page).to_have_url(re.compile(f"/sign-up/?{step}$"))
    person.button("have account").click()
    expect(page.locator("#email")).to_have_value(taken.email)
    page.locator("#password").fill("not the password")
    person.button("sign in").click()
    expect(page.get_by_role("alert")).to_contain_text("Wrong email or password")
    person.sign_in(taken.email, PASSWORD)


def test_an_unknown_address_and_a_missing_friend_say_so(server, device):
    person = Person(device(server.person()))
    person.open_list()
    person.page.goto("/friends/00000000-0000-7000-8000-000000000000")
    expect(person.dialog("gone")).to_be_visible()
    person.page.goto("/nowhere")
    expect(person.text("nothing here")).to_be_visible()
