"""A map's tile from an MBTiles file of a million tiles (pictures of 16 kB, kept once each as most programs do), over
one connection: from the request to the last byte."""

import http.client
import itertools
import os
import random
import sqlite3
import time

from report import spread

ZOOM, SIDE = 14, 1_000
PICTURES, SIZE = 2_000, 16_384
TILES, WARM = 4_000, 200
# Below what somebody may ask for at once.
EACH = 100


def measure(bench):
    path = bench.folder / "map.mbtiles"
    write(path)
    environment = {"FIELDDAY_MAP_FILE": str(path), "FIELDDAY_MAP_ATTRIBUTION": "Nobody's"}
    with bench.world.server(environment) as server:
        samples = asked(server, bench.world.people)
    return [spread(f"tile from a file of {SIDE * SIDE:,} ({len(samples):,})", samples, 2, 2)]


def write(path):
    with sqlite3.connect(path) as file:
        file.executescript("""
            PRAGMA page_size = 4096;
            CREATE TABLE metadata (name TEXT, value TEXT);
            CREATE TABLE map (zoom_level INTEGER, tile_column INTEGER, tile_row INTEGER, tile_id TEXT);
            CREATE TABLE images (tile_data BLOB, tile_id TEXT);
            CREATE UNIQUE INDEX map_place ON map (zoom_level, tile_column, tile_row);
            CREATE UNIQUE INDEX image_id ON images (tile_id);
            CREATE VIEW tiles AS SELECT zoom_level, tile_column, tile_row, tile_data
                FROM map JOIN images ON images.tile_id = map.tile_id;
        """)
        file.executemany("INSERT INTO metadata VALUES (?, ?)", [("minzoom", ZOOM), ("maxzoom", ZOOM)])
        file.executemany("INSERT INTO images VALUES (?, ?)", (
            (b"\x89PNG\r\n\x1a\n" + os.urandom(SIZE), str(number)) for number in range(PICTURES)))
        file.executemany("INSERT INTO map VALUES (?, ?, ?, ?)", (
            (ZOOM, column, row, str((column * SIDE + row) % PICTURES))
            for column in range(SIDE) for row in range(SIDE)))


def asked(server, people) -> list[float]:
    """Milliseconds of each tile, anywhere on the map."""
    link = http.client.HTTPConnection("127.0.0.1", server.site.port, timeout=60)
    dice = random.Random(29)
    askers = itertools.cycle(person for person in people for _ in range(EACH))
    samples = []
    for _ in range(TILES + WARM):
        column, row = dice.randrange(SIDE), (1 << ZOOM) - 1 - dice.randrange(SIDE)
        headers = {"Cookie": next(askers).cookie}
        began = time.perf_counter()
        link.request("GET", f"/api/run/tiles/{ZOOM}/{column}/{row}", headers=headers)
        answer = link.getresponse()
        picture = answer.read()
        samples.append((time.perf_counter() - began) * 1_000)
        if answer.status != 200 or len(picture) != SIZE + 8:
            raise RuntimeError(f"the server has no such tile: {answer.status}")
    return samples[WARM:]
