"""The server is killed again and again while devices push. Nothing is lost and nothing is doubled."""
import threading

import pytest
from playwright.sync_api import expect

import world
from conftest import until
from people import Person

pytestmark = pytest.mark.promise

DEVICES, ROUNDS, BATCH = 3, 12, 20


class Pusher(threading.Thread):
    """A device that records one contact after the other and resends what it does not know about."""

    def __init__(self, client, ana):
        super().__init__()
        self.client = client
        self.ana = ana
        self.ids = []
        self.failure = None

    def run(self):
        try:
            for _ in range(ROUNDS):
                commands = []
                for _ in range(BATCH):
                    identity, command = world.record(self.ana.id, self.ana.contact, self.ana.name)
                    self.ids.append(identity)
                    commands.append(command)
                self.client.deliver(commands)
        except Exception as failure:
            self.failure = failure


def test_killed_while_devices_push(server, device):
    account = server.person()
    ana, = world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    before = max(account.seqs)
    pushers = [Pusher(server.device_of(account), ana) for _ in range(DEVICES)]
    person = Person(device(account))
    person.open_list().shows("Ana Silva").all_on_server()

    def done():
        return sum(pusher.client.mark for pusher in pushers)

    for pusher in pushers:
        pusher.start()
    total = DEVICES * ROUNDS * BATCH
    pressed = 0
    for share in (0.1, 0.3, 0.5, 0.7):
        until(lambda: done() >= total * share, 60, f"{share:.0%} of the commands")
        person.press("p", "Ana Silva")
        pressed += 1
        server.kill()
        server.start()
    for pusher in pushers:
        pusher.join(60)
        assert not pusher.is_alive() and pusher.failure is None, pusher.failure
    person.page.evaluate("dispatchEvent(new Event('online'))")

    def recorded():
        account.pull()
        return {identity for identity, body in account.of_kind("connection").items()
                if not body.get("initial")}

    sent = {identity for pusher in pushers for identity in pusher.ids}
    until(lambda: sent <= recorded(), 60, "every record of the other devices at the server")
    # First on the page, so that a key that did nothing is told from a record that was not sent.
    until(lambda: person.history("Ana Silva") >= total + pressed + 1, 60, "every record on the page")
    until(lambda: len(recorded()) >= total + pressed, 60, "every record at the server")
    records = recorded()
    assert sent <= records, "nothing acknowledged is lost"
    assert len(records) == total + pressed, "and nothing is there twice"
    for pusher in pushers:
        assert pusher.client.mark == ROUNDS * BATCH and pusher.client.rejections == []
    # The feed has no gap and no change too many: a record is two changes, the connection's and the friend's.
    fresh = server.device_of(account)
    fresh.pull()
    assert fresh.of_kind("connection").keys() == account.of_kind("connection").keys()
    top = max(row["seq"] for row in fresh.rows.values())
    assert top - before <= 2 * (total + pressed)
    expect(person.row("Ana Silva")).to_be_visible()
    assert person.history("Ana Silva") == total + pressed + 1
