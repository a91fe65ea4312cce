"""How quickly a phone (a quarter of the machine's speed, offline) shows ten years of DayBlock that are stored on it:
73,000 sessions in 255,000 intervals. Measured are the seconds from the start of navigation until the tracking screen
is painted, be it as it was last, until a block can be started and until all sessions are read, the memory of the page
then (of the client and of the scripts), the size of the local database, and the work (turn, layout, frame) of each
second of a running timer and of a tap that shows the tracking screen, another month of the calendar or another year
of the statistics. At full speed it also measures for what share of the time the page is busy while a timer runs
that nobody touches, with and without reduced motion."""

import os

import blocks
from browser import KEPT, Phone, busy, until, worked
from report import at_most, median, opening, spread, told

DAYS = 3_650
OPENINGS, PAGES, TICKS = 5, 12, 40
# Seconds of a run that nobody touches.
IDLE = 30
PLAY = "#day-play:not([disabled])"
TOTAL = ".day-figure-row .day-figures"
# Whether the older sessions have been read as well; where years are shown, it says if not.
WHOLE = "() => !document.querySelector('.notices p.soft')"
# Keeps the memory of the client, which no figure of the browser has.
MEMORY = """
(() => {
  const instantiate = WebAssembly.instantiate;
  WebAssembly.instantiate = async (...operands) => {
    const instance = await instantiate(...operands);
    window.clientMemory = instance.exports.memory;
    return instance;
  };
})()
"""
# What the page does by itself each second: from a timer to the end of its frame.
BEATS = """
(() => {
  const later = window.setTimeout;
  const soon = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = then;
    port2.postMessage(0);
  };
  window.beats = [];
  window.setTimeout = (act, wait, ...rest) => later(() => {
    const began = performance.now();
    act(...rest);
    // What follows from it is done once the promise is kept.
    soon(() => {
      document.documentElement.getBoundingClientRect();
      const laidOut = performance.now();
      requestAnimationFrame(() => {
        const frame = performance.now();
        soon(() => beats.push(laidOut - began + performance.now() - frame));
      });
    });
  }, wait);
})()
"""


def measure(bench, days: int = DAYS):
    person = bench.world.people[0]
    data = bench.world.data()
    path = data / "fieldday.sqlite"
    years = blocks.Years(blocks.user(path, person.email), days)
    years.write(path)
    with bench.world.server(data=data) as server:
        with Phone(f"http://localhost:{server.site.port}") as phone:
            with phone.context(person) as context:
                size = settle(context, years)
                # What was prepared is on the disk: it has nothing else to write.
                os.sync()
                context.set_offline(True)
                openings = [opened(phone, context) for _ in range(OPENINGS)]
                readings = [read(phone, context) for _ in range(OPENINGS)]
                client, scripts = memory(context)
                work = pages(phone, context)
                moving, still = (
                    ticking(context, motion) for motion in ("no-preference", "reduce"))
    name = f"{years.sessions:,} sessions"
    usable = [usable for _, usable in openings]
    board, tracking, month, year = work.values()
    return [
        opening(f"{name}: opened offline, painted", openings, 0.9),
        at_most(f"{name}: opened offline", median(usable), 1, "s", 2, samples=usable),
        told(f"{name}: memory of the page", f"{(client + scripts) / 1e6:.1f} MB", client=client, scripts=scripts),
        at_most(f"{name}: all of them read", median(readings), 10, "s", 2, samples=readings),
        at_most(f"{name}: local database", size / 1e6, 50, "MB", 1),
        spread(f"{name}: today's board, each second, p95", board, 16),
        spread(f"{name}: the tracking screen, p95", tracking, 50),
        spread(f"{name}: a month of the calendar, p95", month, 50),
        spread(f"{name}: statistics of a year, p95", year, 100),
        at_most(f"{name}: a run ticks, of one core", moving, 1, "%", 2),
        at_most(f"{name}: a run ticks with reduced motion, of one core", still, 1, "%", 2),
    ]


