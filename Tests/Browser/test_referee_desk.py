"""RefWatch at the desk: a match is set up, played, reviewed, corrected, signed and reported."""
import csv
import hashlib
import io
import json
import re

import pytest
from playwright.sync_api import expect

from api import fresh_id
from conftest import until

SHEET = "\n".join([
    "1 Gil Keeper (GK)", "4 Dan Back", "9 Zoë Striker", "10 Ana Captain (C)", "1000 Too Large",
    "7 8 Two Numbers", "Substitutes:", "12 Ben Bench", "Staff:", "Coach: Lee Trainer"])
HALF = 45 * 60_000


class Log:
    """Entries of a match's log as another device of the referee writes them."""

    def __init__(self, account, match):
        self.account = account
        self.match = match
        self.boot = fresh_id()
        self.ordinal = 0
        self.at = 1_795_000_000_000

    def write(self, stage, elapsed, *facts):
        events = []
        for kind, payload in facts:
            self.ordinal += 1
            self.at += 1_000
            events.append({
                "id": fresh_id(), "match": self.match, "ordinal": self.ordinal, "stage": stage,
                "elapsed": elapsed, "at": self.at, "uptime": self.ordinal, "boot": self.boot,
                "kind": kind, **({"payload": payload} if payload else {})})
        self.account.push([("referee", "recordEvents", {"match": self.match, "events": events})])
        return [event["id"] for event in events]

    def play(self):
        """Two halves: a goal, an own goal, a caution, a sending-off without a reason, a change."""
        self.write("PRE", 0, ("kickoff", {"side": "home"}),
                   ("period.start", {"period": "R1", "seconds": 2_700}))
        goal, = self.write("R1", 12 * 60_000, ("goal", {
            "side": "home", "type": "openPlay", "scorer": player("home", 9)}))
        self.write("R1", 30 * 60_000, ("goal", {
            "side": "away", "type": "ownGoal", "scorer": player("home", 4)}))
        self.write("R1", 40 * 60_000, ("card", {
            "colour": "yellow", "recipient": player("away", 6),
            "reason": {"catalog": "fa_england", "code": "C2", "title": "Dissent by Word or Action"}}))
        self.write("R1", HALF + 60_000, ("clock.addedAnnounced", {"minutes": 1}),
                   ("period.end", {"period": "R1"}))
        self.write("I1", 0, ("interval.start", {"gap": "I1"}), ("interval.end", {"gap": "I1"}),
                   ("kickoff", {"side": "away"}),
                   ("period.start", {"period": "R2", "seconds": 2_700}))
        card, _ = self.write(
            "R2", 20 * 60_000, ("card", {"colour": "red", "recipient": player("away", 5)}),
            ("substitution", {"side": "home", "off": player("home", 9), "on": player("home", 12)}))
        self.write("R2", HALF + 120_000, ("period.end", {"period": "R2"}),
                   ("match.fullTime", {"outcome": "normal"}))
        return goal, card


def player(side, number):
    return {"side": side, "kind": "player", "number": number}


@pytest.fixture
def desk(server, device):
    """A referee at an empty desk."""
    def sit(language="en", **options):
        account = server.person(language=language)
        page = device(account, language=language, **options)
        page.goto("/referee")
        # What comes from the server moves what is on the screen.
        expect(page.locator("main [aria-busy=true], .banners .banner")).to_have_count(0)
        return page, account
    return sit


def heading(page, name):
    return page.get_by_role("heading", name=name, exact=True)


def press(page, name, inside=None):
    (inside or page).get_by_role("button", name=name, exact=True).click()


def set_up(page, account):
    """By hand, with a pasted sheet."""
    press(page, "Start a match")
    return fill_in(page)


def fill_in(page):
    page.locator("#setup-name-home").fill("Harbour Rovers")
    page.locator("#setup-name-away").fill("Lantern Street")
    page.locator("#setup-competition").fill("County Cup")
    page.locator("#setup-sheet-home").click()
    page.locator("#sheet-paste").fill(SHEET)
    press(page, "Add to sheet")
    return page


def saved(account):
    """The one match of the account, once the server has it."""
    until(lambda: len(account.pull().of_kind("match")) == 1, what="the match")
    return next(iter(account.of_kind("match")))


def download(page, button):
    with page.expect_download() as found:
        press(page, button)
    return found.value.suggested_filename, open(found.value.path(), "rb").read().decode()


