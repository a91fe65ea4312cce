"""Pages of the feed in a program that does nothing else: what the route does, without HTTP and JSON. Readers follow
1,000 golfers and ask once for their first page and for the four after it, which are of the list that is kept then; 20
posts a page. PostgreSQL has the same golfers, follows, posts and likes, and is asked by Python over a Unix socket with
prepared statements for the same 20 posts with their authors, counts and the reader's own likes: the newest of those
whom the reader follows, and the first by Lemmy's ranking. It does not look at who may read what."""

import json
import subprocess
import sys
import time
import uuid

import posts
from lemmy import Lemmy
from report import Figure, part, spread, told

ALL, FRIENDS, NEXT = 10, 20, 5
# How often a peer is asked by each reader.
TIMES = 4


def measure(bench):
    town = posts.town(bench)
    everybody = town.readers + town.crowd[:10 * posts.READERS]
    first = pages(bench, town, "all", everybody)
    friends = pages(bench, town, "friends", town.readers)
    figures = [
        spread(f"first page of All in-process, {town.size}, p95", first["first"], ALL, 2),
        spread(f"first page of Friends in-process, {town.most:,} followed, p95", friends["first"], FRIENDS, 2),
        spread("next page of a kept list in-process, p95", first["next"] + friends["next"], NEXT, 2),
    ]
    return figures + against(town, first["first"], friends["first"])


def pages(bench, town, filter: str, people) -> dict[str, list[float]]:
    """Milliseconds of first pages and of those after them. What comes first, while nothing is in memory, counts too:
    it is one page of many."""
    words = [bench.load.with_name("feed"), filter, town.data, town.now]
    out = subprocess.run(
        [str(word) for word in words], input="\n".join(person.user for person in people), check=True,
        capture_output=True, text=True)
    found = json.loads(out.stdout)
    if not all(found["found"]):
        raise RuntimeError("a page had no post")
    return {name: [micros / 1_000 for micros in found[name]] for name in ("first", "next")}


def against(town, first: list[float], friends: list[float]) -> list[Figure]:
    """Next to the peer; without one the table says so."""
    try:
        with Lemmy(town) as peer:
            newest = timed(peer.newest, town.readers)
            hottest = timed(peer.hottest, town.readers)
    except (ImportError, OSError, RuntimeError, subprocess.CalledProcessError) as error:
        print(f"measured without a peer: {error}", file=sys.stderr)
        return [told("the same of PostgreSQL", "not installed")]
    return [
        beside("first page of Friends and PostgreSQL's newest of those followed, p95", friends, newest),
        told("first page of All and PostgreSQL's first by Lemmy's ranking, p95",
             f"{part(first, 0.95):.2f} and {part(hottest, 0.95):.2f} ms", peer=hottest),
    ]


def timed(ask, people) -> list[float]:
    """Milliseconds of each question, after a round that does not count."""
    samples = []
    for turn in range(TIMES + 1):
        for person in people:
            reader = uuid.UUID(person.user)
            began = time.perf_counter()
            found = ask(reader)
            if turn > 0:
                samples.append((time.perf_counter() - began) * 1_000)
            if not found:
                raise RuntimeError("the peer found no post")
    return samples


def beside(name: str, ours: list[float], theirs: list[float]) -> Figure:
    mine, other = part(ours, 0.95), part(theirs, 0.95)
    return Figure(
        name, "≥ 1x", f"{mine:.2f} and {other:.2f} ms", other / mine, mine <= other, {"peer": theirs})
