"""A run from the first page to its own with Tab, Enter and typed words alone."""
from playwright.sync_api import expect

import run
from conftest import PHONE
from keyboard import choose, tab_to
from run import Runner


def test_a_run_without_a_mouse(server, device):
    account = run.introduced(server.person(), ("countdown", 0))
    page = run.receiver(device(account, viewport=PHONE, permissions=["screen-wake-lock"]))
    # What is on the server is known then, the settings among it.
    runner = Runner(page).open().shows(".empty").shows("#run-start")
    choose(page, runner.on("#run-start"))
    runner.shows("#run-go").watches().moves(runner.way.stand(6))
    expect(runner.on("#run-go")).to_have_text("Start")
    choose(page, runner.on("#run-go"))
    runner.shows("#run-pause").runs(60)
    lap = page.get_by_role("button", name="Lap", exact=True)
    choose(page, lap)
    expect(page.locator(".run-cards")).to_contain_text("Lap")

    # Pause and Resume are in one place, and so is the focus.
    page.keyboard.press("Shift+Tab")
    expect(runner.on("#run-pause")).to_be_focused()
    page.keyboard.press("Enter")
    expect(runner.on("#run-resume")).to_be_focused()
    page.keyboard.press("Enter")
    expect(runner.on("#run-pause")).to_be_focused()
    runner.runs(60)

    # A key cannot be held like a finger: it asks instead, and the question gives the focus back.
    choose(page, runner.on("#run-finish"))
    finish = page.locator("#run-finish-question").get_by_role("button", name="Finish", exact=True)
    expect(finish).to_be_focused()
    page.keyboard.press("Escape")
    expect(page.locator("#run-finish-question")).to_have_count(0)
    expect(runner.on("#run-finish")).to_be_focused()
    page.keyboard.press("Enter")
    expect(finish).to_be_focused()
    page.keyboard.press("Enter")

    runner.shows(".run-form")
    tab_to(page, runner.on("#run-title"))
    page.keyboard.type("By keyboard")
    page.keyboard.press("Enter")
    runner.shows("#run-out")
    expect(page.locator("h1")).to_have_text("By keyboard")
    expect(page.locator("section[aria-labelledby=run-laps] tbody tr")).to_have_count(2)
    assert [row["t"] for row in run.arrived(account).values()] == ["By keyboard"]
