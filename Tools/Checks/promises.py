"""What keeps a promise keeps it every time: runs those journeys many times over, whatever a round finds, and tells
at the end what failed in which rounds."""
import time

import journeys
import unsteady

ROUNDS = 20


def one_round():
    """The names of what failed."""
    try:
        return list(journeys.run(
            "-n", "2", "--dist", "loadfile", *journeys.LIMIT, "-m", "promise", "Tests/Browser")["failed"])
    except SystemExit as stopped:
        return [f"a round that was not to its end ({stopped})"]


def main():
    rounds = {}
    for number in range(1, ROUNDS + 1):
        began = time.monotonic()
        failed = one_round()
        for name in failed:
            rounds.setdefault(name, []).append(str(number))
        took = time.monotonic() - began
        print(f"Round {number} of {ROUNDS}: {took:.0f} s, {len(failed)} failed", flush=True)
    if rounds:
        told = [f"{name}: in round {', '.join(failed)} of {ROUNDS}" for name, failed in rounds.items()]
        print("\n".join(told))
        unsteady.give_up(told)


if __name__ == "__main__":
    main()
