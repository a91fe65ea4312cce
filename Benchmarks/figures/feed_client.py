"""Download for a newcomer's first screen, and to open TeePals, as compressed as it is served, next to what they were
before there were posts, on 30 November 2026, to the kilobyte."""

from figures import client
from report import at_most, told

# Kilobytes.
BEFORE = {"entrance": 284, "golf": 787}
MORE = 3


def measure(bench):
    found = client.kilobytes(bench.client)
    first, golf = (found[name] - BEFORE[name] for name in ("entrance", "golf"))
    return [
        at_most("first part, compressed, more than before posts", first, MORE, "kB", 1, now=found["entrance"]),
        told("TeePals, compressed, more than before posts", f"{golf:.1f} kB", now=found["golf"]),
    ]
