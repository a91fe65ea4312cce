"""Recordings of real devices, next to other people's readers: what we read is what they read, and they
read what we write without a complaint."""
import csv
import json
import pathlib
import subprocess

import pytest

import foreign_recordings as foreign
from conftest import BINARY
from run import PAUSED_RIDE
from run_ways import Way

PROGRAM = pathlib.Path(BINARY).parent / "recordings"
FOLDER = pathlib.Path(__file__).parents[2] / "generated" / "recordings"
#: How far apart a number may be: places and lengths go through other people's arithmetic.
NEAR = {"latitude": 1e-9, "longitude": 1e-9, "altitude": 1e-6, "path": 1e-6, "speed": 1e-6, "distance": 1e-6}


def recordings(kind):
    return sorted(FOLDER.glob(f"*/*.{kind}"))


def names(path):
    return path.name


def read(path):
    done = subprocess.run([PROGRAM, "read", path], capture_output=True, text=True)
    return json.loads(done.stdout) if done.returncode == 0 else done.stderr


def written(path, kind, folder):
    out = folder / f"written.{kind}"
    subprocess.run([PROGRAM, "write", kind, path, out], check=True)
    return out


def differences(ours, theirs, near=NEAR):
    """Every field that they have and that is another with us."""
    return [
        (name, ours.get(name), value) for name, value in theirs.items()
        if (ours.get(name) is None) != (value is None)
        or value is not None and abs(ours[name] - value) > near.get(name, 0)]


def assert_same(ours, theirs, near=NEAR):
    theirs = list(theirs)
    assert len(ours) == len(theirs) > 0
    for index, (mine, yours) in enumerate(zip(ours, theirs)):
        assert differences(mine, yours, near) == [], index


def test_the_recordings_are_there():
    assert [len(recordings(kind)) for kind in ("fit", "gpx", "tcx")] == [5, 35, 4]


@pytest.mark.parametrize("path", recordings("fit"), ids=names)
def test_a_fit_file_says_what_fitdecode_reads(path):
    activities = read(path)["activities"]
    theirs = foreign.Fit(path)
    assert_same(
        [point for activity in activities for point in activity["points"]],
        theirs.points([activity["isOnFoot"] for activity in activities for _ in activity["points"]]))
    sessions = [(activity["start"], activity["totals"]) for activity in activities]
    laps = [(lap["start"], lap["totals"]) for activity in activities for lap in activity["laps"]]
    for ours, name in ((sessions, "session"), (laps, "lap")):
        expected = list(theirs.totals(name))
        if name == "session" and not expected:
            continue
        assert [start for start, _ in ours] == [start for start, _ in expected]
        for (_, mine), (_, yours) in zip(ours, expected):
            assert differences(mine, yours) == []
    assert [pause for activity in activities for pause in activity["pauses"]] == theirs.pauses()
    assert [beat for activity in activities for beat in activity["beats"]] == list(theirs.beats())


@pytest.mark.parametrize("path", recordings("gpx"), ids=names)
def test_a_gpx_file_says_what_gpxpy_reads(path):
    ours = read(path)
    tracks, others = foreign.gpx_tracks(path)
    if not tracks:
        assert "timeMissing" in ours or "empty" in ours, "a reason is given"
        return
    assert len(ours["activities"]) == len(tracks)
    for activity, points in zip(ours["activities"], tracks):
        assert_same(activity["points"], points)
    assert ours["unknown"] == others


@pytest.mark.parametrize("path", recordings("tcx"), ids=names)
def test_a_tcx_file_says_what_tcxreader_reads(path):
    activity = read(path)["activities"][0]
    assert_same(activity["points"], foreign.tcx_points(path))
    timer, laps = foreign.tcx_timer(path)
    assert len(activity["laps"]) == laps
    assert abs(activity["totals"]["timer"] - timer) <= laps


def figures(path):
    return json.loads(subprocess.run([PROGRAM, "figures", path], capture_output=True, text=True, check=True).stdout)


@pytest.mark.parametrize("ride", ["4078723797", "4801048867"])
def test_one_ride_is_as_long_in_each_format(ride):
    """The same ride as the device wrote it, and as two sites gave it out."""
    found = {path.name: figures(path)[0]["distance"]
             for kind in ("fit", "gpx", "tcx") for path in recordings(kind) if ride in path.name}
    assert len(found) == 4
    device = next(distance["device"] for name, distance in found.items() if name.endswith(".fit"))
    ours = [distance["ours"] for distance in found.values()]
    assert max(ours) - min(ours) < 0.005 * min(ours), found
    assert all(abs(distance - device) < 0.01 * device for distance in ours), found


