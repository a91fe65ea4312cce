"""A walk through DayBlock in every state it can be in; see `screens`."""
import contextlib
import datetime
import json

from playwright.sync_api import expect

import day
from conftest import until
from screens import FLEETING_SIZES, LONG, close, failing, offline, shown, unanswered

NOBODY = "00000000-0000-7000-8000-000000000000"
#: Timers of half a second and longer wait until they are told to go on.
HOLD = """() => {
  const set = setTimeout, clear = clearTimeout, waiting = new Map();
  window.setTimeout = (call, delay, ...rest) => delay < 500 ? set(call, delay, ...rest) :
    (waiting.set(-waiting.size - 1, () => call(...rest)), -waiting.size);
  window.clearTimeout = (timer) => waiting.has(timer) ? waiting.set(timer, () => {}) : clear(timer);
  window.goOn = () => {
    Object.assign(window, {setTimeout: set, clearTimeout: clear});
    waiting.forEach((call) => set(call, 0));
  };
}"""


@contextlib.contextmanager
def held(page):
    """What passes by itself stays."""
    page.evaluate(HOLD)
    try:
        yield
    finally:
        page.evaluate("goOn()")


def opened(person, life, path, there):
    """A place on a device whose clock shows the life's time; a second time, the clock just goes on."""
    page = person.page
    if not getattr(page, "has_clock", False):
        page.clock.install(time=life.now)
        page.has_clock = True
    page.goto(path)
    shown(page, there)
    return page


def answer(page, identity, number):
    """Presses a button of a question, counted from the top."""
    page.locator(f"dialog#{identity} .actions .button").nth(number).click()


def choose(page, menu, text):
    """An option of a menu, by a part of its icon's place: counted from the top."""
    page.locator(f"dialog#{menu} .option").nth(text).click()


# Somebody new

def the_first_steps(person):
    page = person.page
    with unanswered(page, "**/api/sync/pull*"):
        page.goto("/day", wait_until="commit")
        shown(page, ".skeleton")
        yield "day-loading"
    page.goto("/day")
    shown(page, ".day-start-button")
    yield "day-welcome"
    page.locator(".day-start-button").click()
    for name in ("day", "unit", "own"):
        shown(page, ".day-slide-title")
        yield f"day-welcome-{name}"
        page.locator(".day-foot .button").click()
    shown(page, ".day-tutorial-block")
    yield "day-welcome-tutorial"
    with held(page):
        page.locator(".day-tutorial-block").click()
        shown(page, ".snackbar")
        yield "day-welcome-touched"
    expect(page.locator(".snackbar")).to_have_count(0)
    with held(page):
        page.locator(".day-tutorial-block").press("Enter")
        shown(page, ".day-complete")
        yield "day-welcome-done"
    shown(page, "#day-done")
    shown(page, "#day-tip")
    yield "day-review-first"
    read_tip(page)
    yield "day-review-tutorial"
    page.locator("#day-done").click()
    shown(page, ".day-slot.current .day-card-name")
    yield "day-tracking-first"
    page.goto("/day/info/settings")
    page.locator(".setting .icon").last.scroll_into_view_if_needed()
    yield "day-settings-tutorial"


def read_tip(page):
    page.locator("#day-tip .button").click()
    expect(page.locator("#day-tip")).to_have_count(0)


def nothing_yet(person):
    """Has skipped all of it."""
    page = person.page
    page.goto("/day/welcome")
    page.locator(".day-start-button + .button").click()
    shown(page, "#day-card-add")
    read_tip(page)
    yield "day-tracking-empty"
    page.goto("/day/calendar")
    shown(page, "#day-tip")
    yield "day-calendar-first"
    read_tip(page)
    for view in ("month", "week", "day"):
        page.goto("/day/calendar?view=" + view)
        shown(page, ".day-cal")
        yield f"day-{view}-empty"
    page.goto("/day/sessions/new")
    shown(page, "#day-times")
    yield "day-add-without-blocks"
    for show in ("blocks", "groups"):
        page.goto("/day/manage?show=" + show)
        shown(page, f"#day-panel-{show} .day-add")
        yield f"day-{show}-empty"
    for path, name, there in [
            ("statistics", "statistics-empty", ".empty"), ("info", "info-empty", ".day-figure-row"),
            ("info/discarded", "discarded-empty", ".empty"), ("refused", "refused-empty", ".empty"),
            ("info/links", "links-empty", "#day-overlay"), ("sessions/" + NOBODY, "session-gone", ".empty")]:
        page.goto("/day/" + path)
        shown(page, there)
        yield f"day-{name}"
    page.goto("/day/info/data")
    with held(page):
        page.locator("button.setting").first.click()
        shown(page, ".snackbar")
        yield "day-data-nothing"


