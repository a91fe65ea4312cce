"""RefWatch's track: a GPX or FIT file of a match, drawn, counted, moved in time, put on a pitch."""
import datetime
import json

from fit_tool.fit_file_builder import FitFileBuilder
from fit_tool.profile.messages.file_id_message import FileIdMessage
from fit_tool.profile.messages.record_message import RecordMessage
from fit_tool.profile.profile_type import FileType, Manufacturer
from playwright.sync_api import expect

from conftest import until
from test_referee_desk import HALF, Log, desk, player, press  # noqa: F401
from test_referee_pitch import a_match

KICK_OFF = 1_795_000_000_000
METRE = 180 / (6_371_008.8 * 3.141592653589793)


def metres(speed, second):
    """How far north somebody is who runs north and south, turning each minute."""
    turn = second % 120
    return (turn if turn < 60 else 120 - turn) * speed


def gpx(speed, seconds, later=0, extra=""):
    """A point at each of these seconds."""
    points = []
    for second in seconds:
        at = datetime.datetime.fromtimestamp(KICK_OFF / 1000 + second + later, datetime.UTC)
        points.append(f'<trkpt lat="{51.5 + metres(speed, second) * METRE:.7f}" lon="-0.12">'
                      f"<time>{at:%Y-%m-%dT%H:%M:%S}Z</time></trkpt>")
    return ('<?xml version="1.0"?>\n<gpx version="1.1" creator="test"><trk><name>Sunday</name>'
            "<trkseg>\n" + "\n".join(points) + extra + "\n</trkseg></trk></gpx>\n").encode()


def fit(speed, seconds):
    """The same as another program writes it, as watches do."""
    builder = FitFileBuilder(auto_define=True)
    kind = FileIdMessage()
    kind.type = FileType.ACTIVITY
    kind.manufacturer = Manufacturer.DEVELOPMENT.value
    kind.time_created = KICK_OFF
    builder.add(kind)
    for second in seconds:
        record = RecordMessage()
        record.timestamp = KICK_OFF + second * 1000
        record.position_lat = 51.5 + metres(speed, second) * METRE
        record.position_long = -0.12
        builder.add(record)
    return builder.build().to_bytes()


def give(page, content, name="match.gpx"):
    with page.expect_file_chooser() as chooser:
        page.locator("#track-choose").click()
    chooser.value.set_files({"name": name, "mimeType": "", "buffer": content})


def played(account):
    """A match with a goal in minute 11 and a card in minute 21, at the times of the world."""
    match = a_match(account)
    log = Log(account, match)

    def write(minute, stage, elapsed, *facts):
        log.at = KICK_OFF + minute * 60_000 - 1_000 * len(facts)
        return log.write(stage, elapsed, *facts)

    write(0, "PRE", 0, ("kickoff", {"side": "home"}),
          ("period.start", {"period": "R1", "seconds": 2_700}))
    write(10, "R1", 600_000, ("goal", {
        "side": "home", "type": "openPlay", "scorer": player("home", 9)}))
    write(20, "R1", 1_200_000, ("card", {"colour": "yellow", "recipient": player("away", 6)}))
    write(46, "R1", HALF + 60_000, ("period.end", {"period": "R1"}))
    write(60, "I1", 0, ("interval.start", {"gap": "I1"}), ("interval.end", {"gap": "I1"}),
          ("kickoff", {"side": "away"}), ("period.start", {"period": "R2", "seconds": 2_700}))
    write(107, "R2", HALF + 120_000, ("period.end", {"period": "R2"}),
          ("match.fullTime", {"outcome": "normal"}))
    return match


def track(account):
    return next(iter(account.pull().of_kind("matchTrack").values()), None)


