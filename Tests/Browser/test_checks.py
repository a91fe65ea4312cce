"""What is tried once more, and when that is a fault (Tools/Checks)."""
import re
import sys

import pytest

from conftest import ROOT, Chromium, headless_path

sys.path.insert(0, str(ROOT / "Tools/Checks"))
import floors  # noqa: E402
import native  # noqa: E402
import unsteady  # noqa: E402


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
    runs, again = unsteady.add([], ["a", "a"])
    assert (runs, again) == ([["a"]], [])
    for _ in range(unsteady.RUNS - 2):
        runs, again = unsteady.add(runs, [])
        assert again == []
    assert unsteady.add(runs, ["a", "b"])[1] == ["a"]
    runs, _ = unsteady.add(runs, [])
    assert unsteady.add(runs, ["a"]) == ([*[[]] * (unsteady.RUNS - 1), ["a"]], [])


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


def test_a_browser_that_has_gone_is_started_again(playwright):
    with Chromium(playwright, headless_path()) as browser:
        browser.new_context()
        browser.running.close()
        browser.new_context().new_page().goto("about:blank")