# The calendar

def the_calendar(person, life):
    page = opened(person, life, "/day/calendar", ".day-timeline .day-row")
    yield "day-month"
    page.locator(".day-cal-ways .icon-button").first.click()
    yield "day-month-before"
    opened(person, life, "/day/calendar?view=week", ".day-week-row")
    yield "day-week"
    opened(person, life, "/day/calendar?view=day", ".day-piece")
    page.locator(".day-piece").last.scroll_into_view_if_needed()
    yield "day-day"
    yield from moving(page, life)
    yield from entering(person, life)
    yield from beside(person, life)


def piece(page, identity):
    face = page.locator(f"#piece-{identity}")
    face.scroll_into_view_if_needed()
    return face


def moving(page, life):
    """What was recorded is selected, moved about and edited."""
    piece(page, life.paused).click()
    shown(page, ".day-draft")
    yield "day-day-selected"
    page.locator(".day-draft .day-step").last.click()
    shown(page, ".day-draft .prominent")
    yield "day-day-changed"
    page.locator(".day-draft-foot .filled").click()
    for number, (name, there) in enumerate([
            ("times", "#day-times"), ("split", "#day-split"), ("to-block", "#day-to-block")]):
        if not page.locator(".day-draft").is_visible():
            piece(page, life.paused).click()
        page.locator(".day-draft-foot button").click()
        shown(page, "#day-session-menu")
        if not number:
            yield "day-session-menu"
        choose(page, "day-session-menu", number)
        shown(page, there)
        yield f"day-{name}"
        if name == "times":
            page.locator("#day-time-end").fill("08:30")
            page.locator("#day-times .sheet-foot .button").click()
            shown(page, "#day-time-end-fault")
            yield "day-times-fault"
        close(page)


def entering(person, life):
    page = opened(person, life, "/day/sessions/new", "#day-times")
    yield "day-add"
    go = page.locator("#day-times .sheet-foot .button")
    page.locator("#day-time-block").select_option("")
    page.locator("#day-time-start").fill("")
    go.click()
    shown(page, "#day-time-start-fault")
    yield "day-add-fault"
    page.locator("#day-time-block").select_option(life.blocks[4])
    page.locator("#day-time-start").fill("08:00")
    page.locator("#day-time-end").fill("07:30")
    shown(page, "#day-times .banner")
    page.locator("#day-time-memo").fill(LONG * 3)
    yield "day-add-overlaps"
    go.click()
    shown(page, "#day-time-asked")
    yield "day-add-asked"
    page.locator("#day-times .choices button").last.click()
    page.locator("#day-time-minutes").fill("0")
    go.click()
    shown(page, "#day-time-minutes-fault")
    yield "day-add-length-fault"
    for change, start, name in [(life.autumn, "02:30", "twice"), (life.spring, "02:30", "skipped")]:
        opened(person, life, f"/day/sessions/new?date={change}", "#day-times")
        page.locator("#day-time-block").select_option(life.blocks[0])
        page.locator("#day-time-start").fill(start)
        page.locator("#day-time-end").fill("04:00")
        shown(page, "#day-times .banner")
        yield f"day-add-{name}"
    for change, name in [(life.autumn, "autumn"), (life.spring, "spring")]:
        opened(person, life, f"/day/calendar?view=day&date={change}", ".day-canvas")
        page.evaluate("document.querySelector('.day-canvas').scrollIntoView()")
        yield f"day-day-{name}"


