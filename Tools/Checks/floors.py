"""How many tests there are at least: a filter that matches nothing, or a suite that is skipped, is a
fault. Whoever adds tests raises the number, whoever removes some says why."""
import sys

LEAST = {"native": 5_040, "journeys without a client": 205, "journeys": 360}
#: So many of the journeys are one walk, in both languages.
OF_A_WALK = 8


def check(what, count):
    if count < LEAST[what]:
        sys.exit(f"{count} {what} have run, at least {LEAST[what]} must")
