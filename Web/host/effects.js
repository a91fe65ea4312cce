// What the client can ask for: a function for each case of HostRequest, with its operands in the
// order of RequestText.swift. It gives the fields of its answer, or nothing for `done`.

import { connect, disconnect } from "./bluetooth.js";
import { erase, load, store } from "./database.js";
import { unwatchHeading, unwatchMotion, watchHeading, watchMotion } from "./motion.js";
import { REMEMBERED, forgetScreens, storage } from "./remembered.js";
import { cancelPasskey, createPasskey, bytes, usePasskey } from "./passkeys.js";
import { activateUpdate } from "./updates.js";

/** Where the last language and theme are kept, so that the next start does not flash in others. */
const LOOK = "fieldday-look";
/** Where a link may lead besides the web. Everything else (scripts above all) is refused. */
const SCHEMES = ["https:", "http:", "tel:", "sms:", "mailto:", "xmpp:", "facetime:", "geo:"];

const UNSUPPORTED = ["failed", "unsupported"];
const root = document.documentElement;

/** The file that was chosen to be kept last, under the address that the client knows it by. */
let kept = null;

async function http(method, path, timeout, text) {
  const body = text && text === kept?.address ? kept.file : text, headers = { "X-Fieldday": "1" };
  const type = body === text ? "application/json" : "application/octet-stream";
  if (body !== undefined) headers["Content-Type"] = type;
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(path, { method, body, headers, signal, cache: "no-store" });
    return ["http", response.status, new Uint8Array(await response.arrayBuffer())];
  } catch {
    return ["failed", signal.aborted ? "timeout" : "offline"];
  }
}

const timers = new Map();
export function timer(key, milliseconds) {
  clearTimeout(timers.get(key));
  return new Promise((resolve) => timers.set(key, setTimeout(resolve, milliseconds)));
}

let stream = null;
function listen(tell, path) {
  stream?.close();
  const source = (stream = new EventSource(path));
  return new Promise((resolve) => {
    source.onmessage = (event) => tell(["text", event.data]);
    // When to try again is the client's to decide.
    source.onerror = () => resolve(["failed", "closed"]);
  }).finally(() => source.close());
}

function elect(lock) {
  if (!navigator.locks) return UNSUPPORTED;
  return new Promise((resolve, reject) => {
    // The lock is held until this tab is gone.
    navigator.locks.request(lock, () => new Promise(() => resolve())).catch(reject);
  });
}

/** What is stored last: a database stores one thing after the other. */
let stored = null;

/** A page of ours takes the place of this one once what was done here is stored, or opens beside it
 * while this one asks before it is left: it records something. */
async function open(address) {
  const url = new URL(address, location.href);
  if (!SCHEMES.includes(url.protocol)) return UNSUPPORTED;
  if (!["null", origin].includes(url.origin)) window.open(url, "_blank", "noopener,noreferrer");
  else if (url.origin !== origin || !window.onbeforeunload || !window.open(url)) {
    dispatchEvent(new Event("leaving"));
    for (let last; last !== stored; await new Promise((turn) => setTimeout(turn)))
      await (last = stored)?.catch(() => {}); // What waited for it is stored in its turn.
    location.href = url;
  }
}

/** Lets the person choose a file, or several; what `use` makes of them is the answer. */
async function choose(accept, use, multiple = false) {
  const input = Object.assign(document.createElement("input"), { type: "file", accept, multiple });
  await new Promise((chosen) => { input.oncancel = input.onchange = chosen; input.click(); });
  return input.files.length ? use([...input.files]) : ["failed", "cancelled"];
}

/** Tells files one after the other: together they may be more than there is room for. */
async function give(tell, files, most, limit) {
  for (const file of files.slice(0, most)) {
    const bytes = file.size <= limit && await file.arrayBuffer().catch(() => null);
    tell(bytes ? ["file", file.name, new Uint8Array(bytes)] : ["unread", file.name, file.size]);
  }
  if (files.length > most) return ["failed", "more"];
}

const pickFiles = (tell, accept, ...most) =>
  choose(accept, (files) => give(tell, files, ...most), true);

/** What the service worker keeps (see sw.js), without what is to be forgotten. */
async function shared(tell, digests, limit) {
  const cache = await caches.open("shared");
  for (const digest of digests) await cache.delete(`/run/shared/${digest}`);
  const files = (await cache.matchAll()).map(async (kept) =>
    new File([await kept.blob()], decodeURI(kept.headers.get("name"))));
  return give(tell, await Promise.all(files), files.length, limit);
}

