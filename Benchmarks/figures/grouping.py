"""What group commit is worth when the disk is slow: the server with a delay added to each sync, by
turns with one that commits every command alone; medians of three."""

import generator
from report import at_least, median

DELAY = {"FIELDDAY_BENCH_SYNC_DELAY_MS": "5"}
ALONE = {**DELAY, "FIELDDAY_BENCH_COMMIT_CAP": "1"}


def measure(bench):
    together, alone = [], []
    with bench.world.server(DELAY) as grouped, bench.world.server(ALONE) as single:
        for _ in range(3):
            for server, samples in ((grouped, together), (single, alone)):
                load = server.additions(bench.world.people)
                samples.append(generator.run(bench.load, load, 64, 3).per_second)
    mine, other = median(together), median(alone)
    return [
        at_least(
            "with 5 ms more for each sync: group commit and one by one, 64 clients", mine / other,
            20, f"{mine:,.0f}/s and {other:,.0f}/s", grouped=together, single=alone)
    ]
