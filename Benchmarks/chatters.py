"""Is a device of each of many people, in a process of its own.

    chatters.py PORT < people      each line: a cookie and the person's id

Every device has pulled what there is and holds a stream of change notifications open; at each, it pulls. Prints the
number of devices once all are ready, reads until standard input ends, and then prints a line for
each chat message: its id and when each device of somebody else had it, in nanoseconds of the
machine's monotonic clock.
"""

import asyncio
import json
import pathlib
import subprocess
import sys
import time

import machine
from fieldday import fresh_id

STREAM = (
    "GET /api/sync/pokes HTTP/1.1\r\nHost: localhost:{port}\r\nAccept: text/event-stream\r\n"
    "Cookie: {cookie}\r\n\r\n")
PULL = (
    "POST /api/sync/pull HTTP/1.1\r\nHost: localhost:{port}\r\nX-Fieldday: 1\r\n"
    "Content-Type: application/json\r\nCookie: {cookie}\r\nContent-Length: {length}\r\n\r\n{body}")


class Device:
    """Somebody's device."""

    def __init__(self, port: int, person: str, heard: dict):
        self.cookie, self.user = person.split("\t")
        self.port, self.heard = port, heard
        self.id = fresh_id()
        self.cursor = None
        self.moved = asyncio.Event()
        self.link = None

    async def run(self, ready) -> None:
        await self.pull()
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(STREAM.format(port=self.port, cookie=self.cookie).encode())
        pulling = asyncio.create_task(self.follow())
        try:
            while line := await reader.readline():
                if line == b"data: open\n":
                    ready()
                if line.startswith(b"data: "):
                    self.moved.set()
            raise RuntimeError("the server closed a stream")
        finally:
            pulling.cancel()
            writer.close()

    async def follow(self) -> None:
        while True:
            await self.moved.wait()
            self.moved.clear()
            await self.pull()

    async def pull(self) -> None:
        more = True
        while more:
            body = {"device": self.id, "acknowledged": 0, "limit": 500}
            if self.cursor:
                body["cursor"] = self.cursor
            page = await self.ask(json.dumps(body))
            now = time.monotonic_ns()
            self.cursor, more = page["cursor"], page["more"]
            for part in page["parts"]:
                for kind, id, _, _, body in part["rows"]:
                    if kind == "golfMessage" and f'"sender":{{"user":"{self.user}"' not in body:
                        self.heard.setdefault(id, []).append(now)

    async def ask(self, body: str) -> dict:
        if not self.link:
            self.link = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 20)
        reader, writer = self.link
        writer.write(PULL.format(
            port=self.port, cookie=self.cookie, length=len(body), body=body).encode())
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        length = int(head.split("content-length:")[1].split("\r\n")[0])
        answer = await reader.readexactly(length)
        if " 200 " not in head.split("\r\n")[0]:
            raise RuntimeError(f"a pull was answered: {answer[:200]}")
        return json.loads(answer)


async def chat(port: int, people: list[str]) -> None:
    heard: dict[str, list[int]] = {}
    left = len(people)

    def ready() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            print(len(people), flush=True)

    tasks = []
    for first in range(0, len(people), 50):
        devices = [Device(port, person, heard) for person in people[first:first + 50]]
        tasks += [asyncio.create_task(device.run(ready)) for device in devices]
        await asyncio.sleep(0.1)
    end = asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    done, _ = await asyncio.wait([end, *tasks], return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        task.result()
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for id, times in heard.items():
        print(id, *times)


class Chatters:
    """Devices that are online as long as the value is in use; then `heard` is what they heard."""

    def __init__(self, port: int, golfers: list):
        self.process = subprocess.Popen(
            [sys.executable, pathlib.Path(__file__), str(port)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        for golfer in golfers:
            self.process.stdin.write(f"{golfer.cookie}\t{golfer.user}\n")
        self.process.stdin.write("\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if line.strip() != str(len(golfers)):
            raise RuntimeError(f"only some of {len(golfers)} devices are online")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        lines = [line.split() for line in self.process.stdout.read().splitlines()]
        self.heard = {words[0]: [int(word) for word in words[1:]] for words in lines}
        self.process.wait()


if __name__ == "__main__":
    machine.raise_limits()
    everybody = []
    while text := sys.stdin.readline().strip():
        everybody.append(text)
    asyncio.run(chat(int(sys.argv[1]), everybody))
