"""Runs the journeys with a client, or (`without`) those that need none: three files at a time, for part
of a journey is waiting. A browser on a busy machine may stumble: a few that failed are tried once more,
alone. What keeps a promise (nothing lost, nothing doubled) is not: see the marker `promise`.
A part of the suite that has not changed since its screens were in order is not walked: see `walks`."""
import json
import pathlib
import subprocess
import sys

import floors
import unsteady
import walks

#: What `Tests/Browser/conftest.py` writes of a run.
REPORT = pathlib.Path(".build/journeys.json")


def run(*options):
    REPORT.unlink(missing_ok=True)
    status = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *options], stdin=subprocess.DEVNULL).returncode
    if not REPORT.exists():
        sys.exit(status or "The journeys wrote no report.")
    report = json.loads(REPORT.read_text())
    if status and not report["failed"]:
        sys.exit(status)
    return report


def again(failed):
    """Whether all of them have run once more and passed."""
    report = run("--timeout", "120", *failed)
    return not report["failed"] and report["passed"] >= len(failed)


def main():
    without = sys.argv[1:] == ["without"]
    unwalked = [] if without else walks.left_out()
    if unwalked:
        print("Not walked, for nothing of them has changed:", ", ".join(unwalked), flush=True)
    ignored = [f"--ignore=Tests/Browser/test_screens_{walk}.py" for walk in unwalked]
    report = run(
        "-n", "3", "--dist", "loadfile", "--no-loadscope-reorder", "--durations", "30",
        "--timeout", "120", "-m", "not client" if without else "client", *ignored, "Tests/Browser")
    failed = report["failed"]
    floors.check(
        "journeys without a client" if without else "journeys",
        report["passed"] + len(failed) + floors.OF_A_WALK * len(unwalked))
    unsteady.try_again(failed, again, report["promises"])
    if not without:
        walks.remember()


if __name__ == "__main__":
    main()
