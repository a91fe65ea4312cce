"""Steps that the phone's motion sensors feel while a run is recorded."""
import math
import re
import struct

from playwright.sync_api import expect

import run
from run import Runner
from run_motion import ALLOWED, GRAVITY, Sensors
from run_mount import CADENCE, SENSORS
from test_host import Host

#: What a browser asks for before it tells a direction.
COMPASS = [*ALLOWED, "magnetometer"]


def test_samples_are_told_in_their_units(device):
    page = device(permissions=ALLOWED)
    sensors = Sensors(page)
    sensors.feel((GRAVITY, 0, -GRAVITY), (1, 2, 3))
    host = Host(page)
    watch = host.ask("watchMotion")
    kind, name, octets = host.answers(watch, 1)[0]
    assert (kind, name, len(octets) % 16) == ("file", "free", 0)
    samples = list(struct.iter_unpack("<I6h", bytes(octets)))
    times = [sample[0] for sample in samples]
    assert times == sorted(times) and 900 <= times[-1] - times[0] <= 1_500
    # A browser rounds what sensors say to a tenth of m/s² and of a degree.
    for said, meant in zip(samples[-1][1:], (4_096, 0, -4_096, 900, 1_800, 2_700)):
        assert abs(said - meant) <= 45
    assert host.answered("unwatchMotion") == [["done"]]

    # A browser without such sensors tells one event without values, or none.
    assert Host(device(permissions=ALLOWED)).answered("watchMotion") == [["failed", "unsupported"]]


def test_the_heading_is_told_in_degrees_clockwise_from_north(device):
    page = device(permissions=COMPASS)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setSensorOverrideEnabled", {
        "enabled": True, "type": "absolute-orientation", "metadata": {"available": True}})
    # A quarter of a turn to the right: east.
    turned = {"x": 0, "y": 0, "z": -math.sin(math.pi / 4), "w": math.cos(math.pi / 4)}
    session.send("Emulation.setSensorOverrideReadings", {
        "type": "absolute-orientation", "reading": {"quaternion": turned}})
    host = Host(page)
    watch = host.ask("watchHeading")
    kind, text = host.answers(watch, 1)[0]
    degrees, pole, screen = text.split(" ")
    assert (kind, pole, screen) == ("text", "true", "0")
    assert abs(float(degrees) - 90) < 1
    assert host.answered("unwatchHeading") == [["done"]]

    # A browser without a compass tells one event without values, or none.
    without = Host(device(permissions=COMPASS))
    assert without.answered("watchHeading") == [["failed", "unsupported"]]


def test_the_phone_tells_the_cadence(server, device, picture):
    page = run.receiver(device(run.introduced(server.person()), permissions=["screen-wake-lock"]))
    page.add_init_script(f"({SENSORS})()")
    runner = Runner(page).open().shows("#run-start")
    # No time passes but that of fixes and samples, however long the browser takes for them.
    page.evaluate("halt()")
    page.evaluate("rest()")
    runner.start().runs(20)
    page.wait_for_function("heard")
    page.evaluate("feel(0, 12, true)")
    # What was felt goes with the next row.
    runner.runs(2)
    near = "|".join(str(cadence) for cadence in range(CADENCE - 5, CADENCE + 6))
    card = page.locator(".run-card").filter(has_text="Cadence")
    expect(card.locator(".run-big")).to_have_text(re.compile(rf"^({near}) "))
    expect(page.locator("#run-count")).to_have_count(0)
    picture(page, "run/cadence")

    # Whoever does not want it is not sensed.
    runner.finish().save("With steps").kept()
    runner.open("/run/settings").shows("#run-count-steps").tap("#run-count-steps")
    expect(page.locator("#run-carried")).to_have_count(0)
