"""A referee runs whole matches: without a network, over reloads and kills, on a phone and on a watch.

The browser's clock is Playwright's, so that a match takes seconds.
"""
import re

import pytest
from playwright.sync_api import expect

from accessibility import no_faults
from api import fresh_id
from conftest import PHONE, go_offline, go_online, works_offline

WATCH = {"width": 180, "height": 220}

WORDS = {
    "en": {
        "start": "Start {}", "first": "1st half", "second": "2nd half", "goal": "Goal",
        "skip": "Save without scorer", "yellow": "Yellow", "later": "Reason later",
        "dissent": "Dissent", "stoppage": "Stoppage", "play on": "End stoppage", "got it": "Got it",
        "end": "End {}", "end match": "End match", "half-time": "Start Half-time",
        "next": "Go to {}", "right": "Clock is right", "complete": "Complete match",
        "undo": "Undo", "back": "Redo", "more": "More", "lock": "Lock screen", "unlock": "Hold to unlock",
        "sub": "Sub", "on": "On", "save subs": "Save 1 change", "add": "Next",
        "penalties": "Penalties", "scored": "Scored", "missed": "Missed",
        "end penalties": "End penalties", "saved": "Saved", "recovered": "Clock recovered",
        "second caution": "Second caution: send off", "close": "Close", "whole": "Match",
    },
    "ko": {
        "start": "{} 시작", "first": "전반", "second": "후반", "goal": "득점",
        "skip": "득점자 없이 저장", "yellow": "경고", "later": "사유는 나중에", "dissent": "판정 항의",
        "stoppage": "멈춤", "play on": "재개", "got it": "확인", "end": "{} 끝내기",
        "end match": "경기 끝내기", "half-time": "하프타임 시작", "next": "다음: {}",
        "right": "시계가 맞아요", "complete": "경기 완료", "undo": "되돌리기", "more": "더 보기",
        "back": "되살리기",
        "lock": "화면 잠금", "unlock": "길게 눌러 잠금 해제", "sub": "교체", "on": "들어옴",
        "save subs": "교체 1명 저장", "add": "다음", "penalties": "승부차기", "scored": "성공",
        "missed": "실축", "end penalties": "승부차기 끝내기", "saved": "저장됨",
        "recovered": "복구됨", "second caution": "두 번째 경고: 퇴장", "close": "닫기", "whole": "경기",
    },
}


def a_match(account, **rules):
    """A match that is set up on another device."""
    identity = fresh_id()
    body = {"home": {"name": "Harbour Rovers", "short": "HAR"},
            "away": {"name": "Lantern Street", "short": "LAN"},
            "rules": rules, "createdAt": 1_795_269_600_000}
    account.push([("referee", "createMatch", {"match": identity, "body": body})])
    return identity


class Referee:
    """Somebody with a whistle and one finger."""

    def __init__(self, page, language):
        self.page = page
        self.language = language
        self.taps = 0

    def say(self, key, *names):
        return WORDS[self.language][key].format(*(WORDS[self.language].get(name, name)
                                                  for name in names))

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def tap(self, key, *names):
        """By what stands on the button: the key of a word, or the word itself."""
        name = self.say(key, *names) if key in WORDS[self.language] else key
        self.button(name).first.click()
        self.taps += 1
        return self

    def pane(self, team):
        self.page.locator(".score-tab." + team).click()
        self.taps += 1
        return self

    def score(self, home, away):
        expect(self.page.locator(".score-tab.home .score-goals")).to_have_text(str(home))
        expect(self.page.locator(".score-tab.away .score-goals")).to_have_text(str(away))
        return self

    def clock(self, pattern):
        expect(self.page.locator(".face-main")).to_have_text(re.compile(pattern))
        return self

    def saved(self):
        expect(self.page.locator(".offer-state")).to_have_text(self.say("saved"))
        return self

    def kick_off(self, period, team="home"):
        if self.page.locator(".team-card[aria-pressed=true]").count() == 0:
            self.page.locator(".team-card").nth(0 if team == "home" else 1).click()
        return self.tap("start", period)

    def wait(self, time):
        self.page.clock.fast_forward(time)
        return self


def opened(device, account, match, language, viewport=PHONE):
    page = device(account, language=language, viewport=viewport)
    page.clock.install()
    page.goto(f"/referee/m/{match}")
    expect(page.locator(".pitch .team-card").first).to_be_visible()
    return page, Referee(page, language)


