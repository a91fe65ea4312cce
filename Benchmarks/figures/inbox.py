"""Somebody with 2,000 notifications. The pull that brings a device the latest twenty, over one
connection. The list, of which a page is twenty, on a phone of the middle (a quarter of the machine's
speed) without a network: opened anew until its first page is painted, and Load more from the tap to
the second frame."""

import http.client
import json
import time

import golfers
from browser import Phone, until
from fieldday import fresh_id
from report import at_most, median, part

COUNT, PAGE = 2_000, 20
PULLS = 1_000
OPENINGS = 5
MORE = 10
ROW = ".tee-inbox-slot"
# What is there: unread, all of it.
COUNTED = """
(count) => {
  const label = document.querySelector(".tee-inbox-groups .quiet-label");
  return !!label && Number(label.textContent.replace(/[^0-9]/g, "")) === count;
}
"""
TAPPED = """
() => {
  window.taps = [];
  addEventListener("click", (event) => {
    const began = event.timeStamp;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => taps.push(performance.now() - began)));
  }, true);
}
"""


def measure(bench):
    data, (golfer,) = golfers.people(bench.world, 1)
    with bench.world.server(data=data) as server:
        golfers.introduce(server, golfer)
    golfers.tell(data / "fieldday.sqlite", golfer, COUNT - PAGE)
    device = fresh_id()
    with bench.world.server(data=data) as server:
        cursor = caught_up(server, golfer, device)
    golfers.tell(data / "fieldday.sqlite", golfer, PAGE)
    with bench.world.server(data=data) as server:
        pulls = sorted(pulled(server, golfer, device, cursor))
        with Phone(f"http://localhost:{server.site.port}") as phone:
            openings, taps = listed(phone, golfer)
    taps.sort()
    p95 = taps[int(len(taps) * 0.95)]
    name = f"{COUNT:,} notifications"
    made = at_most(f"pull of the latest {PAGE} of {name}, p95", part(pulls, 0.95), 20, "ms", 2)
    made.measured += f", p50 {part(pulls, 0.5):.2f} ms"
    more = at_most(f"{name}: {PAGE} more, tap to paint p95 ({len(taps)})", p95, 100, "ms", 0,
                   samples=taps)
    more.measured += f", p50 {median(taps):.0f} ms"
    return [
        made,
        at_most(f"{name}: opened offline", median(openings), 0.8, "s", 2, samples=openings),
        more,
    ]


def caught_up(server, golfer, device: str) -> str:
    page = server.pull(golfer, device)
    while page["more"]:
        page = server.pull(golfer, device, page["cursor"])
    return page["cursor"]


def pulled(server, golfer, device: str, cursor: str) -> list[float]:
    """Milliseconds of each pull of the same twenty."""
    link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
    body = json.dumps({"device": device, "cursor": cursor, "acknowledged": 0, "limit": 500})
    headers = {
        "Content-Type": "application/json", "X-Fieldday": "1", "Cookie": golfer.cookie}
    samples = []
    for index in range(PULLS + 100):
        began = time.perf_counter()
        link.request("POST", "/api/sync/pull", body, headers)
        text = link.getresponse().read()
        samples.append((time.perf_counter() - began) * 1_000)
        if index == 0:
            rows = [row for part in json.loads(text)["parts"] for row in part["rows"]]
            if len(rows) != PAGE:
                raise RuntimeError(f"the pull brought {len(rows)} rows instead of {PAGE}")
    return samples[100:]


def listed(phone, golfer) -> tuple[list[float], list[float]]:
    """Seconds until the list is there, and milliseconds of each tap on Load more."""
    path = "/golf/notifications"
    with phone.context(golfer) as context:
        page = context.new_page()
        page.goto(path)
        until(page, COUNTED, COUNT + 1)
        until(page, "() => navigator.serviceWorker.controller !== null")
        # What came is in the database only a moment later.
        page.wait_for_timeout(2_000)
        page.close()
        context.set_offline(True)
        openings = []
        for _ in range(OPENINGS):
            page = phone.page(context)
            openings.append(phone.usable(page, path, ROW))
            page.close()
        page = phone.page(context)
        page.goto(path)
        page.wait_for_selector(ROW)
        page.evaluate(TAPPED)
        for index in range(MORE):
            button = page.locator("#tee-inbox-more")
            button.wait_for()
            button.evaluate("(node) => node.click()")
            until(page, "(count) => taps.length > count", index)
        shown = page.locator(ROW).count()
        if shown != PAGE * (MORE + 1):
            raise RuntimeError(f"{shown} notifications are shown")
        return openings, page.evaluate("taps")
