"""Somebody who checks that steps are counted where they carry the phone: every state of the page."""
from screens import shown

#: Steps a minute of somebody who runs here.
CADENCE = 170

# What the device's motion sensors say, at times of their own, and whether anybody hears them. `rest` says one moment
# again and again until `feel` says all of some seconds at once, still or running. Hosts tell seconds: what is left over
# comes with the next ones.
SENSORS = """() => {
  const tell = (at, x, y, z) => dispatchEvent(Object.defineProperty(new DeviceMotionEvent("devicemotion", {
    acceleration: { x, y, z }, rotationRate: { alpha: 0, beta: 0, gamma: 0 }, interval: 20 }),
    "timeStamp", { value: at }));
  const wave = (turns) => Math.cos(2 * Math.PI * turns);
  const { addEventListener, removeEventListener } = window;
  window.addEventListener = (kind, ...more) => {
    window.heard ||= kind === "devicemotion";
    addEventListener.call(window, kind, ...more);
  };
  window.removeEventListener = (kind, ...more) => {
    window.heard &&= kind !== "devicemotion";
    removeEventListener.call(window, kind, ...more);
  };
  DeviceMotionEvent.requestPermission = async () => "granted";
  let resting = 0;
  window.rest = () => { resting = setInterval(() => tell(1_000, 0, 0, 0), 20); };
  window.feel = (from, to, runs) => {
    clearInterval(resting);
    for (let at = 1_000 + from * 1_000; at < 1_000 + to * 1_000; at += 20) {
      const turns = at / 1_000 * %d / 60;
      tell(at, ...(runs ? [1.5 * wave(turns / 2), 2 * wave(turns), 6 * wave(turns) + 2 * wave(2 * turns)] : [0, 0, 0]));
    }
  };
}""" % CADENCE


def carrying(page):
    """The page is there, and no time passes but that of the sensors."""
    yield "run-carrying"
    page.evaluate("halt()")
    page.evaluate(SENSORS)
    begin(page)
    yield "run-carrying-placing"
    feel(page, 1, 6.5, False, "2")
    yield "run-carrying-standing"
    feel(page, 6.5, 10.5, False, "18")
    yield "run-carrying-running"
    page.evaluate("feel(10.5, 31, true)")
    shown(page, "#run-mount-hand")
    yield "run-carrying-found"
    page.locator("#run-mount-again").click()
    shown(page, "#run-mount-start")
    begin(page)
    page.evaluate("feel(1, 31, false)")
    shown(page, "#run-mount-again")
    yield "run-carrying-failed"


def begin(page):
    page.evaluate("rest()")
    page.locator("#run-mount-start").click()
    shown(page, "#run-mount-cancel")
    page.wait_for_function("heard")


def feel(page, start, end, runs, left):
    """Until so many seconds are left."""
    page.evaluate("([from, to, runs]) => feel(from, to, runs)", [start, end, runs])
    shown(page, f".run-metres:text-is('{left}')")
