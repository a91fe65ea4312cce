"""The server under test, set up as a person would and otherwise left at its defaults."""

import concurrent.futures
import dataclasses
import json
import os
import pathlib
import re
import shutil
import subprocess
import time
import uuid

import machine
from generator import Load
from web import Site

HEADERS = ["Content-Type: application/json", "X-Fieldday: 1", "Cookie: {1}"]


@dataclasses.dataclass(frozen=True)
class Person:
    email: str
    password: str
    cookie: str


def fresh_id() -> str:
    """A UUIDv7."""
    number = int(time.time() * 1000) << 80 | uuid.uuid4().int & ((1 << 80) - 1)
    number = number & ~(0xF << 76) | 7 << 76
    return str(uuid.UUID(int=number & ~(3 << 62) | 2 << 62))


class Fieldday:
    """A running server."""

    def __init__(self, binary, data: pathlib.Path, client, environment=None, under=()):
        words = [*under, binary, "serve", "--data", data, "--port", 0]
        if client:
            words += ["--client", client]
        self.log = open(data.with_suffix(".log"), "w")
        self.process = subprocess.Popen(
            [str(word) for word in words], stdout=subprocess.PIPE, stderr=self.log, text=True,
            # Sign-ups are measured, not mail, and everybody comes from this machine.
            env={**os.environ, "FIELDDAY_DELIVERY": "none",
                 "FIELDDAY_NETWORK_LIMIT_FACTOR": "1000", **(environment or {})})
        self.site = Site(self._port())
        # Not before the server has spoken: a tracer first tries itself out on another child.
        self.pid = machine.child_of(self.process.pid) if under else self.process.pid

    def _port(self) -> int:
        for line in self.process.stdout:
            found = re.search(r"Fieldday is at http://[^ ]*:(\d+)", line)
            if found:
                return int(found.group(1))
        raise RuntimeError(f"the server did not start: see {self.log.name}")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        machine.stop(self.process, self.pid)
        self.process.stdout.close()
        self.log.close()

    def metric(self, name: str) -> int:
        text = self.site.ask("GET", "/metrics")[2]
        found = re.search(rf"^{re.escape(name)} (\d+)$", text, re.MULTILINE)
        if not found:
            raise RuntimeError(f"the server has no figure {name}")
        return int(found.group(1))

    # MARK: Setting up

    def sign_up(self, index: int) -> Person:
        email, password = f"person{index}@example.org", f"seven quiet herons {index}"
        body = {"email": email, "password": password}
        status, headers, text = self.site.ask("POST", "/api/account/sign-up", body)
        if status != 201:
            raise RuntimeError(f"no account: {status} {text[:300]}")
        return Person(email, password, headers["Set-Cookie"].split(";")[0])

    def pull(self, person: Person, device: str, cursor=None, limit=500):
        body = {"device": device, "acknowledged": 0, "limit": limit}
        if cursor:
            body["cursor"] = cursor
        return self.site.json("POST", "/api/sync/pull", body, {"Cookie": person.cookie})

    def push(self, person: Person, commands: list, times: list[int] | None = None) -> None:
        """Sends commands, given as (system, name, args), from a device of their own, made now or at these times."""
        device = fresh_id()
        epoch = self.pull(person, device)["epoch"]
        last = None
        now = int(time.time() * 1000)
        for first in range(0, len(commands), 256):
            part = []
            for index, (system, name, args) in enumerate(commands[first:first + 256]):
                part.append({
                    "id": fresh_id(), "device": device, "dseq": first + index + 1,
                    "system": system, "name": name, "version": 1,
                    "at": times[first + index] if times else now, "args": args,
                })
            body = {"device": device, "epoch": epoch, "commands": part}
            if last:
                body["predecessor"] = last
            self.site.json("POST", "/api/sync/push", body, {"Cookie": person.cookie})
            last = part[-1]["id"]
        page = self.pull(person, device, limit=1)
        while page["more"]:
            page = self.pull(person, device, page["cursor"], 1000)
        if page.get("rejections"):
            raise RuntimeError(f"not accepted: {json.dumps(page['rejections'][0])}")

    # MARK: Loads

    def additions(self, people: list[Person]) -> Load:
        """Each request is one `addContact` of a device of its own, the full path of a command."""
        card = {
            "given": "Ana", "family": "Example {n}", "org": "Fieldday", "birthday": "1990-05-17",
            "phones": [{"value": "+82 10 5555 0100", "label": "mobile"}],
            "emails": [{"value": "ana{n}@example.org", "label": "home"}],
        }
        args = {
            "contact": "{id}", "body": {"uid": "urn:uuid:{id}", "card": card, "source": "manual"},
        }
        return self.commands(people, "friends", "addContact", args, [[p.cookie] for p in people])

    def commands(self, people: list[Person], system: str, name: str, args, fields, items=()) -> Load:
        """Each request is one command of a client's device, or of the one that its own line names third, after the
        cookie and the person; "@time" in its arguments is when it is sent."""
        device, count, last = ("{i3}", 1, None) if items and not fields else ("{client}", "@count", "@last")
        command = {
            "id": "{id}", "device": device, "dseq": count, "system": system, "name": name,
            "version": 1, "at": "@time", "args": args,
        }
        body = {"device": device, "epoch": self.pull(people[0], fresh_id())["epoch"]}
        if last:
            body["predecessor"] = last
        text = json.dumps({**body, "commands": [command]}, separators=(",", ":"))
        for mark, place in (("count", "{n}"), ("time", "{at}"), ("last", "{last}")):
            text = text.replace(f'"@{mark}"', place)
        headers = HEADERS if fields else [header.replace("{1}", "{i1}") for header in HEADERS]
        return Load(self.site.port, "/api/sync/push", headers, text, fields or [[]], items=list(items))

    def pulls(self, people: list[Person], changes: int) -> Load:
        """Each request is one pull that brings the latest `changes` changes."""
        fields = []
        for person in people:
            device = fresh_id()
            page = self.pull(person, device)
            while page["more"]:
                page = self.pull(person, device, page["cursor"], 1000)
            cursor = page["cursor"]
            self.push(person, [contact(index) for index in range(changes)])
            got = self.pull(person, device, cursor)
            rows = sum(len(part["rows"]) for part in got["parts"])
            if rows != changes:
                raise RuntimeError(f"the page has {rows} changes instead of {changes}")
            fields.append([person.cookie, device, cursor])
        body = '{"device":"{2}","cursor":"{3}","acknowledged":0,"limit":500}'
        return Load(self.site.port, "/api/sync/pull", HEADERS, body, fields)


