"""What DayBlock calls about: the server's message comes to a real service worker, and its buttons do what they say."""
import datetime

import pytest
from playwright.sync_api import expect

import day
from called import Called
from conftest import until
from pushing import service  # noqa: F401

pytestmark = pytest.mark.installed


@pytest.fixture(scope="session")
def browser(whole_browser):
    return whole_browser


def begun(client, block):
    """A run that began half an hour ago on another device, where no day is about to end."""
    now = datetime.datetime.now(datetime.timezone.utc)
    place = ("Asia/Tokyo", 32_400) if now.hour < 12 else ("UTC", 0)
    day.begun(client, block, "Study", now - datetime.timedelta(minutes=31), *place)


def planned(client, block):
    """A block planned each day from this minute on: nobody is told of what is older than two."""
    now = datetime.datetime.now(datetime.timezone.utc)
    day.planned(client, block, now.date(), rule="daily",
                start=now.hour * 3_600 + now.minute * 60, zone="UTC")


def test_a_run_is_paused_from_a_message(server, service, device):  # noqa: F811
    account = server.person()
    begun(account, day.ready(account, "Study")["Study"])
    called = Called("day", server, service, device, account, "en")
    assert called.call() == ["+0.5 Study", ["Pause", "Finish"]]
    called.tap("Pause")
    expect(day.Tracker(called.page).button("resume")).to_be_visible()


def test_a_run_is_finished_from_a_message(server, service, device):  # noqa: F811
    account = server.person(language="ko")
    begun(account, day.ready(account, "Study")["Study"])
    called = Called("day", server, service, device, account, "ko")
    assert called.call() == ["Study +0.5", ["일시 정지", "마치기"]]
    called.tap("마치기")
    expect(called.page.locator(".day-review")).to_be_visible()
    until(lambda: [amount for _, _, amount, _ in day.kept(account)] == [1], what="the server to have it")


def test_a_planned_block_is_started_from_its_message(server, service, device):  # noqa: F811
    account = server.person()
    blocks = day.ready(account, "Study")
    called = Called("day", server, service, device, account, "en")
    planned(account, blocks["Study"])
    assert called.call() == ["Time for Study", ["Start"]]
    called.tap("Start")
    expect(day.Tracker(called.page).button("pause")).to_be_visible()
