"""What every journey needs: a server of its own, a browser, people in it, and pictures of what they see."""
import contextlib
import itertools
import json
import os
import pathlib
import shutil
import signal
import socket
import sqlite3
import subprocess
import time
import urllib.request

import pytest
from playwright.sync_api import expect, sync_playwright

# Before anything imports them: what they assert is told with its values.
pytest.register_assert_rewrite("accessibility", "keyboard", "walking")

from api import Client  # noqa: E402
from page_state import kept_files, page_report, watch_modules, watch_requests  # noqa: E402
from unhurried import UNHURRIED  # noqa: E402

ROOT = pathlib.Path(__file__).resolve().parents[2]
#: What is tested; another build can be named, a deployed one say.
BINARY = pathlib.Path(os.environ.get("FIELDDAY_BINARY", ROOT / ".build/release/fieldday"))
#: Programs of a tree that was built, and of no release: their pages have their client in the server.
DEVELOP = BINARY.with_name("develop")
IS_NATIVE = os.environ.get("FIELDDAY_CLIENT") == "native"
CLIENT = ROOT / ".build/develop-page" if IS_NATIVE else pathlib.Path(
    os.environ.get("FIELDDAY_CLIENT", ROOT / "Web/dist"))
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
    config.addinivalue_line("markers", "installed: its devices keep what opens a page without a network")
    config.addinivalue_line("markers", "soak: runs with --soak only")


#: For a journey that is not about a language: in English every day, in Korean with ``--soak``.
in_one_language = pytest.mark.parametrize(
    "language", ["en", pytest.param("ko", marks=pytest.mark.soak)])


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config, items):
    if not soaking:
        leave_for_soak(config, items)
    for item in items:
        if "playwright" in item.fixturenames:
            item.add_marker("client")
        if IS_NATIVE and item.get_closest_marker("installed"):
            item.add_marker(pytest.mark.skip(UNABLE))
        if is_walk(item):
            item.add_marker(pytest.mark.timeout(1_200))
    # The longest first: a walk that began last would be waited for.
    items.sort(key=lambda item: not is_walk(item))


def leave_for_soak(config, items):
    left = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=left)
    items[:] = [item for item in items if item not in left]


#: Why a journey is left out where the client runs in the server.
UNABLE = "without its server this page does nothing"


def is_walk(item):
    return item.path.name.startswith("test_screens_")


def pytest_terminal_summary(terminalreporter):
    """Keeps what passed and failed. Runs once for all workers."""
    stats = terminalreporter.stats
    failed = {report.nodeid: report for kind in ("failed", "error") for report in stats.get(kind, [])}
    # Where another binary is tested there may be no build here.
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(json.dumps({
        "passed": len(stats.get("passed", [])),
        "failed": {name: reason(report) for name, report in failed.items()},
        "promises": [name for name, report in failed.items() if "promise" in getattr(report, "keywords", ())]}))


def reason(report):
    """What a test says of its failure, in short."""
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash else report.longrepr)[:500]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    """A journey that failed tells what its pages asked of the server last, and what they keep."""
    report = yield
    given = getattr(item, "funcargs", {})
    pages = [page for name in ("device", "own_browser") if name in given for page in given[name].pages]
    if report.failed:
        for number, page in enumerate(pages, 1):
            report.sections.append((f"page {number}", page_report(page)))
    return report


#: Ports of this worker, each given out once: below those that systems give to connections, so that
#: nobody takes one between two starts of a server.
PORTS = itertools.count(21_000 + 1_000 * int(os.environ.get("PYTEST_XDIST_WORKER", "gw0")[2:]))


