"""Which walks through all screens of a part have to be made: those of parts that changed since the commit
at which all journeys last passed here. What belongs to no part, such as the kit's view, changes all."""
import pathlib
import re
import subprocess

#: The commit at which the journeys last passed. It goes with what was built.
KEPT = pathlib.Path(".build/journeys-passed")
#: Each walk (`Tests/Browser/test_screens_….py`) with what nothing but its screens is made of.
WALKS = {
    "accounts": r"Apps/Accounts/|Tests/Browser/account_screens\.py",
    "friends": r"Apps/SuperFriend/|Tests/Browser/friends_screens\.py",
    "referee": r"Apps/RefWatch/|Tests/Browser/referee_screens\.py",
    "golf": r"Apps/TeePals/|Tests/Browser/golf(_\w+)?\.py",
    "day": r"Apps/DayBlock/|Tests/Browser/day(_\w+)?\.py",
    "run": r"Apps/RunningBuddy/|Tests/Browser/run(_\w+)?\.py",
}
#: What no screen is made of.
APART = (r".*\.md|LICENSE|docs/|\.ci/|Benchmarks/|Tools/(Checks|Tidy)/|Tools/(browser|quick|soak|steps|test)\.sh|Makefile|"
         r"Apps/\w+/Tests/|Kit/(Tests|Testing|Server|ServerTesting|Store|StoreSQLite)/|"
         r"Tests/(Application|Fleet)/|Tests/Browser/test_(?!screens_)\w+\.py")


def needed(changed):
    """The walks that these files want."""
    walks = set()
    for path in changed:
        own = [walk for walk, pattern in WALKS.items()
               if re.match(pattern, path) or path == f"Tests/Browser/test_screens_{walk}.py"]
        if not re.match(APART, path):
            walks.update(own or WALKS)
    return walks


def git(*words):
    """The lines of an answer; none when there is no repository, or no such commit."""
    answer = subprocess.run(["git", *words], capture_output=True, text=True)
    return answer.stdout.split() if answer.returncode == 0 else None


def left_out():
    """The walks that this run can do without, in order."""
    passed = KEPT.read_text().strip() if KEPT.exists() else ""
    tracked = git("diff", "--name-only", "--no-renames", passed, "--") if passed else None
    new = git("ls-files", "--others", "--exclude-standard")
    if tracked is None or new is None:
        return []
    return sorted(set(WALKS) - needed(tracked + new))


def remember():
    """All that there is at this commit is in order, unless the tree holds something else."""
    head = git("rev-parse", "HEAD")
    if head and git("status", "--porcelain") == []:
        KEPT.write_text(head[0])
    else:
        KEPT.unlink(missing_ok=True)
