"""A client of the sync protocol in a few lines of Python, written from docs/protocol.md alone."""
import http.client
import json
import secrets
import time
import urllib.error
import urllib.request
import uuid

from emails import sent_email


def fresh_id(at=None):
    """A UUIDv7 (RFC 9562 §5.7) of now, or of a time in milliseconds."""
    value = (at or int(time.time() * 1000)) << 80 | secrets.randbits(80)
    value = value & ~(0xF << 76) | 0x7 << 76
    value = value & ~(0x3 << 62) | 0x2 << 62
    return str(uuid.UUID(int=value))


class Problem(Exception):
    def __init__(self, status, body):
        self.status = status
        self.body = body
        super().__init__(f"{status} {body}")


#: What a request ends in when nobody knows what became of it.
UNKNOWN = (OSError, http.client.HTTPException)


class Client:
    """One person's device that is not a browser."""

    def __init__(self, url, cookie=None, outgoing=None):
        self.url = url
        self.cookie = cookie
        #: The cookie by which the server knows this device again.
        self.browser = None
        #: Where the server writes its emails.
        self.outgoing = outgoing
        self.user = None
        self.device = fresh_id()
        self.dseq = 0
        self.epoch = None
        self.cursor = None
        self.mark = 0
        self.acknowledged = None
        self.outbox = []
        self.rows = {}
        self.seqs = []
        self.rejections = []

    def call(self, method, path, body=None):
        headers = {"X-Fieldday": "1"}
        cookies = [cookie for cookie in (self.cookie, self.browser) if cookie]
        if cookies:
            headers["Cookie"] = "; ".join(cookies)
        data = None
        if body is not None:
            data = json.dumps(body).encode()
            headers["Content-Type"] = "application/json"
        request = urllib.request.Request(self.url + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                for cookie in answer.headers.get_all("Set-Cookie") or []:
                    pair = cookie.split(";")[0]
                    if "-browser=" in pair:
                        self.browser = pair
                    else:
                        self.cookie = pair
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise Problem(error.code, json.loads(error.read() or b"{}")) from None

    def sign_up(self, email, password, **more):
        answer = self.call("POST", "/api/account/sign-up",
                           {"email": email, "password": password, **more})
        if "session" not in answer:
            code = sent_email(self.outgoing, email).code
            answer = self.call("POST", "/api/account/sign-up/confirm", {"code": code})
        self.user = answer["session"]["user"]
        return self

    def sign_in(self, email, password):
        answer = self.call("POST", "/api/account/sign-in", {"email": email, "password": password})
        self.user = answer["session"]["user"]
        return self

    # Pulling

    def pull(self):
        more = True
        while more:
            ask = {"device": self.device, "acknowledged": 0, "limit": 1000}
            if self.cursor:
                ask["cursor"] = self.cursor
            more = self.apply(self.call("POST", "/api/sync/pull", ask))
        return self

    def apply(self, page):
        if page.get("reset"):
            self.rows.clear()
        self.epoch, self.cursor = page["epoch"], page["cursor"]
        self.rejections = page.get("rejections", self.rejections)
        for part in page["parts"]:
            if part.get("begins"):
                self.rows = {key: row for key, row in self.rows.items()
                             if row["scope"] != part["scope"]}
            for kind, identity, seq, _revision, body in part["rows"]:
                self.seqs.append(seq)
                if body is None:
                    self.rows.pop((kind, identity), None)
                else:
                    self.rows[kind, identity] = {
                        "scope": part["scope"], "seq": seq, "body": json.loads(body)}
        mark = page.get("mark")
        if mark:
            self.mark, self.acknowledged = mark["dseq"], mark.get("command")
            self.outbox = [entry for entry in self.outbox if entry["dseq"] > self.mark]
        return page["more"]

    def of_kind(self, kind):
        return {identity: row["body"] for (found, identity), row in self.rows.items()
                if found == kind}

    # Pushing

    def enqueue(self, commands):
        """Numbers `(system, name, args)` and keeps them until a page covers them."""
        for system, name, args in commands:
            self.dseq += 1
            self.outbox.append({
                "id": fresh_id(), "device": self.device, "dseq": self.dseq, "system": system,
                "name": name, "version": 1, "at": int(time.time() * 1000), "args": args})
        return self

    def send(self, limit=200):
        """Pushes the next part of the outbox, unchanged however often. The answer is only a hint."""
        part = self.outbox[:limit]
        body = {"device": self.device, "epoch": self.epoch, "commands": part}
        if self.acknowledged:
            body["predecessor"] = self.acknowledged
        return self.call("POST", "/api/sync/push", body)

    def push(self, commands):
        """Sends commands and waits for the page that covers them."""
        if self.epoch is None:
            self.pull()
        self.enqueue(commands)
        while self.outbox:
            self.send()
            self.pull()
        return self

    def deliver(self, commands):
        """The same over a network and a server that may fail at any moment."""
        self.enqueue(commands)
        while self.outbox:
            try:
                if self.epoch is None:
                    self.pull()
                self.send()
                self.pull()
            except UNKNOWN:
                time.sleep(0.02)
            except Problem as problem:
                if problem.status < 500:
                    raise
        return self
