"""Ids that follow from names, as the server derives them: `ID(of: .words(…))` in Kit/Core/NamedID.swift."""

import numpy

# So many at a time: more is no quicker, and takes memory.
SLICE = 200_000


def follows(users: list[str], followers, followees):
    """Upper and lower half of the id of each follow, by places in `users`, which are texts of one length."""
    texts = numpy.frombuffer("".join(users).encode(), dtype=numpy.uint8).reshape(len(users), -1)
    begun = after(after(state(len(users)), numpy.tile(letters("golfFollow"), (len(users), 1))), texts)
    parts = []
    for first in range(0, len(followers), SLICE):
        part = slice(first, first + SLICE)
        one = followers[part]
        parts.append(layout(*after((begun[0][one], begun[1][one]), texts[followees[part]])))
    return tuple(numpy.concatenate(half) for half in zip(*parts))


def letters(word: str):
    return numpy.frombuffer(word.encode(), dtype=numpy.uint8)


def state(count: int):
    """Of so many names before their first word."""
    return tuple(numpy.full(count, word, dtype=numpy.uint64) for word in (0x6C69627261727900, 0x7265667761746368))


def after(state, words):
    """After one word more of each name, a row of bytes."""
    high, low = state
    for column in range(words.shape[1] + 1):
        ended = column == words.shape[1]
        high = mixed(high ^ (numpy.uint64(0x10000) if ended else words[:, column].astype(numpy.uint64)))
        low = mixed(low + high)
    return high, low


def mixed(word):
    """The SplitMix64 finaliser."""
    word = (word ^ word >> numpy.uint64(30)) * numpy.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ word >> numpy.uint64(27)) * numpy.uint64(0x94D049BB133111EB)
    return word ^ word >> numpy.uint64(31)


def layout(high, low):
    """That of a UUIDv8 (RFC 9562, 5.8)."""
    return (
        high & ~numpy.uint64(0xF000) | numpy.uint64(0x8000),
        low & numpy.uint64(0x3FFFFFFFFFFFFFFF) | numpy.uint64(0x8000000000000000))
