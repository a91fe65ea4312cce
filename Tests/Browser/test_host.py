"""What the host does for the client where no app shows it yet: each request of the modules in `Web/host`, in a page of
the server."""
import base64
import hashlib
import pathlib
import re
import urllib.parse

import pytest
from playwright.sync_api import expect

from conftest import IS_NATIVE, PATIENCE, ROOT, works_offline

#: Asks the host as the client does. ``asked(n)`` is what came back for the n-th request, bytes as lists.
ASK = """async () => {
  const host = await import("/host/effects.js");
  const answers = [];
  const plain = (field) => (field instanceof Uint8Array ? Array.from(field) : field);
  window.ask = (...request) => {
    const token = answers.push([]) - 1;
    host.perform([token, ...request], (of, fields) => answers[of].push(fields.map(plain)));
    return token;
  };
  window.asked = (token) => answers[token];
}"""

#: A voice: what it is asked to say, and the word when it is through with it.
VOICE = """() => {
  window.spoken = [];
  Object.defineProperty(window, "speechSynthesis", { value: {
    speak: (words) => spoken.push(words), cancel: () => {} } });
}"""


def module(route):
    """Answers with one of the host's modules: the page's own are one file."""
    route.fulfill(path=ROOT / "Web" / urllib.parse.urlsplit(route.request.url).path[1:], content_type="text/javascript")


class Host:
    def __init__(self, page, address="/"):
        self.page = page
        if not IS_NATIVE:
            page.route(re.compile(r"/host/(?!boot)"), module)
        self.open(address)

    def open(self, address):
        self.page.goto(address)
        return self.ready()

    def ready(self):
        self.page.evaluate(ASK)
        return self

    def ask(self, *request):
        return self.page.evaluate("(request) => ask(...request)", list(request))

    def answers(self, token, count):
        """The answers to a request, once there are that many."""
        self.page.wait_for_function("([token, count]) => asked(token).length >= count", arg=[token, count],
                                    timeout=PATIENCE)
        return self.page.evaluate("(token) => asked(token)", token)

    def answered(self, *request, count=1):
        return self.answers(self.ask(*request), count)


def named(name, content):
    return {"name": name, "mimeType": "", "buffer": content}


def test_a_refused_place_ends_the_watch(device):
    host = Host(device())
    assert host.answered("watchPosition") == [["failed", "denied"]]
    assert host.answered("unwatch") == [["done"]]


def test_every_fix_is_told_until_the_watch_ends(device):
    page = device(permissions=["geolocation"])
    receiver = page.context.new_cdp_session(page)

    def fix(**values):
        receiver.send("Emulation.setGeolocationOverride", values)

    fix(latitude=51.5, longitude=-0.12, accuracy=5, altitude=12.34, altitudeAccuracy=3, heading=90, speed=2.5)
    host = Host(page)
    began = page.evaluate("Date.now()")
    watch = host.ask("watchPosition")
    (kind, text), = host.answers(watch, 1)
    *whole, taken = text.split(" ")
    assert (kind, whole) == ("text", ["51.5", "-0.12", "5", "12.34", "3", "90", "2.5"])
    assert abs(float(taken) - began) < 60_000

    # What a receiver does not say is empty.
    fix(latitude=51.50001, longitude=-0.12, accuracy=800)
    page.wait_for_function("(watch) => asked(watch).some(([, text]) => text.startsWith('51.50001 '))", arg=watch)
    *_, (_, text) = page.evaluate("(watch) => asked(watch)", watch)
    assert text.rsplit(" ", 1)[0] == "51.50001 -0.12 800    "

    # Without a signal the watch goes on.
    fix()
    page.wait_for_function("(watch) => asked(watch).at(-1)[1] === 'unavailable'", arg=watch)
    fix(latitude=51.6, longitude=-0.12, accuracy=5)
    page.wait_for_function("(watch) => asked(watch).at(-1)[1].startsWith('51.6 ')", arg=watch)

    assert host.answered("unwatch") == [["done"]]
    count = len(page.evaluate("(watch) => asked(watch)", watch))
    other = host.ask("watchPosition")
    host.answers(other, 1)
    fix(latitude=51.7, longitude=-0.12, accuracy=5)
    page.wait_for_function("(other) => asked(other).at(-1)[1].startsWith('51.7 ')", arg=other)
    assert len(page.evaluate("(watch) => asked(watch)", watch)) == count


def test_texts_are_said_one_after_the_other_and_the_newest_of_those_that_wait(device):
    page = device()
    page.add_init_script(f"({VOICE})()")
    host = Host(page)

    def spoken(count):
        page.wait_for_function("(count) => spoken.length >= count", arg=count)
        return page.evaluate("spoken.map(({ text, lang }) => [text, lang])")

    first = host.ask("speak", "one", "en")
    assert spoken(1) == [["one", "en"]]
    second, third = host.ask("speak", "two", "en"), host.ask("speak", "셋", "ko")
    assert page.evaluate("[asked(0), asked(1), asked(2)]") == [[], [], []]
    page.evaluate("spoken[0].onend()")
    assert host.answers(first, 1) == host.answers(second, 1) == [["done"]]
    assert spoken(2) == [["one", "en"], ["셋", "ko"]]
    page.evaluate("spoken[1].onerror()")
    assert host.answers(third, 1) == [["failed", "unsupported"]]
    # Also after one that failed.
    fourth = host.ask("speak", "four", "en")
    assert len(spoken(3)) == 3
    page.evaluate("spoken[2].onend()")
    assert host.answers(fourth, 1) == [["done"]]


