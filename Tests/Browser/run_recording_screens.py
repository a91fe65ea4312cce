"""A walk through a run that is being recorded; see `run_screens`."""
from playwright.sync_api import expect

import run
from day_screens import held
from run import SEEN, Runner
from run_maps import mapped
from run_screens import page_of
from run_sensors import HEART_RATE, WORN, Sensor, Worn
from run_training_screens import following, measuring
from screens import close, shown
from test_quota import FULL


def recording(person, season):
    page = run.receiver(person.page)
    page.add_init_script(FULL)
    page.on("dialog", lambda dialog: dialog.accept())
    # What is on the server is known here, the settings among it.
    runner = Runner(page).open().shows(".empty")
    page.evaluate("halt()")
    runner.tap("#run-start").shows("#run-go").watches()
    yield "run-arming"
    page.evaluate("noFix(2)")
    shown(page, ".run-page .banner")
    yield "run-arming-no-signal"
    runner.moves(runner.way.stand(1, accuracy=3_000)).shows(".run-page .banner button")
    yield "run-arming-imprecise"
    page.locator(".run-page .banner button").click()
    shown(page, "#run-place")
    yield "run-place-imprecise"
    close(page)
    runner.moves(runner.way.stand(6))
    expect(page.locator(".run-page .banner")).to_have_count(0)
    yield "run-arming-ready"
    runner.tap("#run-go").shows(".run-countdown")
    yield "run-countdown"
    page.evaluate("pass(11_000)")
    runner.shows("#run-pause").shows(".run-wait")
    yield "run-live-first"
    with mapped(page):
        yield from under_way(person, runner)
    yield from beside(person, runner)
    yield from found_again(person, runner)
    yield from over(person, runner, season)
    yield from following(person, runner, season)


def under_way(person, runner):
    page = runner.page
    runner.runs(460)
    page.locator(".run-main > .button.filled").click()
    page.locator(".run-tools button").first.click()
    runner.runs(30).shows(".run-ground image").shows(".run-over > .run-credit")
    yield "run-live"
    page.evaluate("setClock(60_000)")
    runner.tap(".run-card.wide").shows(".run-tools button:nth-child(4)")
    yield "run-live-near"
    runner.tap(".run-card.wide").runs(2).shows(".run-ground image")
    yield "run-live-heading"
    runner.tap(".run-card.wide").tap("#run-pause").shows("#run-resume")
    yield "run-live-paused"
    runner.tap("#run-resume").shows("#run-pause").runs(20).moves(runner.way.stand(20)).shows("#run-resume")
    yield "run-live-standing"
    runner.runs(30).shows("#run-pause").moves(runner.way.run(4, accuracy=80)).shows(".run-chips .danger")
    yield "run-live-poor"
    runner.moves(runner.way.run(2, accuracy=3_000)).shows(".run-over .banner")
    yield "run-live-imprecise"
    runner.runs(20)
    with held(page):
        page.evaluate(SEEN, "hidden")
        page.evaluate("pass(90_000)")
        page.evaluate(SEEN, "visible")
        runner.watches().runs(60).shows(".snackbar")
        yield "run-live-gap"
    expect(page.locator(".snackbar")).to_have_count(0)
    page.locator("#run-finish").press("Enter")
    shown(page, "#run-finish-question")
    yield "run-live-finishing"
    close(page)
    runner.tap(".run-tools > :last-child > button:nth-last-child(2)").shows("#run-unlock")
    yield "run-live-locked"
    runner.tap("#run-unlock").shows(".run-hold .hint:not(:empty)")
    yield "run-live-lock-touched"
    runner.hold("#run-unlock", "#run-pause").tap(".run-tools > :last-child > button:last-child").shows("#run-unpocket")
    yield "run-pocket"
    runner.hold("#run-unpocket", "#run-pause")
    page.evaluate("window.isFull = true")
    runner.runs(4).shows(".run-over .banner.alarming")
    yield "run-live-no-room"
    page.evaluate("window.isFull = false")
    runner.runs(4)
    expect(page.locator(".run-over .banner")).to_have_count(0)
    yield from with_sensors(runner)


def with_sensors(runner):
    page = runner.page
    page.evaluate(WORN)
    worn = Worn(page)
    runner.tap(".run-tools > :first-child > button:nth-child(2)").shows("#run-strap-button")
    strap, pod = Sensor(page, "strap"), Sensor(page, "pod")
    strap.button.click()
    expect(strap.status).to_contain_text("Strap 9")
    pod.button.click()
    shown(page, "#run-pod-count")
    worn.beats(148).strides(85)
    expect(pod.number).to_contain_text("170")
    yield "run-sensors-connected"
    worn.says(HEART_RATE, 0x04, 0x00)
    expect(strap.number).not_to_contain_text("148")
    yield "run-sensors-no-contact"
    # Back to the run.
    runner.tap(".notices .banner button").shows("#run-pause")
    worn.beats(151).strides(86)
    runner.runs(2)
    expect(page.locator(".run-cards")).to_contain_text("172")
    yield "run-live-sensors"
    worn.leaves()
    page.evaluate("pass(8_000)")
    shown(page, ".run-cards .run-big.soft")
    yield "run-live-sensors-old"


def beside(person, runner):
    """Other pages meanwhile, and another window."""
    page = runner.page
    page_of(person, "/run", ".notices .banner")
    yield "run-home-recording"
    person.page = page.context.new_page()
    person.page.goto("/run/live")
    shown(person.page, ".run-live .banner")
    yield "run-live-other-window"
    person.page.close()
    person.page = page
    page_of(person, "/run/live", "#run-pause")


def found_again(person, runner):
    page = runner.page
    page.goto("/run")
    shown(page, "#run-offer")
    yield "run-offer"
    page.locator("#run-offer .destructive").click()
    shown(page, "#run-discard-question")
    yield "run-discarding"
    page.keyboard.press("Escape")
    shown(page, "#run-offer")
    page.locator("#run-offer .prominent").click()
    shown(page, "#run-pause")
    runner.watches().runs(20)


def over(person, runner, season):
    page = runner.page
    page.evaluate("window.isFull = true")
    runner.finish().shows(".column > .banner.alarming")
    yield "run-review-no-room"
    # The page that comes has room again, and finds the run without its last row.
    page.goto("/run")
    shown(page, "#run-offer")
    page.locator("#run-offer .filled:not(.destructive)").click()
    shown(page, ".run-form")
    yield "run-review"
    page.locator(".run-quality summary").click()
    shown(page, ".run-quality .run-figures")
    page.locator("#run-effort").select_option("7")
    yield "run-review-exact"
    runner.save(season.names[0])
    page.locator(".run-quality summary").click()
    shown(page, "#run-charts")
    yield "run-run-recorded"
    run.arrived(season.account)
    yield from measuring(person, season)
