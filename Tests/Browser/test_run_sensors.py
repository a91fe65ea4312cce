"""Straps and foot pods before and in a run."""
import re

import pytest
from playwright.sync_api import expect

import run
from conftest import Chromium, chromium_path, visit
from run import Runner
from run_sensors import HEART_RATE, WORN, EmulatedStrap, Sensor, Worn


@pytest.fixture(scope="module")
def browser(playwright):
    """One with Bluetooth, which browsers on Linux have only where they are told to."""
    with Chromium(playwright, chromium_path(), "--enable-features=WebBluetooth") as running:
        yield running


def test_a_strap_is_chosen_lost_and_found_again(server, device, browser):
    page = device(run.introduced(server.person()))
    strap = EmulatedStrap(browser.running, page)
    Runner(page).open("/run/sensors").shows("#run-strap-button")
    shown = Sensor(page, "strap").connect(strap.NAME)
    strap.beats(72)
    expect(shown.number).to_contain_text("72")

    strap.leaves()
    expect(shown.status).to_contain_text("reconnecting")
    strap.returns()
    expect(shown.status).to_have_text(f"{strap.NAME}: Connected")
    strap.beats(73)
    expect(shown.number).to_contain_text("73")

    shown.button.click()
    expect(shown.status).to_have_text("Not connected")


#: Seconds of running in which a strap says the same each time.
RUN = """async ([given, service, packet]) => {
  for (const fix of given) {
    says(service, packet);
    await fixes([fix]);
  }
}"""


def test_a_run_with_a_strap_and_a_foot_pod(server, device, picture):
    account = run.introduced(server.person())
    page = run.receiver(device(account, permissions=["screen-wake-lock"]))
    page.add_init_script(f"({WORN})()")
    worn = Worn(page)
    runner = Runner(page).open("/run/sensors").shows("#run-strap-button")
    strap = Sensor(page, "strap").connect("Strap 9")
    worn.beats(148)
    expect(strap.number).to_contain_text("148")
    # Contact is lost: no zero, and not what was before.
    worn.says(HEART_RATE, 0x04, 0x00)
    expect(strap.status).to_contain_text("No skin contact")
    expect(strap.number).not_to_contain_text(re.compile(r"\d"))
    picture(page, "run/sensors")

    def runs(seconds, beats):
        page.evaluate(RUN, [runner.way.run(seconds), HEART_RATE, [0x06, beats]])

    visit(page, "/run")
    runner.shows("#run-start").start()
    runs(120, 150)
    heart = page.locator(".run-card").filter(has_text="Heart rate")
    expect(heart).to_contain_text("150 bpm")

    # Another one comes on the way.
    page.get_by_role("button", name="Sensors").click()
    Sensor(page, "pod").connect("Pod 7")
    page.get_by_role("button", name="Back to the run").click()
    worn.strides(85)
    runs(2, 150)
    cadence = page.locator(".run-card").filter(has_text="Cadence")
    expect(cadence).to_contain_text("170 spm")
    picture(page, "run/live-sensors")

    # Without the strap the run goes on, and the strap comes back without anybody choosing again.
    worn.leaves()
    runner.runs(40)
    expect(heart).to_contain_text("reconnecting")
    expect(heart).not_to_contain_text(re.compile(r"\d"))
    worn.returns()
    expect(heart).to_contain_text("Connected", timeout=35_000)
    runs(60, 160)
    expect(heart).to_contain_text("160 bpm")
    assert page.evaluate("choices") == 2

    runner.finish().save("With a strap").shows("#run-charts")
    expect(page.locator("#run-heart")).to_contain_text(re.compile(r"15\d bpm"))
    with page.expect_download() as download:
        page.get_by_role("button", name="GPX", exact=True).click()
    with open(download.value.path(), encoding="utf-8") as file:
        rates = re.findall(r"<(?:\w+:)?hr>(\d+)<", file.read())
    assert set(rates) == {"150", "160"}
    run.arrived(account)