def test_a_match_from_set_up_to_report(desk, picture):
    page, account = desk()
    picture(page, "referee/hub-empty")
    press(page, "Start a match")
    press(page, "Save for later")
    # What is missing is said where it is.
    expect(page.locator("#setup-name-home-fault")).to_be_visible()
    expect(page.locator("#setup-name-home")).to_be_focused()
    fill_in(page)

    # What cannot be read is said with its line, and stays to be put right.
    expect(page.get_by_text("2 lines could not be read")).to_be_visible()
    expect(page.locator("#sheet-problems li").first).to_contain_text("Line 5")
    expect(page.locator("#sheet-paste")).to_have_value("1000 Too Large\n7 8 Two Numbers")
    picture(page, "referee/sheet-problems")

    # A draft outlives a reload, with what is wrong in it, and stays on the device.
    page.reload()
    expect(page.locator("#setup-name-home")).to_have_value("Harbour Rovers")
    expect(page.get_by_text("Starters 4 · substitutes 1 · staff 1")).to_be_visible()
    page.locator("#setup-sheet-home").click()
    expect(page.locator("#sheet-paste")).to_have_value("1000 Too Large\n7 8 Two Numbers")
    assert account.pull().of_kind("match") == {}
    page.locator("#sheet-paste").fill("8 Two Numbers")
    press(page, "Add to sheet")
    expect(page.locator("#sheet-problems")).to_have_count(0)
    expect(page.get_by_label("Captain", exact=True)).to_have_value(re.compile(".+"))
    press(page, "Back to the match")
    expect(page.get_by_text("Starters 5 · substitutes 1 · staff 1")).to_be_visible()
    press(page, "Save for later")
    expect(page.locator(".match-row")).to_contain_text("Harbour Rovers")
    match = saved(account)
    sheet = account.of_kind("match")[match]["homeSheet"]
    assert [person["name"] for person in sheet["starters"]] == [
        "Gil Keeper", "Dan Back", "Zoë Striker", "Ana Captain", "Two Numbers"]

    goal, card = Log(account, match).play()
    page.goto(f"/referee/m/{match}/records")
    expect(page.locator(".scoreboard")).to_contain_text("1–1")
    expect(page.get_by_text("A card has no reason")).to_be_visible()
    picture(page, "referee/records")

    # Put the reason right, from the checklist.
    page.locator("#review-checklist").locator("..").get_by_role("button", name="Edit").click()
    entry = page.locator("dialog#entry")
    entry.locator("#entry-reason").select_option(index=1)
    entry.locator("#entry-text").fill("A tackle with both feet")
    picture(page, "referee/entry")
    press(page, "Save the correction", entry)
    expect(entry).to_have_count(0)

    # And the goal's time and scorer, from the log.
    page.locator(".log-row", has_text="Goal: #9").click()
    press(page, "30 s later", entry)
    expect(entry.locator("#entry-second")).to_have_value("30")
    entry.locator("#entry-number-0").fill("10")
    press(page, "Save the correction", entry)
    expect(page.locator(".log-row", has_text="#10 Ana Captain")).to_contain_text("Edited")
    picture(page, "referee/log")

    page.goto(f"/referee/m/{match}/records")
    expect(page.get_by_text("Nothing is missing")).to_be_visible()
    press(page, "Complete the match")
    expect(page.get_by_text("is completed and saved")).to_be_visible()
    press(page, "Sign")
    press(page, "Sign")
    expect(page.locator("#signer-fault")).to_be_visible()
    page.locator("#signer").fill("Rea Feree")
    press(page, "Sign")
    expect(page.get_by_text(re.compile("Signed by Rea Feree"))).to_be_visible()
    picture(page, "referee/signed")
    digest = page.locator("code").inner_text()

    page.goto(f"/referee/m/{match}/report")
    expect(page.locator(".paper")).to_contain_text("Rea Feree")
    picture(page, "referee/report")
    reports(page, match, goal, card, digest)
    printed(page, picture)


def reports(page, match, goal, card, digest):
    """Other programs read the files and find the match in them."""
    name, text = download(page, "Save as CSV")
    assert name.endswith(".csv")
    rows = {row["id"]: row for row in csv.DictReader(io.StringIO(text))}
    assert rows[goal]["minute"] == "13'" and rows[goal]["number"] == "10"
    assert rows[goal]["name"] == "Ana Captain" and rows[goal]["status"] == "amended"
    assert rows[card]["text"] == "A tackle with both feet" and rows[card]["side"] == "away"
    name, text = download(page, "Save the log as JSON")
    kept = json.loads(text)
    assert kept["id"] == match and kept["match"]["home"]["name"] == "Harbour Rovers"
    signed = next(i for i, event in enumerate(kept["events"]) if event["kind"] == "match.signed")
    # The fingerprint of what was written before the signature, by another implementation; it is not
    # made over who wrote it.
    events = [{name: value for name, value in event.items() if name != "writer"}
              for event in kept["events"][:signed]]
    before = json.dumps(events, separators=(",", ":"), ensure_ascii=False)
    assert hashlib.sha256(before.encode()).hexdigest() == digest
    match_sheet(json.loads(download(page, "Save the match sheet (.json)")[1]))
    page.locator("#report-redact").check()
    expect(page.locator(".paper")).not_to_contain_text("Ana Captain")
    _, text = download(page, "Save as CSV")
    assert "Ana Captain" not in text
    page.locator("#report-redact").uncheck()


def match_sheet(sheet):
    """The match as programs of leagues read it."""
    result = sheet["match"]["result"]
    assert result["half_time"] == {"home": 1, "away": 1} and result["final"] == {"home": 1, "away": 1}
    players = {player["number"]: player for player in sheet["teams"]["home"]["players"]}
    assert players[10]["is_captain"] and players[1]["is_goalkeeper"] and not players[12]["is_starter"]
    assert players[12]["has_played"] and [card["type"] for card in sheet["events"]["cards"]] == ["yellow", "red"]


def printed(page, picture):
    """On paper there is the report and nothing else, on sheets of either size."""
    page.emulate_media(media="print")
    for gone in (".tabs", ".top-bar", ".no-print"):
        expect(page.locator(gone).first).to_be_hidden()
    expect(page.locator(".paper")).to_be_visible()
    picture(page, "referee/report-print")
    for size in ("A4", "Letter"):
        pages = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=size)))
        assert 1 <= pages <= 3, (size, pages)
    page.emulate_media(media="screen")