def test_a_ride_with_a_pause_has_the_times_of_its_device():
    [told] = figures(PAUSED_RIDE)
    assert (told["distance"]["device"], told["timer"]["device"], told["elapsed"]["device"]) == (66_819, 93_700, 113_150)
    # Its points go on for twelve seconds after that.
    assert abs(told["timer"]["ours"] - 93_700) <= 1_000
    assert abs(told["distance"]["ours"] - 66_819) < 0.01 * 66_819


#: What a format can say of a point.
SAYS = {
    "fit": ("at", "latitude", "longitude", "path", "heartRate"),
    "gpx": ("at", "latitude", "longitude", "heartRate"),
    "tcx": ("at", "latitude", "longitude", "path", "heartRate"),
}
#: What may be lost on the way. Times are cut to seconds by FIT alone.
LOST = {"latitude": 1e-7, "longitude": 1e-7, "path": 0.1}
#: Of two long rides one suffices: Garmin's reader takes seconds for each.
WRITTEN = [path for kind in ("fit", "tcx") for path in recordings(kind) if "4078723797" not in path.name]


@pytest.mark.parametrize("path", WRITTEN, ids=names)
def test_what_we_write_is_read_by_everybody(path, tmp_path):
    points = read(path)["activities"][0]["points"]
    fit, gpx, tcx, table = (written(path, kind, tmp_path) for kind in ("fit", "gpx", "tcx", "csv"))

    def said(kind, of=points):
        for point in of:
            said = {name: point.get(name) for name in SAYS[kind]}
            yield said | {"at": said["at"] // 1000 * 1000} if kind == "fit" else said

    complaints, counts = foreign.complaints(str(fit))
    assert complaints == [] and counts == {len(points)}
    decoded = foreign.Fit(fit)
    assert decoded.warnings == []
    assert_same(list(decoded.points([False] * len(points))), said("fit"), LOST)
    placed = [point for point in points if point.get("latitude") is not None]
    if placed:
        tracks, _ = foreign.gpx_tracks(gpx)
        assert_same(tracks[0], said("gpx", placed), LOST)
    assert_same(foreign.tcx_points(tcx), said("tcx"), LOST)
    with open(table, newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(points) and all(None not in row for row in rows)
    for kind, file in (("fit", fit), ("tcx", tcx)):
        assert_same(read(file)["activities"][0]["points"], said(kind), LOST)


def made():
    """Ten minutes on the way with a pause of a minute: the points before it and those after."""
    way, start, parts = Way(), 1_790_000_000_000, []
    for first in (0, 360):
        part = []
        for _, place in way.run(300):
            second = first + 2 * len(part)
            part.append({
                "at": start + second * 1000, "latitude": place["latitude"], "longitude": place["longitude"],
                "altitude": round(place["altitude"], 1), "path": 0.0, "speed": 3.0,
                "heartRate": 140 + second % 30, "cadence": 160 + 2 * (second % 9)})
        parts.append(part)
    for index, point in enumerate(parts[0] + parts[1]):
        point["path"] = 6.0 * index
    return parts


def test_what_fit_tool_writes_is_read_by_us(tmp_path):
    before, after = made()
    pause = [before[-1]["at"], after[0]["at"]]
    file = tmp_path / "theirs.fit"
    foreign.write_fit(file, before + after, [pause])
    found = read(file)
    assert len(found["activities"]) == 1 and found["notes"] == []
    activity = found["activities"][0]
    assert_same(activity["points"], before + after, LOST | {"altitude": 0.2, "speed": 0.001})
    assert activity["pauses"] == [pause]
    assert activity["isOnFoot"] and len(activity["laps"]) == 1
    totals = activity["totals"]
    assert (totals["distance"], totals["elapsed"], totals["timer"]) == (
        after[-1]["path"], after[-1]["at"] - before[0]["at"], after[-1]["at"] - before[0]["at"] - 62_000)


def test_what_gpxpy_writes_is_read_by_us(tmp_path):
    parts = made()
    file = tmp_path / "theirs.gpx"
    foreign.write_gpx(file, parts)
    found = read(file)
    assert len(found["activities"]) == 1
    activity = found["activities"][0]
    says = ("at", "latitude", "longitude", "altitude", "heartRate", "cadence")
    assert_same(activity["points"], [{name: point[name] for name in says} for part in parts for point in part], LOST)
    begins = [index for index, point in enumerate(activity["points"]) if point.get("begins")]
    assert begins == [0, len(parts[0])]
