// The service worker: keeps a version of the clients, for a start without network. A version is the
// list of its files with their SHA-256; it waits until what the person uses is there, and the client
// asks for it. An app is kept from when it is opened for the first time.

// Filled in by Tools/assemble-web.sh: path → SHA-256 of the file, in hexadecimal.
const assets = {};

const CACHE = "shell";
/** The clients that are kept for everybody. The others are kept for whoever has opened them. */
const COMMON = ["home", "entrance"];
const APPS = Object.keys(assets).flatMap((path) => path.match(/^\/(\w+)\.wasm$/)?.[1] ?? [])
  .filter((client) => !COMMON.includes(client));
/** Addresses that the server answers itself. Every other page is the client's. */
const SERVER = /^\/(api|ics|share|r|calendar|healthz|readyz|metrics|\.well-known)(\/|$)|\.[a-z0-9]+$/;

/** Files are kept under path and content, so that versions share what they have in common. */
const name = (path) => `${path}?sha256=${assets[path]}`;

async function sha256(octets) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", octets));
  return Array.from(digest, (octet) => octet.toString(16).padStart(2, "0")).join("");
}

/** The app that a file belongs to; nothing for those of all. */
const owner = (path) => APPS.find((app) => new RegExp(`^/(icons/)?${app}[/.-]`).test(path));

/** Gives a file of this version, and has it kept. */
async function keep(cache, path) {
  const kept = await cache.match(name(path));
  if (kept) return kept;
  const response = await fetch(path, { cache: "no-cache" });
  const octets = await response.arrayBuffer();
  if (!response.ok || (await sha256(octets)) !== assets[path]) {
    throw new Error(`${path} is not the file of this version`);
  }
  const headers = new Headers(response.headers);
  // The octets are decoded already, and a copy is not a redirection.
  for (const header of ["Content-Encoding", "Content-Length"]) headers.delete(header);
  const file = new Response(octets, { headers });
  await cache.put(name(path), file.clone());
  return file;
}

/** Keeps the files of all and those of the given apps. */
async function keepAll(apps) {
  const cache = await caches.open(CACHE);
  const files = Object.keys(assets).filter((path) => !owner(path) || apps.includes(owner(path)));
  await Promise.all(files.map((path) => keep(cache, path)));
}

/** Keeps what the person uses: the apps that are open, and those of which a module is kept. */
async function install() {
  const cache = await caches.open(CACHE);
  const kept = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  const open = (await clients.matchAll({ type: "window", includeUncontrolled: true }))
    .map(({ url }) => owner(`${new URL(url).pathname}/`));
  await keepAll(APPS.filter((app) => open.includes(app) || kept.includes(`/${app}.wasm`)));
}

/** An app may have been opened since: its files come along. */
async function takeOver() {
  await install().catch(() => {});
  await skipWaiting();
}

async function activate() {
  const cache = await caches.open(CACHE);
  const kept = new Set(Object.keys(assets).map(name));
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!kept.has(pathname + search)) await cache.delete(request);
  }
  await clients.claim();
}

/** The page of the client that has an address: as the server finds it. */
function page(path) {
  const [, first, second] = path.split("/");
  const pages = [`/${first}/${second}/index.html`, `/${first}/index.html`];
  return pages.find((page) => Object.hasOwn(assets, page)) ?? "/index.html";
}

/** A file of this version; where that is not to be had, what the server answers. */
async function answer(path, request) {
  const cache = await caches.open(CACHE);
  return keep(cache, path).catch(() => fetch(request));
}

/** A page; for an app that is not here and cannot be fetched, one that says so. */
const openPage = (path, request) =>
  answer(page(path), request).catch(() => caches.match(name("/missing.html")));

/** Keeps every app: the person wants them, or has installed all. */
const keepEverything = () => keepAll(APPS).then(
  () => new Response(null, { status: 204 }),
  ({ name }) => new Response(null, { status: name === "QuotaExceededError" ? 507 : 503 }));

/** Shows a message; one that insists also over the client. A button's name is where it leads. */
async function show({ title, body, url, tag, actions, insists }) {
  const open = await clients.matchAll({ type: "window" });
  if (!insists && open.some((client) => client.focused)) return;
  await registration.showNotification(
    title, { body, tag, actions, data: url, icon: "/icons/suite-192.png" });
}

async function follow(url) {
  const [client] = (await clients.matchAll({ type: "window" }))
    .filter(({ frameType }) => frameType === "top-level");
  if (!client) return clients.openWindow(url);
  await client.focus();
  return client.navigate(url);
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
  event.waitUntil(follow(event.action || event.notification.data));
});
addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) =>
  event.data === "activate" && event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/run/shared") event.respondWith(take(request));
  if (request.method === "POST" && pathname === "/apps" && request.mode !== "navigate") {
    event.respondWith(keepEverything());
  }
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (!SERVER.test(pathname)) event.respondWith(openPage(pathname, request));
  } else if (Object.hasOwn(assets, pathname)) {
    event.respondWith(answer(pathname, request));
  }
});
