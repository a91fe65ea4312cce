"""Passkeys with the browser's own virtual authenticator: it keeps what it makes and knows its owner."""
import sqlite3

import pytest
from playwright.sync_api import expect

from conftest import PASSWORD
from people import Person

#: A browser that offers no passkeys in fields, so that only the button is left.
NOTHING_OFFERED = "PublicKeyCredential.isConditionalMediationAvailable = async () => false"


class Authenticator:
    """Answers at once while its owner is present, and not at all while they are away."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        self.session.send("WebAuthn.enable", {"enableUI": False})
        options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
                   "hasUserVerification": True, "isUserVerified": True,
                   "automaticPresenceSimulation": True}
        added = self.session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
        self.id = added["authenticatorId"]

    def credentials(self):
        answer = self.session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        return answer["credentials"]

    def put(self, credential):
        self.session.send("WebAuthn.addCredential",
                          {"authenticatorId": self.id, "credential": credential})

    def is_present(self, present):
        self.session.send("WebAuthn.setAutomaticPresenceSimulation",
                          {"authenticatorId": self.id, "enabled": present})


@pytest.fixture
def ana(server, device):
    """Somebody on the account page, and their authenticator."""
    account = server.person()
    page = device(account, own_session=True)
    authenticator = Authenticator(page)
    person = Person(page)
    page.goto("/account/security")
    expect(person.text("no passkey")).to_be_visible()
    return person, authenticator


def rows(person):
    section = person.page.locator("section[aria-labelledby=passkeys]")
    return section.locator(".setting")


def add(person):
    person.button("add passkey").click()
    expect(rows(person)).to_have_count(1)


def sign_out(person):
    person.page.goto("/account")
    person.button("sign out").click()
    expect(person.page.get_by_role("heading", name=person.say("sign-in title"))).to_be_visible()


def test_a_passkey_is_enough(ana, picture):
    person, authenticator = ana
    page = person.page
    page.add_init_script(NOTHING_OFFERED)
    page.reload()
    add(person)
    picture(page, "passkeys/list")
    [credential] = authenticator.credentials()
    assert credential["isResidentCredential"] and credential["rpId"] == "localhost"

    sign_out(person)
    picture(page, "passkeys/sign-in")
    person.button("use passkey").click()
    expect(page.locator(".launcher")).to_be_visible()
    page.goto("/account/security")
    expect(rows(person)).to_contain_text(person.say("passkey used"))

    # Another name.
    person.button("rename", rows(person)).click()
    sheet = person.dialog("passkey-name")
    sheet.locator("#passkey-name-text").fill("")
    person.button("save", sheet).click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    sheet.locator("#passkey-name-text").fill("Key ring")
    person.button("save", sheet).click()
    expect(sheet).to_have_count(0)
    expect(rows(person)).to_contain_text("Key ring")

    # Removed here, it opens nothing, although the device still has it.
    person.button("remove passkey", rows(person)).click()
    person.button("remove passkey", person.dialog("passkey-removal")).click()
    expect(person.text("no passkey")).to_be_visible()
    sign_out(person)
    person.button("use passkey").click()
    expect(person.text("passkey unknown")).to_be_visible()


def test_the_field_offers_it(ana):
    person, authenticator = ana
    page = person.page
    add(person)
    authenticator.is_present(False)
    sign_out(person)
    expect(page.locator("#email")).to_have_attribute("autocomplete", "username webauthn")
    authenticator.is_present(True)
    # The person chooses the one on offer, which a browser under test does by itself.
    page.goto("/account/sign-in")
    expect(page.locator(".launcher")).to_be_visible()


def test_leaving_ends_the_offer(ana):
    person, authenticator = ana
    page = person.page
    add(person)
    authenticator.is_present(False)
    sign_out(person)
    with page.expect_request("**/api/account/passkey-sign-in/begin"):
        page.reload()
    person.button("new here").click()
    expect(page.get_by_role("heading", name=person.say("sign-up title"))).to_be_visible()
    # Whoever comes back is offered it again.
    authenticator.is_present(True)
    page.goto("/account/sign-in")
    expect(page.locator(".launcher")).to_be_visible()


def test_a_copy_is_noticed(ana, picture):
    person, authenticator = ana
    page = person.page
    page.add_init_script(NOTHING_OFFERED)
    page.reload()
    add(person)
    [copy] = authenticator.credentials()
    sign_out(person)
    person.button("use passkey").click()
    expect(page.locator(".launcher")).to_be_visible()
    # The authenticator as it was before: its counter is behind what the server has seen.
    authenticator.session.send("WebAuthn.clearCredentials", {"authenticatorId": authenticator.id})
    authenticator.put({**copy, "signCount": 0})
    page.goto("/account/security")
    sign_out(person)
    person.button("use passkey").click()
    expect(page.get_by_role("alert")).to_be_visible()
    picture(page, "passkeys/copied")
    expect(page.locator(".launcher")).to_have_count(0)


def test_the_last_way_in_stays(ana, server):
    person, _ = ana
    add(person)
    # No screen takes a password away yet; the rule must hold all the same.
    database = sqlite3.connect(server.data / "fieldday.sqlite", timeout=10)
    with database:
        database.execute("DELETE FROM password_credential")
    database.close()
    person.button("remove passkey", rows(person)).click()
    person.button("remove passkey", person.dialog("passkey-removal")).click()
    expect(person.text("last way in")).to_be_visible()
    expect(rows(person)).to_have_count(1)


def test_a_bare_address_has_none(server, device, picture):
    page = device()
    person = Person(page)
    page.goto(f"http://127.0.0.1:{server.port}/account/sign-in")
    expect(person.text("passkeys need a name")).to_be_visible()
    expect(person.button("use passkey")).to_have_count(0)
    picture(page, "passkeys/bare-address")
    account = server.person()
    page.locator("#email").fill(account.email)
    page.locator("#password").fill(PASSWORD)
    person.button("sign in").click()
    expect(page.locator(".launcher")).to_be_visible()
    page.goto(f"http://127.0.0.1:{server.port}/account/security")
    expect(page.locator("h2#passkeys")).to_have_text(person.say("passkeys"))
    expect(person.text("passkeys need a name")).to_be_visible()
    expect(person.button("add passkey")).to_have_count(0)
