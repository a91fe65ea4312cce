"""DayBlock without an account: a first block on one device, which the account has that is made later."""
import datetime
import re
import zoneinfo

import pytest
from playwright.sync_api import expect

import day
from api import Client
from conftest import PASSWORD, until
from page_state import device_keeps
from test_local_profile import ADDRESS, begin_offline, claim_is_recorded, nothing_is_left

pytestmark = pytest.mark.installed

MEMO = "Before there was an account"


def test_what_was_produced_alone_is_the_accounts_later(server, device, picture):
    page = device()
    page.clock.install(time=datetime.datetime(2026, 11, 25, 9, tzinfo=zoneinfo.ZoneInfo("Europe/Berlin")))
    person = begin_offline(server, page)
    page.goto(server.url + "/day")
    tracker = day.Tracker(page)
    tracker.tap("skip").read_tip()
    page.locator("#day-card-add").click()
    page.locator("#day-block-name").fill("Study")
    page.locator("#day-block-name").press("Enter")
    tracker.play("Study").elapsed("00:00:0").saved().read_tip()
    tracker.wait(31).elapsed("00:31:")
    # Half an hour outlives the page, and so does what comes of it.
    page.reload()
    tracker.elapsed("00:31:")
    tracker.finish().produced("0.5").read_tip()
    tracker.memo(MEMO).tap("done").sees("Study")
    until(lambda: device_keeps(page, MEMO), what="the memo on the device")
    page.reload()
    tracker.sees("Study")
    expect(page.locator(".day-produced-figure")).to_contain_text("+0.5")
    picture(page, "day/alone")
    # What only a server can do says so.
    page.goto(server.url + "/day/info/links")
    expect(page.get_by_text("Links need an account")).to_be_visible()

    server.start()
    page.goto(server.url + "/account")
    person.button("make my account").click()
    person.choose_password(PASSWORD)
    person.button("create account").click()
    person.confirm(ADDRESS)
    expect(page.locator(".launcher")).to_be_visible()
    claim_is_recorded(page)
    account = Client(server.url).sign_in(ADDRESS, PASSWORD)

    def half_block_arrived():
        assert [row[2:] for row in day.kept(account)] == [(1, MEMO)], day.kept(account)
        return True

    until(half_block_arrived, what="the half-block on the server")
    assert [row["name"] for row in account.of_kind("dayBlock").values()] == ["Study"]
    run, = account.of_kind("dayRun").values()
    assert account.rejections == [], account.rejections

    # Nobody is welcomed a second time, here or elsewhere.
    page.goto(server.url + "/day")
    tracker.sees("Study")
    expect(page.locator(".day-produced-figure")).to_contain_text("+0.5")
    other = device()
    other.clock.install(time=datetime.datetime(2026, 11, 25, 10, tzinfo=zoneinfo.ZoneInfo("Europe/Berlin")))
    other.goto("/account/sign-in")
    other.locator("#email").fill(ADDRESS)
    other.locator("#password").fill(PASSWORD)
    person.button("sign in", other.locator("body")).click()
    expect(other.locator(".launcher")).to_be_visible()
    other.goto("/day")
    day.Tracker(other).sees("Study")
    expect(other.locator(".day-board.header")).to_have_attribute("aria-label", re.compile("Study, 0.5 blocks"))
    page.reload()
    tracker.sees("Study")
    # What other apps may have of it the launcher's client knows.
    page.goto(server.url + "/")
    expect(page.locator(".launcher")).to_be_visible()
    until(lambda: nothing_is_left(page), what="the local profile to be empty")