def settle(context, years) -> int:
    """A first visit until everything is there; bytes of the local database."""
    page = context.new_page()
    page.goto("/day/info")
    page.wait_for_selector(TOTAL)
    until(page, KEPT)
    text = f"{years.half_blocks // 2}.{years.half_blocks % 2 * 5}"
    until(page, f"""(text) =>
      document.querySelector("{TOTAL}")?.textContent.replace(/[^0-9.]/g, "") === text""", text)
    # What came is in the database only a moment later.
    page.wait_for_timeout(5_000)
    usage = page.evaluate(
        "async () => (await navigator.storage.estimate()).usageDetails?.indexedDB ?? 0")
    page.goto("/day")
    page.wait_for_selector(PLAY)
    until(page, WHOLE)
    # As whoever goes elsewhere: the page keeps what it shows.
    page.goto("about:blank")
    page.close()
    return usage


def opened(phone, context) -> tuple[float, float]:
    """Seconds until the tracking screen is painted, and until a block can be started."""
    page = phone.page(context)
    seconds = phone.opened(page, "/day", PLAY)
    page.close()
    return seconds


def memory(context) -> tuple[int, int]:
    """Bytes of the client and of the scripts once all sessions are read, without what is only rubbish."""
    page = context.new_page()
    page.add_init_script(MEMORY)
    page.goto("/day/info")
    page.wait_for_selector(TOTAL)
    until(page, WHOLE)
    session = context.new_cdp_session(page)
    session.send("HeapProfiler.collectGarbage")
    scripts = session.send("Runtime.getHeapUsage")["usedSize"]
    client = page.evaluate("clientMemory.buffer.byteLength")
    page.close()
    return client, scripts


def read(phone, context) -> float:
    """Seconds from the navigation's begin until the figures of all years are there."""
    page = phone.page(context)
    page.goto("/day/info")
    page.wait_for_selector(TOTAL)
    until(page, WHOLE)
    seconds = page.evaluate("performance.now()") / 1_000
    page.close()
    return seconds


def pages(phone, context) -> dict[str, list[float]]:
    """Milliseconds of work by what is looked at."""
    page = phone.page(context)
    page.add_init_script(BEATS)
    page.goto("/day/calendar")
    page.wait_for_selector(".day-month")
    until(page, WHOLE)
    work: dict[str, list[float]] = {"board": [], "tracking": [], "month": [], "year": []}

    def tap(selector: str, shown: str, key: str | None = None) -> None:
        took = worked(page, selector, shown)
        if key:
            work[key].append(took)

    # A tab may say which of its pages it leads to.
    tab = ".day-tabs a[href='{0}'], .day-tabs a[href^='{0}?']".format
    tap(tab("/day"), PLAY)
    for _ in range(PAGES):
        tap(tab("/day/manage"), "#day-manage, .day-manage")
        tap(tab("/day"), PLAY, "tracking")
    tap(tab("/day/calendar"), ".day-month")
    for _ in range(PAGES):
        tap(".day-cal-ways .icon-button", ".day-month", "month")
    page.goto("/day/statistics?range=year")
    page.wait_for_selector(".day-year-drawing")
    until(page, WHOLE)
    for index in range(PAGES):
        turn = ".day-stat-ways .icon-button:" + ("first-child", "last-child")[index % 2]
        tap(turn, ".day-year-drawing", "year")
    tap(tab("/day"), PLAY)
    tap(PLAY, "#day-toggle[aria-busy=false]")
    page.wait_for_timeout(3_000)
    page.evaluate("() => { beats.length = 0; }")
    until(page, "(count) => beats.length >= count", TICKS)
    work["board"] = page.evaluate("beats")
    return work


def ticking(context, motion: str) -> float:
    """Percent of the time in which the page of a run does anything: all tasks of its thread."""
    page = context.new_page()
    page.emulate_media(reduced_motion=motion)
    page.goto("/day")
    page.wait_for_selector("#day-toggle[aria-busy=false]")
    until(page, WHOLE)
    # What it took to open the page is tidied up later.
    page.wait_for_timeout(10_000)
    share = busy(page, lambda: page.wait_for_timeout(IDLE * 1_000)) / IDLE * 100
    page.close()
    return share
