"""A walk through files that come in; see `run_screens`."""
from playwright.sync_api import expect

import run
from run import Runner
from run_screens import page_of, part
from screens import LONG, close, failing, shown


def bringing_in(person, season):
    page = page_of(person, "/run/data", "#run-choose")
    page.evaluate("() => { Blob.prototype.arrayBuffer = () => new Promise(() => {}); }")
    with page.expect_file_chooser() as chooser:
        page.locator("#run-choose").click()
    chooser.value.set_files({"name": "a.gpx", "mimeType": "", "buffer": b"a"})
    shown(page, ".column [role=status]")
    yield "run-data-reading"
    runner = Runner(page).open("/run/data").gives(*season.files)
    runner.tap("#run-take").shows(".column .box")
    yield "run-data-done"
    run.arrived(season.account, 26)
    start = run.ago(days=200)
    odd = run.gpx(start, 600, "Odd").replace(b"<time>", b"<time>soon", 3)
    known = season.files
    runner.gives(
        ("new.gpx", run.gpx(start, 900)), (LONG * 3 + ".gpx", odd), known[1],
        ("alike.gpx", season.alike), ("empty.fit", b""), ("letter.tcx", b"Dear all,"),
        ("broken.gpx", run.gpx(start, 60)[:-900]))
    page.locator(".run-notes summary").first.click()
    yield "run-data-preview"
    page.locator(".column > .stack > button.naked").click()
    runner.gives(("local.gpx", run.gpx(start, 900, zone="")))
    expect(page.locator("#run-take")).to_be_disabled()
    yield "run-data-zone"
    page.locator(".column > .stack > button.naked").click()
    shown(page, "#run-choose")


def the_inbox(person, season):
    page = page_of(person, "/run/data", "#run-secret-make")
    with failing(page, "**/api/run/inbox/secret"):
        page.locator("#run-secret-make").click()
        shown(page, ".column .fault")
        yield "run-inbox-failed"
    page.locator("#run-secret-make").click()
    shown(page, "#run-secret")
    yield "run-inbox"
    line = page.locator("#run-secret").inner_text()
    for name, content in [(LONG * 3 + ".fit", b"Dear all,"), season.files[1], ("alike.gpx", season.alike)]:
        run.send(season.account, line, name, content)
    page.goto("/run/data")
    expect(page.locator(part("run-inbox") + " li")).to_have_count(2)
    yield "run-inbox-refused"
    page.locator("#run-secret-stop").click()
    expect(page.locator("#run-secret-stop")).to_have_count(0)


def merging(person):
    """What a watch's file adds to a run that is here."""
    phone, watch = run.both(run.ago(days=2))
    runner = Runner(person.page).open("/run/data").gives(phone)
    runner.tap("#run-take").shows(".column .box")
    page = person.page
    runner.gives(watch).shows("#run-merge-0-0")
    yield "run-data-similar"
    page.locator("#run-merge-0-0").click()
    shown(page, "#run-merge table")
    yield "run-merge"
    close(page)
    merges = page.locator(part("run-out") + " > button.naked").nth(1)
    with page.expect_file_chooser() as chooser:
        merges.click()
    chooser.value.set_files({"name": "other.gpx", "mimeType": "", "buffer": run.gpx(run.ago(days=9), 900)})
    shown(page, "#run-merge .fault")
    yield "run-merge-fault"
    with page.expect_file_chooser() as chooser:
        page.locator("#run-merge .button.wide").first.click()
    chooser.value.set_files({"name": "watch.gpx", "mimeType": "", "buffer": watch[1]})
    page.locator("#run-merge .prominent").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.locator(".run-quality > summary").last.click()
    shown(page, ".run-quality .button")
    yield "run-run-merged"
