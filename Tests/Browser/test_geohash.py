"""Geohashes, next to somebody else's: pygeohash."""
import random
import subprocess

import pygeohash

from conftest import BINARY

LETTERS = "0123456789bcdefghjkmnpqrstuvwxyz"


def places(count):
    """All over the earth, close together, on the edges of cells, and at its ends."""
    chance = random.Random(20_260_523)
    for index in range(count):
        if index % 4 == 3:
            yield 32.7 + chance.random() / 100, -117.1 + chance.random() / 100
        else:
            yield chance.uniform(-90, 90), chance.uniform(-180, 180)
    for level in range(1, 30):
        height, width = 180 / 2 ** level, 360 / 2 ** level
        yield height, width
        yield -height, -width
        yield height - 90, width - 180
    for latitude in (-90.0, 0.0, 90.0):
        for longitude in (-180.0, 0.0, 180.0):
            yield latitude, longitude


def test_everybody_computes_the_same():
    given = list(places(120_000))
    lines = "".join(f"{latitude!r} {longitude!r}\n" for latitude, longitude in given)
    done = subprocess.run([BINARY, "geohash"], input=lines, capture_output=True, text=True, check=True)
    answers = [line.split() for line in done.stdout.splitlines()]
    assert len(answers) == len(given) > 100_000
    for (latitude, longitude), (text, code) in zip(given, answers):
        assert text == pygeohash.encode(latitude, longitude, 12), (latitude, longitude)
        number = 0
        for letter in text:
            number = number << 5 | LETTERS.index(letter)
        assert number == int(code), (latitude, longitude)


def test_what_is_no_place_is_refused():
    for line in ("91 0", "0", "north south", "0 180.5", "nan 0"):
        done = subprocess.run([BINARY, "geohash"], input="1 2\n" + line + "\n", capture_output=True, text=True)
        assert done.returncode != 0 and "line 2" in done.stderr
