"""A walk through TeePals in every state it can be in; see `screens`."""
import datetime
import io

from PIL import Image
from playwright.sync_api import expect

import golf
from conftest import PASSWORD
from screens import FLEETING_SIZES, LONG, close, failing, offline, shown, unanswered

#: Nobody is to know where the device is.
DENIED = "navigator.geolocation.getCurrentPosition = (_, fail) => fail({ code: 1 })"
NOBODY = "00000000-0000-7000-8000-000000000000"


def choose_file(page, selector, content):
    with page.expect_file_chooser() as chooser:
        page.locator(selector).first.click()
    chooser.value.set_files({"name": "me.jpg", "mimeType": "image/jpeg", "buffer": content})


def jpeg(size=(640, 480), **more):
    buffer = io.BytesIO()
    Image.new("RGB", size, (21, 94, 73)).save(buffer, "JPEG", **more)
    return buffer.getvalue()


# Somebody new

def the_first_steps(person):
    page = person.page
    page.add_init_script(DENIED)
    go = page.locator(".tee-foot button")
    page.goto("/golf")
    shown(page, "#welcome-title")
    yield "golf-welcome-name"
    page.locator("#welcome-firstName").fill("")
    go.click()
    shown(page, "#welcome-firstName-fault")
    yield "golf-welcome-name-fault"
    page.locator("#welcome-firstName").fill(LONG[:28])
    page.locator("#welcome-lastName").fill("김")
    go.click()
    shown(page, "#welcome-birthDate")
    yield "golf-welcome-birth"
    go.click()
    shown(page, "#welcome-birthDate-fault")
    yield "golf-welcome-birth-fault"
    page.locator("#welcome-birthDate").fill("1990-04-02")
    go.click()
    shown(page, "#city")
    yield "golf-welcome-city"
    go.click()
    shown(page, ".tee-welcome .fault")
    yield "golf-welcome-city-fault"
    page.locator(".tee-welcome .button.outlined").click()
    shown(page, "p[role=status]")
    yield "golf-welcome-city-denied"
    page.locator("#city").fill("nowhere at all")
    shown(page, "[role=status] .strong")
    yield "golf-welcome-city-none"
    with unanswered(page, "**/api/golf/cities*"):
        page.locator("#city").fill("")
        page.locator("#city").fill("Pari")
        yield "golf-welcome-city-searching"
    page.locator("#city").fill("Santa")
    shown(page, ".tee-suggestion")
    yield "golf-welcome-city-found"
    with offline(page):
        page.locator("#city").fill("Seo")
        shown(page, ".tee-welcome .banner")
        yield "golf-welcome-city-offline"
    page.locator(".tee-welcome .banner button").click()
    page.locator(".tee-suggestion").first.click()
    shown(page, ".tee-city")
    yield "golf-welcome-city-chosen"
    go.click()
    shown(page, ".tee-option")
    go.click()
    shown(page, ".tee-welcome .fault")
    yield "golf-welcome-gender-fault"
    page.locator(".tee-option").last.click()
    yield "golf-welcome-gender"
    go.click()
    shown(page, ".tee-next.none")


def nothing_yet(person):
    """The profile has no photo, and nobody has met this golfer."""
    page = person.page
    yield "golf-home-empty"
    page.goto("/golf/rounds")
    shown(page, ".empty")
    yield "golf-nearby-none"
    page.locator(".tee-fab").click()
    shown(page, "dialog#gate")
    yield "golf-gate"
    close(page)
    for tab in ("schedule", "invites", "pending", "past"):
        page.goto("/golf/rounds/activity?view=" + tab)
        shown(page, ".empty")
        yield f"golf-{tab}-empty"
    page.goto("/golf/notifications")
    shown(page, ".tee-inbox")
    yield "golf-notifications-new"
    while page.locator(".tee-inbox-slot").count():
        page.locator(".tee-inbox-slot .icon-button").first.click()
        page.locator("#tee-inbox-options .option.destructive").click()
        expect(page.locator("dialog[open]")).to_have_count(0)
    shown(page, ".empty")
    yield "golf-notifications-empty"
    page.goto("/golf/profile")
    shown(page, ".tee-nudge")
    yield "golf-profile-new"
    me = page.locator(".tee-tallies a").first.get_attribute("href").rsplit("/", 1)[0]
    for people in ("followers", "following"):
        page.goto(f"{me}/{people}")
        shown(page, ".empty")
        yield f"golf-{people}-empty"
    for path, name in [("profile/blocked", "blocked"), ("not-accepted", "refused"),
                       ("standing", "standing")]:
        page.goto("/golf/" + path)
        shown(page, ".empty")
        yield f"golf-{name}-empty"
    yield from a_photo(page)


