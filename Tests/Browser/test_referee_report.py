"""RefWatch's report: its head, the teams' initials, paper, and the cards of a season."""
from playwright.sync_api import expect

from api import fresh_id
from conftest import until
from test_referee_desk import Log, desk, press, saved, set_up  # noqa: F401

DAY = 86_400_000


def played(page, account):
    """A match that is over and completed; answers its id."""
    set_up(page, account)
    press(page, "Back to the match")
    press(page, "Save for later")
    match = saved(account)
    log = Log(account, match)
    goal, _ = log.play()
    log.write("POST", 0, ("match.completed", None))
    return match, goal, log


def test_the_head_of_the_report_is_filled_in_and_printed(desk, picture):  # noqa: F811
    page, account = desk()
    match, _, _ = played(page, account)
    page.goto(f"/referee/m/{match}/report")
    page.locator("#conditions-temperature").fill("mild")
    page.locator("#conditions-weather").fill("Rain, later fog")
    press(page, "Save for the report")
    expect(page.locator("#conditions-temperature-fault")).to_be_visible()
    expect(page.locator("#conditions-temperature")).to_be_focused()
    picture(page, "referee/report-conditions")
    page.locator("#conditions-temperature").fill("-3")
    page.locator("#conditions-lateStart").fill("The bus of the guests stood in traffic")
    press(page, "Save for the report")
    paper = page.locator(".paper")
    for words in ["Rain, later fog", "-3 °C", "The bus of the guests stood in traffic"]:
        expect(paper).to_contain_text(words)
    until(lambda: account.pull().of_kind("match")[match].get("conditions") == {
        "weather": "Rain, later fog", "temperature": -3,
        "lateStart": "The bus of the guests stood in traffic"}, what="the conditions")

    # Another device changes something else: both stay.
    page.locator("#conditions-pitch").fill("Heavy")
    account.push([("referee", "editMatch", {
        "match": match, "edits": [{"field": "temperature", "value": 4}]})])
    expect(paper).to_contain_text("4 °C")
    press(page, "Save for the report")
    expect(paper).to_contain_text("Heavy")
    expect(paper).to_contain_text("4 °C")

    page.evaluate("() => { window.printed = 0; window.print = () => { window.printed += 1 } }")
    press(page, "Print, or save as PDF")
    until(lambda: page.evaluate("window.printed") == 1, what="the printing")


def test_a_representative_initials_and_an_amendment_shows(desk, picture):  # noqa: F811
    page, account = desk()
    match, goal, log = played(page, account)
    page.goto(f"/referee/m/{match}/records")
    press(page, "Initials for Lantern Street")
    expect(page.locator("#initials-name")).to_be_focused()
    press(page, "Add to record")
    expect(page.locator("#initials-name-fault")).to_be_visible()
    page.locator("#initials-name").fill("E. K.")
    page.locator("#initials-role").fill("Captain")
    picture(page, "referee/initials")
    press(page, "Add to record")
    expect(page.get_by_text("E. K. (Captain) for Lantern Street")).to_be_visible()
    press(page, "Sign")
    page.locator("#signer").fill("Rea Feree")
    press(page, "Sign with items missing")
    expect(page.locator("code")).to_be_visible()
    expect(page.get_by_text("Initialed before an amendment")).to_have_count(0)

    page.goto(f"/referee/m/{match}/log")
    page.locator(".log-row", has_text="Goal: #9").click()
    entry = page.locator("dialog#entry")
    entry.locator("#entry-number-0").fill("10")
    entry.locator("#entry-why").fill("Number misread")
    press(page, "Save the correction", entry)
    expect(entry).to_have_count(0)
    page.goto(f"/referee/m/{match}/records")
    expect(page.get_by_text("Initialed before an amendment")).to_be_visible()
    page.goto(f"/referee/m/{match}/report")
    expect(page.locator(".paper-initials")).to_contain_text("E. K. (Captain)")
    expect(page.locator(".paper-initials")).to_contain_text("before an amendment")
    page.locator("#report-redact").check()
    expect(page.locator(".paper")).not_to_contain_text("E. K.")


def test_what_was_forgotten_is_added_before_and_after_signing(desk, picture):  # noqa: F811
    page, account = desk()
    match, _, _ = played(page, account)
    page.goto(f"/referee/m/{match}/log")
    press(page, "Add an entry")
    sheet = page.locator("dialog#add")
    sheet.locator("#entry-stage").select_option("R1")
    sheet.locator("#add-minute").fill("67")
    press(page, "Add", sheet)
    expect(sheet.locator("#add-minute-fault")).to_contain_text("1st half: minutes")
    sheet.locator("#add-minute").fill("20")
    sheet.locator("#entry-number-0").fill("11")
    picture(page, "referee/add")
    press(page, "Add", sheet)
    expect(sheet).to_have_count(0)
    expect(page.locator(".log-row", has_text="Goal: #11")).to_contain_text("Added later")
    expect(page.locator(".headline.figures")).to_contain_text("2–1")

    page.goto(f"/referee/m/{match}/records")
    press(page, "Sign")
    page.locator("#signer").fill("Rea Feree")
    press(page, "Sign with items missing")
    expect(page.locator("code")).to_be_visible()
    page.goto(f"/referee/m/{match}/log")
    press(page, "Add an entry")
    sheet.locator("#add-what").select_option("note")
    sheet.locator("#entry-stage").select_option("R2")
    sheet.locator("#add-minute").fill("50")
    sheet.locator("#entry-text").fill("A dog on the pitch")
    press(page, "Add", sheet)
    expect(sheet.locator("#entry-why-fault")).to_be_visible()
    sheet.locator("#entry-why").fill("Not written down")
    press(page, "Add", sheet)
    expect(sheet).to_have_count(0)
    page.goto(f"/referee/m/{match}/report")
    expect(page.locator("#paper-amendments + *")).to_contain_text("Added later, after signing")


def test_the_cards_of_a_season_are_counted(desk, picture):  # noqa: F811
    page, account = desk()
    match, _, _ = played(page, account)
    body = account.of_kind("match")[match]
    rules = {**body["rules"], "catalog": "football_sa"}
    made = {key: value for key, value in body.items() if key != "owner"}
    last = None
    for number in range(5):
        last = fresh_id()
        account.push([("referee", "createMatch", {
            "match": last, "body": {**made, "rules": rules}})])
        log = Log(account, last)
        log.at += (number + 1) * DAY
        log.write("PRE", 0, ("kickoff", {"side": "home"}),
                  ("period.start", {"period": "R1", "seconds": 2_700}))
        # The number alone is typed; the sheet has the name to it.
        log.write("R1", 600_000, ("card", {
            "colour": "yellow", "recipient": {"side": "home", "number": 9},
            "reason": {"catalog": "football_sa", "code": "Y2", "title": "Dissent"}}))
    page.goto(f"/referee/m/{last}/records")
    expect(page.locator("#review-season").locator("..")).to_contain_text(
        "This is caution no. 5 you have recorded for #9 Zoë Striker this season.")
    expect(page.get_by_text("Suspension in the competition's table: 1 match")).to_be_visible()
    expect(page.get_by_text("Not compared with the association's list")).to_be_visible()
    picture(page, "referee/season-cards")