def test_bytes_are_saved_as_they_are(device):
    host = Host(device())
    with host.page.expect_download() as download:
        host.ask("saveBytes", "run.fit", "application/octet-stream", "AP/+fw==")
    assert download.value.suggested_filename == "run.fit"
    assert pathlib.Path(download.value.path()).read_bytes() == bytes([0, 255, 254, 127])


def test_bytes_are_decoded(device):
    host = Host(device())
    texts = [("euc-kr", "euc_kr", "김"), ("shift_jis", "cp932", "山"), ("gb18030", "gb18030", "𠮷")]
    encoded = [base64.b64encode(text.encode(codec)).decode() for _, codec, text in texts]
    names = [name for name, _, _ in texts]
    assert host.answered("decode", names, encoded) == [["texts", 3, "김", "山", "𠮷"]]
    assert host.answered("decode", ["euc-kr"], ["seix"]) == [["texts", 1, "김\ufffd"]]
    assert host.answered("decode", ["x-old"], ["seg="]) == [["failed", "RangeError"]]


def test_files_come_one_after_the_other(device):
    host = Host(device())
    with host.page.expect_file_chooser() as chooser:
        token = host.ask("pickFiles", ".fit", 2, 4)
    assert chooser.value.is_multiple()
    chooser.value.set_files([named("a.fit", b"ab"), named("b.fit", b"abcde"), named("c.fit", b"x")])
    assert host.answers(token, 3) == [
        ["file", "a.fit", [97, 98]], ["unread", "b.fit", 5], ["failed", "more"]]
    with host.page.expect_file_chooser() as chooser:
        token = host.ask("pickFile", ".fit")
    assert not chooser.value.is_multiple()
    chooser.value.set_files(named("a.fit", b"ab"))
    assert host.answers(token, 1) == [["file", "a.fit", [97, 98]]]


def test_a_guarded_page_asks_before_it_is_left(device):
    host = Host(device())
    asked = []
    host.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
    assert host.answered("guard", 1) == [["done"]]
    # Browsers ask only where the person has done something.
    host.page.mouse.click(5, 5)
    host.open("/?2")
    assert asked == ["beforeunload"]
    host.answered("guard", 1)
    host.answered("guard", 0)
    host.page.mouse.click(5, 5)
    host.open("/?3")
    assert asked == ["beforeunload"]


def test_a_browser_without_bluetooth_connects_nothing(device):
    host = Host(device())
    assert host.answered("connect", 0x180D, 0x2A37) == [["failed", "unsupported"]]
    assert host.answered("disconnect", 0x180D) == [["done"]]


def test_what_a_host_does_not_know_fails(device):
    assert Host(device()).answered("nonsense", 1) == [["failed", "TypeError"]]


def test_a_server_reads_nothing_of_what_is_shared(server, device):
    page = device(server.person())
    page.goto("/account")
    share(page, [named("a.fit", b"ab" * 100_000)])
    expect(page).to_have_url(server.url + "/run/data?missed")


#: The files of a form, sent as the share sheet sends them.
FORM = """() => {
  const form = Object.assign(document.createElement("form"), {
    method: "post", action: "/run/shared", enctype: "multipart/form-data", id: "sharing" });
  form.append(Object.assign(document.createElement("input"), { type: "file", name: "files", multiple: true }));
  document.body.append(form);
}"""


def share(page, files):
    page.evaluate(FORM)
    page.set_input_files("#sharing input", files)
    with page.expect_navigation():
        page.evaluate("document.getElementById('sharing').submit()")


def test_a_guarded_page_stays_and_another_opens_beside_it(device):
    host = Host(device())
    host.answered("guard", 1)
    with host.page.expect_popup() as beside:
        host.ask("open", "/account/sign-in")
    beside.value.wait_for_url("**/account/sign-in")
    assert host.page.url.endswith("/")
    host.answered("guard", 0)
    host.ask("open", "/account/sign-in")
    host.page.wait_for_url("**/account/sign-in")


@pytest.mark.installed
def test_shared_files_are_kept_until_they_are_taken_in(server, device):
    # Whom nobody knows is led from the page that takes them in to where one signs up, and from the first page to
    # another one.
    page = device(server.person())
    host = Host(page, "/account")
    works_offline(page)

    def shared(*files):
        share(page, [named(name, content) for name, content in files])
        host.ready()
        return page.url.removeprefix(server.url)

    server.kill()
    assert shared(("달리기 50%.fit", b"ab"), ("b.gpx", b"abcdef")) == "/run/data"
    kept = host.answered("shared", [], 4, count=3)
    assert kept == [["file", "달리기 50%.fit", [97, 98]], ["unread", "b.gpx", 6], ["done"]]

    # The same content again is the same file, and what was taken in is forgotten.
    assert shared(("c.fit", b"ab")) == "/run/data"
    assert [answer[0] for answer in host.answered("shared", [], 9, count=3)] == ["file", "file", "done"]
    digest = hashlib.sha256(b"ab").hexdigest()
    assert host.answered("shared", [digest], 9, count=2) == [["file", "b.gpx", list(b"abcdef")], ["done"]]

    many = [(f"{number}.fit", b"%d" % number) for number in range(25)]
    assert shared(*many) == "/run/data?full"
    names = [answer[1] for answer in host.answered("shared", [], 9, count=21)[:-1]]
    assert names == ["b.gpx"] + [f"{number}.fit" for number in range(19)]
    # What is there already has its place.
    assert shared(("again.fit", b"18")) == "/run/data"
    server.start()
