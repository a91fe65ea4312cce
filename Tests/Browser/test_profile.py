"""The profile: what is typed, units, both halves, and photos from hostile and friendly hands."""
import io
import json
import re
import struct
import time
import urllib.error
import urllib.request
import zlib

from PIL import Image, ImageDraw
from playwright.sync_api import expect

from conftest import go_offline, go_online, in_one_language, until
from people import Person

RED, BLUE = (220, 20, 20), (20, 40, 200)
# The width of the picture that an avatar shows.
WIDTH = """async (avatar) => {
    const [, src] = avatar.style.backgroundImage.match(/"(.*)"/), picture = Object.assign(new Image(), { src });
    await picture.decode();
    return picture.naturalWidth;
}"""


def encoded(image, kind, **more):
    buffer = io.BytesIO()
    image.save(buffer, format=kind, **more)
    return buffer.getvalue()


def drawing(mode="RGB", size=(400, 300)):
    """Blue with a red left half."""
    image = Image.new("RGB", size, BLUE)
    ImageDraw.Draw(image).rectangle([0, 0, size[0] // 2 - 1, size[1]], fill=RED)
    return image.convert(mode)


def lying():
    """A phone's photo: on its side, with the place and the camera written inside."""
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "CanaryCam"
    place = exif.get_ifd(0x8825)
    place[1], place[2], place[3], place[4] = "N", (52.0, 5.0, 12.0), "E", (5.0, 7.0, 1.0)
    photo = encoded(drawing(), "JPEG", exif=exif.tobytes(), quality=95,
                    comment=b"canary comment")
    assert b"CanaryCam" in photo and b"canary comment" in photo
    return photo


def png(width, height, data):
    def chunk(kind, content):
        return (struct.pack(">I", len(content)) + kind + content
                + struct.pack(">I", zlib.crc32(kind + content)))
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", data)
            + chunk(b"IEND", b""))


def bomb():
    """30 000 × 30 000 pixels in three megabytes."""
    return png(30_000, 30_000, zeros(2_600 << 20))


def zeros(count):
    """So many zeros (a multiple of 1 MiB), packed: one MiB is, and stands there again and again."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    part = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    checksum = (count % 65_521 << 16 | 1).to_bytes(4, "big")
    return b"\x78\xda" + part * (count >> 20) + packer.flush() + checksum


GARBAGE = bytes(range(256)) * 40
FRIENDLY = {
    "16 bits": lambda: encoded(Image.new("I;16", (300, 200), 40_000), "PNG"),
    "palette": lambda: encoded(drawing("P"), "PNG"),
    "see-through": lambda: encoded(drawing("RGBA"), "PNG"),
    "moving WebP": lambda: encoded(drawing(), "WEBP", save_all=True, append_images=[drawing("L")]),
    "moving GIF": lambda: encoded(drawing("P"), "GIF", save_all=True, append_images=[drawing("P")]),
    "print colours": lambda: encoded(drawing("CMYK"), "JPEG"),
    "a dot": lambda: encoded(Image.new("RGB", (1, 1), RED), "PNG"),
    "something behind": lambda: encoded(drawing(), "JPEG") + b"PK\x03\x04<script>alert(1)</script>",
}
HOSTILE = {
    "bomb": (bomb, 422, "pictureTooLarge"),
    "half a photo": (lambda: lying()[:3_000], 422, "pictureDamaged"),
    "garbage as JPEG": (lambda: b"\xff\xd8\xff\xe0" + GARBAGE, 422, "pictureDamaged"),
    "garbage as PNG": (lambda: b"\x89PNG\r\n\x1a\n" + GARBAGE, 422, "pictureDamaged"),
    "garbage as GIF": (lambda: b"GIF89a" + GARBAGE, 422, "pictureDamaged"),
    "garbage as WebP": (lambda: b"RIFF\x00\x28\x00\x00WEBPVP8 " + GARBAGE, 422, "pictureDamaged"),
    "a drawing": (lambda: b'<svg xmlns="http://www.w3.org/2000/svg"/>', 415, "pictureKindUnknown"),
    "a document": (lambda: b"%PDF-1.7\n" + GARBAGE, 415, "pictureKindUnknown"),
    "nothing": (lambda: b"", 415, "pictureKindUnknown"),
    # A square of it would have to be made of gigabytes.
    "a line": (lambda: encoded(Image.new("RGB", (4_000, 2), RED), "PNG"), 422, "pictureDamaged"),
}


class Answer:
    def __init__(self, status, headers, body):
        self.status, self.headers, self.body = status, headers, body

    @property
    def json(self):
        return json.loads(self.body)


def exchange(person, method, path, body=None):
    headers = {"X-Fieldday": "1", "Cookie": person.cookie}
    if body is not None:
        headers["Content-Type"] = "application/octet-stream"
    request = urllib.request.Request(person.url + path, body, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return Answer(answer.status, answer.headers, answer.read())
    except urllib.error.HTTPError as error:
        return Answer(error.code, error.headers, error.read())


def take(person, content):
    return exchange(person, "POST", "/api/account/photo", content)


def shown(person, digest):
    answer = exchange(person, "GET", f"/api/account/media/{digest}")
    assert answer.status == 200
    assert answer.headers["Content-Type"] == "image/jpeg"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cache-Control"] == "private, max-age=31536000, immutable"
    assert answer.headers["Content-Disposition"] == 'inline; filename="photo.jpg"'
    image = Image.open(io.BytesIO(answer.body))
    image.load()
    assert image.format == "JPEG" and image.mode == "RGB"
    # Nothing but pixels: no camera, no place, no profile, no comment, nothing behind.
    assert not image.getexif() and set(image.info) <= {"jfif", "jfif_version", "jfif_unit", "jfif_density"}
    for word in (b"Canary", b"canary", b"Exif", b"<script"):
        assert word not in answer.body
    return image


def close(pixel, colour):
    return all(abs(a - b) < 60 for a, b in zip(pixel, colour))


def test_a_photo_is_stripped_and_upright(server):
    person = server.person()
    answer = take(person, lying())
    assert answer.status == 201
    photo = answer.json["photo"]
    large, small = shown(person, photo["large"]), shown(person, photo["small"])
    assert large.size == (512, 512) and small.size == (128, 128)
    # What lay on its left is on top.
    assert close(large.getpixel((256, 60)), RED) and close(large.getpixel((256, 450)), BLUE)
    # It reaches every device like any other change.
    profile = person.pull().rows["publicProfile", person.user]["body"]
    assert profile["photo"] == photo
    files = server.data / "media"
    assert {path.name for path in files.iterdir()} == set(photo.values())
    assert files.stat().st_mode & 0o777 == 0o700
    assert all(path.stat().st_mode & 0o777 == 0o600 for path in files.iterdir())
    # Nobody else sees it, and there is no such thing for them.
    stranger = server.person()
    for digest in photo.values():
        refused = exchange(stranger, "GET", f"/api/account/media/{digest}")
        assert refused.status == 404 and refused.json["code"] == "notFound"


def test_pictures_of_all_kinds(server):
    person = server.person()
    for name, make in FRIENDLY.items():
        answer = take(person, make())
        assert answer.status == 201, (name, answer.body)
        assert shown(person, answer.json["photo"]["large"]).size == (512, 512), name


def test_what_must_not_be_taken(server):
    person = server.person()
    for name, (make, status, code) in HOSTILE.items():
        content = make()
        started = time.monotonic()
        answer = take(person, content)
        assert (answer.status, answer.json["code"]) == (status, code), name
        # Long before anything could have been decoded.
        assert time.monotonic() - started < 20, name
        with urllib.request.urlopen(server.url + "/readyz", timeout=5) as ready:
            assert ready.status == 200
    assert ("publicProfile", person.user) not in person.pull().rows
    # And after all that, a photo is a photo.
    assert take(person, lying()).status == 201


def test_a_photo_taken_away_leaves_nothing(server):
    person = server.person()
    first = take(person, lying()).json["photo"]
    person.pull()
    person.push([("accounts", "setPhoto", {"user": person.user, "value": None})])
    for digest in first.values():
        assert exchange(person, "GET", f"/api/account/media/{digest}").status == 404
    # The files follow at the next sweep, of which one is at the start.
    server.stop()
    (server.data / "media" / ("0" * 64 + ".new")).write_bytes(b"half")
    server.start()
    until(lambda: not list((server.data / "media").iterdir()), what="the sweep")


@in_one_language
def test_a_profile_on_the_screen(server, device, picture, language):
    account = server.person(displayName="Ana", language=language)
    person = Person(device(account, language=language), language)
    page = person.page
    page.goto("/account/profile")
    with page.expect_file_chooser() as chooser:
        person.button("choose photo").click()
    chooser.value.set_files({"name": "me.jpg", "mimeType": "image/jpeg", "buffer": lying()})
    image = page.locator(".avatar.size-120 .avatar-photo")
    expect(image).to_have_attribute("style", re.compile('"/api/account/media/[0-9a-f]{64}"'))
    until(lambda: image.evaluate(WIDTH) == 512, what="the photo")
    expect(person.button("remove photo")).to_be_visible()

    page.locator("#profile-about").fill("달리기 좋아해요")
    page.locator("#profile-height").fill("180")
    page.locator("#profile-weight").fill("72.5")
    page.locator("#profile-restingHeartRate").fill("400")
    page.locator("#profile-birthYear").fill("1990")
    expect(page.locator("#profile-restingHeartRate-fault")).to_be_visible()
    # Choosing does not take the focus here, as it does from people's hands.
    page.locator("#units").focus()
    page.locator("#units").select_option("imperial")
    expect(page.locator("#profile-feet")).to_have_value("5")
    expect(page.locator("#profile-inches")).to_have_value("11")
    expect(page.locator("#profile-weight")).to_have_value("159.8")
    page.locator("#zone").select_option("Asia/Seoul")
    picture(page, f"profile/{language}")

    def arrived():
        rows = account.pull().rows
        return ("privateProfile", account.user) in rows and rows[
            "privateProfile", account.user]["body"].get("timeZone") == "Asia/Seoul"
    until(arrived, what="the changes on the server")
    rows = account.rows
    own = rows["privateProfile", account.user]["body"]
    assert (own["heightCentimetres"], own["weightGrams"], own["birthYear"]) == (180, 72_500, 1990)
    assert own.get("restingHeartRate") is None
    others = rows["publicProfile", account.user]["body"]
    assert others["about"] == "달리기 좋아해요" and others["displayName"] == "Ana"
    assert not set(others) & set(own)

    # Another device has it all, on the other pages too.
    second = Person(device(account, language=language), language).page
    second.goto("/account")
    expect(second.locator(".whoever .avatar-photo")).to_have_attribute("style", re.compile("media"))
    second.goto("/")
    expect(second.locator(".launcher .avatar-photo")).to_have_attribute("style", re.compile("media"))


def test_without_a_connection(server, device, picture):
    account = server.person(displayName="Ana")
    person = Person(device(account))
    page = person.page
    page.goto("/account/profile")
    expect(page.locator("#profile-about")).to_be_visible()
    go_offline(page)
    with page.expect_file_chooser() as chooser:
        person.button("choose photo").click()
    chooser.value.set_files({"name": "me.jpg", "mimeType": "image/jpeg", "buffer": lying()})
    # It says why not, shows what was chosen, and keeps it.
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator(".avatar.size-120 .avatar-photo")).to_have_attribute(
        "style", re.compile('"blob:'))
    page.locator("#profile-area").fill("Utrecht")
    page.locator("#profile-about").focus()
    picture(page, "profile/offline")
    go_online(page)
    person.button("send again").click()
    expect(page.locator(".avatar.size-120 .avatar-photo")).to_have_attribute(
        "style", re.compile("media"))

    def arrived():
        row = account.pull().rows.get(("publicProfile", account.user))
        return row and row["body"].get("area") == "Utrecht" and row["body"].get("photo")
    until(arrived, what="both on the server")


def test_a_bomb_from_the_screen(server, device):
    person = Person(device(server.person()))
    page = person.page
    page.goto("/account/profile")
    with page.expect_file_chooser() as chooser:
        person.button("choose photo").click()
    chooser.value.set_files({"name": "bomb.png", "mimeType": "image/png", "buffer": bomb()})
    expect(page.get_by_role("alert")).to_contain_text("50 million")
    person.button("give photo up").click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.locator(".avatar.size-120 .avatar-photo")).to_have_count(0)
