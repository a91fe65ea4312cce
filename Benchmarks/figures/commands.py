"""Durable commands a second next to the peer's creates: the same generator, by turns, medians of
three. The CPU of a command and of a pull is the process's own time by the number of requests."""

import generator
import machine
from pocketbase import PocketBase
from report import at_least, at_most, median

CLIENTS = 64
ROUNDS = 3
SECONDS = 4


def measure(bench):
    peer_folder = bench.folder / "peer"
    peer_folder.mkdir()
    with bench.world.server() as server, PocketBase(peer_folder, CLIENTS) as peer:
        ours, theirs = server.additions(bench.world.people), peer.additions()
        for load in (ours, theirs):
            generator.run(bench.load, load, CLIENTS, 1)
        samples = {"fieldday": [], "pocketbase": []}
        cpu, peer_cpu = [], []
        for _ in range(ROUNDS):
            for name, load, pid, spent in (
                ("fieldday", ours, server.pid, cpu), ("pocketbase", theirs, peer.pid, peer_cpu),
            ):
                before = machine.cpu_seconds(pid)
                result = generator.run(bench.load, load, CLIENTS, SECONDS)
                spent.append((machine.cpu_seconds(pid) - before) / result.requests * 1e6)
                samples[name].append(result)
        pull = pulls(bench, server)
    mine, other = (
        median(result.per_second for result in samples[name]) for name in samples)
    details = {
        name: [{"per_second": r.per_second, "p50": r.p50, "p99": r.p99} for r in results]
        for name, results in samples.items()
    }
    return [
        at_least(
            f"durable commands/s, {CLIENTS} clients, and the peer's creates/s", mine / other, 3,
            f"{mine:,.0f}/s and {other:,.0f}/s", **details),
        at_most(
            "CPU per accepted command", median(cpu), 120, "µs", samples=cpu, peer=peer_cpu),
        pull,
    ]


def pulls(bench, server):
    load = server.pulls(bench.world.people[:8], 20)
    generator.run(bench.load, load, 8, 1)
    samples = []
    for _ in range(ROUNDS):
        before = machine.cpu_seconds(server.pid)
        result = generator.run(bench.load, load, 8, 2)
        samples.append((machine.cpu_seconds(server.pid) - before) / result.requests * 1e6)
    return at_most("CPU per pull of 20 changes", median(samples), 200, "µs", samples=samples)
