"""Two people record one match: they meet by a link, lose the network, and agree again."""
import io
import re

import zxingcpp
from PIL import Image
import pytest
from playwright.sync_api import expect

from conftest import PASSWORD, go_offline, go_online, until
from test_referee_pitch import Referee, a_match

DESKTOP = {"width": 900, "height": 900}


class Recorder:
    """Somebody of a crew with a device."""

    def __init__(self, page, account):
        self.page = page
        self.account = account
        self.referee = Referee(page, "en")

    def go(self, match, place=""):
        self.page.goto(f"/referee/m/{match}{place}")
        return self

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).first.click()
        return self

    def kick_off(self):
        expect(self.page.locator(".team-card").first).to_be_visible()
        self.referee.kick_off("first")
        self.referee.clock("0[0-9]:")
        return self

    def goal(self, *digits):
        self.referee.pane("home").tap("goal")
        for digit in digits:
            self.press(digit)
        if digits:
            self.press("Next")
        else:
            self.referee.tap("skip")
        self.referee.saved()
        return self

    def log(self):
        """The log as this person's own client of the protocol has it."""
        events = self.account.pull().of_kind("matchEvent")
        return sorted((event["ordinal"], identity, event["kind"], event.get("writer"))
                      for identity, event in events.items())


def code(locator):
    """What another program reads from the picture, as a telephone's camera would."""
    expect(locator).to_be_visible()
    seen = Image.open(io.BytesIO(locator.screenshot()))
    found = zxingcpp.read_barcodes(seen)
    return found[0].text if found else None


def path_of(link):
    return re.sub(r"^https?://[^/]+", "", link)


def invited(owner, match, role="Recorder"):
    """The link of a fresh invitation, which the code says, too."""
    page = owner.page
    owner.go(match, "/crew")
    page.get_by_role("button", name=role, exact=True).click()
    owner.press("Create link")
    field = page.locator("#crew-link")
    expect(field).to_have_value(re.compile(r"^https?://.*/referee/join/"))
    link = field.input_value()
    until(lambda: code(page.locator("svg.qr")) == link, what="the link as a picture")
    return link


def join(device, server, link, name, match):
    account = server.person()
    page = device(account, viewport=DESKTOP)
    page.goto(path_of(link))
    expect(page.locator("#crew-name")).to_be_visible()
    page.locator("#crew-name").fill(name)
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/referee/m/{match}")
    return Recorder(page, account)


def crew(server, device):
    """The owner and a recorder at one match, not kicked off yet."""
    account = server.person()
    match = a_match(account)
    owner = Recorder(device(account, viewport=DESKTOP), account)
    kim = join(device, server, invited(owner, match), "Kim Recorder", match)
    expect(owner.page.get_by_text("Kim Recorder")).to_be_visible()
    owner.go(match)
    return owner, kim, match


def both_agree(owner, kim):
    until(lambda: owner.log() and owner.log() == kim.log(), what="one log on both devices")
    return owner.log()


def test_both_record_without_a_network_and_agree_on_one_goal(server, device, picture):
    owner, kim, match = crew(server, device)
    picture(kim.page, "referee/crew-waiting")
    owner.kick_off()
    kim.referee.clock("0[0-9]:")
    expect(kim.page.get_by_text("Owner of the match keeps the time")).to_be_visible()
    go_offline(owner.page, kim.page)
    owner.goal("9")
    kim.goal("9")
    kim.goal("1", "0")
    kim.referee.score(2, 0)
    owner.referee.score(1, 0)
    go_online(owner.page, kim.page)
    # What both have entered counts once until somebody says that there were two.
    for recorder in (owner, kim):
        recorder.referee.score(2, 0)
    log = both_agree(owner, kim)
    assert [kind for _, _, kind, _ in log].count("goal") == 3
    assert {writer for _, _, kind, writer in log if kind == "goal"} == {
        owner.account.user, kim.account.user}

    owner.go(match, "/log")
    question = owner.page.locator(".attention", has_text="Same goal?")
    expect(question).to_have_count(1)
    expect(owner.page.locator(".log-row", has_text="by Kim Recorder").first).to_be_visible()
    picture(owner.page, "referee/crew-same-goal")
    question.get_by_role("button", name="The same: keep one").click()
    expect(question).to_have_count(0)
    kim.referee.score(2, 0)
    # The score was this before, too.
    until(lambda: "correction.void" in [kind for _, _, kind, _ in both_agree(owner, kim)],
          what="a goal that was left out")