def beside(person, life):
    """Other calendars."""
    life.set("overlays", ["https://calendar.example/family.ics", "webcal://calendar.example/" + "work" * 20])
    start = int(life.now.replace(hour=10, minute=30).timestamp() * 1_000)
    day_of = life.now.date()
    events = {"faults": [], "events": [
        {"title": "Dentist " + LONG * 2, "source": "Family", "allDay": False, "start": start,
         "end": start + 50 * day.MINUTE},
        {"title": "", "source": "", "allDay": False, "start": start + 6 * 3_600_000,
         "end": start + 7 * 3_600_000},
        {"title": "Holiday " + LONG * 2, "source": "Family", "allDay": True, "start": day_of.isoformat(),
         "end": (day_of + datetime.timedelta(days=2)).isoformat()}]}
    address = "**/api/day/overlays*"
    person.page.route(address, lambda route: route.fulfill(
        status=200, content_type="application/json", body=json.dumps(events)))
    page = opened(person, life, "/day/calendar", ".day-row.quiet")
    yield "day-month-overlays"
    opened(person, life, "/day/calendar?view=day", ".day-piece.quiet")
    yield "day-day-overlays"
    opened(person, life, "/day/calendar?view=week", ".day-week-row")
    yield "day-week-overlays"
    page.unroute(address)
    with failing(page, address):
        opened(person, life, "/day/calendar", ".day-timeline .hint")
        yield "day-month-overlays-failed"
    with offline(page):
        shown(page, ".notices .chip")
        yield "day-month-offline"
    life.set("overlays", [])


def sessions(person, life):
    """What was recorded, each on a page."""
    for identity, name in [(life.paused, "session"), (life.note, "session-note"), (life.long, "session-long"),
                           (life.autumn_session, "session-autumn"), (life.spring_session, "session-spring")]:
        page = opened(person, life, f"/day/sessions/{identity}", ".day-review-range")
        yield f"day-{name}"
    opened(person, life, f"/day/sessions/{life.edited}", ".day-review-range")
    page.locator(".day-live-top .icon-button").last.click()
    shown(page, "#day-review-more")
    yield "day-session-more"
    choose(page, "day-review-more", 4)
    shown(page, "#day-versions")
    yield "day-versions"
    close(page)
    page.locator("#day-memo").click()
    shown(page, "#day-memo-page")
    page.locator("#day-memo-text").fill((LONG + "\n") * 270)
    yield "day-memo"
    page.keyboard.press("Escape")
    # What was written is offered again, over what comes next.
    page.locator(".snackbar .icon-button").click()
    page.locator(".day-live-top .icon-button").last.click()
    page.locator("#day-review-more .option.destructive").click()
    shown(page, "#day-review-delete")
    yield "day-session-deleting"
    with held(page):
        answer(page, "day-review-delete", 1)
        shown(page, ".snackbar")
        yield "day-session-deleted"


# Statistics

def statistics(person, life):
    for kind in ("day", "week", "month", "year", "custom"):
        page = opened(person, life, "/day/statistics?range=" + kind, ".day-stat-grid")
        yield f"day-statistics-{kind}"
    opened(person, life, "/day/statistics?range=year", ".day-stat-grid")
    for table in page.locator(".chart-table summary").all():
        table.click()
    yield "day-statistics-tables"
    opened(person, life, "/day/statistics?range=month&date=2001-01-01", ".empty")
    yield "day-statistics-none"


# Managing

def managing(person, life):
    page = opened(person, life, "/day/manage?show=groups", "#day-panel-groups .day-item")
    yield "day-groups"
    opened(person, life, "/day/manage?show=blocks", "#day-panel-blocks .day-item")
    yield "day-blocks"
    page.locator("#day-panel-blocks .day-grip").nth(1).click()
    shown(page, "#day-move")
    yield "day-moving"
    close(page)
    for size in FLEETING_SIZES:
        page.set_viewport_size(size)
        grip = page.locator("#day-panel-blocks .day-grip").nth(1)
        grip.scroll_into_view_if_needed()
        box = grip.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x, y + 40, steps=4)
        shown(page, ".day-item.lifted")
        yield "day-lifted", size
        page.mouse.move(x, y, steps=2)
        page.mouse.up()
        expect(page.locator(".day-item.lifted")).to_have_count(0)
    page.locator(".day-archived-head").click()
    page.locator(".day-archived .day-item").scroll_into_view_if_needed()
    yield "day-archived"
    yield from the_block(person, life)
    yield from the_group(person, life)


