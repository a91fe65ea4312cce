"""The states of the account's screens, with and without somebody signed in: see screens.py."""
import secrets

from playwright.sync_api import expect

from conftest import PASSWORD, visit
from screens import LONG


def entrance(person):
    """Nobody is signed in."""
    page = person.page
    visit(page, "/account/sign-up")
    expect(page.locator(".step-dot").first).to_be_visible()
    yield "sign-up"
    page.locator("#email").fill("nobody")
    page.locator("#username").fill("Nobody at all")
    person.button("continue").click()
    expect(page.locator("#email-fault")).to_be_visible()
    expect(page.locator("#username-fault")).to_be_visible()
    yield "sign-up-faults"
    page.locator("#username").fill("nobody_" + secrets.token_hex(4))
    expect(page.locator(".field-check.valid")).to_be_visible()
    yield "sign-up-username-free"
    person.say_who(f"nobody-{secrets.token_hex(4)}@fieldday.example", "Maximiliane " + LONG)
    yield "sign-up-credential"
    person.button("hide password").click()
    page.locator("#password").fill("123")
    person.button("continue").click()
    expect(page.locator("#password-again-fault")).to_be_visible()
    yield "sign-up-credential-faults"
    page.locator("#password-again").fill(PASSWORD)
    person.type_password(PASSWORD)
    expect(page.locator("#phone")).to_be_visible()
    yield "sign-up-contact"
    page.locator("#phone").fill("010-12")
    person.button("continue").click()
    expect(page.locator("#phone-fault")).to_be_visible()
    yield "sign-up-contact-fault"
    person.skip_contact()
    expect(page.locator("#recovery-codes li")).to_have_count(10)
    yield "sign-up-recovery"
    person.keep_codes()
    yield "sign-up-review"
    person.button("create account").click()
    expect(page.locator("#code")).to_be_visible()
    yield "sign-up-done"
    person.button("change address").click()
    person.button("have account").click()
    expect(page.get_by_role("heading", name=person.say("sign-in title"))).to_be_visible()
    yield "sign-in"
    page.locator("#email").fill("nobody@fieldday.example")
    page.locator("#password").fill(PASSWORD)
    person.button("sign in").click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "sign-in-failed"
    visit(page, "/nowhere")
    expect(person.text("nothing here")).to_be_visible()
    yield "unknown"
    visit(page, "/account/forgot")
    expect(page.locator("#email")).to_be_visible()
    yield "forgot"
    page.locator("#email").fill(f"nobody-{secrets.token_hex(4)}@fieldday.example")
    person.button("send link").click()
    expect(page.locator("#code")).to_be_visible()
    yield "forgot-sent"
    visit(page, "/account/confirm")
    expect(page.locator("#code")).to_be_visible()
    yield "confirm"
    page.goto("/account/undo#" + "ab" * 32)
    person.button("take back").click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "undo-dead"


def the_account(person):
    page = person.page
    for path, name, there in [
            ("/account", "account", ".whoever"), ("/account/profile", "account-profile", "#display-name"),
            ("/account/appearance", "account-appearance", "#theme"),
            ("/account/security", "account-security", "#two-step"),
            ("/account/devices", "account-devices", ".setting"),
            ("/account/activity", "account-activity", "#events"),
            ("/account/data", "account-data", "#archives"),
            ("/account/people", "people-not-yours", ".empty")]:
        visit(page, path)
        expect(page.locator(there).first).to_be_visible()
        yield name
    visit(page, "/account/data")
    page.locator("#wipe-device").locator("..").locator("button").click()
    expect(page.locator("#wiping-word")).to_be_visible()
    yield "account-wiping"
    visit(page, "/account/security")
    person.button("change email").click()
    page.locator("#new-email").fill("nobody")
    person.button("send code").click()
    expect(page.locator("#new-email-fault")).to_be_visible()
    yield "account-new-email"
    visit(page, "/account/security")
    person.button("add username").click()
    page.locator("#new-username").fill("nobody_" + secrets.token_hex(4))
    expect(page.locator(".field-check.valid")).to_be_visible()
    yield "account-new-username"
    visit(page, "/account/security")
    person.button("set questions").click()
    sheet = person.dialog("security-questions-sheet")
    expect(sheet).to_be_visible()
    person.button("add question", sheet).click()
    page.locator("#answer-question-0").select_option("own")
    page.locator("#answer-own-0").fill("Wo steht die Sammlung der " + LONG + "?")
    page.locator("#answer-0").fill("ab")
    person.button("save", sheet).click()
    expect(page.locator("#answer-0-fault")).to_be_visible()
    yield "account-security-questions"


def the_people(person):
    """The person is an administrator, and not alone on the server."""
    page = person.page
    visit(page, "/account/people")
    expect(page.locator(".plain-row").first).to_be_visible()
    yield "people"
    page.locator("#people-search").fill("nobody at all")
    expect(page.locator(".empty")).to_be_visible()
    yield "people-no-match"
    page.locator("#people-search").fill("")
    page.locator(".plain-row").first.click()
    sheet = person.dialog("person-sheet")
    expect(sheet).to_be_visible()
    yield "person-sheet"
    person.button("delete person", sheet).click()
    expect(person.dialog("person-deletion")).to_be_visible()
    yield "person-deletion"
    visit(page, "/account/people")
    person.button("invitations").click()
    expect(page.locator("#invite-email")).to_be_visible()
    yield "invitations-empty"
    person.button("make invitation").click()
    expect(page.locator("#shown-link")).to_be_visible()
    yield "invitations"
    person.button("undelivered").click()
    expect(page.locator(".empty")).to_be_visible()
    yield "letters-empty"
