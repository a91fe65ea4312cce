"""A referee's phone of the middle (a quarter of the machine's speed) without a network: a match of
300 entries is opened anew, and goals are recorded and taken back in it. A log of 1,900 entries is
folded by a native program, and by the browser at full speed when something in it is taken back: what
an undo takes there, less what it takes in a log of ten.

How soon the owner's second device shows a goal of the first is measured with a network, both devices
and the server on one machine at full speed: from the tap to the second frame with the new score."""

import json
import subprocess
import time

import fieldday
from browser import KEPT, Phone, until
from report import Figure, at_most, median

MIDDLE, LARGE, SMALL = 300, 1_900, 10
OPENINGS = 5
GOALS = 25
UNDOS = 12
SHOWN = 60
# Milliseconds within which a second device shows what the first recorded.
REACH = 250
# Entries a second. A whole log must be folded within the 100 ms that a tap may take to be saved.
NATIVE, BROWSER = 100_000, 20_000

# Taps as soon as there is something to tap, and notes when the answer to that was painted.
INTERACTIVE = """
(() => {
  const answered = (selector, act) => {
    const look = () => {
      const found = document.querySelector(selector);
      if (!found) return;
      observer.disconnect();
      act(found);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true });
  };
  answered(".pitch .score-tab.home", (tab) => {
    answered(".pane-key", () => requestAnimationFrame(() =>
      requestAnimationFrame(() => { window.interactive = performance.now(); })));
    setTimeout(() => tab.click());
  });
})()
"""
# From the tap that records something to its second frame, and to when it is said to be saved.
TAPS = """
() => {
  window.painted = [];
  window.durable = [];
  let began = null;
  addEventListener("click", (event) => {
    const start = event.timeStamp;
    if (event.target.closest(".flow .button.prominent")) began = start;
    requestAnimationFrame(() =>
      requestAnimationFrame(() => painted.push(performance.now() - start)));
  }, true);
  new MutationObserver(() => {
    const state = document.querySelector(".offer-state")?.textContent;
    if (began === null || state !== "Saved") return;
    durable.push(performance.now() - began);
    began = null;
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
# How long the client takes for each of its turns.
TURNS = """
(() => {
  const instantiate = WebAssembly.instantiate;
  window.turns = [];
  WebAssembly.instantiate = async (...operands) => {
    const instance = await instantiate(...operands);
    const { turn } = instance.exports;
    if (!turn) return instance;
    const timed = (...fields) => {
      const began = performance.now();
      const result = turn(...fields);
      turns.push(performance.now() - began);
      return result;
    };
    return { exports: { ...instance.exports, turn: timed } };
  };
})()
"""
# When goals are tapped, and when each score is painted, both since 1970: two pages of one machine.
TAPPED = """
() => {
  window.tapped = [];
  addEventListener("click", (event) => {
    if (!event.target.closest(".flow .button.prominent")) return;
    tapped.push(performance.timeOrigin + event.timeStamp);
  }, true);
}
"""
FOLLOWED = """
() => {
  window.shown = {};
  new MutationObserver(() => {
    const score = document.querySelector(".score-tab.home .score-goals")?.textContent;
    if (score === undefined || score in shown) return;
    shown[score] = null;
    requestAnimationFrame(() => requestAnimationFrame(() => {
      shown[score] = performance.timeOrigin + performance.now();
    }));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
"""
SCORE = ".score-tab.home .score-goals"


def measure(bench):
    middle, large, small, watched = bench.world.people[:4]
    figures = [native(bench)]
    with bench.world.server() as server:
        matches = {person: played(server, person, count)
                   for person, count in (
                       (middle, MIDDLE), (large, LARGE), (small, SMALL), (watched, SMALL))}
        with Phone(f"http://localhost:{server.site.port}") as phone:
            figures += on_the_pitch(phone, middle, matches[middle])
            figures += on_two_devices(phone, watched, matches[watched])
            figures.append(in_the_browser(phone, (large, matches[large]), (small, matches[small])))
    return figures


# MARK: Matches


def played(server, person, count: int) -> str:
    """A first half that has run for twenty minutes, recorded by another device."""
    match = fieldday.fresh_id()
    now = int(time.time() * 1_000)
    body = {"home": {"name": "Harbour Rovers", "short": "HAR"},
            "away": {"name": "Lantern Street", "short": "LAN"}, "rules": {}, "createdAt": now}
    server.push(person, [("referee", "createMatch", {"match": match, "body": body})])
    events = log(match, count, now - 1_200_000)
    server.push(person, [
        ("referee", "recordEvents", {"match": match, "events": events[first:first + 50]})
        for first in range(0, count, 50)])
    return match


def log(match: str, count: int, began: int) -> list[dict]:
    """A kick-off, and then of everything that can happen, over twenty minutes."""
    boot = fieldday.fresh_id()
    events = []

    def write(stage, elapsed, kind, payload):
        events.append({
            "id": fieldday.fresh_id(), "match": match, "ordinal": len(events) + 1, "stage": stage,
            "elapsed": elapsed, "at": began + elapsed, "uptime": elapsed, "boot": boot,
            "kind": kind, **({"payload": payload} if payload else {})})

    write("PRE", 0, "kickoff", {"side": "home"})
    write("PRE", 0, "period.start", {"period": "R1", "seconds": 2_700})
    for index in range(count - 2):
        write("R1", (index + 1) * 1_200_000 // count, *happening(index))
    return events


def happening(index: int):
    side = ("home", "away")[index % 2]
    # A player has one caution at most, and is replaced once at most.
    number = index // 8 % 400 * 2
    kinds = (
        ("goal", {"side": side, "type": "openPlay", "scorer": player(side, index % 40)}),
        ("stoppage.start", {"reason": "injury"}), ("stoppage.end", None),
        ("card", {"colour": "yellow", "recipient": player(side, number), "reason": {
            "catalog": "law12", "code": "dissent", "title": "Dissent"}}),
        ("penalty.awarded", {"side": side}), ("note", {"text": f"Something to remember, {index}"}),
        ("substitution", {"side": side, "off": player(side, number),
                          "on": player(side, number + 1)}),
        ("incident", {"type": "injury", "text": ""}))
    return kinds[index % len(kinds)]


def player(side: str, number: int) -> dict:
    return {"side": side, "kind": "player", "number": number}


# MARK: On the pitch


def on_the_pitch(phone, person, match):
    path = f"/referee/m/{match}"
    with phone.context(person) as context:
        settle(phone, context, path)
        openings = [opened(phone, context, path) for _ in range(OPENINGS)]
        page = phone.page(context)
        page.goto(path)
        page.wait_for_selector(".score-tab.home")
        # Another tab may have written until now.
        page.wait_for_timeout(4_000)
        painted, durable = goals(page)
    name = f"a match of {MIDDLE} entries"
    return [
        at_most(f"{name}: cold open to interactive", median(openings), 1.5, "s", 2,
                samples=openings),
        tap(f"{name}: tap to paint", painted, 50), tap(f"{name}: tap to saved", durable, 100),
    ]


def settle(phone, context, path) -> None:
    """A first visit at full speed until everything is there; from then on there is no network."""
    page = context.new_page()
    page.goto(path)
    page.wait_for_selector(".score-tab.home")
    until(page, KEPT)
    # What came is in the database only a moment later.
    page.wait_for_timeout(2_000)
    page.close()
    context.set_offline(True)


def opened(phone, context, path) -> float:
    page = phone.page(context)
    page.add_init_script(INTERACTIVE)
    page.goto(path, wait_until="commit")
    until(page, "() => window.interactive !== undefined")
    seconds = page.evaluate("window.interactive") / 1_000
    page.close()
    return seconds


def goals(page):
    """Records goals and takes each back; the milliseconds to paint, and to saved."""
    page.evaluate(TAPS)
    taps = 0
    for count in range(GOALS):
        for selector in (".score-tab.home", ".pane-key >> nth=3", ".flow .button.prominent",
                         ".offer .button"):
            target = page.locator(selector).first
            target.wait_for()
            if selector.startswith(".offer"):
                until(page, "(count) => durable.length > count", count)
            # Playwright's own click looks at the page inside the event: measured too.
            target.evaluate("(node) => node.click()")
            taps += 1
            until(page, "(count) => painted.length === count", taps)
    return page.evaluate("painted"), page.evaluate("durable")


def tap(name: str, samples, limit: float) -> Figure:
    ordered = sorted(samples)
    p50, p95 = median(ordered), ordered[int(len(ordered) * 0.95)]
    made = at_most(f"{name} p95 ({len(ordered)})", p95, limit, "ms", 0, p50=p50, samples=samples)
    made.measured += f", p50 {p50:.0f} ms"
    return made


# MARK: Two devices


def on_two_devices(phone, person, match) -> list[Figure]:
    """One device records goals, the same person's other one follows."""
    path = f"/referee/m/{match}"
    with phone.context(person) as context, phone.context(person) as other:
        first, second = context.new_page(), other.new_page()
        for page in (second, first):
            page.goto(path)
            page.wait_for_selector(SCORE)
        # Until each tab knows that it writes, and hears of changes.
        first.wait_for_timeout(4_000)
        first.evaluate(TAPPED)
        second.evaluate(FOLLOWED)
        before = int(first.locator(SCORE).inner_text())
        for goal in range(before + 1, before + SHOWN + 1):
            for selector in (
                    ".score-tab.home", ".pane-key >> nth=3", ".flow .button.prominent"):
                target = first.locator(selector).first
                target.wait_for()
                target.evaluate("(node) => node.click()")
            until(second, "(score) => !!shown[score]", str(goal))
        tapped, shown = first.evaluate("tapped"), second.evaluate("shown")
    delays = sorted(shown[str(before + index + 1)] - at for index, at in enumerate(tapped))
    name = f"a goal tapped to shown ({len(delays)}), second device"
    return [
        at_most(f"{name} p50", median(delays), REACH, "ms", samples=delays),
        at_most(f"{name} p99", delays[int(len(delays) * 0.99)], REACH, "ms"),
    ]


# MARK: Folding


def native(bench) -> Figure:
    """The program folds the log that this writes for it, as the wire has it."""
    program = bench.load.with_name("folds")
    match = fieldday.fresh_id()
    path = bench.folder / "log.json"
    path.write_text(json.dumps(log(match, LARGE, 1_795_000_000_000)))
    out = subprocess.run([program, match, path], check=True, capture_output=True, text=True)
    found = json.loads(out.stdout)
    if found["events"] != LARGE:
        raise RuntimeError(f"folded {found['events']} entries instead of {LARGE}")
    return rate("natively", found["events"] * found["folds"] / found["seconds"], NATIVE, **found)


def in_the_browser(phone, *two) -> Figure:
    (large, small) = (undo(phone, person, match) for person, match in two)
    spent = (median(large) - median(small)) / 1_000
    return rate("in the browser", (LARGE - SMALL) / spent, BROWSER, large=large, small=small)


def undo(phone, person, match) -> list[float]:
    """Milliseconds of the client's turns in which a goal is taken back."""
    with phone.context(person) as context:
        page = context.new_page()
        page.add_init_script(TURNS)
        page.goto(f"/referee/m/{match}")
        page.wait_for_selector(".score-tab.home")
        page.wait_for_timeout(4_000)
        samples = []
        for _ in range(UNDOS):
            for selector in (".score-tab.home", ".pane-key >> nth=3", ".flow .button.prominent"):
                page.locator(selector).first.click()
            page.locator(".offer-state", has_text="Saved").wait_for()
            count = page.evaluate("turns.length")
            page.locator(".offer .button").first.evaluate("(node) => node.click()")
            samples.append(page.evaluate("(count) => Math.max(...turns.slice(count))", count))
        return samples


def rate(where: str, value: float, reach: float, **details) -> Figure:
    return Figure(
        f"entries of a log of {LARGE:,} folded {where}", f"≥ {reach:,} /s", f"{value:,.0f} /s",
        value / reach, value >= reach, details)
