"""Blocks and runs, made through the protocol, and somebody's hands on the tracking screens: what journeys of
DayBlock begin with."""
import datetime
import re

from playwright.sync_api import expect

from conftest import until
from api import fresh_id
from layout import settle

#: Milliseconds.
MINUTE = 60_000
# How far the card in the middle is from there (px).
MIDDLE = """() => {
  const box = document.querySelector('.day-slot.current').getBoundingClientRect();
  const list = document.querySelector('#day-carousel').getBoundingClientRect();
  return Math.abs(box.left + box.width / 2 - list.left - list.width / 2);
}"""
TIPS = ["tracking", "live", "calendar", "review"]

WORDS = {
    "en": {
        "skip": "Skip", "play": "Start {}", "pause": "Pause", "resume": "Resume", "hold": "Hold to finish {}",
        "finish": "Finish", "more": "More", "stop": "Stop producing", "no": "Cancel", "stop now": "Stop",
        "save": "Save what I have", "done": "Done", "undo": "Undo", "ok": "OK", "note": "Save as note only (0.0)",
        "add": "Add block", "complete": "Block production complete!", "elapsed": "Time tracked: {}",
        "keep all": "Keep all", "end at": "End at", "cut": "Remove the gap and continue",
        "both": "Keep both, overlapping", "switch": "Finish and switch", "produced": "+{} blocks produced!",
    },
    "ko": {
        "skip": "건너뛰기", "play": "{} 시작", "pause": "일시 정지", "resume": "다시 시작",
        "hold": "길게 눌러 {} 마치기", "finish": "마치기", "more": "더 보기", "stop": "생산 중단", "no": "취소",
        "stop now": "중단", "save": "지금까지 저장", "done": "완료", "undo": "되돌리기", "ok": "확인",
        "note": "메모로만 저장 (0.0)", "add": "블럭 추가", "complete": "블럭 생산 완료!",
        "elapsed": "생산 시간 {}", "keep all": "모두 두기", "end at": "마치기", "cut": "비운 시간 빼고 계속하기",
        "both": "겹친 채 둘 다 두기", "switch": "마치고 바꾸기", "produced": "블럭 +{} 생산!",
    },
}


def setting(client, field, value):
    return ("day", "setSetting", {"user": client.user, "change": {"field": field, "value": value}})


def welcomed(client):
    """Somebody who has made the first steps and read the tips."""
    client.push([setting(client, "welcomed", True)]
                + [setting(client, "tipSeen", tip) for tip in TIPS])
    assert client.rejections == [], client.rejections
    return client


def group(client, name="Everyday", place="X"):
    """A group, chosen for the carousel; its id."""
    identity = fresh_id()
    client.push([("day", "addGroup", {"group": identity, "name": name, "place": place}),
                 setting(client, "group", identity)])
    assert client.rejections == [], client.rejections
    return identity


def block(client, inside, name, icon="battery", color=41, place="V"):
    """A block in a group; its id."""
    identity = fresh_id()
    client.push([("day", "addBlock", {"block": identity, "group": inside, "name": name,
                                      "icon": icon, "color": color, "place": place})])
    assert client.rejections == [], client.rejections
    return identity


def ready(client, *names):
    """Somebody with a group of blocks; the blocks' ids by name."""
    welcomed(client)
    inside = group(client)
    return {name: block(client, inside, name, color=41 + 5 * index % 14, place="V" * (index + 1))
            for index, name in enumerate(names or ("Study", "Gym", "Reading"))}


def planned(client, block, first, **more):
    """A block planned for an hour and a half at a time, from a date on."""
    plan = {"from": numbered(first), "minutes": 90} | more
    client.push([("day", "editBlock", {"block": block, "edits": [{"field": "plans", "value": [plan]}]})])
    assert client.rejections == [], client.rejections


def begun(client, block, name, start, zone="UTC", offset=0, device="Pixel 9"):
    """A run that began at a moment on another device; its id."""
    identity = fresh_id()
    client.push([("day", "startRun", {"run": identity, "body": {
        "block": block, "name": name, "zone": zone, "start": int(start.timestamp() * 1_000),
        "offset": offset, "device": device}})])
    assert client.rejections == [], client.rejections
    return identity


