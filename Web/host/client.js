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

/** When it is: milliseconds, zone name, seconds east of UTC, 128 random bits. */
const moment = () => {
  const now = new Date();
  return [
    now.getTime(),
    Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC",
    -60 * now.getTimezoneOffset(),
    crypto.getRandomValues(new Uint8Array(16)),
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

async function instantiate(url, imports) {
  try {
    return await WebAssembly.instantiateStreaming(fetch(url), imports);
  } catch {
    // A proxy that serves another media type, or a browser that cannot stream.
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return WebAssembly.instantiate(await response.arrayBuffer(), imports);
  }
}

/** Loads the client: a function from the fields of an input to `[patches, address, requests]`. */
export async function load(url) {
  let swift;
  const imports = { wasi_snapshot_preview1: system(() => swift.memory) };
  swift = (await instantiate(url, imports)).instance.exports;
  const handle = swift.start();
  return (fields) => {
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
}
