"""A peer of the search: PostGIS at its defaults, with an index of what can be found by place and
start."""

import uuid

from databases import PostgreSQL

MAKE = """
CREATE EXTENSION postgis;
CREATE EXTENSION btree_gist;
CREATE TABLE round (
  id uuid PRIMARY KEY, host uuid NOT NULL, status text NOT NULL, visibility text NOT NULL,
  start_at bigint NOT NULL, place geography(point) NOT NULL, accepted_count smallint NOT NULL,
  max_players smallint NOT NULL, created_at bigint NOT NULL, body text NOT NULL);
"""
COPY = """
COPY round (id, host, status, visibility, start_at, place, accepted_count, max_players, created_at,
  body) FROM STDIN
"""
OPEN = "status = 'open' AND visibility = 'public' AND accepted_count < max_players"
INDEX = f"""
CREATE INDEX round_open ON round USING gist (place, start_at) WHERE {OPEN};
CREATE INDEX round_soonest ON round (start_at, id) WHERE {OPEN};
"""
# Both measure on the sphere, and PostGIS' has the same radius to the decimetre.
WHERE = f"""
WHERE {OPEN} AND start_at >= %s AND start_at < %s
  AND ST_DWithin(place, ST_MakePoint(%s, %s)::geography, %s, false)
"""
PAGE = f"""
SELECT id, start_at, ST_Distance(place, ST_MakePoint(%s, %s)::geography, false), body
FROM round {WHERE} ORDER BY start_at, id LIMIT 20
"""
ALL = f"SELECT id FROM round {WHERE}"


class PostGIS(PostgreSQL):
    """A database of its own with the rounds in it."""

    name = "PostGIS"

    def __init__(self, rounds):
        super().__init__()
        try:
            self._load(rounds)
        except BaseException:
            self.close()
            raise

    def _load(self, rounds) -> None:
        self.link.execute(MAKE)
        with self.link.cursor().copy(COPY) as copy:
            for one in rounds:
                copy.write_row((
                    uuid.UUID(bytes=one.id), uuid.UUID(bytes=one.host), one.status, one.visibility,
                    one.start, f"POINT({one.longitude!r} {one.latitude!r})", one.accepted,
                    one.players, one.created, one.body))
        self.link.execute(INDEX)
        self.link.execute("VACUUM ANALYZE round")
        self.cursor = self.link.cursor(binary=True)

    def page(self, centre, reach: float, window: range) -> list:
        """The soonest twenty with everything about them."""
        place = (centre[1], centre[0])
        terms = (*place, window.start, window.stop, *place, reach)
        return self.cursor.execute(PAGE, terms, prepare=True).fetchall()

    def all(self, centre, reach: float, window: range) -> set[str]:
        terms = (window.start, window.stop, centre[1], centre[0], reach)
        return {str(row[0]) for row in self.cursor.execute(ALL, terms, prepare=True).fetchall()}

    def trip(self) -> None:
        """Asks for nothing."""
        self.cursor.execute("SELECT 1", prepare=True).fetchall()
