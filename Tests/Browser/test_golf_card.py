"""The picture beside the link to a round, as programs that show links get it: no browser is needed."""
import concurrent.futures
import html
import io
import json
import re
import subprocess
import urllib.request

from PIL import Image, ImageChops

from conftest import BINARY
from golf import NEAR, golfer, host_round

SIZE = (1_200, 630)
MOST = 300_000
#: Where a name may be; what is next to it changes a little with the compression.
BOX = {"left": 56, "top": 122, "width": 700, "height": 262}
MARGIN = 16
SHAPES = ('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">'
          '<rect width="1200" height="630" fill="#0b3d2e"/></svg>')

WORDS = [
    "Half Moon Bay", "Links", "W" * 40, "제주 오라 컨트리클럽", "골프", "서울한양컨트리클럽", "東京ゴルフ倶楽部",
    "מועדון הגולף קיסריה", "نادي الجولف الملكي", "Αθήνα", "Гольф-клуб", "⛳", "👨‍👩‍👧‍👦", "🇰🇷🏌🏽‍♀️",
    "<b>bold</b>", "&amp;&lt;", "</span>\"'", "Z\u0301\u0302\u0303" * 3, "a\u202eb\u202c", "%s%n{}",
]
SHAPINGS = [
    lambda word: word, lambda word: word * 3, lambda word: (word + " ") * 5, lambda word: (word * 100)[:100],
    lambda word: ((word + " ") * 100)[:100], lambda word: word + " מועדון", lambda word: "⛳ " + word + " ⛳",
    lambda word: word + "\n" + word, lambda word: word + " 골프장 " + word, lambda word: "(" + word + ")…",
]


def drawn(text):
    """What the process that draws makes of a course's name: octets of a picture."""
    texts = [{"text": text, "font": "title", "colour": "#ffffff", **BOX}] if text else []
    made = subprocess.run(
        [BINARY, "develop-picture", "draw"], input=json.dumps({"shapes": SHAPES, "texts": texts}).encode(),
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, env={}, timeout=60, check=True)
    return made.stdout


def changed(picture, empty):
    """The part of a picture that shows something."""
    difference = ImageChops.difference(picture.convert("L"), empty.convert("L"))
    return difference.point(lambda value: 255 if value > 40 else 0).getbbox()


def test_two_hundred_difficult_names():
    names = [shape(word) for word in WORDS for shape in SHAPINGS]
    assert len(names) == 200
    empty = Image.open(io.BytesIO(drawn("")))
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        for name, octets in zip(names, pool.map(drawn, names)):
            picture = Image.open(io.BytesIO(octets))
            picture.load()
            assert (picture.format, picture.size) == ("JPEG", SIZE), name
            assert len(octets) <= MOST, name
            seen = changed(picture, empty)
            assert seen, name
            left, top, right, bottom = seen
            assert left >= BOX["left"] - MARGIN and right <= BOX["left"] + BOX["width"] + MARGIN, name
            assert top >= BOX["top"] - MARGIN and bottom <= BOX["top"] + BOX["height"] + MARGIN, name


def test_a_process_that_nobody_gives_a_drawing_ends():
    waiting = subprocess.Popen(
        [BINARY, "develop-picture", "draw", "wait=20"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={})
    assert waiting.stdout.read() == b""
    assert waiting.wait(60) == 0
    waiting.stdin.close()
    waiting.stdout.close()


def page(server, identity, language):
    request = urllib.request.Request(f"{server.url}/r/{identity}", headers={"Accept-Language": language})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return answer.read().decode()


def meta(text, name):
    return html.unescape(re.search(f'<meta (?:property|name)="{name}" content="([^"]*)">', text)[1])


def test_a_round_has_its_picture_in_the_language_of_the_page(server):
    maya = golfer(server)
    identity = host_round(maya, course={**NEAR, "name": "오라 <b>Golf</b> & ⛳ מועדון"})
    pictures = []
    for language in ["en", "ko"]:
        text = page(server, identity, language)
        assert meta(text, "twitter:card") == "summary_large_image"
        assert (meta(text, "og:image:width"), meta(text, "og:image:height")) == ("1200", "630")
        assert meta(text, "og:image:alt").startswith("오라 <b>Golf</b> & ⛳ מועדון")
        address = re.search(f"/r/{identity}/card-[0-9a-f]+[.]jpg$", meta(text, "og:image"))[0]
        with urllib.request.urlopen(server.url + address, timeout=60) as answer:
            assert answer.headers["Content-Type"] == "image/jpeg"
            octets = answer.read()
        picture = Image.open(io.BytesIO(octets))
        picture.load()
        assert picture.size == SIZE and len(octets) <= MOST
        pictures.append(octets)
    assert pictures[0] != pictures[1]


def test_a_round_for_friends_has_the_suites(server):
    maya = golfer(server)
    identity = host_round(maya, visibility="friends")
    assert meta(page(server, identity, "en"), "og:image").endswith("/icons/suite-512.png")
