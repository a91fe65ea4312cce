"""The account's screens in every state: see walking.py."""
import subprocess

import account_screens
from conftest import BINARY
from screens import LONG
from walking import (  # noqa: F401
    at, test_axe_finds_nothing, test_nothing_overlaps_or_sticks_out, test_text_of_double_size_fits,
    test_the_walk_was_complete, walk_through)


def accounts(walk, server, devices):
    language = walk.language
    door = at(devices, language)
    walk.through(door, account_screens.entrance(door))
    person = at(devices, language, server.person(language=language, displayName="Ana"))
    walk.through(person, account_screens.the_account(person))
    boss = at(devices, language, administrator(server, language))
    walk.through(boss, account_screens.the_people(boss))


def administrator(server, language):
    """Somebody who looks after the server; the newest person on it is another."""
    boss = server.person(language=language, displayName="Boss")
    server.person(language=language, displayName="Maximiliane " + LONG)
    subprocess.run([BINARY, "user", "role", boss.email, "admin", "--data", server.data],
                   check=True, capture_output=True)
    return boss


walk = walk_through(accounts, "accounts")
