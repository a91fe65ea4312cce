"""A phone of the middle: Chromium at a quarter of the machine's speed, on a slow network."""

import contextlib
import pathlib
import shutil
import sys
import time

from playwright.sync_api import sync_playwright

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))

from unhurried import UNHURRIED  # noqa: E402

SLOWDOWN = 4
# The browser's own preset "Fast 3G": 562.5 ms to the first byte, 1.6 Mbit/s down and
# 750 kbit/s up, less a tenth.
FAST_3G = {
    "offline": False, "latency": 562.5, "downloadThroughput": 1_600_000 / 8 * 0.9,
    "uploadThroughput": 750_000 / 8 * 0.9,
}
# Whether the service worker answers, and has the app of the page.
KEPT = """
async () => {
  const { client } = document.documentElement.dataset;
  const kept = (await (await caches.open("shell")).keys()).map(({ url }) => new URL(url).pathname);
  return navigator.serviceWorker.controller !== null
    && [".wasm", ".css", "/index.html"].every((end) => kept.includes(`/${client}${end}`));
}
"""
# Notes the time since the navigation began when something is there and two frames have been drawn: `painted`,
# be it as it was last, and `usable`, made of what has been read (Web/host/screen.js). `blocked` has the end and the
# length of each task of more than 50 ms.
WATCH = """
((selector) => {
  const note = (name, selector) => new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => { window[name] = performance.now(); }));
  }).observe(document, { childList: true, subtree: true });
  note("painted", selector);
  note("usable", `#app:not([inert]) :is(${selector})`);
  window.blocked = [];
  new PerformanceObserver((list) => blocked.push(...list.getEntries()
    .map(({ startTime, duration }) => [startTime + duration, duration]))).observe({ type: "longtask", buffered: true });
})(SELECTOR)
"""
# Notes for each tap or letter the time from the event to the second frame after it: by then
# the changes are painted.
TAPS = """
() => {
  window.taps = [];
  const note = (event) => {
    const began = event.timeStamp;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => taps.push(performance.now() - began)));
  };
  addEventListener("click", note, true);
  addEventListener("input", note, true);
}
"""
# What one tap costs: milliseconds in the event with the layout, and in the frame after it.
WORK = """
(selector) => new Promise((resolve) => {
  const node = document.querySelector(selector);
  const began = performance.now();
  node.click();
  document.documentElement.getBoundingClientRect();
  const laidOut = performance.now();
  requestAnimationFrame(() => {
    const frame = performance.now();
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve([laidOut - began, performance.now() - frame]);
    port2.postMessage(0);
  });
})
"""
# Whether the list counts that many friends.
COUNTED = """
(count) => {
  const counts = [...document.querySelectorAll(".section-header .count")];
  return counts.reduce((sum, one) => sum + Number(one.textContent), 0) === count;
}
"""
# Whether all that the server has is in the local databases, and so many rows of each kind among it.
STORED = """
async (counts) => {
  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const found = {};
  let isWhole = false;
  for (const { name } of await indexedDB.databases()) {
    const database = await settled(indexedDB.open(name));
    const lists = await settled(database.transaction("buckets").objectStore("buckets").getAll());
    database.close();
    for (const list of lists)
      for (let at = 0; at < list.length; at += 2) {
        const kind = list[at].split(" ")[1];
        found[kind] = (found[kind] ?? 0) + 1;
        if (list[at] === "book") isWhole ||= JSON.parse(list[at + 1]).bootstrapped;
      }
  }
  return isWhole && Object.entries(counts).every(([kind, count]) => found[kind] === count);
}
"""
# Whether nothing is awaited on the page: what is in motion is not kept (Web/host/screen.js).
AT_REST = "() => !document.querySelector('#app [aria-busy=true]')"


def until(page, question: str, value=None) -> None:
    """Asks a page until it says yes. Its own rules forbid it to evaluate texts by itself."""
    end = time.monotonic() + 60
    while not page.evaluate(question, value):
        if time.monotonic() > end:
            raise RuntimeError(f"gave up waiting for {question.strip()}")
        time.sleep(0.03)


