"""What passes only at the second try: named, remembered over runs, and a fault when it happens twice.

Imported by the checks that try again. Called by itself at the end of a run (`python unsteady.py`), it
adds the run to those that are remembered, and fails for what was unsteady twice in the last ten.
"""
import json
import os
import pathlib
import sys

#: What this run has found so far: a name and why it failed, in each line.
FOUND = pathlib.Path(".build/unsteady")
#: The names of what failed for good, one in each line. Both are told at the end of a run (Tools/steps.sh).
FAILED = pathlib.Path(".build/failed")
#: What the last runs have found, oldest first: for each the names, with why they failed.
KEPT = pathlib.Path(
    os.environ.get("XDG_CACHE_HOME") or pathlib.Path.home() / ".cache", "fieldday/unsteady.json")
RUNS = 10
#: More failures than this are no stumble.
MOST = 5


def may_stumble(failed, promises=frozenset()):
    """Whether these are worth a second try. What keeps a promise has to pass at the first."""
    return 0 < len(failed) <= MOST and not promises


def try_again(failed, again, promises=frozenset()):
    """Ends the check unless all that failed (names, with reasons) passes in `again`; then it is noted."""
    if not failed:
        return
    if not may_stumble(failed, promises):
        give_up(failed)
    print("== unsteady or broken, once more:", *failed, flush=True)
    if not again(failed):
        give_up(failed)
    with FOUND.open("a") as found:
        found.writelines(json.dumps([name, reason]) + "\n" for name, reason in failed.items())


def give_up(names):
    """Ends the check; the run says at its end what failed."""
    with FAILED.open("a") as failed:
        failed.writelines(f"{name}\n" for name in names)
    sys.exit(1)


def add(runs, found):
    """The runs to be remembered with this one, and what was unsteady before as well."""
    again = sorted(name for name in found if any(name in run for run in runs[1 - RUNS:]))
    return [*runs, found][-RUNS:], again


def main():
    found = dict(map(json.loads, FOUND.read_text().splitlines())) if FOUND.exists() else {}
    try:
        runs = json.loads(KEPT.read_text())
    except (OSError, ValueError):
        runs = []
    runs, again = add(runs, found)
    try:
        KEPT.parent.mkdir(parents=True, exist_ok=True)
        KEPT.write_text(json.dumps(runs, indent=1))
    except OSError as fault:
        print(f"Not remembered: {fault}")
    for name, reason in found.items():
        print(f"Unsteady: {name}" + (", as in an earlier run" if name in again else ""), f"({reason})")
    sys.exit(1 if again else 0)


if __name__ == "__main__":
    main()
