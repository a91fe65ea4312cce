// The wasm client: frames in, texts out. The Swift side of this boundary is
// Products/Clients/Exports.swift.

const encoder = new TextEncoder(), decoder = new TextDecoder();

/** What the C library wants of its system: files, of which there are none, and random octets. */
const system = (memory) => ({
  fd_write: () => 8, fd_seek: () => 8, fd_close: () => 8,
  random_get: (at, length) =>
    crypto.getRandomValues(new Uint8Array(memory().buffer, at, length)) && 0,
});

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

/** Fields (texts, numbers, octets) one after the other, each behind its length in four octets. */
export function frame(fields) {
  let bound = 0;
  for (const field of fields) bound += 4 + (typeof field === "number" ? 24 : field.length * 3);
  const octets = new Uint8Array(bound);
  const view = new DataView(octets.buffer);
  let at = 0;
  for (const field of fields) {
    let length = field.length;
    if (field instanceof Uint8Array) octets.set(field, at + 4);
    else length = encoder.encodeInto(String(field), octets.subarray(at + 4)).written;
    view.setUint32(at, length, true);
    at += 4 + length;
  }
  return octets.subarray(0, at);
}

/** Parts of two builds would destroy each other's memory: `integrity` keeps them apart. */
async function compile(part) {
  const get = (integrity) => fetch(`/${part}.wasm`, { integrity });
  try {
    return await WebAssembly.compileStreaming(get(SUMS[part]));
  } catch {
    // A proxy that serves another media type, a browser that cannot stream, or another build's.
    const response = await get();
    if (!response.ok) throw new Error(`${part}: ${response.status}`);
    const octets = await response.arrayBuffer();
    const digest = new Uint8Array(await crypto.subtle?.digest("SHA-256", octets) ?? []);
    const sum = `sha256-${btoa(String.fromCharCode(...digest))}`;
    if (sum !== (SUMS[part] ?? sum)) throw Object.assign(new Error(part), { isForeign: true });
    return WebAssembly.compile(octets);
  }
}

/** A copy of octets, in `room` if it has their length: new memory is found and cleared first. */
const copied = (octets, room) =>
  room?.length === octets.length ? (room.set(octets), room) : octets.slice();

/** The first segments of the addresses that have a client of their own, and the parts of the others' besides the first: see
 * Tools/build-web.sh, which fills in the sums. */
export const CLIENTS = ["friends", "referee", "m", "golf", "run", "day"];
const PARTS = ["shared"];
const SUMS = {};

const instantiate = async (part, imports) =>
  (await WebAssembly.instantiate(await compile(part), imports)).exports;

/** A turn of a client: takes an input's fields and gives `[patches, address, requests]`. */
function turning(wasm) {
  const handle = wasm.start();
  const octets = (from, length) => new Uint8Array(wasm.memory.buffer, from, length);
  return (fields) => {
    const input = frame(moment().concat(fields));
    const from = wasm.allocate(input.length) >>> 0;
    octets(from, input.length).set(input);
    const to = wasm.turn(handle, from, input.length) >>> 0;
    wasm.release(from);
    const length = new DataView(wasm.memory.buffer).getUint32(to, true);
    const text = decoder.decode(octets(to + 4, length));
    wasm.release(to);
    return JSON.parse(text);
  };
}

/**
 * Loads the client of `address`. `turn` takes a turn of it. Should it call a part that is not there,
 * all is as before, and the error has an `arrival` to try again after. `rest` loads all parts.
 */
export async function load(address, isNewcomer) {
  const [, place] = address.split(/[/?#]/);
  if (!CLIENTS.includes(place)) return composed(place, isNewcomer);
  const wasm = await instantiate(place, { wasi_snapshot_preview1: system(() => wasm.memory) });
  return { turn: turning(wasm), rest: async () => {} };
}

/** Loads the first part, and what `place` needs unless that is a newcomer's first screen. */
async function composed(place, isNewcomer) {
  const needed = ["shared", place];
  const isFirst = isNewcomer && ["", "account"].includes(place);
  const early = isFirst ? [] : PARTS.filter((part) => needed.includes(part));
  const modules = {}, arrivals = {};
  for (const part of early) (modules[part] = compile(part)).catch(() => {});
  const missing = new Set(PARTS);
  const imports = { wasi_snapshot_preview1: system(() => first.memory) };
  const arrive = async (part) => {
    const module = await (modules[part] ?? compile(part));
    if (part !== "shared") await add("shared");
    imports[part] = (await WebAssembly.instantiate(module, imports)).exports;
    missing.delete(part);
  };
  const add = (part) => (arrivals[part] ??= arrive(part).catch((error) => {
    delete arrivals[part];
    delete modules[part];
    throw error;
  }));
  for (const part of PARTS) {
    const absent = () => { throw Object.assign(new Error(part), { arrival: add(part) }); };
    imports[part] = new Proxy({}, { get: () => absent });
  }
  const first = (imports.first = await instantiate("client", imports));
  const stack = Object.values(first).find((item) => item instanceof WebAssembly.Global);
  const whole = turning(first);
  const memory = () => new Uint8Array(first.memory.buffer);
  let before = null;
  const turn = (fields) => {
    const top = stack.value;
    before = missing.size ? copied(memory(), before) : null;
    try {
      return whole(fields);
    } catch (error) {
      if (error.arrival) {
        stack.value = top;
        memory().fill(0, before.length).set(before);
      }
      throw error;
    }
  };
  const rest = async (list = PARTS) => { for (const part of list) await add(part); };
  await rest(early).catch(console.warn);
  return { turn, rest };
}
