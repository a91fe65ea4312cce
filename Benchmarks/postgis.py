"""A peer of the search: PostGIS at its defaults, with an index of what can be found by place and
start."""

import os
import pathlib
import shutil
import subprocess
import tempfile
import uuid

import machine

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


class PostGIS:
    """A database of its own with the rounds in it, asked over a Unix socket."""

    name = "PostGIS"

    def __init__(self, rounds):
        self.programs = find_programs()
        # The server refuses to be root, and the benchmarks' own folder is for root alone.
        self.account = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fieldday-postgis-"))
        self.process = None
        try:
            self._begin()
            self._load(rounds)
        except BaseException:
            self._end()
            raise

    def _begin(self) -> None:
        import psycopg

        if self.account:
            shutil.chown(self.folder, **self.account)
        data = self.folder / "data"
        subprocess.run(
            [self.programs / "initdb", "-D", data, "-U", "bench", "-A", "trust", "-E", "UTF8",
             "--locale=C"], check=True, capture_output=True, cwd=self.folder, **self.account)
        self.log = open(self.folder / "log", "w")
        self.process = subprocess.Popen(
            [self.programs / "postgres", "-D", data, "-k", self.folder, "-c", "listen_addresses="],
            stdout=self.log, stderr=self.log, cwd=self.folder, **self.account)

        def connected():
            try:
                return psycopg.connect(
                    host=str(self.folder), user="bench", dbname="postgres", autocommit=True)
            except psycopg.OperationalError:
                return None

        self.link = machine.wait_until("PostgreSQL", connected)

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

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.link.close()
        self._end()

    def _end(self) -> None:
        if self.process:
            machine.stop(self.process)
            self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def find_programs() -> pathlib.Path:
    """Debian's, of the newest version that PostGIS is installed for."""
    for library in sorted(pathlib.Path("/usr/lib/postgresql").glob("*/lib/postgis-3.so"))[::-1]:
        return library.parent.parent / "bin"
    raise RuntimeError("PostGIS is not installed")
