"""A whole match is refereed while the page is killed, reloaded, frozen, put to sleep and lied to about the time.

Two halves, extra time and kicks from the penalty mark. Whatever happens, the record is the one of an undisturbed match:
nothing lost, nothing doubled, and the right time.

There are five kinds of disturbances and eight stages. Every change meets 25 disturbances: each kind comes in a half, in
a half of extra time, in a break and in the kicks, so that the two halves of extra time, and the three breaks, share
them. Before a release (`--soak`) there are 200: each kind five times in each stage.
"""
import random
import re

import pytest
from playwright.sync_api import Error, expect

import conftest
from conftest import go_offline, go_online, until
from test_referee_pitch import Referee, a_match

pytestmark = [pytest.mark.promise, pytest.mark.installed]
if conftest.soaking:
    # A second for each disturbance, and as much again.
    pytestmark.append(pytest.mark.timeout(600))

SEED = 20261121
#: Seconds that the clock may be off after everything.
TOLERANCE = 2
RULES = {"periods": 2, "periodMinutes": 45, "extraTime": "ifLevel", "extraHalf": 15,
         "shootout": "ifLevel"}
KINDS = ["reload", "kill", "freeze", "step", "sleep"]
STAGES = ["R1", "I1", "R2", "IE", "E1", "E2", "IPSO", "PSO"]
#: How often each kind comes.
EACH = 5 * len(STAGES) if conftest.soaking else 5


def planned(dice):
    """The disturbances of each stage, in their order."""
    def each():
        return dice.sample(KINDS, len(KINDS))

    if conftest.soaking:
        return {stage: [kind for _ in range(5) for kind in each()] for stage in STAGES}
    breaks = each()
    *second, left = each()
    extra = [*each(), left]
    return {"R1": each(), "I1": breaks[:2], "R2": second, "IE": breaks[2:4], "E1": extra[:3], "E2": extra[3:],
            "IPSO": breaks[4:], "PSO": each()}


