"""How often the disk is synced, counted by the kernel's tracer."""

import collections
import re

import generator
from report import Figure, at_most

TRACE = ["strace", "-f", "-qq", "-y", "--seccomp-bpf", "-e", "trace=fdatasync,fsync", "-o"]


def measure(bench):
    many = count(bench, "many", clients=64, each=100)
    one = count(bench, "one", clients=1, each=2_000)
    return [
        at_most(
            "fdatasync per 1,000 commands, 64 clients", sum(many.values()) * 1_000 / 6_400, 40, "",
            1, files=many),
        exact(one, 2_000),
    ]


def exact(calls, commands: int) -> Figure:
    """One sync of the log for each command; moving a long log into the file syncs besides."""
    logged = calls["wal"] / commands
    moved = sum(calls.values()) - calls["wal"]
    return Figure(
        "fdatasync of the log per command, 1 client", "1",
        f"{logged:.3f} (and {moved} of the file)", logged, abs(logged - 1) < 0.01,
        {"files": calls, "commands": commands})


def count(bench, name: str, clients: int, each: int):
    """Syncs by file while every client sends `each` commands."""
    path = bench.folder / f"syncs-{name}"
    with bench.world.server(under=[*TRACE, path]) as server:
        load = server.additions(bench.world.people)
        generator.run(bench.load, load, clients, 60, 2)
        before = calls(path)
        generator.run(bench.load, load, clients, 60, each)
        return dict(calls(path) - before)


def calls(path) -> collections.Counter:
    found = collections.Counter()
    for line in path.read_text().splitlines():
        # A call that another one interrupts is printed twice, the second time as resumed.
        call = re.search(r"f(?:data)?sync\(\d+<([^>]*)>", line)
        if call:
            found["wal" if call.group(1).endswith("-wal") else "file"] += 1
    return found
