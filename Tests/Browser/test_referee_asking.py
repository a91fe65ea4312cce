"""A recorder asks whoever keeps the time for what changes the clock; yes, no, and too late."""
import re

from playwright.sync_api import expect

from accessibility import no_faults
from conftest import go_offline, until
from test_referee_crew import both_agree, crew

SMALL = {"width": 180, "height": 320}
PHONE = {"width": 390, "height": 844}


def ask(recorder, what):
    recorder.press("Ask")
    recorder.page.locator("dialog#pitch-sheet").get_by_role(
        "button", name=what, exact=True).click()


def asked(server, device):
    """A match that runs, on the devices of its owner and of a recorder."""
    owner, kim, match = crew(server, device)
    owner.kick_off()
    kim.referee.clock("0[0-9]:")
    return owner, kim, match


def says(recorder, text):
    expect(recorder.page.locator(".offer")).to_contain_text(text)


def test_whoever_keeps_the_time_says_yes_and_no(server, device, picture):
    owner, kim, _ = asked(server, device)
    for recorder in (owner, kim):
        recorder.page.set_viewport_size(PHONE)
    kim.press("Ask")
    expect(kim.page.locator("dialog#pitch-sheet")).to_contain_text("ten seconds to accept")
    picture(kim.page, "referee/asking-what")
    no_faults(kim.page)
    kim.page.locator("dialog#pitch-sheet").get_by_role(
        "button", name="Start stoppage", exact=True).click()
    strip = owner.page.locator(".pitch .ask")
    expect(strip).to_contain_text("Kim Recorder: Start stoppage?")
    expect(strip).to_contain_text(re.compile(r"as of 0[0-9]:"))
    expect(kim.page.locator(".pitch .ask")).to_contain_text("Asked: Start stoppage")
    for button in strip.get_by_role("button").all():
        assert button.bounding_box()["height"] >= 60
    picture(owner.page, "referee/asking-yes-or-no")
    # What is being entered goes on.
    owner.referee.pane("home").tap("goal")
    owner.press("9")
    owner.press("Accept")
    expect(strip).to_have_count(0)
    says(kim, "Owner of the match accepted")
    expect(kim.page.locator(".pitch-chip.stopped")).to_be_visible()
    owner.press("Next")
    owner.referee.score(1, 0)
    kim.referee.score(1, 0)

    ask(kim, "End stoppage")
    expect(strip).to_contain_text("Kim Recorder: End stoppage?")
    owner.press("Decline")
    says(kim, "Owner of the match declined")
    expect(strip).to_have_count(0)
    expect(owner.page.locator(".pitch-chip.stopped")).to_be_visible()
    kinds = [(kind, writer) for _, _, kind, writer in both_agree(owner, kim)]
    assert ("stoppage.start", owner.account.user) in kinds
    assert "stoppage.end" not in [kind for kind, _ in kinds]


def test_the_question_fits_the_smallest_screen(server, device, picture):
    owner, kim, _ = asked(server, device)
    owner.page.set_viewport_size(SMALL)
    ask(kim, "+4")
    accept = owner.page.locator(".pitch .ask").get_by_role("button", name="Accept", exact=True)
    expect(accept).to_be_visible()
    until(lambda: owner.page.evaluate("document.documentElement.scrollWidth") <= SMALL["width"],
          what="a page that is no wider than the screen")
    picture(owner.page, "referee/asking-small")
    accept.click()
    says(kim, "Owner of the match accepted")
    no_faults(owner.page)


def test_nobody_answers_and_the_match_moves_on(server, device, picture):
    owner, kim, _ = asked(server, device)
    ask(kim, "End 1st half")
    expect(owner.page.locator(".pitch .ask")).to_be_visible()
    # Whoever keeps the time does something else: what was asked for is off.
    owner.press("Stoppage")
    expect(owner.page.locator(".pitch .ask")).to_have_count(0)
    says(kim, "Too late: the match has moved on")
    ask(kim, "End stoppage")
    expect(owner.page.locator(".pitch .ask")).to_be_visible()
    says(kim, "No answer in time")
    expect(owner.page.locator(".pitch .ask")).to_have_count(0)
    says(owner, "The request from Kim Recorder is no longer possible")
    go_offline(kim.page)
    kim.press("Ask")
    expect(kim.page.locator("dialog#pitch-sheet")).to_contain_text("Requests need a network")
    picture(kim.page, "referee/asking-offline")
    kinds = [kind for _, _, kind, _ in owner.log()]
    assert "period.end" not in kinds and "stoppage.end" not in kinds


def test_the_match_under_way_is_seen_from_everywhere(server, device, picture):
    owner, _, match = asked(server, device)
    owner.goal("9")
    strip = owner.page.locator(".live-strip")
    for place in ["/", "/friends", "/account"]:
        owner.page.goto(place)
        expect(strip, place).to_contain_text("1–0")
        expect(strip, place).to_have_class(re.compile("under-way"))
        expect(strip, place).to_contain_text(re.compile("0[0-9]:[0-9]{2}"))
        picture(owner.page, "referee/live-strip-" + (place.strip("/") or "home"))
        strip.click()
        owner.page.wait_for_url(f"**/referee/m/{match}")
    owner.page.goto("/referee/resume")
    owner.page.wait_for_url(f"**/referee/m/{match}")
    expect(owner.page.locator(".pitch")).to_be_visible()
    owner.page.goto("/referee")
    pinned = owner.page.locator(".pinned")
    pinned.get_by_role("button", name="Stoppage", exact=True).click()
    expect(pinned.get_by_role("button", name="End stoppage", exact=True)).to_be_visible()
