"""Runs the native tests, or those that the options of `swift test` name (`--filter …`): names what failed at the
end, where it is found, and tries it once more."""
import collections
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as tree

import floors
import unsteady

LOG = pathlib.Path(".build/native-tests.log")
#: Where Swift Testing writes what ran, given the name without the addition.
ASKED = pathlib.Path(".build/native-tests.xml")
REPORT = pathlib.Path(".build/native-tests-swift-testing.xml")
#: How long all tests together may end nothing, in seconds: what is still running then hangs.
SILENCE = 180


def run(*options):
    """The tests that ran, by name, and those of them that failed, with why; prints what the failures were."""
    REPORT.unlink(missing_ok=True)
    status = watched(
        ["swift", "test", "-c", "release", "--skip-build", "--xunit-output", ASKED, *options])
    lines = LOG.read_text(errors="replace").splitlines()
    try:
        cases = list(tree.parse(REPORT).iter("testcase"))
    except (OSError, tree.ParseError):
        crash = next((number for number, line in enumerate(lines) if "crashed" in line), -60)
        sys.exit("\n".join(lines[crash:][:60]) + "\nThe tests wrote no whole report.")
    failed = {name(case): failure.get("message", "") for case in cases
              if (failure := case.find("failure")) is not None}
    if status and not failed:
        sys.exit("\n".join(lines[-60:]) + f"\nThe tests ended with {status}.")
    for number, line in enumerate(lines):
        if line.startswith("✘"):
            print("\n".join(lines[number:number + 4]))
    if not failed:
        print(lines[-1])
    return [name(case) for case in cases], failed


def watched(command):
    """What the command ends with. Its output goes to the log; when nothing is added for long, it is
    stopped and what has not ended is named."""
    with LOG.open("wb") as log:
        tests = subprocess.Popen(
            command, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            start_new_session=True)
    try:
        length, since = 0, time.monotonic()
        while tests.poll() is None:
            if LOG.stat().st_size != length:
                length, since = LOG.stat().st_size, time.monotonic()
            if time.monotonic() - since > SILENCE:
                names = ", ".join(unfinished(LOG.read_text(errors="replace").splitlines()))
                sys.exit(f"No test has ended for {SILENCE} s. Still running: {names or 'none'}")
            time.sleep(0.2)
        return tests.returncode
    finally:
        if tests.poll() is None:
            os.killpg(tests.pid, signal.SIGKILL)


def unfinished(lines):
    """The tests that have begun and not ended, by what the log calls them."""
    running = collections.Counter()
    for line in lines:
        if began := re.match(r"◇ Test (?!case |run )(.+) started\.$", line):
            running[began[1]] += 1
        elif ended := re.match(
                r"[✔✘] Test (?!case |run )(.+?)(?: with \d+ test cases?)? (?:passed|failed) after ", line):
            running[ended[1]] -= 1
    return sorted(+running)


def name(case):
    """Module, suites and test, as a filter knows it; without arguments."""
    return f"{case.get('classname')}.{case.get('name', '').split('(')[0]}"


def pattern(name):
    """A filter for one test: its parts are set apart by dots or slashes."""
    return r"[./]".join(map(re.escape, name.split("."))) + r"\("


def again(failed):
    """Whether all of them have run once more and passed."""
    ran, broken = run("--filter", "|".join(map(pattern, failed)))
    missing = set(failed) - set(ran)
    if missing:
        print(f"Not run again: {sorted(missing)}")
    return not broken and not missing


def main():
    # The tests are a group of their own: they have to end with this.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    options = sys.argv[1:]
    ran, failed = run(*options)
    if not options:
        floors.check("native", len(ran))
    elif not ran:
        sys.exit(f"No native test is named by {' '.join(options)}")
    unsteady.try_again(failed, again)


if __name__ == "__main__":
    main()
