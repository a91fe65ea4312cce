"""RefWatch's trends and history over several matches."""
from playwright.sync_api import expect

import world
from api import fresh_id
from test_referee_desk import Log, desk, press, saved, set_up  # noqa: F401


def season(page, account, count):
    """So many matches that are completed, three days apart at noon, the last one yesterday."""
    set_up(page, account)
    press(page, "Back to the match")
    press(page, "Save for later")
    first = saved(account)
    body = account.of_kind("match")[first]
    for number in range(count):
        match = first if number == 0 else fresh_id()
        if number:
            made = {key: value for key, value in body.items() if key not in ("owner", "homeSheet")}
            account.push([("referee", "createMatch", {"match": match, "body": made})])
        log = Log(account, match)
        log.at = world.noon(world.days_ago(1 + 3 * number))
        log.play()
        log.write("POST", 0, ("match.completed", None))


def test_numbers_and_a_search_lead_to_matches(desk, picture):  # noqa: F811
    page, account = desk()
    page.goto("/referee/trends")
    expect(page.get_by_text("No trends yet")).to_be_visible()
    page.goto("/referee")
    season(page, account, 6)
    page.goto("/referee/trends")
    expect(page.locator("#trends-basis")).to_contain_text("n = 6 matches")
    # Two cards in each match, none of them of the home side.
    expect(page.get_by_role("button", name="Cards per match")).to_contain_text("2.0")
    expect(page.locator("#trends-home-chart [role=img]")).to_be_visible()
    page.locator("#trends-home-chart summary").click()
    expect(page.locator("#trends-home-chart table")).to_be_visible()
    picture(page, "referee/trends")
    page.get_by_role("button", name="Sendings-off").click()
    sheet = page.locator("dialog#trends-matches")
    expect(sheet.locator(".match-row")).to_have_count(6)
    picture(page, "referee/trends-matches")
    sheet.get_by_role("button", name="Close").click()
    # Six matches in fifteen days: too young for the ratio, but not for the minutes.
    load, peers = (page.locator(f"section:has(#trends-{name})") for name in ("load", "peers"))
    expect(load).to_contain_text("from 28 days after your first match")
    expect(page.get_by_role("button", name="Minutes in 28 days")).to_contain_text("n = 6")
    press(page, "Compare with others")
    expect(peers).to_contain_text("Not available on this server.")
    page.locator("#trends-last").select_option("10")
    expect(page.locator("#trends-basis")).to_contain_text("n = 6 matches")

    page.goto("/referee/history")
    expect(page.locator(".match-row")).to_have_count(6)
    page.locator("#history-search").fill("c2 lantern")
    expect(page.locator(".match-row")).to_have_count(6)
    page.locator("#history-search").fill("c7")
    expect(page.locator(".empty")).to_be_visible()
    page.locator("#history-search").fill("")
    page.locator("#history-competition").select_option("County Cup")
    expect(page.locator(".match-row")).to_have_count(6)
    picture(page, "referee/history")
