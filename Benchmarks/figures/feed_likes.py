"""Likes of different posts by 64 golfers, each a command of their own that is on disk when it is answered, next to chat
messages of the same golfers in rounds of eight and to PocketBase's creates, by the same generator: by turns, medians of
three, as many requests of each client as its limits allow. Then 10,000 golfers like one post within a minute: what that
writes into its author's scope, and whether every place that counts likes has all of them."""

import sqlite3
import subprocess
import sys
import uuid

import generator
import golfers
import posts
from fieldday import fresh_id
from pocketbase import PocketBase
from report import Figure, at_least, at_most, median, told
from web import Refused

CLIENTS, PLAYERS, TURNS = posts.READERS, 8, 3
# Of a client in a turn: 100 likes in a quarter of an hour, 60 messages in a minute.
LIKES, MESSAGES = 30, 18
SECONDS, MINUTE = 60, 60
# Likes at once, and rows that they may write.
ROWS = 1_100


def measure(bench):
    town = posts.town(bench)
    with bench.world.server(data=town.data) as server:
        likes, messages, creates = turns(bench, server, town)
        burst = at_once(bench, server, town)
    mine, theirs = (median(result.p95 for result in results) / 1_000 for results in (likes, messages))
    figures = [
        at_most(f"like, {CLIENTS} clients, p95 of that of a chat message", mine / theirs, 1, "x", 2,
                likes=[result.p95 for result in likes], messages=[result.p95 for result in messages]),
        told("the same, p95 of both", f"{mine:.1f} and {theirs:.1f} ms"),
    ]
    name = f"likes/s, {CLIENTS} clients, and PocketBase's creates/s"
    if creates:
        own, other = (median(result.per_second for result in results) for results in (likes, creates))
        figures.append(at_least(name, own / other, 4, f"{own:,.0f}/s and {other:,.0f}/s"))
    else:
        figures.append(told(name, "not installed"))
    return figures + burst


# MARK: By turns


def turns(bench, server, town):
    people = town.readers
    rounds = [
        golfers.round(server, people[first:first + PLAYERS]) for first in range(0, CLIENTS, PLAYERS)]
    try:
        folder = bench.folder / "likes"
        folder.mkdir()
        peer = PocketBase(folder, CLIENTS)
    except (OSError, RuntimeError, Refused, subprocess.CalledProcessError) as error:
        print(f"measured without a peer: {error}", file=sys.stderr)
        peer = None
    likes, messages, creates = [], [], []
    open = liked(town, CLIENTS * LIKES * TURNS)
    try:
        for turn in range(TURNS):
            some = open[turn * CLIENTS * LIKES:(turn + 1) * CLIENTS * LIKES]
            likes.append(like(bench, server, people, some))
            messages.append(talk(bench, server, people, rounds, turn))
            if peer:
                creates.append(generator.run(bench.load, peer.additions(), CLIENTS, 4))
    finally:
        if peer:
            peer.__exit__()
    check(town, open)
    return likes, messages, creates


def liked(town, count: int) -> list[str]:
    """Public posts, each once."""
    with sqlite3.connect(town.path) as database:
        found = database.execute(
            "SELECT id FROM golf_post WHERE visibility = 'public' ORDER BY created_at DESC LIMIT ?",
            (count,)).fetchall()
    database.close()
    return [str(uuid.UUID(bytes=id)) for (id,) in found]


def like(bench, server, people, open: list[str]):
    load = server.commands(
        people, "golf", "like", {"user": "{2}", "target": {"kind": "post", "id": "{i1}"}},
        [[person.cookie, person.user] for person in people], [[post] for post in open])
    return generator.run(bench.load, load, CLIENTS, SECONDS, LIKES)


def talk(bench, server, people, rounds: list[str], turn: int):
    """Nobody writes the same twice."""
    args = {"message": "{fresh}", "body": {
        "round": "{3}", "sender": {**people[0].card, "user": "{2}"},
        "content": {"kind": "text", "text": f"Message {{n}} of turn {turn}"}, "writtenAt": "@time"}}
    fields = [[person.cookie, person.user, rounds[index // PLAYERS]] for index, person in enumerate(people)]
    return generator.run(
        bench.load, server.commands(people, "golf", "sendMessage", args, fields), CLIENTS, SECONDS, MESSAGES)


def check(town, open: list[str]) -> None:
    """What was answered need not have been accepted."""
    with sqlite3.connect(town.path) as database:
        (likes,) = database.execute("SELECT count(*) FROM entity_home WHERE kind = 'golfLike'").fetchone()
        (messages,) = database.execute("SELECT count(*) FROM golf_message WHERE kind = 'text'").fetchone()
    database.close()
    if likes != len(open) or messages != CLIENTS * MESSAGES * TURNS:
        raise RuntimeError(f"{likes} likes and {messages} messages were accepted")


# MARK: At once


def at_once(bench, server, town):
    author, post = town.popular, fresh_id()
    server.push(author, [("golf", "publishPost", {"post": post, "body": {
        "author": author.user, "title": "A hole in one", "text": "The fourth, with a seven iron.",
        "createdAt": town.now}})])
    before = head(town)
    count = len(town.crowd) // 10 * 10
    people = [[person.cookie, person.user, fresh_id()] for person in town.crowd[:count]]
    load = server.commands(
        town.crowd, "golf", "like", {"user": "{i2}", "target": {"kind": "post", "id": post}}, [], people)
    result = generator.run(bench.load, load, CLIENTS, 5 * SECONDS)
    counts = counted(town, uuid.UUID(post).bytes)
    exact = all(number == count for number in counts)
    return [
        at_most(f"{count:,} likes of one post", result.seconds, MINUTE, "s", 1, p95=result.p95),
        at_most("the same, rows in its author's scope", head(town) - before, ROWS, ""),
        Figure("the same, of all that count them", f"{count:,} each", ", ".join(f"{number:,}" for number in counts),
               min(counts) / count, exact),
    ]


def head(town) -> int:
    """How many rows were ever written into the author's scope."""
    with sqlite3.connect(town.path) as database:
        (seq,) = database.execute(
            "SELECT seq FROM feed_head WHERE scope_kind = 'user' AND scope_id = ?",
            (uuid.UUID(town.popular.user).bytes,)).fetchone()
    database.close()
    return seq


def counted(town, post: bytes) -> tuple[int, int, int]:
    """The post's number, the rows, and what its author is told."""
    with sqlite3.connect(town.path) as database:
        numbers = [database.execute(statement, (post,)).fetchone()[0] for statement in (
            "SELECT likes FROM golf_post_stats WHERE post = ?",
            "SELECT count(*) FROM golf_like WHERE target_id = ?",
            "SELECT json_extract(body, '$.actorCount') FROM golf_notification"
            " WHERE kind = 'postUpvoted' AND post = ?")]
    database.close()
    return tuple(numbers)
