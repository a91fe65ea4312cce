"""Holds many event streams open, as many devices would, in a process of its own.

    streams.py PORT < lines        each line: the header that says who it is

Prints the number of open streams once each has had its first event, then reads whatever comes
until standard input ends, closes them all and prints how many bytes came.
"""

import select
import socket
import subprocess
import sys
import pathlib

import machine

REQUEST = (
    "GET /api/sync/pokes HTTP/1.1\r\nHost: localhost:{port}\r\n"
    "Accept: text/event-stream\r\n{header}\r\n\r\n")


def hold(port: int, headers: list[str]) -> None:
    machine.raise_limits()
    waiting = select.epoll()
    sockets = {}
    silent = set()
    for header in headers:
        link = socket.create_connection(("127.0.0.1", port))
        link.sendall(REQUEST.format(port=port, header=header).encode())
        sockets[link.fileno()] = link
        silent.add(link.fileno())
        waiting.register(link, select.EPOLLIN)
    received = 0
    waiting.register(sys.stdin, select.EPOLLIN)
    while True:
        for found, _ in waiting.poll():
            if found == sys.stdin.fileno():
                for link in sockets.values():
                    link.close()
                print(received, flush=True)
                return
            part = sockets[found].recv(65_536)
            if not part:
                raise SystemExit("the server closed a stream")
            received += len(part)
            if found in silent and b"data: open" in part:
                silent.discard(found)
                if not silent:
                    print(len(sockets), flush=True)


class Streams:
    """Streams that are open as long as the value is in use."""

    def __init__(self, port: int, headers: list[str]):
        self.process = subprocess.Popen(
            [sys.executable, pathlib.Path(__file__), str(port)], stdin=subprocess.PIPE,
            stdout=subprocess.PIPE, text=True)
        self.process.stdin.write("\n".join(headers) + "\n\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if line.strip() != str(len(headers)):
            raise RuntimeError(f"only {line.strip() or 'some'} of {len(headers)} streams are open")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.received = int(self.process.stdout.read() or 0)
        self.process.wait()


if __name__ == "__main__":
    lines = []
    while (text := sys.stdin.readline().strip()):
        lines.append(text)
    hold(int(sys.argv[1]), lines)
