"""Whoever runs a server says how they are reached, and people find it, also without a network."""
from playwright.sync_api import expect

import day
from conftest import Devices, Server, go_offline


def test_who_runs_the_server_can_be_written_to(tmp_path, browser, picture):
    settings = {"FIELDDAY_DELIVERY": "file", "FIELDDAY_CONTACT": "help@fieldday.example"}
    with Server(tmp_path / "data", settings=settings) as server:
        device = Devices(browser, server, installs=True)
        page = device(day.welcomed(server.person()))
        page.goto("/day/info")
        contact = page.get_by_role("link", name="Contact the server administrator")
        expect(contact).to_have_attribute("href", "mailto:help@fieldday.example")
        picture(page, "day/contact")
        go_offline(page)
        page.reload()
        expect(contact).to_have_attribute("href", "mailto:help@fieldday.example")
        device.close()


def test_nobody_is_named_who_has_said_nothing(server, device):
    page = device(day.welcomed(server.person()))
    with page.expect_response("**/api/contact"):
        page.goto("/day/info")
    expect(page.locator(".day-figure-row")).to_be_visible()
    expect(page.locator("#day-contact")).to_have_count(0)
