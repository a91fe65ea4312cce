"""What other people's readers say about recordings, and what other people's writers make of them:
garmin-fit-sdk, fitdecode, fit-tool, gpxpy, tcxreader.

Each gives, or takes, what `recordings read` gives: times in milliseconds since 1970, degrees, metres,
metres a second; `None` for what a file does not say.
"""
import datetime
import logging
import warnings
from xml.etree import ElementTree

import fitdecode
import garmin_fit_sdk
import gpxpy
from fit_tool.fit_file import FitFile
from fit_tool.fit_file_builder import FitFileBuilder
from fit_tool.profile.messages.activity_message import ActivityMessage
from fit_tool.profile.messages.event_message import EventMessage
from fit_tool.profile.messages.file_id_message import FileIdMessage
from fit_tool.profile.messages.lap_message import LapMessage
from fit_tool.profile.messages.record_message import RecordMessage
from fit_tool.profile.messages.session_message import SessionMessage
from fit_tool.profile.profile_type import Event, EventType, FileType, Manufacturer, Sport
from tcxreader.tcxreader import TCXReader

SEMICIRCLE = 180 / 2 ** 31
#: The extension in which watches write heart rate and cadence into GPX files.
GARMIN = "http://www.garmin.com/xmlschemas/TrackPointExtension/v1"


def milliseconds(time):
    if time is None:
        return None
    return round((time if time.tzinfo else time.replace(tzinfo=datetime.timezone.utc)).timestamp() * 1000)


class Fit:
    """A FIT file as fitdecode reads it, strictly; anything to complain about fails."""

    def __init__(self, path):
        self.frames = {name: [] for name in ("record", "lap", "session", "event", "hrv")}
        with warnings.catch_warnings(record=True) as self.warnings:
            warnings.simplefilter("always")
            with fitdecode.FitReader(path, check_crc=fitdecode.CrcCheck.RAISE,
                                     error_handling=fitdecode.ErrorHandling.RAISE) as reader:
                for frame in reader:
                    if frame.frame_type == fitdecode.FIT_FRAME_DATA and frame.name in self.frames:
                        self.frames[frame.name].append(frame)

    @staticmethod
    def value(frame, *names):
        for name in names:
            if frame.has_field(name) and frame.get_value(name) is not None:
                return frame.get_value(name)
        return None

    def points(self, on_foot):
        """The records; `on_foot` says of each whether its cadence counts strides."""
        assert len(on_foot) == len(self.frames["record"])
        for record, is_on_foot in zip(self.frames["record"], on_foot):
            def value(*names):
                return self.value(record, *names)
            latitude, longitude = value("position_lat"), value("position_long")
            point = {
                "at": milliseconds(value("timestamp")),
                "latitude": None if latitude is None else latitude * SEMICIRCLE,
                "longitude": None if longitude is None else longitude * SEMICIRCLE,
                "altitude": value("enhanced_altitude", "altitude"), "path": value("distance"),
                "speed": value("enhanced_speed", "speed"), "heartRate": value("heart_rate") or None,
            }
            if is_on_foot:
                # Strides, with 1/128 beside them.
                strides = value("cadence")
                point["cadence"] = None if strides is None else int(
                    2 * (strides + (value("fractional_cadence") or 0)) + 0.5)
            yield point

    def totals(self, name):
        for frame in self.frames[name]:
            def thousandths(field):
                value = self.value(frame, field)
                return None if value is None else round(value * 1000)
            yield milliseconds(self.value(frame, "start_time")), {
                "distance": self.value(frame, "total_distance"), "timer": thousandths("total_timer_time"),
                "elapsed": thousandths("total_elapsed_time"), "ascent": self.value(frame, "total_ascent"),
                "descent": self.value(frame, "total_descent"), "energy": self.value(frame, "total_calories"),
                "meanHeartRate": self.value(frame, "avg_heart_rate"),
                "mostHeartRate": self.value(frame, "max_heart_rate"),
            }

    def pauses(self):
        pauses, stopped = [], None
        for event in self.frames["event"]:
            if self.value(event, "event") != "timer":
                continue
            kind, at = self.value(event, "event_type"), milliseconds(self.value(event, "timestamp"))
            if kind in ("stop", "stop_all") and stopped is None:
                stopped = at
            elif kind == "start" and stopped is not None:
                if stopped < at:
                    pauses.append([stopped, at])
                stopped = None
        return pauses

    def beats(self):
        for message in self.frames["hrv"]:
            times = self.value(message, "time")
            for time in times if isinstance(times, (list, tuple)) else [times]:
                if time is not None:
                    yield round(time * 1000)


