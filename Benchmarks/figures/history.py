"""How quickly a phone (a quarter of the machine's speed, offline) shows 2,000 runs that are stored on it: one a day,
imported on the server, without their tracks, which are fetched only when a run is opened. Measured are the seconds
from the start of navigation until the latest runs have been read from IndexedDB and painted, the work of a tap (turn,
layout, frame) that opens the history or chooses years in the statistics, and the size of the local database."""

import os

import runs
from browser import KEPT, Phone, until, worked
from report import at_most, median, spread

RUNS = 2_000
OPENINGS, PAGES = 5, 12
ROW = "li.run-row"
# Whether everything has come; it is said if not.
WHOLE = "() => !document.querySelector('.notices p.soft')"
TAB = ".run-tabs a[href='{0}']".format


def measure(bench, count: int = RUNS):
    person, data = bench.world.people[0], bench.world.data()
    runs.take(bench, data, person, runs.made(bench, count, each=5))
    with bench.world.server(data=data) as server:
        with Phone(f"http://localhost:{server.site.port}") as phone:
            with phone.context(person) as context:
                size = settle(context)
                # What was prepared is on the disk: it has nothing else to write.
                os.sync()
                context.set_offline(True)
                openings = [opened(phone, context) for _ in range(OPENINGS)]
                history, year = pages(phone, context)
    name = f"{count:,} runs"
    return [
        at_most(f"{name}: opened offline", median(openings), 1, "s", 2, samples=openings),
        spread(f"{name}: history, p95", history, 100),
        spread(f"{name}: years, p95", year, 100),
        at_most(f"{name}: local database", size / 1e6, 12, "MB", 1),
    ]


def settle(context) -> int:
    """A first visit until everything is there; bytes of the local database."""
    page = context.new_page()
    page.goto("/run/history")
    page.wait_for_selector(ROW)
    until(page, KEPT)
    until(page, WHOLE)
    # What came is in the database only a moment later.
    page.wait_for_timeout(5_000)
    usage = page.evaluate(
        "async () => (await navigator.storage.estimate()).usageDetails?.indexedDB ?? 0")
    page.close()
    return usage


def opened(phone, context) -> float:
    page = phone.page(context)
    seconds = phone.usable(page, "/run", ROW)
    page.close()
    return seconds


def pages(phone, context) -> tuple[list[float], list[float]]:
    """Milliseconds of work for the history from another tab, and for the years after the weeks."""
    page = phone.page(context)
    page.goto("/run/history")
    page.wait_for_selector(ROW)
    until(page, WHOLE)
    history, year = [], []
    for _ in range(PAGES):
        worked(page, TAB("/run"), "#run-start")
        history.append(worked(page, TAB("/run/history"), "#run-search"))
    # Weeks, months, years.
    unit = ".choices .choice:nth-child({0})".format
    worked(page, TAB("/run/statistics"), unit(3))
    for _ in range(PAGES):
        year.append(worked(page, unit(3), unit(3) + "[aria-pressed=true]"))
        worked(page, unit(1), unit(1) + "[aria-pressed=true]")
    return history, year