def a_photo(page):
    page.goto("/golf/profile/edit/photo")
    shown(page, "dialog#profile-editor")
    yield "golf-photo-none"
    with unanswered(page, "**/api/golf/photos*"):
        choose_file(page, "#profile-editor .button.prominent", jpeg())
        shown(page, "#profile-editor .tee-sending")
        yield "golf-photo-sending"
        page.locator("#profile-editor .button.naked").click()
    choose_file(page, "#profile-editor .button.prominent", b"not a photo")
    shown(page, "#profile-editor .fault")
    yield "golf-photo-fault"
    page.locator("#profile-editor .button.naked").click()
    choose_file(page, "#profile-editor .button.prominent", jpeg())
    expect(page.locator("dialog[open]")).to_have_count(0)
    yield "golf-photo-saved"
    page.goto("/golf/profile/edit/photo")
    page.locator("#profile-editor .destructive").click()
    shown(page, "dialog.question")
    yield "golf-photo-remove"


# Rounds

def home(person, town):
    page = person.page
    page.add_init_script(DENIED)
    with failing(page, "**/api/golf/rounds?*"):
        page.goto("/golf")
        shown(page, ".tee-hint .button")
        yield "golf-home-failed"
    with unanswered(page, "**/api/golf/rounds?*"):
        page.reload()
        shown(page, ".tee-home .tee-compact")
        yield "golf-home-loading"
    page.reload()
    shown(page, ".tee-home .tee-round")
    yield "golf-home"
    with offline(page):
        shown(page, ".notices .chip")
        yield "golf-home-offline"


def nearby(person, town):
    page = person.page
    address = "**/api/golf/rounds?*"
    with failing(page, address):
        page.goto("/golf/rounds")
        shown(page, ".empty")
        yield "golf-nearby-failed"
    with unanswered(page, address):
        page.reload()
        shown(page, ".tee-skeleton")
        yield "golf-nearby-loading"
    page.reload()
    shown(page, ".tee-round")
    yield "golf-nearby"
    looks = page.locator(".tee-map-switch .choice")
    looks.last.click()
    # Two courses are in one place, the third is by itself.
    expect(page.locator(".tee-map-pin")).to_have_count(2)
    yield "golf-nearby-map"
    page.locator("button.tee-map-pin").click()
    shown(page, "#tee-map-pinned")
    yield "golf-nearby-map-pin"
    looks.first.click()
    with failing(page, address):
        page.locator(".top-bar .icon-button").first.click()
        shown(page, ".banner")
        yield "golf-nearby-failed-later"
    page.locator("#tee-explain").click()
    shown(page, ".tee-figures")
    page.locator(".tee-figures").scroll_into_view_if_needed()
    yield "golf-nearby-explained"
    with offline(page):
        page.reload()
        shown(page, ".tee-round")
        yield "golf-nearby-offline"
    page.locator("#tee-filters").click()
    sheet = page.locator("#tee-filter")
    choices = sheet.locator("section .choices")
    # What is full, mine since two wait for a place in it among them, is not counted.
    expect(sheet.locator(".sheet-foot .prominent")).to_contain_text("6")
    yield "golf-filters"
    choices.nth(0).locator("button").last.click()
    choices.nth(2).locator("button").last.click()
    shown(page, "#tee-filter-to")
    page.locator("#tee-filter-from").fill("2020-01-01")
    shown(page, "#tee-filter-days-fault")
    page.locator("#tee-filter-city").fill("San")
    shown(page, "#tee-filter .tee-suggestion")
    yield "golf-filters-fault"
    page.locator("#tee-filter-city").fill("nowhere at all")
    sheet.locator(".sheet-foot .naked").click()
    sheet.locator("section").last.locator("button").last.click()
    yield "golf-filters-following"
    sheet.locator(".sheet-foot .prominent").click()
    expect(sheet).to_have_count(0)
    yield "golf-nearby-following"
    page.locator("#tee-filters").click()
    sheet.locator(".sheet-foot .naked").click()
    sheet.locator(".sheet-foot .prominent").click()
    for tab in ("schedule", "invites", "pending", "past"):
        page.goto("/golf/rounds/activity?view=" + tab)
        shown(page, ".tee-compact")
        yield f"golf-{tab}"


