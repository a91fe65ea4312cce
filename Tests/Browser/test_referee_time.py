"""A device whose clock is wrong: the match is timed right, and the report has the server's times."""
import datetime
import re
import time

from playwright.sync_api import expect

from conftest import until
from test_referee_pitch import a_match, opened

#: How far the device's clock is ahead, in milliseconds.
AHEAD = 2 * 3_600_000 + 17 * 60_000


def noted(account, match):
    return [body["payload"] for body in account.pull().of_kind("matchEvent").values()
            if body["match"] == match and body["kind"] == "clock.offset"]


def test_a_clock_that_is_hours_wrong(server, device, picture):
    account = server.person()
    match = a_match(account, periods=1, periodMinutes=1)
    page, referee = opened(device, account, match, "en")
    page.clock.set_system_time(page.evaluate("Date.now()") / 1_000 + AHEAD / 1_000)
    asked = []
    page.on("response", lambda answer: asked.append(answer)
            if answer.url.endswith("/api/time") else None)
    page.reload()
    # Five answers, of which the quickest counts.
    until(lambda: len(asked) >= 5 or page.clock.run_for(100), what="the server's time")
    # Letting timers run has moved the device's clock on by a little more.
    lead = page.evaluate("Date.now()") - time.time() * 1_000
    began = datetime.datetime.now(datetime.timezone.utc)
    expect(page.get_by_text("This device's clock is 2 h 17 min fast.")).to_be_visible()
    referee.kick_off("whole").clock("^00:")
    until(lambda: noted(account, match), what="the offset in the log")
    offset, = noted(account, match)
    assert AHEAD - 1_000 < -offset["aheadMs"] < lead + 1_000, (offset, lead)

    # The match clock knows nothing of it.
    referee.wait("01:05")
    if referee.button("Got it").is_visible():
        referee.tap("got it")
    referee.clock("^01:0").tap("end match")
    page.goto(f"/referee/m/{match}/report")
    expect(page.locator(".paper")).to_contain_text("times corrected by the server's clock")
    picture(page, "referee/report-corrected")
    shown = page.locator(".paper").inner_text()
    berlin = began.astimezone(datetime.timezone(datetime.timedelta(
        minutes=-page.evaluate("new Date().getTimezoneOffset()"))))
    minutes = {(berlin + datetime.timedelta(minutes=count)).minute for count in (-1, 0, 1)}
    found = [int(minute) for minute in re.findall(r"\b\d{1,2}:(\d\d)\b", shown)]
    assert minutes & set(found), (minutes, shown)
