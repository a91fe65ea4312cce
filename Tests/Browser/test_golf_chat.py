"""A round is made step by step, talked about in its chat, and told of in the notifications."""
import datetime
import io
import re
import zoneinfo

import pytest
from PIL import Image
from playwright.sync_api import expect

import golf
from api import Problem
from conftest import PHONE, go_offline, go_online, until
from golf_screens import choose_file, jpeg
from screens import close
from test_referee_desk import press

DESKTOP = {"width": 900, "height": 900}


def player(server, identity, host, **who):
    """Somebody who asked to join a round and was let in."""
    client = golf.golfer(server, **who)
    golf.membership(client, identity, "request")
    golf.membership(host, identity, "accept", user=client.user)
    return client


def open_chat(page, identity):
    page.goto(f"/golf/rounds/{identity}/chat")
    expect(page.locator("#tee-chat-field")).to_be_visible()


def way_to_chat(page):
    """The link of a round's page, which says how much is new."""
    return page.get_by_role("link", name=re.compile("^Round Chat"))


def badge(page):
    return page.locator(".tee-badge")


def send(page, text):
    page.locator("#tee-chat-field").fill(text)
    page.locator("#tee-chat-send").click()
    expect(page.locator(".tee-chat-line.own").last).to_contain_text(text)


def test_a_round_is_made_in_four_steps(server, device, picture):
    account = golf.golfer(server)
    page = device(account, viewport=DESKTOP)
    page.goto("/golf/rounds/new")
    expect(page.get_by_text("Step 1 of 4")).to_be_visible()
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


def test_two_players_talk(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    other = player(server, identity, host, first="Jun", last="Park")
    first, second = device(host, viewport=DESKTOP), device(other, viewport=DESKTOP)
    for page in (first, second):
        open_chat(page, identity)
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
    go_offline(first)
    send(first, "One")
    expect(first.get_by_text("Waiting for a connection").first).to_be_visible()
    send(first, "Two")
    picture(first, "golf/chat-offline")
    go_online(first)
    expect(second.locator(".tee-chat-line", has_text="Two")).to_be_visible()
    texts = second.locator(".tee-chat-bubble").all_inner_texts()
    assert [text for text in texts if text in ("One", "Two")] == ["One", "Two"]


def processed(page, image):
    """A picture as the page was sent it."""
    until(lambda: image.evaluate("image => image.complete && image.naturalWidth"), what="the picture")
    answer = page.context.request.get(image.get_attribute("src"))
    return Image.open(io.BytesIO(answer.body()))


def test_a_photo_is_seen_by_those_who_play(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    other = player(server, identity, host, first="Jun", last="Park")
    first, second = device(host, viewport=DESKTOP), device(other, viewport=DESKTOP)
    for page in (first, second):
        open_chat(page, identity)

    # Small enough, it is sent as it is; what the camera noted is nobody's business.
    noted = Image.Exif()
    noted[0x010F] = "Camera of Maya"
    choose_file(first, "#tee-chat-photo", jpeg(exif=noted.tobytes()))
    expect(first.get_by_text("Photo ready")).to_be_visible()
    send(first, "The sixteenth")
    expect(first.locator(".tee-chat-attached")).to_have_count(0)
    line = second.locator(".tee-chat-line", has_text="The sixteenth")
    shown = line.get_by_role("button", name="Photo by Maya K.")
    expect(shown).to_be_visible()
    seen = processed(second, shown.locator("img"))
    assert (seen.format, seen.size, len(seen.getexif())) == ("JPEG", (640, 480), 0)
    colour = seen.convert("RGB").getpixel((320, 240))
    assert all(abs(a - b) < 8 for a, b in zip(colour, (21, 94, 73))), colour
    picture(second, "golf/chat-photo")
    shown.click()
    expect(second.locator("#tee-chat-viewer img")).to_be_visible()
    close(second)

    # A large one goes without words, and whoever is elsewhere is told of it.
    second.goto("/golf/notifications")
    choose_file(first, "#tee-chat-photo", jpeg((2_160, 1_620)))
    expect(first.get_by_text("Photo ready")).to_be_visible()
    first.locator("#tee-chat-send").click()
    second.locator(".tee-inbox-main", has_text="Maya K. sent a photo").click()
    second.wait_for_url(f"**/golf/rounds/{identity}/chat")
    photos = second.get_by_role("button", name="Photo by Maya K.").locator("img")
    expect(photos).to_have_count(2)
    assert processed(second, photos.last).size == (1_080, 810)

    # To nobody else is it there.
    with pytest.raises(Problem) as refused:
        golf.golfer(server, "Sam", "Lee").call("GET", photos.last.get_attribute("src"))
    assert refused.value.status == 404


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


def test_the_badge_is_the_same_on_every_device(server, device, picture):
    host = golf.golfer(server, "Maya", "Kim")
    identity = golf.host_round(host)
    golf.all_read(host)
    jun, ida = golf.golfer(server, "Jun", "Park"), golf.golfer(server, "Ida", "Voss")
    phone, desk = device(host, viewport=PHONE), device(host, viewport=DESKTOP)

    def both(count):
        for page in (phone, desk):
            if count:
                expect(badge(page)).to_have_text(str(count))
            else:
                expect(badge(page)).to_have_count(0)

    for page in (phone, desk):
        page.goto("/golf")
        expect(page.locator(".tee-next")).to_contain_text("Cinnabar Hills GC")
    both(0)
    golf.membership(jun, identity, "request")
    both(1)
    golf.membership(ida, identity, "request")
    both(2)
    tab = phone.get_by_role("link", name=re.compile("^Notifications"))
    expect(tab).to_have_accessible_name(re.compile(r"\b2 unread$"))
    picture(phone, "golf/badge")

    # A request that is taken back asks for nothing; one that was read has been told.
    golf.membership(ida, identity, "cancelRequest")
    both(1)
    tab.click()
    phone.locator(".tee-inbox-main", has_text="Jun P. requested to join your round").click()
    phone.wait_for_url(f"**/golf/rounds/{identity}")
    both(0)
    # Whoever looks at the round sees who asks, and need not be told.
    golf.membership(ida, identity, "request")
    expect(phone.get_by_role("button", name="Accept Ida V.")).to_be_visible()
    both(0)
    golf.membership(ida, identity, "cancelRequest")
    phone.goto("/golf")
    golf.membership(ida, identity, "request")
    both(1)
    desk.goto("/golf/notifications")
    press(desk, "Mark all as read")
    both(0)

    # A chat that is read on one device is read on both.
    golf.membership(host, identity, "accept", user=jun.user)
    golf.message(jun, identity, "Shall we meet at 7:30?")
    both(1)
    row = desk.locator(".tee-inbox-slot", has_text="Jun P.: Shall we meet at 7:30?")
    expect(row.locator(".tee-inbox-unread")).to_have_count(1)
    phone.goto(f"/golf/rounds/{identity}")
    expect(way_to_chat(phone)).to_have_accessible_name("Round Chat, 1 new")
    way_to_chat(phone).click()
    expect(phone.locator(".tee-chat-line", has_text="Shall we meet at 7:30?")).to_be_visible()
    expect(badge(desk)).to_have_count(0)
    expect(row).to_be_visible()
    expect(row.locator(".tee-inbox-unread")).to_have_count(0)
