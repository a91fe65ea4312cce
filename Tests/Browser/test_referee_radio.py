"""No sync during a match, and a device whose copy is removed."""
import re

import pytest
from playwright.sync_api import expect

from accessibility import no_faults
from conftest import go_offline, in_one_language, until
from test_referee_pitch import Referee, a_match, opened

pytestmark = pytest.mark.promise

WORDS = {
    "en": {"waits": r"Sync off: \d+ entr", "nothing": "Sync off: nothing waiting on this device",
           "sync": "Sync now"},
    "ko": {"waits": r"동기화 꺼짐: 이 기기에서 \d+건 대기 중",
           "nothing": "동기화 꺼짐: 이 기기에서 대기 중인 기록이 없어요", "sync": "지금 동기화"},
}


def goals(account, match):
    return [body for body in account.pull().of_kind("matchEvent").values()
            if body["match"] == match and body["kind"] == "goal"]


def silent(account):
    return any(body.get("silentDuringMatch")
               for body in account.pull().of_kind("refereeSettings").values())


@in_one_language
def test_nothing_is_sent_from_kick_off_to_the_end(server, device, picture, language):
    words = WORDS[language]
    account = server.person(language=language)
    match = a_match(account, periods=1, periodMinutes=1)
    page = device(account, language=language)
    page.goto("/referee/settings")
    page.locator("#setting-radio").check()
    picture(page, f"referee/{language}-radio-settings")
    until(lambda: silent(account), what="the setting on the server")

    page.clock.install()
    page.goto(f"/referee/m/{match}")
    referee = Referee(page, language)
    expect(page.locator(".pitch .team-card").first).to_be_visible()
    referee.kick_off("whole").clock("^00:0")
    chip = page.locator(".pitch-chip", has_text=re.compile(words["waits"]))
    expect(chip).to_be_visible()
    sent = []
    page.on("request", lambda request: sent.append(request.url)
            if "/api/sync" in request.url or "/api/time" in request.url else None)
    referee.pane("home").tap("goal").tap("skip").saved()
    page.clock.run_for(20_000)
    expect(chip).to_be_visible()
    picture(page, f"referee/{language}-radio-waits")
    no_faults(page)
    # A new life of the page keeps silent, too.
    page.reload()
    referee.score(1, 0)
    page.clock.run_for(5_000)
    expect(chip).to_be_visible()
    assert sent == []
    assert goals(account, match) == []

    page.locator(".pitch-foot button").last.click()
    page.get_by_role("button", name=words["sync"], exact=True).click()
    until(lambda: goals(account, match) or page.clock.run_for(200), what="the goal on the server")
    page.keyboard.press("Escape")
    expect(page.locator(".pitch-chip", has_text=words["nothing"])).to_be_visible()

    # The end of the match is the end of the silence.
    referee.pane("away").tap("goal").tap("skip")
    expect(chip).to_be_visible()
    referee.wait("01:05")
    if referee.button(referee.say("got it")).is_visible():
        referee.tap("got it")
    referee.tap("end match")
    referee.tap("complete")
    page.get_by_role("alertdialog").get_by_role(
        "button", name=referee.say("complete"), exact=True).click()
    until(lambda: len(goals(account, match)) == 2 or page.clock.run_for(200),
          what="everything on the server")


def test_the_copy_on_a_device_goes_and_comes_back(server, device, picture):
    account = server.person()
    match = a_match(account)
    page, _ = opened(device, account, match, "en")
    page.goto("/referee/settings")
    page.get_by_role("link", name="Remove data from this device").click()
    page.get_by_role("button", name="Remove the copy…").click()
    question = page.locator("dialog[open]")
    expect(question).to_contain_text("Everything you did here is on the server")
    now = question.get_by_role("button", name="Remove the copy now")
    expect(now).to_be_disabled()
    page.locator("#wiping-word").fill("remove")
    picture(page, "referee/wiping")
    no_faults(page)
    now.click()
    expect(page.get_by_text("The copy on this device was removed")).to_be_visible()
    page.goto(f"/referee/m/{match}")
    expect(page.locator(".pitch .team-card").first).to_be_visible()


@pytest.mark.installed
def test_what_only_the_device_has_goes_into_a_file_first(server, device):
    account = server.person()
    match = a_match(account)
    page, referee = opened(device, account, match, "en")
    go_offline(page)
    referee.kick_off("first").clock("^00:0")
    page.goto("/account/data")
    page.get_by_role("button", name="Remove the copy…").click()
    question = page.locator("dialog[open]")
    expect(question).to_contain_text("not reached the server")
    page.locator("#wiping-word").fill("remove")
    now = question.get_by_role("button", name="Remove the copy now")
    expect(now).to_be_disabled()
    with page.expect_download() as download:
        question.get_by_role("button", name="Save as a file").click()
    assert match in open(download.value.path(), encoding="utf-8").read()
    expect(now).to_be_enabled()
    question.get_by_role("button", name="Keep it").click()
    expect(question).to_have_count(0)
