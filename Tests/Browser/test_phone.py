"""Telephone numbers and recovery codes, as people use them."""
import http.server
import json
import sqlite3
import threading

import pytest
from playwright.sync_api import expect

from api import Client, Problem
from conftest import PASSWORD, Devices, Server, in_one_language, until
from emails import sent_email, text_message, texts
from people import Person

NUMBER, E164 = "010-1234-5678", "+821012345678"
OTHER, OTHER_E164 = "010-8765-4321", "+821087654321"


def section(page):
    return page.locator("section[aria-labelledby=phone-number]")


@in_one_language
def test_from_signing_up_to_a_verified_number(server, device, picture, language):
    page = device(language=language)
    person = Person(page, language)
    address = f"phone-{language}@fieldday.example"
    page.goto("/account/sign-up")
    person.say_who(address)
    person.type_password(PASSWORD)
    page.locator("#phone").fill("+82 10 1234 5678")
    person.button("continue").click()
    person.keep_codes()
    person.button("create account").click()
    person.confirm(address)
    expect(page.locator(".launcher")).to_be_visible()

    # The number waits on the account page; nothing was sent to it yet.
    page.goto("/account/security")
    expect(section(page)).to_contain_text(NUMBER)
    expect(section(page)).to_contain_text(person.say("not verified"))
    assert texts(server.outgoing) == []
    picture(page, f"phone/{language}-1-pending")
    person.button("send phone code", section(page)).click()
    field = page.locator("#phone-code")
    expect(field).to_have_attribute("autocomplete", "one-time-code")
    expect(field).to_have_attribute("inputmode", "numeric")
    code = text_message(server.outgoing, E164).code
    field.fill("000000" if code != "000000" else "000001")
    expect(page.get_by_role("alert")).to_contain_text(person.say("wrong code"))
    picture(page, f"phone/{language}-2-wrong-code")
    field.fill(code)
    expect(section(page)).to_contain_text(person.say("number verified"))
    expect(field).to_have_count(0)
    picture(page, f"phone/{language}-3-verified")
    # The owner of the address is told.
    sent_email(server.outgoing, address, 2)

    # Another number, and then none.
    person.button("other number", section(page)).click()
    page.locator("#phone").fill(OTHER)
    person.button("send phone code", section(page)).click()
    expect(field).to_be_visible()
    field.fill(text_message(server.outgoing, OTHER_E164).code)
    expect(section(page)).to_contain_text(OTHER)
    expect(section(page)).not_to_contain_text(NUMBER)
    person.button("remove number", section(page)).click()
    question = person.dialog("remove-phone")
    expect(question).to_be_visible()
    picture(page, f"phone/{language}-4-remove")
    person.button("remove number", question).click()
    expect(page.locator("#phone")).to_be_visible()
    expect(section(page)).not_to_contain_text(OTHER)


def verified(server, number=NUMBER, e164=E164, count=1):
    """Somebody with a verified number."""
    account = server.person()
    account.call("POST", "/api/account/phone/send", {"number": number})
    code = text_message(server.outgoing, e164, count).code
    account.call("POST", "/api/account/phone/verify", {"code": code})
    return account


@in_one_language
def test_a_forgotten_login_is_sent_to_the_number(server, device, picture, language):
    # Another person's number first, so that the messages to this one begin with the reminder.
    account = verified(server, OTHER, OTHER_E164)
    waits(server)
    person = Person(device(language=language), language)
    page = person.page
    page.goto("/account/forgot")
    page.locator("#email").fill("01087654321")
    person.button("remind me").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(person.say("check texts"))
    expect(page.locator("main")).to_contain_text(OTHER)
    expect(page.locator("main")).not_to_contain_text(account.email)
    picture(page, f"phone/{language}-5-reminded")
    text = text_message(server.outgoing, OTHER_E164, 2).text
    assert account.email.split("@")[1] in text and account.email not in text


def waits(server):
    """As if the minute between two messages had gone by."""
    server.stop()
    with sqlite3.connect(server.data / "fieldday.sqlite") as database:
        database.execute("UPDATE rate_bucket SET updated_at = updated_at - 61000")
    database.close()
    server.start()


