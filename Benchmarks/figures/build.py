"""How long a clone of this tree takes to build, to test and to show a change: medians of three rounds, each in
a clone of its own. Takes a night, so it is measured only when it is asked for (`make bench FIGURES=build`).
`ROUNDS=1` makes one round of it. `ONLY="quick:RefWatch test"` measures some of the warm figures, without clones."""

import contextlib
import os
import pathlib
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
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
    for name, value in alone(bench) if bench.only else rounds(bench):
        print(f"{name}: {value:.1f} s", flush=True)
        found.setdefault(name, []).append(value)
    return [at_most(name, median(values), limit(name), "s", 1, all=values)
            for name, values in found.items()]


def rounds(bench):
    """Everything, each round in a clone of its own."""
    for number in range(bench.rounds or ROUNDS):
        yield from one_round(Clone(bench.folder / f"clone{number}"))


def alone(bench):
    """Some figures, in this tree, where `make bench` has built what is served: each once to have all built
    that it needs, then as often as rounds are wanted."""
    tree = Tree(ROOT, bench.folder / "served")
    for name in bench.only:
        name, _, app = name.partition(":")
        if name not in ALONE or app and name != "quick":
            sys.exit(f"Alone there is no {name}: {' '.join(ALONE)}, or quick:APP")
        for number in range(1 + (bench.rounds or ROUNDS)):
            for figure in ALONE[name](tree, *[app] * (app != "")):
                if number > 0:
                    yield figure


QUICK = "make quick APP={}, warm"
# What is promised, in seconds. The steps of a test and the work behind them are told without one.
LIMITS = {
    "make run from nothing": 15 * MINUTE,
    "make run, unchanged": 20,
    "a changed view to the screen, make dev": 25,
    QUICK.format("DayBlock"): 6 * MINUTE,
    "make test from nothing": 35 * MINUTE,
    "make test, warm": 22 * MINUTE,
}


def limit(name):
    return LIMITS[QUICK.format("DayBlock")] if name.startswith("make quick") else LIMITS.get(name, float("inf"))


def one_round(clone):
    """Names and seconds, in an order in which each finds what it wants built, or nothing."""
    yield "make run from nothing", clone.serve()
    yield from unchanged(clone)
    yield from changed(clone)
    yield from developed(clone)
    clone.forget()
    yield from clone.test("make test from nothing")
    yield from tested(clone)
    yield from quick(clone)
    clone.forget()
    yield from clone.work()
    clone.remove()


def unchanged(tree):
    yield "make run, unchanged", tree.serve()


def changed(tree):
    with tree.changing() as change:
        yield "a changed view to the screen, the real client", tree.rebuild(change)


def developed(tree):
    yield "a changed view to the screen, make dev", median(tree.watch_changes())


def tested(tree):
    yield from tree.test("make test, warm")


def quick(tree, app="DayBlock"):
    yield QUICK.format(app), tree.make("quick", f"APP={app}")


# What can be measured alone, by its short name.
ALONE = {"run": unchanged, "view": changed, "dev": developed, "test": tested, "quick": quick}


class Tree:
    """A tree in which things are built."""

    def __init__(self, folder, data):
        self.folder = folder
        self.data = data

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
            ["make", target, f"DATA={self.data}", f"PORT={port}"], cwd=self.folder,
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

        try:
            yield change
        finally:
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


class Clone(Tree):
    """A fresh clone of this tree."""

    def __init__(self, folder):
        super().__init__(folder, folder / "data")
        subprocess.run(["git", "clone", "-q", ROOT, folder], check=True)

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
