"""A round is made step by step, talked about in its chat, and told of in the notifications."""
import datetime
import re
import zoneinfo

from playwright.sync_api import expect

import golf
from conftest import until
from test_referee_desk import press

DESKTOP = {"width": 900, "height": 900}


def player(server, identity, host, **who):
    """Somebody who asked to join a round and was let in."""
    client = golf.golfer(server, **who)
    golf.membership(client, identity, "request")
    golf.membership(host, identity, "accept", user=client.user)
    return client


def send(page, text):
    page.locator("#tee-chat-field").fill(text)
    page.locator("#tee-chat-send").click()
    expect(page.locator(".tee-chat-line.own").last).to_contain_text(text)


def test_a_round_is_made_in_four_steps(server, device, picture):
    account = golf.golfer(server)
    page = device(account, viewport=DESKTOP)
    page.goto("/golf/rounds/new")
    expect(page.get_by_text("Step 1 of 4")).to_be_visible()
    expect(page.locator("#tee-form-go")).to_be_disabled()
    picture(page, "golf/form-course")
    page.locator("#tee-form-manual").click()
    page.locator("#tee-form-name").fill("Hidden Hills")
    page.locator("#tee-form-city").fill("san jose")
    page.locator(".tee-form-row", has_text="San Jose, CA").first.click()
    page.locator("#tee-form-go").click()

    # Tomorrow at eight, unless somebody says otherwise.
    expect(page.locator("#tee-form-time")).to_have_value("08:00")
    expect(page.locator("#tee-form-step")).to_be_focused()
    picture(page, "golf/form-when")
    page.locator("#tee-form-date").fill("2020-01-01")
    expect(page.get_by_text("This time has passed")).to_be_visible()
    expect(page.locator("#tee-form-go")).to_be_disabled()
    page.reload()
    page.locator("#tee-form-date").fill(golf_date(3))
    page.locator("#tee-form-go").click()

    # What was entered outlives a reload.
    page.locator("#tee-form-message").fill("We meet at the range")
    page.locator("#tee-form-price").fill("55")
    page.reload()
    expect(page.get_by_text("Step 3 of 4")).to_be_visible()
    expect(page.locator("#tee-form-message")).to_have_value("We meet at the range")
    picture(page, "golf/form-details")
    page.locator("#tee-form-go").click()
    expect(page.locator(".tee-form-review")).to_contain_text("Hidden Hills")
    expect(page.locator(".tee-form-review")).to_contain_text("$55")
    picture(page, "golf/form-review")
    page.locator(".tee-form-line").first.click()
    expect(page.get_by_text("Step 1 of 4")).to_be_visible()
    for _ in range(3):
        page.locator("#tee-form-go").click()
    page.locator("#tee-form-go").click()
    page.wait_for_url(re.compile(r"/golf/rounds/[0-9a-f-]{36}$"))
    identity = page.url.rsplit("/", 1)[1]
    until(lambda: identity in account.pull().of_kind("golfRound"), what="the round")
    body = account.of_kind("golfRound")[identity]
    assert body["message"] == "We meet at the range"
    assert body["price"] == {"kind": "estimate", "amount": {"minor": 5_500, "currency": "USD"}}

    # Changing it: nothing to save until something is different.
    page.goto(f"/golf/rounds/{identity}/edit")
    expect(page.locator("#tee-form-go")).to_be_disabled()
    page.locator("#tee-form-players").get_by_role("button", name="6", exact=True).click()
    page.locator("#tee-form-go").click()
    page.wait_for_url(f"**/golf/rounds/{identity}")
    until(lambda: account.pull().of_kind("golfRound")[identity]["maxPlayers"] == 6,
          what="more places")


def golf_date(days):
    """A date some days ahead at the venue, as a date field takes it."""
    today = datetime.datetime.now(zoneinfo.ZoneInfo(golf.ZONE)).date()
    return (today + datetime.timedelta(days=days)).isoformat()


