"""A walk through RefWatch's desk in every state it can be in; see `screens`."""
from playwright.sync_api import expect

from conftest import until, visit
from screens import LONG
from test_referee_desk import Log, player
from test_referee_pitch import a_match
from test_referee_track import give, gpx

BAD = "9 Zoë Striker\n1000 Too Large\n" + LONG * 4 + "\n-3 Odd"


def the_desk(person, account):
    page = person.page
    visit(page, "/referee")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-hub-empty"
    visit(page, "/referee/history")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-history-empty"
    visit(page, "/referee/settings")
    expect(page.locator("#setting-countdown")).to_be_visible()
    yield "referee-settings"
    yield from importing(page)
    yield from the_library(page)
    yield from setting_up(page)
    until(lambda: len(account.pull().of_kind("match")) == 1, what="the match")
    match = next(iter(account.of_kind("match")))
    yield from the_crew(page, match)
    Log(account, match).play()
    yield from afterwards(page, match)
    yield from kicks(page, account)


def importing(page):
    visit(page, "/referee/schedule")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-schedule-empty"
    visit(page, "/referee/import")
    page.locator("#import-text").fill(f"when,who,whom\n03/04/2099,{LONG[:30]},서울\nsoon,A,B\n")
    yield "referee-import"
    page.locator("form button").click()
    page.locator(".desk-foot button.prominent").click()
    expect(page.locator("#import-columns-fault")).to_be_visible()
    yield "referee-import-columns"
    for index, field in enumerate(["date", "home", "away"]):
        page.locator(f"#import-column-{index}").select_option(field)
    page.locator(".desk-foot button.prominent").click()
    page.locator("#import-order").locator("..").locator("button").first.click()
    expect(page.locator("#import-time")).to_be_visible()
    yield "referee-import-faults"
    page.locator("#import-time").fill("15:00")
    expect(page.locator("main li input")).to_have_count(1)
    yield "referee-import-preview"
    page.locator(".desk-foot button.prominent").click()
    buttons = page.locator("main .page button.filled")
    expect(buttons).to_have_count(2)
    yield "referee-import-done"
    visit(page, "/referee/import")
    kept = page.locator(".page .banner button")
    expect(kept).to_be_visible()
    yield "referee-import-kept"
    kept.click()
    expect(kept).to_have_count(0)
    yield "referee-import-undone"


def the_library(page):
    visit(page, "/referee/library")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-library-empty"
    visit(page, "/referee/library/teams/new")
    page.locator("#library-name").fill(LONG + " FC")
    page.locator("#squad-paste").fill(
        "number,name,role\n9,Zoë " + LONG + ",\nx,Odd,Chef\n,,\n1,A,\n1,B,\n,Eva,coach")
    page.locator("#squad-read").click()
    expect(page.locator("#squad-preview")).to_be_visible()
    yield "referee-library-preview"
    page.locator("#squad-take").click()
    expect(page.locator(".sheet-row")).to_have_count(5)
    page.locator(".sheet-row .icon-button").first.click()
    page.locator("#library-short").fill("TOO LONG")
    page.locator(".desk-foot button").click()
    expect(page.locator("#library-short-fault")).to_be_visible()
    yield "referee-library-team"
    page.locator("#library-short").fill("WOL")
    page.locator(".desk-foot button").click()
    expect(page.locator("#library-list .match-row")).to_have_count(1)
    for kind in ("competitions", "venues", "officials"):
        visit(page, f"/referee/library/{kind}/new")
        expect(page.locator("#library-name")).to_be_visible()
        if kind == "competitions":
            page.locator("#library-has-rules").check()
            expect(page.locator("#library-rules")).to_be_visible()
        yield "referee-library-" + kind
    visit(page, "/referee/library")
    expect(page.locator("#library-list .match-row")).to_have_count(1)
    yield "referee-library"
    page.locator("#library-list a").click()
    page.locator("#library-remove").click()
    expect(page.locator(".notices .banner")).to_be_visible()
    yield "referee-library-deleted"
    page.locator("#library-shelf-open").click()
    expect(page.locator("#library-shelf")).to_be_visible()
    yield "referee-library-packs"
    page.locator(".notices .banner button").click()
    expect(page.locator("#library-list .match-row")).to_have_count(1)
    # Within the page: what was taken back just now may not be durable yet.
    page.locator("nav.tabs a[href='/referee']").click()
    page.locator("main button.prominent").first.click()
    page.locator("#setup-name-home").fill("wolf")
    expect(page.locator(".suggestion")).to_have_count(1)
    yield "referee-library-suggestion"
    page.locator("#setup-name-home").fill("")


