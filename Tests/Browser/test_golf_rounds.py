"""Rounds are found nearby, asked for, answered, handed on; all of it survives without a network."""
import re

import pytest
from playwright.sync_api import expect

import golf
from conftest import PHONE, go, go_offline, go_online, until
from test_referee_desk import press

DESKTOP = {"width": 1280, "height": 900}
FAR = {"name": "Far Away Links", "city": "Los Angeles, CA", "lat": 34_052_000, "lng": -118_243_000}


def member(client, identity):
    """What somebody is to a round, by their own scope."""
    rows = client.pull().of_kind("golfPlace").values()
    return next((row["status"] for row in rows if row["round"] == identity), None)


def follow(client, other):
    client.push([("golf", "follow", {"user": client.user, "card": other.card})])
    assert client.rejections == [], client.rejections


def card(page, name):
    return page.locator(".tee-round", has_text=name)


def test_a_round_is_found_and_asked_for(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host, message="Carts for all")
    golf.host_round(golf.golfer(server, "Ida", "Voss"), course=FAR)
    guest = golf.golfer(server, "Jun", "Park")
    page = device(guest, viewport=PHONE)
    page.goto("/golf/rounds")
    expect(card(page, "Cinnabar Hills GC")).to_be_visible()
    expect(card(page, "Cinnabar Hills GC")).to_contain_text("3/4 open")
    expect(card(page, "Far Away")).to_have_count(0)
    picture(page, "golf/nearby")

    card(page, "Cinnabar Hills GC").click()
    page.wait_for_url(f"**/golf/rounds/{identity}")
    expect(page.get_by_text("Carts for all")).to_be_visible()
    picture(page, "golf/round")
    # Whoever taps twice asks once: where they tap, the way to take it back stands then.
    button = page.get_by_role("button", name="Request to Join")
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    page.evaluate("window.isHurried = true")
    page.mouse.dblclick(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate("window.isHurried = false")
    expect(page.get_by_text("Your request is pending")).to_be_visible()
    until(lambda: member(guest, identity) == "requested", what="the request")

    # The host sees who waits, and lets them in.
    desk = device(host, viewport=DESKTOP)
    desk.goto(f"/golf/rounds/{identity}")
    expect(desk.locator(".tee-player.asks")).to_contain_text(
        re.compile(r"Intermediate · \d+ years old · Complete profile"))
    desk.get_by_role("button", name="Accept Jun P.").click()
    expect(page.get_by_role("link", name=re.compile("Round Chat"))).to_be_visible()
    expect(page.locator(".tee-player", has_text="Jun P. (You)")).to_be_visible()
    picture(desk, "golf/round-host")

    # Leaving asks first.
    press(page, "Leave")
    press(page, "Stay")
    press(page, "Leave")
    press(page, "Leave Round")
    until(lambda: member(guest, identity) == "left", what="the place to be free")
    expect(desk.locator(".tee-player", has_text="Jun P.")).to_have_count(0)


def test_a_full_round_is_waited_for(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    seated = golf.golfer(server, "Ida", "Voss")
    identity = golf.host_round(host, joinPolicy="instant", maxPlayers=2)
    golf.membership(seated, identity, "join")
    guest, other = golf.golfer(server, "Jun", "Park"), golf.golfer(server, "Theo", "Lund")
    page = device(guest, viewport=PHONE)
    page.goto(f"/golf/rounds/{identity}")
    press(page, "Join waitlist")
    expect(page.get_by_text("You are number 1 on the waitlist")).to_be_visible()
    assert member(guest, identity) == "waitlisted"
    golf.membership(other, identity, "joinWaitlist")
    picture(page, "golf/round-waitlisted")

    # The host sees who waits, in their order.
    desk = device(host, viewport=DESKTOP)
    desk.goto(f"/golf/rounds/{identity}")
    line = desk.locator("[aria-labelledby=tee-waiting] li")
    expect(line).to_have_count(2)
    expect(line.first).to_contain_text("Jun P.")
    expect(line.last).to_contain_text("Waitlisted #2")
    picture(desk, "golf/round-waiting-list")

    # The seat that becomes free is held for the first, and the phone says so.
    golf.membership(seated, identity, "leave")
    expect(page.get_by_text(re.compile("A spot is held for you until"))).to_be_visible()
    picture(page, "golf/round-offered")
    assert member(other, identity) == "waitlisted"
    page.goto("/golf/notifications")
    expect(page.get_by_text("A Spot Opened Up")).to_be_visible()
    page.get_by_text("A Spot Opened Up").click()
    page.wait_for_url(f"**/golf/rounds/{identity}")
    press(page, "Accept")
    expect(page.get_by_role("link", name=re.compile("Round Chat"))).to_be_visible()
    until(lambda: member(guest, identity) == "accepted", what="the seat")
    expect(line).to_have_count(1)

    # The next one declines, in their own list.
    golf.membership(guest, identity, "leave")
    phone = device(other, viewport=PHONE)
    phone.goto("/golf/rounds/activity?view=pending")
    expect(phone.get_by_text("Spot offered")).to_be_visible()
    picture(phone, "golf/activity-offered")
    press(phone, "Decline")
    until(lambda: member(other, identity) == "left", what="the answer")
    expect(line).to_have_count(0)
    assert [client.rejections for client in (host, seated, guest, other)] == [[], [], [], []]


def test_filters_narrow_and_are_kept(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    golf.host_round(host, days=3)
    golf.host_round(golf.golfer(server, "Ida", "Voss"), course=FAR, days=3)
    page = device(golf.golfer(server, "Jun", "Park"), viewport=DESKTOP)
    page.goto("/golf/rounds")
    expect(page.locator(".tee-round")).to_have_count(1)
    page.locator("#tee-filters").click()
    sheet = page.locator("#tee-filter")
    sheet.get_by_role("button", name="Anywhere").click()
    expect(sheet.get_by_text("regardless of location")).to_be_visible()
    expect(sheet.get_by_role("button", name="Nearest")).to_be_disabled()
    expect(sheet.get_by_role("button", name="Show 2 rounds")).to_be_visible()
    picture(page, "golf/filters")
    sheet.get_by_role("button", name="Show 2 rounds").click()
    expect(sheet).to_have_count(0)
    expect(page.locator(".tee-round")).to_have_count(2)
    page.reload()
    expect(page.locator("#tee-filters")).to_contain_text("Anywhere")
    expect(page.locator(".tee-round")).to_have_count(2)

    # Around another city, by its name.
    page.locator("#tee-filters").click()
    press(sheet, "Reset")
    sheet.locator("#tee-filter-city").fill("los ang")
    sheet.locator(".tee-suggestion", has_text="Los Angeles, CA").first.click()
    sheet.get_by_role("button", name="Show 1 round").click()
    expect(card(page, "Far Away")).to_be_visible()
    expect(card(page, "Cinnabar")).to_have_count(0)

    # Nobody is followed yet.
    page.locator("#tee-filters").click()
    sheet.get_by_role("button", name="People you follow").click()
    press(sheet, "No rounds. Apply anyway")
    expect(page.get_by_text("No rounds from people you follow")).to_be_visible()


#: The last thing on the page and the button that floats over its corner, when all is scrolled.
ENDS = """() => {
  const page = document.querySelector(".tee-page");
  page.scrollTop = page.scrollHeight;
  const [last, button] = [...page.querySelectorAll("a, button")].slice(-1)
    .concat(document.querySelector(".tee-fab")).map((one) => one.getBoundingClientRect());
  return [last.bottom, button.top];
}"""


def test_the_button_to_host_covers_nothing_for_good(server, device):
    for name in ("Ida", "Uma", "Noah", "Olga", "Theo", "Jun", "Rosa", "Fay"):
        golf.host_round(golf.golfer(server, name, "Voss"))
    page = device(golf.golfer(server, "Maya", "Kim"), viewport=PHONE)
    page.goto("/golf/rounds")
    expect(page.locator(".tee-round")).to_have_count(8)
    last, button = page.evaluate(ENDS)
    assert last <= button


def test_back_leads_to_the_place_in_the_list(server, device):
    for name in ("Ida", "Uma", "Noah", "Olga", "Theo", "Jun", "Rosa", "Fay"):
        golf.host_round(golf.golfer(server, name, "Voss"))
    page = device(golf.golfer(server, "Maya", "Kim"), viewport=PHONE)
    page.goto("/golf/rounds")
    expect(page.locator(".tee-round")).to_have_count(8)
    scrolled = "document.querySelector('.tee-page').scrollTop"
    chosen = page.locator(".tee-round").nth(6)
    chosen.scroll_into_view_if_needed()
    until(lambda: page.evaluate(scrolled) > 100, what="the list to scroll")
    # The browser's Back, and that of the page.
    for back in (page.go_back, lambda: page.locator("header button, header a").first.click()):
        before = page.evaluate(scrolled)
        chosen.click()
        expect(page.locator(".tee-round")).to_have_count(0)
        back()
        expect(page.locator(".tee-round")).to_have_count(8)
        until(lambda: page.evaluate(scrolled) == before, what="the place in the list")
        expect(chosen).to_be_focused()
    # A link leads to the beginning.
    page.locator("nav a[href='/golf']").first.click()
    page.locator("nav a[href='/golf/rounds']").first.click()
    expect(page.locator(".tee-round")).to_have_count(8)


@pytest.mark.installed
def test_what_was_found_is_there_without_a_network(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    guest = golf.golfer(server, "Jun", "Park")
    page = device(guest, viewport=PHONE)
    page.goto(f"/golf/rounds/{identity}")
    expect(page.get_by_role("button", name="Request to Join")).to_be_visible()
    page.goto("/golf/rounds")
    expect(card(page, "Cinnabar Hills GC")).to_be_visible()
    go_offline(page)
    page.reload()
    expect(card(page, "Cinnabar Hills GC")).to_be_visible()
    expect(page.get_by_text(re.compile("Offline. Rounds found"))).to_be_visible()
    picture(page, "golf/nearby-offline")

    # Asking waits until there is one, and says so.
    card(page, "Cinnabar Hills GC").click()
    press(page, "Request to Join")
    expect(page.get_by_text("It will be sent when you are online.").first).to_be_visible()
    assert member(guest, identity) is None
    go_online(page)
    until(lambda: member(guest, identity) == "requested", what="the request")


def test_joining_without_a_network_is_a_try(server, device):
    identity = golf.host_round(golf.golfer(server, "Maya", "Kim"), joinPolicy="instant")
    guest = golf.golfer(server, "Jun", "Park")
    page = device(guest, viewport=PHONE)
    page.goto(f"/golf/rounds/{identity}")
    expect(page.get_by_role("button", name="Join Round")).to_be_visible()
    go_offline(page)
    press(page, "Join Round")
    expect(page.get_by_text("Not sent yet")).to_be_visible()
    go(page, "/golf/rounds/activity?view=schedule")
    expect(page.locator(".tee-compact")).to_contain_text("Will try when online")
    go(page, "/golf")
    expect(page.get_by_role("heading", name="No Upcoming Rounds")).to_be_visible()
    go_online(page)
    until(lambda: member(guest, identity) == "accepted", what="the seat")
    expect(page.get_by_text("Upcoming Round", exact=True)).to_be_visible()


def test_an_invitation_is_answered_in_the_list(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    guest = golf.golfer(server, "Jun", "Park")
    follow(host, guest)
    identity = golf.host_round(host)
    page = device(host, viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}")
    page.locator("#tee-invite-open").click()
    page.wait_for_url(f"**/golf/rounds/{identity}/invite")
    page.locator("#tee-invite-search").fill("ju")
    picture(page, "golf/invite")
    page.get_by_role("button", name="Invite Jun P.").click()
    expect(page.locator("#tee-invite")).to_contain_text("Invited")
    until(lambda: member(guest, identity) == "invited", what="the invitation")

    phone = device(guest, viewport=PHONE)
    phone.goto("/golf/rounds/activity?view=invites")
    expect(phone.get_by_text("Maya K. invites you")).to_be_visible()
    picture(phone, "golf/activity-invites")
    press(phone, "Accept")
    until(lambda: member(guest, identity) == "accepted", what="the acceptance")
    phone.goto("/golf/rounds/activity?view=schedule")
    expect(phone.locator(".tee-compact", has_text="Cinnabar Hills GC")).to_contain_text("Confirmed")
    picture(phone, "golf/activity-schedule")


def test_a_round_is_handed_on(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    page = device(host, viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}")
    page.locator("#tee-share-open").click()
    sheet = page.locator("#tee-share")
    expect(sheet).to_contain_text("Join my round at Cinnabar Hills Golf Club!")
    expect(sheet.locator("#tee-share-link")).to_contain_text(f"/r/{identity}")
    expect(sheet.locator(".qr")).to_be_visible()
    picture(page, "golf/share")


def test_a_host_closes_reopens_and_cancels(server, device):
    host = golf.golfer(server, "Maya", "Kim")
    guest = golf.golfer(server, "Jun", "Park")
    identity = golf.host_round(host)
    golf.membership(guest, identity, "request")
    page = device(host, viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}")
    for choice, status in [("Close joining", "closed"), ("Reopen joining", "open")]:
        page.locator("#tee-menu-open").click()
        page.get_by_role("button", name=choice).click()
        until(lambda: host.pull().of_kind("golfRound")[identity]["status"] == status, what=choice)
    page.locator("#tee-menu-open").click()
    page.get_by_role("button", name="Cancel round").click()
    press(page, "Keep Round")
    page.locator("#tee-menu-open").click()
    page.get_by_role("button", name="Cancel round").click()
    page.locator("#tee-question").get_by_role("button", name="Cancel Round").click()
    expect(page.get_by_role("button", name="Round Canceled")).to_be_disabled()
    until(lambda: host.pull().of_kind("golfRound")[identity]["status"] == "canceled",
          what="the end")
    other = device(guest, viewport=PHONE)
    other.goto(f"/golf/rounds/{identity}")
    expect(other.get_by_role("button", name="Round Canceled")).to_be_disabled()


def test_what_somebody_may_not_see_is_not_available(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host, visibility="invite")
    page = device(golf.golfer(server, "Jun", "Park"), viewport=PHONE)
    page.goto(f"/golf/rounds/{identity}")
    expect(page.get_by_text("Round not available")).to_be_visible()
    picture(page, "golf/round-hidden")
