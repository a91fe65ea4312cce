"""vCard files: good, broken, dropped, pasted, and brought in twice."""
import codecs
import hashlib
import uuid

import pytest
import vobject
from playwright.sync_api import expect

import world
from conftest import until
from people import Person

GOOD = "\r\n".join([
    "BEGIN:VCARD", "VERSION:3.0", "UID:ana-1", "N:Silva;Ana;;;", "FN:Ana Silva",
    "TEL;TYPE=CELL:+49 170 1234567", "ORG:Lantern Works", "X-CUSTOM:kept", "END:VCARD",
    "BEGIN:VCARD", "VERSION:4.0", "UID:minji-1", "N:김;민지;;;", "FN:김민지", "BDAY:--0412",
    "EMAIL:minji@example.kr", "END:VCARD",
    "BEGIN:VCARD", "VERSION:3.0", "UID:long-1", "N:Okafor;Ben;;;", "FN:Ben Okafor",
    "NOTE:A note that is folded", "  over two lines", "END:VCARD", ""])

BROKEN = "\r\n".join([
    "BEGIN:VCARD", "VERSION:3.0", "UID:good-1", "N:Good;Gina;;;", "FN:Gina Good", "END:VCARD",
    "BEGIN:VCARD", "VERSION:3.0", "UID:nameless", "END:VCARD",
    "BEGIN:VCARD", "VERSION:3.0", "UID:good-2", "N:Good;Gus;;;", "FN:Gus Good", "END:VCARD",
    "BEGIN:VCARD", "VERSION:3.0", "UID:torn", "N:Torn;Tim;;;", "FN:Tim Torn", ""])


def foreign_count(text):
    """How many cards another program finds in the file."""
    return sum(1 for _ in vobject.readComponents(text))


@pytest.fixture
def importing(server, device):
    account = server.person()
    person = Person(device(account))
    person.page.goto("/friends/import")
    expect(person.page.locator(".drop-zone")).to_be_visible()
    return person, account


def choose(person, name, content):
    with person.page.expect_file_chooser() as chooser:
        person.page.get_by_role("button", name="Choose a file").click()
    chooser.value.set_files({"name": name, "mimeType": "text/vcard", "buffer": content})


def confirm(person, count):
    cards = "card" if count == 1 else "cards"
    person.page.get_by_role("button", name=f"Import {count} {cards}", exact=True).click()
    expect(person.text("import finished")).to_be_visible()


def test_a_good_file_and_again(importing, picture):
    person, account = importing
    page = person.page
    choose(person, "people.vcf", GOOD.encode())
    expect(page.get_by_role("heading", name=f"{foreign_count(GOOD)} cards found")).to_be_visible()
    picture(page, "import/preview")
    confirm(person, 3)
    expect(page.locator(".chip", has_text="3 added")).to_be_visible()
    until(lambda: len(account.pull().of_kind("contact")) == 3, what="three contacts")
    cards = {body["uid"]: body for body in account.of_kind("contact").values()}
    assert cards["ana-1"]["card"]["phones"] == [{"value": "+49 170 1234567", "label": "cell"}]
    assert cards["minji-1"]["card"]["birthday"] == "--04-12"
    assert "X-CUSTOM:kept" in cards["ana-1"]["original"]["text"]
    assert "folded over two lines" in cards["long-1"]["card"]["note"]

    # The same file again changes nothing; a newer one updates, and never doubles.
    page.get_by_role("button", name="Import another file").click()
    choose(person, "people.vcf", GOOD.encode())
    expect(person.text("nothing new")).to_be_visible()
    page.get_by_role("button", name="Import another file").click()
    choose(person, "newer.vcf", GOOD.replace("Lantern Works", "Harbour Works").encode())
    confirm(person, 1)
    expect(page.locator(".chip", has_text="1 updated")).to_be_visible()
    ana = lambda: {body["uid"]: body for body in account.pull().of_kind("contact").values()}["ana-1"]
    until(lambda: ana()["card"]["org"] == "Harbour Works", what="the update")
    assert len(account.of_kind("contact")) == 3

    # And on to the list, several at once.
    page.get_by_role("button", name="Choose friends").click()
    person.button("select many").click()
    page.get_by_role("button", name="Select Ana Silva").click()
    page.get_by_role("button", name="Select Ben Okafor").click()
    page.get_by_role("button", name="Add 2 friends").click()
    person.button("save", person.dialog("new-friends")).click()
    expect(person.snackbar).to_contain_text("2 friends added")
    person.open_list().shows("Ana Silva", "Ben Okafor").all_on_server(account, friend=2)


