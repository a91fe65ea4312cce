"""What an app calls about: the server's messages, as a real service worker shows them."""
import json

from conftest import until, works_offline
from pushing import Browser, subscribe

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


class Called:
    """Somebody's phone with an app behind another tab, and the messages that come to it."""

    def __init__(self, app, server, service, device, account, language):
        self.server, self.service = server, service
        subscribe(account, browser := Browser(service, "phone"), language, app=app)
        self.browser = browser
        self.page = device(account, language=language, zone="UTC")
        self.page.context.grant_permissions(["notifications"])
        self.page.goto("/" + app)
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
