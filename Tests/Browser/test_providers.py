"""Signing in through providers that are not ours: PyPI's oidc-provider-mock, and one like Apple."""
import contextlib
import logging
import re

import pytest
from oidc_provider_mock import User, run_server_in_thread
from playwright.sync_api import expect

from apple import AppleLike
from conftest import PASSWORD, in_one_language
from emails import sent_email
from people import Person


@contextlib.contextmanager
def home(monkeypatch):
    """The mock, with somebody in it."""
    monkeypatch.setenv("AUTHLIB_INSECURE_TRANSPORT", "1")
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    ana = User(sub="ana", claims={
        "email": "ana@home.example", "email_verified": True, "name": "Ana Beck"})
    with run_server_in_thread(user_claims=[ana]) as running:
        yield f"http://localhost:{running.server_port}"


def restart(server, settings):
    """With providers, and under the name that people come back to."""
    server.stop()
    server.settings = server.settings | settings | {"FIELDDAY_PUBLIC_URL": server.url}
    server.start()


@pytest.fixture
def at_home(server, monkeypatch):
    with home(monkeypatch) as issuer:
        restart(server, {
            "FIELDDAY_OIDC_HOME_ISSUER": issuer, "FIELDDAY_OIDC_HOME_CLIENT_ID": "fieldday",
            "FIELDDAY_OIDC_HOME_CLIENT_SECRET": "s3cret & more",
            "FIELDDAY_OUTGOING_LOOPBACK": "true"})
        yield server


@pytest.fixture
def apple(server, tmp_path):
    with AppleLike().running() as provider:
        restart(server, provider.settings(tmp_path))
        yield provider
        assert provider.complaints == []


def agree(page):
    """On the mock's page: the person it knows."""
    expect(page).to_have_url(re.compile("/oauth2/authorize"))
    page.get_by_role("button", name="ana", exact=True).click()


def follow(person, key):
    # The mock's page wants a stylesheet from elsewhere.
    person.page.route("**/*.min.css", lambda route: route.abort())
    person.page.get_by_role("link", name=person.say(key), exact=True).click()


@in_one_language
def test_signing_up_and_in_again(at_home, device, picture, language):
    person = Person(device(language=language), language)
    page = person.page
    page.goto("/account/sign-up")
    expect(page.get_by_role("link", name=person.say("continue with home"))).to_be_visible()
    picture(page, f"providers/{language}-1-sign-up")
    follow(person, "continue with home")
    agree(page)
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("one more step"))
    expect(page).to_have_url(at_home.url + "/account/arrived")
    expect(page.locator("#email")).to_have_value("ana@home.example")
    expect(page.locator("#display-name")).to_have_value("Ana Beck")
    picture(page, f"providers/{language}-2-one-more-step")
    person.button("create account").click()
    expect(page.locator("#code")).to_be_visible()
    person.confirm("ana@home.example")
    expect(page.locator(".launcher")).to_be_visible()

    # Another device needs nothing but the provider.
    other = Person(device(language=language), language)
    other.page.goto("/account/sign-in")
    follow(other, "continue with home")
    agree(other.page)
    expect(other.page.locator(".launcher")).to_be_visible()
    other.page.goto("/account/security")
    section = other.page.locator("section[aria-labelledby=linked-accounts]")
    expect(section).to_contain_text("ana@home.example")
    picture(other.page, f"providers/{language}-3-linked")

    # The only way in stays, until there is a password.
    other.button("unlink", section).click()
    other.button("unlink", other.dialog("unlinking")).click()
    expect(section.get_by_role("alert")).to_contain_text(other.say("last way in"))
    other.button("confirm with home", section).click()
    agree(other.page)
    expect(other.page).to_have_url(at_home.url + "/account/security")
    other.button("set password").click()
    other.page.locator("#new-password").fill(PASSWORD)
    other.button("save", other.dialog("password-sheet")).click()
    expect(other.dialog("password-sheet")).to_have_count(0)
    other.button("unlink", other.page.locator("section[aria-labelledby=linked-accounts]")).click()
    other.button("unlink", other.dialog("unlinking")).click()
    expect(other.button("link home")).to_be_visible()


