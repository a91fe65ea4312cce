"""DayBlock's files over HTTP: what comes out, what goes in."""
import json
import urllib.error
import urllib.parse
import urllib.request

from api import Problem


def fetch(client, path):
    """Media type and text of what the server answers."""
    request = urllib.request.Request(client.url + path, headers={"Cookie": client.cookie or ""})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.headers["Content-Type"], answer.read().decode()


def export(client, form):
    return fetch(client, f"/api/day/export?format={form}")[1]


def take(client, text, zone):
    """Imports a file; what came of it."""
    query = urllib.parse.urlencode({"zone": zone})
    request = urllib.request.Request(
        f"{client.url}/api/day/import?{query}", text.encode(), method="POST",
        headers={"Cookie": client.cookie, "X-Fieldday": "1",
                 "Content-Type": "application/octet-stream"})
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            return json.loads(answer.read())
    except urllib.error.HTTPError as error:
        raise Problem(error.code, json.loads(error.read() or b"{}")) from None


def sums(client, first, last, by):
    """Active seconds by block, day or hour."""
    answer = client.call("GET", f"/api/day/stats?from={first}&to={last}&by={by}")
    return {entry[by]: entry["activeSeconds"] for entry in answer["sums"]}