def hold_port():
    """A port that is free, kept until the answer is closed: a server takes it all the same, and again when it is
    started again, but nobody who is looking for one."""
    for port in PORTS:
        held = socket.socket()
        try:
            held.bind(("127.0.0.1", port))
        except OSError:
            held.close()
            continue
        # Only now: who binds with this, as servers do, may do so beside what is bound and does not listen.
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        return held


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

    def __init__(self, data, client=CLIENT, settings=None, people=(), is_native=IS_NATIVE):
        self.data = data
        self.is_native = is_native
        #: Who has signed up on it before.
        self.prepared = list(people)
        #: Further settings, by the names they have in the environment.
        self.settings = {"FIELDDAY_DELIVERY": "file"} if settings is None else settings
        self.outgoing = data / "outgoing"
        self.client = client
        self.held = hold_port()
        self.port = self.held.getsockname()[1]
        self.process = None
        self.people = len(self.prepared)
        self.start()

    @property
    def url(self):
        return f"http://localhost:{self.port}"

    def command(self):
        program = [DEVELOP] if self.is_native else [BINARY, "serve"]
        return [*program, "--data", self.data, "--port", str(self.port), "--client", self.client]

    def start(self):
        self.log = open(self.data.parent / f"server-{self.port}.log", "ab")
        self.process = subprocess.Popen(
            self.command(), stdout=self.log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL,
            env={**os.environ, **FROM_ONE_MACHINE, **self.settings})
        until(self.ready, 30, "the server to be ready")

    def ready(self):
        if self.process.poll() is not None:
            pytest.fail(f"the server stopped at start; see {self.log.name}")
        with urllib.request.urlopen(self.url + "/readyz", timeout=2) as answer:
            return answer.status == 200

    def kill(self):
        """Power cut: nothing is told to the process."""
        if self.is_native:
            pytest.skip(UNABLE)
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.log.close()

    def stop(self):
        STOPPED.add(self.url)
        if self.process and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
        self.log.close()

    def person(self, **more):
        """Somebody with an account; their first device speaks the protocol itself."""
        if self.prepared and more in ({}, {"language": "en"}):
            client = Client(self.url, outgoing=self.outgoing)
            for name, value in self.prepared.pop(0).items():
                setattr(client, name, value)
            return client
        return self.newcomer(**more)

    def newcomer(self, **more):
        """Somebody who signs up just now, without a browser."""
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
        self.held.close()


@pytest.fixture(scope="session")
def prepared(tmp_path_factory):
    """What a server keeps on which some people have signed up, and who they are. Hashing a password is
    dear, and for most journeys nothing but the way to an account."""
    data = tmp_path_factory.mktemp("prepared") / "data"
    with Server(data) as server:
        people = [server.person() for _ in range(6)]
    kept = ("email", "user", "cookie", "browser")
    return data, [{name: getattr(person, name) for name in kept} for person in people]


@pytest.fixture
def server(prepared, tmp_path):
    made, people = prepared
    data = tmp_path / "data"
    shutil.copytree(made, data, ignore=shutil.ignore_patterns("*.lock"))
    with contextlib.closing(sqlite3.connect(data / "fieldday.sqlite")) as database, database:
        # As if they had done so just now.
        database.execute("UPDATE user_session SET created_at = ?", (int(time.time() * 1_000),))
    with Server(data, people=people) as running:
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


class Chromium:
    """A browser. One that has gone is started again: that costs the journey in which it went, no other."""

    def __init__(self, playwright, path, *more):
        self.kind = playwright.chromium
        self.path = path
        #: What it is told besides when it starts.
        self.more = more
        self.running = None

    def new_context(self, **options):
        if not self.running or not self.running.is_connected():
            # No page lives long enough for its code to be worth optimizing.
            self.running = self.kind.launch(
                executable_path=self.path, args=["--no-sandbox", "--js-flags=--liftoff-only", *self.more])
        return self.running.new_context(**options)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.running:
            self.running.close()


@pytest.fixture(scope="session")
def browser(playwright):
    with Chromium(playwright, headless_path()) as running:
        yield running


@pytest.fixture(scope="session")
def whole_browser(playwright):
    """For what the headless shell lacks, as notifications: a file names its `browser` after this."""
    with Chromium(playwright, chromium_path()) as running:
        yield running


#: A journey asks what has been read from the disk: what a screen showed last (Web/host/screen.js) would answer
#: for it.
WITHOUT_SCREENS = """{
  const storage = (() => { try { return localStorage; } catch { return {}; } })();
  for (const key of Object.keys(storage)) if (key.startsWith("screen.")) delete storage[key];
}"""


