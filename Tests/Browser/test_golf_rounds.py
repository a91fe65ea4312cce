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


#: The last thing on the page and the button that floats over its corner, when all is scrolled.
ENDS = """() => {
  const page = document.querySelector(".tee-page");
  page.scrollTop = page.scrollHeight;
  const [last, button] = [...page.querySelectorAll("a, button")].slice(-1)
    .concat(document.querySelector(".tee-fab")).map((one) => one.getBoundingClientRect());
  return [last.bottom, button.top];
}"""


def test_a_long_list_ends_above_the_button_and_back_leads_to_its_place(server, device):
    for name in ("Ida", "Uma", "Noah", "Olga", "Theo", "Jun", "Rosa", "Fay"):
        golf.host_round(golf.golfer(server, name, "Voss"))
    page = device(golf.golfer(server, "Maya", "Kim"), viewport=PHONE)
    page.goto("/golf/rounds")
    expect(page.locator(".tee-round")).to_have_count(8)
    last, button = page.evaluate(ENDS)
    assert last <= button
    page.evaluate("document.querySelector('.tee-page').scrollTop = 0")
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
