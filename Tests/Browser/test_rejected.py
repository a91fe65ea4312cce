"""What the server does not accept: said in words, not in the way of the rest, to be put right or
discarded."""
from playwright.sync_api import expect

import world
from conftest import go_offline, go_online, until
from people import Person


def offline(person):
    go_offline(person.page)
    expect(person.page.locator(".notices .chip")).to_contain_text("Offline")


def test_a_change_to_a_friend_who_is_gone(server, device, picture):
    account = server.person()
    ana, ben = world.befriend(
        account, [world.Friend("Ana", "Silva", last=40), world.Friend("Ben", "Okafor", last=20)])
    person = Person(device(account))
    page = person.page
    person.open_list().shows("Ana Silva", "Ben Okafor").all_on_server()
    offline(person)
    person.open_friend("Ana Silva")
    person.choose_period("weekly")
    person.close_sheet()
    person.record("Ben Okafor")
    person.waiting(2)

    # Meanwhile another device deletes her, having seen all there was to see.
    account.push([world.step("deleteFriend", ana.id, seen=world.mark(account, ana))])
    assert ana.id not in account.of_kind("friend")
    go_online(page)

    banner = page.locator(".notices .banner")
    expect(banner).to_contain_text("1 change not accepted")
    expect(person.row("Ana Silva")).to_have_count(0)
    # The rejection did not hold up what came after it.
    until(lambda: len(account.pull().of_kind("connection")) == 2, what="the record with Ben")
    picture(page, "rejected/banner")
    person.button("see why", banner).click()
    card = page.locator("main li", has_text="Change")
    expect(card).to_contain_text(person.say("friend gone"))
    picture(page, "rejected/list")
    page.reload()
    expect(card).to_contain_text(person.say("friend gone"))
    person.button("discard", card).click()
    expect(person.text("all accepted")).to_be_visible()
    page.reload()
    expect(person.text("all accepted")).to_be_visible()
    person.button("back").click()
    person.shows("Ben Okafor").all_on_server()


def test_the_same_contact_on_the_list_twice(server, device):
    """The form comes back with everything in it, and saving it again leads to the friend who is there."""
    account = server.person()
    person = Person(device(account))
    page = person.page
    ana = world.Friend("Ana", "Silva")
    account.push(ana.commands[:1])
    world.befriend(account, [world.Friend("Ben", "Okafor", last=20)])
    person.open_list().shows("Ben Okafor").all_on_server()
    offline(person)
    person.button("add friend").click()
    page.get_by_role("button", name="Add Ana Silva").click()
    person.choose_period("weekly")
    person.button("save", person.dialog("new-friend")).click()
    person.button("back").click()
    person.shows("Ana Silva").waiting(1)

    account.push(ana.commands[1:])
    go_online(page)
    expect(page.locator(".notices .banner")).to_contain_text("1 change not accepted")
    person.button("see why", page.locator(".notices .banner")).click()
    card = page.locator("main li", has_text="Add Ana Silva to the list")
    expect(card).to_contain_text(person.say("already on list"))
    person.button("edit again", card).click()
    sheet = person.dialog("new-friend")
    expect(sheet).to_contain_text("Weekly")
    expect(sheet).to_contain_text("Already on your list")
    person.button("save", sheet).click()
    expect(person.dialog("details")).to_contain_text("Ana Silva")
    until(lambda: len(account.pull().of_kind("friend")) == 2, what="one Ana")