def rounds(person, town):
    page = person.page
    address = "**/api/golf/rounds/*"
    with failing(page, address):
        page.goto(f"/golf/rounds/{town.open}")
        shown(page, ".empty")
        yield "golf-round-failed"
    with unanswered(page, address):
        page.reload()
        shown(page, ".tee-skeleton")
        yield "golf-round-loading"
    page.goto("/golf/rounds/" + NOBODY)
    shown(page, ".empty")
    yield "golf-round-none"
    for name in ("own", "open", "instant", "full", "late", "enforced", "joined", "requested",
                 "invited", "canceled", "waiting", "offered"):
        page.goto(f"/golf/rounds/{getattr(town, name)}")
        shown(page, ".tee-bar")
        shown(page, ".tee-detail-head")
        yield f"golf-round-{name}"
    page.goto(f"/golf/rounds/{town.joined}")
    page.locator(".tee-bar .outlined").click()
    shown(page, "#tee-question")
    yield "golf-round-leaving"
    golf.hand_over(town.friend, town.joined, "offer", user=town.me.user)
    page.goto(f"/golf/rounds/{town.joined}")
    shown(page, "#tee-handover-accept")
    yield "golf-round-asked-to-host"
    golf.hand_over(town.friend, town.joined, "withdraw")
    page.goto(f"/golf/rounds/{town.open}")
    with offline(page):
        page.reload()
        shown(page, ".empty")
        yield "golf-round-offline"
    yield from hosting(page, town)


def handing_over(page, town):
    page.goto(f"/golf/rounds/{town.own}")
    page.locator("#tee-menu-open").click()
    # Edit, close, hand over.
    page.locator("#tee-menu .option").nth(2).click()
    shown(page, "#tee-handover")
    yield "golf-round-handover"
    page.locator("#tee-handover .option").first.click()
    shown(page, "#tee-question")
    yield "golf-round-handing-over"
    page.locator("#tee-question .prominent").click()
    shown(page, "#tee-handover-withdraw")
    yield "golf-round-handed-to"
    page.locator("#tee-handover-withdraw").click()
    expect(page.locator("#tee-handover-withdraw")).to_have_count(0)


def hosting(page, town):
    page.goto(f"/golf/rounds/{town.own}")
    shown(page, ".tee-player.asks .callout")
    page.locator("#tee-menu-open").click()
    shown(page, "#tee-menu")
    yield "golf-round-menu"
    page.locator("#tee-menu .destructive").click()
    shown(page, "#tee-question")
    yield "golf-round-canceling"
    close(page)
    page.locator("#tee-share-open").click()
    shown(page, "#tee-share .qr")
    yield "golf-round-share"
    close(page)
    page.locator(".tee-player button").first.click()
    shown(page, "#tee-player-menu")
    yield "golf-round-player"
    page.locator("#tee-player-menu .destructive").click()
    shown(page, "#tee-question")
    yield "golf-round-removing"
    yield from handing_over(page, town)
    page.goto(f"/golf/rounds/{town.own}/invite")
    shown(page, "#tee-invite .tee-player")
    yield "golf-invite"
    page.locator("#tee-invite-search").fill("nobody at all")
    shown(page, "#tee-invite .empty")
    yield "golf-invite-none"
    town.crowd()
    page.goto(f"/golf/rounds/{town.own}")
    expect(page.locator("[aria-labelledby=tee-waiting] li")).to_have_count(2)
    page.locator("#tee-waiting").scroll_into_view_if_needed()
    yield "golf-round-waiting-list"


# The form

