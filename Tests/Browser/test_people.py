"""Looking after people: roles, locking, one-time links, invitations, as an administrator does it."""
import subprocess

import pytest
from playwright.sync_api import expect

from api import Client, Problem
from conftest import BINARY, PASSWORD, Devices, Server, in_one_language
from emails import sent_email
from people import Person

NEW = "another-meadow-43"


def operate(server, *words):
    """Something an operator does on the command line while the server runs."""
    return subprocess.run([BINARY, "user", *words, "--data", server.data], capture_output=True,
                          text=True, check=True).stdout


def open_people(person):
    """From the account page, where only an administrator finds the way."""
    person.page.goto("/account")
    person.page.get_by_role("link", name=person.say("look after people")).click()
    expect(person.page).to_have_url(person.page.url.split("/account")[0] + "/account/people")
    expect(person.page.locator(".plain-row").first).to_be_visible()


def choose(person, email):
    """Finds somebody and opens their sheet."""
    page = person.page
    page.locator("#people-search").fill(email.upper())
    expect(page.locator(".plain-row")).to_have_count(1)
    page.locator(".plain-row").click()
    sheet = person.dialog("person-sheet")
    expect(sheet).to_contain_text(email)
    return sheet


@in_one_language
def test_somebody_is_locked_out_and_let_in_again(server, device, picture, language):
    ana, ben = server.person(language=language), server.person(language=language, displayName="Ben")
    admin = Person(device(ana, language=language), language)
    page = admin.page
    page.goto("/account")
    expect(page.locator("#leave")).to_be_visible()
    expect(page.get_by_role("link", name=admin.say("look after people"))).to_have_count(0)
    page.goto("/account/people")
    expect(page.locator(".empty")).to_be_visible()
    assert "admin" in operate(server, "role", ana.email, "admin")

    open_people(admin)
    picture(page, f"people/{language}-1-list")
    page.locator("#people-search").fill("nobody at all")
    expect(page.locator(".empty")).to_be_visible()
    sheet = choose(admin, ben.email)
    picture(page, f"people/{language}-2-person")
    admin.button("lock account", sheet).click()
    expect(admin.button("unlock account", sheet)).to_be_visible()
    picture(page, f"people/{language}-3-locked")

    # Ben is out, and the right password says nothing else than a wrong one.
    with pytest.raises(Problem, match="401"):
        ben.call("GET", "/api/account/sessions")
    other = Person(device(language=language), language)
    other.page.goto("/account/sign-in")
    for password in (PASSWORD, "not-the-password-1"):
        other.page.locator("#email").fill(ben.email)
        other.page.locator("#password").fill(password)
        other.button("sign in").click()
        expect(other.page.get_by_role("alert")).to_have_text(other.say("wrong credentials"))

    admin.button("unlock account", sheet).click()
    admin.button("make reset link", sheet).click()
    link = sheet.locator("#shown-link")
    expect(link).to_be_visible()
    picture(page, f"people/{language}-4-link")
    secret = link.input_value()
    assert sent_email(server.outgoing, ben.email, 2).link is None
    other.page.goto("/account/reset" + secret[secret.index("#"):])
    other.page.locator("#password").fill(NEW)
    other.button("change password").click()
    expect(other.page.get_by_role("heading", level=1)).to_have_text(other.say("password changed"))
    other.button("sign in").click()
    other.sign_in(ben.email, NEW)

    # Both can read what happened.
    other.page.goto("/account/activity")
    expect(other.text("locked by admin")).to_be_visible()
    page.goto("/account/activity")
    expect(admin.text("locked other")).to_be_visible()


@in_one_language
def test_signing_up_by_invitation(browser, tmp_path, picture, language):
    settings = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_REGISTRATION": "invite"}
    with Server(tmp_path / "data", settings=settings) as server:
        device = Devices(browser, server)
        first = operate(server, "invite").splitlines()[0]
        owner = Person(device(language=language), language)
        owner.page.goto("/account/sign-up")
        expect(owner.text("by invitation")).to_be_visible()
        expect(owner.page.locator("#email")).to_have_count(0)
        picture(owner.page, f"people/{language}-5-by-invitation")

        def sign_up(person, link, email):
            person.page.goto("/account/sign-up" + link[link.index("#"):])
            # The secret is not left in the address bar, and a reload does not lose it.
            expect(person.page).to_have_url(server.url + "/account/sign-up")
            expect(person.page.locator("#email")).to_be_visible()
            person.page.reload()
            person.say_who(email)
            person.choose_password(PASSWORD)
            person.button("create account").click()

        sign_up(owner, first, "owner@fieldday.example")
        owner.confirm("owner@fieldday.example")
        expect(owner.page.locator(".launcher")).to_be_visible()
        operate(server, "role", "owner@fieldday.example", "admin")

        open_people(owner)
        owner.button("invitations").click()
        owner.page.locator("#invite-email").fill("guest@fieldday.example")
        owner.button("make invitation").click()
        link = owner.page.locator("#shown-link")
        expect(link).to_be_visible()
        picture(owner.page, f"people/{language}-6-invitation")
        guest = Person(device(language=language), language)
        # It is for somebody, whose address is filled in, and for nobody else.
        guest.page.goto("/account/sign-up" + link.input_value()[-65:])
        expect(guest.page.locator("#email")).to_have_value("guest@fieldday.example")
        guest.page.locator("#email").fill("stranger@fieldday.example")
        guest.button("continue").click()
        expect(guest.page.get_by_role("alert")).to_contain_text(guest.say("invitation dead"))
        sign_up(guest, link.input_value(), "guest@fieldday.example")
        guest.confirm("guest@fieldday.example")
        expect(guest.page.locator(".launcher")).to_be_visible()
        # It is used up.
        with pytest.raises(Problem, match="invitationDead"):
            Client(server.url).call("POST", "/api/account/sign-up", {
                "email": "guest@fieldday.example", "password": PASSWORD,
                "invitation": link.input_value()[-64:]})
        owner.button("undelivered").click()
        expect(owner.page.locator(".empty")).to_be_visible()
        picture(owner.page, f"people/{language}-7-letters")
        device.close()


def test_somebody_is_deleted(server, device, picture):
    ana, ben = server.person(), server.person(displayName="Ben")
    operate(server, "role", ana.email, "admin")
    admin = Person(device(ana))
    open_people(admin)
    sheet = choose(admin, ben.email)
    admin.button("delete person", sheet).click()
    asked = admin.dialog("person-deletion")
    asked.locator("#deletion-email").fill(ana.email)
    admin.button("delete person", asked).click()
    expect(asked.get_by_role("alert")).to_be_visible()
    picture(admin.page, "people/delete")
    asked.locator("#deletion-email").fill(ben.email)
    admin.button("delete person", asked).click()
    expect(admin.dialog("person-sheet")).to_have_count(0)
    with pytest.raises(Problem, match="401"):
        ben.call("GET", "/api/account/sessions")
    assert ben.email not in operate(server, "list")
