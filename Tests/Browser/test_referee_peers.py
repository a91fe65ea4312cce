"""A comparison with others, on a server whose operator allows it."""
import pytest
from playwright.sync_api import expect

from conftest import Server
from test_referee_desk import desk, press  # noqa: F401
from test_referee_trends import season


@pytest.fixture
def server(tmp_path):
    settings = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_COMPARES_REFEREES": "on"}
    with Server(tmp_path / "data", settings=settings) as running:
        yield running


def test_somebody_takes_part_and_leaves(desk, picture):  # noqa: F811
    page, account = desk()
    season(page, account, 1)
    page.goto("/referee/trends")
    peers = page.locator("section:has(#trends-peers)")
    press(page, "Compare with others", peers)
    expect(peers).to_contain_text("of at least ten people")
    picture(page, "referee/peers")
    press(page, "Take part", peers)
    expect(peers.get_by_role("button", name="Stop taking part", exact=True)).to_be_visible()
    page.reload()
    press(page, "Compare with others", peers)
    press(page, "Stop taking part", peers)
    expect(peers.get_by_role("button", name="Take part", exact=True)).to_be_visible()
