"""What the live page of a run costs with everything that it can be told, at a quarter of the machine's speed: a fix
and a strap's packet each second, from a page script in place of receiver and Bluetooth, and motion 60 times a second,
of 170 steps a minute, by the browser's emulation of sensors. Of a minute, the part in which the page's thread is at
work."""

import pathlib
import re
import sys
import time

from browser import KEPT, Phone, busy, until
from report import at_most

sys.path.append(str(pathlib.Path(__file__).resolve().parents[2] / "Tests/Browser"))

from run_motion import ALLOWED, Sensors  # noqa: E402
from run_sensors import HEART_RATE, WORN, Sensor  # noqa: E402
from run_ways import Way, receiver  # noqa: E402

# Seconds of running before anything is measured, until the page has its slower speed, and that are measured.
WARM, SLOW, SECONDS = 15, 5, 60
CADENCE, BEATS = 170, 150
# Seconds between two readings of the sensors. The page is told the latest one 60 times a second.
READING = 0.03
# How often a page is told at least, of 60 times a second.
TOLD = 50

# A fix and a packet each second, as time goes by itself.
GOES = """
([given, service, packet]) => {
  const beat = setInterval(() => {
    if (!given.length) {
      clearInterval(beat);
      return;
    }
    says(service, packet);
    fixes([[0, given.shift()]]);
  }, 1_000);
}
"""
# How often motion is told in a second.
RATE = """
() => new Promise((done) => {
  let count = 0;
  const feel = () => { count += 1; };
  addEventListener("devicemotion", feel);
  setTimeout(() => {
    removeEventListener("devicemotion", feel);
    done(count / 2);
  }, 2_000);
})
"""


def measure(bench):
    person = bench.world.people[0]
    with bench.world.server() as server, Phone(f"http://localhost:{server.site.port}") as phone:
        with phone.context(person, permissions=["screen-wake-lock", *ALLOWED]) as context:
            page = receiver(context.new_page())
            page.add_init_script(f"({WORN})()")
            sensors = Sensors(page)
            way = Way(each=1)
            start(page, way)
            coords = [coords for _, coords in way.run(WARM + SLOW + 2 * SECONDS)]
            page.evaluate(GOES, [coords, HEART_RATE, [0x06, BEATS]])
            goes(sensors, WARM)
            rate = page.evaluate(RATE)
            if rate < TOLD:
                raise RuntimeError(f"motion is told only {rate:.0f} times a second")
            phone.slow_down(page)
            goes(sensors, SLOW)
            share = busy(page, lambda: goes(sensors, SECONDS)) / SECONDS * 100
            tells(page, "Heart rate", f"{BEATS} bpm")
            tells(page, "Cadence", r"1[67]\d spm")
    yield at_most(
        "live page with fixes, motion and a strap, of one core at a quarter of the speed", share, 25, "%", 1,
        motion=rate)


def start(page, way: Way) -> None:
    """On the way, with a strap."""
    page.goto("/run")
    page.locator("#run-start").click()
    page.locator("#run-understood").click()
    until(page, "() => isWatched()")
    page.evaluate("(given) => fixes(given)", way.stand(6))
    page.locator("#run-go").click()
    page.wait_for_selector(".run-countdown")
    page.evaluate("(given) => fixes(given)", way.stand(4))
    page.wait_for_selector("#run-pause")
    page.get_by_role("button", name="Sensors", exact=True).click()
    Sensor(page, "strap").connect("Strap 9")
    page.get_by_role("button", name="Back to the run").click()
    page.wait_for_selector("#run-pause")
    until(page, KEPT)


def goes(sensors: Sensors, seconds: float) -> None:
    """Somebody runs for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        sensors.step(CADENCE)
        time.sleep(READING)


def tells(page, name: str, number: str) -> None:
    """A card has what was measured with."""
    card = page.locator(".run-card").filter(has_text=name).first.text_content()
    if not re.search(number, card):
        raise RuntimeError(f"the page tells no {name.lower()}: {card}")
