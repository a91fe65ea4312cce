"""Taking everything along, and leaving: what is in the archive, what is left after a deletion."""
import io
import json
import re
import sqlite3
import time
import urllib.error
import urllib.request
import zipfile

import pytest
import vobject
from playwright.sync_api import expect

from api import Client, Problem
from conftest import PASSWORD, go_offline, go_online, until
from emails import sent_email, sent_emails
from page_state import databases
from people import Person
from test_second_factor import age
from world import Friend, befriend

FILES = {
    "README.txt", "profile.json", "identifiers.json", "sessions.json", "events.json",
    "preferences.json", "about-me.json", "superfriend/superfriend.json", "superfriend/contacts.vcf",
    "refwatch/refwatch.json", "refwatch/events.csv",
    "refwatch/links.json", "teepals/teepals.json", "dayblock/dayblock.json", "dayblock/sessions.csv",
    "runningbuddy/runningbuddy.json"}


def fetch(client, path, byte_range=None):
    """Status, headers and bytes of a file."""
    headers = {"Cookie": client.cookie}
    if byte_range:
        headers["Range"] = byte_range
    try:
        with urllib.request.urlopen(
                urllib.request.Request(client.url + path, headers=headers), timeout=30) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def archive_of(client):
    """Asks for an archive and answers the address it can be fetched at."""
    client.call("POST", "/api/account/exports", {})

    def made():
        newest = client.call("GET", "/api/account/exports")["exports"][0]
        return newest if newest["state"] == "ready" else None

    return f"/api/account/exports/{until(made, what='the archive')['id']}/archive"


def read(content):
    """The files of an archive, read by Python's own reader."""
    archive = zipfile.ZipFile(io.BytesIO(content))
    assert archive.testzip() is None
    return {name: archive.read(name).decode() for name in archive.namelist()}


def told(server, account, subject):
    """The email with this subject, once it is there."""
    return sent_email(server.outgoing, account.email, where=lambda sent: sent.subject == subject)


def rows(server, statement, *values):
    with sqlite3.connect(f"file:{server.data}/fieldday.sqlite?mode=ro", uri=True) as database:
        found = database.execute(statement, values).fetchall()
    database.close()
    return found


def secrets_of(server, account):
    """Everything of a person's that must never leave the server, as it could be written."""
    user = bytes.fromhex(account.user.replace("-", ""))
    found = [account.cookie.split("=")[1], account.browser.split("=")[1]]
    found += [row[0] for row in rows(
        server, "SELECT encoded FROM password_credential WHERE account_id = ?", user)]
    for table, column in [("user_session", "token_hash"), ("known_browser", "browser_hash"),
                          ("recovery_code", "code_hash")]:
        for row in rows(server, f"SELECT {column} FROM {table} WHERE account_id = ?", user):
            found.append(row[0].hex())
    return found


@pytest.fixture
def ana(server, device):
    account = server.person(displayName="Ana Archive", username="ana_archive")
    befriend(account, [
        Friend("Mina", "Park", last=3, phones=["+82 10-1234-5678"]), Friend("지우", "김", last=9)])
    person = Person(device(account, own_session=True))
    person.page.goto("/account/data")
    expect(person.button("make archive")).to_be_visible()
    return person, account


