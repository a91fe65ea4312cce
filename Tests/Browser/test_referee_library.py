"""RefWatch's library: what a referee keeps, and how it gets into matches."""
import csv
import io
import json

import pytest
from playwright.sync_api import expect

from api import fresh_id
from conftest import until
from test_referee_desk import download, press

SQUAD = ("number,name,position,role\n1,Gil Keeper,GK,\n9,Zoë Striker,FW,\n10,\"Lee, Ana\",,\n"
         "x,Bad Number,,\n,,,\n,Eva Trainer,,coach\n")


@pytest.fixture
def shelf(server, device):
    """A referee in front of an empty library."""
    def stand(language="en", **options):
        account = server.person(language=language)
        page = device(account, language=language, **options)
        page.goto("/referee/library")
        expect(page.locator(".empty")).to_be_visible()
        return page, account
    return stand


def kept(account, kind, count=1):
    """What the server has of a kind, once it has so many."""
    until(lambda: len(account.pull().of_kind(kind)) == count, what=kind)
    return account.of_kind(kind)


def make_team(page, name):
    page.goto("/referee/library/teams/new")
    page.locator("#library-name").fill(name)
    page.locator("#library-short").fill("HAR")
    page.locator("#library-colour").select_option("#c62828")
    page.locator("#squad-paste").fill(SQUAD)
    page.locator("#squad-read").click()


def test_a_team_goes_from_the_library_onto_the_sheet_and_the_pitch(shelf, picture):
    page, account = shelf()
    picture(page, "referee/library-empty")
    make_team(page, "Harbour Rovers")
    preview = page.locator("#squad-preview")
    expect(preview).to_contain_text("4 players")
    expect(preview).to_contain_text("Line 5, number")
    expect(preview).to_contain_text("Lee, Ana")
    picture(page, "referee/library-preview")
    page.locator("#squad-take").click()
    expect(page.get_by_label("Number in line 2", exact=True)).to_have_value("9")
    press(page, "Save")
    expect(page.locator("#library-list .match-row")).to_contain_text("4 players")
    team, = kept(account, "libraryTeam").values()
    assert [person.get("number") for person in team["players"]] == [1, 9, 10, None]
    assert [person["role"] for person in team["staff"]] == ["coach"]
    picture(page, "referee/library")

    # A match without a sheet: the pitch knows the squad by the team.
    page.goto("/referee/new")
    page.locator("#setup-name-home").fill("harb")
    page.locator(".suggestion", has_text="Harbour Rovers").click()
    expect(page.locator("#setup-short-home")).to_have_value("HAR")
    page.locator("#setup-name-away").fill("Lantern Street")
    picture(page, "referee/library-setup")
    page.locator("#setup-sheet-home").click()
    page.locator("#sheet-take-squad").click()
    expect(page.get_by_text("5 people added")).to_be_visible()
    press(page, "Back to the match")
    expect(page.get_by_text("Starters 4 · substitutes 0 · staff 1")).to_be_visible()
    press(page, "Save for later")
    match, = kept(account, "match").values()

    # What changes in the library later is not the match's business.
    page.goto("/referee/library")
    page.locator("#library-list a").click()
    page.get_by_label("Name in line 2", exact=True).fill("Renamed Striker")
    page.locator("#library-name").fill("Harbour Reds")
    press(page, "Save")
    expect(page.locator("#library-list")).to_contain_text("Harbour Reds")
    until(lambda: [t["name"] for t in account.pull().of_kind("libraryTeam").values()]
          == ["Harbour Reds"], what="the new name")
    assert list(account.of_kind("match").values()) == [match]
    assert "Zoë Striker" in [player["name"] for player in match["homeSheet"]["starters"]]


def test_two_devices_change_one_squad(shelf, server, device):
    page, account = shelf()
    make_team(page, "Harbour Rovers")
    page.locator("#squad-take").click()
    press(page, "Save")
    (identity, team), = kept(account, "libraryTeam").items()
    page.locator("#library-list a").click()
    page.get_by_label("Name in line 1", exact=True).first.fill("Here Keeper")
    other = dict(team["players"][1], name="There Striker")
    account.push([("referee", "editLibrary", {
        "kind": "team", "item": identity,
        "edits": [{"field": "player", "value": other}, {"field": "division", "value": "Two"}]})])
    press(page, "Save")

    def names():
        body, = account.pull().of_kind("libraryTeam").values()
        return body.get("division"), [player["name"] for player in body["players"]]
    until(lambda: names() == ("Two", [
        "Here Keeper", "There Striker", "Lee, Ana", "Bad Number"]), what="both changes")


def test_a_library_moves_to_another_person(shelf, tmp_path, picture):
    page, account = shelf()
    make_team(page, "Harbour Rovers")
    page.locator("#squad-take").click()
    press(page, "Save")
    page.locator("#library-list a").click()
    name, text = download(page, "Export squad (CSV)")
    rows = list(csv.DictReader(io.StringIO(text)))
    assert name.endswith(".csv")
    assert [row["name"] for row in rows] == [
        "Gil Keeper", "Zoë Striker", "Lee, Ana", "Bad Number", "Eva Trainer"]
    page.goto("/referee/library")
    name, text = download(page, "Export library")
    pack = json.loads(text)
    assert [item["name"] for item in pack["items"]] == ["Harbour Rovers"]
    pack["items"] += [
        {"kind": "venue", "name": "Mill Lane"}, {"kind": "ship", "name": "Titanic"},
        {"kind": "official", "id": fresh_id(), "name": "Kim", "role": "fourth"}]
    file = tmp_path / "library.json"
    file.write_text(json.dumps(pack))

    page, account = shelf()
    for outcome in ("3 new", "Everything is already in the library"):
        with page.expect_file_chooser() as chooser:
            press(page, "Import library")
        chooser.value.set_files(file)
        expect(page.locator("#library-pack")).to_contain_text(outcome)
        expect(page.locator("#library-pack-fault")).to_be_visible()
        expect(page.locator("#library-pack")).to_contain_text("/items/2/kind")
        if outcome == "3 new":
            picture(page, "referee/library-pack")
            page.locator("#library-pack-take").click()
            expect(page.locator("#library-pack")).to_contain_text("Imported: 3 new, 0 changed")
        press(page, "Close")
    assert kept(account, "libraryOfficial") and kept(account, "libraryVenue")
    team, = kept(account, "libraryTeam").values()
    assert len(team["players"]) == 4
