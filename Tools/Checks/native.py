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
    """Without arguments, as a filter knows it."""
    return case.get("name", "").split("(")[0]


def main():
    ran, failed = run()
    floors.check("native", len(ran))
    if not failed:
        return
    if not unsteady.may_stumble(failed):
        sys.exit(1)
    print("== unsteady or broken, once more:", *failed, flush=True)
    again, broken = run("--filter", "|".join(rf"[./]{re.escape(name)}" for name in failed))
    missing = set(failed) - set(again)
    if broken or missing:
        sys.exit(f"Not run again: {sorted(missing)}" if missing else 1)
    unsteady.note(failed)


if __name__ == "__main__":
    main()