def test_everything_in_one_archive(ana, server, picture):
    person, account = ana
    page = person.page
    ben = server.person(displayName="Ben Canary")
    befriend(ben, [Friend("Canary", "Yellow")])
    person.button("make archive").click()
    link = page.locator("a[download]")
    expect(link).to_be_visible()
    picture(page, "your-data/archive")
    with page.expect_download() as download:
        link.click()
    assert re.fullmatch(r"fieldday-\d{4}-\d\d-\d\d\.zip", download.value.suggested_filename)
    files = read(download.value.path().read_bytes())
    assert set(files) == FILES
    everything = "\n".join(files.values())
    # Nobody else's, and nothing that opens anything.
    assert "Canary" not in everything and ben.email not in everything
    assert ben.user not in everything
    for secret in secrets_of(server, account):
        assert secret not in everything

    read_me = files["README.txt"]
    assert all(name in read_me for name in FILES - {"README.txt"})
    documents = {name: json.loads(text) for name, text in files.items() if name.endswith(".json")}
    assert documents["profile.json"]["email"] == account.email
    assert documents["profile.json"]["id"] == account.user
    assert documents["profile.json"]["role"] == "member"
    identifiers = documents["identifiers.json"]
    assert identifiers["username"] == "ana_archive"
    assert identifiers["address"]["confirmedAt"].endswith("Z")
    assert set(identifiers["password"]) == {"setAt"}
    assert len(documents["sessions.json"]["sessions"]) == 2
    [[browsers]] = rows(server, "SELECT count(*) FROM known_browser WHERE account_id = ?",
                        bytes.fromhex(account.user.replace("-", "")))
    known = documents["sessions.json"]["knownBrowsers"]
    assert len(known) == browsers > 0
    assert all(set(browser) == {"knownSince"} for browser in known)
    events = [event["event"] for event in documents["events.json"]["events"]]
    assert "exportAsked" in events and "signedIn" in events
    assert documents["preferences.json"]["preferences"][0]["displayName"] == "Ana Archive"
    friends = documents["superfriend/superfriend.json"]
    account.pull()
    for kind, name in [("contact", "contacts"), ("friend", "friends"),
                       ("connection", "connections")]:
        exported = {entry["id"]: entry for entry in friends[name]}
        held = account.of_kind(kind)
        assert exported.keys() == held.keys() and held
        for identity, body in held.items():
            assert body.items() <= exported[identity].items()
    cards = list(vobject.readComponents(files["superfriend/contacts.vcf"]))
    assert {card.version.value for card in cards} == {"3.0"}
    assert any("Mina" in card.fn.value for card in cards) and len(cards) == 2
    # It is told by email too, in case it was not her.
    assert told(server, account, "Your Fieldday data is ready")


def test_a_download_goes_on(server):
    account = server.person()
    befriend(account, [Friend(f"Friend{number}") for number in range(40)])
    path = archive_of(account)
    status, headers, whole = fetch(account, path)
    assert status == 200 and headers["Accept-Ranges"] == "bytes"
    assert headers["Cache-Control"] == "private, no-store"
    cut = len(whole) // 3
    first = fetch(account, path, f"bytes=0-{cut - 1}")
    second = fetch(account, path, f"bytes={cut}-")
    assert first[0] == second[0] == 206
    assert second[1]["Content-Range"] == f"bytes {cut}-{len(whole) - 1}/{len(whole)}"
    assert first[2] + second[2] == whole
    assert read(whole).keys() == FILES
    # Nobody else's link works, and neither does one without a session.
    stranger = server.person()
    assert fetch(stranger, path)[0] == 404
    stranger.cookie = "fieldday=00"
    assert fetch(stranger, path)[0] == 401


def test_read_me_is_in_the_persons_language(server):
    account = server.person(language="ko")
    files = read(fetch(account, archive_of(account))[2])
    assert "내 Fieldday 데이터" in files["README.txt"]


def test_what_is_on_the_device_without_signal(ana, picture):
    person, account = ana
    page = person.page

    def save():
        with page.expect_download() as download:
            person.button("save device").click()
        return json.loads(download.value.path().read_text())

    until(lambda: "Mina" in json.dumps(save()["tables"]), what="the friends on the device")
    go_offline(page)
    saved = save()
    assert saved["email"] == account.email
    assert "Mina" in json.dumps(saved["tables"])
    picture(page, "your-data/device-file")
    go_online(page)


def leave(person, at_once=False, address=None):
    """From the page to the end of the sheet."""
    person.button("delete account").click()
    sheet = person.dialog("leaving")
    expect(sheet.locator("#goes")).to_be_visible()
    if at_once:
        person.button("at once", sheet).click()
        person.page.locator("#leaving-address").fill(address)
    person.button("delete everything" if at_once else "delete in 14 days", sheet).click()