/** A photo with sides of `longest` pixels at most. What is no picture is the server's to refuse. */
async function smaller(file, longest) {
  const picture = await createImageBitmap(file).catch(() => file);
  const scale = longest / Math.max(picture.width, picture.height);
  if (!(scale < 1)) return file;
  const side = (length) => Math.max(1, Math.round(length * scale));
  const canvas = new OffscreenCanvas(side(picture.width), side(picture.height));
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: file.type, quality: 0.8 });
}

function keep(file) {
  if (kept) URL.revokeObjectURL(kept.address);
  kept = { file, address: URL.createObjectURL(file) };
  return ["kept", kept.address, file.size];
}

function save(name, mediaType, text) {
  const href = URL.createObjectURL(new Blob([text], { type: mediaType }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** Shows an address of ours in a window that stays above all others. */
async function float(src, width, height) {
  const { document: own } = await documentPictureInPicture.requestWindow({ width, height });
  const style = "position:fixed;inset:0;inline-size:100%;block-size:100%;border:0";
  const frame = { src, style, title: document.title };
  own.body.append(Object.assign(own.createElement("iframe"), frame));
}

/** Where the device is. An old place will do, and the rough one. */
function locate() {
  if (!navigator.geolocation) return UNSUPPORTED;
  return new Promise((resolve) => navigator.geolocation.getCurrentPosition(
    ({ coords }) => resolve(["text", `${coords.latitude} ${coords.longitude}`]),
    ({ code }) => resolve(["failed", code === 1 ? "denied" : "unavailable"]),
    { timeout: 15_000, maximumAge: 600_000 }));
}

let watch = null;
/** Tells every fix, as HostPosition.swift reads it. Only a refusal ends it. */
function watchPosition(tell) {
  if (!isSecureContext) return ["failed", "insecure"];
  if (!navigator.geolocation) return UNSUPPORTED;
  navigator.geolocation.clearWatch(watch);
  const fix = ({ coords: at, timestamp }) => tell(["text", [at.latitude, at.longitude, at.accuracy,
    at.altitude, at.altitudeAccuracy, at.heading, at.speed, timestamp].join(" ")]);
  return new Promise((resolve) => (watch = navigator.geolocation.watchPosition(fix, ({ code }) =>
    (code === 1 ? resolve : tell)(["failed", ["", "denied", "unavailable", "timeout"][code]]),
  { enableHighAccuracy: true, maximumAge: 0, timeout: 15_000 })));
}

let texts = 0, said = null;
/** Says a text once the one before it has been said, unless a newer one waits by then. */
async function speak(text, lang) {
  if (!window.speechSynthesis) return UNSUPPORTED;
  const mine = ++texts;
  await said;
  return mine === texts && (said = new Promise((resolve) => {
    const onend = () => resolve(), onerror = () => resolve(UNSUPPORTED, speechSynthesis.cancel());
    timer(speak, 30_000).then(onerror); // Some browsers do not say that they have no voice.
    speechSynthesis.speak(
      Object.assign(new SpeechSynthesisUtterance(text), { lang, onend, onerror }));
  }));
}

/** Where the browser takes messages while nobody looks; nothing where it cannot. */
const pushes = async () => (await navigator.serviceWorker?.getRegistration())?.pushManager;

async function subscribe(applicationServerKey) {
  const manager = await pushes();
  if (!manager) return UNSUPPORTED;
  if ((await Notification.requestPermission()) !== "granted") return ["failed", "denied"];
  const made = await manager.subscribe({ userVisibleOnly: true, applicationServerKey });
  return ["text", JSON.stringify(made)];
}

async function pushAddress(ends) {
  const made = await (await pushes())?.getSubscription();
  if (ends) await made?.unsubscribe();
  return ["text", made?.endpoint ?? ""];
}

/** To be noticed: felt, seen (see shell.css), heard. */
function cue(pattern, vibrates, flashes, beeps) {
  if (vibrates) navigator.vibrate?.(pattern);
  const length = Math.min(1000, pattern.reduce((sum, part) => sum + part, 0));
  if (flashes) root.setAttribute("data-flash", "");
  setTimeout(() => root.removeAttribute("data-flash"), Math.max(120, length));
  if (!beeps) return;
  const audio = new AudioContext(), tone = new OscillatorNode(audio);
  tone.connect(new GainNode(audio, { gain: 0.1 })).connect(audio.destination);
  tone.onended = () => audio.close();
  tone.start();
  tone.stop(audio.currentTime + length / 1000);
}

let lock = null;
/** The browser gives the lock up when the page is hidden; the client asks for it again. */
async function stayAwake(isWanted) {
  const earlier = lock;
  lock = isWanted ? navigator.wakeLock.request("screen") : null;
  await Promise.all([lock, earlier?.then((held) => held.release(), () => {})]);
}

/** What the document looked like last, before the client can say it. */
export function restoreLook() {
  const [language, theme] = storage[LOOK]?.split(" ") ?? [];
  if (theme) [root.lang, root.dataset.theme] = [language, theme];
  showThemeColor();
}

function look(language, theme, title, app) {
  document.title = title;
  // Writing what is there already would make the browser work out every style again.
  if (root.lang !== language) root.lang = language;
  if (root.dataset.theme !== theme || root.dataset.app !== app) {
    const find = (rel) => document.querySelector(`link[rel="${rel}"]`);
    find("manifest").href = `${app === "suite" ? "" : `/${app}`}/manifest.webmanifest`;
    find("icon").href = `/icons/${app}.svg`;
    find("apple-touch-icon").href = `/icons/${app}-180.png`;
    Object.assign(root.dataset, { theme, app });
    showThemeColor();
  }
  storage[LOOK] = `${language} ${theme}`;
}

/** The browser's own surfaces take the colour of the page behind them. */
export const showThemeColor = () => document.querySelector('meta[name="theme-color"]')
  .setAttribute("content", getComputedStyle(root).backgroundColor);

/** Leads to the other tabs. */
export const channel = new BroadcastChannel("fieldday");

const table = {
  http, timer, elect, open, save, stayAwake, cue, locate, float, speak, disconnect,
  subscribe, pushAddress, activateUpdate, createPasskey, usePasskey, cancelPasskey, document: look,
  store: (...given) => (stored = store(...given)), erase: (name) => erase(name, forgetScreens()),
  pickFile: (accept) => choose(accept, async ([file]) =>
    ["file", file.name, new Uint8Array(await file.arrayBuffer())]),
  keepPhoto: (accept, longest) => choose(accept, ([file]) => smaller(file, longest).then(keep)),
  decode: (encodings, texts) => ["texts", texts.length,
    ...texts.map((text, at) => new TextDecoder(encodings[at]).decode(bytes(text)))],
  saveBytes: (name, mediaType, text) => save(name, mediaType, bytes(text)),
  guard: (isWanted) => void (window.onbeforeunload = isWanted ? () => "" : null),
  badge: (number) => navigator.setAppBadge?.(number) ?? UNSUPPORTED,
  vibrate: (pattern) => navigator.vibrate?.(pattern) || cue(pattern, 0, 1, 1),
  unlisten: () => stream?.close(), unwatch: () => navigator.geolocation?.clearWatch(watch),
  unwatchMotion: () => unwatchMotion(), unwatchHeading: () => unwatchHeading(),
  focus: (id) => document.getElementById(id)?.focus(),
  scroll: (id, top) => document.getElementById(id)?.scrollTo({ top, left: top }),
  copy: (text) => navigator.clipboard.writeText(text), broadcast: (it) => channel.postMessage(it),
  share: (title, text, url) => navigator.share?.({ title, text, url }) ?? UNSUPPORTED,
  print: () => window.print(), reload: () => location.reload(),
  persistStorage: async () =>
    ["text", (await navigator.storage?.persist?.()) ? "persisted" : "best-effort"],
  remember: (key, value) => void (storage[REMEMBERED + key] = value),
};

/** What is answered by `tell` as well. */
const streams = { listen, load, watchPosition, watchMotion, watchHeading, shared, pickFiles, connect };

/** Performs a request `[token, name, operand…]` and passes on what comes back. */
export async function perform([token, name, ...operands], answer) {
  let fields;
  try {
    const tell = (more) => answer(token, more);
    fields = await (name in streams ? streams[name](tell, ...operands) : table[name](...operands));
  } catch (error) {
    const name = error?.name ?? "unknown";
    fields = ["failed", name === "QuotaExceededError" ? "quota" : name];
  }
  // Some browser functions give something of their own, which is nobody's answer.
  answer(token, Array.isArray(fields) ? fields : ["done"]);
}
