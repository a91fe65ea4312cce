"""Every screen in every state: accessible, and in order on the pitch and on a phone, in both languages.

A walk looks at everything in one language; the tests then say what it found. Each part of the suite
has a file of its own (`test_screens_….py`), so that several are walked at a time. For every change
English is looked at on the pitch and on a phone, Korean, whose words are longer or break elsewhere, on
the pitch. Before a release (`make soak`) both are, in both themes and at every size, and axe looks at
each on a small phone and a desktop as well. With `--pictures` (`make pictures`) there is one of each in
`screenshots/screens`. `walked.txt` lists every state, by parts.
"""
import configparser
import pathlib

import pytest
from playwright.sync_api import Error

import conftest
from accessibility import violations
from conftest import PHONE, Devices, Server, take_picture
from layout import findings, settle
from people import Person

SIZES = [(180, 220), (320, 568), (390, 844), (768, 1024), (1280, 800)]
#: Where axe looks besides a phone, before a release.
AXE_SIZES = [(320, 568), (1280, 800)]
#: What every change is looked at in.
DAILY = {"en": [(180, 220), (390, 844)], "ko": [(180, 220)]}
PICTURED = {"en": SIZES, "ko": [(180, 220), (390, 844), (1280, 800)]}


class Walk:
    """What was found, as lines that name screen, circumstances and fault."""

    def __init__(self, language, listed):
        self.language = language
        #: Every state that there is on the way.
        self.listed = listed
        #: Every size, and each language and theme by itself.
        self.is_whole = conftest.soaking or conftest.pictured
        self.screens = []
        self.fleeting = set()
        self.axe = []
        self.layout = []
        self.large_text = []
        self.missed = []

    def through(self, person, states):
        """Looks at every state there is on the way; what keeps it from going on is told."""
        try:
            for state in states:
                self.look(person.page, state)
        except (AssertionError, Error) as failure:
            self.missed.append(f"after {self.screens[-1:]}: {failure}")

    def look(self, page, state):
        if isinstance(state, tuple):
            screen, size = state
            self.fleeting.add(screen)
            if self.is_whole or self.language == "en" and size == PHONE:
                self.accessibility(page, screen, ["light"])
            self.geometry(page, screen, (size["width"], size["height"]))
            return
        screen = state
        self.screens.append(screen)
        # The colours are the same in every language; names and labels are each language's own.
        themes = ["light", "dark"] if self.is_whole and self.language == "en" else ["light"]
        if self.is_whole or self.language == "en":
            self.accessibility(page, screen, themes)
        for size in SIZES if self.is_whole else DAILY[self.language]:
            self.geometry(page, screen, size)
            if conftest.soaking and size in AXE_SIZES:
                self.accessibility(page, screen, themes)
        page.set_viewport_size(PHONE)
        if self.is_whole or self.language == "en":
            self.text_of_double_size(page, screen)

    def accessibility(self, page, screen, themes):
        for theme in themes:
            # What does not depend on colours is the same in both themes.
            options = {} if theme == "light" else {"runOnly": ["color-contrast"]}
            if self.language != "en":
                options = {"rules": {"color-contrast": {"enabled": False}}}
            page.emulate_media(color_scheme=theme)
            settle(page)
            width = page.viewport_size["width"]
            for violation in violations(page, **options):
                for node in violation["nodes"]:
                    self.axe.append(f"{screen} ({theme}, {width}): {violation['id']}: {node['html'][:160]} "
                                    f"{node['failureSummary'].splitlines()[-1].strip()}")
            if theme == "dark" and page.viewport_size == PHONE:
                self.take(page, screen, "dark")
        page.emulate_media(color_scheme="light")

    def geometry(self, page, screen, size):
        wanted = {"width": size[0], "height": size[1]}
        if page.viewport_size != wanted:
            page.set_viewport_size(wanted)
        if size in PICTURED[self.language]:
            self.take(page, screen, "light")
        least = 24 if size[0] < 240 else 44
        self.layout += [f"{screen} ({size[0]}×{size[1]}): {fault}" for fault in findings(page, least)]

    def take(self, page, screen, theme):
        size = page.viewport_size
        folder = f"screens/{self.language}-{theme}/{size['width']}x{size['height']}"
        take_picture(page, f"{folder}/{screen}")

    def text_of_double_size(self, page, screen):
        """The browser's own setting, which media queries see as well."""
        settings = page.context.new_cdp_session(page)
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32}})
        self.large_text += [f"{screen}: {fault}" for fault in findings(page, 44)]
        if self.language == "en":
            take_picture(page, f"screens/en-light/text-200/{screen}")
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": 16}})
        settle(page)
        settings.detach()


def listed(name):
    """The states that `walked.txt` has of a part: below its name in brackets, one in each line."""
    parts = configparser.ConfigParser(allow_no_value=True)
    parts.read(pathlib.Path(__file__).with_name("walked.txt"))
    return set(parts[name])


def walk_through(part, name):
    """A fixture: what was found on the way through `part`, in each language."""
    own = listed(name)

    @pytest.fixture(scope="module", params=["en", "ko"])
    def walk(request, browser, tmp_path_factory):
        settings = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_SECURITY_ANSWERS": "on"}
        with Server(tmp_path_factory.mktemp("screens") / "data", settings=settings) as server:
            devices = Devices(browser, server, installs=True)
            walked = Walk(request.param, own)
            part(walked, server, devices)
            yield walked
            devices.close()
    return walk


def at(devices, language, account=None):
    return Person(devices(account, language=language, reduced_motion="reduce"), language)


def test_axe_finds_nothing(walk):
    assert walk.axe == []


def test_nothing_overlaps_or_sticks_out(walk):
    assert walk.layout == []


def test_text_of_double_size_fits(walk):
    assert walk.large_text == []


def test_the_walk_was_complete(walk):
    assert walk.missed == []
    assert len(walk.screens) == len(set(walk.screens))
    assert {*walk.screens, *walk.fleeting} == walk.listed