def test_leaving_asks_and_keeps_a_draft(server, device):
    page = device(golf.golfer(server), viewport=DESKTOP)
    page.goto("/golf/rounds/new")
    page.locator("#tee-form-manual").click()
    page.locator("#tee-form-name").fill("Hidden Hills")
    page.locator("#tee-form-cancel").click()
    press(page, "Keep the draft")
    expect(page.locator(".tee-form")).to_have_count(0)
    page.goto("/golf/rounds/new")
    expect(page.locator("#tee-form-name")).to_have_value("Hidden Hills")
    page.locator("#tee-form-cancel").click()
    press(page, "Discard it")
    page.goto("/golf/rounds/new")
    expect(page.locator("#tee-form-name")).to_have_count(0)


def test_two_players_talk(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    other = player(server, identity, host, first="Jun", last="Park")
    first, second = device(host, viewport=DESKTOP), device(other, viewport=DESKTOP)
    for page in (first, second):
        page.goto(f"/golf/rounds/{identity}/chat")
        expect(page.locator("#tee-chat-field")).to_be_visible()
    expect(first.get_by_text("Jun P. joined the round")).to_be_visible()
    picture(first, "golf/chat-empty")
    send(first, "Shall we meet at 7:30?")
    expect(second.locator(".tee-chat-line", has_text="Shall we meet at 7:30?")).to_be_visible()
    send(second, "Sounds great")
    expect(first.locator(".tee-chat-line", has_text="Sounds great")).to_be_visible()
    picture(first, "golf/chat")

    # What is open on the screen has been read.
    def is_read():
        rows = host.pull().of_kind("golfChat").values()
        return any(row["round"] == identity and row.get("lastReadAt") for row in rows)

    until(is_read, what="the chat to be read")

    # Without a network messages wait, in their order.
    first.context.set_offline(True)
    send(first, "One")
    expect(first.get_by_text("Waiting for a connection").first).to_be_visible()
    send(first, "Two")
    picture(first, "golf/chat-offline")
    first.context.set_offline(False)
    expect(second.locator(".tee-chat-line", has_text="Two")).to_be_visible()
    texts = second.locator(".tee-chat-bubble").all_inner_texts()
    assert [text for text in texts if text in ("One", "Two")] == ["One", "Two"]


def test_a_blocked_pair_does_not_hear_each_other(server, device):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    other = player(server, identity, host, first="Jun", last="Park")
    third = player(server, identity, host, first="Sam", last="Lee")
    people = {"Maya": host, "Jun": other, "Sam": third}
    pages = {name: device(client, viewport=DESKTOP) for name, client in people.items()}

    def line(name, text):
        return pages[name].locator(".tee-chat-line", has_text=text)

    def say(what):
        for name, client in people.items():
            golf.message(client, identity, f"{what} of {name}")

    for page in pages.values():
        page.goto(f"/golf/rounds/{identity}/chat")
        expect(page.locator("#tee-chat-field")).to_be_visible()
    say("First")
    for name in people:
        for sender in people:
            expect(line(name, f"First of {sender}")).to_be_visible()

    # The host blocks Jun: both devices let go of the other's words, and get no more of them.
    host.push([("golf", "block", {"user": host.user, "card": other.card})])
    expect(line("Maya", "First of Jun")).to_have_count(0)
    expect(line("Jun", "First of Maya")).to_have_count(0)
    say("Second")
    for name in people:
        expect(line(name, "Second of Sam")).to_be_visible()
        expect(line(name, f"Second of {name}")).to_be_visible()
    for sender in people:
        expect(line("Sam", f"First of {sender}")).to_be_visible()
        expect(line("Sam", f"Second of {sender}")).to_be_visible()
    expect(line("Maya", "Second of Jun")).to_have_count(0)
    expect(line("Jun", "Second of Maya")).to_have_count(0)
    expect(pages["Maya"].get_by_text("Jun P. joined the round")).to_be_visible()

    # Nothing is lost.
    host.push([("golf", "unblock", {"user": host.user, "other": other.user})])
    for what in ("First", "Second"):
        expect(line("Maya", f"{what} of Jun")).to_be_visible()
        expect(line("Jun", f"{what} of Maya")).to_be_visible()


def test_old_messages_have_the_name_of_today(server, device):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    other = player(server, identity, host, first="Jun", last="Park")
    golf.message(other, identity, "Sounds great")
    page = device(host, viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}/chat")
    line = page.locator(".tee-chat-line", has_text="Sounds great")
    expect(line).to_contain_text("Jun P.")
    other.push([("golf", "editProfile", {
        "user": other.user, "edits": golf.edits(firstName="Joon")})])
    expect(line).to_contain_text("Joon P.")


def test_the_own_city_is_offered_before_the_server_answers(server, device):
    seoul = {"label": "Seoul, KR", "lat": 37_566_000, "lng": 126_978_000}
    page = device(golf.golfer(server, city=seoul), viewport=DESKTOP, zone="Asia/Seoul")
    page.route("**/api/golf/cities*", lambda _: None)
    page.goto("/golf/rounds/new")
    page.locator("#tee-form-manual").click()
    page.locator("#tee-form-name").fill("Hidden Hills")
    page.locator("#tee-form-city").fill("seo")
    page.locator(".tee-form-row", has_text="Seoul, KR").click()
    page.locator("#tee-form-go").click()
    expect(page.get_by_text("In the time of Seoul")).to_be_visible()


def test_the_end_of_a_chat_stays_in_view(server, device):
    host = golf.golfer(server)
    identity = golf.host_round(host)
    other = player(server, identity, host, first="Jun", last="Park")
    # Whoever is new sends no more than 18 in a minute.
    for number in range(15):
        golf.message(other, identity, f"Message {number} " + "and so on " * 12)
    page = device(host, viewport={"width": 400, "height": 600})
    page.goto(f"/golf/rounds/{identity}/chat")
    expect(page.get_by_text("Message 14")).to_be_in_viewport()
    golf.message(other, identity, "The latest")
    expect(page.get_by_text("The latest")).to_be_in_viewport()


def test_a_chat_is_for_its_players(server, device, picture):
    identity = golf.host_round(golf.golfer(server))
    page = device(golf.golfer(server, "Sam", "Lee"), viewport=DESKTOP)
    page.goto(f"/golf/rounds/{identity}/chat")
    expect(page.get_by_text("This chat is for the players")).to_be_visible()
    expect(page.locator("#tee-chat-send")).to_have_count(0)
    picture(page, "golf/chat-locked")


def test_notifications_are_read_and_deleted(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    other = golf.golfer(server, "Jun", "Park")
    golf.membership(other, identity, "request")
    page = device(host, viewport=DESKTOP)
    page.goto("/golf/notifications")
    row = page.locator(".tee-inbox-slot", has_text="Jun P. requested to join your round")
    expect(row).to_be_visible()
    expect(row.locator(".tee-inbox-unread")).to_have_count(1)
    picture(page, "golf/notifications")
    row.locator(".tee-inbox-main").click()
    page.wait_for_url(f"**/golf/rounds/{identity}")
    page.goto("/golf/notifications")
    expect(row).to_be_visible()
    expect(row.locator(".tee-inbox-unread")).to_have_count(0)

    # Deleted, taken back, deleted for good.
    def delete():
        row.get_by_role("button", name=re.compile("^Options")).click()
        page.locator("#tee-inbox-options").get_by_role("button", name="Delete").click()

    delete()
    expect(row).to_have_count(0)
    press(page, "Undo")
    expect(row).to_be_visible()
    delete()
    def is_gone():
        rows = host.pull().of_kind("golfNotification").values()
        return all(row["kind"] != "roundJoinRequest" for row in rows)

    until(is_gone, what="the deletion")
