"""A push service of our own, which takes what servers send to browsers, and what a browser keeps of a subscription;
PyPI's http-ece reads what was sent."""
import base64
import http.server
import json
import os
import threading

import http_ece
import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec


def base64url(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class PushService:
    """Takes what servers send to browsers (RFC 8030), and answers as it is told."""

    def __init__(self):
        self.taken = []
        self.status = 201
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.taken.append((self.path, dict(self.headers), body))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_):
                pass

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://127.0.0.1:{self.http.server_port}"


class Browser:
    """What a browser keeps of a subscription."""

    def __init__(self, service, name):
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = os.urandom(16)
        public = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.json = {"endpoint": f"{service.url}/{name}",
                     "keys": {"p256dh": base64url(public), "auth": base64url(self.secret)}}

    def read(self, body):
        return json.loads(http_ece.decrypt(
            body, private_key=self.key, auth_secret=self.secret, version="aes128gcm"))


@pytest.fixture
def service(server):
    running = PushService()
    server.stop()
    server.settings = server.settings | {"FIELDDAY_OUTGOING_LOOPBACK": "true"}
    server.start()
    yield running
    running.http.shutdown()


def subscribe(client, browser, language="en", app="golf"):
    client.call("POST", "/api/push/subscribe",
                {"app": app, "subscription": browser.json, "language": language, "zone": "UTC"})