def test_known_and_unknown_numbers_get_one_answer(server):
    verified(server)
    waits(server)
    answers = []
    for number in (NUMBER, OTHER):
        stranger = Client(server.url)
        said = [stranger.call("POST", "/api/account/forgot-login", {"phone": number})]
        with pytest.raises(Problem) as refused:
            stranger.call("POST", "/api/account/forgot-login", {"phone": number})
        said.append((refused.value.status, refused.value.body["code"]))
        ben = server.person()
        waits(server)
        said.append(ben.call("POST", "/api/account/phone/send", {"number": number}))
        for _ in range(6):
            with pytest.raises(Problem) as refused:
                ben.call("POST", "/api/account/phone/verify", {"code": "no code"})
            said.append((refused.value.status, refused.value.body["code"]))
        answers.append(said)
    assert answers[0] == answers[1]
    # Only the owner was written to: a code, a reminder, and a word about the other account.
    until(lambda: len(texts(server.outgoing, OTHER_E164)) == 1, what="the code for the free number")
    until(lambda: len(texts(server.outgoing, E164)) == 3, what="three texts to the owner")
    assert texts(server.outgoing, E164)[-1].code is None
    for word in (E164, E164[3:], NUMBER, OTHER_E164):
        assert word.encode() not in (server.data / "fieldday.sqlite").read_bytes()
        assert word.encode() not in open(server.log.name, "rb").read()


def test_recovery_codes_prove_who_one_is(server, device, picture):
    codes = ["-".join([letters * 4] * 4) for letters in "ABCDEFGHIJ"]
    account = server.person(recoveryCodes=codes)
    server.stop()
    with sqlite3.connect(server.data / "fieldday.sqlite") as database:
        database.execute(
            "UPDATE user_session SET authenticated_at = COALESCE(authenticated_at, created_at) - ?",
            (20 * 60_000,))
    database.close()
    server.start()
    person = Person(device(account))
    page = person.page
    page.goto("/account/security")
    expect(page.get_by_text("10 recovery codes left")).to_be_visible()
    person.button("new codes").click()
    proof = person.dialog("proof")
    expect(proof).to_be_visible()
    person.button("use recovery code", proof).click()
    page.locator("#proof-code").fill(codes[3].lower().replace("-", " "))
    person.button("continue", proof).click()
    made = person.dialog("recovery-codes")
    expect(made.locator("li")).to_have_count(10)
    picture(page, "phone/new-codes")
    person.button("kept codes", made).click()
    expect(made).to_have_count(0)


class Gateway(http.server.BaseHTTPRequestHandler):
    """Somebody's service for text messages."""

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.taken.append(body)
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"{}")

    def log_message(self, *_):
        pass


def test_emails_go_one_way_and_texts_another(tmp_path):
    """A gateway beside another carrier is for the text messages, within the operator's budget."""
    gateway = http.server.ThreadingHTTPServer(("localhost", 0), Gateway)
    gateway.taken = []
    threading.Thread(target=gateway.serve_forever, daemon=True).start()
    settings = {
        "FIELDDAY_DELIVERY": "file",
        "FIELDDAY_GATEWAY_URL": f"http://localhost:{gateway.server_address[1]}/send",
        "FIELDDAY_GATEWAY_BODY": '{"phone":"{to}","message":"{text}"}',
        "FIELDDAY_SMS_COUNTRIES": "82, +49", "FIELDDAY_SMS_DAILY_BUDGET": "2",
    }
    with Server(tmp_path / "data", settings=settings) as server:
        account = server.person()
        for number in (NUMBER, "+49 170 1234567"):
            account.call("POST", "/api/account/phone/send", {"number": number})
        until(lambda: len(gateway.taken) == 2, what="both messages at the gateway")
        assert [body["phone"] for body in gateway.taken] == [E164, "+491701234567"]
        code = gateway.taken[1]["message"].splitlines()[-1].split("#")[1]
        account.call("POST", "/api/account/phone/verify", {"code": code})
        assert account.call("GET", "/api/account/phone")["verified"] == "+49 1701234567"
        assert texts(server.outgoing) == []
        with pytest.raises(Problem) as refused:
            account.call("POST", "/api/account/phone/send", {"number": OTHER})
        assert refused.value.body["code"] == "textBudgetSpent"
        with pytest.raises(Problem) as refused:
            account.call("POST", "/api/account/phone/send", {"number": "+1 202 555 0123"})
        assert refused.value.body["code"] == "phoneCountry"
    gateway.shutdown()


def test_without_a_carrier_nobody_is_asked(tmp_path, browser):
    """The step for the number is not there where no number can be verified."""
    with Server(tmp_path / "data", settings={}) as server:
        devices = Devices(browser, server)
        person = Person(devices())
        person.page.goto("/account/sign-up")
        person.say_who("ana@fieldday.example")
        expect(person.page.locator(".step-dot")).to_have_count(5)
        person.type_password(PASSWORD)
        person.keep_codes()
        person.button("create account").click()
        expect(person.page.locator(".launcher")).to_be_visible()
        person.page.goto("/account/security")
        expect(person.page.get_by_text("10 recovery codes left")).to_be_visible()
        expect(section(person.page)).to_have_count(0)
        devices.close()
