"""Messages for a browser that nobody looks at, as a push service and the browser get them."""
import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from api import Problem
from conftest import until
from golf import golfer, host_round, membership, message
from pushing import Browser, decoded, service, subscribe  # noqa: F401
from test_golf_chat import player


def any_time(client):
    client.push([("golf", "setSetting", {
        "user": client.user, "change": {"field": "quietHours"}})])
    assert client.rejections == []


def signed_by(key, header, audience):
    """The token is signed with the key that the server told browsers (RFC 8292)."""
    token, named = header.removeprefix("vapid t=").split(", k=")
    assert named == key
    head, claims, signature = token.split(".")
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(key))
    raw = decoded(signature)
    public.verify(
        encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")),
        f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    assert json.loads(decoded(claims))["aud"] == audience


def test_a_host_is_called_and_a_browser_that_is_gone_forgotten(server, service):
    host = golfer(server, "Maya", "Kim")
    guest = golfer(server, "Theo", "Lund")
    any_time(host)
    key = host.call("GET", "/api/push/key")["key"]
    phone, tablet = Browser(service, "phone"), Browser(service, "tablet")
    subscribe(host, phone)
    subscribe(host, tablet, "ko")
    round_ = host_round(host)
    membership(guest, round_, "request")
    until(lambda: len(service.taken) == 2, what="two messages")
    by_path = {path: (headers, body) for path, headers, body in service.taken}
    headers, body = by_path["/phone"]
    signed_by(key, headers["Authorization"], service.url)
    message = phone.read(body)
    assert message["title"] == "Join request"
    assert message["body"].startswith("Theo L. asks to join")
    assert message["url"] == f"/golf/rounds/{round_}"
    assert tablet.read(by_path["/tablet"][1])["title"] == "참여 요청"
    # The service does not know them any more: they are asked once, and never again.
    service.status = 410
    membership(guest, round_, "cancelRequest")
    membership(guest, round_, "request")
    until(lambda: len(service.taken) == 4, what="the last two messages")
    service.status = 201
    other = golfer(server, "Uma", "Roy")
    # What happened before is nothing to call about.
    subscribe(host, phone)
    membership(other, round_, "request")
    until(lambda: len(service.taken) == 5, what="one message")
    assert service.taken[4][0] == "/phone"


def test_a_muted_chat_calls_nobody(server, service):
    host = golfer(server, "Maya", "Kim")
    round_ = host_round(host)
    jun, sam = (player(server, round_, host, first=first, last=last)
                for first, last in (("Jun", "Park"), ("Sam", "Lee")))
    phone, tablet = Browser(service, "phone"), Browser(service, "tablet")
    for client, browser in ((host, phone), (jun, tablet)):
        any_time(client)
        subscribe(client, browser)
    host.push([("golf", "muteChat", {"user": host.user, "round": round_, "muted": True})])
    message(sam, round_, "Shall we meet at 7:30?")
    membership(golfer(server, "Uma", "Roy"), round_, "request")
    # Who has muted it hears of what came afterwards alone.
    until(lambda: len(service.taken) == 2, what="two messages")
    bodies = {path: body for path, _, body in service.taken}
    assert tablet.read(bodies["/tablet"])["body"] == "Sam L.: Shall we meet at 7:30?"
    asked = phone.read(bodies["/phone"])["body"]
    assert asked.startswith("Uma R. asks to join: Cinnabar Hills GC ("), asked


def test_apps_share_a_browser_and_end_apart(server, service):
    host = golfer(server, "Maya", "Kim")
    any_time(host)
    phone, tablet = Browser(service, "phone"), Browser(service, "tablet")
    subscribe(host, phone)
    subscribe(host, phone, app="day")
    subscribe(host, tablet, app="day")
    round_ = host_round(host)
    membership(golfer(server, "Theo", "Lund"), round_, "request")
    # What another app may use is not for these.
    until(lambda: len(service.taken) == 1, what="a message")
    assert service.taken[0][0] == "/phone"

    def end(browser, app):
        return host.call("POST", "/api/push/unsubscribe",
                         {"app": app, "endpoint": browser.json["endpoint"]})
    assert end(phone, "golf") == {"isUsed": True}
    assert end(phone, "day") == {"isUsed": False}
    subscribe(host, tablet)
    membership(golfer(server, "Uma", "Roy"), round_, "request")
    until(lambda: len(service.taken) == 2, what="another message")
    assert service.taken[1][0] == "/tablet"
    with pytest.raises(Problem) as unknown:
        subscribe(host, phone, app="chess")
    assert unknown.value.body["code"] == "invalidRequest", unknown.value.body


def test_an_address_inside_is_refused(server):
    host = golfer(server)
    browser = Browser(type("Inside", (), {"url": "https://192.168.0.1"}), "x")
    browser.json["endpoint"] = "http://192.168.0.1/x"
    with pytest.raises(Problem) as refused:
        subscribe(host, browser)
    assert refused.value.body["code"] == "pushNotPossible"