def complaints(path):
    """What Garmin's own reader and fit-tool have against a FIT file, and how many records each finds."""
    decoder = garmin_fit_sdk.Decoder(garmin_fit_sdk.Stream.from_file(path))
    found = [] if decoder.check_integrity() else ["integrity"]
    messages, errors = garmin_fit_sdk.Decoder(garmin_fit_sdk.Stream.from_file(path)).read()
    found += map(str, errors)
    logged = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: logged.append(record.getMessage())
    logging.getLogger().addHandler(handler)
    try:
        tool = FitFile.from_file(path)
    finally:
        logging.getLogger().removeHandler(handler)
    records = sum(type(record.message).__name__ == "RecordMessage" for record in tool.records)
    return found + logged, {len(messages.get("record_mesgs", [])), records}


def gpx_tracks(path):
    """The tracks of a GPX file that have points with a time, as gpxpy reads them, and how much else there
    is."""
    with open(path, encoding="utf-8-sig") as file:
        read = gpxpy.parse(file)
    tracks = []
    for track in read.tracks:
        points = []
        for segment in track.segments:
            for point in segment.points:
                if point.time is None:
                    continue
                heart = None
                for extension in point.extensions:
                    for element in extension.iter():
                        if str(element.tag).split("}")[-1] in ("hr", "heartrate"):
                            heart = float(element.text)
                points.append({
                    "at": milliseconds(point.time), "latitude": point.latitude,
                    "longitude": point.longitude, "altitude": point.elevation,
                    "heartRate": int(heart) if heart else None})
        if points:
            tracks.append(points)
    return tracks, len(read.routes) + len(read.waypoints)


def tcx_points(path):
    """The points of a TCX file's first activity, as tcxreader reads them."""
    return [
        {"at": milliseconds(point.time), "latitude": point.latitude, "longitude": point.longitude,
         "altitude": point.elevation, "path": point.distance, "speed": point.tpx_ext.get("Speed"),
         "heartRate": int(point.hr_value) if point.hr_value else None}
        for lap in TCXReader().read(str(path), only_gps=False).laps for point in lap.trackpoints]


def tcx_timer(path):
    """Milliseconds of all laps together, and how many there are."""
    times = [float(element.text) for element in ElementTree.parse(path).getroot().iter()
             if element.tag.endswith("}TotalTimeSeconds")]
    return round(sum(times) * 1000), len(times)


# Other people's writers


def write_fit(path, points, pauses=()):
    """A run as fit-tool writes it, in one lap; pauses as two times each. Times are whole seconds."""
    builder = FitFileBuilder()

    def add(kind, **values):
        message = kind()
        for name, value in values.items():
            if value is not None:
                setattr(message, name, value)
        builder.add(message)

    def timer(at, kind):
        add(EventMessage, timestamp=at, event=Event.TIMER, event_type=kind)

    first, last = points[0]["at"], points[-1]["at"]
    elapsed = (last - first) / 1000
    moving = elapsed - sum(end - start for start, end in pauses) / 1000
    add(FileIdMessage, type=FileType.ACTIVITY, manufacturer=Manufacturer.DEVELOPMENT.value, product=0,
        serial_number=1, time_created=first)
    timer(first, EventType.START)
    switches = sorted((at, kind) for start, end in pauses
                      for at, kind in ((start, EventType.STOP_ALL.value), (end, EventType.START.value)))
    for point in points:
        while switches and switches[0][0] <= point["at"]:
            at, kind = switches.pop(0)
            timer(at, EventType(kind))
        add(RecordMessage, timestamp=point["at"], position_lat=point["latitude"], position_long=point["longitude"],
            enhanced_altitude=point["altitude"], distance=point["path"], enhanced_speed=point["speed"],
            heart_rate=point["heartRate"], cadence=None if point["cadence"] is None else point["cadence"] // 2)
    timer(last, EventType.STOP_ALL)
    whole = {"timestamp": last, "start_time": first, "total_elapsed_time": elapsed, "total_timer_time": moving,
             "total_distance": points[-1]["path"], "sport": Sport.RUNNING}
    add(LapMessage, **whole)
    add(SessionMessage, **whole)
    add(ActivityMessage, timestamp=last, total_timer_time=moving, num_sessions=1)
    builder.build().to_file(str(path))


def write_gpx(path, parts):
    """A run as gpxpy writes it, each part a segment."""
    file = gpxpy.gpx.GPX()
    file.nsmap["gpxtpx"] = GARMIN
    track = gpxpy.gpx.GPXTrack(name="Along the river")
    track.type = "running"
    file.tracks.append(track)
    for part in parts:
        segment = gpxpy.gpx.GPXTrackSegment()
        track.segments.append(segment)
        for point in part:
            written = gpxpy.gpx.GPXTrackPoint(
                point["latitude"], point["longitude"], elevation=point["altitude"],
                time=datetime.datetime.fromtimestamp(point["at"] / 1000, datetime.timezone.utc))
            written.extensions.append(ElementTree.fromstring(
                f'<x:TrackPointExtension xmlns:x="{GARMIN}"><x:hr>{point["heartRate"]}</x:hr>'
                f'<x:cad>{point["cadence"] // 2}</x:cad></x:TrackPointExtension>'))
            segment.points.append(written)
    path.write_text(file.to_xml(), encoding="utf-8")
