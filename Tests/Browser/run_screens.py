"""A walk through RunningBuddy in every state it can be in; see `screens`."""
import hashlib

from playwright.sync_api import expect

import run
import run_mount
from conftest import until, visit
from day_screens import NOBODY, held
from run import SEEN, Runner
from run_maps import mapped
from run_sensors import HEART_RATE, WORN, Sensor, Worn
from screens import LONG, close, failing, offline, shown, unanswered
from test_quota import FULL

NAMES = {
    "en": ["Along the canal", "Intervals with the club", "Sunday", LONG + " " + LONG],
    "ko": ["한강을 따라서", "동호회 인터벌 훈련", "일요일 아침", "아주 길고 길어서 한 줄에 다 들어가지 않는 달리기 제목이에요"],
}


class Season:
    """Somebody's runs of a quarter of a year, one of them long and slow."""

    def __init__(self, server, language):
        self.language = language
        self.names = NAMES[language]
        self.account = run.introduced(
            server.person(language=language), ("countdown", 10), ("goal", {"of": "centimetres", "goal": 2_000_000}))
        # Zones and loads follow from it; the maximum is guessed.
        self.account.push([("accounts", "setBirthYear", {"user": self.account.user, "value": 1985})])
        assert self.account.rejections == [], self.account.rejections

        self.files = [self.file(number) for number in range(24)]
        #: Another device's recording of one of them.
        self.alike = self.files[2][1].replace(b"Watch", b"Phone")

    def file(self, number):
        """A run every fourth day, one in three without a name, and one ride."""
        start = run.ago(days=4 * number, hours=3, minutes=7 * number)
        name = self.names[number % 4] if number % 3 else ""
        return (f"{number}.gpx", run.gpx(start, 1_200 + 240 * (number % 5), name, 2.4 + number % 4 / 5, each=15,
                                         sport="cycling" if number == 7 else "running"))


def part(identity):
    """A part of a page, by the id of its heading."""
    return f"section[aria-labelledby={identity}]"


def page_of(person, path, there):
    """A place in the app, by a link."""
    visit(person.page, path)
    shown(person.page, there)
    return person.page


# Somebody new

def nothing_yet(person):
    page = person.page
    with unanswered(page, "**/api/sync/pull*"):
        page.goto("/run", wait_until="commit")
        shown(page, ".skeleton")
        yield "run-loading"
    with failing(page, "**/api/sync/pull*"):
        page.goto("/run")
        shown(page, ".empty")
        yield "run-home-failed"
    page.goto("/run")
    shown(page, ".empty")
    yield "run-home-empty"
    for path, name, there in [
            ("history", "history-empty", ".empty"), ("statistics", "statistics-empty", ".empty"),
            ("deleted", "deleted-empty", ".empty"), ("refused", "refused-empty", ".empty"),
            (f"runs/{NOBODY}", "gone", ".empty"), ("review", "review-empty", ".empty"),
            ("live", "live-empty", ".empty"), ("shoes", "shoes-empty", ".empty"),
            ("plans", "plans-empty", ".empty"),
            ("settings", "settings", "#run-goal"), ("data", "data", "#run-choose"),
            ("stride", "stride-empty", ".empty"), ("companions", "companions", "#run-companions-on"),
            ("companion", "companion", "#run-second-on"),
            ("data?missed", "data-missed", ".banner"), ("sensors", "sensors", "#run-strap-button")]:
        page_of(person, f"/run/{path}", there)
        yield f"run-{name}"
    # Browsers on Linux have no Bluetooth.
    before = Sensor(page, "strap").status.inner_text()
    page.locator("#run-strap-button").click()
    expect(Sensor(page, "strap").status).not_to_have_text(before)
    yield "run-sensors-unsupported"
    yield from beside_another(person)
    yield from entering(person)
    yield from refused_a_place(person)


def beside_another(person):
    """A second device, on the one that records and on itself. Nobody records here."""
    page = page_of(person, "/run/companions", "#run-companions-on")
    page.locator("#run-companions-on").click()
    shown(page, "#run-show-code")
    yield "run-companions-waiting"
    page.locator("#run-show-code").click()
    shown(page, "#run-code")
    yield "run-companions-code"
    page = page_of(person, "/run/companion", "#run-second-on")
    page.locator("#run-second-on").click()
    shown(page, "#run-second-off")
    yield "run-companion-idle"
    page.locator("#run-second-off").click()
    shown(page, "#run-second-on")


