"""Time becomes blocks: through reloads, midnights and changed clocks, on one device and on two.

The browser's clock is Playwright's, so that a day takes seconds.
"""
import datetime
import re
import zoneinfo

import pytest
from playwright.sync_api import expect

import day
from conftest import PHONE, go_offline, go_online, until

SMALL = {"width": 320, "height": 568}
WATCH = {"width": 180, "height": 220}


def at(text, zone="Europe/Berlin"):
    return datetime.datetime.fromisoformat(text).replace(tzinfo=zoneinfo.ZoneInfo(zone))


def opened(device, account, time="2026-11-25T09:00:00", zone="Europe/Berlin", language="en",
           viewport=PHONE, path="/day"):
    page = device(account, viewport=viewport, zone=zone, language=language)
    page.clock.install(time=at(time, zone))
    page.goto(path)
    return page, day.Tracker(page, language)


def amounts(account):
    return [half_blocks for _, _, half_blocks, _ in day.kept(account)]


def memos(account):
    return [memo for _, _, _, memo in day.kept(account)]


@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_first_block_from_the_welcome_to_its_memo(server, device, picture, language):
    account = server.person(language=language)
    page, tracker = opened(device, account, language=language)
    picture(page, f"day/{language}-1-welcome")
    tracker.tap("skip").read_tip()
    page.locator("#day-card-add").click()
    page.locator("#day-block-name").fill("Study")
    picture(page, f"day/{language}-2-editor")
    page.locator("#day-block-name").press("Enter")
    tracker.sees("Study").rests()
    picture(page, f"day/{language}-3-carousel")

    # The card has another side.
    tracker.turn()
    expect(page.locator(".day-back-acts")).to_be_visible()
    page.locator(".day-back-figures").click()
    expect(page.locator(".day-back-acts")).to_have_count(0)

    tracker.play("Study").elapsed("00:00:0").saved()
    tracker.read_tip()
    picture(page, f"day/{language}-4-live")
    tracker.wait(50).elapsed("00:50:")
    page.reload()
    tracker.elapsed("00:50:")
    expect(page).to_have_url(re.compile("/day/now$"))
    picture(page, f"day/{language}-5-restored")

    tracker.tap("pause").saved()
    expect(tracker.button("resume")).to_be_visible()
    tracker.wait(30)
    page.reload()
    tracker.elapsed("00:50:").tap("resume").saved().wait(15).elapsed("01:05:")
    tracker.finish().produced("1.0")
    tracker.read_tip()
    picture(page, f"day/{language}-6-review")
    tracker.memo("Chapter three").tap("done")
    tracker.sees("Study")
    expect(page.locator(".day-produced-figure")).to_contain_text("+1.0")

    # All of it is on the server, and on another device.
    until(lambda: memos(account) == ["Chapter three"],
          what="the memo on the server")
    assert amounts(account) == [2]


def test_holding_takes_nine_tenths_of_a_second(server, device, picture):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.play("Study").saved().wait(45).elapsed("00:45:")
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
    tracker.hold(890)
    picture(page, "day/holding")
    expect(page.locator(".day-complete")).to_have_count(0)
    tracker.release()
    page.clock.run_for(2_000)
    expect(page.locator("#day-hold")).to_be_visible()

    # Moving away is letting go.
    tracker.hold(400)
    page.mouse.move(5, 5, steps=4)
    page.clock.run_for(1_500)
    tracker.release()
    expect(page.locator(".day-complete")).to_have_count(0)

    # The second button is no holding.
    page.locator("#day-hold").click(button="right")
    expect(page.locator(".day-complete")).to_have_count(0)

    tracker.hold(900)
    expect(page.get_by_text(tracker.say("complete"))).to_be_visible()
    tracker.release()
    picture(page, "day/complete")
    page.clock.resume()
    page.clock.run_for(2_600)
    expect(page.locator(".day-review")).to_be_visible()
    until(lambda: amounts(account) == [1], what="the half-block on the server")


def test_a_key_finishes_as_holding_does(server, device):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.play("Study").saved().wait(31)
    page.locator("#day-toggle").focus()
    page.keyboard.press("p")
    expect(tracker.button("resume")).to_be_visible()
    page.keyboard.press("f")
    tracker.celebrated().produced("0.5")


