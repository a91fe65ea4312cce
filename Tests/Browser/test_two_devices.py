"""Two devices, both without network, and what they agree on afterwards."""
import pytest
from playwright.sync_api import expect

import world
from conftest import go_offline, go_online, until
from people import Person

pytestmark = pytest.mark.promise


@pytest.fixture
def pair(server, device):
    """Two browsers of one person, both up to date and then both offline, and a third device that looks on."""
    account = server.person()
    ana = world.Friend("Ana", "Silva", last=40)
    world.befriend(account, [ana])
    first, second = Person(device(account)), Person(device(account))
    for person in (first, second):
        person.open_list().shows("Ana Silva").all_on_server()
    go_offline(first.page, second.page)
    for person in (first, second):
        expect(person.page.locator(".notices .chip")).to_contain_text("Offline")
    return first, second, account, ana


def online(*people):
    go_online(*(person.page for person in people))
    for person in people:
        person.all_on_server()


def test_different_fields_are_both_kept(pair, picture):
    first, second, account, ana = pair
    first.open_friend("Ana Silva")
    first.choose_period("weekly")
    first.close_sheet()
    first.waiting(1)

    second.open_friend("Ana Silva")
    second.manage("edit contact")
    second.page.locator("#person-family").fill("Sousa")
    second.button("save", second.dialog("person")).click()
    expect(second.dialog("person")).to_have_count(0)
    second.close_sheet()
    second.record("Ana Sousa", "c")
    second.waiting(2)
    picture(second.page, "two-devices/offline")

    online(first, second)
    for person in (first, second):
        sheet = person.shows("Ana Sousa").open_friend("Ana Sousa")
        expect(sheet).to_contain_text("Weekly")
        expect(sheet.locator("#history-title")).to_contain_text("2")
    account.pull()
    assert account.of_kind("friend")[ana.id]["period"] == {"key": "weekly"}
    assert account.of_kind("contact")[ana.contact]["card"]["family"] == "Sousa"


def test_the_same_field_ends_the_same_everywhere(pair):
    first, second, account, ana = pair
    for person, period in ((first, "weekly"), (second, "annually")):
        person.open_friend("Ana Silva")
        person.choose_period(period)
    go_online(first.page)
    until(lambda: account.pull().of_kind("friend")[ana.id]["period"] == {"key": "weekly"},
          what="the first device")
    go_online(second.page)
    until(lambda: account.pull().of_kind("friend")[ana.id]["period"] == {"key": "annually"},
          what="the second device")
    for person in (first, second):
        expect(person.dialog("details")).to_contain_text("Annually")
    assert account.rejections == []


@pytest.mark.parametrize("deletes_first", [True, False])
def test_recording_wins_over_deleting(pair, picture, deletes_first):
    """One device deletes a friend, the other records a contact: they are back, archived and marked."""
    deleter, recorder, account, ana = pair
    deleter.open_friend("Ana Silva")
    deleter.manage("remove")
    deleter.button("delete", deleter.dialog("remove")).click()
    deleter.button("delete now", deleter.dialog("delete")).click()
    expect(deleter.row("Ana Silva")).to_have_count(0)
    recorder.record("Ana Silva")
    recorder.waiting(1)

    online(*((deleter, recorder) if deletes_first else (recorder, deleter)))
    for person in (deleter, recorder):
        expect(person.row("Ana Silva")).to_have_count(0)
        person.page.goto("/friends/archived")
        expect(person.row("Ana Silva")).to_contain_text("Restored after deletion")
    picture(deleter.page, f"two-devices/revived-{deletes_first}")
    account.pull()
    friend = account.of_kind("friend")[ana.id]
    assert friend["archivedAt"] and friend["revival"]
    records = [body for body in account.of_kind("connection").values() if not body.get("initial")]
    assert len(records) == 1, "what was recorded is there"

    # And it can be had back as if nothing had happened.
    deleter.page.get_by_role("button", name="Restore Ana Silva").click()
    expect(deleter.row("Ana Silva")).to_have_count(0)
    recorder.open_list().shows("Ana Silva")
