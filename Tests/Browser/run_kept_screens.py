"""A walk through what is kept of runs, and what can be done with it; see `run_screens`."""
import hashlib

from playwright.sync_api import expect

import run
from conftest import until
from day_screens import held
from run_maps import mapped
from run_screens import newest, page_of, part
from screens import LONG, close, failing, offline, shown, unanswered


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
