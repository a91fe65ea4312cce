"""What a server leaves behind while people use it: no word of theirs in its log or metrics, no file that others
can read, and nothing of its keys in what is built."""
import base64
import http.client
import pathlib
import re
import stat

import pytest

from api import Client, Problem
from conftest import BINARY, CLIENT, PASSWORD, Server
from emails import sent_email
from test_passkeys_foreign import Authenticator, begin, enter, register

SETTINGS = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_LOG_LEVEL": "trace"}
WRONG, NEW = "canary-guess-4711", "canary-new-words-88"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    with Server(tmp_path_factory.mktemp("silence") / "data", settings=SETTINGS) as running:
        yield running


def attempt(ask):
    with pytest.raises(Problem):
        ask()


def metrics(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=10)
    connection.request("GET", "/metrics")
    answer = connection.getresponse()
    assert answer.status == 200
    return answer.read().decode()


def journey(server):
    """Lives a life with the server; answers everything that must not be told."""
    email, name, username = "canary.sparrow@fieldday.example", "Canary Sparrow", "canary_name"
    person = Client(server.url, outgoing=server.outgoing)
    person.email = email
    person.sign_up(email, PASSWORD, displayName=name, username=username, language="ko")
    secrets = [email, "sparrow", username, PASSWORD, person.cookie.split("=")[1],
               person.browser.split("=")[1], person.user, sent_email(server.outgoing, email).code]
    stranger = Client(server.url)
    attempt(lambda: stranger.sign_in(email, WRONG))
    attempt(lambda: stranger.sign_in(username, WRONG))
    authenticator = Authenticator()
    register(person, authenticator)
    enter(stranger, authenticator.use(begin(stranger), server.url))
    secrets.append(stranger.cookie.split("=")[1])
    person.pull()
    begun = person.call("POST", "/api/account/second-factor/begin", {})
    secrets += [value for value in begun.values() if isinstance(value, str) and len(value) > 8]
    stranger.call("POST", "/api/account/forgot-password", {"email": email})
    # Emails about other things may still be on their way, and this one is perhaps there already.
    reset = sent_email(
        server.outgoing, email, where=lambda sent: (sent.link or "").startswith("/account/reset#"))
    token = reset.link.split("#")[1]
    stranger.call("POST", "/api/account/reset-password", {"token": token, "password": NEW})
    secrets += [token, reset.code, WRONG, NEW]
    secrets.append(person.sign_in(email, NEW).cookie.split("=")[1])
    attempt(lambda: stranger.call("GET", "/api/account/username/canary%20path"))
    return secrets + ["canary%20path", "canary path"]


def test_nothing_of_a_journey_is_logged_or_measured(server):
    secrets = journey(server)
    # The last thing done is in the log once this is.
    page = metrics(server)
    log = pathlib.Path(server.log.name).read_text(errors="replace")
    assert "/api/account/sign-in" in log, "the log is as talkative as can be"
    for secret in secrets:
        assert len(secret) >= 6
        # Not as a part of a longer number: six digits are in many an id.
        alone = re.compile(rf"(?<![0-9a-f]){re.escape(secret.lower())}(?![0-9a-f])")
        assert not alone.search(log.lower()), secret
        assert not alone.search(page.lower()), secret
    assert "@fieldday.example" not in log


def test_only_the_owner_can_read_the_data(server):
    for path in [server.data, *server.data.rglob("*")]:
        mode = stat.S_IMODE(path.lstat().st_mode)
        inside = path.relative_to(server.data).parts
        if path.is_dir():
            assert mode & 0o077 == 0, f"{inside} {mode:o}"
        elif path.is_file() and inside[:1] != ("outgoing",):
            assert mode & 0o077 == 0, f"{inside} {mode:o}"
    keys = server.data / "keys"
    assert stat.S_IMODE(keys.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in keys.iterdir()} == {0o600}
    assert {file.name for file in keys.iterdir()} >= {"peppers", "field-encryption"}


def needles(server):
    """The keys of a server in every form they could be built in as."""
    for file in (server.data / "keys").iterdir():
        for line in file.read_text().splitlines():
            text = line.split(":", 1)[1]
            key = base64.b64decode(text)
            assert len(key) == 32
            yield from (key, text.encode(), key.hex().encode(), key.hex().upper().encode())


def artefacts():
    files = [BINARY, *(path for path in pathlib.Path(CLIENT).rglob("*") if path.is_file())]
    assert len(files) > 5
    for file in files:
        yield file, file.read_bytes()


@pytest.mark.client
def test_nothing_that_is_built_holds_a_key(server):
    keys = list(needles(server))
    # A header and the base64 of a key after it; libraries know the header alone.
    private = re.compile(rb"-----BEGIN [A-Z ]*PRIVATE KEY-----\s+[A-Za-z0-9+/=\s]{40,}")
    pepper = re.compile(rb"(?i)pepper[\"']?\s*[:=]\s*[\"'][A-Za-z0-9+/=]{16,}")
    for file, content in artefacts():
        for key in keys:
            assert key not in content, file
        assert not private.search(content), file
        assert not pepper.search(content), file


def test_keys_are_in_no_log_database_or_backup(server, tmp_path):
    keys = list(needles(server))
    places = [path for path in server.data.rglob("*")
              if path.is_file() and path.parent.name != "keys"]
    places.append(pathlib.Path(server.log.name))
    for place in places:
        content = place.read_bytes()
        for key in keys:
            assert key not in content, place
