"""The motion sensors of a page's device, as the browser plays them: for journeys and for benchmarks."""
import math
import time

#: m/s²
GRAVITY = 9.80665
#: What a browser asks of somebody for them.
ALLOWED = ["accelerometer", "gyroscope"]
SENSORS = ("linear-acceleration", "accelerometer", "gravity", "gyroscope")


class Sensors:
    """There from before the page listens."""

    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)
        for sensor in SENSORS:
            self.session.send("Emulation.setSensorOverrideEnabled", {
                "enabled": True, "type": sensor, "metadata": {"available": True}})
        self.feel((0, 0, 0), (0, 0, 0))

    def feel(self, pull, turn):
        """Accelerations (m/s²) and rotations (rad/s) about x, y and z."""
        x, y, z = pull
        for sensor, values in zip(SENSORS, (pull, (x, y, z + GRAVITY), (0, 0, GRAVITY), turn)):
            self.session.send("Emulation.setSensorOverrideReadings", {
                "type": sensor, "reading": {"xyz": dict(zip("xyz", values))}})

    def step(self, cadence):
        """What somebody feels at this moment who takes so many steps a minute."""
        turns = time.monotonic() * cadence / 60
        wave = [math.cos(2 * math.pi * part * turns) for part in (0.5, 1, 2)]
        self.feel((1.5 * wave[0], 2 * wave[1], 6 * wave[1] + 2 * wave[2]), (wave[0], 0, 0))
