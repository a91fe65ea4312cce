"""Whether the time of an answer tells a login that exists from one that does not: 200 answers of each
kind in an order of chance, one at a time, compared by their means (without the slowest twentieth of either, the
machine's own pauses) and, all of them, by the Mann–Whitney test."""

import math
import random
import shutil
import sqlite3
import statistics
import time

from fieldday import Fieldday
from report import Figure, at_most

COUNT = 200
PASSWORD = "an owl at the ferry"
# A server that writes its emails into files.
WRITING = {"FIELDDAY_DELIVERY": "file"}


def measure(bench):
    people = [person.email for person in bench.world.people]
    questions = {
        "signing in with a wrong password": (guess, 5),
        "signing in when locked out": (locked, COUNT),
        "forgotten password": (forgotten("forgot-password"), 1),
        "forgotten login": (forgotten("forgot-login"), 1),
        "signing up": (sign_up, 1),
    }
    figures = []
    for name, (ask, each) in questions.items():
        known, unknown = [], []
        rounds = 0
        while len(known) < COUNT:
            rounds += 1
            with begun(bench.world, f"{ask.__name__}{rounds}") as server:
                series(server, ask, each, people, known, unknown)
        figures.append(figure(name, known[:COUNT], unknown[:COUNT]))
    return figures


def begun(world, name):
    """A server on a copy of the world in which every address is confirmed and no limit is used."""
    world.copies += 1
    data = world.folder / f"copy{world.copies}-{name}"
    shutil.copytree(world.seed, data)
    with sqlite3.connect(data / "fieldday.sqlite") as database:
        database.execute("INSERT INTO confirmed_address SELECT id, created_at FROM user_account"
                         " WHERE true ON CONFLICT DO NOTHING")
        database.execute("DELETE FROM rate_bucket")
    database.close()
    return Fieldday(world.binary, data, world.client, WRITING)


def series(server, ask, each, people, known, unknown):
    """Every person `each` times, and as many strangers, in an order of chance."""
    chance = random.Random(len(known))
    chosen = people if each < COUNT else people[:1]
    asked = [(known, email) for email in chosen for _ in range(each)]
    asked += [(unknown, f"nobody{index}@example.org")
              for index in range(len(chosen)) for _ in range(each)]
    if ask is locked:
        for email in {email for _, email in asked}:
            for _ in range(6):
                guess(server, email)
    else:
        # The first answers of a server are slow.
        for index in range(5):
            ask(server, f"warm{index}@example.org")
    chance.shuffle(asked)
    for samples, email in asked:
        began = time.perf_counter()
        ask(server, email)
        samples.append(time.perf_counter() - began)


def guess(server, email):
    expect(server, "sign-in", {"email": email, "password": PASSWORD}, (401, 429))


def locked(server, email):
    expect(server, "sign-in", {"email": email, "password": PASSWORD}, (429,))


def forgotten(path):
    def ask(server, email):
        expect(server, path, {"email": email}, (202,))

    ask.__name__ = path
    return ask


def sign_up(server, email):
    expect(server, "sign-up", {"email": email, "password": PASSWORD}, (202,))


def expect(server, path, body, statuses):
    status, _, text = server.site.ask("POST", "/api/account/" + path, body)
    if status not in statuses:
        raise RuntimeError(f"{path}: {status} {text[:300]}")


def figure(name, known, unknown) -> Figure:
    means = [statistics.mean(sorted(samples)[:len(samples) * 19 // 20])
             for samples in (known, unknown)]
    difference = abs(means[0] - means[1]) / statistics.mean(means) * 100
    p = mann_whitney(known, unknown)
    made = at_most(
        f"{name}: difference between known and unknown", difference, 5, "%", 2,
        known=known, unknown=unknown, p=p)
    made.measured += f", p = {p:.3f}"
    made.met = made.met and p > 0.01
    return made


def mann_whitney(a, b) -> float:
    """The two-sided p of the Mann–Whitney U test: normal approximation with ties and continuity."""
    values = sorted([(value, 0) for value in a] + [(value, 1) for value in b])
    ranks, ties, place = [0.0, 0.0], 0, 0
    while place < len(values):
        end = place
        while end < len(values) and values[end][0] == values[place][0]:
            end += 1
        for _, side in values[place:end]:
            ranks[side] += (place + end + 1) / 2
        ties += (end - place) ** 3 - (end - place)
        place = end
    n, m = len(a), len(b)
    total = n + m
    u = ranks[0] - n * (n + 1) / 2
    deviation = math.sqrt(n * m / 12 * (total + 1 - ties / (total * (total - 1))))
    if deviation == 0:
        return 1.0
    z = max(0.0, abs(u - n * m / 2) - 0.5) / deviation
    return math.erfc(z / math.sqrt(2))
