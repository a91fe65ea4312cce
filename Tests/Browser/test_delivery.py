"""Emails as the world receives them: files, a mail server with TLS and log-in, an HTTP gateway."""
import email
import email.policy
import http.server
import json
import os
import re
import ssl
import stat
import subprocess
import threading
import urllib.request

import pytest
import trustme
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult, LoginPassword

from api import Client
from conftest import BINARY, PASSWORD, Server, hold_port, until
from emails import Email, sent_email, sent_emails

USER, SECRET = "fieldday", "correct horse"


class Mailbox:
    """What a mail server does with what it is given."""

    def __init__(self, refusals=0):
        self.taken = []
        self.refusals = refusals

    async def handle_DATA(self, server, session, envelope):
        if self.refusals:
            self.refusals -= 1
            return "451 come back later"
        self.taken.append((session.ssl is not None, session.authenticated, envelope))
        return "250 taken"


def authenticate(server, session, envelope, mechanism, data):
    right = isinstance(data, LoginPassword) and (
        data.login, data.password) == (USER.encode(), SECRET.encode())
    return AuthResult(success=right, handled=right)


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    """A certificate authority of the test's own."""
    made = trustme.CA()
    made.path = tmp_path_factory.mktemp("authority") / "authority.pem"
    made.cert_pem.write_to_path(made.path)
    return made


