"""The states of SuperFriend's screens, and of the launcher: see screens.py."""
import re

from playwright.sync_api import expect

import world
from conftest import PASSWORD, PHONE, go_offline, go_online, visit
from screens import FLEETING_SIZES, LONG

WIDE = {"width": 1280, "height": 800}
BROKEN = ("BEGIN:VCARD\r\nVERSION:3.0\r\nUID:gina\r\nN:Good;Gina;;;\r\nFN:Gina Good\r\nEND:VCARD\r\n"
          "BEGIN:VCARD\r\nVERSION:4.0\r\nKIND:group\r\nFN:Climbing\r\nMEMBER:urn:uuid:gina\r\n"
          "MEMBER:urn:uuid:tom\r\nEND:VCARD\r\n"
          "BEGIN:VCARD\r\nVERSION:3.0\r\nUID:nameless\r\nEND:VCARD\r\n")


def people():
    return [
        world.Friend("Ana", "Silva", last=40, phones=["+49 170 1234567"], org="Lantern Works"),
        world.Friend("민지", "김", last=26, phones=["010-1234-5678"]),
        world.Friend("Maximiliane Theodora", LONG, last=45, org="Verein zur Förderung " + LONG),
        world.Friend("Ben", "Okafor", last=3), world.Friend("Chi", "Nguyen", last=None),
        world.Friend("Dee", last=200, period="annually"), world.Friend("Eva", "Ek", last=12),
        world.Friend("Archie", "Vance", last=90), world.Friend("Paul", "Pause", last=90),
    ]


def beginning(person):
    """Somebody who has nothing yet."""
    page = person.page
    visit(page, "/")
    expect(page.locator(".launcher")).to_be_visible()
    yield "launcher-empty"
    visit(page, "/friends")
    expect(person.text("empty")).to_be_visible()
    yield "list-empty"
    visit(page, "/friends/add")
    expect(page.locator(".cards .card")).to_have_count(3)
    yield "picker-empty"
    for path, name in [("archived", "archived-empty"), ("not-accepted", "not-accepted-empty"),
                       ("duplicates", "duplicates-empty")]:
        visit(page, "/friends/" + path)
        expect(page.locator(".empty")).to_be_visible()
        yield name
    visit(page, "/friends/import")
    expect(page.locator(".drop-zone")).to_be_visible()
    yield "import"
    page.locator("#import-paste").fill("nothing")
    person.button("preview").click()
    expect(page.get_by_role("alert")).to_be_visible()
    yield "import-fault"
    page.locator("#import-paste").fill(BROKEN)
    person.button("preview").click()
    expect(page.locator("#import-broken")).to_be_visible()
    yield "import-preview"
    page.locator("main button.prominent").click()
    expect(person.text("import finished")).to_be_visible()
    yield "import-finished"


def the_list(person):
    page = person.page
    # What the launcher says of the friends it has from their own client.
    person.open_list().shows("Ana Silva")
    visit(page, "/")
    expect(page.locator(".app-card[href='/friends']")).to_contain_text("Ana Silva")
    yield "launcher"
    person.open_list().shows("Ana Silva")
    yield "list"
    for size in FLEETING_SIZES:
        page.set_viewport_size(size)
        yield from fleeting(person, size)
    person.open_list().shows("Ana Silva")
    row = person.row("Ana Silva")
    page.locator("#friends-search").fill("김")
    expect(person.rows).to_have_count(1)
    yield "list-searching"
    page.locator("#friends-search").fill("Archie")
    person.shows("Archie Vance")
    yield "list-archived"
    page.locator("#friends-search").fill("nobody at all")
    expect(page.locator(".empty")).to_be_visible()
    yield "list-no-match"
    person.button("reset").click()
    row.locator("button.icon-button").click()
    expect(person.dialog("row-menu")).to_be_visible()
    yield "row-menu"
    person.button("snooze", person.dialog("row-menu")).click()
    expect(person.dialog("snooze-menu")).to_be_visible()
    yield "snooze-menu"
    person.dialog("snooze-menu").locator("button.option").nth(4).click()
    expect(person.dialog("until")).to_be_visible()
    yield "snooze-date"
    person.page.locator("#until-date").fill("2020-01-01")
    person.button("save", person.dialog("until")).click()
    expect(page.locator("#until-date-fault")).to_be_visible()
    yield "snooze-date-fault"
    person.button("cancel", person.dialog("until")).click()