def test_a_track_is_attached_moved_and_removed(desk, picture):  # noqa: F811
    page, account = desk()
    match = played(account)
    page.goto(f"/referee/m/{match}/records")
    press(page, "Track")
    expect(page.get_by_text("No track yet")).to_be_visible()
    picture(page, "referee/track-empty")

    # What is no track says so, and nothing is changed.
    give(page, b'<!DOCTYPE x [<!ENTITY a "b">]><gpx>&a;</gpx>')
    expect(page.locator("#track-fault")).to_contain_text("document type")
    assert track(account) is None

    # Two metres a second, without minutes 18 to 22, with a point nobody can have been at.
    seconds = [n for n in range(-60, 6_600) if not 1_080 <= n < 1_320]
    bad = '\n<trkpt lat="95" lon="0"><time>2026-11-18T14:00:00Z</time></trkpt>'
    give(page, gpx(2, seconds, extra=bad))
    expect(page.locator(".track-drawing")).to_be_visible()
    expect(page.locator("#track-left-out")).to_contain_text("1 point of the file was left out")
    expect(page.locator("#track-left-out li")).to_have_text(
        f"Line {len(seconds) + 3}: latitude or longitude missing or invalid")
    totals = page.locator("#track-totals").locator("..")
    # 93 minutes of play, four of them without a track.
    expect(totals).to_contain_text("10.6")
    expect(totals).to_contain_text("in 1 gap")
    decisions = page.locator("#track-decisions").locator("..").locator("li")
    expect(decisions).to_have_count(2)
    expect(decisions.nth(0)).to_contain_text("7.2 km/h")
    expect(decisions.nth(1)).to_contain_text("no track")
    expect(page.locator(".track-minute")).to_have_text(["11'"])
    picture(page, "referee/track")
    until(lambda: track(account) is not None, what="the track")
    kept = track(account)
    assert kept["match"] == match and kept["name"] == "Sunday" and len(kept["code"]) < 49_152

    # Two minutes later it can be, and no more.
    for _ in range(12):
        press(page, "10 s later")
    expect(page.locator("#track-shift-now")).to_have_text("120 seconds later")
    expect(page.get_by_role("button", name="10 s later", exact=True)).to_be_disabled()
    expect(page.get_by_role("button", name="1 s later", exact=True)).to_be_disabled()
    for _ in range(9):
        press(page, "10 s earlier")
    press(page, "1 s earlier")
    expect(page.locator("#track-shift-now")).to_have_text("29 seconds later")
    until(lambda: track(account).get("shift") == 29, what="the shift")
    page.reload()
    expect(page.locator("#track-shift-now")).to_have_text("29 seconds later")

    # Another file asks before it takes the place of this one.
    give(page, gpx(1, range(6_600)))
    expect(page.locator("dialog#track-question")).to_contain_text("already has a track")
    press(page, "Don't attach")
    expect(totals).to_contain_text("10.6")
    give(page, gpx(1, range(6_600)))
    press(page, "Replace the track", inside=page.locator("dialog#track-question"))
    expect(totals).to_contain_text("5.58 km")
    expect(page.locator("#track-shift-now")).to_have_text("Not adjusted")

    page.locator("#track-remove").click()
    press(page, "Remove the track", inside=page.locator("dialog#track-question"))
    expect(page.get_by_text("No track yet")).to_be_visible()
    until(lambda: track(account) is None, what="the removal")


def test_a_track_comes_from_the_file_of_a_watch(desk, picture):  # noqa: F811
    page, account = desk()
    match = played(account)
    page.goto(f"/referee/m/{match}/track")
    expect(page.get_by_text("No track yet")).to_be_visible()
    content = fit(2, range(-60, 6_600, 5))
    give(page, content[:13], "match.fit")
    expect(page.locator("#track-fault")).to_contain_text("ends too early, at byte 12")
    # The watch's battery went: what it had written is there, and the rest is said to be missing.
    give(page, content[:-200], "match.fit")
    expect(page.locator(".track-drawing")).to_be_visible()
    expect(page.locator("#track-left-out")).to_contain_text("the file ends early")
    picture(page, "referee/track-cut")
    give(page, content, "match.fit")
    press(page, "Replace the track", inside=page.locator("dialog#track-question"))
    expect(page.locator("#track-left-out")).to_have_count(0)
    expect(page.locator("#track-totals").locator("..")).to_contain_text("11.16 km")
    until(lambda: track(account) is not None, what="the track")


def test_a_track_lies_on_the_pitch_of_its_venue(desk, picture):  # noqa: F811
    page, account = desk()
    match = played(account)
    account.push([("referee", "editMatch", {
        "match": match, "edits": [{"field": "venue", "value": "Mill Lane"}]})])
    page.goto("/referee/library/venues/new")
    page.locator("#library-name").fill("Mill Lane")
    page.locator("#library-pitch").fill("51.5, -0.1204\n51.5, -0.1196\n51.5, 0.5\n1")
    press(page, "Save")
    expect(page.locator("#library-pitch-fault")).to_be_visible()
    page.locator("#library-pitch").fill(
        "51.4999, -0.1204\n51.5009, -0.1196\n51.4999; -0.1196\n51.5009 -0.1204")
    picture(page, "referee/library-pitch")
    press(page, "Save")
    until(lambda: len(account.pull().of_kind("libraryVenue")) == 1, what="the venue")
    venue = next(iter(account.of_kind("libraryVenue").values()))
    assert len(venue["pitch"]) == 4, json.dumps(venue)
    page.goto(f"/referee/m/{match}/track")
    give(page, gpx(1.5, range(6_600)))
    expect(page.get_by_text("On the pitch of Mill Lane")).to_be_visible()
    expect(page.locator("rect.track-pitch")).to_have_count(1)
    press(page, "Heat map")
    expect(page.locator("[class^=track-heat]").first).to_be_visible()
    picture(page, "referee/track-heat")
