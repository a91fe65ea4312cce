"""The peer: PocketBase at its defaults, with a collection of the same fields."""

import concurrent.futures
import datetime
import pathlib
import shutil
import sqlite3
import subprocess
import sys

import machine
from generator import Load
from web import Site

SUPERUSER = ("admin@example.org", "seven quiet herons")
RULE = 'owner = @request.auth.id'
TEXTS = ["given", "family", "org", "phone", "phoneLabel", "emailLabel", "uid", "source"]


class PocketBase:
    """A running PocketBase with `count` people who are signed in."""

    def __init__(self, folder: pathlib.Path, count: int):
        binary = find_binary()
        self.folder = folder
        place = ["--dir", str(folder / "pb_data")]
        subprocess.run(
            [binary, "superuser", "upsert", *SUPERUSER, *place], check=True, capture_output=True)
        port = machine.free_port()
        self.log = open(folder / "pocketbase.log", "w")
        self.process = subprocess.Popen(
            [binary, "serve", f"--http=127.0.0.1:{port}", *place], stdout=self.log,
            stderr=self.log)
        self.site = Site(port)
        self.pid = self.process.pid
        machine.wait_until("PocketBase", lambda: self.site.ask("GET", "/api/health")[0] == 200)
        self._collection()
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            self.people = list(pool.map(self._person, range(count)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        machine.stop(self.process)
        self.log.close()

    def _sign_in(self, collection: str, identity: str, password: str):
        return self.site.json(
            "POST", f"/api/collections/{collection}/auth-with-password",
            {"identity": identity, "password": password})

    def _collection(self) -> None:
        token = self._sign_in("_superusers", *SUPERUSER)["token"]
        self.admin = {"Authorization": token}
        users = self.site.json("GET", "/api/collections/users", headers=self.admin)["id"]
        fields = [
            {"name": "owner", "type": "relation", "collectionId": users, "required": True,
             "maxSelect": 1},
            {"name": "email", "type": "email"}, {"name": "birthday", "type": "text"},
        ]
        fields += [{"name": name, "type": "text"} for name in TEXTS]
        self.site.json("POST", "/api/collections", {
            "name": "contacts", "type": "base", "fields": fields, "createRule": RULE,
            "listRule": RULE, "viewRule": RULE,
        }, self.admin)

    def _person(self, index: int) -> list[str]:
        email, password = f"person{index}@example.org", f"seven quiet herons {index}"
        self.site.json("POST", "/api/collections/users/records", {
            "email": email, "password": password, "passwordConfirm": password,
        }, self.admin)
        answer = self._sign_in("users", email, password)
        return [answer["token"], answer["record"]["id"]]

    def newest(self, town) -> Load:
        """Each request lists the newest twenty of as many posts as a town has, which were written into its database."""
        kinds = {"text": ("author", "photo", "title", "text"), "number": ("likes", "comments"), "date": ("made",)}
        fields = [{"name": name, "type": kind} for kind, names in kinds.items() for name in names]
        self.site.json("POST", "/api/collections", {
            "name": "posts", "type": "base", "fields": fields, "listRule": "@request.auth.id != ''",
            "indexes": ["CREATE INDEX idx_posts_made ON posts (made)"],
        }, self.admin)
        with sqlite3.connect(self.folder / "pb_data/data.db", timeout=60) as database:
            database.executemany(
                "INSERT INTO posts (id, author, photo, title, text, likes, comments, made)"
                " VALUES (?, 'Maya K.', ?, ?, ?, ?, ?, ?)", _posts(town))
            database.commit()
        database.close()
        path = "/api/collections/posts/records?sort=-made&perPage=20&skipTotal=true"
        return Load(self.site.port, path, ["Authorization: {1}"], "", self.people, method="GET")

    def additions(self) -> Load:
        """Each request creates one record."""
        body = (
            '{"owner":"{2}","uid":"urn:uuid:{id}","source":"manual","given":"Ana",'
            '"family":"Example {n}","org":"Fieldday","birthday":"1990-05-17",'
            '"phone":"+82 10 5555 0100","phoneLabel":"mobile",'
            '"email":"ana{n}@example.org","emailLabel":"home"}')
        headers = ["Content-Type: application/json", "Authorization: {1}"]
        path = "/api/collections/contacts/records"
        return Load(self.site.port, path, headers, body, self.people)


def _posts(town):
    with sqlite3.connect(town.path) as database:
        rows = database.execute(
            "SELECT likes, comments, created_at, json_extract(body, '$.title'), json_extract(body, '$.text')"
            " FROM golf_post JOIN golf_post_stats ON post = id")
        for index, (likes, comments, at, title, text) in enumerate(rows):
            made = datetime.datetime.fromtimestamp(at / 1_000, datetime.timezone.utc)
            yield (f"{index:015}", town.photo, title, text, likes, comments,
                   made.isoformat(" ", "milliseconds").replace("+00:00", "Z"))
    database.close()


def find_binary() -> str:
    """The program of the PyPI package, beside this Python."""
    beside = pathlib.Path(sys.executable).parent / "pocketbase"
    found = str(beside) if beside.exists() else shutil.which("pocketbase")
    if not found:
        raise RuntimeError("PocketBase is missing: Tools/setup.sh bench installs it")
    return found
