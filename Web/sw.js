// The service worker: keeps a version of the client, for a start without network. A version is the
// list of its files with their SHA-256; it waits until all are there, and the client asks for it.

// Filled in by Tools/assemble-web.sh: path → SHA-256 of the file, in hexadecimal.
const assets = {};

const CACHE = "shell";
/** Addresses that the server answers itself. Every other page is the client's. */
const SERVER = /^\/(api|ics|share|r|calendar|healthz|readyz|metrics|\.well-known)(\/|$)|\.[a-z0-9]+$/;

/** Files are kept under path and content, so that versions share what they have in common. */
const name = (path) => `${path}?sha256=${assets[path]}`;

async function sha256(octets) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", octets));
  return Array.from(digest, (octet) => octet.toString(16).padStart(2, "0")).join("");
}

async function keep(cache, path) {
  if (await cache.match(name(path))) return;
  const response = await fetch(path, { cache: "no-cache" });
  const octets = await response.arrayBuffer();
  if (!response.ok || (await sha256(octets)) !== assets[path]) {
    throw new Error(`${path} is not the file of this version`);
  }
  const headers = new Headers(response.headers);
  // The octets are decoded already, and a copy is not a redirection.
  for (const header of ["Content-Encoding", "Content-Length"]) headers.delete(header);
  await cache.put(name(path), new Response(octets, { headers }));
}

const install = async (cache) =>
  Promise.all(Object.keys(assets).map((path) => keep(cache, path)));

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

const answer = async (path, request) =>
  (await caches.match(name(path), { cacheName: CACHE })) ?? fetch(request);

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
addEventListener("install", (event) => event.waitUntil(caches.open(CACHE).then(install)));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("message", (event) => event.data === "activate" && skipWaiting());
addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/run/shared") event.respondWith(take(request));
  if (request.method !== "GET") return;
  if (request.mode === "navigate") {
    if (!SERVER.test(pathname)) event.respondWith(answer(page(pathname), request));
  } else if (Object.hasOwn(assets, pathname)) {
    event.respondWith(answer(pathname, request));
  }
});
