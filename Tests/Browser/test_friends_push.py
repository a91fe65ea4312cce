"""A friend who is due: the server's message comes to a real service worker, and its button records a meet-up."""
import pytest
from playwright.sync_api import expect

import world
from called import Called
from conftest import until
from people import Person
from pushing import service  # noqa: F401

pytestmark = pytest.mark.installed


@pytest.fixture(scope="session")
def browser(whole_browser):
    return whole_browser


def test_a_meet_up_is_recorded_from_a_message_and_taken_back(server, service, device):  # noqa: F811
    account = server.person()
    [ana] = world.befriend(account, [world.Friend("Ana", "Silva", last=40)])
    called = Called("friends", server, service, device, account, "en")
    world.reminded(server, account, "push")
    [worker] = called.page.context.service_workers
    worker.evaluate("() => { navigator.setAppBadge = async (due) => { self.due = due; }; }")
    assert called.call() == ["1 person is due:", ["Contacted", "Snooze a week"]]
    # No other app has been opened here: the icon says how many are due.
    until(lambda: worker.evaluate("() => self.due") == 1, what="the number on the icon")
    called.tap("Contacted")
    person = Person(called.page)
    expect(person.snackbar.filter(has_text=ana.name)).to_be_visible()
    expect(called.page).to_have_url(server.url + "/friends")
    person.button("undo", person.snackbar).click()
    expect(person.snackbar.filter(has_text=person.say("undone"))).to_be_visible()
    person.comes_to_show(ana.name, 1)
    # Its address does nothing a second time.
    called.page.reload()
    person.comes_to_show(ana.name, 1)
    person.all_on_server(account, connection=1)
    assert service.taken == []
