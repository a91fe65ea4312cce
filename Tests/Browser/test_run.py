"""Runs: recorded with and without a network, brought in, cut, deleted, and taken along into an account."""
import pathlib
import re
import time

import pytest
from playwright.sync_api import expect

import foreign_recordings as foreign
import run
from api import Client
from conftest import PASSWORD, go_offline, go_online, until, works_offline
from people import Person
from run import Runner, Way
from test_local_profile import ADDRESS, begin_offline, claim_is_recorded

#: Most that may go by between the sign-up form and the run that is saved (s).
TAPS = 60


def kilometres(text):
    """The first distance of a text; here people have miles."""
    return float(re.search(r"([\d.]+) ?mi", text).group(1)) * 1.609344


def test_a_run_from_the_sign_up_to_another_device(server, device, picture):
    page = run.receiver(device(permissions=["screen-wake-lock"]))
    began = time.monotonic()
    Person(page).sign_up(ADDRESS, PASSWORD, "Rosa")
    runner = Runner(page).open().start()
    expect(page.locator(".run-ground .run-wait")).to_have_count(0)
    runner.runs(300)
    runner.tap("#run-pause").shows("#run-resume")
    runner.moves(runner.way.stand(40))
    runner.tap("#run-resume").shows("#run-pause").runs(60)
    page.get_by_role("button", name="Lap", exact=True).click()
    runner.runs(240)
    picture(page, "run/live")
    # What is shown is on the disk: once the pause is, all before it is.
    runner.tap("#run-pause").shows("#run-resume")
    shown = page.locator(".run-card.wide .run-big").inner_text()
    runner.tap("#run-resume").shows("#run-pause").finish()
    picture(page, "run/review")
    runner.save("Once around the park").kept()
    assert time.monotonic() - began < TAPS

    # Ours is within two hundredths of the way, and every page says the same.
    told = kilometres(page.locator(".run-figures").first.inner_text())
    assert abs(told - runner.way.metres / 1_000) < 0.02 * told
    assert abs(kilometres(shown) - told) <= 0.03
    expect(page.locator("section[aria-labelledby=run-laps] tbody tr")).to_have_count(2)
    expect(page.locator("section[aria-labelledby=run-splits] tbody tr")).to_have_count(2)
    runner.open("/run/history").lists("Once around the park", f"{told / 1.609344:.2f} mi", re.compile(r"10:[01]\d"))

    account = Client(server.url).sign_in(ADDRESS, PASSWORD)
    account.email = ADDRESS
    assert [row["t"] for row in run.arrived(account).values()] == ["Once around the park"]
    other = Runner(device(account)).open("/run/history")
    other.lists("Once around the park", f"{told / 1.609344:.2f} mi")
    other.opens("Once around the park").shows("#run-charts").shows("svg.run-map .route-line")
    picture(other.page, "run/elsewhere")

    # What other people's readers find in the files is the same way.
    with other.page.expect_download() as download:
        other.page.get_by_role("button", name="FIT", exact=True).click()
    complaints, counts = foreign.complaints(str(download.value.path()))
    assert complaints == [] and counts != {0}
    with other.page.expect_download() as download:
        other.page.get_by_role("button", name="GPX", exact=True).click()
    (points, *_), _ = foreign.gpx_tracks(download.value.path())
    assert len(points) >= 600 / runner.way.each


@pytest.mark.installed
@pytest.mark.promise
def test_without_a_network_and_loaded_again_meanwhile(server, device):
    account = run.introduced(server.person())
    page = run.receiver(device(account, permissions=["screen-wake-lock"]))
    asked = []
    page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    runner = Runner(page).open().shows("#run-start")
    works_offline(page)
    page.reload()
    runner.shows("#run-start")
    go_offline(page)
    runner.start().runs(120)
    # What is shown is on the disk: once the lap is, all before it is.
    page.get_by_role("button", name="Lap", exact=True).click()
    expect(page.locator(".run-cards")).to_contain_text("Lap")
    expect(page.locator(".run-cards")).to_contain_text("0.2")

    # Whoever leaves the page is asked; what was recorded is there, and goes on.
    page.reload()
    assert asked == ["beforeunload"]
    runner.shows("#run-offer")
    expect(page.locator("#run-offer")).to_contain_text(re.compile(r"0\.2\d mi in 2 min"))
    page.get_by_role("button", name="Continue run").click()
    runner.shows("#run-pause").watches().runs(120).finish().save("Without a network")
    told = kilometres(page.locator(".run-figures").first.inner_text())
    assert abs(told - runner.way.metres / 1_000) < 0.03 * told
    runner.shows("#run-charts")
    assert run.runs(account) == {}

    go_online(page)
    assert [row["t"] for row in run.arrived(account).values()] == ["Without a network"]
    # What was kept of it second by second has gone.
    runner.open().shows("#run-start")
    expect(page.locator("#run-offer")).to_have_count(0)
    assert account.rejections == []


