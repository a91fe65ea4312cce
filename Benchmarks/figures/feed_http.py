"""First pages of All over HTTP, 20 posts each, by the generator: 64 clients who each send one request after the other,
and eight. Then PocketBase's list of its newest 20 of as many posts, with an index of when they were made, the
authors' names within them and nobody blocked, by the same clients. Nobody may ask more than 120 times a minute."""

import sys

import generator
import posts
from generator import Load
from pocketbase import PocketBase
from report import at_most, told
from web import Refused

CLIENTS, FEW = 64, 8
REACH = 50
# Requests of each client that count, and those before that do not.
REQUESTS, WARM = 40, 5
SECONDS = 60


def measure(bench):
    town = posts.town(bench)
    with bench.world.server(data=town.data) as server:
        many = run(bench, server, town.readers[:CLIENTS])
        few = run(bench, server, town.crowd[:FEW])
    return [
        at_most(f"first page of All over HTTP, {CLIENTS} clients, p95", many.p95 / 1_000, REACH, "ms", 1,
                p50=many.p50 / 1_000, per_second=many.per_second),
        told(f"the same, {FEW} clients", f"{few.p95 / 1_000:.1f} ms", p50=few.p50 / 1_000),
        against(bench, town),
    ]


def run(bench, server, people):
    load = Load(
        server.site.port, "/api/golf/feed?filter=all", ["X-Fieldday: 1", "Cookie: {1}"], "",
        [[person.cookie] for person in people], method="GET")
    generator.run(bench.load, load, len(people), SECONDS, WARM)
    return generator.run(bench.load, load, len(people), SECONDS, REQUESTS)


def against(bench, town):
    name = f"PocketBase's list of newest posts over HTTP, {CLIENTS} clients, p95"
    folder = bench.folder / "pages"
    folder.mkdir()
    try:
        with PocketBase(folder, CLIENTS) as peer:
            load = peer.newest(town)
            generator.run(bench.load, load, CLIENTS, SECONDS, WARM)
            result = generator.run(bench.load, load, CLIENTS, SECONDS, REQUESTS)
    except (OSError, RuntimeError, Refused) as error:
        print(f"measured without a peer: {error}", file=sys.stderr)
        return told(name, "not installed")
    return told(name, f"{result.p95 / 1_000:.1f} ms", p50=result.p50 / 1_000, per_second=result.per_second)
