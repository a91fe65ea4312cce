"""Runs when something goes wrong on the way: a browser that is killed, a second window, a file from elsewhere."""
import pytest
from playwright.sync_api import expect

import run
from conftest import until
from page_state import databases
from run import Runner
from test_host import named, share
from test_killed_browser import own_browser  # noqa: F401
from test_run import kilometres

#: The journal of a run is never erased.
KEPT = """
IDBFactory.prototype.deleteDatabase = () => {
  window.isHeld = true;
  return {};
};
"""


@pytest.mark.promise
def test_killed_on_the_way_and_before_the_journal_is_erased(server, own_browser):  # noqa: F811
    account = run.introduced(server.person())
    page = run.receiver(own_browser.start())
    own_browser.context.add_cookies(cookies(account))
    runner = Runner(page).open(server.url + "/run").start().runs(240)
    # The last seconds come one after the other; the power goes in between.
    page.evaluate("""(given) => {
      window.shown = '';
      const look = () => { window.shown = document.querySelector('.run-card.wide .run-big').textContent; };
      new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
      fixes(given);
    }""", runner.way.run(240))
    until(lambda: page.evaluate("shown") > "0.50", what="the run to go on")
    shown = kilometres(page.evaluate("shown"))
    own_browser.kill()

    page = own_browser.start()
    own_browser.context.add_cookies(cookies(account))
    runner = Runner(run.receiver(page)).open(server.url + "/run").shows("#run-offer")
    kept = kilometres(page.locator("#run-offer").inner_text())
    assert shown <= kept, "what was shown is there"
    page.add_init_script(KEPT)
    page.reload()
    runner.shows("#run-offer")
    page.get_by_role("button", name="Finish where it stopped").click()
    runner.shows(".run-form").save("Cut short")
    assert abs(kilometres(page.locator(".run-figures").first.inner_text()) - kept) <= 0.02
    until(lambda: page.evaluate("window.isHeld === true"), what="the journal to be erased")
    run.arrived(account)
    own_browser.kill()

    # The run is there, and the journal that is there as well doubles nothing.
    page = own_browser.start()
    own_browser.context.add_cookies(cookies(account))
    runner = Runner(page).open(server.url + "/run/history")
    runner.lists("Cut short")
    expect(page.locator("li.run-row")).to_have_count(1)
    expect(page.locator("#run-offer")).to_have_count(0)
    journal = f"fieldday-{account.user}-journal"
    until(lambda: journal not in databases(page), what="the journal to be erased")
    assert len(run.runs(account)) == 1


def cookies(account):
    name, value = account.cookie.split("=", 1)
    return [{"name": name, "value": value, "url": account.url, "httpOnly": True}]


def test_one_window_records_and_another_takes_over(server, device):
    account = run.introduced(server.person())
    page = run.receiver(device(account))
    first = Runner(page).open().start().runs(60)
    second = Runner(run.receiver(device.another_tab(page.context)), first.way).open("/run/live")
    expect(second.on(".run-live .banner")).to_contain_text("Another window is recording")
    expect(second.on("#run-pause")).to_have_count(0)
    first.runs(60)
    # Either goes on for a moment after the last place.
    distances = [runner.on(".run-card.wide .run-big") for runner in (first, second)]
    until(lambda: distances[0].inner_text() == distances[1].inner_text(), what="the same distance in both windows")

    page.close()
    second.shows("#run-offer")
    second.page.get_by_role("button", name="Continue run").click()
    second.shows("#run-pause").watches().runs(60).finish().save("In two windows")
    told = kilometres(second.on(".run-figures").first.inner_text())
    assert abs(told - first.way.metres / 1_000) < 0.05 * told
    assert len(run.arrived(account)) == 1


@pytest.mark.installed
def test_a_shared_file_is_taken_over_once(server, device):
    account = server.person()
    page = device(account)
    page.goto("/run")
    page.evaluate("""() => new Promise((done) => navigator.serviceWorker.controller ? done()
      : navigator.serviceWorker.addEventListener("controllerchange", done))""")
    share(page, [named("shared.gpx", run.gpx(run.ago(days=2), 900, "Shared"))])
    runner = Runner(page).shows("#run-take").tap("#run-take").says("1 run imported")
    run.arrived(account)
    runner.open("/run/data").shows("#run-choose")
    expect(page.locator("#run-take")).to_have_count(0)
    runner.open("/run/history").lists("Shared", "15:00")
