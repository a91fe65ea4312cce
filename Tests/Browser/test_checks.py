"""What is tried once more, and when that is a fault (Tools/Checks)."""
import json
import re
import socket
import subprocess
import sys

import pytest

from conftest import ROOT, Chromium, headless_path, hold_port

sys.path.insert(0, str(ROOT / "Tools/Checks"))
import floors  # noqa: E402
import journeys  # noqa: E402
import native  # noqa: E402
import promises  # noqa: E402
import unsteady  # noqa: E402
import walks  # noqa: E402


def test_the_network_is_cut_in_one_place():
    files = (ROOT / "Tests/Browser").glob("*.py")
    cutting = {path.name for path in files if "set_offline" in path.read_text()}
    assert cutting == {"conftest.py", "test_checks.py"}


def test_a_few_stumble_and_promises_do_not():
    assert unsteady.may_stumble(["a", "b"])
    assert not unsteady.may_stumble([])
    assert not unsteady.may_stumble([str(number) for number in range(unsteady.MOST + 1)])
    assert not unsteady.may_stumble(["a"], promises=["a"])


def test_unsteady_twice_in_ten_runs_is_a_fault():
    runs, again = unsteady.add([], {"a": "why"})
    assert (runs, again) == ([{"a": "why"}], [])
    for _ in range(unsteady.RUNS - 2):
        runs, again = unsteady.add(runs, {})
        assert again == []
    assert unsteady.add(runs, {"a": "why", "b": "why"})[1] == ["a"]
    runs, _ = unsteady.add(runs, {})
    assert unsteady.add(runs, {"a": "why"}) == ([*[{}] * (unsteady.RUNS - 1), {"a": "why"}], [])


def test_a_second_try_says_why(tmp_path, monkeypatch):
    monkeypatch.setattr(unsteady, "FOUND", tmp_path / "found")
    monkeypatch.setattr(unsteady, "KEPT", tmp_path / "cache/unsteady.json")
    monkeypatch.setattr(unsteady, "FAILED", tmp_path / "failed")
    unsteady.try_again({"a": "the first\nreason"}, lambda failed: True)
    with pytest.raises(SystemExit):
        unsteady.try_again({"b": "broken"}, lambda failed: False)
    for status in (0, 1):
        with pytest.raises(SystemExit, match=str(status)):
            unsteady.main()
    assert json.loads(unsteady.KEPT.read_text()) == [{"a": "the first\nreason"}] * 2
    assert unsteady.FAILED.read_text() == "b\n"


def test_a_promise_that_fails_in_a_round_is_told_with_the_round(tmp_path, monkeypatch, capsys):
    def run(*_):
        found = rounds.pop(0)
        if found is None:
            sys.exit("no report")
        return {"failed": dict.fromkeys(found, "why")}

    rounds = [[], ["a"], None, ["a", "b"]]
    monkeypatch.setattr(unsteady, "FAILED", tmp_path / "failed")
    monkeypatch.setattr(promises, "ROUNDS", 4)
    monkeypatch.setattr(journeys, "run", run)
    with pytest.raises(SystemExit, match="1"):
        promises.main()
    assert unsteady.FAILED.read_text().splitlines() == [
        "a: in round 2, 4 of 4", "a round that was not to its end (no report): in round 3 of 4",
        "b: in round 4 of 4"]
    assert "Round 2 of 4: 0 s, 1 failed" in capsys.readouterr().out


def test_native_tests_that_hang_are_named_and_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(native, "LOG", tmp_path / "log")
    monkeypatch.setattr(native, "SILENCE", 1)
    log = "\n".join([
        "◇ Test hangs(times:) started.", "◇ Test case passing 1 argument times → 1 to hangs(times:) started.",
        "✔ Test case passing 1 argument times → 1 to hangs(times:) passed after 0.1 seconds.",
        '◇ Test "in words" started.', "◇ Test fails() started.", "◇ Test many(of:) started.",
        '✔ Test "in words" passed after 0.1 seconds.', "✘ Test fails() recorded an issue at A.swift:1:1: no",
        "✘ Test fails() failed after 0.1 seconds with 1 issue.",
        "✔ Test many(of:) with 2 test cases passed after 0.1 seconds."])
    program = "import sys, threading; print(sys.argv[1], flush=True); threading.Event().wait()"
    with pytest.raises(SystemExit, match=r"for 1 s. Still running: hangs\(times:\)$"):
        native.watched([sys.executable, "-c", program, log])
    assert native.watched([sys.executable, "-c", "exit(3)"]) == 3


