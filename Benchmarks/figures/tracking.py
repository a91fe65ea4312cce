"""A start of a block by somebody with ten years of DayBlock behind them: 73,000 sessions. Over HTTP
from the request to the answer, by the command line from the program's start to its end; both answer
once the start is on the disk. Over HTTP each is finished as well, which makes a session. Next to
them `timew start` in a database of 50,000 intervals with the journal that they leave, which syncs
nothing. In the browser, on a phone of the middle (a quarter of the machine's speed) without a
network, from the tap to the frame in which pausing and going on are said to be saved, and in which
time runs."""

import http.client
import json
import os
import subprocess
import sys
import time

import blocks
from browser import KEPT, Phone, until
from report import Figure, median, part, spread
from timewarrior import Timewarrior

DAYS, INTERVALS = 3_650, 50_000
# Nobody may take more than 30 steps at once.
PEOPLE, EACH = 8, 15
COMMANDS, PEERS = 30, 20
STARTS, STEPS = 8, 20
REACH = 20
DURABLE = 100
PLAY = "#day-play:not([disabled])"
# When a start is said to run, and a step to be saved.
SAVED = """
() => {
  window.saved = [];
  let began = null, wasBusy = false;
  addEventListener("click", (event) => {
    if (!event.target.closest("#day-play, #day-toggle")) return;
    began = event.timeStamp;
    wasBusy = false;
  }, true);
  new MutationObserver(() => {
    const busy = document.querySelector("#day-toggle")?.ariaBusy;
    if (busy === "true") wasBusy = true;
    if (began === null || !wasBusy || busy !== "false") return;
    const start = began;
    began = null;
    requestAnimationFrame(() => saved.push(performance.now() - start));
  }).observe(document.body, { childList: true, subtree: true, attributes: true });
}
"""


def measure(bench, days: int = DAYS, intervals: int = INTERVALS):
    people = bench.world.people[:PEOPLE]
    data = bench.world.data()
    path = data / "fieldday.sqlite"
    for seed, person in enumerate(people):
        blocks.Years(blocks.user(path, person.email), days, seed).write(path)
    # What was prepared is on the disk: it has nothing else to write.
    os.sync()
    held = f"with {days * blocks.A_DAY:,} sessions"
    name = "start " + held
    with bench.world.server(data=data) as server:
        outside, finishes = over_http(server, people)
        commands = sorted(by_command(bench, data, people[0]))
        with Phone(f"http://localhost:{server.site.port}") as phone:
            starts, steps = on_the_device(phone, people[1])
    return [
        spread(f"{name}: over HTTP p95", outside, 20),
        spread(f"finish {held}: over HTTP p95", finishes, 20),
        *against(bench, intervals, name, outside, commands),
        spread(f"{name}: tap to durable p95 ({len(starts)})", sorted(starts), DURABLE),
        spread(f"pause and resume: tap to durable p95 ({len(steps)})", sorted(steps), DURABLE),
    ]


# MARK: The server


def over_http(server, people) -> tuple[list[float], list[float]]:
    """Milliseconds of starts, and of finishing each at once."""
    link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)

    def step(person, word: str, **fields) -> float:
        headers = {
            "X-Fieldday": "1", "Content-Type": "application/json", "Cookie": person.cookie}
        began = time.perf_counter()
        link.request("POST", f"/api/day/live/{word}", json.dumps(fields), headers)
        answer = link.getresponse()
        text = answer.read()
        took = (time.perf_counter() - began) * 1_000
        if answer.status != 200:
            raise RuntimeError(f"{word} was answered with {answer.status}: {text[:200]}")
        return took

    starts, finishes = [], []
    for index in range(EACH):
        for person in people:
            starts.append(step(person, "start", block=blocks.NAMES[index % 2]))
            finishes.append(step(person, "finish"))
    # The first ones of each open pages of the database.
    return sorted(starts[len(people):]), sorted(finishes[len(people):])


def by_command(bench, data, person) -> list[float]:
    """Milliseconds of the program, each start finished again."""

    def run(*words: str) -> float:
        began = time.perf_counter()
        subprocess.run(
            [bench.world.binary, "day", *words, "--email", person.email, "--data", data],
            check=True, stdout=subprocess.DEVNULL)
        return (time.perf_counter() - began) * 1_000

    samples = []
    for index in range(COMMANDS):
        samples.append(run("start", blocks.NAMES[index % 2]))
        run("finish")
    return samples


def against(bench, intervals: int, name: str, outside, commands) -> list[Figure]:
    """Next to the peer; nothing where it is not installed."""
    try:
        with Timewarrior(bench.folder, intervals) as peer:
            os.sync()
            theirs = sorted(peer.starts(PEERS))
            peer.forget()
            bare = sorted(peer.starts(PEERS))
    except (OSError, RuntimeError, subprocess.CalledProcessError) as error:
        print(f"measured without a peer: {error}", file=sys.stderr)
        return []
    return [
        ratio(f"{name} over HTTP and timew start", REACH, outside, theirs, bare),
        ratio(f"{name} by fieldday day start and timew start", 1, commands, theirs, bare),
    ]


def ratio(name: str, reach: float, ours, theirs, bare) -> Figure:
    times = median(theirs) / median(ours)
    measured = ", ".join(
        f"{what} {part(ours, share):.1f} and {part(theirs, share):.1f} ms"
        for what, share in (("p50", 0.5), ("p95", 0.95)))
    return Figure(
        name, f"≥ {reach}x", f"{measured} (without its journal {median(bare):.1f} ms)", times,
        times >= reach, {"ours": ours, "theirs": theirs, "without journal": bare})


# MARK: The device


def on_the_device(phone, person) -> tuple[list[float], list[float]]:
    """Milliseconds of starts, and of pausing and going on."""
    with phone.context(person) as context:
        page = context.new_page()
        page.goto("/day")
        page.wait_for_selector(PLAY)
        until(page, KEPT)
        page.wait_for_timeout(5_000)
        page.close()
        context.set_offline(True)
        page = phone.page(context)
        page.goto("/day")
        page.wait_for_selector(PLAY)
        # Another tab may have written until now.
        page.wait_for_timeout(4_000)
        page.evaluate(SAVED)
        starts = [start(page) for _ in range(STARTS)]
        tap(page, PLAY)
        steps = [tap(page, "#day-toggle:not([aria-busy=true])") for _ in range(STEPS)]
    return starts, steps


def start(page) -> float:
    """Begins, and takes it back."""
    took = tap(page, PLAY)
    page.get_by_role("button", name="Stop producing", exact=True).click()
    page.locator("#day-stop .destructive").click()
    page.wait_for_selector(PLAY)
    return took


def tap(page, selector: str) -> float:
    target = page.locator(selector).first
    target.wait_for()
    count = page.evaluate("saved.length")
    # Playwright's own click looks at the page inside the event: measured too.
    target.evaluate("(node) => node.click()")
    until(page, "(count) => saved.length > count", count)
    return page.evaluate("saved[saved.length - 1]")


# MARK: Measuring