def session(client, of, start, minutes, zone="Europe/Berlin", offset=3_600, memo="", made=None):
    """Time entered by hand; its id. `start` in milliseconds; its id is `made` then, else now."""
    identity = fresh_id(made)
    client.push([("day", "addSession", {
        "session": identity, "block": of, "zone": zone, "memo": memo, "origin": "manual",
        "time": [start, minutes * MINUTE, offset]})])
    assert client.rejections == [], client.rejections
    return identity


def kept(client):
    """What is recorded, as another device sees it, by day: (day, block, half-blocks, memo)."""
    rows = client.pull().of_kind("daySession").values()
    return sorted((date(row["d"]), row["b"], half_blocks(row), row.get("m", ""))
                  for row in rows if "x" not in row)


def date(number):
    """A date, from the days since 1970 that travel."""
    return (datetime.date(1970, 1, 1) + datetime.timedelta(number)).isoformat()


def numbered(date):
    """The other way round."""
    return (date - datetime.date(1970, 1, 1)).days


def half_blocks(row):
    """Those that are written; else what the lengths of the stretches come to."""
    if "u" in row:
        return len(row["u"]) // 2
    return (sum(row["t"][1::3]) + 1_000 * row.get("c", 0)) // (30 * MINUTE)


class Tracker:
    """Somebody with one finger on a day."""

    def __init__(self, page, language="en"):
        self.page = page
        self.words = WORDS[language]

    def say(self, key, *names):
        return self.words[key].format(*names)

    def button(self, key, *names, exact=True):
        return self.page.get_by_role("button", name=self.say(key, *names), exact=exact)

    def tap(self, key, *names):
        self.button(key, *names).click()
        return self

    def open(self, path="/day"):
        self.page.goto(path)
        return self

    def sees(self, name):
        """The card in the middle."""
        expect(self.page.locator(".day-slot.current .day-card-name")).to_have_text(name)
        return self

    def to(self, name):
        """Brings a block to the middle by tapping on it. (The browser driver would scroll there first.)"""
        card = self.page.locator(".day-slot", has=self.page.locator(".day-card-name", has_text=name))
        card.locator("button").first.dispatch_event("click")
        return self.sees(name).rests()

    def turn(self):
        """Turns the card in the middle over; while it turns the driver does not know where it is."""
        self.page.locator(".day-slot.current button").first.click()
        settle(self.page)
        return self

    def rests(self):
        """The carousel has come to rest."""
        until(lambda: self.page.evaluate(MIDDLE) < 2, what="the card to be in the middle")
        return self

    def play(self, name):
        self.sees(name).tap("play", name)
        expect(self.page.locator("#day-hold")).to_be_visible()
        return self

    def elapsed(self, pattern):
        """The clock, as it is read out."""
        name = re.compile(re.escape(self.say("elapsed", "")).strip() + " ?" + pattern)
        expect(self.page.get_by_role("timer", name=name)).to_be_visible()
        return self

    def wait(self, minutes):
        self.page.clock.fast_forward(int(minutes * MINUTE))
        return self

    def read_tip(self):
        """What is explained of a screen once is read."""
        tip = self.page.locator("#day-tip")
        tip.get_by_role("button").click()
        expect(tip).to_have_count(0)
        return self

    def saved(self):
        """Everything is on this device."""
        expect(self.page.locator("#day-toggle[aria-busy=false]")).to_be_visible()
        return self

    def hold(self, milliseconds=900):
        """Keeps a finger on the block for so long, by the page's own clock."""
        box = self.page.locator("#day-hold").bounding_box()
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.mouse.down()
        self.page.clock.run_for(milliseconds)
        return self

    def release(self):
        self.page.mouse.up()
        return self

    def end(self):
        """Finishes by the menu, as whoever cannot hold does."""
        self.tap("more")
        self.page.locator("#day-more .option", has_text=self.say("finish")).click()
        return self

    def finish(self):
        """Finishes, and lets the celebration pass."""
        return self.end().celebrated()

    def celebrated(self):
        expect(self.page.get_by_text(self.say("complete"))).to_be_visible()
        self.page.clock.run_for(2_600)
        expect(self.page.locator(".day-review")).to_be_visible()
        self.page.clock.run_for(700)
        expect(self.page.locator(".day-complete")).to_have_count(0)
        return self

    def produced(self, amount):
        expect(self.page.locator(".day-review-produced")).to_have_text(self.say("produced", amount))
        return self

    def memo(self, text):
        self.page.locator("#day-memo").click()
        self.page.locator("#day-memo-text").fill(text)
        self.tap("ok")
        expect(self.page.locator("#day-memo")).to_contain_text(text)
        return self
