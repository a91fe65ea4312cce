// The wasm client: frames in, texts out. Its Swift side is Products/Clients/Exports.swift.

import { isSomebodyHere } from "./remembered.js";

const encoder = new TextEncoder(), decoder = new TextDecoder();

/** The zone's name. Asking is slow: it is believed for a minute, unless the clock shows another. */
let zone = {};
const zoneName = (now) => {
  const when = `${now.getTimezoneOffset()} ${Math.floor(now / 60_000)}`;
  if (zone.when !== when) zone = { when, name: Intl.DateTimeFormat().resolvedOptions().timeZone };
  return zone.name ?? "UTC";
};

/** When it is: milliseconds, zone name, seconds east of UTC, 128 random bits, the page's age. */
export const moment = () => {
  const now = new Date();
  return [now.getTime(), zoneName(now), -60 * now.getTimezoneOffset(),
    crypto.getRandomValues(new Uint8Array(16)), Math.round(performance.now())];
};

/** Writes a text, and gives how many bytes it has. For short ones the encoder is slow to begin. */
function write(text, bytes, at) {
  for (let index = 0; text.length < 64; index++) {
    if (index === text.length) return index;
    const code = text.charCodeAt(index);
    if (code > 127) break;
    bytes[at + index] = code;
  }
  return encoder.encodeInto(text, bytes.subarray(at)).written;
}

/** Fields (texts, numbers, bytes) one after the other, each behind its length in four bytes. */
export function frame(fields) {
  let bound = 0;
  for (const field of fields) bound += 4 + (typeof field === "number" ? 24 : field.length * 3);
  const bytes = new Uint8Array(bound);
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const field of fields) {
    let length = field.length;
    if (field instanceof Uint8Array) bytes.set(field, at + 4);
    else length = write(String(field), bytes, at + 4);
    view.setUint32(at, length, true);
    at += 4 + length;
  }
  return bytes.subarray(0, at);
}

/** Each module's sum, and that of all there is: Tools/assemble-web.sh fills them in. */
const SUMS = {};
export const BUILD = "";

const { client } = document.documentElement.dataset;
/** Whether the server has sent home's page because the browser has a session. */
const isSent = client === "home" && !navigator.serviceWorker?.controller;
/** The client of this page. The first page is the entrance's as long as nobody is here. */
export const CLIENT =
  location.pathname !== "/" ? client : isSomebodyHere || isSent ? "home" : "entrance";

/** A module of another build than the page's is not taken: they may not understand each other. */
async function compile() {
  const get = (integrity) => fetch(`/${CLIENT}.wasm`, { integrity });
  try {
    return await WebAssembly.compileStreaming(get(SUMS[CLIENT]));
  } catch {
    // A proxy that serves another media type, a browser that cannot stream, or another build's.
    const response = await get();
    if (!response.ok) throw new Error(`${CLIENT}: ${response.status}`);
    const bytes = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle?.digest("SHA-256", bytes) ?? []);
    const sum = `sha256-${btoa(String.fromCharCode(...digest))}`;
    if (sum !== (SUMS[CLIENT] ?? sum)) throw Object.assign(new Error(CLIENT), { isForeign: true });
    return WebAssembly.compile(bytes);
  }
}

/** Loads the client: a function from an input's fields to `[patches, address, requests]`. */
export async function load() {
  const bytes = (from, length) => new Uint8Array(wasm.memory.buffer, from, length);
  // What the C library wants of its system: files, of which there are none, and random bytes.
  const system = {
    fd_write: () => 8, fd_seek: () => 8, fd_close: () => 8,
    random_get: (at, length) => crypto.getRandomValues(bytes(at, length)) && 0,
  };
  const imports = { wasi_snapshot_preview1: system };
  const { exports: wasm } = await WebAssembly.instantiate(await compile(), imports);
  const handle = wasm.start();
  return (fields) => {
    const input = frame(moment().concat(fields));
    const from = wasm.allocate(input.length) >>> 0;
    bytes(from, input.length).set(input);
    const to = wasm.turn(handle, from, input.length) >>> 0;
    wasm.release(from);
    const length = new DataView(wasm.memory.buffer).getUint32(to, true);
    const text = decoder.decode(bytes(to + 4, length));
    wasm.release(to);
    return JSON.parse(text);
  };
}
