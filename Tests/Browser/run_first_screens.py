"""A walk through RunningBuddy as somebody new finds it; see `run_screens`."""
from playwright.sync_api import expect

from day_screens import NOBODY
from run_screens import page_of
from run_sensors import Sensor
from screens import LONG, close, failing, shown, unanswered


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
