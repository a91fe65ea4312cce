"""Recordings of other devices. Two long rides as FIT, GPX and TCX are read natively, again and again in
one process, next to foreign readers that make everything of them that they make: fitfast (Rust),
garmin-fit-sdk, gpxpy and tcxreader (Python); the medians. A hundred FIT files of runs of 20 minutes to
an hour with a point each second are imported on the command line, from the program's start to its end,
figures and durable writes included; FitTrackee (one worker, PostGIS and Redis) is sent some of them, one
after the other. In the browser, on a phone of the middle (a quarter of the machine's speed), from the
moment a file is chosen to the frame with its preview."""

import itertools
import subprocess
import sys

import readers
import runs
from browser import KEPT, Phone, until, watch
from fittrackee import FitTrackee
from report import at_least, at_most, median

RIDE, SHORTER = "4078723797.fit", "4801048867.fit"
GPX, TCX = "activity_4801048867.gpx", "activity_4801048867.tcx"
FILES, SENT = 100, 10
READINGS, FOREIGN = 40, 4
CHOICES = 5
# When a file was chosen.
CHOSEN = """
(() => {
  const { click } = HTMLInputElement.prototype;
  HTMLInputElement.prototype.click = function () {
    this.addEventListener("change", () => { window.chosen = performance.now(); });
    return click.apply(this);
  };
})()
"""


def measure(bench, files: int = FILES, sent: int = SENT):
    return [*reading(bench), *importing(bench, files, sent), choosing(bench)]


# MARK: Reading


def reading(bench):
    ours = {}
    for name, limit in ((RIDE, 20), (SHORTER, 10), (GPX, 60), (TCX, 100)):
        path = runs.ride(name)
        found = runs.ask(bench, "read", READINGS, path)
        ours[name] = found["samples"]
        yield at_most(
            f"{called(path)} ({found['points']:,} points) read", median(ours[name]), limit, "ms", 1,
            samples=ours[name])
    for name, peer, read, reach in (
            (RIDE, "fitfast", readers.fitfast, 1), (SHORTER, "fitfast", readers.fitfast, 1),
            (RIDE, "garmin-fit-sdk", readers.garmin, 50), (GPX, "gpxpy", readers.gpxpy, 10),
            (TCX, "tcxreader", readers.tcxreader, 1)):
        path = runs.ride(name)
        theirs = readers.timed(read(path), FOREIGN)
        mine, other = median(ours[name]), median(theirs)
        yield at_least(
            f"{called(path)} read, and by {peer}", other / mine, reach,
            f"{mine:.1f} and {other:.1f} ms", theirs=theirs)


def called(path) -> str:
    return f"{path.suffix[1:].upper()} of {path.stat().st_size / 1_000:,.0f} kB"


# MARK: Importing


def importing(bench, files: int, sent: int):
    folder = runs.made(bench, files, each=1)
    took = runs.take(bench, bench.world.data(), bench.world.people[0], folder)
    yield at_most(f"{files} FIT files imported on the command line", took, 5, "s", 2)
    try:
        with FitTrackee(bench.folder) as peer:
            # The first one opens what the others find open.
            paths = itertools.islice(sorted(folder.iterdir()), sent + 1)
            theirs = [peer.take(path) for path in paths][1:]
    except (ImportError, OSError, RuntimeError, subprocess.CalledProcessError) as error:
        print(f"measured without a peer: {error}", file=sys.stderr)
        return
    mine, other = took / files, sum(theirs) / len(theirs)
    yield at_least(
        "a file imported and by FitTrackee", other / mine, 30,
        f"{mine * 1_000:.0f} and {other * 1_000:.0f} ms", theirs=theirs)


# MARK: Choosing


def choosing(bench):
    path = runs.ride(RIDE)
    samples = []
    with bench.world.server() as server, Phone(f"http://localhost:{server.site.port}") as phone:
        with phone.context(bench.world.people[0]) as context:
            first = context.new_page()
            first.goto("/run/data")
            until(first, KEPT)
            first.close()
            for _ in range(CHOICES):
                page = phone.page(context)
                page.add_init_script(CHOSEN)
                watch(page, "#run-take")
                page.goto("/run/data")
                with page.expect_file_chooser() as chooser:
                    page.locator("#run-choose").click()
                chooser.value.set_files(path)
                until(page, "() => window.usable !== undefined")
                samples.append(page.evaluate("usable - chosen") / 1_000)
                page.close()
    return at_most(
        f"{called(path)} chosen to preview in the browser", median(samples), 1.5, "s", 2,
        samples=samples)