class Storm:
    """What happens to a phone in a pocket, and what an undisturbed match would have come to."""

    def __init__(self, context, match, dice):
        self.plan = planned(dice)
        self.context = context
        self.match = match
        self.dice = dice
        #: Nobody gets a second caution, or comes on twice: those would be other questions.
        self.numbers = dice.sample(range(10, 100), 90)
        self.steps = 0
        self.counts = {}
        #: Kind, stage, what it says, and between which seconds of the stage.
        self.expected = []
        self.score = [0, 0]
        self.stage = "PRE"
        #: Seconds of match time before the stage; `None` where no clock is shown.
        self.offset = None
        self.began = None
        self.open()

    def open(self):
        self.page = self.context.new_page()
        self.page.goto(f"/referee/m/{self.match}")
        self.referee = Referee(self.page, "en")
        # An alert lies over everything, and may come between any two taps.
        self.page.add_locator_handler(
            self.page.locator("#pitch-alert"),
            lambda alert: alert.get_by_role("button", name="Got it").click())
        return self

    def now(self):
        """The page's wall clock without the lies it was told, in milliseconds."""
        return self.page.evaluate("Date.now()") - self.steps

    def played(self):
        """Seconds since the stage's clock was started."""
        return 0 if self.began is None else (self.now() - self.began) / 1_000

    # Disturbances

    def reload(self):
        self.page.reload()

    def kill(self):
        """The renderer process ends at once."""
        with self.page.expect_event("crash"):
            try:
                self.page.goto("chrome://crash", wait_until="commit", timeout=5_000)
            except Error:
                pass
        self.page.close()
        self.open()

    def freeze(self):
        session = self.context.new_cdp_session(self.page)
        session.send("Page.setWebLifecycleState", {"state": "frozen"})
        session.send("Page.setWebLifecycleState", {"state": "active"})
        session.detach()

    def step(self):
        """The wall clock jumps by up to three hours while the page is awake."""
        jump = self.dice.choice([-1, 1]) * self.dice.randrange(2_000, 10_800_000)
        self.page.clock.set_system_time((self.page.evaluate("Date.now()") + jump) / 1_000)
        self.steps += jump
        # Noticed at the next tick; before that no page could know.
        self.page.clock.run_for(2_000)

    def sleep(self):
        self.page.clock.fast_forward(self.dice.randrange(1_000, 30_000))

    def disturb(self, how):
        self.counts[how] = self.counts.get(how, 0) + 1
        getattr(self, how)()
        self.settle()

    def disturbed(self, until_second=0, acts=()):
        """Plays on through the stage's disturbances until a second of it; the acts lie between."""
        waiting = list(acts)
        kinds = self.plan[self.stage]
        count = len(kinds)
        due = [round((index + 1) * count / (len(waiting) + 1)) for index in range(len(waiting))]
        for index, how in enumerate(kinds):
            missing = (until_second - self.played()) * 1_000 / (count - index)
            self.page.clock.fast_forward(max(500, int(missing)))
            self.disturb(how)
            while due and due[0] <= index:
                due.pop(0)
                waiting.pop(0)()
        for act in waiting:
            act()
        missing = int((until_second - self.played()) * 1_000)
        if missing > 0:
            self.page.clock.fast_forward(missing)
        self.settle()

    def settle(self):
        """The page shows the match, with the right score and the right time."""
        self.referee.score(*self.score)
        self.answer()
        until(self.clock_is_right, what="the right time")

    def answer(self):
        if self.referee.button("Clock is right").is_visible():
            self.referee.button("Clock is right").click()
        expect(self.page.locator("#pitch-alert")).to_be_hidden()

    def clock_is_right(self):
        if self.offset is None:
            return True
        text = self.page.locator(".face-main").inner_text()
        shown = re.fullmatch(r"(\d+):(\d\d)", text)
        assert shown, (text, self.counts)
        off = int(shown[1]) * 60 + int(shown[2]) - self.played() - self.offset
        assert abs(off) <= TOLERANCE, (self.stage, off, self.counts)
        return True

    # What the referee does

    def record(self, *facts, before):
        """Those facts were written just now."""
        self.expected += [(kind, self.stage, what, before, self.played()) for kind, what in facts]

    def done(self, before, *facts):
        self.referee.score(*self.score)
        # From here on it is durable, and must never be lost.
        self.referee.saved()
        self.record(*facts, before=before)

    def number(self):
        return self.numbers.pop()

    def type(self, number):
        for digit in str(number):
            self.referee.tap(digit)

    def goal(self, side):
        def act():
            before = self.played()
            self.referee.pane(side).tap("goal").tap("skip")
            self.score[side == "away"] += 1
            self.done(before, ("goal", side))
        return act

    def caution(self):
        before = self.played()
        side, number = self.dice.choice(["home", "away"]), self.number()
        self.referee.pane(side).tap("yellow")
        self.type(number)
        self.referee.tap("later")
        self.done(before, ("card", (side, number)))

    def change(self):
        before = self.played()
        side, off, on = self.dice.choice(["home", "away"]), self.number(), self.number()
        self.referee.pane(side).tap("sub")
        self.type(off)
        self.referee.tap("add").tap("on")
        self.type(on)
        self.referee.tap("add").tap("save subs")
        self.done(before, ("substitution", (side, off, on)))

    def stop(self):
        before = self.played()
        self.referee.tap("stoppage")
        self.done(before, ("stoppage.start", None))

    def play_on(self):
        before = self.played()
        self.referee.tap("play on")
        self.done(before, ("stoppage.end", None))

    def announce(self, minutes):
        def act():
            before = self.played()
            self.referee.tap("more").tap("Added time")
            self.page.locator("#pitch-sheet").get_by_role(
                "button", name=f"+{minutes}", exact=True).click()
            self.done(before, ("clock.addedAnnounced", minutes))
        return act

    # From one part to the next

    def kick_off(self, period, offset):
        before = self.played()
        if self.page.locator(".team-card[aria-pressed=true]").count() == 0:
            self.page.locator(".team-card").first.click()
        self.page.locator(".kick-off-foot .prominent").click()
        self.referee.clock(r"^\d+:\d\d$")
        self.record(("kickoff", None), ("period.start", period), before=before)
        self.stage, self.offset, self.began = period, offset, self.now()

    def whistle(self, gap):
        """The planned time is over: the key that ends the period is there by itself."""
        self.answer()
        before = self.played()
        self.page.locator(".pitch-foot .prominent").click()
        expect(self.page.locator(".break")).to_be_visible()
        self.referee.saved()
        self.record(("period.end", self.stage), before=before)
        self.stage, self.offset, self.began = gap, 0, self.now()

    def follow(self, *facts):
        """The first way on from a break."""
        before = self.played()
        self.answer()
        self.page.locator(".break .button.prominent").first.click()
        self.done(before, *facts)

    def leave(self, gap):
        self.follow(("interval.end", gap))
        # Nothing shows the time of a break any more.
        self.offset = None

    def shoot(self):
        before = self.played()
        self.page.locator(".team-card").first.click()
        expect(self.page.locator(".kick-key").first).to_be_visible()
        self.done(before, ("shootout.start", "home"))
        self.stage, self.began = "PSO", self.now()

    def kick(self, side, result):
        def act():
            before = self.played()
            self.referee.tap(result)
            self.done(before, ("shootout.kick", (side, result)))
        return act

    def complete(self):
        before = self.played()
        self.referee.tap("end penalties")
        self.done(before, ("shootout.end", None))
        expect(self.page.get_by_text("4–2 on penalties")).to_be_visible()
        self.stage, self.began = "POST", None
        self.referee.tap("complete")
        self.page.get_by_role("alertdialog").get_by_role(
            "button", name="Complete match", exact=True).click()
        expect(self.page.locator(".pitch")).to_have_count(0)
        self.record(("match.completed", None), before=0)


