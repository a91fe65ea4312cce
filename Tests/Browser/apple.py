"""A provider that behaves like Apple: forms posted across sites, a name told once, signed secrets."""
import base64
import contextlib
import hashlib
import http.server
import json
import secrets
import threading
import time
import urllib.parse

from joserfc import jwt
from joserfc.jwk import ECKey


class AppleLike:
    """Runs on 127.0.0.1, which is another site than localhost, where our server is."""

    client, team, key_id = "example.fieldday", "TEAM123456", "KEY1234567"

    def __init__(self):
        self.signs = ECKey.generate_key("P-256", {"kid": "apple-1", "use": "sig"})
        #: What the service was given, to sign its secrets with.
        self.service = ECKey.generate_key("P-256")
        self.subject, self.email = "001234.abcdef", "x7@privaterelay.appleid.com"
        self.codes, self.known, self.revoked, self.complaints = {}, set(), [], []
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                provider.get(self, urllib.parse.urlsplit(self.path))

            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"])).decode()
                provider.post(self, self.path, dict(urllib.parse.parse_qsl(body)))

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.issuer = f"http://127.0.0.1:{self.server.server_port}"

    @contextlib.contextmanager
    def running(self):
        thread = threading.Thread(target=self.server.serve_forever)
        thread.start()
        try:
            yield self
        finally:
            self.server.shutdown()
            thread.join()
            self.server.server_close()

    def settings(self, folder):
        key = folder / "AuthKey.p8"
        key.write_bytes(self.service.as_pem(private=True))
        return {
            "FIELDDAY_APPLE_CLIENT_ID": self.client, "FIELDDAY_APPLE_TEAM_ID": self.team,
            "FIELDDAY_APPLE_KEY_ID": self.key_id, "FIELDDAY_APPLE_KEY_FILE": str(key),
            "FIELDDAY_APPLE_ISSUER": self.issuer, "FIELDDAY_OUTGOING_LOOPBACK": "true"}

    def get(self, request, url):
        if url.path == "/.well-known/openid-configuration":
            names = {"authorization_endpoint": "authorize", "token_endpoint": "token",
                     "jwks_uri": "keys", "revocation_endpoint": "revoke"}
            return self.answer(request, {"issuer": self.issuer} | {
                name: f"{self.issuer}/{path}" for name, path in names.items()})
        if url.path == "/keys":
            return self.answer(request, {"keys": [self.signs.as_dict(private=False)]})
        if url.path != "/authorize":
            return self.answer(request, {}, status=404)
        query = dict(urllib.parse.parse_qsl(url.query))
        assert query["response_mode"] == "form_post" and query["client_id"] == self.client
        assert query["code_challenge_method"] == "S256"
        code = secrets.token_urlsafe(16)
        self.codes[code] = query
        fields = {"state": query["state"], "code": code}
        if self.subject not in self.known and "name" in query["scope"]:
            # Once, and never again.
            self.known.add(self.subject)
            name = {"firstName": "Ana", "lastName": "Beck"}
            fields["user"] = json.dumps({"name": name, "email": self.email})
        denied = {"state": query["state"], "error": "user_cancelled_authorize"}
        page = "<!DOCTYPE html><title>ID</title>" + "".join(
            self.form(query["redirect_uri"], word, chosen)
            for word, chosen in {"Continue": fields, "Cancel": denied}.items())
        self.answer(request, page.encode(), kind="text/html")

    @staticmethod
    def form(action, word, fields):
        inputs = "".join(
            f"<input type=hidden name={name} value='{value}'>" for name, value in fields.items())
        return f"<form method=post action='{action}'>{inputs}<button>{word}</button></form>"

    def post(self, request, path, form):
        try:
            self.check(form)
            if path == "/revoke":
                self.revoked.append(form["token"])
                return self.answer(request, b"")
            asked = self.codes.pop(form["code"])
            digest = hashlib.sha256(form["code_verifier"].encode()).digest()
            challenge = base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
            assert challenge == asked["code_challenge"], "the verifier fits"
            assert form["redirect_uri"] == asked["redirect_uri"], "the address fits"
        except Exception as complaint:  # told to the test, which fails on any
            self.complaints.append(repr(complaint))
            return self.answer(request, {"error": "invalid_client"}, status=400)
        now = int(time.time())
        claims = {"iss": self.issuer, "sub": self.subject, "aud": self.client, "iat": now,
                  "exp": now + 600, "nonce": asked["nonce"], "email": self.email,
                  "email_verified": "true", "is_private_email": "true"}
        token = jwt.encode({"alg": "ES256", "kid": "apple-1"}, claims, self.signs)
        self.answer(request, {"access_token": "a", "token_type": "Bearer", "id_token": token,
                              "refresh_token": "refresh-" + self.subject})

    def check(self, form):
        """The client's secret is signed with its own key and says what Apple wants to read."""
        assert form["client_id"] == self.client
        token = jwt.decode(form["client_secret"], self.service, algorithms=["ES256"])
        assert token.header["kid"] == self.key_id
        claims, now = token.claims, time.time()
        assert claims["iss"] == self.team and claims["sub"] == self.client
        assert claims["aud"] == self.issuer
        assert now - 60 < claims["iat"] <= now + 60 < claims["exp"] <= now + 15_777_000

    @staticmethod
    def answer(request, body, status=200, kind="application/json"):
        data = body if isinstance(body, bytes) else json.dumps(body).encode()
        request.send_response(status)
        request.send_header("Content-Type", kind)
        request.send_header("Content-Length", str(len(data)))
        request.end_headers()
        request.wfile.write(data)
