"""Watches a match as many people would, in a process of its own.

    mirrors.py PORT PATH COUNT

Opens that many streams of one mirror, prints their number once each has had its snapshot, and then
notes when each hears of each new score, until standard input ends. Prints a line for each score:
the score and when each stream heard of it, in nanoseconds of the machine's monotonic clock.
"""

import asyncio
import json
import pathlib
import subprocess
import sys
import time

import machine

REQUEST = "GET {path}/stream HTTP/1.1\r\nHost: localhost:{port}\r\nAccept: text/event-stream\r\n\r\n"


async def watch(port: int, path: str, heard: dict, opened) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 20)
    writer.write(REQUEST.format(path=path, port=port).encode())
    score = -1
    try:
        while line := await reader.readline():
            if not line.startswith(b"data: "):
                continue
            now = time.monotonic_ns()
            message = json.loads(line[6:])
            if "course" not in message:
                continue
            if score < 0:
                opened()
            # Of several goals in one message each is heard of now.
            for goal in range(score + 1, message["course"]["score"]["home"] + 1):
                if score >= 0:
                    heard.setdefault(goal, []).append(now)
            score = message["course"]["score"]["home"]
    finally:
        writer.close()


async def watch_all(port: int, path: str, count: int) -> None:
    heard: dict[int, list[int]] = {}
    left = count

    def opened() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            print(count, flush=True)

    tasks = [asyncio.create_task(watch(port, path, heard, opened)) for _ in range(count)]
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    for goal in sorted(heard):
        print(goal, *heard[goal])


class Viewers:
    """People who watch as long as the value is in use; then `heard` is what they heard."""

    def __init__(self, port: int, path: str, count: int):
        self.process = subprocess.Popen(
            [sys.executable, pathlib.Path(__file__), str(port), path, str(count)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        if line.strip() != str(count):
            raise RuntimeError(f"only {line.strip() or 'some'} of {count} streams are open")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        lines = [line.split() for line in self.process.stdout.read().splitlines()]
        self.heard = {int(words[0]): [int(word) for word in words[1:]] for words in lines}
        self.process.wait()


if __name__ == "__main__":
    machine.raise_limits()
    asyncio.run(watch_all(int(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
