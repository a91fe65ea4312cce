"""How long a clone of this tree takes to build, to test and to show a change: medians of three rounds, each in
a clone of its own. Takes a night, so it is measured only when it is asked for (`make bench FIGURES=build`)."""

import contextlib
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

from playwright.sync_api import sync_playwright

from report import at_most, median

ROOT = pathlib.Path(__file__).resolve().parents[2]
ROUNDS = 3
# A screen, the file its words are in, and two of them.
SCREEN = "/account/sign-up"
WORDS = "Apps/Accounts/UI/AccountsText.swift"
BEFORE, AFTER = "Create your account", "Make your account"
# The targets of others that ours are built on.
DEPENDENCIES = [
    "GRDB", "Hummingbird", "ArgumentParser", "Configuration", "CryptoExtras", "JWTKit", "UnixSignals",
]
MINUTE = 60


def measure(bench):
    found = {}
    for number in range(ROUNDS):
        for name, value in one_round(Clone(bench.folder / f"clone{number}")):
            print(f"{name}: {value:.1f} s", flush=True)
            found.setdefault(name, []).append(value)
    return [at_most(name, median(values), LIMITS.get(name, float("inf")), "s", 1, all=values)
            for name, values in found.items()]


# What is promised, in seconds. The steps of a test and the work behind them are told without one.
LIMITS = {
    "make run from nothing": 15 * MINUTE,
    "make run, unchanged": 20,
    "a changed view to the screen, make dev": 25,
    "make quick APP=DayBlock, warm": 6 * MINUTE,
    "make test from nothing": 35 * MINUTE,
    "make test, warm": 22 * MINUTE,
}


def one_round(clone):
    """Names and seconds, in an order in which each finds what it wants built, or nothing."""
    yield "make run from nothing", clone.serve()
    yield "make run, unchanged", clone.serve()
    with clone.changing() as change:
        yield "a changed view to the screen, the real client", clone.rebuild(change)
    yield "a changed view to the screen, make dev", median(clone.watch_changes())
    clone.forget()
    yield from clone.test("make test from nothing")
    yield from clone.test("make test, warm")
    yield "make quick APP=DayBlock, warm", clone.make("quick", "APP=DayBlock")
    clone.forget()
    yield from clone.work()
    clone.remove()


class Clone:
    """A fresh clone of this tree."""

    def __init__(self, folder):
        self.folder = folder
        subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)

    def run(self, *command):
        """What a command prints; it has to succeed."""
        return subprocess.run(
            command, cwd=self.folder, check=True, text=True, stdout=subprocess.PIPE,
            stdin=subprocess.DEVNULL).stdout

    def make(self, *words):
        began = time.monotonic()
        self.run("make", *words)
        return time.monotonic() - began

    @contextlib.contextmanager
    def serving(self, target):
        """`make run` or `make dev`, from the moment it begins."""
        port = free_port()
        serving = subprocess.Popen(
            ["make", target, f"DATA={self.folder / 'data'}", f"PORT={port}"], cwd=self.folder,
            stdout=subprocess.DEVNULL, stdin=subprocess.DEVNULL, start_new_session=True)
        try:
            yield f"http://localhost:{port}", serving
        finally:
            os.killpg(serving.pid, signal.SIGTERM)
            serving.wait()

    def serve(self):
        """Until the server of `make run` is ready."""
        began = time.monotonic()
        with self.serving("run") as (address, process):
            wait_until_ready(address, process)
            return time.monotonic() - began

    @contextlib.contextmanager
    def changing(self):
        """Something that changes a word on a screen; at the end it is as before."""
        file = self.folder / WORDS
        text = file.read_text()

        def change():
            now = file.read_text()
            old, new = (BEFORE, AFTER) if f'"{BEFORE}"' in now else (AFTER, BEFORE)
            file.write_text(now.replace(f'"{old}"', f'"{new}"'))
            return new

        yield change
        file.write_text(text)

    def rebuild(self, change):
        change()
        return self.make("web")

    def watch_changes(self):
        """Seconds from a changed file to the changed word on an open page."""
        with self.serving("dev") as (address, process), self.changing() as change:
            wait_until_ready(address, process)
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(
                    executable_path=shutil.which("chromium"), args=["--no-sandbox"])
                page = browser.new_page(locale="en-US")
                page.goto(address + SCREEN)
                page.get_by_text(BEFORE).wait_for()
                for _ in range(4):
                    began = time.monotonic()
                    page.get_by_text(change()).wait_for(timeout=300_000)
                    yield time.monotonic() - began
                browser.close()

    def test(self, name):
        """A whole test, and each of its steps."""
        began = time.monotonic()
        printed = self.run("make", "test")
        yield name, time.monotonic() - began
        for step, seconds in re.findall(r"^-- (.*): (\d+) s$", printed, re.MULTILINE):
            yield f"{name}: {step}", float(seconds)

    def work(self):
        """Seconds of processor of each part of a build."""
        self.run("swift", "package", "resolve")
        swift = ["swift", "build", "-c", "release"]
        parts = {
            "dependencies": [[*swift, "--target", name] for name in DEPENDENCIES],
            "own code": [swift],
            "tests": [[*swift, "--build-tests"]],
            "client": [["Tools/compile-web.sh"]],
        }
        for name, commands in parts.items():
            before = worked()
            for command in commands:
                self.run(*command)
            yield f"processor: {name}", worked() - before

    def forget(self):
        """What has been built goes."""
        shutil.rmtree(self.folder / ".build")

    def remove(self):
        shutil.rmtree(self.folder)


def worked():
    """Seconds of processor that all ended children have used."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def wait_until_ready(address, process):
    while True:
        if process.poll() is not None:
            raise RuntimeError(f"it ended with {process.returncode}")
        with contextlib.suppress(OSError):
            with urllib.request.urlopen(address + "/readyz", timeout=5):
                return
        time.sleep(0.1)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]
