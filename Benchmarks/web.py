"""A few lines of HTTP for setting servers up; nothing here is measured."""

import http.client
import json


class Refused(Exception):
    """An answer that is not a success."""


class Site:
    """A server on this machine."""

    def __init__(self, port: int):
        self.port = port

    def ask(self, method: str, path: str, body=None, headers=None):
        """Returns status, headers and the body as text."""
        link = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        try:
            text = None if body is None else json.dumps(body)
            sent = {"X-Fieldday": "1", **(headers or {})}
            if text is not None:
                sent["Content-Type"] = "application/json"
            link.request(method, path, text, sent)
            answer = link.getresponse()
            return answer.status, answer.headers, answer.read().decode()
        finally:
            link.close()

    def json(self, method: str, path: str, body=None, headers=None):
        """The body of a success."""
        status, _, text = self.ask(method, path, body, headers)
        if not 200 <= status < 300:
            raise Refused(f"{method} {path}: {status} {text[:300]}")
        return json.loads(text) if text else None
