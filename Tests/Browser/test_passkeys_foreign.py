"""Passkeys of an authenticator that is not ours: Yubico's `fido2` encodes CBOR, COSE and authenticator data,
`cryptography` holds the keys, and the server is asked over HTTP."""
import hashlib
import secrets

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec, ed25519, padding, rsa
from fido2 import cose
from fido2.utils import websafe_decode, websafe_encode
from fido2.webauthn import (Aaguid, AttestationObject, AttestedCredentialData, AuthenticatorData,
                            CollectedClientData)

from api import Client, Problem
from conftest import PASSWORD, Server

FLAG = AuthenticatorData.FLAG
PRESENT = FLAG.UP | FLAG.UV


class ES256:
    number = -7
    private = staticmethod(lambda: ec.generate_private_key(ec.SECP256R1()))
    cose = cose.ES256
    sign = staticmethod(lambda key, message: key.sign(message, ec.ECDSA(hashes.SHA256())))


class EdDSA:
    number = -8
    private = staticmethod(ed25519.Ed25519PrivateKey.generate)
    cose = cose.EdDSA
    sign = staticmethod(lambda key, message: key.sign(message))


class RS256:
    number = -257
    private = staticmethod(lambda: rsa.generate_private_key(public_exponent=65537, key_size=2048))
    cose = cose.RS256
    sign = staticmethod(lambda key, message: key.sign(message, padding.PKCS1v15(), hashes.SHA256()))


ALGORITHMS = [ES256, EdDSA, RS256]


class Authenticator:
    """One credential in a device that trusts whoever holds it."""

    def __init__(self, algorithm=ES256):
        self.algorithm = algorithm
        self.key = algorithm.private()
        self.id = secrets.token_bytes(32)
        self.counter = 0
        self.handle = None

    def data(self, site, flags, credential=None):
        self.counter += 1
        return AuthenticatorData.create(hashlib.sha256(site.encode()).digest(), flags, self.counter,
                                        credential or b"")

    def make(self, options, origin):
        """Answers a registration."""
        numbers = [kind["alg"] for kind in options["pubKeyCredParams"]]
        assert self.algorithm.number in numbers
        self.handle = websafe_decode(options["user"]["id"])
        public = self.algorithm.cose.from_cryptography_key(self.key.public_key())
        credential = AttestedCredentialData.create(Aaguid.NONE, self.id, public)
        data = self.data(options["rp"]["id"], PRESENT | FLAG.AT, credential)
        client = CollectedClientData.create("webauthn.create", options["challenge"], origin)
        return self.answer({
            "clientDataJSON": websafe_encode(client),
            "attestationObject": websafe_encode(AttestationObject.create("none", data, {})),
        })

    def use(self, options, origin):
        """Answers a sign-in."""
        data = self.data(options["rpId"], PRESENT)
        client = CollectedClientData.create("webauthn.get", options["challenge"], origin)
        signature = self.algorithm.sign(self.key, bytes(data) + client.hash)
        return self.answer({
            "clientDataJSON": websafe_encode(client), "authenticatorData": websafe_encode(data),
            "signature": websafe_encode(signature), "userHandle": websafe_encode(self.handle),
        })

    def answer(self, response):
        identity = websafe_encode(self.id)
        return {"credential": {"id": identity, "rawId": identity, "type": "public-key",
                               "response": response, "clientExtensionResults": {}}}


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("foreign") / "data") as running:
        yield running


def register(person, authenticator, origin=None):
    options = person.call("POST", "/api/account/passkeys/begin", {})["options"]
    answer = authenticator.make(options, person.url if origin is None else origin)
    person.call("POST", "/api/account/passkeys", answer)
    return answer


def begin(client):
    return client.call("POST", "/api/account/passkey-sign-in/begin", {})["options"]


def enter(client, answer):
    return client.call("POST", "/api/account/passkey-sign-in", answer)["session"]