def test_the_time_is_taken_over(server, device, picture):
    owner, kim, match = crew(server, device)
    owner.kick_off()
    kim.referee.clock("0[0-9]:")
    kim.press("Take over")
    sheet = kim.page.locator("dialog#pitch-question")
    expect(sheet).to_contain_text("Take over timekeeping from Owner of the match?")
    picture(kim.page, "referee/crew-take-over")
    sheet.get_by_role("button", name="Take over", exact=True).click()
    expect(kim.page.get_by_role("button", name="Stoppage", exact=True)).to_be_visible()
    expect(owner.page.get_by_text("Kim Recorder keeps the time")).to_be_visible()
    expect(owner.page.get_by_role("button", name="Stoppage", exact=True)).to_have_count(0)
    # Back again.
    owner.press("Take over")
    owner.page.locator("dialog#pitch-question").get_by_role(
        "button", name="Take over", exact=True).click()
    expect(kim.page.get_by_text("Owner of the match keeps the time")).to_be_visible()
    takeovers = [writer for _, _, kind, writer in both_agree(owner, kim)
                 if kind == "crew.takeover"]
    assert takeovers == [kim.account.user, owner.account.user]


@pytest.mark.installed
def test_a_code_hands_the_time_over_without_a_network(server, device, picture):
    owner, kim, match = crew(server, device)
    owner.kick_off()
    kim.referee.clock("0[0-9]:")
    go_offline(owner.page, kim.page)
    owner.goal("7")
    owner.press("More")
    owner.press("Hand over")
    shown = owner.page.locator("svg.qr.dense")
    links = []
    until(lambda: links.append(code(shown)) or links[-1], what="a code that can be read")
    picture(owner.page, "referee/crew-hand-over")
    kim.page.goto(path_of(links[-1]))
    expect(kim.page.locator("#take-over-clock")).to_be_visible()
    expect(kim.page.locator(".scoreboard")).to_contain_text("1–0")
    picture(kim.page, "referee/crew-code")
    kim.press("Take over")
    kim.referee.score(1, 0)
    expect(kim.page.get_by_role("button", name="Stoppage", exact=True)).to_be_visible()
    # Until it hears of it the other device goes on, to no effect.
    owner.press("Close")
    owner.press("Stoppage")
    kim.goal()
    go_online(owner.page, kim.page)
    expect(owner.page.get_by_text("Kim Recorder keeps the time")).to_be_visible()
    for recorder in (owner, kim):
        recorder.referee.score(2, 0)
    log = both_agree(owner, kim)
    goal, = [writer for _, _, kind, writer in log if kind == "goal"][:1]
    assert goal == owner.account.user, "what the code brought is still the owner's"
    owner.go(match, "/log")
    stale = owner.page.locator(".attention", has_text="No effect")
    expect(stale).to_have_count(1)
    picture(owner.page, "referee/crew-stale")
    stale.get_by_role("button", name="Withdraw").click()
    expect(stale).to_have_count(0)


def test_whoever_is_removed_is_told(server, device, picture):
    owner, kim, match = crew(server, device)
    owner.go(match, "/crew")
    picture(owner.page, "referee/crew")
    go_offline(kim.page)
    owner.press("Remove Kim Recorder")
    question = owner.page.locator("dialog#crew-question")
    question.get_by_role("button", name="Remove Kim Recorder").click()
    expect(owner.page.get_by_text("Only you so far")).to_be_visible()
    until(lambda: not owner.account.pull().of_kind("crewSeat"), what="the removal")
    kim.referee.pane("home").tap("goal").tap("skip")
    go_online(kim.page)
    expect(kim.page.get_by_text("You are no longer in the crew of")).to_be_visible()
    expect(kim.page.locator(".pitch")).to_have_count(0)
    expect(kim.page.get_by_text("The match is gone, or you are no longer in its crew.")).to_be_visible()
    picture(kim.page, "referee/crew-removed")
    # By key: what was just said lies over the foot of the page for some seconds.
    kim.page.get_by_role("button", name="Discard", exact=True).first.press("Enter")
    expect(kim.page.locator("#hub-refused")).to_have_count(0)


def test_an_invitation_waits_for_signing_in_and_ends(server, device, picture):
    account = server.person()
    match = a_match(account)
    owner = Recorder(device(account, viewport=DESKTOP), account)
    link = invited(owner, match, "Observer")
    guest = server.person()
    page = device()
    page.goto(path_of(link))
    page.get_by_role("button", name="I have an account").click()
    page.locator("#email").fill(guest.email)
    page.locator("#password").fill(PASSWORD)
    page.get_by_role("button", name="Sign in", exact=True).click()
    expect(page.locator("#crew-name")).to_be_visible()
    expect(page).to_have_url(re.compile(re.escape(path_of(link)) + "$"))
    picture(page, "referee/crew-join")
    owner.press("Revoke link")
    expect(owner.page.locator("#crew-link")).to_have_count(0)
    page.locator("#crew-name").fill("Lee Onlooker")
    page.get_by_role("button", name="Join", exact=True).click()
    expect(page.get_by_text("This invitation cannot be used")).to_be_visible()

    # With another one they come in, and see without writing.
    page.goto(path_of(invited(owner, match, "Observer")))
    page.locator("#crew-name").fill("Lee Onlooker")
    page.get_by_role("button", name="Join", exact=True).click()
    page.wait_for_url(f"**/referee/m/{match}")
    expect(page.get_by_text("Owner of the match keeps the time")).to_be_visible()
    expect(page.get_by_role("button", name="Take over")).to_have_count(0)