def recorded(account, match):
    """The server's log without what the clocks of the device had to say, in the order of writing."""
    events = sorted((body for body in account.pull().of_kind("matchEvent").values()
                     if body["match"] == match), key=lambda body: body["ordinal"])
    # One writer: each saw what it had written before.
    assert [body["ordinal"] for body in events] == list(range(1, len(events) + 1))
    return [body for body in events if body["kind"] != "clock.step"]


def says(body):
    """What an entry says, as far as the referee said it."""
    payload = body.get("payload", {})
    match body["kind"]:
        case "goal":
            return payload["side"]
        case "card":
            return payload["recipient"]["side"], payload["recipient"]["number"]
        case "substitution":
            return payload["side"], payload["off"]["number"], payload["on"]["number"]
        case "clock.addedAnnounced":
            return payload["minutes"]
        case "period.start" | "period.end":
            return payload["period"]
        case "interval.start" | "interval.end":
            return payload["gap"]
        case "shootout.start":
            return payload["first"]
        case "shootout.kick":
            return payload["side"], payload["result"]
    return None


def a_half(storm, period, gap, offset):
    storm.kick_off(period, offset)
    storm.disturbed(45 * 60 + 150, [
        storm.goal("home"), storm.caution, storm.change, storm.stop, storm.play_on, storm.caution,
        storm.goal("away"), storm.change, storm.stop, storm.play_on, storm.announce(2)])
    storm.whistle(gap)


def an_extra_half(storm, period, gap, offset, goal):
    storm.kick_off(period, offset)
    storm.disturbed(15 * 60 + 20, [
        storm.goal(goal), storm.caution, storm.change, storm.stop, storm.play_on])
    storm.whistle(gap)


def kicks(storm):
    results = {"home": ["scored"] * 4, "away": ["scored", "missed"] * 2}
    storm.disturbed(240, [
        storm.kick(side, results[side][count]) for count in range(4) for side in ("home", "away")])


def test_a_stormy_match_comes_to_the_same_record(server, device):
    account = server.person()
    match = a_match(account, **RULES)
    page = device(account)
    context = page.context
    context.clock.install()
    page.goto("/referee")
    go_offline(page)
    page.close()
    storm = Storm(context, match, random.Random(SEED))
    a_half(storm, "R1", "I1", 0)
    storm.follow(("interval.start", "I1"))
    storm.disturbed(15 * 60 + 20)
    storm.leave("I1")
    a_half(storm, "R2", "IE", 45 * 60)
    storm.disturbed(200)
    storm.leave("IE")
    an_extra_half(storm, "E1", "IE2", 90 * 60, "away")
    storm.follow(("interval.start", "IE2"))
    storm.leave("IE2")
    an_extra_half(storm, "E2", "IPSO", 105 * 60, "home")
    storm.disturbed(100)
    storm.leave("IPSO")
    storm.shoot()
    kicks(storm)
    storm.complete()
    assert storm.counts == {kind: EACH for kind in KINDS}
    go_online(storm.page)
    storm.page.clock.run_for(5_000)
    until(lambda: len(recorded(account, match)) >= len(storm.expected), what="the whole log")
    log = recorded(account, match)
    assert [(body["kind"], body["stage"], says(body)) for body in log] == [
        (kind, stage, what) for kind, stage, what, _, _ in storm.expected]
    for body, (_, _, _, earliest, latest) in zip(log, storm.expected):
        if body["stage"] not in ("PRE", "POST"):
            seconds = body["elapsed"] / 1_000
            assert earliest - TOLERANCE <= seconds <= latest + TOLERANCE, (body, earliest, latest)
