"""A peer of the feed: PostgreSQL at its defaults, asked for the newest posts of those whom somebody follows, and for
those that Lemmy's ranking has first, which are kept in a column with an index, as Lemmy does."""

import sqlite3
import uuid

from databases import PostgreSQL

MAKE = """
CREATE TABLE golfer (id uuid PRIMARY KEY, name text NOT NULL, photo text);
CREATE TABLE follow (follower uuid NOT NULL, followee uuid NOT NULL);
CREATE TABLE post (
  id uuid PRIMARY KEY, author uuid NOT NULL, visibility text NOT NULL, created_at bigint NOT NULL,
  likes integer NOT NULL, comments integer NOT NULL, hot_rank double precision NOT NULL DEFAULT 0, body text NOT NULL);
CREATE TABLE post_like (post uuid NOT NULL, golfer uuid NOT NULL);
"""
COPIES = {
    "golfer (id, name, photo)": "SELECT id, 'Maya K.', photo FROM golf_profile",
    "follow (follower, followee)": "SELECT follower, followee FROM golf_follow",
    "post (id, author, visibility, created_at, likes, comments, body)":
        "SELECT id, author, visibility, created_at, likes, comments, body"
        " FROM golf_post JOIN golf_post_stats ON post = id",
    "post_like (post, golfer)": "SELECT target_id, user_id FROM golf_like WHERE target_kind = 'post'",
}
# Lemmy's function, of which it writes the result every few minutes.
SCALE = 10_000
RANK = f"""
UPDATE post SET hot_rank = {SCALE} * log(greatest(1, 3 + likes)) /
  power((%s - created_at) / 3600000.0 + 2, 1.8)
"""
INDEX = """
ALTER TABLE follow ADD PRIMARY KEY (follower, followee);
ALTER TABLE post_like ADD PRIMARY KEY (post, golfer);
CREATE INDEX post_of_author ON post (author, created_at DESC);
CREATE INDEX post_hot ON post (hot_rank DESC, created_at DESC) WHERE visibility = 'public';
"""
SHOWN = """
SELECT post.id, post.created_at, post.likes, post.comments, post.body, golfer.name, golfer.photo,
  EXISTS (SELECT 1 FROM post_like WHERE post_like.post = post.id AND post_like.golfer = %s)
FROM post JOIN golfer ON golfer.id = post.author
"""
NEWEST = f"""
{SHOWN} WHERE post.author IN (SELECT followee FROM follow WHERE follower = %s)
ORDER BY post.created_at DESC, post.id DESC LIMIT 20
"""
HOTTEST = f"""
{SHOWN} WHERE post.visibility = 'public' ORDER BY post.hot_rank DESC, post.created_at DESC LIMIT 20
"""


class Lemmy(PostgreSQL):
    """A database of its own with what a town of golfers has."""

    def __init__(self, town):
        super().__init__()
        try:
            self._load(town)
        except BaseException:
            self.close()
            raise

    def _load(self, town) -> None:
        self.link.execute(MAKE)
        with sqlite3.connect(town.path) as database:
            for table, query in COPIES.items():
                with self.link.cursor().copy(f"COPY {table} FROM STDIN") as copy:
                    for row in database.execute(query):
                        copy.write_row([uuid.UUID(bytes=part) if isinstance(part, bytes) else part for part in row])
        database.close()
        self.link.execute(RANK, (town.now,))
        self.link.execute(INDEX)
        self.link.execute("VACUUM ANALYZE")
        self.cursor = self.link.cursor(binary=True)

    def newest(self, reader: uuid.UUID) -> list:
        """The newest of those whom they follow, with everything about them."""
        return self.cursor.execute(NEWEST, (reader, reader), prepare=True).fetchall()

    def hottest(self, reader: uuid.UUID) -> list:
        return self.cursor.execute(HOTTEST, (reader,), prepare=True).fetchall()
