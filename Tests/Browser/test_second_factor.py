"""Two-step sign-in with an authenticator app that is not ours: PyPI's pyotp."""
import datetime
import io
import re
import sqlite3
import stat

import pyotp
import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from api import Client, Problem
from conftest import PASSWORD
from people import Person

NEW_PASSWORD = "seven-blue-kettles-9"


@pytest.fixture
def ana(server, device):
    account = server.person()
    person = Person(device(account, own_session=True))
    person.page.goto("/account/security")
    expect(person.page.locator("#two-step")).to_be_visible()
    return person, account


def turn_on(person):
    """Answers the app and the recovery codes."""
    page = person.page
    person.button("turn on two-step").click()
    sheet = person.dialog("set-up")
    link = sheet.locator("#authenticator-link").get_attribute("href")
    app = pyotp.parse_uri(link)
    shown = sheet.locator("#authenticator-key").inner_text()
    assert re.fullmatch(r"([A-Z2-7]{4} ){7}[A-Z2-7]{4}", shown)
    assert shown.replace(" ", "") == app.secret
    assert app.issuer == "Fieldday"
    # Another program reads the picture as a phone would.
    seen = Image.open(io.BytesIO(sheet.locator("svg.qr").screenshot()))
    assert [found.text for found in zxingcpp.read_barcodes(seen)] == [link]
    field = page.locator("#set-up-code")
    expect(field).to_have_attribute("autocomplete", "one-time-code")
    assert field.get_attribute("inputmode") == "numeric"
    field.fill("000000" if app.now() != "000000" else "000001")
    person.button("turn on", sheet).click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    field.fill(app.now())
    person.button("turn on", sheet).click()
    codes = person.dialog("recovery-codes").locator("li")
    expect(codes).to_have_count(10)
    return app, codes.all_inner_texts()


def next_code(app):
    """The code of the next step, which the server takes too: the present one may be used already."""
    return app.at(datetime.datetime.now(), 1)


def sign_in(person, email, password):
    page = person.page
    page.goto("/account/sign-in")
    page.locator("#email").fill(email)
    page.locator("#password").fill(password)
    person.button("sign in").click()


def age(server, email, minutes):
    """Makes every session of a person older, as if the day had gone on."""
    server.stop()
    with sqlite3.connect(server.data / "fieldday.sqlite") as database:
        changed = database.execute(
            "UPDATE user_session SET authenticated_at = COALESCE(authenticated_at, created_at) - ?"
            " WHERE account_id = (SELECT id FROM user_account WHERE email = ?)",
            (minutes * 60_000, email)).rowcount
    database.close()
    assert changed > 0
    server.start()


def test_the_whole_way(ana, server, device, picture):
    person, account = ana
    page = person.page
    app, codes = turn_on(person)
    picture(page, "second-factor/recovery-codes")
    assert all(re.fullmatch(r"([A-Z2-7]{4}-){3}[A-Z2-7]{4}", code) for code in codes)
    with page.expect_download() as download:
        person.button("save as file", person.dialog("recovery-codes")).click()
    assert download.value.path().read_text().split()[-10:] == codes
    person.button("kept codes").click()
    expect(page.get_by_text("10 recovery codes left")).to_be_visible()

    # The password alone opens nothing; a wrong code does not; the app's does, once.
    other = Person(device())
    sign_in(other, account.email, PASSWORD)
    field = other.page.locator("#one-time-code")
    expect(field).to_be_visible()
    picture(other.page, "second-factor/step")
    expect(field).to_have_attribute("autocomplete", "one-time-code")
    assert other.page.context.cookies() == [
        cookie for cookie in other.page.context.cookies() if cookie["name"].endswith("-browser")]
    field.fill("12345")
    other.button("continue").click()
    expect(other.page.get_by_role("alert")).to_be_visible()
    code = next_code(app)
    field.fill(code)
    other.button("continue").click()
    expect(other.page.locator(".launcher")).to_be_visible()
    third = Client(server.url)
    ticket = third.call("POST", "/api/account/sign-in",
                        {"email": account.email, "password": PASSWORD})
    with pytest.raises(Problem) as replay:
        third.call("POST", "/api/account/sign-in/second-factor",
                   {"ticket": ticket["secondFactorRequired"]["ticket"], "code": code})
    assert replay.value.body["code"] == "factorCodeWrong"

    # A code from paper opens once.
    fourth = Person(device())
    sign_in(fourth, account.email, PASSWORD)
    fourth.button("use recovery code").click()
    fourth.page.locator("#one-time-code").fill(codes[0].lower().replace("-", " "))
    fourth.button("continue").click()
    expect(fourth.page.locator(".launcher")).to_be_visible()
    page.reload()
    expect(page.get_by_text("9 recovery codes left")).to_be_visible()

    # All of it is on the list.
    page.goto("/account/activity")
    expect(page.get_by_text("A recovery code was used")).to_be_visible()
    expect(page.get_by_text("Two-step sign-in turned on")).to_be_visible()
    expect(page.get_by_text("The second step failed").first).to_be_visible()

    # Off again: the password is enough.
    page.goto("/account/security")
    person.button("turn off two-step").click()
    person.button("turn off two-step", person.dialog("turn-off")).click()
    expect(person.button("turn on two-step")).to_be_visible()
    assert Client(server.url).sign_in(account.email, PASSWORD).user == account.user


