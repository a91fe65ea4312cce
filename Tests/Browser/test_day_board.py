"""The picture of a day, next to one drawn here from the specification alone: every kind of half-hour cell at its place
and in its colours, by light and in the dark."""
import datetime
import io
import re
import zoneinfo

from PIL import Image
from playwright.sync_api import expect

import day

BERLIN = zoneinfo.ZoneInfo("Europe/Berlin")
DATE = datetime.date(2026, 11, 18)
RED, BLUE = "#ff4015", "#0061fd"
GROUND = {"light": "#e8e8e8", "dark": "#2e3035"}
#: Pixels for each of the page's, so that a seam of one is some.
SCALE = 4
#: Side and gap of a cell in pixels of the page.
CELL, GAP = 18, 4

LEFT, RIGHT, MIDDLE = (.25, .5), (.75, .5), (.5, .5)


def at(time):
    return int(datetime.datetime.combine(DATE, datetime.time.fromisoformat(time), BERLIN).timestamp() * 1_000)


#: What is recorded: block, start, minutes.
RECORDED = [
    ("Study", "01:00", 30), ("Study", "02:30", 30), ("Gym", "04:00", 60),
    ("Study", "06:00", 30), ("Gym", "06:30", 30), ("Study", "08:00", 30), ("Study", "08:30", 30),
    ("Study", "10:00", 30), ("Gym", "10:10", 30),
    ("Study", "12:05", 30), ("Gym", "12:10", 30), ("Study", "12:20", 30), ("Gym", "22:20", 30),
]


def expected(ground):
    """By hour, what there is to be at places within its cell."""
    empty = dict.fromkeys([LEFT, MIDDLE, RIGHT], ground)
    cells = {hour: empty for hour in range(24)}
    # A unit paints the half in which it starts.
    cells[1] = {LEFT: RED, RIGHT: ground}
    cells[2] = {LEFT: ground, RIGHT: RED}
    cells[22] = {LEFT: BLUE, RIGHT: ground}
    # Two halves are one only where they are of one session; else there is a seam.
    cells[4] = {LEFT: BLUE, MIDDLE: BLUE, RIGHT: BLUE}
    cells[6] = {LEFT: RED, MIDDLE: ground, RIGHT: BLUE}
    cells[8] = {LEFT: RED, MIDDLE: ground, RIGHT: RED}
    # What begins in one half shares it along the diagonal.
    cells[10] = {(.1, .2): RED, (.4, .8): BLUE, RIGHT: ground}
    cells[12] = {(.1, .2): RED, LEFT: BLUE, (.44, .88): RED, RIGHT: ground}
    return cells


def rgb(colour):
    return tuple(int(colour[index:index + 2], 16) for index in (1, 3, 5))


def painted(board):
    """The colour at a place of an hour's cell, as it is on the screen."""
    box = board.bounding_box()
    assert (box["width"], box["height"]) == tuple(count * (CELL + GAP) - GAP for count in (6, 4))
    image = Image.open(io.BytesIO(board.page.screenshot(animations="disabled"))).convert("RGB")

    def colour(hour, place):
        corner = (box["x"] + hour % 6 * (CELL + GAP), box["y"] + hour // 6 * (CELL + GAP))
        return image.getpixel(tuple(int((at + share * CELL) * SCALE) for at, share in zip(corner, place)))
    return colour


def faults(board, ground):
    colour = painted(board)
    found = []
    for hour, cell in expected(ground).items():
        for place, wanted in cell.items():
            pixel = colour(hour, place)
            if max(abs(one - other) for one, other in zip(pixel, rgb(wanted))) > 6:
                found.append(f"{hour}:00 at {place}: {pixel}, not {wanted}")
    return found


def test_a_day_is_painted_as_the_specification_draws_it(server, device, picture):
    account = server.person()
    inside = day.group(day.welcomed(account))
    blocks = {"Study": day.block(account, inside, "Study", color=12),
              "Gym": day.block(account, inside, "Gym", color=42, place="W")}
    for name, start, minutes in RECORDED:
        day.session(account, blocks[name], at(start), minutes)
    assert account.rejections == [], account.rejections
    page = device(account, device_scale_factor=SCALE)
    page.clock.install(time=datetime.datetime.combine(DATE, datetime.time(23, 30), BERLIN))
    page.goto("/day")
    board = page.locator(".day-board.header")
    expect(board).to_have_attribute("aria-label", re.compile(r"10:00\sPM.*Gym"))
    for theme, ground in GROUND.items():
        page.emulate_media(color_scheme=theme)
        picture(page, f"day/board-{theme}")
        assert faults(board, ground) == [], theme
