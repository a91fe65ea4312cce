"""RunningBuddy's screens in every state: see walking.py."""
import run_files_screens
import run_first_screens
import run_kept_screens
import run_recording_screens
import run_screens
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


def runs(walk, server, devices):
    language = walk.language
    newcomer = at(devices, language, server.person(language=language))
    walk.through(newcomer, run_first_screens.nothing_yet(newcomer))
    season = run_screens.Season(server, language)
    runner = at(devices, language, season.account)
    walk.through(runner, run_recording_screens.recording(runner, season))
    person = at(devices, language, season.account)
    for states in (run_files_screens.bringing_in, run_files_screens.the_inbox, run_kept_screens.looking_back):
        walk.through(person, states(person, season))
    watched = at(devices, language, server.person(language=language))
    walk.through(watched, run_files_screens.merging(watched))
    another = at(devices, language, season.account)
    walk.through(another, run_kept_screens.elsewhere(another, season))


walk = walk_through(runs, "run")
