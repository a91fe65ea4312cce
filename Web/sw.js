// The service worker: keeps a version of the clients, for a start without network. A version is the
// list of its files with their SHA-256; it waits until what the person uses is there, and the client
// asks for it. Until an app has been opened all are kept; from then on, those that have been.

// Filled in by Tools/assemble-web.sh: path → SHA-256 of the file, in hexadecimal.
const assets = {};

const CACHE = "shell";
/** Where an empty file stands for each app that has been opened on this device. */
const OPENED = "opened";
/** The clients that are kept for everybody. */
const COMMON = ["home", "entrance"];
const APPS = Object.keys(assets).flatMap((path) => path.match(/^\/(\w+)\.wasm$/)?.[1] ?? [])
  .filter((client) => !COMMON.includes(client));
/** Addresses that the server answers itself. Every other page is the client's. */
const SERVER = /^\/(api|ics|share|r|calendar|healthz|readyz|metrics|\.well-known)(\/|$)|\.[a-z0-9]+$/;

/** Files are kept under path and content, so that versions share what they have in common. */
const name = (path) => `${path}?sha256=${assets[path]}`;

async function sha256(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The app that a file belongs to; nothing for those of all. */
const owner = (path) => APPS.find((app) => new RegExp(`^/(${app}[/.]|icons/${app}-)`).test(path));

/** The app that a page shows. */
const appOf = ({ url }) => owner(`${new URL(url).pathname}/`);

/** Gives a file of this version, and has it kept. No room is an error, unless `unkept` takes it. */
async function keep(path, unkept) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(name(path));
  if (kept) return kept;
  const response = await fetch(path, { cache: "no-cache" });
  const bytes = await response.arrayBuffer();
  if (!response.ok || (await sha256(bytes)) !== assets[path])
    throw new Error(`${path} is not the file of this version`);
  // The bytes are decoded already, and a copy is not a redirection.
  const file = new Response(bytes, { headers: response.headers });
  for (const header of ["Content-Encoding", "Content-Length"]) file.headers.delete(header);
  await cache.put(name(path), file.clone()).catch(unkept);
  return file;
}

/** Keeps the files of all and those of the given apps. */
async function keepAll(apps) {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => url.slice(origin.length));
  const files = Object.keys(assets).filter((path) =>
    (!owner(path) || apps.includes(owner(path))) && !kept.includes(name(path)));
  await Promise.all(files.map((path) => keep(path)));
}

const opened = async () => (await (await caches.open(OPENED)).keys())
  .map(({ url }) => new URL(url).pathname.slice(1));

async function remember(apps) {
  const cache = await caches.open(OPENED);
  for (const app of apps) await cache.put(`/${app}`, new Response());
}

/** Keeps what the person uses: the apps that are open, and those that have been. */
async function install() {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  await keepAll([...pages.map(appOf), ...await opened()]);
}

/** A page wants to be without a network; one that was on its way as this began is served from now on. */
async function keepPage(page) {
  await clients.claim();
  const app = appOf(page);
  if (app) await remember([app]);
  const apps = await opened();
  await keepAll(apps.length ? apps : APPS);
}

/** An app may have been opened since: its files come along, unless that takes long. */
async function takeOver() {
  await Promise.race([install().catch(() => {}), new Promise((late) => setTimeout(late, 5_000))]);
  await skipWaiting();
}

async function activate() {
  const cache = await caches.open(CACHE);
  const kept = new Set(Object.keys(assets).map((path) => origin + name(path)));
  for (const request of await cache.keys())
    if (!kept.has(request.url)) await cache.delete(request);
  await clients.claim();
}

/** The page of the client that has an address: as the server finds it. */
function page(path) {
  const [, first, second] = path.split("/");
  const pages = [`/${first}/${second}/index.html`, `/${first}/index.html`];
  return pages.find((page) => Object.hasOwn(assets, page)) ?? "/index.html";
}

/** A file of this version; where that is not to be had, what the server answers. */
const answer = (path, request) => keep(path, () => {}).catch(() => fetch(request));

/** A page; for an app whose client is neither here nor to be had, one that says so. */
async function openPage(path, request) {
  const app = owner(page(path));
  const needed = app ? [`/${app}.wasm`, `/${app}.css`] : [];
  const found = await Promise.all(needed.map((file) => caches.match(name(file))));
  return (found.every(Boolean) ? answer(page(path), request) : fetch(request))
    .catch(() => caches.match(name("/missing.html")));
}

/** Keeps every app from now on: the person wants them, or has installed all. */
async function keepEverything() {
  try {
    await remember(APPS);
    await keepAll(APPS);
    return new Response(null, { status: 204 });
  } catch ({ name }) {
    await registration.update().catch(() => {}); // The server may have another version by now.
    const isOlder = registration.installing || registration.waiting;
    const status = name === "QuotaExceededError" ? 507 : isOlder ? 409 : 503;
    return new Response(null, { status });
  }
}

/** Shows a message, over the client if it insists, and how many are due in the only app used here. */
async function show({ title, body, url, tag, actions, insists, due }) {
  if (!insists && (await clients.matchAll({ type: "window" })).some(({ focused }) => focused)) return;
  await registration.showNotification(
    title, { body, tag, actions, data: url, icon: "/icons/suite-192.png" });
  if (due && `${await opened()}` === owner(`${url}/`)) await navigator.setAppBadge?.(due);
}

async function follow(url) {
  const [client] = (await clients.matchAll({ type: "window" }))
    .filter(({ frameType }) => frameType === "top-level");
  if (!client) return clients.openWindow(url);
  return (await client.focus()).navigate(url);
}

/** Keeps what another program shares, by content and at most 20 files, and leads to it. */
async function take(request) {
  const lead = (word) => Response.redirect(`/run/data${word}`, 303);
  try {
    const cache = await caches.open("shared");
    for (const file of (await request.formData()).getAll("files")) {
      const path = `/run/shared/${await sha256(await file.arrayBuffer())}`;
      if ((await cache.keys()).length >= 20 && !(await cache.match(path))) return lead("?full");
      await cache.put(path, new Response(file, { headers: { name: encodeURI(file.name) } }));
    }
    return lead("");
  } catch { return lead("?missed"); } // No room, or not what a system sends.
}

addEventListener("push", (event) => event.waitUntil(show(event.data.json())));
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(follow(event.action || event.notification.data)); // A button is called its address.
});
addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.waitUntil(
  event.data === "activate" ? takeOver() : keepPage(event.source).catch(console.warn)));
addEventListener("fetch", (event) => {
  const { request } = event, { method, mode } = request;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  const wanted = `${method} ${pathname}`;
  if (wanted === "POST /run/shared") event.respondWith(take(request));
  if (wanted === "POST /apps" && mode !== "navigate") event.respondWith(keepEverything());
  if (method !== "GET") return;
  if (mode === "navigate") {
    if (!SERVER.test(pathname)) event.respondWith(openPage(pathname, request));
  } else if (Object.hasOwn(assets, pathname)) event.respondWith(answer(pathname, request));
});
