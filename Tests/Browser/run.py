"""Files of other devices, and somebody's hands on the recording: what journeys of RunningBuddy begin with."""
import datetime
import math
import re
import urllib.error
import urllib.parse
import urllib.request

from playwright.sync_api import expect

from conftest import ROOT, until
from page_state import databases
from run_ways import Way, receiver  # noqa: F401

#: A ride of 668.19 m with a pause, as a device wrote it.
PAUSED_RIDE = ROOT / "generated/recordings/sweat/2020-06-01-16-52-40.fit"

#: Says of the page that it is not on the screen, or is again.
SEEN = """(state) => {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  Object.defineProperty(document, "hidden", { value: state === "hidden", configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def gpx(start, seconds, name="", speed=2.8, each=5, zone="Z", sport="running"):
    """A file as watches write them, of a run that began at a moment. A speed may depend on the second."""
    way, points = Way(each=each), []
    for second in range(0, seconds + 1, each):
        at, place = start + datetime.timedelta(seconds=second), way.fix()
        points.append(
            f'<trkpt lat="{place["latitude"]:.7f}" lon="{place["longitude"]:.7f}">'
            f'<ele>{place["altitude"]:.1f}</ele><time>{at:%Y-%m-%dT%H:%M:%S}{zone}</time><extensions>'
            f'<gpxtpx:TrackPointExtension><gpxtpx:hr>{140 + second // 60 % 25}</gpxtpx:hr>'
            f'<gpxtpx:cad>{84 + second // 90 % 5}</gpxtpx:cad></gpxtpx:TrackPointExtension></extensions></trkpt>')
        way.speed = speed(second) if callable(speed) else speed
        way.step()
    return ('<?xml version="1.0" encoding="UTF-8"?><gpx version="1.1" creator="Watch" '
            'xmlns="http://www.topografix.com/GPX/1/1" '
            'xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><trk>'
            f'<name>{name}</name><type>{sport}</type><trkseg>{"".join(points)}</trkseg></trk></gpx>').encode()


def both(start, seconds=900, ahead=12):
    """One run, as a phone without a heart rate and a watch recorded it whose clock is ahead: names and contents."""
    def file(at):
        return gpx(at, seconds, speed=lambda second: 2.8 + math.sin(second / 37) / 2 + math.sin(second / 11) / 3)
    phone = re.sub(rb"<extensions>.*?</extensions>", b"", file(start))
    return ("phone.gpx", phone), ("watch.gpx", file(start + datetime.timedelta(seconds=ahead)))


def ago(**span):
    """A whole second so long ago."""
    return datetime.datetime.now(datetime.timezone.utc).replace(microsecond=0) - datetime.timedelta(**span)


def setting(client, field, value):
    return ("run", "setRunSetting", {"user": client.user, "change": {"field": field, "value": value}})


def introduced(client, *settings):
    """Somebody who knows what a browser records; `settings` as fields and values."""
    client.push([setting(client, "introduced", True), *[setting(client, *one) for one in settings]])
    assert client.rejections == [], client.rejections
    return client


def runs(client, deleted=False):
    """The runs that are kept, as another device sees them, by id; those that were deleted."""
    rows = client.pull().of_kind("run")
    return {identity: row for identity, row in rows.items() if ("x" in row) == deleted}


def tracks(client):
    """The tracks the server has: for each run how long their text is."""
    parts = client.pull().of_kind("runTrack")
    keys = [{"kind": "runTrack", "id": identity} for identity in parts]
    lengths = {}
    for first in range(0, len(keys), 16):
        answer = client.call("POST", "/api/sync/apart", {"keys": keys[first:first + 16]})
        for _, identity, text in answer["contents"]:
            assert len(text.encode()) == parts[identity]["content"]["octets"]
            owner = parts[identity]["run"]
            lengths[owner] = lengths.get(owner, 0) + len(text)
    return lengths


def arrived(client, count=1):
    """Waits until so many runs are on the server, each with its track."""
    until(lambda: len(runs(client)) == count and set(tracks(client)) >= set(runs(client)),
          what=f"{count} runs with their tracks")
    return runs(client)


def send(client, line, name, content):
    """A file from another program, with the line that goes into the request's head; the answer's status."""
    header, value = line.split(": ")
    query = urllib.parse.urlencode({"name": name})
    request = urllib.request.Request(f"{client.url}/api/run/inbox?{query}", content, {header: value}, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code


class Runner:
    """Somebody with a phone in the hand."""

    def __init__(self, page, way=None):
        self.page = page
        self.way = way or Way()

    def open(self, path="/run"):
        self.page.goto(path)
        return self

    def on(self, selector):
        return self.page.locator(selector)

    def shows(self, selector):
        expect(self.on(selector).first).to_be_visible()
        return self

    def tap(self, selector):
        self.on(selector).first.click()
        return self

    def says(self, text):
        expect(self.on(".snackbar").filter(has_text=text).last).to_be_visible()
        return self

    # Recording

    def get_ready(self):
        """From the first page to a place that is known well enough."""
        self.tap("#run-start")
        expect(self.on("#run-understood").or_(self.on("#run-go"))).to_be_visible()
        if self.on("#run-understood").is_visible():
            self.tap("#run-understood")
        self.shows("#run-go").watches()
        self.moves(self.way.stand(6))
        expect(self.on("#run-go")).to_have_text("Start")
        return self

    def watches(self):
        """The page has asked where it is."""
        until(lambda: self.page.evaluate("isWatched()"), what="the page to ask where it is")
        return self

    def start(self):
        """Counts down, and is on the way."""
        self.get_ready().tap("#run-go").shows(".run-countdown")
        self.moves(self.way.stand(4))
        return self.shows("#run-pause")

    def moves(self, fixes):
        self.page.evaluate("(given) => fixes(given)", fixes)
        return self

    def runs(self, seconds):
        return self.moves(self.way.run(seconds))

    def hold(self, identity, then):
        """Keeps a finger on a button until something is there. A message may lie over it for a while."""
        expect(self.on(".snackbar")).to_have_count(0)
        self.on(identity).hover()
        self.page.mouse.down()
        self.shows(then)
        self.page.mouse.up()
        return self

    def finish(self):
        return self.hold("#run-finish", ".run-form")

    def save(self, title):
        """Names the run that is over and saves it; its page is there."""
        self.on("#run-title").fill(title)
        self.tap(".column form button.prominent").shows("#run-out")
        expect(self.on("h1")).to_have_text(title)
        return self

    # What is kept

    def kept(self):
        """The run that was saved is durable: what was written of it second by second has gone."""
        until(lambda: not any(name.endswith("-journal") for name in databases(self.page)), what="the journal to go")
        return self

    def lists(self, title, *words):
        """A row of the list has a run, with these words."""
        row = self.on("li.run-row").filter(has_text=title)
        expect(row).to_have_count(1)
        for word in words:
            expect(row).to_contain_text(word)
        return row

    def opens(self, title):
        self.lists(title).locator("a").click()
        return self.shows("#run-out")

    def gives(self, *files):
        """Chooses files: names and contents."""
        with self.page.expect_file_chooser() as chooser:
            self.tap("#run-choose")
        chooser.value.set_files([
            {"name": name, "mimeType": "application/octet-stream", "buffer": content} for name, content in files])
        return self.shows("#run-take")