def test_a_proof_is_asked_for_after_a_while(ana, server, picture):
    person, account = ana
    page = person.page
    age(server, account.email, 11)
    page.reload()
    person.button("turn on two-step").click()
    proof = person.dialog("proof")
    expect(proof).to_be_visible()
    picture(page, "second-factor/proof")
    page.locator("#proof-password").fill("not the password")
    person.button("continue", proof).click()
    expect(proof.get_by_role("alert")).to_be_visible()
    before = session(page)
    page.locator("#proof-password").fill(PASSWORD)
    person.button("continue", proof).click()
    # What was wanted goes on by itself, under a new token.
    expect(person.dialog("set-up")).to_be_visible()
    assert session(page) != before


def session(page):
    return [cookie["value"] for cookie in page.context.cookies()
            if not cookie["name"].endswith("-browser")]


def test_changing_the_password(ana, server, picture):
    person, account = ana
    page = person.page
    other = server.device_of(account, own_session=True)
    person.button("change password").click()
    sheet = person.dialog("password-sheet")
    expect(page.locator("#current-password")).to_have_attribute("autocomplete", "current-password")
    expect(page.locator("#new-password")).to_have_attribute("autocomplete", "new-password")
    page.locator("#current-password").fill(PASSWORD)
    page.locator("#new-password").fill("12345678")
    person.button("save", sheet).click()
    expect(sheet.get_by_role("alert")).to_be_visible()
    picture(page, "second-factor/password")
    page.locator("#new-password").fill(NEW_PASSWORD)
    person.button("save", sheet).click()
    expect(sheet).to_have_count(0)
    expect(page.get_by_text("Password changed.")).to_be_visible()
    for client, password, opens in [(other, None, False), (None, PASSWORD, False),
                                    (None, NEW_PASSWORD, True)]:
        try:
            if client:
                client.call("GET", "/api/account/sessions")
            else:
                Client(server.url).sign_in(account.email, password)
            assert opens
        except Problem as problem:
            assert not opens and problem.status == 401
    # This browser is still signed in.
    page.reload()
    expect(person.button("change password")).to_be_visible()


def test_keys_are_the_servers_own(server):
    """Made at the first start; a start with keys that others can read is refused."""
    keys = server.data / "keys"
    assert stat.S_IMODE(keys.stat().st_mode) == 0o700
    names = {"peppers", "blind-index", "field-encryption", "push"}
    assert {file.name for file in keys.iterdir()} == names
    for file in keys.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert re.fullmatch(r"[0-9a-f]{8}:[A-Za-z0-9+/]{43}=\n", file.read_text())
    account = server.person()
    server.stop()
    (keys / "peppers").chmod(0o644)
    with pytest.raises(pytest.fail.Exception):
        server.start()
    (keys / "peppers").chmod(0o600)
    # Without the keys the database was used with there is no start either, and no new ones are made.
    (keys / "peppers").rename(server.data / "kept")
    with pytest.raises(pytest.fail.Exception):
        server.start()
    assert not (keys / "peppers").exists()
    (server.data / "kept").rename(keys / "peppers")
    server.start()
    assert Client(server.url).sign_in(account.email, PASSWORD).user == account.user