@pytest.fixture
def mail_server(authority):
    running = []

    def begin(mailbox, implicit=False):
        # The controller knocks at its own door with the same context, as a client.
        context = ssl.SSLContext(ssl.PROTOCOL_TLS if implicit else ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(context)
        if implicit:
            options = {"ssl_context": context, "auth_require_tls": False}
        else:
            options = {"tls_context": context, "require_starttls": True}
        held = hold_port()
        controller = Controller(
            mailbox, hostname="localhost", port=held.getsockname()[1], authenticator=authenticate,
            auth_required=True, **options)
        controller.start()
        running.append((controller, held))
        return controller.port

    yield begin
    for controller, held in running:
        controller.stop()
        held.close()


def smtp(port, authority, scheme="smtp", password=SECRET):
    return {
        "FIELDDAY_DELIVERY": "smtp", "FIELDDAY_SMTP_URL": f"{scheme}://localhost:{port}",
        "FIELDDAY_SMTP_USER": USER, "FIELDDAY_SMTP_PASSWORD": password,
        "FIELDDAY_AUTHORITIES": str(authority.path),
        "FIELDDAY_MAIL_FROM": "필드데이 <hello@fieldday.example>",
    }


def ask_for_code(server, address="ana@fieldday.example", **more):
    client = Client(server.url)
    client.call("POST", "/api/account/sign-up",
                {"email": address, "password": PASSWORD, **more})
    return client


def test_files_are_whole_messages_for_their_owner_only(server):
    # Those to the people who have signed up before name another port.
    for path in server.outgoing.iterdir():
        path.unlink()
    for language, word in (("en", "code"), ("ko", "코드")):
        address = f"{language}@fieldday.example"
        ask_for_code(server, address, language=language)
        found = sent_email(server.outgoing, address)
        assert word in found.text and found.code and found.code in found.html
        assert found.link and found.link in found.html
    for path in server.outgoing.iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert stat.S_IMODE(server.outgoing.stat().st_mode) == 0o700
    for found in sent_emails(server.outgoing):
        check_message(found.content)
        # Links begin with the address that is browsed, and nothing is loaded from anywhere.
        links = re.findall(r"https?://[^\s\"<]+", found.text + found.html)
        assert links
        assert all(link.startswith(f"{server.url}/account/") for link in links)
        assert "src=" not in found.html and "<img" not in found.html
    # No address, code or token is in the log.
    log = open(server.log.name).read()
    for found in sent_emails(server.outgoing):
        for secret in (found.to, found.code, found.link.split("#")[1]):
            assert secret not in log


def check_message(content):
    """What RFC 5322 and the mail systems ask for."""
    assert content.count(b"\n") == content.count(b"\r\n") == content.count(b"\r")
    assert content.isascii()
    assert max(len(line) for line in content.split(b"\r\n")) <= 78
    message = email.message_from_bytes(content, policy=email.policy.default)
    assert message["message-id"] and message["date"].datetime and message["from"].addresses
    for part in message.walk():
        assert part.defects == []
    assert message.get_content_type() == "multipart/alternative"
    assert [part.get_content_type() for part in message.iter_parts()] == ["text/plain", "text/html"]


@pytest.mark.parametrize("scheme", ["smtp", "smtps"])
def test_a_mail_server_with_tls_and_log_in(tmp_path, authority, mail_server, scheme):
    mailbox = Mailbox()
    port = mail_server(mailbox, implicit=scheme == "smtps")
    with Server(tmp_path / "data", settings=smtp(port, authority, scheme)) as server:
        ask_for_code(server, language="ko")
        until(lambda: mailbox.taken, what="the message")
        (secure, authenticated, envelope), = mailbox.taken
        assert authenticated and (secure or scheme == "smtps")
        assert envelope.mail_from == "hello@fieldday.example"
        assert envelope.rcpt_tos == ["ana@fieldday.example"]
        content = envelope.original_content
        check_message(content)
        found = Email(content)
        assert found.code and "코드" in found.text
        assert found.message["from"].addresses[0].display_name == "필드데이"


def test_what_was_not_taken_is_tried_again(tmp_path, authority, mail_server):
    mailbox = Mailbox(refusals=1)
    port = mail_server(mailbox)
    with Server(tmp_path / "data", settings=smtp(port, authority)) as server:
        ask_for_code(server)
        until(lambda: mailbox.taken, 40, "the second try")
        assert len(mailbox.taken) == 1
        assert "fieldday_messages_retried_total 1" in metrics(server)
    found = doctor(server)
    assert "0 waiting, 0 given up" in found


def test_a_server_nobody_vouches_for_gets_nothing(tmp_path, authority, mail_server):
    mailbox = Mailbox()
    port = mail_server(mailbox)
    stranger = smtp(port, authority)
    del stranger["FIELDDAY_AUTHORITIES"]
    with Server(tmp_path / "data", settings=stranger) as server:
        ask_for_code(server)
        until(lambda: "fieldday_messages_retried_total 1" in metrics(server), what="the failure")
        assert not mailbox.taken
    assert "1 waiting, 0 given up" in doctor(server)


def metrics(server):
    with urllib.request.urlopen(server.url + "/metrics") as answer:
        return answer.read().decode()


def doctor(server):
    return subprocess.run(
        [BINARY, "doctor", "--data", server.data], capture_output=True, text=True).stdout


def test_a_gateway_over_http(tmp_path):
    asked = []

    class Gateway(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            asked.append((body, self.headers["Authorization"], self.headers["Idempotency-Key"]))
            answer = b'{"result":{"code":0}}'
            self.send_response(200)
            self.send_header("Content-Length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_):
            pass

    gateway = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Gateway)
    threading.Thread(target=gateway.serve_forever, daemon=True).start()
    settings = {
        "FIELDDAY_DELIVERY": "http",
        "FIELDDAY_GATEWAY_URL": f"http://127.0.0.1:{gateway.server_port}/send",
        "FIELDDAY_GATEWAY_HEADER": "Authorization: Bearer secret",
        "FIELDDAY_GATEWAY_BODY": '{"messages":[{"to":"{to}","content":"{text}"}]}',
        "FIELDDAY_GATEWAY_SUCCESS": "result.code=0",
    }
    with Server(tmp_path / "data", settings=settings) as server:
        ask_for_code(server)
        until(lambda: asked, what="the request")
        body, authorization, key = asked[0]
        message, = body["messages"]
        assert message["to"] == "ana@fieldday.example"
        assert re.search(r"^ {4}\d{6}$", message["content"], re.M)
        assert authorization == "Bearer secret" and key
        until(lambda: "fieldday_messages_delivered_total 1" in metrics(server), what="the count")
    gateway.shutdown()


@pytest.mark.parametrize("settings", [
    {"FIELDDAY_DELIVERY": "pigeon"}, {"FIELDDAY_DELIVERY": "smtp"}, {"FIELDDAY_DELIVERY": "http"},
    {"FIELDDAY_DELIVERY": "smtp", "FIELDDAY_SMTP_URL": "http://mail.example"},
    {"FIELDDAY_DELIVERY": "smtp", "FIELDDAY_SMTP_URL": "smtp://mail.example:25",
     "FIELDDAY_SMTP_PLAIN": "true"},
    {"FIELDDAY_DELIVERY": "http", "FIELDDAY_GATEWAY_URL": "http://gateway.example"},
])
def test_unsafe_settings_are_refused(tmp_path, settings):
    tried = subprocess.run(
        [BINARY, "serve", "--data", tmp_path / "data", "--port", "0"], capture_output=True,
        text=True, timeout=30, env={**os.environ, **settings})
    assert tried.returncode != 0
    assert "delivery" in tried.stderr