def entering(person):
    page = page_of(person, "/run/runs/new", "#run-date")
    yield "run-enter"
    page.locator("#run-date").fill("2090-01-01")
    page.locator("#run-distance").fill("900")
    page.locator("#run-minutes").fill("5")
    page.locator("#run-title").fill(LONG)
    page.locator(".column form button.prominent").click()
    shown(page, "#run-date-fault")
    shown(page, "#run-distance-fault")
    yield "run-enter-faults"
    page.locator("#run-minutes").fill("")
    page.locator(".column form button.prominent").click()
    shown(page, "#run-duration-fault")
    yield "run-enter-no-time"


def refused_a_place(person):
    """The browser lets nobody know where it is, nor the screen stay on."""
    page = page_of(person, "/run", "#run-start")
    page.locator("#run-start").click()
    shown(page, "#run-introduction")
    yield "run-introduction"
    page.locator("#run-understood").click()
    shown(page, ".run-page .banner")
    yield "run-arming-denied"
    page.locator(".run-page .banner button").first.click()
    shown(page, "#run-place")
    yield "run-place-denied"
    close(page)
    page.locator(".column > button.naked").click()
    shown(page, "#run-start")


# Recording

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


# Step lengths

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


# What is kept

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


def looking_back(person, season):
    page = person.page
    page.goto("/run")
    shown(page, part("run-last") + " .run-row")
    yield "run-home"
    with offline(page):
        shown(page, ".notices .chip")
        yield "run-home-offline"
    page_of(person, "/run/history", ".run-row")
    yield "run-history"
    page.locator("#run-search").fill(season.names[2])
    until(lambda: page.locator(".run-row").count() < 10, what="what was found")
    yield "run-history-found"
    page.locator("#run-search").fill("nothing like it")
    shown(page, ".empty")
    yield "run-history-none"
    page.locator("#run-search").fill("")
    identity = newest(season, season.names[1])
    with mapped(page):
        page.goto(f"/run/runs/{identity}")
        shown(page, ".run-mapped image")
        shown(page, "#run-charts")
        yield "run-run-map"
    page.goto(f"/run/runs/{identity}")
    shown(page, "#run-charts")
    yield "run-run"
    page.locator(".chart-table > summary").first.click()
    page.locator(".run-quality > summary").click()
    yield "run-run-tables"
    yield from motion(person, season, identity)
    yield from shoes(person)
    yield from editing(person, identity)
    yield from cutting(person, season, identity)
    yield from deleting(person, season)
    yield from counting(person)


def newest(season, title):
    """The run of a name that was saved last."""
    return max((row["s"], identity) for identity, row in run.runs(season.account).items() if row.get("t") == title)[1]


def motion(person, season, identity):
    """A run whose raw motion is on the server: a second of it."""
    account, text = season.account, "1 0\n1790000003000 " + "d" * 240 + "\n"
    stub = {"digest": hashlib.sha256(text.encode()).hexdigest(), "octets": len(text)}
    account.enqueue([("run", "keepMotion", {"run": identity, "part": 0, "parts": 1, "content": stub})])
    account.outbox[-1]["content"] = text
    account.push([run.setting(account, "keepsMotion", True)])
    assert account.rejections == [], account.rejections
    page = page_of(person, f"/run/runs/{identity}", "#run-sent-motion-file")
    shown(page, "#run-charts")
    yield "run-run-motion"
    page.locator("#run-sent-motion-delete").click()
    shown(page, "#run-sent-motion-question")
    yield "run-motion-deleting"
    close(page)
    page = page_of(person, "/run/settings", "#run-sent-motion-delete")
    shown(page, "#run-send-motion")
    yield "run-settings-motion"
    account.push([("run", "deleteMotion", {"run": identity}), run.setting(account, "keepsMotion", False)])
    assert account.rejections == [], account.rejections


def shoes(person):
    page = page_of(person, "/run/shoes", ".empty")
    for number, (name, wanted) in enumerate([(LONG[:60], "10"), ("Old", "")]):
        page.locator("#run-shoe-add").click()
        shown(page, "#run-shoe-form")
        if number == 0:
            yield "run-shoe-form"
            page.locator("#run-shoe-form button.prominent").click()
            shown(page, "#run-shoe-name-fault")
            yield "run-shoe-form-fault"
        page.locator("#run-shoe-name").fill(name)
        page.locator("#run-shoe-wanted").fill(wanted)
        page.locator("#run-shoe-before").fill("12")
        page.locator("#run-shoe-form button.prominent").click()
        expect(page.locator(".run-shoe")).to_have_count(number + 1)
    page.locator(".run-shoe").last.locator("button").last.click()
    shown(page, "#run-shoes-retired")
    expect(page.locator(".snackbar")).to_have_count(0)
    yield "run-shoes"