def the_block(person, life):
    page = opened(person, life, "/day/manage/blocks/new", "#day-block-editor")
    yield "day-block-new"
    page.locator("#day-block-name").fill(LONG[:30])
    page.locator("#day-block-goal-part .choice").nth(1).click()
    page.locator("#day-block-goal").fill("99")
    shown(page, "#day-block-name-fault")
    yield "day-block-faults"
    page.locator("#day-block-name").fill(life.names[0].upper())
    shown(page, "#day-block-name-fault")
    yield "day-block-taken"
    rows = page.locator("#day-block-editor .day-choice")
    rows.nth(0).click()
    shown(page, "#day-homes")
    yield "day-homes"
    page.locator("#day-homes .day-add").click()
    shown(page, "#day-group-editor")
    yield "day-homes-new"
    page.keyboard.press("Escape")
    rows.nth(2).click()
    shown(page, "#day-colors")
    yield "day-colors"
    page.keyboard.press("Escape")
    rows.nth(1).click()
    shown(page, "#day-icons")
    for number, name in enumerate(["objects", "nature", "sport", "furniture", "other"]):
        page.locator(".day-icon-tab").nth(number).click()
        yield f"day-icons-{name}"
    page.locator("#day-icon-search").fill("ball")
    shown(page, "#day-icons .day-icon")
    yield "day-icons-found"
    page.locator("#day-icon-search").fill("nothing like it")
    shown(page, "#day-icons .empty")
    yield "day-icons-none"
    # The first time the key empties the search, the second time it closes the sheet.
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("#day-icons")).to_have_count(0)
    page.locator("#day-block-editor .sheet-top .icon-button").click()
    shown(page, "#day-leave")
    yield "day-block-leaving"
    answer(page, "day-leave", 1)
    opened(person, life, f"/day/manage/blocks/{life.study}", "#day-block-editor")
    yield "day-block"
    page.locator("#day-plans-part").scroll_into_view_if_needed()
    yield "day-block-plans"
    page.locator("#day-plans-part .button").click()
    shown(page, "#day-plan")
    yield "day-plan"
    page.locator("#day-plan .day-plan-day[aria-pressed=true]").click()
    page.locator("#day-plan .sheet-foot .button").click()
    shown(page, "#day-plan .fault")
    yield "day-plan-fault"
    page.keyboard.press("Escape")
    page.locator("#day-block-editor .destructive").click()
    shown(page, "#day-delete")
    yield "day-block-deleting"
    answer(page, "day-delete", 0)


def the_group(person, life):
    page = opened(person, life, "/day/manage/groups/new", "#day-group-editor")
    yield "day-group-new"
    page.locator("#day-group-name").fill("일상" if life.language == "ko" else "everyday")
    shown(page, "#day-group-name-fault")
    yield "day-group-taken"
    opened(person, life, f"/day/manage/groups/{life.everyday}", "#day-group-editor")
    yield "day-group"
    page.locator("#day-group-editor .day-choice").click()
    shown(page, "#day-colors")
    yield "day-group-colors"
    page.keyboard.press("Escape")
    page.locator("#day-group-editor .destructive").click()
    shown(page, "#day-delete")
    yield "day-group-deleting"


# My info

def information(person, life):
    page = opened(person, life, "/day/info", ".day-figure-row")
    yield "day-info"
    for path, there in [("licences", ".day-notices"), ("settings", "#day-max-run"), ("guide", ".day-guide-card"), ("data", "button.setting")]:
        opened(person, life, "/day/info/" + path, there)
        yield f"day-{path}"
    yield from importing(page)
    yield from links(person, life)
    yield from discarded(person, life)


def give(page, name, text):
    with page.expect_file_chooser() as chooser:
        page.locator(".day-info .button.prominent").first.click()
    chooser.value.set_files({"name": name, "mimeType": "text/csv", "buffer": text.encode()})


