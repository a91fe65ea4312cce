"""Confirming an address and getting back in, as people do it."""
import subprocess

import pytest
from playwright.sync_api import expect

from api import Client, Problem
from conftest import BINARY, PASSWORD, in_one_language
from emails import sent_email, sent_emails
from people import Person

NEW = "another-meadow-43"


def known(page, client):
    """Makes a browser the one in which a client's person has signed in before."""
    name, value = client.browser.split("=", 1)
    page.context.add_cookies([{"name": name, "value": value, "url": client.url, "httpOnly": True}])


@in_one_language
def test_a_link_from_the_operator(server, device, picture, language):
    account = server.newcomer(language=language)
    person = Person(device(language=language), language)
    page = person.page
    page.goto("/account/forgot")
    picture(page, f"recovery/{language}-1-forgot")
    page.locator("#email").fill(account.email)
    # The sign-up has just sent a message to this address; another has to wait.
    person.button("send link").click()
    expect(page.get_by_role("alert")).to_be_visible()
    picture(page, f"recovery/{language}-2-wait")

    link = reset_link(server, account.email)
    page.goto(link)
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("new password"))
    # The secret is not left in the address bar.
    expect(page).to_have_url(server.url + "/account/reset")
    page.locator("#password").fill("short")
    person.button("change password").click()
    expect(page.locator("#password-fault")).to_be_visible()
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("password changed"))
    picture(page, f"recovery/{language}-3-done")

    # Everybody is out, the owner is told, and one signs in as always.
    with pytest.raises(Problem, match="401"):
        account.call("GET", "/api/account/sessions")
    notice = sent_email(server.outgoing, account.email, 2)
    assert notice.code is None and notice.link is None
    person.button("sign in").click()
    person.sign_in(account.email, NEW)

    # The link is dead, and says so.
    page.goto(link)
    page.locator("#password").fill(NEW + "x")
    person.button("change password").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("dead link"))


def reset_link(server, email):
    """A link as the operator makes it on the command line: no password is ever seen."""
    made = subprocess.run(
        [BINARY, "user", "reset-link", email, "--data", server.data], capture_output=True,
        text=True, check=True).stdout
    address = made.splitlines()[0]
    return "/account/reset" + address[address.index("#"):]


@pytest.mark.parametrize("way", ["code", "link"])
def test_a_forgotten_password(server, device, picture, way):
    account = server.person()
    person = Person(device())
    page = person.page
    # A browser the person has used has limits of its own: it need not wait for the sign-up's.
    known(page, account)
    page.goto("/account/sign-in")
    page.get_by_role("link", name=person.say("forgot password")).click()
    expect(page).to_have_url(server.url + "/account/forgot")
    page.locator("#email").fill(account.email)
    person.button("send link").click()
    expect(page.locator("#code")).to_be_visible()
    picture(page, "recovery/sent")
    sent = sent_email(server.outgoing, account.email, 2)
    if way == "link":
        page.goto(sent.link)
        expect(page.locator("#code")).to_have_count(0)
    else:
        page.locator("#code").fill("000000" if sent.code != "000000" else "000001")
        page.locator("#password").fill(NEW)
        person.button("change password").click()
        expect(page.get_by_role("alert")).to_contain_text(person.say("wrong code"))
        page.locator("#code").fill(sent.code)
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("password changed"))
    sent_email(server.outgoing, account.email, 3)
    person.button("sign in").click()
    person.sign_in(account.email, NEW)


def test_an_unknown_address_looks_the_same_and_gets_nothing(server, device):
    person = Person(device())
    page = person.page
    page.goto("/account/forgot")
    page.locator("#email").fill("nobody@fieldday.example")
    person.button("send link").click()
    expect(page.locator("#code")).to_be_visible()
    page.locator("#code").fill("000000")
    page.locator("#password").fill(NEW)
    person.button("change password").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("wrong code"))
    # A later email to somebody else has come through the same queue, so nothing waits before it.
    server.person()
    assert sent_emails(server.outgoing, "nobody@fieldday.example") == []


@pytest.mark.parametrize("way", ["code", "link"])
def test_an_address_from_before_is_confirmed(server, device, picture, way):
    """An account of a server that sent nothing: its page says what is missing, and mends it."""
    server.stop()
    server.settings = {"FIELDDAY_DELIVERY": "none"}
    server.start()
    account = server.newcomer()
    server.stop()
    server.settings = {}
    server.start()
    person = Person(device(account))
    page = person.page
    page.goto("/account")
    section = page.locator("#address-confirmation")
    expect(section).to_be_visible()
    picture(page, "recovery/not-confirmed")
    person.button("send code", section).click()
    expect(page.locator("#code")).to_be_visible()
    sent = sent_email(server.outgoing, account.email)
    if way == "code":
        page.locator("#code").fill(sent.code)
    else:
        page.goto(sent.link)
        expect(page).to_have_url(server.url + "/account")
    expect(page.locator(".whoever")).to_be_visible()
    expect(section).to_have_count(0)
    assert account.call("GET", "/api/account/confirmation")["confirmed"] is True


def test_a_sign_up_is_completed_by_its_link(server, device):
    """The link in the same browser; in another it completes nothing."""
    client = Client(server.url)
    address = "link@fieldday.example"
    client.call("POST", "/api/account/sign-up", {"email": address, "password": PASSWORD})
    found = sent_email(server.outgoing, address)
    stranger = Person(device())
    stranger.page.goto(found.link)
    expect(stranger.page.get_by_role("alert")).to_contain_text(stranger.say("other browser"))

    person = Person(device())
    page = person.page
    known(page, client)
    page.goto(found.link)
    expect(page.locator(".launcher")).to_be_visible()
    page.goto("/account")
    expect(page.locator(".whoever")).to_be_visible()
    expect(page.locator("#address-confirmation")).to_have_count(0)


def test_a_taken_address_tells_only_its_owner(server):
    account = server.newcomer()
    stranger = Client(server.url)
    sign_up = {"email": account.email.upper(), "password": "a stranger's words"}
    # Messages to one address are a minute apart, whoever asks for them: that is said alike of an
    # address without an account.
    with pytest.raises(Problem, match="429"):
        stranger.call("POST", "/api/account/sign-up", sign_up)
    free = {**sign_up, "email": "free@fieldday.example"}
    stranger.call("POST", "/api/account/sign-up", free)
    with pytest.raises(Problem, match="429"):
        stranger.call("POST", "/api/account/sign-up", free)
    assert server.device_of(account, own_session=True).user == account.user