class Devices:
    """Makes devices: browser contexts that share nothing with each other. Those that install the client
    open pages without a network; that takes as long as everything else that a first page does."""

    def __init__(self, browser, server, installs=False):
        self.browser = browser
        self.server = server
        self.installs = installs
        self.pages = []

    def __call__(self, person=None, viewport=PHONE, language="en", theme="light",
                 zone="Europe/Berlin", own_session=False, keeps_screens=False, **options):
        context = self.browser.new_context(
            viewport=viewport, locale=LOCALES[language], color_scheme=theme, timezone_id=zone,
            base_url=self.server.url, service_workers="allow" if self.installs else "block", **options)
        context.set_default_timeout(PATIENCE)
        context.on("page", self.watch)
        context.add_init_script(UNHURRIED)
        if not keeps_screens:
            context.add_init_script(WITHOUT_SCREENS)
        if person:
            signed_in(context, self.server.device_of(person, own_session))
        return self.another_tab(context)

    def another_tab(self, context):
        page = context.new_page()
        self.watch(page)
        # Whoever waits for a choice of files has the browser ask Playwright, which takes a moment at the first time.
        page.on("filechooser", lambda chooser: None)
        return page

    def watch(self, page):
        """Also those that a journey or a page opens itself."""
        watch(page, self.pages)
        page.outgoing = self.server.outgoing
        page.is_installed = self.installs

    def close(self):
        """Closes everything; whatever a page complained of fails the journey."""
        problems = problems_of(self.pages)
        for page in self.pages:
            page.context.close()
        assert problems == []


def watch(page, pages):
    """Keeps what a page asks for and loads, and in `page.problems` what it complains of; once for each page."""
    if page in pages:
        return
    pages.append(page)
    page.problems = []
    watch_requests(page)
    watch_modules(page)
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda message: page.problems.append(message.text)
            if message.type == "error" and not is_expected(message.text) else None)
    page.on("response", lambda answer: page.problems.append(f"{answer.status} {answer.url}")
            if is_trouble(answer) else None)


def problems_of(pages):
    return [problem for page in pages for problem in page.problems]


def signed_in(context, client):
    """Gives a browser the session of a client, for journeys that are not about signing in."""
    name, value = client.cookie.split("=", 1)
    context.add_cookies([{"name": name, "value": value, "url": client.url, "httpOnly": True,
                          "expires": time.time() + 86_400}])


def is_expected(text):
    """The browser itself reports every failed request as an error; being offline is not one, and what
    the server answers is judged by itself."""
    return "Failed to load resource" in text or "net::ERR" in text


#: Says that a journey itself gives an answer in the server's place.
PRETENDED = "x-pretended"


#: Addresses of servers that were told to stop. Until it has, a server answers what it is asked for with 503.
STOPPED = set()


def is_trouble(answer):
    """The server has failed, or a file of the client is not there."""
    if answer.status == 503 and any(answer.url.startswith(f"{url}/api/") for url in STOPPED):
        return False
    is_file = answer.request.resource_type in ("script", "stylesheet", "font", "manifest")
    return PRETENDED not in answer.headers and (
        answer.status >= 500 or answer.status == 404 and is_file)


@pytest.fixture
def device(browser, server, request):
    devices = Devices(browser, server, request.node.get_closest_marker("installed") is not None)
    yield devices
    devices.close()


def works_offline(page):
    """Waits until the service worker answers for this page and has its app; where none has been opened yet, all
    of them."""
    assert page.is_installed, "mark it as `installed`"

    def wanted():
        client = page.evaluate("document.documentElement.dataset.client")
        if client not in ("entrance", "home"):
            return {f"/{client}{end}" for end in (".wasm", ".css", "/index.html")}
        return set() if kept_files(page, "opened") else {f"/{module.name}" for module in CLIENT.glob("*.wasm")}

    until(lambda: page.evaluate("navigator.serviceWorker.controller !== null") and wanted() <= kept_files(page),
          what="the service worker")


def go_offline(*pages):
    """Cuts the network, once all that has to be there without one is there: a page that is open needs
    its client, an installed one its service worker as well."""
    if IS_NATIVE:
        pytest.skip(UNABLE)
    for page in pages:
        # Asking the page lets its events come in.
        until(lambda: page.evaluate("true") and page.modules, what="the page's client")
        if page.is_installed:
            works_offline(page)
    for page in pages:
        page.context.set_offline(True)


def go_online(*pages):
    for page in pages:
        page.context.set_offline(False)


def go(page, path):
    """Follows a link to `path`; a first screen has none."""
    page.evaluate("""(path) => {
        const link = Object.assign(document.createElement("a"), { href: path });
        document.body.append(link);
        link.click();
        link.remove();
    }""", path)


def visit(page, path):
    """Goes to `path` as people do, by a link, which takes less than loading the page. What is open anew
    or shown already is loaded."""
    if page.url == "about:blank" or page.url.endswith(path):
        page.goto(path)
    else:
        go(page, path)


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
