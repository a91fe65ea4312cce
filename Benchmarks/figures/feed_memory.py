"""Memory of the server with the lists of 10,000 golfers, who have each asked for the first page of All over HTTP, less
that after 64 others have asked thirty times: by then the caches of the database are full. Lists that are read to their
end have 600 posts: what 500 of them take in a program of their own, times twenty."""

import json
import subprocess

import generator
import machine
import posts
from generator import Load
from report import at_most, told

LISTS, REACH = 10_000, 100
WARM = 30
SECONDS = 1_200
# Lists that are read to their end, and those before that do not count.
WHOLE, FIRST = 500, 100
MEGABYTE = 1_000_000


def measure(bench):
    town = posts.town(bench)
    readers = town.crowd[:LISTS - posts.READERS]
    with bench.world.server(data=town.data) as server:
        ask(bench, server, [[person.cookie] for person in town.readers * WARM])
        before = machine.settled_resident(server.pid)
        ask(bench, server, [[person.cookie] for person in readers])
        more = (machine.settled_resident(server.pid) - before) / MEGABYTE
    whole = read(bench, town)
    return [
        at_most(f"memory of {len(readers):,} lists that are kept", more, REACH, "MB", 1, before=before / MEGABYTE),
        told(f"the same, were each read to its end ({whole['posts'] // whole['lists']} posts)",
             f"{whole['bytes'] / whole['lists'] * LISTS / MEGABYTE:.0f} MB"),
    ]


def ask(bench, server, cookies: list[list[str]]) -> None:
    """Each asks for a first page, some at once."""
    load = Load(
        server.site.port, "/api/golf/feed?filter=all", ["X-Fieldday: 1", "Cookie: {i1}"], "", [[]], "GET", cookies)
    result = generator.run(bench.load, load, posts.READERS, SECONDS)
    if result.requests != len(cookies):
        raise RuntimeError(f"{result.requests} of {len(cookies)} pages were read")


def read(bench, town) -> dict[str, int]:
    words = [bench.load.with_name("feed"), "lists", town.data, town.now]
    people = town.crowd[:FIRST + WHOLE]
    out = subprocess.run(
        [str(word) for word in words], input="\n".join(person.user for person in people), check=True,
        capture_output=True, text=True)
    return json.loads(out.stdout)
