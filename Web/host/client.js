// The wasm client: frames in, texts out. The Swift side of this boundary is
// Products/WebClient/Exports.swift.

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** What the C library wants of its system: files, of which there are none, and random octets. */
const system = (memory) => ({
  fd_write: () => 8,
  fd_seek: () => 8,
  fd_close: () => 8,
  random_get(at, length) {
    crypto.getRandomValues(new Uint8Array(memory().buffer, at, length));
    return 0;
  },
});

/** The zone's name. Asking the browser is slow, so the answer is believed for a second. */
let zone = { name: "UTC", asked: 0 };
const zoneName = (time) => {
  if (Math.abs(time - zone.asked) < 1000) return zone.name;
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC";
  zone = { name, asked: time };
  return name;
};

/** When it is: milliseconds, zone name, seconds east of UTC, 128 random bits, the page's age. */
const moment = () => {
  const now = new Date();
  return [
    now.getTime(),
    zoneName(now.getTime()),
    -60 * now.getTimezoneOffset(),
    crypto.getRandomValues(new Uint8Array(16)),
    Math.round(performance.now()),
  ];
};

/** Fields (texts, numbers, octets) one after the other, each behind its length in four octets. */
function frame(fields) {
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

async function compile(url) {
  try {
    return await WebAssembly.compileStreaming(fetch(url));
  } catch {
    // A proxy that serves another media type, or a browser that cannot stream.
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }
}

/** Thrown in place of a function of the apps while these are not there. */
class Absent extends Error {}

/** The client: `turn` takes the fields of an input and gives `[patches, address, requests]`. */
async function instantiate(module) {
  let swift;
  swift = (await WebAssembly.instantiate(module, {
    wasi_snapshot_preview1: system(() => swift.memory),
    placeholder: new Proxy({}, { get: () => () => { throw new Absent(); } }),
  })).exports;
  const handle = swift.start();
  const turn = (fields) => {
    const input = frame(moment().concat(fields));
    const from = swift.allocate(input.length) >>> 0;
    new Uint8Array(swift.memory.buffer, from, input.length).set(input);
    const to = swift.turn(handle, from, input.length) >>> 0;
    swift.release(from);
    const length = new DataView(swift.memory.buffer).getUint32(to, true);
    const text = decoder.decode(new Uint8Array(swift.memory.buffer, to + 4, length));
    swift.release(to);
    return JSON.parse(text);
  };
  return { turn, add: (apps) => WebAssembly.instantiate(apps, { primary: swift }) };
}

/**
 * Loads the client in its two parts (see Tools/build-web.sh) and gives it its first input. A
 * newcomer's first screen needs only the first part; if it does need both after all, it begins
 * again. Answers the first output and, once both parts are there, the client.
 */
export async function load(input, isNewcomer) {
  const later = isNewcomer ? null : compile("/apps.wasm");
  const module = await compile("/client.wasm");
  const apps = later ?? compile("/apps.wasm");
  if (isNewcomer) {
    try {
      const { turn, add } = await instantiate(module);
      return [turn(input), apps.then(add).then(() => turn)];
    } catch (error) {
      if (!(error instanceof Absent)) throw error;
    }
  }
  const { turn, add } = await instantiate(module);
  await add(await apps);
  return [turn(input), turn];
}
