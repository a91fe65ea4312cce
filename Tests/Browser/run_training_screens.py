"""A walk through step lengths and plans of intervals, in the page of a run just recorded; see `run_screens`."""
from playwright.sync_api import expect

import run
import run_mount
from day_screens import held
from run import Runner
from run_screens import page_of, part
from screens import LONG, shown


def stride(number, steps, cadence, **more):
    """A measurement of 100 m."""
    return ("run", "keepStride", {"stride": f"01900000-0000-7000-8000-{number:012}", "body": {
        "at": int(run.ago(days=9 - number).timestamp() * 1_000), "offset": 7_200, "centimetres": 10_000,
        "milliseconds": steps * 60_000 // cadence, "steps": steps * 100, **more}})


def measuring(person, season):
    """Steps over 100 m. The device of this walk has no sensors of motion."""
    account = season.account
    account.push([stride(1, 130, 150), stride(2, 124, 158, run=next(iter(run.runs(account))))])
    assert account.rejections == [], account.rejections
    page = page_of(person, "/run/stride", ".run-row")
    yield "run-stride-few"
    account.push([stride(3, 118, 165), stride(4, 112, 172), stride(5, 104, 180)])
    shown(page, ".run-figures")
    yield "run-stride"
    with held(page):
        page.locator(".run-row .icon-button").first.click()
        shown(page, ".snackbar")
        yield "run-stride-deleted"
    runner = Runner(page)
    runner.tap("#run-measure").watches().shows("#run-bout-cancel").shows(".column > .stack > .banner")
    yield "run-bout-waiting"
    runner.moves(runner.way.stand(6)).shows("#run-bout-start")
    yield "run-bout-ready"
    runner.tap("#run-bout-cancel").shows("#run-measure")
    yield from run_mount.carrying(page_of(person, "/run/carrying", "#run-mount-start"))
    # A page whose time passes.
    page.goto("/run/carrying")
    shown(page, "#run-mount-start")


def following(person, runner, season):
    """A plan of intervals, from the first choice to the laps of its run."""
    page = page_of(person, "/run/plans", "#run-presets")
    page.locator(part("run-presets") + " button").first.click()
    shown(page, "#run-plan-form")
    yield "run-plan-form"
    page.locator("#run-plan-name").fill(LONG[:60])
    for step in ("warm-up", "cool-down"):
        page.locator(f"#run-plan-{step}").select_option("t10")
    page.locator("#run-plan-add-set").click()
    for number in (1, 2):
        page.locator(f"#run-plan-{number}-times").select_option("50")
    page.locator("#run-plan-form button.prominent").click()
    shown(page, "#run-plan-refusal")
    yield "run-plan-form-fault"
    for number in (1, 2):
        page.locator(f"#run-plan-{number}-times").select_option("2")
        page.locator(f"#run-plan-{number}-work").select_option("m100")
    page.locator("#run-plan-form button.prominent").click()
    shown(page, ".column .box h2")
    expect(page.locator(".snackbar")).to_have_count(0)
    yield "run-plans"
    page.locator(".column .box .prominent").click()
    shown(page, "#run-plan")
    page.evaluate("halt()")
    runner.watches().moves(runner.way.stand(6))
    yield "run-arming-plan"
    runner.tap("#run-go").shows(".run-countdown")
    page.evaluate("pass(11_000)")
    runner.shows(".run-step").runs(30)
    yield "run-live-step"
    runner.runs(600)
    yield "run-live-steps-over"
    runner.finish().save("Track")
    shown(page, "#run-laps")
    yield "run-run-steps"
    run.arrived(season.account, 2)