def test_files_come_in_and_are_taken_back(server, device, picture):
    account = server.person()
    runner = Runner(device(account)).open("/run/data")
    page = runner.page
    runner.gives(("morning.gpx", run.gpx(run.ago(days=3), 1_800, "Morning")),
                 ("ride.fit", run.PAUSED_RIDE.read_bytes()), ("letter.gpx", b"Dear all,"))
    cards = page.locator(".column li > .box")
    expect(cards).to_have_count(3)
    expect(cards.nth(0)).to_contain_text("30:00")
    expect(cards.nth(1)).to_contain_text("0.41 mi")
    expect(cards.nth(2).locator(".fault")).to_be_visible()
    picture(page, "run/preview")
    assert run.runs(account) == {}, "nothing is written before somebody agrees"
    expect(page.locator("#run-take")).to_have_text("Import 2 runs")
    runner.tap("#run-take").says("2 runs imported")
    assert len(run.arrived(account, 2)) == 2

    # The same again is nothing new.
    runner.gives(("again.fit", run.PAUSED_RIDE.read_bytes()))
    expect(page.locator("#run-take")).to_be_disabled()
    page.get_by_role("button", name="Cancel").click()
    runner.open("/run/history").lists("Morning", "30:00")
    expect(page.locator("li.run-row")).to_have_count(2)

    # A file goes out as it came.
    runner.opens("Ride")
    with page.expect_download() as download:
        page.get_by_role("button", name="Original file").click()
    assert download.value.suggested_filename == "ride.fit"
    assert pathlib.Path(download.value.path()).read_bytes() == run.PAUSED_RIDE.read_bytes()


def test_another_program_sends_files(server, device):
    account = server.person()
    runner = Runner(device(account)).open("/run/data").tap("#run-secret-make").shows("#run-secret")
    line = runner.on("#run-secret").inner_text()
    ride = run.PAUSED_RIDE.read_bytes()
    assert run.send(account, line, "ride.fit", ride) in (200, 201)
    assert run.send(account, line, "again.fit", ride) in (200, 201)
    assert run.send(account, line, "letter.gpx", b"Dear all,") >= 400
    run.arrived(account)
    runner.open("/run/history").lists("Ride", "0.41 mi")
    runner.open("/run/data").tap("#run-secret-stop").says("Key revoked")
    assert run.send(account, line, "ride.fit", ride) == 404, "who has no secret finds nothing"


def test_an_import_is_taken_back(server, device):
    account = server.person()
    runner = Runner(device(account)).open("/run/data")
    runner.gives(("a.gpx", run.gpx(run.ago(days=3), 600)), ("b.gpx", run.gpx(run.ago(days=5), 600)))
    runner.tap("#run-take").says("2 runs imported")
    run.arrived(account, 2)
    runner.page.get_by_role("button", name="Undo import").click()
    runner.says("Undone")
    until(lambda: run.runs(account) == {}, what="the import to be taken back")
    assert len(run.runs(account, deleted=True)) == 2
    runner.open("/run/history").shows(".empty")


