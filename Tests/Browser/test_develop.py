"""`make dev`: pages whose client runs in the server. They are used like any other, and load themselves again when
they have been built anew."""
import subprocess

import pytest
from playwright.sync_api import expect

import conftest
from conftest import PASSWORD, ROOT, Devices, Server
from people import Person


@pytest.fixture
def develop(tmp_path):
    page = tmp_path / "page"
    subprocess.run([ROOT / "Tools/develop-page.sh", page], check=True)
    with Server(tmp_path / "data", page, is_native=True) as running:
        yield running


def test_a_page_is_used_and_loads_itself_again(browser, develop, picture):
    devices = Devices(browser, develop)
    page = devices()
    person = Person(page)
    person.sign_up("ana@fieldday.example", PASSWORD)
    person.page.goto("/friends/add/new")
    person.type_person("Mina", "Park")
    person.button("save", person.dialog("new-friend")).click()
    expect(person.dialog("new-friend")).to_have_count(0)
    page.goto("/friends")
    person.shows("Mina Park").all_on_server()
    picture(page, "develop/friends")
    # Built anew: another server answers.
    with page.expect_event("load", timeout=conftest.PATIENCE):
        develop.stop()
        develop.start()
    person.shows("Mina Park")
    # While nobody answers the browser says so.
    page.problems.clear()
    devices.close()