def refused(ask):
    with pytest.raises(Problem) as caught:
        ask()
    assert 400 <= caught.value.status < 500
    return caught.value


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda algorithm: algorithm.__name__)
def test_registers_and_signs_in(server, algorithm):
    person = server.person()
    authenticator = Authenticator(algorithm)
    register(person, authenticator)
    known, = person.call("GET", "/api/account/passkeys")["passkeys"]
    assert not known["copied"]
    for _ in range(2):
        stranger = Client(server.url)
        session = enter(stranger, authenticator.use(begin(stranger), server.url))
        assert session["user"] == person.user
        assert stranger.call("GET", "/api/account/session")["session"]["user"] == person.user


@pytest.mark.parametrize("algorithm", ALGORITHMS, ids=lambda algorithm: algorithm.__name__)
def test_another_key_opens_nothing(server, algorithm):
    person = server.person()
    authenticator = Authenticator(algorithm)
    register(person, authenticator)
    authenticator.key = algorithm.private()
    stranger = Client(server.url)
    answer = authenticator.use(begin(stranger), server.url)
    refused(lambda: enter(stranger, answer))
    assert stranger.call("GET", "/api/account/session")["session"] is None


def test_a_challenge_is_used_once(server):
    person = server.person()
    authenticator = Authenticator()
    again = register(person, authenticator)
    refused(lambda: person.call("POST", "/api/account/passkeys", again))
    stranger = Client(server.url)
    options = begin(stranger)
    answer = authenticator.use(options, server.url)
    enter(stranger, answer)
    refused(lambda: enter(stranger, answer))
    # Nor with a fresh signature and a higher counter.
    refused(lambda: enter(stranger, authenticator.use(options, server.url)))


def test_a_challenge_belongs_to_the_browser_that_asked(server):
    person = server.person()
    authenticator = Authenticator()
    register(person, authenticator)
    options = begin(Client(server.url))
    thief = Client(server.url)
    begin(thief)
    refused(lambda: enter(thief, authenticator.use(options, server.url)))


@pytest.mark.parametrize("origin", [
    "https://fieldday.example", "http://localhost", "http://localhost:1", "https://localhost:{port}",
    "http://localhost:{port}.evil.example", "null", ""])
def test_another_origin_is_refused(server, origin):
    origin = origin.format(port=server.port)
    person = server.person()
    refused(lambda: register(person, Authenticator(), origin))
    authenticator = Authenticator()
    register(person, authenticator)
    stranger = Client(server.url)
    refused(lambda: enter(stranger, authenticator.use(begin(stranger), origin)))


def test_another_site_is_refused(server):
    person = server.person()
    authenticator = Authenticator()
    register(person, authenticator)
    stranger = Client(server.url)
    options = {**begin(stranger), "rpId": "fieldday.example"}
    refused(lambda: enter(stranger, authenticator.use(options, server.url)))


def test_a_counter_that_goes_back_is_a_copy(server):
    person = server.person()
    authenticator = Authenticator()
    register(person, authenticator)
    stranger = Client(server.url)
    enter(stranger, authenticator.use(begin(stranger), server.url))
    authenticator.counter -= 1
    assert refused(
        lambda: enter(stranger, authenticator.use(begin(stranger), server.url))).body["code"] \
        == "passkeyCopied"
    # From now on neither of the two opens anything, and the owner sees it.
    authenticator.counter += 10
    refused(lambda: enter(stranger, authenticator.use(begin(stranger), server.url)))
    known, = person.call("GET", "/api/account/passkeys")["passkeys"]
    assert known["copied"]
    events = person.call("GET", "/api/account/events")["events"]
    assert "passkeyCopied" in [event["event"] for event in events]
    # The password still does.
    assert Client(server.url).sign_in(person.email, PASSWORD).user == person.user


def test_somebody_must_be_present(server):
    person = server.person()
    authenticator = Authenticator()
    register(person, authenticator)
    stranger = Client(server.url)
    options = begin(stranger)
    data = authenticator.data

    authenticator.data = lambda site, flags, credential=None: data(site, FLAG.UV, credential)
    refused(lambda: enter(stranger, authenticator.use(options, server.url)))