def test_holding_enter_or_space_is_holding_the_block(server, device):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.play("Study").saved().wait(31)
    page.clock.pause_at(page.evaluate("Date.now()") / 1_000 + 1)
    block, menu = page.locator("#day-hold"), page.locator("#day-more")
    for key in ["Enter", "Space"]:
        # Pressed shortly it shows what else there is; the browser's own click comes to nothing.
        block.focus()
        page.keyboard.down(key)
        expect(page.locator("#day-hold.held")).to_be_visible()
        page.clock.run_for(800)
        page.keyboard.up(key)
        expect(menu).to_be_visible()
        page.keyboard.press("Escape")
        expect(menu).to_have_count(0)
        # Escape and losing the focus let go, and what is held then comes to nothing.
        for act in [lambda: page.keyboard.press("Escape"), lambda: page.locator("#day-toggle").focus()]:
            block.focus()
            page.keyboard.down(key)
            act()
            expect(page.locator("#day-hold.held")).to_have_count(0)
            page.clock.run_for(1_000)
            page.keyboard.up(key)
            expect(menu).to_have_count(0)
            expect(page.locator(".day-complete")).to_have_count(0)
    block.focus()
    # A key that is held comes again and again; the driver does so with every further "down".
    for _ in range(9):
        page.keyboard.down("Enter")
        page.clock.run_for(100)
    expect(page.get_by_text(tracker.say("complete"))).to_be_visible()
    page.keyboard.up("Enter")
    page.clock.resume()
    tracker.celebrated().produced("0.5")


def test_the_carousel_moves_and_remembers(server, device, picture):
    account = server.person()
    day.ready(account, "Study", "Gym", "Reading", "Piano", "Walk")
    page, tracker = opened(device, account)
    tracker.sees("Study").to("Gym")
    page.locator(".day-slot.current button").first.press("ArrowRight")
    tracker.sees("Reading")
    page.locator(".day-slot.current button").first.press("End")
    expect(page.locator("#day-play")).to_be_disabled()
    page.locator("#day-card-add").press("Home")
    tracker.sees("Study").rests()
    # A finger or a wheel moves it as well, and it comes to rest on a card.
    page.locator("#day-carousel").evaluate("(list) => list.scrollBy({left: 420, behavior: 'instant'})")
    tracker.sees("Reading")
    tracker.rests().play("Reading").saved().wait(31).finish()
    tracker.tap("done").sees("Reading")
    page.reload()
    tracker.sees("Reading")
    picture(page, "day/carousel")
    for size in (SMALL, WATCH, {"width": 1280, "height": 800}, {"width": 844, "height": 390}):
        page.set_viewport_size(size)
        tracker.sees("Reading")
        picture(page, f"day/carousel-{size['width']}")


def test_a_run_stays_above_other_windows(server, device, picture):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account, viewport={"width": 1280, "height": 800})
    tracker.play("Study").saved()
    picture(page, "day/live-1280")
    with page.context.expect_page() as opening:
        page.get_by_role("button", name="Keep above other windows").click()
    above = opening.value.frame_locator("iframe")
    expect(above.locator("#day-hold")).to_be_visible()
    # It is a tab like any other: what is done in one is done in both.
    above.get_by_role("button", name="Pause", exact=True).click()
    expect(tracker.button("resume")).to_be_visible()
    tracker.tap("resume")
    expect(above.get_by_role("button", name="Pause", exact=True)).to_be_visible()
    picture(opening.value, "day/live-above")
    # Where windows fill the screen there is no such button.
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("button", name="Keep above other windows")).to_have_count(0)
    page.set_viewport_size({"width": 1280, "height": 800})
    # A browser without such windows says so.
    page.evaluate("Object.defineProperty(window, 'documentPictureInPicture', { value: undefined })")
    page.get_by_role("button", name="Keep above other windows").click()
    expect(page.locator(".snackbars")).to_contain_text("cannot keep a window above others")


def test_midnight_makes_two_days_of_one_run(server, device, picture):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account, "2026-11-25T23:50:00")
    tracker.play("Study").saved().wait(61).elapsed("01:01:")
    # The board is the new day's.
    expect(page.locator(".day-board")).to_have_attribute("aria-label", re.compile("00:00–00:30 Study|12:00"))
    tracker.finish().produced("0.5")
    expect(page.locator(".day-page-dot")).to_have_count(2)
    expect(page.locator(".day-review-date")).to_contain_text("November 25")
    page.locator(".day-page-dot").nth(1).click()
    expect(page.locator(".day-review-date")).to_contain_text("November 26")
    picture(page, "day/midnight")
    until(lambda: amounts(account) == [1, 1], what="both days on the server")
    assert [row[0] for row in day.kept(account)] == ["2026-11-25", "2026-11-26"]


