"""A recording three hours in, with a fix each second from a page script in place of the device's
receiver. On a phone of the middle (a quarter of the machine's speed): what the client's turns of a second
and their patches take together; from a fix to its row on the disk; the paths of the map that a second
changes, and how many points they have. At full speed, what part of the time the page is at work. Then the
page is opened anew, again on a phone of the middle: from asking the local database for the journal to the
frame that offers to go on, and from the tap that ends the run to the frame with its review; beside it what
the rows take natively."""

import pathlib
import sys

import runs
from browser import KEPT, Phone, busy, until, watch
from report import Figure, at_most, median, part, spread

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"))

from run_ways import Way, receiver  # noqa: E402

SECONDS = 10_800
# How long each is looked at.
IDLE, SLOW = 30, 60
OPENINGS, REPLAYS = 5, 10
PIECE = 256

# Before the receiver changes the page's clocks: notes each turn with what follows from it at once, when a
# row is durable, and when the journal is asked for. All in milliseconds of the true clock.
NOTED = """
(() => {
  const now = performance.now.bind(performance);
  Object.assign(window, { trueNow: now, turns: [], durable: [], paths: [], fixed: null });
  let isIn = false;
  const { instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...operands) => {
    const instance = await instantiate(...operands);
    const { allocate } = instance.exports;
    if (!allocate) return instance;
    // The first thing a turn does. What runs until the stack is empty is its patches.
    const noted = (length) => {
      if (!isIn) {
        const began = now();
        isIn = true;
        queueMicrotask(() => { isIn = false; turns.push([began, now() - began]); });
      }
      return allocate(length);
    };
    return { exports: { ...instance.exports, allocate: noted } };
  };
  const { transaction } = IDBDatabase.prototype;
  IDBDatabase.prototype.transaction = function (...operands) {
    const work = transaction.apply(this, operands);
    if (this.name.endsWith("-journal")) {
      window.asked ??= now();
      const began = fixed;
      // The first write after a fix has its row; a beat of the clock may write once more before the next.
      if (operands[1] === "readwrite" && began !== null) {
        window.fixed = null;
        work.addEventListener("complete", () => durable.push(now() - began));
      }
    }
    return work;
  };
})()
"""
# A fix each second, as time goes by itself.
BEATS = """
(given) => new Promise((done) => {
  const beat = setInterval(() => {
    if (!given.length) {
      clearInterval(beat);
      done();
      return;
    }
    window.fixed = trueNow();
    fixes([[0, given.shift()]]);
  }, 1_000);
})
"""
# Which paths of the map are new or have changed, with their points, by the second.
PATHS = """
() => {
  const lines = (node) => node.matches?.(".route-line") ? [node]
    : [...node.querySelectorAll?.(".route-line") ?? []];
  const found = ({ type, target, addedNodes }) =>
    (type === "attributes" ? [target] : [...addedNodes]).flatMap(lines);
  new MutationObserver((records) => {
    const changed = new Set(records.flatMap(found));
    if (changed.size)
      paths.push([...changed].map((path) => path.getAttribute("d").split(/[ML]/).length - 1));
  }).observe(document.querySelector(".run-ground"), {
    subtree: true, childList: true, attributes: true, attributeFilter: ["d"] });
}
"""
# From a tap to the second frame with what it leads to.
REVIEWED = """
(text) => new Promise((done) => {
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent === text);
  new MutationObserver((_, observer) => {
    if (!document.querySelector(".run-form")) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now() - began)));
  }).observe(document.body, { childList: true, subtree: true });
  const began = performance.now();
  button.click();
})
"""


def measure(bench, seconds: int = SECONDS):
    person = bench.world.people[0]
    with bench.world.server() as server, Phone(f"http://localhost:{server.site.port}") as phone:
        with phone.context(person, permissions=["screen-wake-lock"]) as context:
            page, way = started(context)
            for _ in range(0, seconds, 300):
                page.evaluate("(given) => fixes(given)", way.run(min(300, seconds)))
            yield from recording(phone, page, way)
            page.close()
            state = context.storage_state(indexed_db=True)
        opened = [reopened(phone, state) for _ in range(OPENINGS)]
    reads, reviews = zip(*opened)
    natively = runs.ask(bench, "replay", REPLAYS)
    yield beside("three hours of rows read back", reads, 1, natively["folds"])
    yield beside("finish to review after three hours", reviews, 1.5, natively["figures"])


def started(context):
    """A page that records, and where the runner is."""
    way = Way(each=1)
    page = context.new_page()
    page.add_init_script(NOTED)
    receiver(page, behind=(SECONDS + 600) * 1_000)
    page.goto("/run")
    page.locator("#run-start").click()
    page.locator("#run-understood").click()
    until(page, "() => isWatched()")
    page.evaluate("(given) => fixes(given)", way.stand(6))
    page.locator("#run-go").click()
    page.wait_for_selector(".run-countdown")
    page.evaluate("(given) => fixes(given)", way.stand(4))
    page.wait_for_selector("#run-pause")
    until(page, KEPT)
    return page, way


def recording(phone, page, way):
    # What was played at once is stored, and tidied up.
    page.wait_for_timeout(5_000)
    share = busy(page, lambda: beat(page, way, IDLE)) / IDLE * 100
    page.evaluate(PATHS)
    phone.slow_down(page)
    page.evaluate("() => { turns.length = durable.length = paths.length = 0; }")
    beat(page, way, SLOW)
    turns, durable, paths = page.evaluate("[turns, durable, paths]")
    sums = list(by_second(turns))
    yield spread("a second of recording, three hours in: turns and patches, p95", sums, 40)
    yield at_most("the same, p50", part(sums, 0.5), 16, "ms", 1, turns=turns)
    yield spread("the same: fix to durable, p95", durable, 150)
    yield at_most("the same, of one core at full speed", share, 5, "%", 2)
    most, longest = max(map(len, paths)), max(map(max, paths))
    yield Figure(
        "the same: paths changed in a second, and points of one", f"1, ≤ {PIECE}",
        f"{most}, {longest}", longest / PIECE, most == 1 and longest <= PIECE)


def beat(page, way, seconds: int) -> None:
    page.evaluate(BEATS, [coords for _, coords in way.run(seconds)])


def by_second(turns):
    """Sums of what was done in each whole second."""
    first = turns[0][0]
    whole = int((turns[-1][0] - first) / 1_000)
    for second in range(whole):
        begin = first + second * 1_000
        yield sum(took for at, took in turns if begin <= at < begin + 1_000)


def reopened(phone, state) -> tuple[float, float]:
    """Seconds until the journal is read, and from its end to the review."""
    with phone.context(storage_state=state) as context:
        settle(context, "#run-offer")
        page = phone.page(context)
        page.add_init_script(NOTED)
        watch(page, "#run-offer")
        page.goto("/run")
        until(page, "() => window.usable !== undefined")
        read = page.evaluate("usable - asked") / 1_000
        review = page.evaluate(REVIEWED, "Finish where it stopped") / 1_000
    return read, review


def settle(context, selector: str) -> None:
    """A first visit until the client comes from the service worker."""
    page = context.new_page()
    page.goto("/run")
    page.wait_for_selector(selector)
    until(page, KEPT)
    page.wait_for_timeout(2_000)
    page.close()


def beside(name: str, samples, limit: float, natively) -> Figure:
    made = at_most(name, median(samples), limit, "s", 2, samples=samples, natively=natively)
    made.measured += f" (natively at full speed {median(natively):.0f} ms)"
    return made