def test_what_is_cut_or_deleted_comes_back(server, device, picture):
    account = server.person()
    runner = Runner(device(account)).open("/run/data")
    page = runner.page
    runner.gives(("evening.gpx", run.gpx(run.ago(days=1), 1_200, "Evening")))
    runner.tap("#run-take").says("1 run imported")
    runner.open("/run/history").opens("Evening").shows("#run-charts")
    figures = page.locator(".run-figures").first
    whole = kilometres(figures.inner_text())

    page.get_by_role("button", name="Cut", exact=True).click()
    page.locator("#run-cut-from").fill("5:00")
    page.locator("#run-cut-to").fill("15:00")
    picture(page, "run/cut")
    page.get_by_role("button", name="Keep only this stretch").click()
    runner.says("Run cut")
    expect(figures).to_contain_text("10:00")
    until(lambda: abs(kilometres(figures.inner_text()) - whole / 2) <= 0.03, what="half of the way")
    until(lambda: [row for row in run.runs(account).values() if "w" in row], what="the window")
    page.get_by_role("button", name="Undo").click()
    expect(figures).to_contain_text("20:00")
    until(lambda: kilometres(figures.inner_text()) == whole, what="the whole way")
    until(lambda: not [row for row in run.runs(account).values() if "w" in row], what="the whole track")

    page.get_by_role("button", name="Delete run").click()
    runner.says("Run deleted")
    until(lambda: len(run.runs(account, deleted=True)) == 1, what="the run to be deleted")
    runner.open("/run/deleted").lists("Evening").get_by_role("button", name="Restore").click()
    runner.says("Run restored").open("/run/history").lists("Evening", f"{whole / 1.609344:.2f} mi")
    assert len(run.arrived(account)) == 1


@pytest.mark.installed
@pytest.mark.promise
def test_what_was_recorded_without_an_account_is_claimed(server, device):
    page = run.receiver(device(permissions=["screen-wake-lock"]))
    person = begin_offline(server, page)
    runner = Runner(page).open(server.url + "/run").start().runs(120).finish().save("Before I had an account")
    server.start()
    page.goto(server.url + "/account")
    person.button("make my account").click()
    person.choose_password(PASSWORD)
    person.button("create account").click()
    person.confirm(ADDRESS)
    expect(page.locator(".launcher")).to_be_visible()
    claim_is_recorded(page)

    account = Client(server.url).sign_in(ADDRESS, PASSWORD)
    assert [row["t"] for row in run.arrived(account).values()] == ["Before I had an account"]
    runner.open(server.url + "/run/history").opens("Before I had an account").shows("#run-charts")


def test_a_run_is_entered_by_hand(server, device):
    account = server.person()
    runner = Runner(device(account)).open("/run/runs/new")
    page = runner.page
    page.locator("#run-date").fill(f"{run.ago(days=2):%Y-%m-%d}")
    page.locator("#run-time").fill("07:30")
    page.locator("#run-distance").fill("10.5")
    save = page.locator(".column form button.prominent")
    save.click()
    runner.shows("#run-duration-fault")
    page.locator("#run-hours").fill("1")
    page.locator("#run-minutes").fill("2")
    page.locator("#run-title").fill("On the treadmill")
    page.locator("#run-sport").select_option("treadmill")
    save.click()
    runner.says("Run added").shows("#run-out")
    runner.open("/run/history").lists("On the treadmill", "10.50 mi", "1:02:00")
    until(lambda: [row["k"] for row in run.runs(account).values()] == ["treadmill"], what="the run")


@pytest.mark.soak
def test_a_minute_with_the_browsers_own_receiver(server, device):
    """Real seconds, and the fixes that the browser makes of what its receiver is told."""
    account = run.introduced(server.person())
    page = device(account, permissions=["geolocation", "screen-wake-lock"])
    receiver = page.context.new_cdp_session(page)
    way = Way(each=1)

    def tells(fixes):
        for _, fix in fixes:
            receiver.send("Emulation.setGeolocationOverride", fix)
            page.wait_for_timeout(1_000)

    tells(way.stand(1))
    runner = Runner(page, way).open().tap("#run-start").shows("#run-go")
    tells(way.stand(6))
    expect(page.locator("#run-go")).to_have_text("Start")
    runner.tap("#run-go").shows("#run-pause")
    tells(way.run(60))
    runner.finish().save("A minute")
    told = 1_000 * kilometres(page.locator(".run-figures").first.inner_text())
    assert abs(told - way.metres) < 0.1 * way.metres
    run.arrived(account)
