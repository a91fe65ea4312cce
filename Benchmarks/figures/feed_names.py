"""A new first name of an author with 10,000 posts, from the command until a device has pulled what came of it; and how
many of their posts were written again for it: revisions, and rows of the change feed."""

import sqlite3
import time
import uuid

import posts
from report import Figure, told


def measure(bench):
    town = posts.town(bench)
    writer = town.writer
    before = written(town)
    with bench.world.server(data=town.data) as server:
        edits = [{"field": "firstName", "value": "Mira"}]
        began = time.perf_counter()
        server.push(writer, [("golf", "editProfile", {"user": writer.user, "edits": edits})])
        took = (time.perf_counter() - began) * 1_000
    after = written(town)
    if after["names"] == before["names"]:
        raise RuntimeError("the name is as it was")
    count = sum(after[name] - before[name] for name in ("revisions", "rows"))
    return [
        Figure(f"posts written for a new name of an author of {before['posts']:,}", "0", str(count), float(count),
               count == 0, {"before": before, "after": after}),
        told("the same, until it is pulled", f"{took:.0f} ms"),
    ]


def written(town) -> dict:
    """Of the author, while no server runs."""
    user = uuid.UUID(town.writer.user).bytes
    with sqlite3.connect(town.path) as database:
        count, revisions = database.execute(
            "SELECT count(*), sum(revision) FROM golf_post WHERE author = ?", (user,)).fetchone()
        (rows,) = database.execute("SELECT count(*) FROM feed WHERE kind = 'golfPost'").fetchone()
        (profile,) = database.execute(
            "SELECT json_extract(body, '$.firstName') FROM golf_profile WHERE id = ?", (user,)).fetchone()
    database.close()
    return {"posts": count, "revisions": revisions, "rows": rows, "names": profile}