def editing(person, identity):
    page = page_of(person, f"/run/runs/{identity}/edit", "#run-notes")
    yield "run-edit"
    page.locator("#run-notes").fill(LONG * 60)
    page.locator(".column form button.prominent").click()
    shown(page, "#run-refusal")
    yield "run-edit-fault"
    page.locator("#run-notes").fill((LONG + "\n") * 8)
    page.locator("#run-title").fill(LONG * 2)
    page.locator("#run-effort").select_option("9")
    page.locator("#run-mark").select_option("race")
    with held(page):
        page.locator(".column form button.prominent").click()
        shown(page, ".snackbar")
        yield "run-run-changed"


def cutting(person, season, identity):
    page = page_of(person, f"/run/runs/{identity}", "#run-charts")
    opens = page.locator(part("run-out") + " > button.naked").first
    opens.click()
    shown(page, "#run-cut")
    yield "run-cut"
    page.locator("#run-cut-from").fill("later")
    page.locator("#run-cut .button.wide").first.click()
    shown(page, "#run-cut .fault")
    yield "run-cut-fault"
    page.locator("#run-cut-from").fill("2:00")
    page.locator("#run-cut-to").fill("10:00")
    page.locator("#run-cut .button.wide").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    until(lambda: "w" in run.runs(season.account)[identity], what="the cut on the server")
    opens.click()
    expect(page.locator("#run-cut .button.wide")).to_have_count(4)
    yield "run-cut-again"
    cut = run.runs(season.account)[identity]
    page.locator("#run-cut .button.wide").last.click()
    until(lambda: "w" not in run.runs(season.account)[identity], what="all of it on the server")
    yield from refused(person, season, identity, cut)


def refused(person, season, identity, cut):
    """What is split here without a network has been cut elsewhere."""
    page = person.page
    with offline(page):
        page.locator(part("run-out") + " > button.naked").first.click()
        page.locator("#run-cut-from").fill("14:00")
        page.locator("#run-cut .button.wide").nth(2).click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        season.account.push([("run", "editRun", {"run": identity, "edits": [
            {"field": "windows", "value": cut["w"], "figures": cut["g"]}]})])
    page_of(person, "/run", ".notices .banner")
    yield "run-not-accepted"
    page_of(person, "/run/refused", ".box .fault")
    yield "run-refused"
    page.locator(".box button.destructive").click()
    shown(page, ".empty")


def deleting(person, season):
    page = person.page
    for title in season.names[:2]:
        # The charts come when the track is read, above the button.
        page_of(person, f"/run/runs/{newest(season, title)}", "#run-charts")
        page.locator(part("run-out") + " > button.destructive").click()
        expect(page.locator("#run-out")).to_have_count(0)
    page_of(person, "/run/deleted", ".run-row")
    yield "run-deleted"
    page.locator(".run-row a").first.click()
    shown(page, ".column > .banner")
    yield "run-run-deleted"


def counting(person):
    page = page_of(person, "/run/statistics", "#run-totals")
    yield "run-statistics"
    for number, name in [(1, "month"), (2, "year")]:
        page.locator(part("run-totals") + " .choice").nth(number).click()
        yield f"run-statistics-{name}"
    page.locator(".chart-table summary").first.click()
    yield "run-statistics-tables"
    page.locator(part("run-load") + " .choice").nth(1).click()
    yield "run-load-year"
    page.locator(part("run-load") + " .run-quality > summary").click()
    page.locator("#run-load-form .chart-table summary").click()
    yield "run-load-about"
    yield from setting_zones(person)


def setting_zones(person):
    page = page_of(person, "/run/settings", "#run-threshold")
    page.locator("#run-zone-method").select_option("own")
    shown(page, "#run-border-5")
    yield "run-settings-zones"
    page.locator("#run-threshold").fill("300")
    page.locator("#run-border-2").fill("20")
    page.locator(part("run-heart") + " form button").click()
    shown(page, "#run-threshold-fault")
    shown(page, "#run-borders-fault")
    yield "run-settings-zones-faults"


def elsewhere(person, season):
    """A device that has not fetched a track yet."""
    page = person.page
    path = f"/run/runs/{newest(season, season.names[2])}"
    with unanswered(page, "**/api/sync/apart*"):
        page.goto(path)
        shown(page, ".run-track .skeleton")
        yield "run-run-loading"
        # The silence ends when the page that waits is gone: else it would get its track after all.
        with failing(page, "**/api/sync/apart*"):
            page.goto(path, wait_until="commit")
            shown(page, ".run-track .banner")
            yield "run-run-no-track"


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
