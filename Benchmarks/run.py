#!/usr/bin/env python3
"""Measures what was promised, next to a peer or an alternative where there is one.

    make bench                        all figures
    .venv/bin/python Benchmarks/run.py commands syncs       some of them
"""

import argparse
import dataclasses
import importlib
import pathlib
import sys
import tempfile
import time

import fieldday
import machine
import report

ROOT = pathlib.Path(__file__).resolve().parent.parent
# In the order in which they share one town of golfers: what changes it comes last.
FEED = [
    "feed_pages", "feed_http", "feed_memory", "feed_phone", "feed_names", "feed_likes", "feed_trust", "feed_cards",
    "feed_client",
]
# In this order; each is a module in `figures`.
NAMES = [
    "commands", "syncs", "grouping", "streams", "client", "visits", "referee", "mirror", "enumeration",
    "nearby", "chat", "inbox", "feeds", *FEED, "tracking", "sums", "years", "formats", "courses", "recorder",
    "history", "tiles", "steps", "live", "reminders",
]
# Measured only when it is named.
LONG = ["build"]
# Several by one name.
GROUPS = {
    "golf": ["nearby", "chat", "inbox"], "feed": FEED, "day": ["tracking", "sums", "years"],
    "runs": ["formats", "courses", "recorder", "history", "tiles", "steps", "live"],
}
PEOPLE = 64


@dataclasses.dataclass
class Bench:
    """What every figure gets."""

    load: pathlib.Path
    client: pathlib.Path
    folder: pathlib.Path
    world: fieldday.World
    # Of `build`: how many rounds, and the figures that are wanted alone.
    rounds: int | None = None
    only: tuple[str, ...] = ()
    # Of the feed: how many golfers, and the data that its figures share.
    golfers: int | None = None
    town: object = None
    # Of `steps`: the folder of the data set, where somebody has it.
    steps: pathlib.Path | None = None


def options():
    parser = argparse.ArgumentParser(description="Fieldday's benchmarks.")
    parser.add_argument(
        "names", nargs="*", metavar="figure", help=" ".join([*NAMES, *LONG, *GROUPS]))
    parser.add_argument(
        "--server", type=pathlib.Path, default=ROOT / ".build/release/fieldday")
    parser.add_argument("--load", type=pathlib.Path, default=ROOT / ".build/release/load")
    parser.add_argument("--client", type=pathlib.Path, default=ROOT / "Web/dist")
    parser.add_argument("--rounds", type=int, help="rounds of the figure build")
    parser.add_argument(
        "--only", nargs="+", default=[], help="of the figure build: run view dev test quick quick:APP")
    parser.add_argument("--golfers", type=int, help="golfers of the figures of the feed; the rest goes with them")
    parser.add_argument(
        "--steps", type=pathlib.Path, help="for the figure steps: a copy of the Oxford step counter data set")
    given = parser.parse_args()
    given.names = [one for name in given.names for one in GROUPS.get(name, [name])]
    for name in given.names:
        if name not in NAMES + LONG:
            parser.error(f"there is no figure {name}: {' '.join([*NAMES, *LONG, *GROUPS])}")
    for program in (given.server, given.load):
        if not program.exists():
            parser.error(f"{program} is not built: make bench builds it")
    return given


def measure(given, folder: pathlib.Path) -> list[report.Figure]:
    world = fieldday.World(given.server, given.client, folder, PEOPLE)
    bench = Bench(
        given.load, given.client, folder, world, given.rounds, tuple(given.only), given.golfers, steps=given.steps)
    figures = []
    for name in given.names or NAMES:
        began = time.monotonic()
        print(f"{name} …", end=" ", file=sys.stderr, flush=True)
        module = importlib.import_module(f"figures.{name}")
        for figure in module.measure(bench):
            figure.how = " ".join(module.__doc__.split())
            figures.append(figure)
        print(f"{time.monotonic() - began:.0f} s", file=sys.stderr)
    return figures


def main() -> None:
    given = options()
    machine.raise_limits()
    with tempfile.TemporaryDirectory(prefix="fieldday-bench-") as folder:
        figures = measure(given, pathlib.Path(folder))
    print(report.table(figures))
    print(f"Details: {report.save(figures, ROOT / 'Benchmarks/results').relative_to(ROOT)}")


if __name__ == "__main__":
    main()
