"""SuperFriend's screens and the launcher in every state: see walking.py."""
import friends_screens
import world
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


def friends(walk, server, devices):
    language = walk.language
    newcomer = at(devices, language, server.person(language=language))
    walk.through(newcomer, friends_screens.beginning(newcomer))

    account = server.person(language=language, displayName="Ana")
    known = world.befriend(account, friends_screens.people())
    ana, ben, chi = known[0], known[3], known[4]
    archie, paul = known[7], known[8]
    account.push([
        world.step("archiveFriend", archie.id), world.step("pinFriend", ana.id),
        world.step("pauseFriend", paul.id, until=world.days_ago(-30).isoformat()),
        world.add_contact("Lonely", "Contact", org="Not on the list")[1],
        *[world.record(ana.id, ana.contact, ana.name, note=note, on=world.days_ago(40))[1]
          for note in ("We talked about the boat.", "x" * 300)]])
    person = at(devices, language, account)
    for states in (friends_screens.the_list(person), friends_screens.the_picker(person),
                   friends_screens.the_sheet(person, ana, chi, paul), friends_screens.the_rest(person),
                   friends_screens.reminding(person, ana),
                   friends_screens.without_network(person, account, ben)):
        walk.through(person, states)
    nobody = at(devices, language)
    walk.through(nobody, friends_screens.alone(nobody))


walk = walk_through(friends, "friends")
