"""RefWatch's screens in every state: see walking.py."""
import referee_screens
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


def referee(walk, server, devices):
    account = server.person(language=walk.language, displayName="Ana")
    person = at(devices, walk.language, account)
    walk.through(person, referee_screens.the_desk(person, account))


walk = walk_through(referee, "referee")
