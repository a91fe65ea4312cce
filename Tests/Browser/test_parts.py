"""The client of several apps comes in parts: what nobody needs yet is not waited for, and loaded when it is."""
from playwright.sync_api import expect

from conftest import go

LATER = ("shared",)


def asked_for(page):
    """The parts that the page has asked for, in their order."""
    found = []
    page.on("request", lambda request: found.extend(
        part for part in LATER if request.url.endswith(f"/{part}.wasm")))
    return found


def other_build(route):
    """Answers with a module that is whole, and not the one that belongs to the rest."""
    route.fulfill(body=b"\0asm\1\0\0\0", content_type="application/wasm")


def test_what_is_missing_is_loaded_when_it_is_called(server, device):
    """The background asks for the part in vain, so only a call can bring it."""
    page = device()
    page.route("**/shared.wasm", lambda route: route.abort())
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/shared.wasm")):
        page.goto("/")
    expect(page.locator("#email")).to_be_visible()
    page.unroute_all()
    with page.expect_request("**/shared.wasm"):
        go(page, "/account/confirm")
    expect(page.locator("main h1").first).to_be_visible()


def test_a_link_asks_for_what_it_needs_at_once(server, device):
    page = device(server.person())
    page.goto("/account")
    expect(page.locator("main h1").first).to_be_visible()
    page.route("**/client.wasm", lambda route: None)
    parts = asked_for(page)
    with page.expect_request("**/shared.wasm"):
        page.goto("/account", wait_until="commit")
    assert parts == ["shared"]
    page.unroute_all(behavior="ignoreErrors")


def test_a_part_that_does_not_come_is_asked_for_again(server, device):
    """The line breaks while somebody fills in their first form: they go on as if it had not."""
    page = device()
    page.route("**/shared.wasm", lambda route: route.abort())
    with page.expect_request("**/shared.wasm"):
        page.goto("/")
    page.locator("#email").fill("ana@fieldday.example")
    go(page, "/account/confirm")
    expect(page.locator("#app")).to_have_attribute("aria-busy", "true")
    expect(page.locator("#email")).to_have_value("ana@fieldday.example")
    page.unroute_all()
    page.evaluate("dispatchEvent(new Event('online'))")
    expect(page.locator("#email")).to_have_count(0)
    expect(page.locator("main h1").first).to_be_visible()
    expect(page.locator("#app")).not_to_have_attribute("aria-busy", "true")
    expect(page.locator("#trouble")).to_be_hidden()


def test_a_part_of_another_build_is_not_taken(server, device, picture):
    """Between the first part and this one the server was given a new version."""
    page = device()
    for part in LATER:
        page.route(f"**/{part}.wasm", other_build)
    page.goto("/")
    page.locator("#email").fill("ana@fieldday.example")
    go(page, "/account/confirm")
    newer = page.locator("#newer")
    expect(newer).to_be_visible()
    picture(page, "update/foreign-part")
    page.unroute_all()
    with page.expect_event("load"):
        newer.get_by_role("button").click()
    expect(page.locator("main h1").first).to_be_visible()
    expect(newer).to_be_hidden()
    # The browser reports every foreign part, which is what this is about.
    assert all("integrity" in problem for problem in page.problems)
    page.problems.clear()