@pytest.mark.parametrize("changed, wanted", [
    ("Apps/TeePals/UI/Rounds/RoundPage.swift", {"golf"}),
    ("Apps/DayBlock/Domain/Blocks/Block.swift", {"day"}),
    ("Apps/RefWatch/Server/RefWatchSystem.swift", {"referee"}),
    ("Apps/SuperFriend/UI/List/ListView.swift", {"friends"}),
    ("Apps/Accounts/UI/YourData/DataView.swift", {"accounts"}),
    ("Apps/RunningBuddy/UI/Live/LiveView.swift", {"run"}),
    ("Tests/Browser/golf_town.py", {"golf"}),
    ("Tests/Browser/run_screens.py", {"run"}),
    ("Tests/Browser/run_kept_screens.py", {"run"}),
    ("Tests/Browser/account_screens.py", {"accounts"}),
    ("Tests/Browser/screens.py", set(walks.WALKS)),
    ("Tests/Browser/test_screens_day.py", {"day"}),
    ("Kit/View/Patching/Patch.swift", set(walks.WALKS)),
    ("Products/Home/HomeContent.swift", set(walks.WALKS)),
    ("Web/shell.css", set(walks.WALKS)),
    ("Tests/Browser/walked.txt", set(walks.WALKS)),
    ("Something/new.swift", set(walks.WALKS)),
    ("Apps/TeePals/README.md", set()),
    ("Apps/TeePals/Tests/UI/RoundPageTests.swift", set()),
    ("Kit/Store/Writer.swift", set()),
    ("Tests/Browser/test_golf_chat.py", set()),
])
def test_a_change_wants_the_walks_of_its_parts(changed, wanted):
    assert walks.needed([changed]) == wanted


def test_each_part_with_a_walk_is_known():
    files = (ROOT / "Tests/Browser").glob("test_screens_*.py")
    assert {path.stem.removeprefix("test_screens_") for path in files} == set(walks.WALKS)
    apps = {path.name for path in (ROOT / "Apps").iterdir()}
    for app in apps:
        assert len(walks.needed([f"Apps/{app}/UI/Screen.swift"])) == 1


def test_what_has_not_changed_since_it_was_in_order_is_not_walked(tmp_path, monkeypatch):
    def commit(path):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(path)
        git("add", "-A")
        git("-c", "user.name=a", "-c", "user.email=a@fieldday.example", "commit", "-qm", path)

    def git(*words):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(walks, "KEPT", tmp_path / ".git/passed")
    git("init", "-q")
    assert walks.left_out() == []
    commit("Kit/View/Patch.swift")
    assert walks.left_out() == []
    walks.remember()
    assert walks.left_out() == sorted(walks.WALKS)
    commit("Apps/TeePals/UI/Round.swift")
    assert walks.left_out() == ["accounts", "day", "friends", "referee", "run"]
    (tmp_path / "Apps/DayBlock").mkdir()
    (tmp_path / "Apps/DayBlock/new.swift").write_text("")
    assert walks.left_out() == ["accounts", "friends", "referee", "run"]
    # What is in no commit cannot be found again.
    walks.remember()
    assert walks.left_out() == []


def test_a_native_test_is_tried_again_by_its_whole_name():
    case = {"classname": "CoreTests.Outer.TextTests", "name": "refused(text:)"}
    pattern = native.pattern(native.name(case))
    assert re.search(pattern, "CoreTests.Outer/TextTests/refused(text:)")
    assert not re.search(pattern, "WireTests.TextTests/refused()")
    assert not re.search(pattern, "CoreTests.Outer/TextTests/refusedTwice()")


def test_too_few_tests_are_a_fault():
    for what, least in floors.LEAST.items():
        floors.check(what, least)
        with pytest.raises(SystemExit, match=f"{least - 1} {what} have run"):
            floors.check(what, least - 1)