def importing(page):
    give(page, "odd.csv", "who,whom\nA,B\n")
    shown(page, "#day-import-fault")
    yield "day-import-fault"
    rows = [f"{LONG},2026-01-{1 + number:02}T09:00:00Z,2026-01-{1 + number:02}T10:30:00Z" for number in range(20)]
    odd = ["Study,2026-02-30T09:00:00Z,2026-02-30T10:00:00Z", "Study,soon,later",
           "Study,2026-01-01T09:00:00Z,2026-01-01T09:00:00Z", ",2026-01-01T09:00:00Z,2026-01-01T10:00:00Z",
           "Study,2026-01-01T09:30:00Z,2026-01-01T10:00:00Z"]
    give(page, "time.csv", "\n".join(["block,start,end", *rows, *odd]))
    shown(page, ".day-faults")
    yield "day-import"
    page.locator(".day-faults summary").click()
    yield "day-import-faults"
    page.locator(".day-card .button.prominent").click()
    shown(page, ".day-info a.button.prominent")
    yield "day-import-finished"
    page.locator(".day-card .button.naked").click()
    shown(page, ".day-info .banner")
    yield "day-import-last"
    # The same from another program, which tells of the seconds too.
    give(page, "other.csv", "\n".join(["block,start,end", *(row.replace(":00Z", ":05Z") for row in rows)]))
    shown(page, "#day-import-doubles")
    yield "day-import-doubles"
    page.locator(".day-card .button.filled").first.click()
    shown(page, ".day-info .banner")
    page.locator(".day-info .banner .button").click()
    shown(page, ".day-card .button.naked")
    yield "day-import-undone"


def links(person, life):
    page = opened(person, life, "/day/info/links", "#day-overlay")
    page.locator("#day-overlay").fill("calendar")
    page.locator("#day-overlay").press("Enter")
    shown(page, "#day-overlay-fault")
    yield "day-links-fault"
    page.locator("#day-overlay").fill("https://calendar.example/" + "family" * 15)
    page.locator("#day-overlay").press("Enter")
    shown(page, ".day-overlays li")
    for number in range(3):
        page.locator(".day-info section").nth(number).locator(".button").click()
        shown(page, f".day-info section:nth-of-type({number + 1}) .address")
    until(lambda: page.evaluate("document.querySelector('.day-glance').complete"), what="the glance")
    yield "day-links"
    with failing(page, "**/api/day/glance"):
        page.locator(".day-info section").nth(1).locator(".button").last.click()
        shown(page, ".day-info > .fault")
        yield "day-links-failed"
    with offline(page):
        shown(page, ".notices .chip")
        yield "day-links-offline"


def discarded(person, life):
    """A block, a group and a record that were deleted, then all of it."""
    page = opened(person, life, f"/day/manage/blocks/{life.archived}", "#day-block-editor")
    page.locator("#day-block-editor .destructive").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    opened(person, life, "/day/manage?show=groups", "#day-panel-groups .day-item")
    page.locator("#day-panel-groups .day-item-main").last.click()
    page.locator("#day-group-editor .destructive").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    opened(person, life, "/day/info/discarded", ".day-info-list li")
    yield "day-discarded"
    opened(person, life, "/day/info/reset", "#day-reset-word")
    yield "day-reset"
    page.locator("#day-reset-word").fill("초기화" if life.language == "ko" else "reset")
    page.locator(".day-info form .button.prominent").click()
    shown(page, "#day-reset-question")
    yield "day-reset-question"
    answer(page, "day-reset-question", 1)
    # The message comes once it is on the device: a page that is left before has lost it.
    shown(page, ".day > .snackbars .snackbar")
    opened(person, life, "/day/info/reset", ".banner")
    yield "day-reset-done"
    page.locator(".day-info .banner .button").click()
    expect(page.locator(".day-info .banner")).to_have_count(0)


# Tracking

def tracking(person, life):
    page = opened(person, life, "/day", ".day-slot.current .day-card-name")
    yield "day-tracking"
    page.locator(".day-board-open").click()
    shown(page, "#day-board-content")
    yield "day-board"
    close(page)
    page.locator(".day-slot.current button").first.click()
    shown(page, ".day-back-acts")
    yield "day-card-back"
    page.locator(".day-act-disc.delete").click()
    shown(page, "#day-delete-block")
    yield "day-card-deleting"
    close(page)
    page.locator(".day-group").click()
    shown(page, "#day-groups")
    yield "day-group-sheet"
    page.locator("#day-groups .option").first.click()
    shown(page, "#day-card-add")
    page.locator(".day-group").click()
    page.locator("#day-groups .option").nth(1).click()
    shown(page, ".day-slot.current .day-card-name")
    page.locator(".day-slot.current button").first.press("End")
    expect(page.locator("#day-play")).to_be_disabled()
    yield "day-card-add"
    page.locator("#day-card-add").press("Home")
    for number in range(4):
        page.locator(".day-controls .icon-button").last.click()
    yield "day-card-long"
    page.locator(".day-slot.current button").first.press("Home")
    with offline(page):
        shown(page, ".notices .chip")
        yield "day-tracking-offline"
    life.set("board", "minutes")
    shown(page, ".day-board.minutes")
    yield "day-tracking-minutes"
    life.set("board", "halves")
    expect(page.locator(".day-board.minutes")).to_have_count(0)
    yield from producing(page, life)