def test_signing_in_within_the_days_of_grace_keeps_the_account(ana, server, device, picture):
    person, account = ana
    page = person.page
    person.button("delete account").click()
    expect(page.locator("#goes")).to_contain_text("SuperFriend: ")
    picture(page, "your-data/leaving")
    person.close_sheet()
    leave(person)
    expect(page.locator(".banners")).to_contain_text("Your account will be deleted on")
    picture(page, "your-data/farewell")
    # Nothing of it stays on this device, and no device is signed in any more.
    until(lambda: databases(page) in ([], ["fieldday-local"]), what="an empty device")
    with pytest.raises(Problem) as ended:
        account.call("GET", "/api/account/sessions")
    assert ended.value.status == 401
    said = told(server, account, "Your Fieldday account will be deleted")
    assert "/account/sign-in" in said.text

    person.sign_in(account.email, PASSWORD)
    expect(page.locator(".banners")).to_contain_text("your account will not be deleted")
    picture(page, "your-data/kept")
    person.open_list().shows("Mina Park")
    assert told(server, account, "Your Fieldday account will not be deleted")
    user = bytes.fromhex(account.user.replace("-", ""))
    assert rows(server, "SELECT 1 FROM account_deletion WHERE account_id = ?", user) == []


def test_at_once_asks_who_it_is_and_leaves_nothing(ana, server, device, picture):
    person, account = ana
    page = person.page
    # Another device of hers is out of reach meanwhile.
    away = Person(device(account, own_session=True))
    away.open_list().shows("Mina Park")
    go_offline(away.page)
    age(server, account.email, 11)
    page.reload()
    leave(person, at_once=True, address="somebody@else.example")
    proof = person.dialog("proof")
    expect(proof).to_be_visible()
    page.locator("#proof-password").fill(PASSWORD)
    person.button("continue", proof).click()
    sheet = person.dialog("leaving")
    expect(sheet.get_by_role("alert")).to_be_visible()
    picture(page, "your-data/at-once")
    page.locator("#leaving-address").fill(account.email)
    person.button("delete everything", sheet).click()
    expect(page.locator(".banners")).to_contain_text("Your account and its data are deleted")

    with pytest.raises(Problem):
        Client(server.url).sign_in(account.email, PASSWORD)
    count = len(sent_emails(server.outgoing, account.email))
    fresh = Client(server.url, outgoing=server.outgoing)
    fresh.call("POST", "/api/account/sign-up",
               {"email": account.email, "password": PASSWORD})
    code = sent_email(server.outgoing, account.email, count + 1).code
    user = fresh.call("POST", "/api/account/sign-up/confirm", {"code": code})["session"]["user"]
    assert user != account.user
    fresh.pull()
    assert fresh.of_kind("friend") == {}

    # The device that comes back late is told, and can still keep what it has.
    go_online(away.page)
    banner = away.page.locator(".banners")
    expect(banner).to_contain_text("This account was deleted on")
    picture(away.page, "your-data/gone-elsewhere")
    # It is saved on the page of one's own data, which is another client's.
    away.button("save device", banner).click()
    away.page.wait_for_url("**/account/data")
    expect(banner).to_contain_text("This account was deleted on")
    with away.page.expect_download() as download:
        away.button("save device", banner).click()
    assert "Mina" in download.value.path().read_text()


def test_a_purge_survives_being_killed(server):
    """Due at the start and cut off again and again, it ends with nothing but the tombstone."""
    account = server.person()
    befriend(account, [Friend(f"Friend{number}") for number in range(150)])
    user = bytes.fromhex(account.user.replace("-", ""))
    server.stop()
    with sqlite3.connect(server.data / "fieldday.sqlite") as database:
        database.execute("INSERT INTO account_deletion VALUES (?, 0, 0, 0)", (user,))
    database.close()
    for _ in range(3):
        server.start()
        server.kill()
    server.start()
    until(lambda: rows(
        server, "SELECT 1 FROM account_tombstone WHERE account_id = ?", user), what="the purge")
    for table, column in [("friend", "owner"), ("contact", "owner"), ("feed", "scope_id"),
                          ("entity_home", "scope_id"), ("command_log", "user_id"),
                          ("user_account", "id"), ("account_deletion", "account_id")]:
        assert rows(server, f"SELECT 1 FROM {table} WHERE {column} = ?", user) == [], table
    gone = Client(server.url).call("GET", "/api/account/gone?user=" + account.user)
    assert gone == {"deletedOn": time.strftime("%Y-%m-%d", time.gmtime())}