def the_form(person, town):
    page = person.page
    go = page.locator("#tee-form-go")
    page.goto("/golf/rounds/new")
    shown(page, "#tee-form-search")
    yield "golf-form-course"
    page.locator("#tee-form-search").fill("nowhere at all")
    shown(page, "#tee-form-results .empty")
    yield "golf-form-course-none"
    page.locator("#tee-form-search").fill(LONG[:12])
    shown(page, "#tee-form-results .tee-form-row")
    yield "golf-form-course-found"
    page.locator("#tee-form-results .tee-form-row").first.click()
    shown(page, ".tee-form-chosen")
    yield "golf-form-course-chosen"
    page.locator(".tee-form-chosen button").click()
    with offline(page):
        page.locator("#tee-form-search").fill("hidden")
        yield "golf-form-course-offline"
    page.locator("#tee-form-manual").click()
    page.locator("#tee-form-name").fill("H")
    page.locator("#tee-form-city").fill("san")
    shown(page, "#tee-form-cities .tee-form-row")
    yield "golf-form-manual"
    page.locator("#tee-form-here").click()
    shown(page, ".tee-form .fault")
    yield "golf-form-manual-denied"
    page.locator("#tee-form-name").fill("Hidden " + LONG)
    page.locator("#tee-form-city").fill("san jo")
    page.locator("#tee-form-cities .tee-form-row").first.click()
    yield "golf-form-manual-chosen"
    page.locator("#tee-form-spot").fill("behind the barn")
    shown(page, "#tee-form-spot-fault")
    yield "golf-form-manual-spot-fault"
    page.locator("#tee-form-spot").fill("")
    go.click()
    shown(page, "#tee-form-date")
    yield "golf-form-when"
    page.locator("#tee-form-time").fill("23:30")
    shown(page, ".tee-form .banner")
    yield "golf-form-when-dark"
    page.locator("#tee-form-date").fill("2020-01-01")
    shown(page, "#tee-form-date-fault")
    yield "golf-form-when-fault"
    page.locator("#tee-form-date").fill(
        (datetime.date.today() + datetime.timedelta(days=4)).isoformat())
    page.locator("#tee-form-time").fill("08:00")
    go.click()
    shown(page, "#tee-form-message")
    yield "golf-form-details"
    page.locator("#tee-form-skills button").first.click()
    page.locator("#tee-form-enforced").click()
    page.locator("#tee-form-price").fill("a lot")
    page.locator("#tee-form-message").fill("We meet at the range. " * 30)
    shown(page, "#tee-form-message-fault")
    yield "golf-form-details-faults"
    page.locator("#tee-form-price").fill("55")
    page.locator("#tee-form-message").fill("We meet at the range. " + LONG * 3)
    go.click()
    shown(page, ".tee-form-review")
    yield "golf-form-review"
    page.locator("#tee-form-cancel").click()
    shown(page, "#tee-form-leave")
    yield "golf-form-leaving"
    page.locator("#tee-form-leave .destructive").click()
    page.goto(f"/golf/rounds/{town.own}/edit")
    shown(page, ".tee-form-chosen, #tee-form-name")
    yield "golf-form-edit"
    page.goto(f"/golf/rounds/{town.open}/edit")
    shown(page, ".empty")
    yield "golf-form-gone"


# Talk

def the_chat(person, town):
    page = person.page
    page.goto(f"/golf/rounds/{town.open}/chat")
    shown(page, ".empty")
    yield "golf-chat-locked"
    page.goto(f"/golf/rounds/{town.joined}/chat")
    shown(page, "#tee-chat-field")
    yield "golf-chat-empty"
    page.goto(f"/golf/rounds/{town.own}/chat")
    shown(page, ".tee-chat-photo")
    yield "golf-chat"
    page.locator("#tee-chat-mute").click()
    page.locator("#tee-chat-field").fill("so much to say " * 65)
    yield "golf-chat-muted"
    page.locator("#tee-chat-field").fill("so much to say " * 70)
    yield "golf-chat-too-long"
    page.locator("#tee-chat-field").fill("")
    with unanswered(page, "**/api/golf/photos*"):
        choose_file(page, "#tee-chat-photo", jpeg())
        shown(page, ".tee-chat-attached")
        yield "golf-chat-photo-sending"
        page.locator(".tee-chat-attached .icon-button").click()
    choose_file(page, "#tee-chat-photo", b"not a photo")
    shown(page, ".tee-chat-attached .fault")
    yield "golf-chat-photo-fault"
    page.locator(".tee-chat-attached .icon-button").click()
    page.locator(".tee-chat-photo").click()
    shown(page, "#tee-chat-viewer")
    yield "golf-chat-viewer"
    close(page)
    with offline(page):
        page.locator("#tee-chat-field").fill("One")
        page.locator("#tee-chat-send").click()
        shown(page, ".tee-chat-mark")
        yield "golf-chat-offline"
    expect(page.locator(".tee-chat-mark")).to_have_count(0)


