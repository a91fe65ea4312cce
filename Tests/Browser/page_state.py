"""What a page has asked for and loaded, and what its device keeps."""
import collections
import contextlib
import pathlib
import time
import urllib.parse

import playwright.sync_api


def watch_requests(page):
    """Keeps in `page.asked` the last requests to the server, how they ended, and which pages were opened. Python
    hears of them when it waits for the browser: the time may be later, the order is right."""
    page.asked = collections.deque(maxlen=40)

    def note(request, word):
        url = urllib.parse.urlsplit(request.url)
        if url.path.startswith("/api/") or request.is_navigation_request():
            page.asked.append(f"{time.strftime('%H:%M:%S')} {request.method} {url.path} {word}")

    page.on("request", lambda request: note(request, "…"))
    page.on("response", lambda answer: note(answer.request, answer.status))
    page.on("requestfailed", lambda request: note(request, request.failure))


def watch_modules(page):
    """Keeps in `page.modules` which modules its document has loaded: one, its client."""
    page.modules = set()

    def asked(request):
        if request.is_navigation_request() and request.frame == page.main_frame:
            page.modules = set()

    def loaded(request):
        if request.url.endswith(".wasm"):
            page.modules.add(pathlib.Path(request.url).stem)

    page.on("request", asked)
    page.on("requestfinished", loaded)


def kept_files(page, cache="shell"):
    """The paths of what the service worker keeps."""
    return set(page.evaluate("""(cache) => caches.open(cache).then((open) => open.keys())
        .then((kept) => kept.map(({ url }) => new URL(url).pathname))""", cache))


def databases(page):
    """The names of the local databases, ascending."""
    return page.evaluate("indexedDB.databases().then((all) => all.map(({ name }) => name).sort())")


#: The tables of each local database; of one that does not open (something waits for it to be closed) that.
TABLES = """async () => {
  const opened = (name) => new Promise((resolve, reject) => {
    const request = indexedDB.open(name);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    setTimeout(() => reject("does not open"), 2000);
  });
  const keys = (database) => new Promise((resolve, reject) => {
    const request = database.transaction("buckets").objectStore("buckets").getAllKeys();
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  const lines = [];
  for (const { name } of await indexedDB.databases()) {
    const tables = async () => [...new Set((await keys(await opened(name))).map(([table]) => table))];
    lines.push(`${name}: ${await tables().then((all) => all.join(" ") || "empty", String)}`);
  }
  return lines;
}"""


#: Whether a database of the device, or the one that is named, has a text with these words.
KEEPS = """async ([words, database]) => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  for (const { name } of await indexedDB.databases()) {
    if (database && name !== database) continue;
    const opened = await done(indexedDB.open(name));
    const lists = await done(opened.transaction("buckets").objectStore("buckets").getAll());
    opened.close();
    if (lists.flat().some((text) => text.includes(words))) return true;
  }
  return false;
}"""


def device_keeps(page, words, database=None):
    """Whether it is durable on the device: a page that is loaded again before that loses it."""
    return page.evaluate(KEEPS, [words, database])


def page_report(page):
    """What a page asked last, where it is and what its device keeps, for a journey that failed."""
    lines = list(page.asked)
    with contextlib.suppress(playwright.sync_api.Error):
        if not page.is_closed() and page.url.startswith("http"):
            lines += ["at " + page.url, *page.wait_for_function(TABLES, timeout=10_000).json_value()]
    return "\n".join(lines)
