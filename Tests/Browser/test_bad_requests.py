"""What no client of ours sends: each has a typed answer, and the data stays as it was."""
import http.client
import json

import pytest

import world
from api import Client, Problem, fresh_id
from conftest import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("bad") / "data") as running:
        yield running


@pytest.fixture(scope="module")
def account(server):
    person = server.person()
    world.befriend(person, [world.Friend("Ana", "Silva")])
    return person


def raw(server, method, path, body=None, **headers):
    connection = http.client.HTTPConnection("localhost", server.port, timeout=10)
    connection.request(method, path, body, {key.replace("_", "-"): value
                                            for key, value in headers.items()})
    answer = connection.getresponse()
    text = answer.read()
    kind = answer.headers.get("Content-Type", "")
    return answer.status, json.loads(text) if "json" in kind else text, answer.headers


GOOD = {"Content_Type": "application/json", "X_Fieldday": "1"}


@pytest.mark.parametrize("body, changes, status, code", [
    (b"{", {}, 400, "malformedJSON"),
    (b'{"device": "\xff"}', {}, 400, "malformedJSON"),
    (b"[" * 5000, {}, 400, "malformedJSON"),
    (b"[]", {}, 400, None),
    (b"{}", {"Content_Type": "text/plain"}, 415, "wrongContentType"),
    (b"{}", {"X_Fieldday": None}, 403, "missingHeader"),
    (b"{}", {"Origin": "https://elsewhere.example"}, 403, "crossOrigin"),
    (b"{}", {"Sec_Fetch_Site": "cross-site"}, 403, "crossOrigin"),
    (b" " * (2 << 20), {}, 413, "bodyTooLarge"),
    (b"{}", {"Cookie": "fieldday-dev=" + "0" * 64}, 401, "notSignedIn"),
], ids=["torn", "not UTF-8", "deep", "a list", "text", "no header", "cross origin", "cross site",
        "large", "no session"])
def test_each_has_a_typed_answer(server, account, body, changes, status, code):
    headers = {**GOOD, "Cookie": account.cookie, **changes}
    headers = {key: value for key, value in headers.items() if value}
    got, problem, answer = raw(server, "POST", "/api/sync/push", body, **headers)
    assert got == status, problem
    assert answer["Content-Type"] == "application/problem+json"
    assert problem["status"] == status and problem["title"] and problem["requestId"]
    if code:
        assert problem["code"] == code


def test_other_methods_and_places(server, account):
    assert raw(server, "PATCH", "/api/sync/push", b"{}", **GOOD)[0] == 405
    status, problem, _ = raw(server, "GET", "/api/nothing", Accept="application/json")
    assert status == 404 and problem["code"] == "notFound"
    for path in ("/../data/fieldday.sqlite", "/%2e%2e/%2e%2e/etc/passwd", "/icons/../../sw.js"):
        assert raw(server, "GET", path)[0] in (400, 404)


def test_security_headers(server):
    _, _, headers = raw(server, "GET", "/")
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy or "default-src 'self'" in policy
    assert "unsafe-inline" not in policy and "'unsafe-eval'" not in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"]


def push(client, **changes):
    _, (system, name, args) = world.add_contact("Nobody")
    command = {"id": fresh_id(), "device": client.device, "dseq": 1, "system": system,
               "name": name, "version": 1, "at": 1_790_000_000_000, "args": args}
    client.pull()
    return client.call("POST", "/api/sync/push", {
        "device": client.device, "epoch": client.epoch, "commands": [{**command, **changes}]})


def test_numbers_that_leave_a_gap_or_come_again(server, account):
    client = server.device_of(account)
    with pytest.raises(Problem) as caught:
        push(client, dseq=7)
    assert caught.value.status == 409 and caught.value.body["problem"] == "gap"
    assert caught.value.body["expected"] == 1
    identity = fresh_id()
    contacts = len(client.of_kind("contact"))
    assert push(client, id=identity)["mark"] == 1
    # The same again is not done again; another command under the number of an old one is a copied profile.
    assert push(client, id=identity)["mark"] == 1
    assert len(client.pull().of_kind("contact")) == contacts + 1
    stranger = Client(server.url, server.person().cookie)
    stranger.device = client.device
    with pytest.raises(Problem) as caught:
        push(stranger)
    assert caught.value.status == 409 and caught.value.body["problem"] == "deviceTaken"


@pytest.mark.parametrize("changes", [
    {"name": "eatContact"}, {"system": "golf"}, {"version": 99}, {"args": {}}, {"args": []},
    {"args": {"contact": "x", "body": {}}},
], ids=["name", "system", "version", "no arguments", "a list", "a bad id"])
def test_a_command_nobody_knows_is_rejected_alone(server, account, changes):
    client = server.device_of(account)
    assert push(client, **changes)["mark"] == 1
    client.pull()
    rejection, = client.rejections
    assert rejection["dseq"] == 1
    assert rejection["reason"]["kind"] in ("unknownCommand", "malformed")
    client.dseq = 1
    _, command = world.add_contact("Somebody")
    client.push([command])
    assert client.mark == 2


def contact_named(name):
    return world.add_contact(name)[1]


@pytest.mark.parametrize("make, code", [
    (lambda: contact_named("x" * 10_000), "tooLong"),
    (lambda: contact_named(""), "nameMissing"),
    (lambda: contact_named("nul \x00"), "unusableCharacter"),
], ids=["long", "empty", "nul"])
def test_values_that_cannot_be_kept(server, account, make, code):
    client = server.device_of(account)
    client.push([make()])
    rejection, = client.rejections
    assert rejection["reason"]["kind"] == "domain"
    assert rejection["reason"]["rejection"]["detail"]["code"] == code


def test_clocks_and_dates_that_cannot_be(server, account):
    client = server.device_of(account)
    for at in (0, 253_402_300_799_000):
        push_at = server.device_of(account)
        assert push(push_at, at=at)["mark"] == 1
    ana = next(iter(client.pull().of_kind("friend").items()))
    _, (system, name, args) = world.record(ana[0], ana[1]["contact"], ana[1]["name"])
    for date in ("2026-02-30", "tomorrow", "99999-01-01"):
        other = server.device_of(account)
        other.push([(system, name, {**args, "connection": fresh_id(), "occurredOn": date})])
        rejection, = other.rejections
        assert rejection["reason"]["kind"] == "malformed"
    assert client.pull().of_kind("friend").keys() == {ana[0]}
