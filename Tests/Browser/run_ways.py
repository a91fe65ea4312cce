"""A receiver that says what it is told, and ways over the ground: for journeys and for benchmarks."""
import math

#: Metres of a degree of latitude.
DEGREE = 111_195
#: Where everybody runs.
PARK = (52.5145, 13.3501)

# Stands in for the device's receiver. Between two fixes as much time passes on the page's clocks as they say, and none
# is waited for. The page begins `behind` (ms), so that the run it records has ended when somebody asks the server. Once
# it is told to halt, no time passes but what fixes say.
RECEIVER = """(behind) => {
  const Clock = Date, age = performance.now.bind(performance), watches = new Map();
  let ahead = Number(sessionStorage.getItem("ahead") ?? -behind), older = 0, number = 0, halted = null;
  const now = () => (halted?.now ?? Clock.now()) + ahead;
  window.Date = class extends Clock {
    constructor(...parts) { super(...(parts.length ? parts : [now()])); }
    static now() { return now(); }
  };
  performance.now = () => (halted?.age ?? age()) + older;
  window.halt = () => { halted ??= { now: Clock.now(), age: age() }; };
  window.pass = (time) => {
    [ahead, older] = [ahead + time, older + time];
    sessionStorage.setItem("ahead", ahead);
  };
  window.setClock = (by) => {
    ahead += by;
    sessionStorage.setItem("ahead", ahead);
  };
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  window.fixes = async (given) => {
    for (const [after, coords] of given) {
      pass(after);
      for (const [fix] of watches.values()) fix({ coords: { ...unknown, ...coords }, timestamp: now() });
      await new Promise((done) => setTimeout(done, 0));
    }
  };
  window.noFix = (code) => { for (const [, fault] of watches.values()) fault({ code }); };
  window.isWatched = () => watches.size > 0;
  Object.defineProperty(navigator, "geolocation", { value: {
    watchPosition: (...told) => { watches.set(++number, told); return number; },
    clearWatch: (watch) => watches.delete(watch) } });
}"""


def receiver(page, behind=3_600_000):
    """Gives a page the receiver."""
    page.add_init_script(f"({RECEIVER})({behind})")
    return page


class Way:
    """Somebody on their way over the ground, at a speed (m/s), with a fix so often (s)."""

    def __init__(self, speed=3.0, each=2, start=PARK):
        self.speed = speed
        self.each = each
        self.north, self.east = 0.0, 0.0
        self.start = start
        self.course = 0.6
        self.metres = 0.0
        self.seconds = 0

    def fix(self, accuracy=5):
        latitude = self.start[0] + self.north / DEGREE
        longitude = self.start[1] + self.east / DEGREE / math.cos(math.radians(self.start[0]))
        return {"latitude": latitude, "longitude": longitude, "accuracy": accuracy,
                "altitude": 34 + 6 * math.sin(self.metres / 150), "altitudeAccuracy": 4}

    def step(self):
        """On a bend that comes back to itself after about two kilometres."""
        length = self.speed * self.each
        self.course += length / 320
        self.north += length * math.cos(self.course)
        self.east += length * math.sin(self.course)
        self.metres += length
        self.seconds += self.each

    def stand(self, seconds, accuracy=5):
        """Fixes of somebody who stands."""
        return [(1_000, {**self.fix(accuracy), "speed": 0}) for _ in range(seconds)]

    def run(self, seconds, accuracy=5):
        """Fixes on the way."""
        fixes = []
        for _ in range(seconds // self.each):
            self.step()
            fixes.append((self.each * 1_000, {
                **self.fix(accuracy), "speed": self.speed, "heading": math.degrees(self.course) % 360}))
        return fixes