def refused(person, town):
    """Where I play, the host removes me while I have no network."""
    page = person.page
    host = town.friend
    page.goto(f"/golf/rounds/{town.joined}/chat")
    shown(page, "#tee-chat-field")
    with offline(page):
        page.locator("#tee-chat-field").fill("I will be late. " + LONG)
        page.locator("#tee-chat-send").click()
        shown(page, ".tee-chat-mark")
        golf.membership(host, town.joined, "remove", user=town.me.user)
    page.goto("/golf")
    shown(page, ".notices .banner")
    yield "golf-home-refused"
    page.goto("/golf/not-accepted")
    shown(page, "main article, .tee-card")
    expect(page.locator(".tee-card .preserves")).to_contain_text(LONG)
    yield "golf-refused"
    page.goto(f"/golf/rounds/{town.joined}/chat")
    shown(page, ".tee-chat-failed")
    yield "golf-chat-locked-failed"
    page.locator(".tee-chat-failed").click()
    shown(page, "dialog.question")
    yield "golf-chat-locked-question"
    close(page)


def notifications(person, town):
    page = person.page
    page.goto("/golf/notifications")
    shown(page, ".tee-inbox-slot")
    yield "golf-notifications"
    page.locator(".tee-inbox-slot .icon-button").first.click()
    shown(page, "#tee-inbox-options")
    yield "golf-notification-menu"
    close(page)
    page.locator("#tee-inbox-menu").click()
    shown(page, "#tee-inbox-options")
    yield "golf-notifications-menu"
    close(page)
    for size in FLEETING_SIZES:
        page.set_viewport_size(size)
        page.goto("/golf/notifications")
        row = page.locator(".tee-inbox-slot").first
        row.scroll_into_view_if_needed()
        box = row.bounding_box()
        x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 40)
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 150, y, steps=4)
        page.mouse.up()
        shown(page, ".tee-inbox-slot button.slot-action")
        yield "golf-notification-swiped", size
    page.locator(".tee-inbox-slot .icon-button").first.click()
    page.locator("#tee-inbox-options .option.destructive").click()
    shown(page, ".notices .banner")
    yield "golf-notification-deleted", FLEETING_SIZES[0]


def days_later(person, town):
    """What is past, and what is told of days ago, on a device with the clock of four days later."""
    page = person.page
    page.clock.set_system_time(datetime.datetime.now() + datetime.timedelta(days=4))
    page.goto("/golf/notifications")
    shown(page, ".tee-inbox-slot")
    yield "golf-notifications-earlier"
    page.goto("/golf/rounds/activity?view=past")
    expect(page.locator(".tee-compact")).not_to_have_count(1)
    yield "golf-past-played"
    page.goto(f"/golf/rounds/{town.own}")
    shown(page, ".tee-strip")
    yield "golf-round-started"
    page.locator(".tee-bar .prominent").click()
    shown(page, "#tee-question")
    yield "golf-round-completing"
    page.goto(f"/golf/rounds/{town.own}/chat")
    shown(page, ".tee-chat-day")
    yield "golf-chat-days"


# People

