"""Runs the journeys with a client, or (`without`) those that need none, or (`of OPTION…`) those that pytest's
options name: three files at a time, for part of a journey is waiting. A browser on a busy machine may stumble: a
few that failed are tried once more, alone. What keeps a promise (nothing lost, nothing doubled) is not: see the
marker `promise`. A part of the suite that has not changed since its screens were in order is not walked: see
`walks`."""
import json
import pathlib
import subprocess
import sys

import floors
import unsteady
import walks

#: What `Tests/Browser/conftest.py` writes of a run.
REPORT = pathlib.Path(".build/journeys.json")
#: How many at a time, and how many seconds each may take.
SIDE_BY_SIDE = ["-n", "3", "--dist", "loadfile", "--no-loadscope-reorder"]
LIMIT = ["--timeout", "120"]


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


def again(failed, *options):
    """Whether all of them have run once more and passed."""
    report = run(*LIMIT, *options, *failed)
    return not report["failed"] and report["passed"] >= len(failed)


def some(options):
    """Those that the options name."""
    report = run(*SIDE_BY_SIDE, *LIMIT, *options)
    soak = [option for option in options if option == "--soak"]
    unsteady.try_again(report["failed"], lambda failed: again(failed, *soak), report["promises"])


def whole(is_without):
    """All with a client, or all without."""
    unwalked = [] if is_without else walks.left_out()
    if unwalked:
        print("Not walked, for nothing of them has changed:", ", ".join(unwalked), flush=True)
    ignored = [f"--ignore=Tests/Browser/test_screens_{walk}.py" for walk in unwalked]
    report = run(
        *SIDE_BY_SIDE, *LIMIT, "--durations", "30", "-m", "not client" if is_without else "client", *ignored,
        "Tests/Browser")
    failed = report["failed"]
    floors.check(
        "journeys without a client" if is_without else "journeys",
        report["passed"] + len(failed) + floors.OF_A_WALK * len(unwalked))
    unsteady.try_again(failed, again, report["promises"])
    if not is_without:
        walks.remember()


def main():
    what, *options = sys.argv[1:] or ["with"]
    if what == "of":
        some(options)
    else:
        whole(is_without=what == "without")


if __name__ == "__main__":
    main()