def test_a_broken_file_names_the_lines_and_brings_in_the_rest(importing, picture):
    person, account = importing
    page = person.page
    choose(person, "broken.vcf", BROKEN.encode())
    problems = page.locator("section", has=page.locator("#import-broken")).locator("li")
    expect(problems).to_have_count(2)
    lines = BROKEN.split("\r\n")
    nameless = lines.index("UID:nameless") - 1
    torn = lines.index("UID:torn") - 1
    expect(problems.nth(0)).to_contain_text(f"Line {nameless}: The card has no name.")
    expect(problems.nth(1)).to_contain_text(f"Line {torn}: The card is incomplete.")
    picture(page, "import/broken")
    confirm(person, 2)
    expect(page.locator(".chip", has_text="2 skipped")).to_be_visible()
    until(lambda: len(account.pull().of_kind("contact")) == 2, what="the good cards")
    names = {body["card"]["given"] for body in account.of_kind("contact").values()}
    assert names == {"Gina", "Gus"}


#: The same text in other bytes.
WRITTEN = {
    "crlf": GOOD.encode(),
    "lf": GOOD.replace("\r\n", "\n").encode(),
    "cr": GOOD.replace("\r\n", "\r").encode(),
    "bom": codecs.BOM_UTF8 + GOOD.encode(),
    "utf-16-le": codecs.BOM_UTF16_LE + GOOD.encode("utf-16-le"),
    "utf-16-be": codecs.BOM_UTF16_BE + GOOD.encode("utf-16-be"),
}


def test_every_way_of_writing_the_same_file(reading_page):
    person = reading_page
    page = person.page
    page.goto("/friends/import")
    for way, content in WRITTEN.items():
        choose(person, "people.vcf", content)
        expect(page.get_by_role("heading", name="3 cards found"), way).to_be_visible()
        expect(page.get_by_text("Ana Silva"), way).to_be_visible()
        expect(page.get_by_text("민지"), way).to_be_visible()
        page.get_by_role("button", name="Import another file").click()


@pytest.fixture(scope="module")
def reading_page(browser, tmp_path_factory):
    """One device for all readings: nothing is brought in."""
    from conftest import Devices, Server
    with Server(tmp_path_factory.mktemp("reading") / "data") as server:
        devices = Devices(browser, server)
        yield Person(devices(server.person()))
        devices.close()


def test_what_is_not_a_card_says_so(reading_page):
    person = reading_page
    page = person.page
    page.goto("/friends/import")
    for content in (b"", b"\x00\x01\x02\xff\xfe", b"Dear Ana, how are you?", b"\xff" * 5000):
        choose(person, "letter.vcf", content)
        expect(page.get_by_role("alert")).to_contain_text("No contact cards found")
    page.get_by_label("Or paste vCard text").fill("nothing of the kind")
    person.button("preview").click()
    expect(page.get_by_role("alert")).to_contain_text("No contact cards found")
    expect(page.get_by_label("Or paste vCard text")).to_have_value("nothing of the kind")


def test_dropped_and_pasted(reading_page):
    person = reading_page
    page = person.page
    page.goto("/friends/import")
    expect(page.locator(".drop-zone")).to_be_visible()
    page.evaluate("""text => {
        const carried = new DataTransfer();
        carried.items.add(new File([text], 'people.vcf', {type: 'text/vcard'}));
        const options = {dataTransfer: carried, bubbles: true, cancelable: true};
        document.querySelector('.drop-zone').dispatchEvent(new DragEvent('drop', options));
    }""", GOOD)
    expect(page.get_by_role("heading", name="3 cards found")).to_be_visible()

    page.get_by_role("button", name="Import another file").click()
    page.evaluate("""text => {
        const carried = new DataTransfer();
        carried.setData('text/plain', text);
        const options = {clipboardData: carried, bubbles: true, cancelable: true};
        document.querySelector('.drop-zone').dispatchEvent(new ClipboardEvent('paste', options));
    }""", GOOD)
    expect(page.get_by_role("heading", name="3 cards found")).to_be_visible()

    page.get_by_role("button", name="Import another file").click()
    page.get_by_label("Or paste vCard text").fill(GOOD)
    person.button("preview").click()
    expect(page.get_by_role("heading", name="3 cards found")).to_be_visible()


#: Names of vCard 2.1 as old telephones wrote them; the bytes are Python's.
FOREIGN = {"Shift_JIS": ("cp932", "山田表太郎"), "GB18030": ("gb18030", "𠮷小明"), "Big5": ("big5", "陳大文"),
           "EUC-KR": ("euc_kr", "金민지"), "Windows-1251": ("cp1251", "Юлия"), "X-OLD": ("cp932", "山田")}


def foreign_card(charset, name):
    parameter = f";CHARSET={charset}" if charset else ""
    return f"BEGIN:VCARD\r\nVERSION:2.1\r\nN{parameter}:;".encode() + name + b"\r\nTEL:1\r\nEND:VCARD\r\n"