def steps(folder, *lines):
    """What a script of such steps (Tools/steps.sh) ends with, and prints."""
    script = ["set -euo pipefail", f". {ROOT}/Tools/steps.sh", *lines, "echo all passed"]
    ended = subprocess.run(
        ["bash", "-c", "\n".join(script)], cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return ended.returncode, ended.stdout


def table(printed):
    """Each step of the table with what is remarked of it."""
    rows = re.findall(r"^  (.*?) +\d+ s(?:  (.*))?$", printed, re.MULTILINE)
    assert rows.pop() == ("all together", "")
    return dict(rows)


def test_a_run_tells_at_its_end_what_each_step_took(tmp_path):
    status, printed = steps(
        tmp_path, 'ask "set-up" 1 true', 'beside "client" .build/log bash -c "echo compiled"',
        'step "tests" 1 sleep 0.5', 'joined "client" 1',
        """echo '["a::b[en]", "why"]' >.build/unsteady""")
    assert status == 0
    assert table(printed) == {"set-up": "", "client": "", "tests": ""}
    assert "\ncompiled\n" in printed and "\n-- tests: " in printed
    assert printed.endswith("Failed: nothing\nUnsteady: a::b[en]\n")


def test_a_step_that_fails_ends_the_run_and_is_named(tmp_path):
    status, printed = steps(
        tmp_path, 'step "good" 1 true', 'step "bad" 1 bash -c "echo a::b >.build/failed; exit 3"',
        'step "next" 1 true')
    assert (status, table(printed)) == (3, {"good": "", "bad": "failed"})
    assert printed.endswith("Failed: bad\n  a::b\nUnsteady: nothing\n")
    assert "all passed" not in printed


def test_what_fails_beside_the_others_stops_them(tmp_path):
    status, printed = steps(
        tmp_path, 'beside "client" - bash -c "sleep 0.2; exit 4"', 'step "tests" 1 sleep 30', 'joined "client" 1')
    assert (status, table(printed)) == (4, {"tests": "stopped", "client": "failed"})
    status, printed = steps(
        tmp_path, 'beside "client" - bash -c "sleep 0.2; exit 4"', 'joined "client" 1')
    assert (status, table(printed)) == (4, {"client": "failed"})
    # Killed while the run looked elsewhere.
    status, printed = steps(
        tmp_path, 'beside "client" - bash -c "kill -9 \\$\\$"', 'ask "set-up" 1 sleep 0.3', 'joined "client" 1')
    assert (status, table(printed)) == (137, {"set-up": "", "client": "failed"})
    status, printed = steps(tmp_path, 'beside "client" - sleep 30', 'step "tests" 1 false')
    assert (status, table(printed)) == (1, {"tests": "failed", "client": "stopped"})


def test_a_step_that_takes_too_long_is_named(tmp_path):
    status, printed = steps(tmp_path, 'step "endless" 0 sleep 30')
    assert (status, table(printed)) == (1, {"endless": "took too long"})
    assert "endless takes longer than 0 minutes" in printed
    status, printed = steps(tmp_path, "most=0", 'step "endless" 5 sleep 30')
    assert status == 1 and "All steps take longer than 0 minutes: stopped at endless" in printed


def test_a_run_that_goes_on_tells_all_that_failed(tmp_path):
    status, printed = steps(
        tmp_path, "goes_on=yes", 'step "a" 1 false', 'step "b" 1 true', 'step "c" 0 sleep 30')
    assert (status, table(printed)) == (1, {"a": "failed", "b": "", "c": "took too long"})
    assert "all passed" in printed and printed.endswith("Failed: a\nFailed: c\nUnsteady: nothing\n")


def test_a_port_is_kept_for_its_server_alone():
    with hold_port() as held, hold_port() as another:
        port = held.getsockname()[1]
        assert another.getsockname()[1] != port
        with pytest.raises(OSError), socket.socket() as seeker:
            seeker.bind(("127.0.0.1", port))
        for _ in range(2):
            with socket.create_server(("127.0.0.1", port)) as server, socket.create_connection(server.getsockname()):
                server.accept()[0].close()


def test_a_browser_that_has_gone_is_started_again(playwright):
    with Chromium(playwright, headless_path()) as browser:
        browser.new_context()
        browser.running.close()
        browser.new_context().new_page().goto("about:blank")