def worked(page, selector: str, shown: str) -> float:
    """Milliseconds of work for what a tap shows, with its layout and its frame."""
    page.wait_for_selector(selector)
    turn, frame = page.evaluate(WORK, selector)
    page.wait_for_selector(shown)
    return turn + frame


def busy(page, act) -> float:
    """Seconds of all tasks of a page's thread while something is done."""
    metrics = page.context.new_cdp_session(page)
    metrics.send("Performance.enable", {"timeDomain": "timeTicks"})

    def tasks() -> float:
        values = metrics.send("Performance.getMetrics")["metrics"]
        return next(value["value"] for value in values if value["name"] == "TaskDuration")

    before = tasks()
    act()
    return tasks() - before


def watch(page, selector: str) -> None:
    """Has each document of a page note when something is painted and usable."""
    page.add_init_script(WATCH.replace("SELECTOR", repr(selector)))


class Phone:
    """A browser that makes devices."""

    def __init__(self, url: str):
        self.url = url

    def __enter__(self):
        self.playwright = sync_playwright().start()
        path = shutil.which("chromium") or shutil.which("chromium-browser")
        self.browser = self.playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox"])
        return self

    def __exit__(self, *_):
        self.browser.close()
        self.playwright.stop()

    @contextlib.contextmanager
    def context(self, person=None, **more):
        """A device, signed in if somebody is named."""
        context = self.browser.new_context(
            viewport={"width": 390, "height": 844}, base_url=self.url, locale="en-US",
            timezone_id="UTC", **more)
        if person:
            name, value = person.cookie.split("=", 1)
            context.add_cookies([{"name": name, "value": value, "url": self.url}])
        context.set_default_timeout(60_000)
        context.add_init_script(UNHURRIED)
        yield context
        context.close()

    def page(self, context, slow_network: bool = False):
        """A tab on the slowed-down device."""
        page = context.new_page()
        session = self.slow_down(page)
        if slow_network:
            session.send("Network.enable")
            session.send("Network.emulateNetworkConditions", FAST_3G)
        return page

    @staticmethod
    def slow_down(page):
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        return session

    def usable(self, page, path: str, selector: str) -> float:
        """Seconds from the navigation's begin until something is painted that has been read."""
        return self.opened(page, path, selector)[1]

    def opened(self, page, path: str, selector: str) -> tuple[float, float]:
        """As `usable`, after the seconds until it is painted, be it as it was last."""
        watch(page, selector)
        page.goto(path, wait_until="commit")
        until(page, "() => window.usable !== undefined")
        return tuple(value / 1_000 for value in page.evaluate("[window.painted, window.usable]"))

    def settle(self, context, path: str, selector: str, there: tuple | None = None) -> None:
        """A first visit at full speed, until the service worker serves and a question, with what it asks about,
        says that everything is there."""
        page = context.new_page()
        page.goto(path)
        page.wait_for_selector(selector)
        until(page, KEPT)
        until(page, AT_REST)
        if there:
            until(page, *there)
        # As whoever goes elsewhere: the page keeps what it shows.
        page.goto("about:blank")
        page.close()

    def tap_around(self, page, rounds: int) -> dict[str, list[float]]:
        """Opens people, records meetings, searches; the milliseconds of the taps by kind."""
        page.evaluate(TAPS)
        found: dict[str, list[float]] = {}

        def timed(kind: str, act) -> None:
            count = page.evaluate("taps.length")
            act()
            until(page, "(count) => taps.length > count", count)
            found.setdefault(kind, []).append(page.evaluate("taps[taps.length - 1]"))

        def tap(kind: str, selector: str, index: int = 0) -> None:
            target = page.locator(selector).nth(index)
            target.wait_for()
            # Playwright's own click looks at the page inside the event: measured too.
            timed(kind, lambda: target.evaluate("(node) => node.click()"))

        for index in range(rounds):
            tap("open a friend", "button.row-main", index % 6)
            tap("ask how", "#details .sheet-foot button")
            tap("record a meeting", "#contact-menu button.option")
            tap("close", "#details .sheet-top button")
            page.locator("#friends-search").focus()
            for letter in ("g", "i", "5"):
                timed("search by a letter", lambda: page.keyboard.press(letter))
            tap("end the search", ".search button")
        return found