def people(person, town):
    page = person.page
    friend, stranger = town.people[0], town.people[3]
    with unanswered(page, "**/api/golf/golfers/*"):
        page.goto(f"/golf/golfers/{friend.user}")
        shown(page, ".skeleton")
        yield "golf-golfer-loading"
    with failing(page, "**/api/golf/golfers/*"):
        page.reload()
        shown(page, ".empty")
        yield "golf-golfer-failed"
    page.goto("/golf/golfers/" + NOBODY)
    shown(page, ".empty")
    yield "golf-golfer-none"
    for other, name in [(friend, "friend"), (stranger, "stranger"), (town.people[2], "long")]:
        page.goto(f"/golf/golfers/{other.user}")
        shown(page, ".tee-head")
        yield f"golf-golfer-{name}"
    for kind in ("followers", "following"):
        page.goto(f"/golf/golfers/{town.me.user}/{kind}")
        shown(page, ".tee-person")
        yield f"golf-{kind}"
    page.locator("#people-search").fill("nobody at all")
    expect(page.locator(".tee-person")).to_have_count(0)
    yield "golf-following-none"
    with failing(page, "**/api/golf/golfers/*/followers*"):
        page.goto(f"/golf/golfers/{town.me.user}/followers")
        shown(page, ".empty")
        yield "golf-followers-failed"
    page.goto("/golf/golfers")
    shown(page, "#find-people")
    yield "golf-people"
    page.locator("#find-people").fill("zz")
    shown(page, ".empty")
    yield "golf-people-none"
    page.goto(f"/golf/golfers/{stranger.user}")
    shown(page, ".tee-head")
    page.locator(".top-bar .icon-button").last.click()
    shown(page, "#golfer-menu")
    yield "golf-golfer-menu"
    page.locator("#golfer-menu .destructive").click()
    shown(page, "dialog.question")
    yield "golf-golfer-blocking"
    page.locator("dialog.question .destructive").click()
    shown(page, ".empty")
    # It is said once it is saved.
    shown(page, ".snackbar")
    yield "golf-golfer-blocked"
    page.goto("/golf/profile/blocked")
    shown(page, ".tee-person")
    yield "golf-blocked"
    page.locator(".tee-person .button").click()
    shown(page, "dialog.question")
    yield "golf-unblocking"


def profile(person, town):
    page = person.page
    page.goto("/golf/profile")
    shown(page, ".tee-bio")
    yield "golf-profile"
    for section in ("about", "golf", "bio"):
        page.goto("/golf/profile/edit/" + section)
        shown(page, "dialog#profile-editor")
        yield f"golf-profile-{section}"
    page.locator("#profile-bio").fill("Early and walking. " * 20)
    page.locator("#profile-editor .sheet-foot button").click()
    shown(page, "#profile-bio-fault")
    yield "golf-profile-bio-fault"
    page.keyboard.press("Escape")
    shown(page, "dialog.question")
    yield "golf-profile-leaving"
    page.goto("/golf/profile/edit/about")
    page.locator("#profile-firstName").fill("M4ya")
    page.locator("#profile-editor .sheet-foot button").click()
    shown(page, "#profile-firstName-fault")
    yield "golf-profile-about-fault"
    page.goto("/golf/profile/edit/golf")
    page.locator("#profile-homeCourse").fill("San Jose")
    shown(page, "#home-courses .tee-suggestion")
    yield "golf-profile-course-found"
    page.locator("#home-courses .tee-suggestion").first.click()
    shown(page, "#home-course-drop")
    yield "golf-profile-course"
    page.goto("/golf/profile/edit/photo")
    shown(page, "#profile-editor .destructive")
    yield "golf-profile-photo"
    page.goto("/golf/profile/settings")
    shown(page, "#golf-device-switch")
    yield "golf-settings"
    page.locator("#golf-quiet-switch").click()
    page.locator("#golf-device-switch").click()
    shown(page, ".fault")
    yield "golf-settings-device"


def stranger(person):
    """Somebody who has begun on this device, and has no account yet."""
    page = person.page
    page.goto("/account/sign-up")
    expect(page.locator(".step-dot").first).to_be_visible()
    with offline(page):
        person.say_who("early@fieldday.example", "Ana")
        person.choose_password(PASSWORD)
        person.button("create account").click()
        person.button("start button").click()
        expect(page.locator(".launcher")).to_be_visible()
        page.goto("/golf")
        shown(page, ".tee-posters")
        yield "golf-posters"
        page.locator(".tee-poster-dot").last.click()
        expect(page.locator(".tee-poster-dot").last).to_have_attribute("aria-pressed", "true")
        yield "golf-posters-last"
        page.locator(".tee-posters .button.naked").click()
        shown(page, ".tee-hero")
        yield "golf-stranger"
