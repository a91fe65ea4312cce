"""What RunningBuddy's step counter makes of seeded gaits of 120 to 200 steps a minute (five places where a device is
carried, three devices), of which the worst place counts; and, where STEPS names a copy of it, of the 48 walks of the
Oxford step counter data set that its authors used: 36 with which they chose parameters and 12 of their validation. Each
walk's samples are thinned out to 60 a second, as a browser tells them, with gravity. The error of a walk is that of the
whole count; a place's is the mean of its walks' (MAPE). The truth are steps that the person counted, where somebody
did, else what the shoes said."""

import json
import statistics
import subprocess

import runs
from report import at_most, told

SOURCE = "https://github.com/Oxford-step-counter/DataSet"
# Percent: of all walks, and of those of each place.
ALL, PLACE = 3, 6


def measure(bench):
    yield from made(runs.ask(bench, "gaits"))
    if bench.steps is None:
        yield told("steps of real walks", f"not measured: STEPS=FOLDER names a copy of {SOURCE}")
    else:
        yield from walked(counted(bench))


def made(places):
    def worst(key: str) -> float:
        return max(place[key] for place in places)

    yield at_most("cadence of gaits, median error", worst("error"), 1, "%", 2, places=places)
    yield at_most("the same: windows told as half or double", worst("octaves"), 0.5, "%", 2)
    yield at_most("the same: told after the last step", worst("after") / 1_000, 6, "s", 1)


def counted(bench) -> list[dict]:
    """What is counted of each walk."""
    program = [bench.load.with_name("fieldday-lab"), "steps", bench.steps]
    out = subprocess.run([str(word) for word in program], capture_output=True, text=True)
    if out.returncode:
        raise RuntimeError(f"{bench.steps} cannot be measured:\n{out.stderr}")
    return [json.loads(line) for line in out.stdout.splitlines()]


def walked(walks):
    places = {}
    for walk in walks:
        places.setdefault(walk["place"], []).append(walk)
    yield at_most(f"steps of {len(walks)} real walks", error(walks), ALL, "%", 1, walks=walks)
    for place, those in sorted(places.items()):
        yield at_most(f"the same: {place} ({len(those)})", error(those), PLACE, "%", 1)


def error(walks) -> float:
    """The mean error of walks, in percent."""
    return statistics.mean(abs(walk["steps"] / walk["truth"] - 1) * 100 for walk in walks)
