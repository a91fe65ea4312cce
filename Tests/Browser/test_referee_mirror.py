"""A referee lets others watch: a link is made, somebody without an account follows the match through
it, and sees no more than they should, no sooner, and no longer."""
import re
import time

import pytest
from playwright.sync_api import expect

from api import Problem, fresh_id
from conftest import go_offline, go_online, in_one_language, until

WORDS = {
    "en": {"make": "Create link", "copy": "Copy link", "stop": "Stop sharing",
           "share": "Share live", "live": "Live", "gone": "Nothing to watch here",
           "estimated": "clock estimated", "delayed": "2 min delayed", "first": "1st half",
           "account": "Sharing needs an account"},
    "ko": {"make": "링크 만들기", "copy": "링크 복사", "stop": "공유 중지", "share": "실시간 공유",
           "live": "실시간", "gone": "볼 수 있는 경기가 없어요", "estimated": "시계는 추정",
           "delayed": "2분 지연", "first": "전반", "account": "공유하려면 계정이 필요해요"},
}


class Whistle:
    """The referee's phone, which writes what happens when it happens."""

    def __init__(self, account):
        self.account = account
        self.match = fresh_id()
        self.boot = fresh_id()
        self.ordinal = 0
        body = {"home": {"name": "Harbour Rovers", "short": "HAR", "colour": "#0a5a9e"},
                "away": {"name": "Lantern Street", "short": "LAN"}, "rules": {},
                "createdAt": self.now()}
        account.push([("referee", "createMatch", {"match": self.match, "body": body})])
        self.began = None

    @staticmethod
    def now():
        return int(time.time() * 1000)

    def write(self, stage, *facts):
        events = []
        for kind, payload in facts:
            self.ordinal += 1
            elapsed = self.now() - self.began if stage != "PRE" and self.began else 0
            events.append({
                "id": fresh_id(), "match": self.match, "ordinal": self.ordinal, "stage": stage,
                "elapsed": elapsed, "at": self.now(), "uptime": self.ordinal, "boot": self.boot,
                "kind": kind, "payload": payload})
        self.account.push([("referee", "recordEvents", {"match": self.match, "events": events})])
        return self

    def kick_off(self):
        self.began = self.now()
        return self.write("PRE", ("kickoff", {"side": "home"}),
                          ("period.start", {"period": "R1", "seconds": 2_700}))

    def goal(self, number=9, name="Canary Striker"):
        scorer = {"side": "home", "kind": "player", "number": number, "name": name}
        return self.write("R1", ("goal", {"side": "home", "type": "openPlay", "scorer": scorer}))

    def link(self, **lens):
        path = f"/api/referee/matches/{self.match}/mirrors"
        made = self.account.call("POST", path, {"audience": "public", **lens})
        return made["link"]["id"], made["address"][made["address"].index("/m/"):]


@pytest.fixture
def whistle(server):
    return Whistle(server.person()).kick_off()


def score(page):
    return page.locator(".mirror-goals")


def seconds(page):
    minutes, rest = page.locator(".mirror-time").inner_text().split(":")
    return int(minutes) * 60 + int(rest)


@in_one_language
def test_the_owner_shares_and_somebody_without_an_account_watches(server, device, picture, language):
    words = WORDS[language]
    account = server.person(language=language)
    whistle = Whistle(account).kick_off()
    owner = device(account, language=language)
    owner.goto(f"/referee/m/{whistle.match}/mirror")
    owner.get_by_role("button", name=words["make"], exact=True).click()
    expect(owner.locator("svg.qr")).to_be_visible()
    address = owner.locator(".sharing-address").inner_text()
    picture(owner, f"referee-mirror/sharing-{language}")

    viewer = device(language=language)
    viewer.goto(address[address.index("/m/"):])
    expect(score(viewer)).to_have_text("0–0")
    expect(viewer.locator(".mirror-status")).to_contain_text(words["first"])
    expect(viewer.locator(".mirror-status")).to_contain_text(words["live"])
    # Nobody asks who they are.
    expect(viewer.locator("input")).to_have_count(0)
    whistle.goal()
    expect(score(viewer)).to_have_text("1–0")
    expect(viewer.locator(".mirror-incident")).to_contain_text("#9")
    assert "Canary" not in viewer.content()
    # The clock is the match's, worked out here.
    assert abs(seconds(viewer) - (whistle.now() - whistle.began) / 1000) <= 2
    before = seconds(viewer)
    until(lambda: seconds(viewer) > before, what="the clock to run")
    picture(viewer, f"referee-mirror/viewer-{language}")

    viewer.reload()
    expect(score(viewer)).to_have_text("1–0")
    owner.get_by_role("button", name=words["stop"], exact=True).click()
    owner.locator("dialog#sharing-question button.prominent").click()
    expect(viewer.get_by_role("heading", name=words["gone"])).to_be_visible()
    viewer.reload()
    expect(viewer.get_by_role("heading", name=words["gone"])).to_be_visible()
    picture(viewer, f"referee-mirror/gone-{language}")