def setting_up(page):
    visit(page, "/referee/new")
    expect(page.locator("#setup-name-home")).to_be_visible()
    yield "referee-setup"
    page.locator("#setup-first-leg").check()
    page.locator("#setup-crew").locator("..").locator("button").last.click()
    page.locator(".desk-foot button.filled").click()
    expect(page.locator("#setup-name-home-fault")).to_be_visible()
    yield "referee-setup-faults"
    page.locator("#setup-change-rules").click()
    page.locator("#rule-extra").select_option("ifLevel")
    page.locator("#rule-shootout").select_option("ifLevel")
    page.locator("#rule-sin-bin").select_option("systemA")
    page.locator("#rule-0").fill("9")
    expect(page.locator("#rule-0-fault")).to_be_visible()
    yield "referee-rules"
    page.locator("#rule-0").fill("2")
    page.locator(".top-bar .icon-button").first.click()
    page.locator("#setup-sheet-home").click()
    expect(page.locator("#sheet-paste")).to_be_visible()
    yield "referee-sheet-empty"
    page.locator("#sheet-paste").fill(BAD)
    page.locator("form button.prominent").click()
    expect(page.locator("#sheet-problems")).to_be_visible()
    yield "referee-sheet"
    page.locator(".top-bar .icon-button").first.click()
    page.locator("#setup-name-home").fill((LONG + " " + LONG)[:40])
    page.locator("#setup-name-away").fill("낙동강")
    page.locator("#setup-competition").fill(LONG + " Cup")
    page.locator("#setup-leg-home").fill("2")
    page.locator("#setup-leg-away").fill("1")
    page.locator("#setup-crew-name-0").fill("Kim " + LONG)
    page.locator("#setup-date").fill("2099-01-01")
    page.locator("#setup-time").fill("15:00")
    page.locator(".desk-foot button.filled").click()
    expect(page.locator(".match-row")).to_have_count(1)
    yield "referee-hub-upcoming"
    visit(page, "/referee/schedule")
    expect(page.locator(".match-row")).to_have_count(1)
    yield "referee-schedule"


def the_crew(page, match):
    visit(page, f"/referee/m/{match}/crew")
    expect(page.locator("#crew-invite")).to_be_visible()
    yield "referee-crew"
    page.locator("#crew-invite").locator("..").locator("button.prominent").click()
    expect(page.locator("#crew-link")).to_be_visible()
    expect(page.locator("svg.qr")).to_be_visible()
    yield "referee-crew-link"
    visit(page, "/referee/join/0000")
    expect(page.locator("#crew-name")).to_have_value("Ana")
    page.locator("#crew-name").fill(" ")
    page.locator("form button.prominent").click()
    expect(page.locator("#crew-name-fault")).to_be_visible()
    yield "referee-join"
    page.locator("#crew-name").fill("Kim " + LONG)
    page.locator("form button.prominent").click()
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-join-dead"
    visit(page, f"/referee/m/{match}/take-over?t=AAAA")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-take-over-unreadable"