def test_linking_from_the_settings(at_home, device, picture):
    account = at_home.person()
    person = Person(device(account, own_session=True))
    page = person.page
    page.goto("/account/security")
    page.route("**/*.min.css", lambda route: route.abort())
    person.button("link home").click()
    agree(page)
    expect(page).to_have_url(at_home.url + "/account/security")
    section = page.locator("section[aria-labelledby=linked-accounts]")
    expect(section).to_contain_text("ana@home.example")
    picture(page, "providers/linked-from-settings")
    # The first completed the sign-up, the second was about the new device.
    assert "Home" in sent_email(at_home.outgoing, account.email, 3).subject

    other = Person(device())
    other.page.goto("/account/sign-in")
    follow(other, "continue with home")
    agree(other.page)
    expect(other.page.locator(".launcher")).to_be_visible()
    other.page.goto("/account")
    expect(other.page.get_by_text(account.email).first).to_be_visible()


def test_an_address_with_an_account_links_nothing(at_home, device):
    """The mock vouches for the address of somebody who has an account here."""
    owner = Person(device())
    owner.sign_up("ana@home.example", PASSWORD)
    owner.page.goto("/account/security")
    expect(owner.button("link home")).to_be_visible()
    stranger = Person(device())
    stranger.page.goto("/account/sign-in")
    follow(stranger, "continue with home")
    agree(stranger.page)
    expect(stranger.page.locator("#email")).to_have_value("ana@home.example")
    # A message to the same address may be sent a minute later; until then that is said.
    stranger.button("create account").click()
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    owner.page.reload()
    expect(owner.button("link home")).to_be_visible()


@in_one_language
def test_apple_posts_a_form_from_its_own_site(apple, server, device, picture, language):
    person = Person(device(language=language), language)
    page = person.page
    page.goto("/account/sign-in")
    expect(page.get_by_role("link", name=person.say("continue with apple"))).to_be_visible()
    picture(page, f"providers/{language}-apple-1-sign-in")
    follow(person, "continue with apple")
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("alert")).to_contain_text(person.say("said no"))
    expect(page).to_have_url(server.url + "/account/sign-in")
    picture(page, f"providers/{language}-apple-2-denied")

    # The name was told with the first answer, which was thrown away; it is told once.
    apple.known.clear()
    follow(person, "continue with apple")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("#display-name")).to_have_value("Ana Beck")
    expect(page.locator("#email")).to_have_value(apple.email)
    page.locator("#email").fill("ana@fieldday.example")
    person.button("create account").click()
    expect(page.locator("#code")).to_be_visible()
    person.confirm("ana@fieldday.example")
    expect(page.locator(".launcher")).to_be_visible()

    other = Person(device(language=language), language)
    other.page.goto("/account/sign-in")
    follow(other, "continue with apple")
    other.page.get_by_role("button", name="Continue").click()
    expect(other.page.locator(".launcher")).to_be_visible()


def test_unlinking_gives_apples_permission_back(apple, server, device):
    account = server.person()
    person = Person(device(account, own_session=True))
    page = person.page
    page.goto("/account/security")
    page.get_by_role("button", name="Link Apple").click()
    page.get_by_role("button", name="Continue").click()
    section = page.locator("section[aria-labelledby=linked-accounts]")
    expect(section).to_contain_text(apple.email)
    person.button("unlink", section).click()
    person.button("unlink", person.dialog("unlinking")).click()
    expect(page.get_by_role("button", name="Link Apple")).to_be_visible()
    assert apple.revoked == ["refresh-" + apple.subject]


def test_a_provider_that_is_down_is_said(server, device):
    restart(server, {
        "FIELDDAY_OIDC_HOME_ISSUER": "http://localhost:9", "FIELDDAY_OIDC_HOME_CLIENT_ID": "a",
        "FIELDDAY_OUTGOING_LOOPBACK": "true"})
    person = Person(device())
    person.page.goto("/account/sign-in")
    follow(person, "continue with home")
    expect(person.page.get_by_role("alert")).to_contain_text("can't be reached")
    # Nobody is locked out by it.
    expect(person.page.locator("#email")).to_be_visible()
