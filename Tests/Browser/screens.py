"""What the walks through every screen in every state have in common; each part of the suite has a file of its own
(`…_screens.py`). A walk yields the name of each state while it is on show; with a size when it does not survive a
change of size.
"""
import contextlib

from playwright.sync_api import expect

from conftest import PHONE, PRETENDED, go_offline, go_online

FLEETING_SIZES = [{"width": 180, "height": 220}, {"width": 1280, "height": 800}, PHONE]
LONG = "Wolfeschlegelsteinhausenbergerdorff"


@contextlib.contextmanager
def unanswered(page, pattern):
    """The server keeps silent about some addresses. Afterwards it gets what was asked meanwhile."""
    page.route(pattern, lambda _: None)
    try:
        yield
    finally:
        page.unroute(pattern)


@contextlib.contextmanager
def failing(page, pattern, status=500):
    """The server has trouble with some addresses."""
    page.route(pattern, lambda route: route.fulfill(
        status=status, body="{}", headers={PRETENDED: "yes"}))
    try:
        yield
    finally:
        page.unroute(pattern)


@contextlib.contextmanager
def offline(page):
    go_offline(page)
    try:
        yield
    finally:
        go_online(page)


def shown(page, selector):
    expect(page.locator(selector).first).to_be_visible()


def close(page):
    """Closes what lies over the page."""
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