@pytest.mark.installed
@pytest.mark.parametrize("language", ["en", "ko"])
def test_a_whole_match_without_a_network(server, device, picture, language):
    account = server.person(language=language)
    match = a_match(account)
    page, referee = opened(device, account, match, language)
    go_offline(page)
    picture(page, f"referee/{language}-1-kick-off")
    no_faults(page)
    referee.kick_off("first").clock("^00:0")
    picture(page, f"referee/{language}-2-clock")
    no_faults(page)

    # A goal takes three touches, a card five.
    referee.wait("12:00").clock("^12:0")
    referee.taps = 0
    referee.pane("home")
    picture(page, f"referee/{language}-3-pane")
    no_faults(page)
    referee.tap("goal")
    picture(page, f"referee/{language}-4-goal")
    no_faults(page)
    referee.tap("skip").score(1, 0).saved()
    assert referee.taps == 3
    picture(page, f"referee/{language}-5-saved")
    referee.taps = 0
    referee.pane("away").tap("yellow").tap("1").tap("0")
    picture(page, f"referee/{language}-6-reasons")
    no_faults(page)
    referee.tap("dissent").saved()
    assert referee.taps == 5

    # What was tapped wrongly is taken back.
    referee.pane("away").tap("goal").tap("skip").score(1, 1)
    referee.tap("undo").score(1, 0)
    referee.tap("back").score(1, 1)
    referee.tap("undo").score(1, 0)

    # The page goes, and comes back where it was, still without a network.
    page.reload()
    referee.score(1, 0).clock("^12:")
    expect(page.get_by_text(referee.say("recovered"))).to_be_visible()
    picture(page, f"referee/{language}-7-recovered")
    referee.tap("right")

    referee.tap("stoppage").wait("02:10")
    picture(page, f"referee/{language}-8-stoppage")
    referee.tap("play on")
    referee.wait("30:00")
    page.clock.run_for(62_000)
    # Time over is told once, and nothing ends by itself.
    if referee.button(referee.say("got it")).is_visible():
        picture(page, f"referee/{language}-9-alert")
        referee.tap("got it")
    referee.clock("^45:|^4[4-9]:|^5")
    referee.wait("03:00").tap("end", "first")
    picture(page, f"referee/{language}-10-ended")
    no_faults(page)
    referee.tap("half-time").clock("^00:")
    page.reload()
    referee.clock("^00:")
    if referee.button(referee.say("right")).is_visible():
        referee.tap("right")
    referee.tap("next", "second").kick_off("second").clock("^45:0")
    referee.wait("20:00")
    referee.pane("home").tap("sub").tap("7").tap("add").tap("on").tap("1").tap("4").tap("add")
    picture(page, f"referee/{language}-11-substitution")
    referee.tap("save subs").saved()
    referee.pane("away").tap("yellow").tap("1").tap("0")
    picture(page, f"referee/{language}-12-second-caution")
    referee.tap("second caution").tap("later").saved()
    referee.wait("26:00")
    if referee.button(referee.say("got it")).is_visible():
        referee.tap("got it")
    referee.tap("end match")
    picture(page, f"referee/{language}-13-full-time")
    no_faults(page)
    referee.tap("complete")
    page.get_by_role("alertdialog").get_by_role(
        "button", name=referee.say("complete"), exact=True).click()
    expect(page.locator(".pitch")).to_have_count(0)

    # Everything reaches the server once there is a network again.
    go_online(page)
    page.clock.run_for(5_000)
    other = device(account, language=language)
    other.goto(f"/referee/m/{match}/log")
    expect(other.get_by_text("#14").first).to_be_visible()


@pytest.mark.installed
def test_killed_right_after_a_goal(server, device):
    """The ring brings back what the database never got."""
    account = server.person()
    page, referee = opened(device, account, a_match(account), "en")
    works_offline(page)
    referee.kick_off("first").clock("^00:")
    # From now on the database takes nothing, as when the process is killed in the middle.
    page.evaluate(
        "() => { IDBObjectStore.prototype.put = () => { throw new Error('killed'); }; }")
    go_offline(page)
    referee.pane("home").tap("goal").tap("skip").score(1, 0)
    page.reload()
    referee.score(1, 0)


def test_kicks_from_the_mark_on_a_watch(server, device, picture):
    account = server.person()
    rules = {"periods": 1, "periodMinutes": 1, "shootout": "ifLevel"}
    page, referee = opened(device, account, a_match(account, **rules), "en", WATCH)
    picture(page, "referee/watch-1-kick-off")
    referee.kick_off("whole")
    picture(page, "referee/watch-2-clock")
    referee.pane("home")
    picture(page, "referee/watch-3-pane")
    referee.tap("goal")
    picture(page, "referee/watch-4-goal")
    referee.tap("Cancel").wait("01:30")
    if referee.button("Got it").is_visible():
        referee.tap("got it")
    page.locator(".score-tab.timer").click()
    referee.tap("end", "whole").tap("next", "penalties")
    page.locator(".team-card").first.click()
    # Who kicks may be said before; nobody has to.
    referee.tap("Who kicks?")
    page.locator("#pitch-number").fill("9")
    picture(page, "referee/watch-5-kicker")
    page.locator("#pitch-sheet button.prominent").click()
    expect(referee.button("Kicker: #9")).to_be_visible()
    for _ in range(3):
        referee.tap("scored").tap("missed")
    picture(page, "referee/watch-6-decided")
    referee.tap("end penalties")
    picture(page, "referee/watch-7-full-time")
    expect(page.get_by_text("3–0 on penalties")).to_be_visible()


def test_the_lock_wants_to_be_held(server, device, picture):
    account = server.person()
    page, referee = opened(device, account, a_match(account), "en")
    referee.kick_off("first").tap("more").tap("lock")
    picture(page, "referee/en-lock")
    unlock = referee.button("Hold to unlock")
    unlock.click()
    expect(unlock).to_be_visible()
    box = unlock.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.clock.run_for(900)
    expect(unlock).to_have_count(0)
    page.mouse.up()
    # The click that ends the hold reaches nothing below.
    expect(page.locator("dialog[open]")).to_have_count(0)
