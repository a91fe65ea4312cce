"""What was produced, added up by the server (GET /api/day/stats) for somebody with ten years of
DayBlock, 73,000 sessions in 255,000 stretches: by block, by hour of the day and by day, over a week,
a month, a year and all of it. One connection, from the request to the last byte of the answer."""

import datetime
import http.client
import json
import time

import blocks
from report import at_most, part

DAYS = 3_650
WARM, COUNT = 10, 100
RANGES = {"a week": 7, "a month": 30, "a year": 365, "ten years": 3_650}
KEYS = ["block", "hour", "day"]
REACH = 50
# A person may ask 30 times a second.
PACE = 0.034


def measure(bench, days: int = DAYS):
    person = bench.world.people[0]
    data = bench.world.data()
    path = data / "fieldday.sqlite"
    years = blocks.Years(blocks.user(path, person.email), days)
    years.write(path)
    figures = []
    with bench.world.server(data=data) as server:
        link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
        for name, count in RANGES.items():
            took = {key: asked(link, person, key, min(count, days), years) for key in KEYS}
            worst = max(took.values(), key=lambda samples: part(samples, 0.99))
            made = at_most(
                f"sums of {name} by {', '.join(KEYS)}: p99 of the slowest", part(worst, 0.99),
                REACH, "ms", 1, **took)
            made.measured += " (p50 " + ", ".join(
                f"{part(samples, 0.5):.1f}" for samples in took.values()) + ")"
            figures.append(made)
    return figures


def asked(link, person, key: str, days: int, years) -> list[float]:
    """Milliseconds of each question, ascending."""
    last = years.today
    first = last - datetime.timedelta(days=days)
    samples = []
    for _ in range(WARM + COUNT):
        began = time.perf_counter()
        link.request(
            "GET", f"/api/day/stats?from={first}&to={last}&by={key}",
            headers={"Cookie": person.cookie})
        answer = link.getresponse()
        text = answer.read()
        took = time.perf_counter() - began
        if answer.status != 200:
            raise RuntimeError(f"sums were answered with {answer.status}: {text[:200]}")
        samples.append(took * 1_000)
        time.sleep(max(0, PACE - took))
    if days == years.days and key == "block":
        found = sum(row["halfBlocks"] for row in json.loads(text)["sums"])
        if found != years.half_blocks:
            raise RuntimeError(f"{found} half-blocks instead of {years.half_blocks}")
    return sorted(samples[WARM:])