def test_names_in_other_character_sets(importing):
    person, account = importing
    page = person.page
    file = b"".join(foreign_card(charset, name.encode(codec)) for charset, (codec, name) in FOREIGN.items())
    choose(person, "old.vcf", file)
    expect(page.get_by_role("heading", name="5 cards found")).to_be_visible()
    problems = page.locator("section", has=page.locator("#import-broken")).locator("li")
    expect(problems).to_have_count(1)
    expect(problems).to_contain_text("The name is written in “X-OLD”")
    confirm(person, 5)
    until(lambda: len(account.pull().of_kind("contact")) == 5, what="every contact")
    bodies = account.of_kind("contact").values()
    assert {body["card"]["given"] for body in bodies} == {name for _, name in FOREIGN.values()} - {"山田"}
    # What is kept is Unicode, for any other program too.
    for body in bodies:
        assert vobject.readOne(body["original"]["text"], allowQP=True).n.value.given == body["card"]["given"]

    # A file is dropped as it is, and one that names no character set is guessed.
    page.get_by_role("button", name="Import another file").click()
    page.evaluate("""bytes => {
        const carried = new DataTransfer();
        carried.items.add(new File([new Uint8Array(bytes)], 'old.vcf', {type: 'text/vcard'}));
        const options = {dataTransfer: carried, bubbles: true, cancelable: true};
        document.querySelector('.drop-zone').dispatchEvent(new DragEvent('drop', options));
    }""", list(foreign_card("", "김민수".encode("euc_kr"))))
    expect(page.get_by_text("it was read as Korean (EUC-KR)")).to_be_visible()
    expect(page.get_by_text("민수")).to_be_visible()


def test_a_thousand_cards(importing):
    person, account = importing
    text = "".join(
        f"BEGIN:VCARD\r\nVERSION:3.0\r\nUID:many-{n}\r\nN:Number{n};Friend;;;\r\nFN:Friend Number{n}\r\n"
        f"TEL:+49170{n:07}\r\nEND:VCARD\r\n" for n in range(1000))
    count = foreign_count(text)
    choose(person, "many.vcf", text.encode())
    expect(person.page.get_by_role("heading", name=f"{count} cards found")).to_be_visible()
    confirm(person, count)
    until(lambda: len(account.pull().of_kind("contact")) == count, 40, "a thousand contacts")
    person.page.goto("/friends/add")
    person.page.locator("#picker-search").fill("number999")
    expect(person.page.get_by_role("button", name="Add Friend Number999")).to_be_visible()
    assert account.rejections == []


def derived_id(user, uid):
    """The id that an import gives a contact (decision 0023; layout of RFC 9562 §5.8)."""
    digest = hashlib.sha256(f"friendsCard {user} {uid}".encode()).digest()
    value = int.from_bytes(digest[:16], "big")
    value = value & ~(0xF << 76) | 0x8 << 76
    return str(uuid.UUID(int=value & ~(0x3 << 62) | 0x2 << 62))


def test_a_contact_whose_id_is_taken_is_shown_and_added_again(importing, server, picture):
    person, account = importing
    page = person.page
    other = server.person()
    taken = derived_id(account.user, "ana-1")
    other.push([world.add_contact("Somebody", "Else", identity=taken)[1]])
    choose(person, "people.vcf", GOOD.encode())
    confirm(person, 3)
    page.goto("/friends")
    banner = page.locator(".notices .banner")
    expect(banner).to_contain_text("1 change not accepted")
    until(lambda: len(account.pull().of_kind("contact")) == 2, what="the two others")
    person.button("see why", banner).click()
    card = page.locator("main li", has_text="Add contact Ana Silva")
    expect(card).to_contain_text("Add it again with a new ID.")
    picture(page, "import/taken")
    card.get_by_role("button", name="Add again").click()
    expect(person.text("all accepted")).to_be_visible()
    until(lambda: len(account.pull().of_kind("contact")) == 3, what="the third contact")
    assert taken not in account.of_kind("contact")
    # The same file once more finds her.
    page.goto("/friends/import")
    choose(person, "people.vcf", GOOD.encode())
    expect(page.get_by_text("Everything in this file is here already.")).to_be_visible()


def test_two_people_import_the_same_file(server, device):
    for account in (server.person(), server.person()):
        person = Person(device(account))
        person.page.goto("/friends/import")
        choose(person, "people.vcf", GOOD.encode())
        confirm(person, 3)
        until(lambda: len(account.pull().of_kind("contact")) == 3, what="every contact")
        person.page.goto("/friends")
        expect(person.page.locator(".notices .banner")).to_have_count(0)