def afterwards(page, match):
    visit(page, f"/referee/m/{match}/records")
    expect(page.locator("#review-checklist")).to_be_visible()
    yield "referee-records-open"
    visit(page, "/referee")
    expect(page.locator(".pinned")).to_be_visible()
    yield "referee-hub-live"
    visit(page, f"/referee/m/{match}/setup")
    expect(page.locator("#setup-name-home")).to_be_visible()
    yield "referee-setup-begun"
    visit(page, f"/referee/m/{match}/log")
    expect(page.locator(".log-row").first).to_be_visible()
    yield "referee-log"
    page.locator(".log-row", has=page.locator(".log-card.red")).click()
    expect(page.locator("dialog#entry")).to_be_visible()
    yield "referee-entry"
    page.locator("#entry-minute").fill("x")
    page.locator("dialog#entry button.prominent").click()
    expect(page.locator("dialog#entry .fault")).to_be_visible()
    yield "referee-entry-fault"
    visit(page, f"/referee/m/{match}/log")
    page.locator("#log-add").click()
    expect(page.locator("dialog#add")).to_be_visible()
    yield "referee-add"
    page.locator("#add-minute").fill("x")
    page.locator("dialog#add button.prominent").click()
    expect(page.locator("#add-minute-fault")).to_be_visible()
    yield "referee-add-fault"
    visit(page, f"/referee/m/{match}/records")
    page.locator("#review-ending").locator("..").locator("button.prominent").click()
    sign = page.locator("#review-ending").locator("..").locator("button.prominent")
    expect(page.locator(".success").last).to_be_visible()
    sign.click()
    page.locator("#signer").fill(" ")
    sign.click()
    expect(page.locator("#signer-fault")).to_be_visible()
    yield "referee-signing"
    page.locator("#signer").fill("Rea " + LONG)
    sign.click()
    expect(page.locator("code")).to_be_visible()
    yield "referee-signed"
    page.locator("#initials-title").locator("..").locator("button").first.click()
    page.locator("#initials-role").fill(LONG * 2)
    page.locator("#initials-title").locator("..").locator("button.prominent").click()
    expect(page.locator("#initials-name-fault")).to_be_visible()
    yield "referee-initials"
    page.locator("#initials-name").fill("E. K. " + LONG[:60])
    page.locator("#initials-role").fill("Captain")
    page.locator("#initials-title").locator("..").locator("button.prominent").click()
    expect(page.locator("#initials-name")).to_have_count(0)
    yield "referee-initialled"
    page.locator("#review-ending").locator("..").locator("button.destructive").click()
    expect(page.locator("dialog#desk-question")).to_be_visible()
    yield "referee-delete"
    visit(page, f"/referee/m/{match}/report")
    expect(page.locator(".paper")).to_be_visible()
    yield "referee-report"
    page.locator("#conditions-weather").fill(LONG)
    page.locator("#conditions-temperature").fill("mild")
    page.locator("#report-conditions").locator("..").locator("button.prominent").click()
    expect(page.locator("#conditions-temperature-fault")).to_be_visible()
    yield "referee-report-conditions"
    page.locator("#conditions-temperature").fill("-12")
    page.locator("#conditions-weather").fill(LONG[:90])
    page.locator("#report-conditions").locator("..").locator("button.prominent").click()
    expect(page.locator(".paper")).to_contain_text("-12 °C")
    yield "referee-report-head"
    yield from looking_back(page, match)
    visit(page, "/referee/history")
    expect(page.locator(".match-row")).to_have_count(1)
    page.locator("#history-search").fill("nobody at all")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-history-none"
    yield from watched(page, match)
    yield from tracked(page, match)
    visit(page, "/referee/m/00000000-0000-7000-8000-000000000000/log")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-gone"


def watched(page, match):
    visit(page, f"/referee/m/{match}/mirror")
    expect(page.locator("#sharing-audience")).to_be_visible()
    yield "referee-sharing"
    page.locator("button.prominent").click()
    expect(page.locator("svg.qr")).to_be_visible()
    yield "referee-sharing-link"
    address = page.locator(".sharing-address").inner_text()
    page.locator(".match-list button.destructive").click()
    expect(page.locator("dialog#sharing-question")).to_be_visible()
    yield "referee-sharing-stop"
    visit(page, address[address.index("/m/"):])
    expect(page.locator(".mirror-goals")).to_be_visible()
    yield "referee-mirror"
    visit(page, "/m/" + "0" * 32)
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-mirror-gone"


def tracked(page, match):
    visit(page, f"/referee/m/{match}/track")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-track-empty"
    give(page, b"<gpx><trk>\n<trkseg>")
    expect(page.locator("#track-fault")).to_be_visible()
    yield "referee-track-fault"
    # Of another time: its start is put at the kick-off.
    give(page, gpx(2, range(7_000), later=86_400))
    expect(page.locator("dialog#track-question")).to_be_visible()
    yield "referee-track-question"
    page.locator("dialog#track-question button.prominent").click()
    expect(page.locator(".track-drawing")).to_be_visible()
    yield "referee-track"
    page.locator(".choices button").last.click()
    expect(page.locator("[class^=track-heat]").first).to_be_visible()
    yield "referee-track-heat"


