"""What every journey needs: a server of its own, a browser, people in it, and pictures of what they see."""
import contextlib
import itertools
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import time
import urllib.request

import pytest
from playwright.sync_api import expect, sync_playwright

# Before anything imports them: what they assert is told with its values.
pytest.register_assert_rewrite("accessibility", "keyboard", "walking")

from api import Client  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: What is tested; another build can be named, a deployed one say.
BINARY = pathlib.Path(os.environ.get("FIELDDAY_BINARY", ROOT / ".build/release/fieldday"))
CLIENT = pathlib.Path(os.environ.get("FIELDDAY_CLIENT", ROOT / "Web/dist"))
#: Where pictures go, if any are wanted (``--pictures``): for people to look at, no journey reads them.
PICTURES = pathlib.Path(__file__).parent / "screenshots"
#: Where ``Tools/Checks/journeys.py`` finds what to try once more.
REPORT = ROOT / ".build/journeys.json"
PASSWORD = "meadow-lantern-42"

PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-US", "ko": "ko-KR"}
PATIENCE = 20_000

expect.set_options(timeout=PATIENCE)


def pytest_addoption(parser):
    parser.addoption("--pictures", action="store_true", help=f"keep pictures in {PICTURES}")
    parser.addoption("--soak", action="store_true", help="everything, as before a release")


def pytest_configure(config):
    global pictured, soaking
    pictured = config.getoption("--pictures")
    soaking = config.getoption("--soak")
    config.addinivalue_line("markers", "client: needs the client, as whatever drives a browser does")
    config.addinivalue_line("markers", "promise: nothing is lost, nothing doubled; never tried again")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items):
    for item in items:
        if "playwright" in item.fixturenames:
            item.add_marker("client")
        if is_walk(item):
            item.add_marker(pytest.mark.timeout(1_200))
    # The longest first: a walk that began last would be waited for.
    items.sort(key=lambda item: not is_walk(item))


def is_walk(item):
    return item.path.name.startswith("test_screens_")


def pytest_terminal_summary(terminalreporter):
    """Keeps what passed and failed. Runs once for all workers."""
    stats = terminalreporter.stats
    failed = {report.nodeid: "promise" in report.keywords
              for kind in ("failed", "error") for report in stats.get(kind, [])}
    # Where another binary is tested there may be no build here.
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps({
        "passed": len(stats.get("passed", [])), "failed": sorted(failed),
        "promises": sorted(name for name, promise in failed.items() if promise)}))


#: Ports of this worker, each given out once: below those that systems give to connections, so that
#: nobody takes one between two starts of a server.
PORTS = itertools.count(21_000 + 1_000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]))


def free_port():
    for port in PORTS:
        with socket.socket() as probe:
            # As servers do: what is left of an earlier connection is in nobody's way.
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind(("127.0.0.1", port))
                return port


def until(condition, seconds=20, what="the condition"):
    """Waits for something to become true; never for time to pass."""
    deadline = time.monotonic() + seconds
    while True:
        why = None
        try:
            value = condition()
            if value:
                return value
        except (OSError, AssertionError) as error:
            why = error
        if time.monotonic() > deadline:
            raise AssertionError(f"waited {seconds} s for {what}") from why
        time.sleep(0.02)


#: Everybody in a journey comes from this machine, which is limited like every network.
FROM_ONE_MACHINE = {"FIELDDAY_NETWORK_LIMIT_FACTOR": "1000"}


