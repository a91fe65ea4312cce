"""TeePals' screens in every state: see walking.py."""
import golf_desk_screens
import golf_post_screens
import golf_screens
from golf_town import Town
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


def golf(walk, server, devices):
    language = walk.language
    door = at(devices, language)
    walk.through(door, golf_screens.stranger(door))
    newcomer = at(devices, language, server.person(language=language))
    for states in (golf_screens.the_first_steps, golf_screens.nothing_yet,
                   golf_post_screens.nobody_yet):
        walk.through(newcomer, states(newcomer))
    town = Town(server, language)
    person = at(devices, language, town.me)
    for states in (golf_screens.rounds, golf_screens.home, golf_screens.nearby,
                   golf_screens.the_form, golf_screens.the_chat, golf_post_screens.posts,
                   golf_screens.notifications,
                   golf_screens.people, golf_screens.profile, golf_screens.refused,
                   golf_desk_screens.after_a_round, golf_desk_screens.moderation):
        walk.through(person, states(person, town))
    later = at(devices, language, town.me)
    walk.through(later, golf_screens.days_later(later, town))


walk = walk_through(golf, "golf")