def producing(page, life):
    """A run from its start to its end."""
    page.locator("#day-play").click()
    shown(page, "#day-toggle[aria-busy=false]")
    page.clock.fast_forward(12 * day.MINUTE)
    yield "day-live"
    page.locator(".day-live-top .icon-button").last.click()
    shown(page, "#day-more")
    yield "day-live-more"
    choose(page, "day-more", 0)
    shown(page, "#day-little")
    yield "day-live-little"
    close(page)
    page.clock.fast_forward(64 * day.MINUTE)
    expect(page.locator("#day-hold .day-card-amount")).to_contain_text("1.0")
    yield "day-live-hour"
    page.locator("#day-stop-run").click()
    shown(page, "#day-stop")
    yield "day-live-stopping"
    close(page)
    page.locator("#day-toggle").click()
    shown(page, ".day-live.halted #day-toggle[aria-busy=false]")
    yield "day-live-paused"
    page.locator("#day-toggle").click()
    shown(page, ".day-live:not(.halted) #day-toggle[aria-busy=false]")
    yield from with_others(page, life)
    page.clock.fast_forward(9 * 60 * day.MINUTE)
    shown(page, "#day-left")
    yield "day-live-left"
    close(page)
    with held(page):
        page.locator("#day-hold").press("f")
        shown(page, ".day-complete")
        yield "day-complete"
    shown(page, ".day-page-dot")
    yield "day-review-pages"
    page.locator("#day-memo").click()
    shown(page, "#day-memo-page")
    yield "day-memo-empty"
    page.keyboard.press("Escape")
    page.locator("#day-done").click()
    shown(page, ".day-slot.current .day-card-name")
    yield "day-tracking-night"


def with_others(page, life):
    """Another device has begun a run too; the block is deleted; another one is to be played."""
    other = life.run(life.gym, 40)
    until(lambda: page.locator("#day-two").is_visible() or page.clock.run_for(500), what="the question")
    yield "day-two-runs"
    close(page)
    shown(page, ".day-other")
    yield "day-live-two"
    # What is behind the run has the way to both.
    page.go_back()
    expect(page.locator(".day-run-strip")).to_have_count(2)
    yield "day-tracking-two"
    life.push(("discardRun", {"run": other, "at": int(life.now.timestamp() * 1_000)}))
    expect(page.locator(".day-run-strip")).to_have_count(1)
    yield "day-tracking-running"
    page.locator(".day-controls .icon-button").last.click()
    page.locator("#day-play").click()
    shown(page, "#day-switch")
    yield "day-switching"
    close(page)
    life.push(("deleteBlock", {"block": life.study}))
    page.locator(".day-run-strip").click()
    shown(page, "#day-assign")
    yield "day-assigning"
    close(page)
    shown(page, ".day-live .banner")
    yield "day-live-homeless"
    life.push(("restoreBlock", {"block": life.study}))
    expect(page.locator(".day-live .banner")).to_have_count(0)


def elsewhere(person, life):
    """A run of another device, looked at from here."""
    life.run(life.gym, 100)
    opened(person, life, "/day", "#day-hold")
    yield "day-live-elsewhere"


def refused(person, life):
    """What was changed here without a network has been reset elsewhere."""
    page = opened(person, life, f"/day/sessions/{life.note}", ".day-review-range")
    with offline(page):
        page.locator("#day-memo").click()
        page.locator("#day-memo-text").fill(LONG * 4)
        page.locator("#day-memo-page .button").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
        now = int(datetime.datetime.now().timestamp() * 1_000) + 60_000
        life.set("reset", now)
    page.goto("/day/calendar")
    shown(page, ".notices .banner")
    yield "day-not-accepted"
    page.goto("/day/refused")
    shown(page, "article .fault")
    yield "day-refused"