class Server:
    """One `fieldday serve` on its own data directory and port. Can be killed and started again."""

    def __init__(self, data, client=CLIENT, settings=None):
        self.data = data
        #: Further settings, by the names they have in the environment.
        self.settings = {"FIELDDAY_DELIVERY": "file"} if settings is None else settings
        self.outgoing = data / "outgoing"
        self.client = client
        self.port = free_port()
        self.process = None
        self.people = 0
        self.start()

    @property
    def url(self):
        return f"http://localhost:{self.port}"

    def start(self):
        self.log = open(self.data.parent / f"server-{self.port}.log", "ab")
        self.process = subprocess.Popen(
            [BINARY, "serve", "--data", self.data, "--port", str(self.port), "--client", self.client],
            stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            env={**os.environ, **FROM_ONE_MACHINE, **self.settings})
        until(self.ready, 30, "the server to be ready")

    def ready(self):
        if self.process.poll() is not None:
            pytest.fail(f"the server stopped at start; see {self.log.name}")
        with urllib.request.urlopen(self.url + "/readyz", timeout=2) as answer:
            return answer.status == 200

    def kill(self):
        """Power cut: nothing is told to the process."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()

    def person(self, **more):
        """Somebody who signed up without a browser; their first device speaks the protocol itself."""
        self.people += 1
        client = Client(self.url, outgoing=self.outgoing)
        client.email = f"person{self.people}@fieldday.example"
        return client.sign_up(client.email, PASSWORD, **more)

    def device_of(self, person, own_session=False):
        """Another device of the same person. It shares the session unless that is what it is about."""
        client = Client(self.url, None if own_session else person.cookie)
        client.email, client.user = person.email, person.user
        return client.sign_in(person.email, PASSWORD) if own_session else client


    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stop()


@pytest.fixture
def server(tmp_path):
    with Server(tmp_path / "data") as running:
        yield running


@pytest.fixture(scope="session")
def playwright():
    with sync_playwright() as running:
        yield running


def chromium_path():
    """The browser that people have, windows and all."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


def headless_path():
    """The same browser without what draws windows: a page takes half the work."""
    return shutil.which("chromium-headless-shell") or chromium_path()


@contextlib.contextmanager
def launched(playwright, path):
    # No page lives long enough for its code to be worth optimizing.
    running = playwright.chromium.launch(
        executable_path=path, args=["--no-sandbox", "--js-flags=--liftoff-only"])
    yield running
    running.close()


@pytest.fixture(scope="session")
def browser(playwright):
    with launched(playwright, headless_path()) as running:
        yield running


@pytest.fixture(scope="session")
def whole_browser(playwright):
    """For what the headless shell lacks, as notifications: a file names its `browser` after this."""
    with launched(playwright, chromium_path()) as running:
        yield running


class Devices:
    """Makes devices: browser contexts that share nothing with each other."""

    def __init__(self, browser, server):
        self.browser = browser
        self.server = server
        self.pages = []

    def __call__(self, person=None, viewport=PHONE, language="en", theme="light",
                 zone="Europe/Berlin", own_session=False, **options):
        context = self.browser.new_context(
            viewport=viewport, locale=LOCALES[language], color_scheme=theme, timezone_id=zone,
            base_url=self.server.url, **options)
        context.set_default_timeout(PATIENCE)
        if person:
            signed_in(context, self.server.device_of(person, own_session))
        return self.another_tab(context)

    def another_tab(self, context):
        page = context.new_page()
        self.pages.append(page)
        page.outgoing = self.server.outgoing
        page.problems = []
        page.on("pageerror", lambda error: page.problems.append(str(error)))
        page.on("console", lambda message: page.problems.append(message.text)
                if message.type == "error" and not is_expected(message.text) else None)
        return page

    def close(self):
        """Closes everything; whatever a page complained of fails the journey."""
        problems = [problem for page in self.pages for problem in page.problems]
        for page in self.pages:
            page.context.close()
        assert problems == []


def signed_in(context, client):
    """Gives a browser the session of a client, for journeys that are not about signing in."""
    name, value = client.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": client.url, "httpOnly": True,
                          "expires": time.time() + 86_400}])


def is_expected(text):
    """The browser itself reports every failed request as an error; being offline is not one."""
    return "Failed to load resource" in text or "net::ERR" in text


@pytest.fixture
def device(browser, server):
    devices = Devices(browser, server)
    yield devices
    devices.close()


def works_offline(page):
    """Waits until the service worker has everything and answers for this page."""
    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null"),
          what="the service worker")


def go(page, path):
    """Follows a link to `path`; a first screen has none."""
    page.evaluate("""(path) => {
        const link = Object.assign(document.createElement("a"), { href: path });
        document.body.append(link);
        link.click();
        link.remove();
    }""", path)


@pytest.fixture
def picture():
    return take_picture


def take_picture(page, name):
    """Saves what a page shows, for a person to look at, when somebody wants to."""
    if not pictured:
        return
    path = PICTURES / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=path, animations="disabled")
