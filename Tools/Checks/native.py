"""Runs the native tests: names what failed at the end, where it is found, and tries it once more."""
import pathlib
import re
import subprocess
import sys
import xml.etree.ElementTree as tree

import floors
import unsteady

LOG = pathlib.Path(".build/native-tests.log")
#: Where Swift Testing writes what ran, given the name without the addition.
ASKED = pathlib.Path(".build/native-tests.xml")
REPORT = pathlib.Path(".build/native-tests-swift-testing.xml")


def run(*options):
    """The tests that ran and those of them that failed, by name; prints what the failures were."""
    REPORT.unlink(missing_ok=True)
    with LOG.open("wb") as log:
        status = subprocess.run(
            ["swift", "test", "-c", "release", "--skip-build", "--xunit-output", ASKED, *options],
            stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL).returncode
    lines = LOG.read_text(errors="replace").splitlines()
    try:
        cases = list(tree.parse(REPORT).iter("testcase"))
    except (OSError, tree.ParseError):
        crash = next((number for number, line in enumerate(lines) if "crashed" in line), -60)
        sys.exit("\n".join(lines[crash:][:60]) + "\nThe tests wrote no whole report.")
    failed = [name(case) for case in cases if case.find("failure") is not None]
    if status and not failed:
        sys.exit("\n".join(lines[-60:]) + f"\nThe tests ended with {status}.")
    for number, line in enumerate(lines):
        if line.startswith("✘"):
            print("\n".join(lines[number:number + 4]))
    if not failed:
        print(lines[-1])
    return [name(case) for case in cases], sorted(set(failed))


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
    ran, failed = run()
    floors.check("native", len(ran))
    unsteady.try_again(failed, again)


if __name__ == "__main__":
    main()
