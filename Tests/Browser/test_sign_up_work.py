"""When very many people sign up, a browser has something to work out first (and an attacker too)."""
import hashlib
import json
import sqlite3
import time

import pytest
from playwright.sync_api import expect

from conftest import PASSWORD, Devices, Server, in_one_language, until
from people import Person

#: With the limits that are in force for people.
SETTINGS = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_BEHIND_PROXY": "true",
            "FIELDDAY_NETWORK_LIMIT_FACTOR": "1"}
#: What a proxy before the server would say.
ELSEWHERE = {"X-Forwarded-For": "203.0.113.7"}
MOMENT = {"en": "One moment. Many people are signing up", "ko": "잠시만요. 지금 가입하는 사람이 많아서"}


@pytest.fixture
def crowded(tmp_path):
    """A server that has been asked for all the accounts an hour allows."""
    with Server(tmp_path / "data", settings=SETTINGS) as server:
        server.stop()
        database = sqlite3.connect(server.data / "fieldday.sqlite")
        database.execute(
            "INSERT INTO rate_bucket (key, level, updated_at) VALUES (?, ?, ?)",
            (hashlib.sha256(b"register|").digest(), -36_000_000, int(time.time() * 1000)))
        database.commit()
        database.close()
        server.start()
        yield server


@pytest.fixture
def newcomer(browser, crowded):
    devices = Devices(browser, crowded)

    def make(language):
        page = devices(language=language, extra_http_headers=ELSEWHERE)
        # A browser without service workers: what one asks for cannot be answered in its place.
        page.add_init_script(
            "Object.defineProperty(navigator, 'serviceWorker', { value: undefined })")
        return Person(page, language)

    yield make
    devices.close()


def sign_ups(page):
    """The bodies of what is sent, as it is sent."""
    sent = []
    page.on("request", lambda request: sent.append(request.post_data_json)
            if request.url.endswith("/api/account/sign-up") else None)
    return sent


def fill(person, address):
    person.page.goto("/account/sign-up")
    person.say_who(address)
    person.choose_password(PASSWORD)
    person.button("create account").click()


def test_the_device_works_and_the_account_is_made(newcomer, crowded):
    person = newcomer("en")
    sent = sign_ups(person.page)
    fill(person, "crowd@fieldday.example")
    # How many numbers have to be tried is luck: 2¹⁸ on average, and once in a hundred times five times as many.
    until(lambda: person.page.evaluate("true") and len(sent) == 2, seconds=90, what="the device to have worked")
    person.confirm("crowd@fieldday.example")
    expect(person.page.locator(".launcher")).to_be_visible()
    first, second = sent
    assert "work" not in first
    work = second.pop("work")
    assert second == first
    seed = hashlib.sha256(work["challenge"].encode()).digest()
    digest = hashlib.sha256(seed + work["number"].to_bytes(8, "big")).digest()
    assert int.from_bytes(digest, "big") >> (256 - 18) == 0


@in_one_language
def test_meanwhile_the_page_stays_alive_and_nothing_is_lost(newcomer, picture, language):
    person = newcomer(language)
    page = person.page
    # More work than the server ever asks for, so that there is time to look.
    page.route("**/api/account/sign-up", lambda route: route.fulfill(
        status=428, content_type="application/problem+json",
        body=json.dumps({"code": "workRequired", "challenge": "patience 2", "bits": 22})))
    fill(person, "patient@fieldday.example")
    expect(page.get_by_role("status").filter(has_text=MOMENT[language])).to_be_visible()
    picture(page, f"sign-up/{language}-work")
    for step in ("#recovery-codes", "#phone"):
        page.go_back()
        expect(page.locator(step)).to_be_visible()
    page.go_back()
    expect(page.locator("#password")).to_have_value(PASSWORD)
    page.go_back()
    expect(page.locator("#email")).to_have_value("patient@fieldday.example")
