"""The screens of frame, account, SuperFriend and RefWatch in every state: see walking.py."""
import subprocess

import referee_screens
import screens
import world
from conftest import BINARY
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


def suite(walk, server, devices):
    language = walk.language
    door = at(devices, language)
    walk.through(door, screens.entrance(door))
    newcomer = at(devices, language, server.person(language=language))
    walk.through(newcomer, screens.beginning(newcomer))

    account = server.person(language=language, displayName="Ana")
    friends = world.befriend(account, screens.people())
    ana, ben, chi = friends[0], friends[3], friends[4]
    archie, paul = friends[7], friends[8]
    account.push([
        world.step("archiveFriend", archie.id), world.step("pinFriend", ana.id),
        world.step("pauseFriend", paul.id, until=world.days_ago(-30).isoformat()),
        world.add_contact("Lonely", "Contact", org="Not on the list")[1],
        *[world.record(ana.id, ana.contact, ana.name, note=note, on=world.days_ago(40))[1]
          for note in ("We talked about the boat.", "x" * 300)]])
    person = at(devices, language, account)
    walk.through(person, referee_screens.the_desk(person, account))
    for states in (screens.the_list(person), screens.the_picker(person),
                   screens.the_sheet(person, ana, chi, paul), screens.the_rest(person),
                   screens.without_network(person, account, ben)):
        walk.through(person, states)
    boss = at(devices, language, administrator(server, language))
    walk.through(boss, screens.the_people(boss))


def administrator(server, language):
    """Somebody who looks after the server; the newest person on it is another."""
    boss = server.person(language=language, displayName="Boss")
    server.person(language=language, displayName="Maximiliane " + screens.LONG)
    subprocess.run([BINARY, "user", "role", boss.email, "admin", "--data", server.data],
                   check=True, capture_output=True)
    return boss


walk = walk_through(suite)
