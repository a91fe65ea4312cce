"""A peer of the import: FitTrackee with one worker, PostGIS and Redis, which is sent one file after the
other. The map that it draws of each is made of tiles that this program serves."""

import contextlib
import http.cookies
import http.client
import http.server
import io
import json
import os
import pathlib
import subprocess
import threading
import time

import machine
from databases import PostgreSQL, RedisServer
from web import Site

PROGRAMS = pathlib.Path(__file__).resolve().parent.parent / ".venv/fittrackee/bin"
EMAIL, PASSWORD = "runner@example.org", "seven quiet herons"
BORDER = "a-border-that-is-in-no-file"


class FitTrackee(contextlib.ExitStack):
    """A running FitTrackee, and somebody who is signed in."""

    def __init__(self, folder: pathlib.Path):
        super().__init__()
        if not (PROGRAMS / "ftcli").exists():
            raise RuntimeError("FitTrackee is not installed")
        with contextlib.ExitStack() as begun:
            database = begun.enter_context(PostgreSQL())
            database.link.execute("CREATE EXTENSION postgis")
            ports = [machine.free_port() for _ in range(2)]
            begun.enter_context(RedisServer(folder, ports[0]))
            self.environment = {
                **os.environ, "DATABASE_URL": f"postgresql://bench@/postgres?host={database.folder}",
                "REDIS_URL": f"redis://127.0.0.1:{ports[0]}", "APP_SECRET_KEY": PASSWORD * 2,
                "UI_URL": f"http://127.0.0.1:{ports[1]}", "PORT": str(ports[1]),
                "UPLOAD_FOLDER": str(folder), "LOG_LEVEL": "warning",
                "TILE_SERVER_URL": begun.enter_context(tiles()) + "/{z}/{x}/{y}.png"}
            self._command("db", "upgrade")
            self._command("users", "create", "runner", "--email", EMAIL, "--password", PASSWORD)
            self.site = Site(ports[1])
            self._serve(begun, folder)
            self._sign_in()
            self.enter_context(begun.pop_all())

    def _command(self, *words: str) -> None:
        subprocess.run(
            [PROGRAMS / "ftcli", *words], env=self.environment, check=True, capture_output=True)

    def _serve(self, begun, folder: pathlib.Path) -> None:
        log = begun.enter_context(open(folder / "fittrackee.log", "w"))
        process = subprocess.Popen(
            [PROGRAMS / "fittrackee"], env=self.environment, stdout=log, stderr=log)
        begun.callback(machine.stop, process)
        machine.wait_until("FitTrackee", lambda: self.site.ask("GET", "/api/ping")[0] == 200, 60)

    def _sign_in(self) -> None:
        body = {"email": EMAIL, "password": PASSWORD}
        status, headers, text = self.site.ask("POST", "/api/auth/login", body)
        if status != 200:
            raise RuntimeError(f"nobody is signed in: {status} {text[:200]}")
        cookies = http.cookies.SimpleCookie()
        for line in headers.get_all("Set-Cookie"):
            cookies.load(line)
        self.headers = {
            "Cookie": "; ".join(f"{name}={one.value}" for name, one in cookies.items()),
            "X-CSRF-TOKEN": cookies["csrf_access_token"].value}
        sports = self.site.json("GET", "/api/sports", headers=self.headers)["data"]["sports"]
        self.sport = next(one["id"] for one in sports if one["label"] == "Running")

    def take(self, path: pathlib.Path) -> float:
        """Seconds until a file is a workout."""
        fields = [
            (f'name="file"; filename="{path.name}"', path.read_bytes()),
            ('name="data"', json.dumps({"sport_id": self.sport}).encode())]
        body = b"".join(
            f"--{BORDER}\r\nContent-Disposition: form-data; {name}\r\n\r\n".encode() + content + b"\r\n"
            for name, content in fields) + f"--{BORDER}--\r\n".encode()
        link = http.client.HTTPConnection("127.0.0.1", self.site.port, timeout=60)
        began = time.perf_counter()
        link.request("POST", "/api/workouts", body, {
            **self.headers, "Content-Type": f"multipart/form-data; boundary={BORDER}"})
        answer = link.getresponse()
        text = answer.read()
        took = time.perf_counter() - began
        link.close()
        if answer.status != 201:
            raise RuntimeError(f"a file was answered with {answer.status}: {text[:200]}")
        return took


@contextlib.contextmanager
def tiles():
    """The address of a server whose tiles are all of one colour."""
    from PIL import Image

    picture = io.BytesIO()
    Image.new("RGB", (256, 256), (200, 220, 200)).save(picture, "PNG")

    class Tile(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "image/png")
            self.send_header("Content-Length", str(len(picture.getvalue())))
            self.end_headers()
            self.wfile.write(picture.getvalue())

        def log_message(self, *_):
            pass

    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Tile) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