def contact(index: int, id: str | None = None):
    """An `addContact` as (system, name, args)."""
    id = id or fresh_id()
    card = {
        "given": f"Given{index}", "family": f"Family{index * 7919 % 10007}", "org": "Fieldday",
        "birthday": "1990-05-17",
        "phones": [{"value": f"+82 10 {index // 10000:04} {index % 10000:04}", "label": "mobile"}],
        "emails": [{"value": f"someone{index}@example.org", "label": "home"}],
    }
    body = {"uid": f"urn:uuid:{id}", "card": card, "source": "manual"}
    return "friends", "addContact", {"contact": id, "body": body}


class World:
    """A data directory with people in it, of which every figure gets a copy of its own."""

    def __init__(self, binary, client, folder: pathlib.Path, count: int):
        self.binary, self.client, self.folder = binary, client, folder
        self.copies = 0
        self.seed = folder / "seed"
        self.seed.mkdir()
        with Fieldday(binary, self.seed, client) as server:
            with concurrent.futures.ThreadPoolExecutor(2) as pool:
                self.people = list(pool.map(server.sign_up, range(count)))

    def data(self) -> pathlib.Path:
        """A copy of the directory, which no server uses."""
        self.copies += 1
        data = self.folder / f"copy{self.copies}"
        shutil.copytree(self.seed, data)
        return data

    def server(self, environment=None, under=(), data=None) -> Fieldday:
        """On a copy of its own unless there is one."""
        return Fieldday(self.binary, data or self.data(), self.client, environment, under)
