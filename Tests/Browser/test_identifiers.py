"""Changing the address and the username, proving with a passkey, and getting in again without a password."""
import re
import sqlite3

from playwright.sync_api import expect

from conftest import PASSWORD, in_one_language
from emails import sent_email
from people import Person
from test_passkeys import Authenticator, add
from test_recovery import known
from test_second_factor import age

NEW = "another-meadow-43"


def email_with(server, to, words):
    """The last email to an address with these words in its text, once there is one."""
    return sent_email(server.outgoing, to, where=lambda sent: words in sent.text)


def links(sent):
    return re.findall(r"https?://[^/]+(/account/\w+#[0-9a-f]{64})$", sent.text, re.M)


def change(server, statement, *values):
    """Changes what the server has stored, as if time had passed or another program had run."""
    server.stop()
    with sqlite3.connect(server.data / "fieldday.sqlite") as database:
        changed = database.execute(statement, values).rowcount
    database.close()
    assert changed > 0
    server.start()


def at_security(page):
    page.goto("/account/security")
    expect(page.locator("#own-email")).to_be_visible()


@in_one_language
def test_another_address_and_back(server, device, picture, language):
    account = server.person(language=language)
    old, new = account.email, "moved@fieldday.example"
    person = Person(device(account, language=language), language)
    page = person.page
    at_security(page)
    picture(page, f"identifiers/{language}-1-security")
    person.button("change email").click()
    sheet = person.dialog("identifier")
    expect(page.locator("#new-email")).to_have_attribute("autocomplete", "email")
    page.locator("#new-email").fill("nobody")
    person.button("send code", sheet).click()
    expect(page.locator("#new-email-fault")).to_be_visible()
    page.locator("#new-email").fill(new)
    person.button("send code", sheet).click()
    expect(page.locator("#code")).to_be_visible()
    picture(page, f"identifiers/{language}-2-code")
    assert account.call("GET", "/api/account/identifiers")["email"] == old
    code = sent_email(server.outgoing, new).code
    page.locator("#code").fill("000000" if code != "000000" else "000001")
    expect(sheet.get_by_role("alert")).to_contain_text(person.say("wrong code"))
    page.locator("#code").fill(code)
    expect(person.text("email changed")).to_be_visible()
    expect(page.locator("#own-email")).to_contain_text(new)
    page.goto("/account")
    expect(page.locator(".whoever")).to_contain_text(new)

    # Both addresses are told; the old one has the way back and learns little of the new one.
    sent_email(server.outgoing, new, 2)
    told = email_with(server, old, "/account/undo#")
    assert new not in told.text and "@fieldday.example" in told.text

    owner = Person(device(language=language), language)
    owner.page.goto(told.link)
    expect(owner.page).to_have_url(server.url + "/account/undo")
    expect(owner.page.get_by_role("heading", level=1)).to_have_text(owner.say("undo question"))
    picture(owner.page, f"identifiers/{language}-3-undo")
    owner.button("take back").click()
    expect(owner.page.get_by_role("heading", level=1)).to_have_text(owner.say("new password"))
    owner.page.locator("#password").fill(NEW)
    owner.button("change password").click()
    expect(owner.page.get_by_role("heading", level=1)).to_have_text(owner.say("password changed"))
    owner.button("sign in").click()
    owner.sign_in(old, NEW)
    # Whoever had changed it is out.
    answer = page.request.get("/api/account/sessions", headers={"X-Fieldday": "1"})
    assert answer.status == 401


def test_the_link_changes_it_too(server, device):
    account = server.person()
    new = "moved@fieldday.example"
    page = device(account)
    person = Person(page)
    at_security(page)
    person.button("change email").click()
    page.locator("#new-email").fill(new)
    person.button("send code", person.dialog("identifier")).click()
    expect(page.locator("#code")).to_be_visible()
    # The other tab does the work; this one notices and goes on.
    other = device.another_tab(page.context)
    other.goto(sent_email(server.outgoing, new).link)
    expect(other.locator(".whoever")).to_contain_text(new)
    expect(person.text("email changed")).to_be_visible()
    expect(page.locator("#own-email")).to_contain_text(new)


def test_a_taken_address_is_told_to_its_owner_only(server, device):
    ben = server.newcomer()
    account = server.person()
    page = device(account)
    person = Person(page)
    at_security(page)
    person.button("change email").click()
    sheet = person.dialog("identifier")
    # The sign-up has just written to this address; that is said of a free one alike.
    page.locator("#new-email").fill(ben.email)
    person.button("send code", sheet).click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    page.locator("#new-email").fill("free@fieldday.example")
    person.button("send code", sheet).click()
    expect(page.locator("#code")).to_be_visible()


