"""What DayBlock calls about: the server's message comes to a real service worker, and its buttons do what they say."""
import datetime
import json

import pytest
from playwright.sync_api import expect

import day
from conftest import until, works_offline
from pushing import Browser, service, subscribe  # noqa: F401

pytestmark = pytest.mark.installed

SHOWN = """async () => (await registration.getNotifications()).map(
  ({ title, actions }) => [title, actions.map(({ title }) => title)])"""
# What decides whether a message is shown.
STATE = """async () => JSON.stringify([Notification.permission, registration.active?.state,
  (await clients.matchAll({ type: "window" })).map(
    ({ url, focused, visibilityState }) => [url, focused, visibilityState])])"""
# A window comes forward for a hand alone, and no hand has touched this notification.
TAP = """async (name) => {
  WindowClient.prototype.focus = async function () { return this; };
  const [notification] = await registration.getNotifications();
  const { action } = notification.actions.find(({ title }) => title === name);
  dispatchEvent(new NotificationEvent("notificationclick", { notification, action }));
}"""


@pytest.fixture(scope="session")
def browser(whole_browser):
    return whole_browser


class Called:
    """Somebody's phone with DayBlock behind another tab, and the messages that come to it."""

    def __init__(self, server, service, device, account, language):
        self.server, self.service = server, service
        subscribe(account, browser := Browser(service, "phone"), language, app="day")
        self.browser = browser
        self.page = device(account, language=language, zone="UTC")
        self.page.context.grant_permissions(["notifications"])
        self.page.goto("/day")
        works_offline(self.page)
        self.session = self.page.context.new_cdp_session(self.page)
        self.registrations = []
        self.session.on("ServiceWorker.workerRegistrationUpdated",
                        lambda event: self.registrations.extend(event["registrations"]))
        self.session.send("ServiceWorker.enable")
        # Playwright pretends that every tab is the one in front.
        self.session.send("Emulation.setFocusEmulationEnabled", {"enabled": False})
        self.page.context.new_page().bring_to_front()
        # Asking the page lets the events above come in, too.
        until(lambda: not self.page.evaluate("document.hasFocus()") and self.registrations,
              what="the other tab in front")

    def call(self):
        """What the server sends is shown; its title and its buttons."""
        # A server that starts looks at once what is due.
        self.server.stop()
        self.server.start()
        until(lambda: self.service.taken, what="a message")
        message = self.browser.read(self.service.taken.pop()[2])
        self.session.send("ServiceWorker.deliverPushMessage", {
            "origin": self.server.url, "data": json.dumps(message),
            "registrationId": self.registrations[-1]["registrationId"]})
        worker = self.page.context.service_workers[0]
        try:
            [shown] = until(lambda: worker.evaluate(SHOWN), what="the notification")
        except AssertionError as error:
            raise AssertionError(f"{error} {message}: {worker.evaluate(STATE)}") from error
        return shown

    def tap(self, button):
        self.page.context.service_workers[0].evaluate(TAP, button)


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
    called = Called(server, service, device, account, "en")
    assert called.call() == ["+0.5 Study", ["Pause", "Finish"]]
    called.tap("Pause")
    expect(day.Tracker(called.page).button("resume")).to_be_visible()


def test_a_run_is_finished_from_a_message(server, service, device):  # noqa: F811
    account = server.person(language="ko")
    begun(account, day.ready(account, "Study")["Study"])
    called = Called(server, service, device, account, "ko")
    assert called.call() == ["Study +0.5", ["일시 정지", "마치기"]]
    called.tap("마치기")
    expect(called.page.locator(".day-review")).to_be_visible()
    until(lambda: [amount for _, _, amount, _ in day.kept(account)] == [1], what="the server to have it")


def test_a_planned_block_is_started_from_its_message(server, service, device):  # noqa: F811
    account = server.person()
    blocks = day.ready(account, "Study")
    called = Called(server, service, device, account, "en")
    planned(account, blocks["Study"])
    assert called.call() == ["Time for Study", ["Start"]]
    called.tap("Start")
    expect(day.Tracker(called.page).button("pause")).to_be_visible()
