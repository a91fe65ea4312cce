"""What the position filter and the pause rule make of runners on seeded courses (a park, blocks with
corners, laps of 400 m; a fix each second, its error correlated over 30 s): the mean error of distances
over six runs of 15 minutes on each course, of which the worst course counts, next to the plain sum of
all steps and to a rule that counts steps of 10 m; and over 20 runners what of their pauses is seen, and
what standing adds, next to the plain sum."""

import runs
from report import Figure, at_most

# Percent by accuracy in metres, and with Doppler speeds at all of them.
ERRORS, DOPPLER = {4: 1.5, 8: 1.5, 16: 3, 24: 5}, 0.5
# By accuracy: seconds at least seen of a stop of 60 (0 for whatever it is), metres at most that five
# minutes add.
STOPS = {4: (45, 10), 8: (40, 35), 16: (0, 100)}


def measure(bench):
    lines = runs.ask(bench, "courses")
    for accuracy, limit in ERRORS.items():
        found = [line for line in lines if line["accuracy"] == accuracy]
        yield distance(f"distances at {accuracy} m", "filter", found, limit)
    yield distance("distances with Doppler speeds", "doppler", lines, DOPPLER)
    for line in runs.ask(bench, "stops"):
        yield from stops(line)


def distance(name: str, key: str, lines, limit: float) -> Figure:
    worst = max(abs(line[key]) for line in lines)
    made = at_most(f"{name}: error", worst, limit, "%", 2, courses=lines)
    if key == "filter":
        made.measured += f" (sum {span(lines, 'sum')}, 10 m rule {span(lines, 'rule')})"
    return made


def span(lines, key: str) -> str:
    values = [line[key] for line in lines]
    return f"{min(values):+.1f} to {max(values):+.1f} %"


def stops(line):
    accuracy = line["accuracy"]
    seen, added = STOPS[accuracy]
    yield Figure(
        f"20 x 20 min of running at {accuracy} m: taken for pauses", "0 s", f"{line['false']:.0f} s",
        line["false"], line["false"] == 0)
    yield Figure(
        f"a stop of 60 s at {accuracy} m: seen", f"≥ {seen} s" if seen else "–",
        f"{line['seen']:.0f} s", line["seen"] / 60, line["seen"] >= seen)
    made = at_most(f"standing 5 min at {accuracy} m: adds", line["added"], added, "m")
    made.measured += f" (sum {line['sum']:,.0f} m)"
    yield made