def test_a_username_later(server, device, picture):
    server.person(username="somebody_1")
    account = server.person()
    page = device(account)
    person = Person(page)
    at_security(page)
    person.button("add username").click()
    sheet = person.dialog("identifier")
    field = page.locator("#new-username")
    field.fill("Ana")
    expect(page.locator("#new-username-fault")).to_be_visible()
    field.fill("somebody_1")
    expect(sheet).to_contain_text(person.say("username taken"))
    field.fill("ana_of_fieldday")
    expect(page.locator(".field-check.valid")).to_be_visible()
    picture(page, "identifiers/username")
    person.button("save", sheet).click()
    expect(person.text("username saved")).to_be_visible()
    expect(page.locator("#own-username")).to_contain_text("ana_of_fieldday")

    other = Person(device())
    other.page.goto("/account/sign-in")
    other.sign_in("ana_of_fieldday", PASSWORD)


def test_a_passkey_proves_who_one_is(server, device, picture):
    account = server.person()
    page = device(account, own_session=True)
    person = Person(page)
    Authenticator(page)
    at_security(page)
    add(person)
    # A way in without a password can be given one, once it is clear who asks.
    change(server, "DELETE FROM password_credential")
    age(server, account.email, 11)
    at_security(page)
    person.button("set password").click()
    sheet = person.dialog("password-sheet")
    expect(sheet.locator("#current-password")).to_have_count(0)
    page.locator("#new-password").fill(NEW)
    person.button("save", sheet).click()
    proof = person.dialog("proof")
    expect(person.button("prove by passkey", proof)).to_be_visible()
    expect(proof.locator("#proof-password")).to_have_count(0)
    picture(page, "identifiers/proof")
    person.button("prove by passkey", proof).click()
    expect(person.text("password set")).to_be_visible()

    # Beside a password it can be chosen.
    age(server, account.email, 11)
    at_security(page)
    person.button("add username").click()
    page.locator("#new-username").fill("ana_of_fieldday")
    person.button("save", person.dialog("identifier")).click()
    expect(proof.locator("#proof-password")).to_be_visible()
    person.button("passkey instead", proof).click()
    person.button("prove by passkey", proof).click()
    expect(person.text("username saved")).to_be_visible()


@in_one_language
def test_an_account_of_passkeys_waits_a_day(server, device, picture, language):
    account = server.person(language=language)
    first = Person(device(account, language=language), language)
    Authenticator(first.page)
    at_security(first.page)
    first.button("add passkey").click()
    expect(first.page.locator("section[aria-labelledby=passkeys] .setting")).to_have_count(1)
    change(server, "DELETE FROM password_credential")

    person = Person(device(language=language), language)
    page = person.page
    known(page, account)
    page.goto("/account/forgot")
    page.locator("#email").fill(account.email)
    person.button("send link").click()
    expect(page.locator("#code")).to_be_visible()
    page.locator("#code").fill(email_with(server, account.email, "/account/reset#").code)
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text(person.say("a day of waiting"))
    picture(page, f"identifiers/{language}-4-waiting")

    opens, cancels = links(email_with(server, account.email, "/account/undo#"))
    page.goto(opens)
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("too early"))
    change(server, "UPDATE recovery_wait SET opens_at = opens_at - 86400000")
    page.goto("/account/forgot")
    page.goto(opens)
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    expect(heading).to_have_text(person.say("password changed"))
    person.button("sign in").click()
    person.sign_in(account.email, NEW)
    # What would have ended the wait is dead with it.
    page.goto(cancels)
    person.button("take back").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("dead link"))


def test_the_wait_can_be_ended(server, device):
    account = server.person()
    change(server, "DELETE FROM password_credential")
    person = Person(device())
    page = person.page
    known(page, account)
    page.goto("/account/forgot")
    page.locator("#email").fill(account.email)
    person.button("send link").click()
    page.locator("#code").fill(email_with(server, account.email, "/account/reset#").code)
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    opens, cancels = links(email_with(server, account.email, "/account/undo#"))
    page.goto(cancels)
    person.button("take back").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("taken back"))
    page.goto(opens)
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("dead link"))


def test_the_first_tab_goes_on_after_a_link_in_another(server, device):
    page = device()
    person = Person(page)
    address = "tabs@fieldday.example"
    page.goto("/account/sign-up")
    person.say_who(address)
    person.choose_password(PASSWORD)
    person.button("create account").click()
    expect(page.locator("#code")).to_be_visible()
    other = device.another_tab(page.context)
    other.goto(sent_email(server.outgoing, address).link)
    expect(other.locator(".launcher")).to_be_visible()
    expect(page.locator(".launcher")).to_be_visible()
