"""A match is refereed while the page is killed, reloaded, frozen, put to sleep and lied to about the time.

Whatever happens, the record is the one of an undisturbed match: nothing lost, nothing doubled, and the right time.
"""
import random
import re

from playwright.sync_api import Error, expect

from conftest import until, works_offline
from test_referee_pitch import Referee, a_match

ROUNDS = 200
SEED = 20261121
#: Seconds that the clock may be off after everything.
TOLERANCE = 2


class Storm:
    """What happens to a phone in a pocket, and what an undisturbed match would have come to."""

    def __init__(self, context, match, dice):
        self.context = context
        self.match = match
        self.dice = dice
        #: Nobody gets a second caution: that would be another question.
        self.numbers = dice.sample(range(10, 100), 90)
        self.steps = 0
        self.counts = {}
        self.expected = []
        self.score = [0, 0]
        self.began = None
        self.open()

    def open(self):
        self.page = self.context.new_page()
        self.page.goto(f"/referee/m/{self.match}")
        self.referee = Referee(self.page, "en")
        return self

    def now(self):
        """The page's wall clock without the lies it was told, in milliseconds."""
        return self.page.evaluate("Date.now()") - self.steps

    def played(self):
        """Seconds since the kick-off."""
        return (self.now() - self.began) / 1_000

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
        self.page.clock.fast_forward(self.dice.randrange(1_000, 60_000))

    def disturb(self):
        how = self.dice.choice(["reload", "kill", "freeze", "step", "sleep"])
        self.counts[how] = self.counts.get(how, 0) + 1
        getattr(self, how)()

    # What the referee does

    def act(self):
        before = self.played()
        side = self.dice.choice(["home", "away"])
        number = str(self.numbers.pop())
        what = self.dice.choice(["goal", "yellow"])
        self.referee.pane(side)
        if what == "goal":
            self.referee.tap("goal").tap("skip")
            self.score[side == "away"] += 1
            fact = ("goal", side, None)
        else:
            self.referee.tap("yellow").tap(number[0]).tap(number[1])
            self.referee.tap("later")
            fact = ("card", side, int(number))
        self.referee.score(*self.score)
        # From here on it is durable, and must never be lost.
        self.referee.saved()
        self.expected.append((fact, before, self.played()))

    def settle(self):
        """The page shows the match, with the right score and the right time."""
        self.referee.score(*self.score)
        for word in ("Clock is right", "Got it"):
            if self.referee.button(word).is_visible():
                self.referee.button(word).click()
        until(self.clock_is_right, what="the right time")

    def clock_is_right(self):
        shown = re.fullmatch(r"(\d+):(\d\d)", self.page.locator(".face-main").inner_text())
        assert shown, self.counts
        off = int(shown[1]) * 60 + int(shown[2]) - self.played()
        assert abs(off) <= TOLERANCE, (off, self.counts)
        return True


def recorded(account, match):
    """What the server has of the goals and cards, in the order of writing."""
    events = sorted((body for body in account.pull().of_kind("matchEvent").values()
                     if body["match"] == match), key=lambda body: body["ordinal"])
    # One writer: each saw what it had written before.
    assert [body["ordinal"] for body in events] == list(range(1, len(events) + 1))
    return [body for body in events if body["kind"] in ("goal", "card")]


def fact(body):
    payload = body["payload"]
    whom = payload.get("recipient", {})
    return (body["kind"], whom.get("side", payload.get("side")), whom.get("number"))


def test_a_stormy_match_comes_to_the_same_record(server, device):
    account = server.person()
    match = a_match(account, periods=2, periodMinutes=60)
    page = device(account)
    context = page.context
    context.clock.install()
    page.goto("/referee")
    works_offline(page)
    page.close()
    storm = Storm(context, match, random.Random(SEED))
    context.set_offline(True)
    storm.referee.kick_off("first").clock("^00:")
    storm.began = storm.now()
    for count in range(ROUNDS):
        storm.page.clock.fast_forward(storm.dice.randrange(3_000, 12_000))
        storm.disturb()
        storm.settle()
        if count % 4 == 0:
            storm.act()
    assert set(storm.counts) == {"reload", "kill", "freeze", "step", "sleep"}
    context.set_offline(False)
    storm.page.clock.run_for(5_000)
    until(lambda: len(recorded(account, match)) >= len(storm.expected), what="the whole log")
    log = recorded(account, match)
    assert [fact(body) for body in log] == [what for what, _, _ in storm.expected]
    for body, (_, earliest, latest) in zip(log, storm.expected):
        assert earliest - TOLERANCE <= body["elapsed"] / 1_000 <= latest + TOLERANCE, body
