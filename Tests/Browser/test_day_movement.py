"""What moves: a half block in production blinks, digits roll, and whoever asked for less movement sees none."""
import datetime
import zoneinfo

from playwright.sync_api import expect

import day
from conftest import go, until

#: Tells of everything that begins to move, as it begins: whether it goes on for ever, and whether it moves, turns or
#: scales what it is about at any moment of its way.
WATCH = """(() => {
  window.begun = [];
  const pose = ({ target, pseudoElement }) => {
    const style = getComputedStyle(target, pseudoElement);
    const shape = style.transform === 'matrix(1, 0, 0, 1, 0, 0)' ? 'none' : style.transform;
    return [shape, style.translate, style.scale, style.rotate].join(' ');
  };
  const moves = (animation) => {
    // What goes by scrolling has no time of its own.
    if (!(animation.timeline instanceof DocumentTimeline)) return true;
    const { duration } = animation.effect.getComputedTiming();
    const { delay } = animation.effect.getTiming();
    const now = animation.currentTime;
    animation.pause();
    const poses = new Set();
    for (const share of [0, .1, .25, .5, .75, .9, .99]) {
      animation.currentTime = delay + share * duration;
      poses.add(pose(animation.effect));
    }
    animation.currentTime = now;
    animation.play();
    return poses.size > 1;
  };
  const tell = (event) => {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      if (animation.seen || effect.target !== event.target) continue;
      animation.seen = true;
      const name = animation.animationName ?? 'transition of ' + animation.transitionProperty;
      const place = '.' + [...effect.target.classList].join('.') + (effect.pseudoElement ?? '');
      begun.push({ name, place, isEndless: effect.getTiming().iterations === Infinity, moves: moves(animation) });
    }
  };
  for (const kind of ['animationstart', 'transitionrun']) addEventListener(kind, tell, true);
})()"""

#: What blinks now: how far each is in its blinking (ms), and how visible.
BLINKING = """() => document.getAnimations()
  .filter((animation) => animation.animationName === 'day-half-blink' && animation.playState === 'running')
  .map((animation) => ({ at: animation.currentTime, isEndless: animation.effect.getTiming().iterations === Infinity,
                         names: animation.effect.target.className }))"""


BERLIN = zoneinfo.ZoneInfo("Europe/Berlin")


def opened(device, account, time="09:00", **options):
    page = device(account, **options)
    page.add_init_script(WATCH)
    page.clock.install(time=datetime.datetime.fromisoformat(f"2026-11-25T{time}").replace(tzinfo=BERLIN))
    page.goto("/day")
    return page, day.Tracker(page)


def begun(page):
    """The names of what has begun to move since the page was opened."""
    return {one["name"] for one in page.evaluate("begun")}


def too_much(page):
    """What moves all the same. The tint on the block tells how long to hold it: that is no ornament."""
    return sorted({f"{one['name']} of {one['place']}" for one in page.evaluate("begun")
                   if (one["isEndless"] or one["moves"]) and one["place"] != ".day-hold-tint"})


