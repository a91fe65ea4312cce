"""Databases that are peers, or that peers stand on: each a server of its own with nothing in it."""

import os
import pathlib
import shutil
import subprocess
import tempfile

import machine


class PostgreSQL:
    """At its defaults, with PostGIS installed; `bench` may ask it over a Unix socket in `folder`."""

    def __init__(self):
        self.programs = find_programs()
        # The server refuses to be root, and the benchmarks' own folder is for root alone.
        self.account = {"user": "postgres", "group": "postgres"} if os.geteuid() == 0 else {}
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="fieldday-postgresql-"))
        self.process = self.link = None
        try:
            self._begin()
        except BaseException:
            self.close()
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

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self) -> None:
        if self.link:
            self.link.close()
        if self.process:
            machine.stop(self.process)
            self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)


def find_programs() -> pathlib.Path:
    """Debian's, of the newest version that PostGIS is installed for."""
    for library in sorted(pathlib.Path("/usr/lib/postgresql").glob("*/lib/postgis-3.so"))[::-1]:
        return library.parent.parent / "bin"
    raise RuntimeError("PostGIS is not installed")


class RedisServer:
    """At its defaults without a file, at a Unix socket, and at a port where one is given."""

    def __init__(self, folder: pathlib.Path, port: int = 0):
        program = shutil.which("redis-server")
        if not program:
            raise RuntimeError("redis-server is not installed")
        import redis

        socket = folder / "redis.sock"
        self.process = subprocess.Popen(
            [program, "--port", str(port), "--unixsocket", socket, "--save", "", "--dir", folder],
            stdout=subprocess.DEVNULL)
        self.link = redis.Redis(unix_socket_path=str(socket))

        def answers():
            try:
                return self.link.ping()
            except redis.ConnectionError:
                return False

        try:
            machine.wait_until("Redis", answers)
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self) -> None:
        self.link.close()
        machine.stop(self.process)
