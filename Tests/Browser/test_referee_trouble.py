"""What goes wrong around a match: two tabs, no room left on the device, a screen that will not stay on."""
from playwright.sync_api import Error, expect

from conftest import until
from test_quota import FULL
from test_referee_pitch import Referee, a_match, opened

#: A screen that may be told to stay on, or not; and how often somebody asked.
WAKE_LOCK = """
window.asked = 0;
window.isAllowed = true;
Object.defineProperty(navigator, "wakeLock", { value: {
  request: async () => {
    window.asked += 1;
    if (!window.isAllowed) throw new DOMException("battery saver", "NotAllowedError");
    return { release: async () => {} };
  },
} });
Object.defineProperty(document, "visibilityState", {
  get: () => window.isAway ? "hidden" : "visible",
});
window.turnAway = (isAway) => {
  window.isAway = isAway;
  document.dispatchEvent(new Event("visibilitychange"));
};
"""


def goals(account, match):
    return [body for body in account.pull().of_kind("matchEvent").values()
            if body["match"] == match and body["kind"] == "goal"]


def score_a_goal(referee, side="home"):
    referee.pane(side).tap("goal").tap("skip")


def test_two_tabs_of_one_match(server, device, picture):
    """One writes, the other shows; whoever takes over may write, and nothing of either is lost."""
    account = server.person()
    match = a_match(account)
    first = device(account)
    first.goto(f"/referee/m/{match}")
    one = Referee(first, "en")
    one.kick_off("first").clock("^00:")
    score_a_goal(one)
    one.score(1, 0).saved()

    second = device.another_tab(first.context)
    second.goto(f"/referee/m/{match}")
    other = Referee(second, "en").score(1, 0)
    banner = second.locator(".pitch-banners", has=other.button("Take over here"))
    expect(banner).to_be_visible()
    picture(second, "referee/second-tab")
    score_a_goal(other)
    other.score(1, 0)
    other.tap("Cancel").tap("Take over here")
    expect(banner).to_have_count(0)
    score_a_goal(other, "away")
    other.score(1, 1).saved()
    # The first one hears of it, and goes on writing.
    one.score(1, 1)
    score_a_goal(one)
    one.score(2, 1).saved()
    other.score(2, 1)

    # The one that syncs ends at once; the other goes on in its place.
    with first.expect_event("crash"):
        try:
            first.goto("chrome://crash", wait_until="commit", timeout=5_000)
        except Error:
            pass
    score_a_goal(other, "away")
    other.score(2, 2).saved()
    second.reload()
    other.score(2, 2).clock("^00:")
    until(lambda: len(goals(account, match)) == 4, what="every goal at the server, once")


def test_no_room_left_during_a_match(server, device, picture):
    """Nothing counts as saved, nothing is lost, not even when the page is killed meanwhile."""
    account = server.person()
    match = a_match(account)
    page = device(account)
    page.add_init_script("window.isFull = localStorage.getItem('test.full') === 'yes';" + FULL)
    page.goto(f"/referee/m/{match}")
    referee = Referee(page, "en")
    referee.kick_off("first").clock("^00:")
    score_a_goal(referee)
    referee.score(1, 0).saved()
    full = "localStorage.setItem('test.full', 'yes'); window.isFull = true"
    page.evaluate(full)
    score_a_goal(referee, "away")
    referee.score(1, 1)
    expect(page.locator(".offer-state")).to_have_text("Saving…")
    picture(page, "referee/no-room")
    score_a_goal(referee, "away")
    referee.score(1, 2)
    assert len(goals(account, match)) <= 1

    page.reload()
    referee.score(1, 2)
    page.evaluate("localStorage.removeItem('test.full'); window.isFull = false")
    score_a_goal(referee)
    referee.score(2, 2).saved()
    until(lambda: len(goals(account, match)) == 4, what="every goal at the server, once")
    page.reload()
    referee.score(2, 2)


def test_the_screen_is_asked_to_stay_on_again(server, device):
    account = server.person()
    page = device(account)
    page.add_init_script(WAKE_LOCK)
    page.goto(f"/referee/m/{a_match(account)}")
    referee = Referee(page, "en")
    referee.kick_off("first").clock("^00:")
    until(lambda: page.evaluate("asked") == 1, what="the first request")

    # Whoever looks away loses it; whoever looks again asks again. A refusal stops nothing.
    page.evaluate("isAllowed = false; turnAway(true)")
    page.evaluate("turnAway(false)")
    until(lambda: page.evaluate("asked") == 2, what="another request")
    score_a_goal(referee)
    referee.score(1, 0).saved()
    page.evaluate("isAllowed = true; turnAway(true)")
    page.evaluate("turnAway(false)")
    until(lambda: page.evaluate("asked") == 3, what="a third request")
    referee.clock("^00:")