def test_names_are_shown_only_where_the_owner_says_so(whistle, device):
    whistle.goal()
    _, hidden = whistle.link()
    identity, shown = whistle.link(audience="observer", names=True)
    one, other = device(), device()
    one.goto(hidden)
    other.goto(shown)
    expect(one.locator(".mirror-incident")).to_contain_text("#9")
    expect(other.locator(".mirror-incident")).to_contain_text("#9 Canary Striker")
    assert "Canary" not in one.content()
    # The owner thinks again: whoever watches is told anew, without the names.
    whistle.account.call("POST", f"/api/referee/mirrors/{identity}", {"audience": "observer"})
    expect(other.locator(".mirror-incident")).not_to_contain_text("Canary")
    expect(other.locator(".mirror-incident")).to_contain_text("#9")


def test_a_delayed_link_is_behind(whistle, device):
    whistle.goal()
    _, late = whistle.link(delay=120)
    viewer = device()
    viewer.goto(late)
    expect(viewer.locator(".mirror-status")).to_contain_text(WORDS["en"]["delayed"])
    expect(score(viewer)).to_have_text("0–0")
    expect(viewer.locator(".mirror-incident")).to_have_count(0)
    expect(viewer.locator(".mirror-status")).to_contain_text("Not kicked off yet")


def test_without_network_the_clock_is_estimated_and_the_score_catches_up(whistle, device, picture):
    _, path = whistle.link()
    viewer = device()
    viewer.goto(path)
    expect(score(viewer)).to_have_text("0–0")
    go_offline(viewer)
    expect(viewer.locator(".mirror-status")).to_contain_text(WORDS["en"]["estimated"])
    before = seconds(viewer)
    until(lambda: seconds(viewer) > before, what="the clock to run on")
    picture(viewer, "referee-mirror/estimated")
    whistle.goal()
    go_online(viewer)
    expect(score(viewer)).to_have_text("1–0")
    expect(viewer.locator(".mirror-status")).to_contain_text(WORDS["en"]["live"])


def test_a_second_device_of_the_referee_follows(whistle, device):
    first, second = device(whistle.account), device(whistle.account)
    for page in (first, second):
        page.goto(f"/referee/m/{whistle.match}")
        expect(page.locator(".pitch")).to_be_visible()
    whistle.goal()
    for page in (first, second):
        expect(page.locator(".score-goals").first).to_have_text("1")


def test_offline_the_owner_is_told(whistle, device):
    owner = device(whistle.account)
    owner.goto(f"/referee/m/{whistle.match}/mirror")
    expect(owner.get_by_role("button", name="Create link")).to_be_visible()
    go_offline(owner)
    owner.get_by_role("button", name="Create link").click()
    expect(owner.locator(".fault")).to_contain_text("Offline")


def test_a_strange_link_opens_nothing(server, device):
    viewer = device()
    viewer.goto("/m/" + "0" * 32)
    expect(viewer.get_by_role("heading", name=WORDS["en"]["gone"])).to_be_visible()
    stranger = server.person()
    with pytest.raises(Problem) as refused:
        stranger.call("GET", f"/api/referee/matches/{fresh_id()}/mirrors")
    assert refused.value.status == 404


def test_nothing_about_links_gets_into_the_log(whistle, server, device):
    _, path = whistle.link()
    viewer = device()
    viewer.goto(path)
    expect(score(viewer)).to_have_text("0–0")
    token = path.removeprefix("/m/")
    assert re.fullmatch("[0-9a-f]{32}", token)
    with open(server.log.name, "rb") as log:
        assert token.encode() not in log.read()