def fleeting(person, size):
    """What is gone again at the next touch, at one size."""
    page = person.page
    for name, distance in [("list-swiped", -150), ("list-swiped-back", 150)]:
        row = person.open_list().row("Ana Silva")
        row.scroll_into_view_if_needed()
        box = row.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + distance, y, steps=4)
        page.mouse.up()
        expect(row.locator("button.slot-action")).to_be_visible()
        yield name, size
    person.open_list().press("p", "Ben Okafor")
    expect(person.snackbar).to_be_visible()
    yield "list-snackbar", size


def the_picker(person):
    page = person.page
    visit(page, "/friends/add")
    expect(page.locator("#picker-search")).to_be_visible()
    expect(page.locator("li .plain-row").first).to_be_visible()
    yield "picker"
    page.locator("#picker-search").fill("nobody at all")
    expect(page.locator(".empty")).to_be_visible()
    yield "picker-no-match"
    person.button("reset").click()
    person.button("select many").click()
    page.locator("li .plain-row[aria-pressed]").first.click()
    expect(page.locator(".foot button")).to_be_visible()
    yield "picker-selecting"
    page.locator(".foot button").click()
    expect(person.dialog("new-friends")).to_be_visible()
    yield "new-friends"
    visit(page, "/friends/add/new")
    expect(person.dialog("person")).to_be_visible()
    yield "person"
    person.button("continue").click()
    expect(page.locator("#person-fault")).to_be_visible()
    yield "person-fault"
    person.type_person("New", LONG)
    yield "new-friend"
    page.locator("#last-contacted").fill("2090-01-01")
    person.button("save", person.dialog("new-friend")).click()
    expect(page.locator("#last-contacted-fault")).to_be_visible()
    yield "new-friend-fault"
    person.dialog("new-friend").get_by_role(
        "button", name=re.compile(person.say("frequency"))).click()
    expect(person.dialog("period-menu")).to_be_visible()
    yield "period-menu"
    person.dialog("period-menu").locator("button.option").nth(7).click()
    page.locator("#period-days-field").fill("0")
    person.button("save", person.dialog("period-days")).click()
    expect(page.locator("#period-days-field-fault")).to_be_visible()
    yield "period-days-fault"


def the_sheet(person, ana, chi, paul):
    page = person.page
    visit(page, "/friends/" + ana.id)
    sheet = person.dialog("details")
    expect(sheet).to_be_visible()
    yield "details"
    person.button("made contact", sheet).click()
    expect(person.dialog("contact-menu")).to_be_visible()
    yield "contact-menu"
    person.button("earlier", person.dialog("contact-menu")).click()
    expect(person.dialog("record")).to_be_visible()
    yield "record"
    page.locator("#record-search").fill("e")
    page.locator("#record-note").fill("x" * 2001)
    page.locator("#record-date").fill("2090-01-01")
    person.button("save", person.dialog("record")).click()
    expect(person.dialog("record").get_by_role("alert").first).to_be_visible()
    yield "record-faults"
    visit(page, "/friends/" + ana.id)
    sheet.locator("button.naked.wide").click()
    expect(person.dialog("ways-menu")).to_be_visible()
    yield "ways-menu"
    page.keyboard.press("Escape")
    person.button("more actions", sheet).click()
    expect(person.dialog("manage-menu")).to_be_visible()
    yield "manage-menu"
    person.button("pause", person.dialog("manage-menu")).click()
    expect(person.dialog("pause-menu")).to_be_visible()
    yield "pause-menu"
    page.keyboard.press("Escape")
    person.manage("remove")
    expect(person.dialog("remove")).to_be_visible()
    yield "remove"
    person.button("delete", person.dialog("remove")).click()
    expect(person.dialog("delete")).to_be_visible()
    yield "delete"
    person.button("cancel", person.dialog("delete")).click()
    person.button("full height", sheet).click()
    expect(page.locator(".history-row").first).to_be_visible()
    yield "details-full"
    sheet.locator(".profile .button.naked").click()
    expect(page.get_by_role("slider")).to_be_visible()
    yield "details-slider"
    page.locator(".history-row .icon-button").first.click()
    expect(person.dialog("record")).to_be_visible()
    yield "record-edit"
    visit(page, f"/friends/{ana.id}/contact")
    expect(person.dialog("person")).to_be_visible()
    yield "edit-contact"
    visit(page, f"/friends/{ana.id}/relink")
    expect(person.dialog("relink")).to_be_visible()
    yield "relink"
    visit(page, "/friends/" + chi.id)
    expect(sheet).to_contain_text(person.say("no contact yet"))
    yield "details-no-contact"
    visit(page, "/friends/" + paul.id)
    expect(sheet.locator(".profile .button.naked")).to_be_visible()
    yield "details-paused"
    visit(page, "/friends/00000000-0000-7000-8000-000000000000")
    expect(person.dialog("gone")).to_be_visible()
    yield "details-gone"
    page.set_viewport_size(WIDE)
    person.open_list().shows("Ana Silva")
    expect(page.locator(".vacant")).to_be_visible()
    yield "list-wide", WIDE
    chosen = person.row("Ana Silva").locator("button.row-main")
    chosen.click()
    expect(page.locator("section#details")).to_be_focused()
    expect(chosen).to_have_attribute("aria-current", "true")
    yield "details-beside", WIDE
    page.keyboard.press("Escape")
    expect(page.locator("section#details")).to_have_count(0)
    expect(chosen).to_be_focused()
    page.set_viewport_size(PHONE)