@pytest.mark.parametrize("start, minutes, hours, units, mark", [
    ("2026-11-01T00:30:00", 180, "03:00:", 6, "1ʹ"),
    ("2026-03-08T01:30:00", 60, "01:00:", 2, "2"),
])
def test_changed_clocks_change_no_time(server, device, picture, start, minutes, hours, units, mark):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account, start, zone="America/New_York")
    tracker.play("Study").saved().wait(minutes).elapsed(hours)
    expect(page.locator(".day-cell-mark")).to_have_text(mark)
    picture(page, f"day/clocks-{units}")
    tracker.finish().produced(f"{units / 2:.1f}")
    until(lambda: amounts(account) == [units], what="the half-blocks on the server")


def test_a_forgotten_run_is_asked_about(server, device, picture):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.play("Study").saved()
    tracker.wait(1).elapsed("00:01:").wait(34).elapsed("00:35:")
    tracker.wait(9 * 60)
    question = page.locator("#day-left")
    expect(question).to_be_visible()
    picture(page, "day/left")
    # Not answering is not losing anything: it is asked again.
    page.reload()
    expect(question).to_be_visible()
    page.locator("#day-left-end").press("ArrowRight")
    question.get_by_role("button", name=re.compile("^End at")).click()
    tracker.celebrated().produced("1.0")
    until(lambda: amounts(account) == [2], what="what was kept on the server")


def test_two_devices_know_of_one_run(server, device, picture):
    account = server.person()
    day.ready(account)
    phone, first = opened(device, account)
    first.play("Study").saved()
    desk, second = opened(device, account, viewport={"width": 1280, "height": 800})
    # It is found on the other device, and stopped there.
    expect(desk.locator("#day-hold")).to_be_visible()
    picture(desk, "day/elsewhere")
    for page in (phone, desk):
        page.clock.fast_forward(40 * day.MINUTE)
    second.tap("pause")
    expect(first.button("resume")).to_be_visible()
    second.finish().produced("0.5")
    expect(phone.locator(".day-review")).to_be_visible()
    expect(phone.get_by_text("Finished on another device")).to_be_visible()
    assert amounts(account) == [1]


def test_two_runs_that_began_without_signal(server, device, picture):
    account = server.person()
    day.ready(account)
    phone, first = opened(device, account)
    desk, second = opened(device, account)
    first.sees("Study")
    second.sees("Study")
    go_offline(phone, desk)
    first.play("Study").saved()
    for page in (phone, desk):
        page.clock.fast_forward(35 * day.MINUTE)
    second.to("Gym").play("Gym").saved()
    go_online(phone, desk)
    sheet = phone.locator("#day-two")
    until(lambda: sheet.is_visible() or phone.clock.run_for(500), what="the question")
    picture(phone, "day/two-runs")
    sheet.get_by_role("button", name=re.compile("^End Study at")).click()
    expect(sheet).to_have_count(0)
    until(lambda: amounts(account) == [1], what="the earlier run on the server")
    runs = account.pull().of_kind("dayRun")
    assert len(runs) == 2


def test_the_earlier_of_two_stops_counts(server, device):
    account = server.person()
    day.ready(account)
    phone, first = opened(device, account)
    first.play("Study").saved()
    desk, second = opened(device, account)
    expect(desk.locator("#day-hold")).to_be_visible()
    go_offline(phone, desk)
    for page in (phone, desk):
        page.clock.fast_forward(40 * day.MINUTE)
    first.finish().produced("0.5")
    desk.clock.fast_forward(30 * day.MINUTE)
    second.finish().produced("1.0")
    go_online(phone)
    until(lambda: amounts(account) == [1] or phone.clock.run_for(500), what="the first stop")
    go_online(desk)
    until(lambda: desk.get_by_text("Another device stopped it").is_visible() or desk.clock.run_for(500),
          what="the notice of the earlier stop")
    second.produced("0.5")
    assert amounts(account) == [1]


@pytest.mark.installed
def test_a_day_without_a_network(server, device, picture):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.sees("Study")
    go_offline(page)
    tracker.play("Study").saved().wait(40)
    page.reload()
    tracker.elapsed("00:40:").finish().produced("0.5").memo("On the train").tap("done")
    expect(page.locator(".day-produced-figure")).to_contain_text("+0.5")
    picture(page, "day/offline")
    # The page goes altogether, and another one begins.
    page.close()
    again = device.another_tab(page.context)
    again.goto("/day")
    day.Tracker(again).sees("Study")
    go_online(again)
    until(lambda: memos(account) == ["On the train"],
          what="everything on the server")
    assert amounts(account) == [1]
