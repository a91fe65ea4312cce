"""Maps below routes: tiles as a server has them that was given some, drawn here."""
import contextlib
import io
import json

from PIL import Image, ImageDraw

from conftest import PRETENDED

TILES, TILE = "**/api/run/tiles", "**/api/run/tiles/*/*/*"
#: As long as some have to be.
ATTRIBUTION = "© Mapmakers, © contributors of the open map, © the survey of the country"
SIDE = 256


def picture(path):
    """Streets and a park, with the numbers of the square."""
    image = Image.new("RGB", (SIDE, SIDE), "#f2efe9")
    draw = ImageDraw.Draw(image)
    draw.rectangle((20, 140, 110, 230), fill="#c8e6b8")
    for at in (0, 64, 128, 192):
        draw.line((0, at, SIDE, at), fill="#ffffff", width=9)
        draw.line((at, 0, at, SIDE), fill="#ffffff", width=9)
    draw.line((0, 30, SIDE, 220), fill="#f7c56b", width=12)
    draw.rectangle((0, 0, SIDE - 1, SIDE - 1), outline="#d0c8ba")
    draw.text((130, 8), "/".join(path.split("/")[-3:]), fill="#5b5348")
    octets = io.BytesIO()
    image.save(octets, "PNG")
    return octets.getvalue()


@contextlib.contextmanager
def mapped(page):
    """The server has a map."""
    told = {"tiles": {"least": 0, "greatest": 18, "size": SIDE, "attribution": ATTRIBUTION}}
    mark = {PRETENDED: "yes"}
    page.route(TILES, lambda route: route.fulfill(
        body=json.dumps(told), headers={**mark, "Content-Type": "application/json"}))
    page.route(TILE, lambda route: route.fulfill(
        body=picture(route.request.url), headers={**mark, "Content-Type": "image/png"}))
    try:
        yield
    finally:
        page.unroute(TILES)
        page.unroute(TILE)