def kicks(page, account):
    """Kicks from the penalty mark, of two teams of which one has a player more."""
    match = a_match(account, periods=1, periodMinutes=1, shootout="ifLevel")
    log = Log(account, match)
    log.write("PRE", 0, ("kickoff", {"side": "home"}),
              ("period.start", {"period": "R1", "seconds": 60}))
    log.write("R1", 30_000, ("card", {"colour": "red", "recipient": player("home", 5)}))
    log.write("R1", 61_000, ("period.end", {"period": "R1"}))
    log.write("IPSO", 0, ("interval.end", {"gap": "IPSO"}))
    visit(page, f"/referee/m/{match}")
    expect(page.locator(".team-card")).to_have_count(2)
    yield "referee-penalties-first"
    page.locator(".kick-off > .button").first.click()
    expect(page.locator("#pitch-number")).to_be_visible()
    yield "referee-leaving-out"
    page.locator("#pitch-number").fill("7")
    page.locator("#pitch-sheet button.prominent").click()
    page.locator(".team-card").first.click()
    expect(page.locator(".kick-key").first).to_be_visible()
    expect(page.locator(".offer")).to_have_count(0)
    yield "referee-penalties"
    # Back from an entry stays on the pitch, and what was entered waits.
    page.locator(".score-tab.home").click()
    page.locator(".pane-key.yellow").click()
    page.locator(".digit").first.click()
    yield "referee-number"
    page.evaluate("history.back()")
    expect(page.locator(".offer.kept")).to_be_visible()
    yield "referee-kept"
    page.locator(".kept .icon-button").click()
    page.locator(".score-tab.timer").click()
    expect(page.locator(".kick-key").first).to_be_visible()
    page.locator(".pane-more .button").first.click()
    expect(page.locator("#pitch-number")).to_be_visible()
    yield "referee-kicker"
    # A link is followed from the pitch itself.
    page.keyboard.press("Escape")
    expect(page.locator("#pitch-number")).to_have_count(0)
    visit(page, "/")
    expect(page.locator(".live-strip")).to_be_visible()
    yield "referee-live-strip"


def the_mentor(page):
    visit(page, "/referee/shared")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-shared-empty"
    visit(page, "/referee/journal")
    page.locator("#journal-entries").locator("..").locator(".match-main").first.click()
    expect(page.locator("#journal-overall")).to_be_visible()
    entry = page.url.rsplit("/", 1)[1]
    visit(page, f"/referee/journal/{entry}/share")
    expect(page.locator("#crew-name")).to_have_value("Ana")
    page.locator("#crew-name").fill(" ")
    page.locator("form button.prominent").click()
    expect(page.locator("#crew-name-fault")).to_be_visible()
    yield "referee-share-fault"
    page.locator("#crew-name").fill("Olga " + LONG[:60])
    page.locator("form button.prominent").click()
    expect(page.locator(".match-row.attention")).to_be_visible()
    yield "referee-share"
    visit(page, "/referee/mentor/nothing")
    expect(page.locator("#crew-name")).to_be_visible()
    yield "referee-mentor-invited"
    visit(page, "/referee/shared/01900000-0000-7000-8000-000000000001")
    expect(page.locator(".empty")).to_be_visible()
    yield "referee-mentor-gone"


def looking_back(page, match):
    visit(page, "/referee")
    expect(page.locator("#hub-past")).to_be_visible()
    yield "referee-hub-past"
    visit(page, f"/referee/m/{match}/journal")
    page.locator("form button.prominent").click()
    expect(page.locator("#journal-fault")).to_be_visible()
    yield "referee-journal-fault"
    page.locator("#journal-overall").fill(LONG * 3)
    page.locator("#journal-add-note").select_option(index=1)
    page.locator("textarea[id^=journal-note-]").fill(LONG)
    page.locator(".journal-rating .icon-button").last.click()
    yield "referee-journal-entry"
    page.locator("form button.prominent").click()
    expect(page.locator("#journal-entries")).to_be_visible()
    page.locator("#check-in-sleep").select_option("7")
    yield "referee-journal"
    yield from the_mentor(page)
    visit(page, "/referee/trends")
    expect(page.locator("#trends-basis")).to_be_visible()
    yield "referee-trends"
    page.locator(".chart-table > summary").first.click()
    yield "referee-trends-table"
    page.locator("#trends-cards").locator("..").locator("button.setting").first.click()
    expect(page.locator("dialog#trends-matches")).to_be_visible()
    yield "referee-trends-matches"