def test_a_half_block_in_production_blinks(server, device):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account)
    tracker.sees("Study")
    assert page.evaluate(BLINKING) == []
    tracker.play("Study").saved()
    blinking = until(lambda: page.evaluate(BLINKING), what="the half to blink")
    assert [(one["isEndless"], "tracking" in one["names"]) for one in blinking] == [(True, True)]
    # It comes in, and its digits roll: all of it seen by what the other journeys are watched with.
    moving = {"day-half-blink", "day-live-in", "day-drop", "day-rolls"}
    until(lambda: moving <= {place.split(" of ")[0] for place in too_much(page)}, what="what comes in")

    # What was produced and what is under way blink as one.
    tracker.wait(75).elapsed("01:15:")
    blinking = until(lambda: [one for one in page.evaluate(BLINKING)] or None, what="the halves to blink")
    assert len(blinking) == 2, "a whole block and a half"
    assert max(one["at"] for one in blinking) - min(one["at"] for one in blinking) < 1

    # A pause ends it, and so does the end.
    tracker.tap("pause").saved()
    until(lambda: page.evaluate(BLINKING) == [], what="the blinking to end")
    tracker.tap("resume").saved()
    until(lambda: page.evaluate(BLINKING), what="the blinking to begin again")
    # It blinks among what happened on the day as well.
    go(page, "/day/calendar")
    expect(page.locator(".day-row.live")).to_be_visible()
    until(lambda: "day-blink" in begun(page), what="the row to blink")
    go(page, "/day/now")
    tracker.end()
    # The page's own clock ends the celebration: not before a frame of it was drawn.
    until(lambda: "day-cover-all" in begun(page), what="the block to cover the screen")
    tracker.celebrated().produced("1.0")
    assert page.evaluate(BLINKING) == []


def test_whoever_wants_less_movement_sees_none(server, device, picture):
    account = server.person()
    blocks = day.ready(account)
    day.session(account, blocks["Gym"], int(datetime.datetime(2026, 11, 24, 8, tzinfo=datetime.timezone.utc)
                                            .timestamp() * 1_000), 60)
    page, tracker = opened(device, account, reduced_motion="reduce")
    # The tracking screen: another card, its other side, another block.
    tracker.to("Gym").to("Study")
    page.locator(".day-slot.current button").first.click()
    expect(page.locator(".day-back-acts")).to_be_visible()
    page.locator(".day-back-figures").click()
    expect(page.locator(".day-back-acts")).to_have_count(0)
    assert too_much(page) == []

    # A run: it comes, goes on, is held, pauses and ends.
    tracker.play("Study").saved()
    tracker.wait(1).elapsed("00:01:").wait(30).elapsed("00:31:")
    # What is under way is marked without blinking.
    expect(page.locator(".day-board .blinks").first).to_be_visible()
    assert page.evaluate(BLINKING) == []
    page.locator("#day-hold").hover()
    page.mouse.down()
    page.mouse.up()
    tracker.tap("pause").saved().tap("resume").saved()
    picture(page, "day/live-still")
    assert too_much(page) == []
    go(page, "/day/calendar")
    expect(page.locator(".day-row.live")).to_be_visible()
    assert too_much(page) == []
    go(page, "/day/now")

    # The review, and the calendar with its months, weeks and days.
    tracker.finish().produced("0.5")
    assert too_much(page) == []
    tracker.tap("done").sees("Study")
    page.goto("/day/calendar")
    expect(page.locator("#day-cell-2026-11-24")).to_be_visible()
    page.locator("#day-cell-2026-11-24").click()
    expect(page.locator(".day-row", has_text="Gym")).to_be_visible()
    page.locator("#day-cell-2026-11-24").press("PageDown")
    expect(page.locator("#day-cell-2026-12-24")).to_be_focused()
    assert too_much(page) == []
    for mode, there in [("week", ".day-week-rows li"), ("day", ".day-piece-face")]:
        page.goto(f"/day/calendar?view={mode}&date=2026-11-25")
        expect(page.locator(there).first).to_be_visible()
        assert too_much(page) == []
    page.locator(".day-piece-face").click()
    expect(page.locator(".day-draft")).to_be_visible()
    assert too_much(page) == []


def test_two_days_of_a_review_turn_without_movement(server, device):
    account = server.person()
    day.ready(account)
    page, tracker = opened(device, account, "23:50", reduced_motion="reduce")
    tracker.play("Study").saved().wait(61).elapsed("01:01:")
    tracker.finish().produced("0.5")
    page.locator(".day-page-dot").nth(1).click()
    expect(page.locator(".day-review-date")).to_contain_text("November 26")
    expect(page.locator(".day-page-dot").nth(1)).to_have_attribute("aria-current", "page")
    assert too_much(page) == []