def the_rest(person):
    page = person.page
    visit(page, "/friends/record")
    expect(person.dialog("record")).to_be_visible()
    yield "record-several"
    for path, name, there in [
            ("archived", "archived", "li.slot"), ("settings", "settings", ".setting"),
            ("duplicates", "duplicates", ".banner"), ("playground", "playground", ".avatar")]:
        visit(page, "/friends/" + path)
        expect(page.locator(there).first).to_be_visible()
        yield name


def reminding(person, ana):
    """Reminders and the calendar in the settings, and what a notification leads to."""
    page = person.page
    visit(page, "/friends/settings")
    way = page.locator("#setting-reminders")
    way.select_option("email")
    expect(page.locator("#setting-reminder-hour")).to_be_visible()
    way.scroll_into_view_if_needed()
    yield "settings-reminders"
    # The browser of these walks takes no notifications.
    way.select_option("push")
    problem = page.locator("section[aria-labelledby='settings-reminders'] .fault")
    expect(problem).to_be_visible()
    problem.scroll_into_view_if_needed()
    yield "settings-reminders-blocked"
    buttons = page.locator("section[aria-labelledby='settings-calendar'] .button")
    expect(buttons).to_have_count(1)
    buttons.click()
    address = page.locator("#calendar-address")
    expect(address).to_be_visible()
    address.scroll_into_view_if_needed()
    yield "settings-calendar"
    visit(page, "/friends/" + ana.id)
    person.button("more actions", person.dialog("details")).click()
    expect(person.dialog("manage-menu")).to_be_visible()
    yield "manage-menu-reminding"
    page.keyboard.press("Escape")
    visit(page, "/friends/due?record=nobody")
    expect(person.snackbar).to_be_visible()
    yield "due-nobody", PHONE


def alone(person):
    """Somebody who begins without an account, as there is no network."""
    page = person.page
    page.goto("/account/sign-up")
    go_offline(page)
    person.say_who("alone@fieldday.example", "Ana")
    person.choose_password(PASSWORD)
    person.button("create account").click()
    person.button("start button").click()
    expect(page.locator(".launcher")).to_be_visible()
    visit(page, "/friends/settings")
    banner = page.locator("section[aria-labelledby='settings-reminders'] .banner")
    expect(banner).to_be_visible()
    banner.scroll_into_view_if_needed()
    yield "settings-alone"


def without_network(person, account, ben):
    """Last, because it ends with something the server does not accept."""
    page = person.page
    person.open_list().shows("Ben Okafor")
    go_offline(page)
    expect(page.locator(".notices .chip")).to_be_visible()
    yield "list-offline"
    # Another device deletes him before he is snoozed here, so that this is refused whenever it is sent.
    account.pull()
    account.push([("friends", "deleteContact", {"contact": ben.contact}),
                  world.step("deleteFriend", ben.id, seen=world.mark(account, ben))])
    person.press("s", "Ben Okafor")
    person.dialog("snooze-menu").locator("button.option").first.click()
    expect(person.badge).to_be_visible()
    yield "list-offline-waiting"
    page.locator("nav.tabs a").last.click()
    person.button("sign out").click()
    expect(person.dialog("unsynced")).to_be_visible()
    yield "sign-out-unsynced"
    person.button("stay", person.dialog("unsynced")).click()
    go_online(page)
    visit(page, "/friends")
    expect(page.locator(".notices .banner")).to_be_visible()
    yield "list-not-accepted"
    visit(page, "/friends/not-accepted")
    expect(page.locator("main li .fault")).to_be_visible()
    yield "not-accepted"
