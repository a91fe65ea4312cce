"""DayBlock's screens in every state: see walking.py."""
import pytest

import day_screens
from day_life import Life
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


@pytest.fixture(scope="session")
def browser(whole_browser):
    """The shell takes a wider face for the system's: two pixels of a figure are cut off at 180."""
    return whole_browser


def day(walk, server, devices):
    language = walk.language
    for states in (day_screens.the_first_steps, day_screens.nothing_yet):
        newcomer = at(devices, language, server.person(language=language))
        walk.through(newcomer, states(newcomer))
    life = Life(server, language)
    person = at(devices, language, life.account)
    for states in (day_screens.the_calendar, day_screens.sessions, day_screens.statistics,
                   day_screens.managing, day_screens.information):
        walk.through(person, states(person, life))
    for states in (day_screens.tracking, day_screens.elsewhere, day_screens.refused):
        another = at(devices, language, life.account)
        walk.through(another, states(another, life))


walk = walk_through(day, "day")
