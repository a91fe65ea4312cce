"""What was thrown away comes back from the list of it, once the message that offered to undo it is gone."""
import datetime
import zoneinfo

from playwright.sync_api import expect

import day
from conftest import go, until


def opened(device, account):
    page = device(account)
    page.clock.install(time=datetime.datetime(2026, 11, 25, 9, tzinfo=zoneinfo.ZoneInfo("Europe/Berlin")))
    page.goto("/day")
    return page, day.Tracker(page)


def runs(account):
    return list(account.pull().of_kind("dayRun").values())


def test_a_run_that_was_thrown_away_is_restored_and_finished(server, device, picture):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.play("Study").saved().wait(40).elapsed("00:40:")
    tracker.tap("stop").tap("stop now").sees("Study")
    notice = page.locator(".snackbar", has_text="Study was discarded")
    expect(notice).to_be_visible()
    # Of its ten seconds; the page's clock goes on by itself besides.
    page.clock.run_for(5_000)
    expect(tracker.button("undo")).to_be_visible()
    page.clock.run_for(6_000)
    expect(notice).to_have_count(0)
    expect(page.locator(".day-run-strip")).to_have_count(0)

    # Nothing of it was recorded, and it waits in the list, also after the page was opened anew.
    assert day.kept(account) == []
    page.goto("/day/info/discarded")
    row = page.locator(".day-info-list li", has_text="Study")
    expect(row).to_contain_text("40 min")
    expect(row).to_contain_text("30 days left")
    picture(page, "day/discarded-run")
    row.get_by_role("button", name="Restore Study").click()
    expect(page.locator(".snackbar", has_text="Restored, and paused")).to_be_visible()
    expect(page.get_by_text("Nothing discarded")).to_be_visible()

    # It is paused where it was left, and goes on.
    tracker.wait(20)
    go(page, "/day")
    expect(page.locator("#day-hold")).to_be_visible()
    tracker.elapsed("00:40:").tap("resume").saved().wait(20).elapsed("01:00:")
    tracker.finish().produced("1.0").tap("done").sees("Study")
    until(lambda: [row[2] for row in day.kept(account)] == [2], what="the record on the server")
    assert len(runs(account)) == 1


def test_what_is_restored_on_one_device_goes_on_on_another(server, device):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.play("Study").saved().wait(31).elapsed("00:31:")
    tracker.tap("stop").tap("stop now").sees("Study")
    other, second = opened(device, account)
    second.sees("Study")
    expect(other.locator(".day-run-strip")).to_have_count(0)
    go(other, "/day/info/discarded")
    other.get_by_role("button", name="Restore Study").click()
    expect(other.get_by_text("Nothing discarded")).to_be_visible()
    # The device that threw it away has it again too.
    page.locator(".day-run-strip", has_text="Study").click()
    expect(tracker.button("resume")).to_be_visible()
    tracker.finish().produced("0.5")
    until(lambda: [row[2] for row in day.kept(account)] == [1], what="the record on the server")
