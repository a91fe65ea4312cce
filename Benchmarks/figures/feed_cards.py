"""Pictures of rounds for links, each asked for over HTTP for the first time, from the request until all of it is there;
and the octets of the largest. Nobody gets more than twenty new ones a minute: the benchmark waits."""

import http.client
import re
import time
import urllib.parse

import golfers
from report import at_most, spread

PICTURES, WARM = 40, 5
REACH, OCTETS = 150, 300_000
# Seconds until the next new one.
PAUSE = 3.2
# Milliseconds from one round to the next: each picture is another one.
APART = 900_000


def measure(bench):
    data, people = golfers.people(bench.world, 2 * (PICTURES + WARM))
    samples, sizes = [], []
    with bench.world.server(data=data) as server:
        link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
        for index in range(PICTURES + WARM):
            group = people[2 * index:2 * index + 2]
            for golfer in group:
                golfers.introduce(server, golfer)
            path = picture(server, golfers.round(server, group, 5 * golfers.DAY + index * APART))
            began = time.perf_counter()
            link.request("GET", path)
            answer = link.getresponse()
            bytes = answer.read()
            took = (time.perf_counter() - began) * 1_000
            if answer.status != 200 or not bytes.startswith(b"\xff\xd8"):
                raise RuntimeError(f"{path} is no picture: {answer.status}")
            samples.append(took)
            sizes.append(len(bytes))
            time.sleep(PAUSE)
        link.close()
    return [
        spread(f"preview picture, new ({PICTURES}), p95", samples[WARM:], REACH, 0),
        at_most("the same, octets of the largest", max(sizes), OCTETS, ""),
    ]


def picture(server, round: str) -> str:
    """Where the page of a round says that its picture is."""
    page = server.site.ask("GET", f"/r/{round}")[2]
    found = re.search(r'<meta property="og:image" content="([^"]+)"', page)
    if not found:
        raise RuntimeError("the page of a round names no picture")
    return urllib.parse.urlsplit(found.group(1)).path
