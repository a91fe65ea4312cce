// Takes the texts that the first part of the client never mentions out of it, and gives each to
// the part that does, or to the shared one (see Tools/build-web.sh).
//
//   node words.mjs first.wasm shared.wasm app.wasm…
//
// A module's data is a picture of memory, and nothing in it says what lies where. So a text is
// moved only when it is beyond doubt: whole UTF-8 between two zeros, found by the address that a
// Swift literal has in code, and by no other. Everything else stays.

import { readFileSync, writeFileSync } from "node:fs";

const CODE = 10;
const DATA = 11;
const DATA_COUNT = 12;
/** Shorter texts are hardly worth their segment. */
const SHORTEST = 12;
/** A string literal is known by an address so many octets before its first. */
const BIAS = 20;
/** So many zeros in the picture cost less than another segment. */
const GAP = 8;

/** An unsigned number at `at`: its value and where it ends. */
function unsigned(octets, at) {
  let value = 0;
  for (let shift = 1; ; shift *= 128) {
    const octet = octets[at++] ?? 0;
    value += (octet & 127) * shift;
    if (octet < 128) return [value, at];
  }
}

/** A signed number of at most ten octets at `at`, as a 64-bit pattern. */
function signed(octets, at) {
  let value = 0n;
  for (let shift = 0n; shift < 70n && at < octets.length; shift += 7n) {
    const octet = octets[at++];
    value |= BigInt(octet & 127) << shift;
    if (octet < 128) {
      return BigInt.asUintN(64, octet & 64 ? value - (1n << (shift + 7n)) : value);
    }
  }
  throw new Error("a number does not end");
}

function number(value) {
  const octets = [];
  for (; value > 127; value = Math.floor(value / 128)) octets.push(value % 128 | 128);
  return [...octets, value];
}

/** The operand of `i32.const`. */
function constant(value) {
  const octets = [];
  for (; value > 63; value = Math.floor(value / 128)) octets.push(value % 128 | 128);
  return [...octets, value];
}

/** The sections of a module: `{ id, content }` in their order. */
function sections(module) {
  const found = [];
  for (let at = 8; at < module.length;) {
    const id = module[at];
    const [length, begin] = unsigned(module, at + 1);
    found.push({ id, content: module.subarray(begin, begin + length) });
    at = begin + length;
  }
  return found;
}

/** Memory as a module's data section fills it, from the first octet it fills. */
function picture(content) {
  const segments = [];
  let [count, at] = unsigned(content, 0);
  while (count--) {
    if (content[at] !== 0 || content[at + 1] !== 0x41) throw new Error("a segment is not active");
    const [start, end] = unsigned(content, at + 2);
    const [length, begin] = unsigned(content, end + 1);
    segments.push({ start, octets: content.subarray(begin, begin + length) });
    at = begin + length;
  }
  const base = Math.min(...segments.map(({ start }) => start));
  const end = Math.max(...segments.map(({ start, octets }) => start + octets.length));
  const memory = new Uint8Array(end - base);
  for (const { start, octets } of segments) memory.set(octets, start - base);
  return { base, memory };
}

/**
 * A data section that makes the picture. A segment bridges zeros only where there are zeros in the
 * whole as well: what another part fills must not be wiped out when this one comes.
 */
function data({ base, memory }, whole) {
  const segments = [];
  for (let at = 0; at < memory.length;) {
    if (memory[at] === 0) { at++; continue; }
    let end = at + 1;
    for (let next = end; next < memory.length && next < end + GAP; next++) {
      if (whole.memory[next] !== memory[next]) break;
      if (memory[next] !== 0) end = next + 1;
    }
    segments.push(Buffer.from([0, 0x41, ...constant(base + at), 0x0b, ...number(end - at)]));
    segments.push(memory.subarray(at, end));
    at = end;
  }
  return Buffer.concat([Buffer.from(number(segments.length / 2)), ...segments]);
}

/** What follows an instruction: so many numbers, or octets that are none. Others have nothing. */
const NUMBERS = new Map([
  ...[0x02, 0x03, 0x04, 0x0c, 0x0d, 0x10, 0x12, 0x3f, 0x40, 0xd0, 0xd2].map((code) => [code, 1]),
  ...[0x11, 0x13].map((code) => [code, 2]),
  ...[0x20, 0x21, 0x22, 0x23, 0x24, 0x25, 0x26].map((code) => [code, 1]),
]);
const OCTETS = new Map([[0x43, 4], [0x44, 8]]);
/** The same of the instructions behind 0xfc. */
const BULK = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Every number in code that may be an address: constants, their halves, and fixed offsets. */
function* mentioned(code) {
  let [functions, at] = unsigned(code, 0);
  const skip = (numbers) => { while (numbers--) [, at] = unsigned(code, at); };
  while (functions--) {
    const [length, body] = unsigned(code, at);
    let locals;
    [locals, at] = unsigned(code, body);
    skip(2 * locals);
    while (at < body + length) {
      const instruction = code[at++];
      if (instruction === 0x41 || instruction === 0x42) {
        const value = signed(code, at);
        skip(1);
        yield* [Number(value & 0xffffffffn), Number(value >> 32n)];
      } else if (instruction >= 0x28 && instruction <= 0x3e) {
        skip(1);
        let offset;
        [offset, at] = unsigned(code, at);
        yield offset;
      } else if (instruction === 0x0e) {
        let targets;
        [targets, at] = unsigned(code, at);
        skip(targets + 1);
      } else if (instruction === 0x1c) {
        let types;
        [types, at] = unsigned(code, at);
        at += types;
      } else if (instruction === 0xfc) {
        let bulk;
        [bulk, at] = unsigned(code, at);
        if (!(bulk in BULK)) throw new Error(`an instruction nobody knows: fc ${bulk}`);
        skip(BULK[bulk]);
      } else if (instruction > 0xd2 || instruction > 0xc4 && instruction < 0xd0) {
        throw new Error(`an instruction nobody knows: ${instruction}`);
      } else {
        skip(NUMBERS.get(instruction) ?? 0);
        at += OCTETS.get(instruction) ?? 0;
      }
    }
    if (at !== body + length) throw new Error("a function does not end where it should");
  }
}

/** Where the whole texts of a picture are: `[begin, end]`. */
function texts({ memory }) {
  const found = [];
  const utf8 = new TextDecoder("utf-8", { fatal: true });
  for (let begin = 0; begin < memory.length;) {
    const zero = memory.indexOf(0, begin);
    const end = zero < 0 ? memory.length : zero;
    if (end - begin >= SHORTEST) {
      try {
        if (!/[\x01-\x08\x0b-\x1f\x7f]/.test(utf8.decode(memory.subarray(begin, end)))) {
          found.push([begin, end]);
        }
      } catch {
        // Not a text.
      }
    }
    begin = end + 1;
  }
  return found;
}

/** Which modules mention each text, by its begin; without those that cannot be moved. */
function users(whole, modules) {
  const found = texts(whole);
  const owner = new Int32Array(whole.memory.length).fill(-1);
  found.forEach(([begin, end], index) => owner.fill(index, begin, end));
  const users = found.map(() => new Set());
  const note = (address, user) => {
    // What a literal has, and what a pointer to the octets themselves has.
    const places = [address - whole.base + BIAS, address - whole.base];
    const indices = places.map((place) => owner[place] ?? -1);
    const begins = indices.map((index, which) => found[index]?.[0] === places[which]);
    indices.forEach((index, which) => {
      if (index < 0) return;
      // Into the middle, and nothing begins there: this is not understood.
      users[index].add(begins.includes(true) ? user : 0);
    });
  };
  modules.forEach((parts, user) => {
    const code = parts.find(({ id }) => id === CODE).content;
    for (const address of mentioned(code)) note(address, user);
  });
  // Tables that stay in the first part mention texts, too: in whole words of memory.
  const words = new DataView(whole.memory.buffer);
  for (let at = -whole.base & 3; at + 4 <= whole.memory.length; at += 4) {
    if (owner[at] < 0) note(words.getUint32(at, true), 0);
  }
  return found.map(([begin, end], index) => ({ begin, end, users: users[index] }));
}

const files = process.argv.slice(2);
const headers = files.map((file) => readFileSync(file));
const modules = headers.map(sections);
const whole = picture(modules[0].find(({ id }) => id === DATA).content);
const pictures = files.map(() => ({ ...whole, memory: new Uint8Array(whole.memory.length) }));
pictures[0].memory.set(whole.memory);
for (const { begin, end, users: by } of users(whole, modules)) {
  if (!by.size || by.has(0)) continue;
  const part = by.size === 1 ? [...by][0] : 1;
  pictures[part].memory.set(whole.memory.subarray(begin, end), begin);
  pictures[0].memory.fill(0, begin, end);
}
files.forEach((file, index) => {
  const kept = modules[index].filter(({ id }) => id !== DATA && id !== DATA_COUNT);
  const place = kept.findIndex(({ id }) => id === CODE) + 1;
  kept.splice(place, 0, { id: DATA, content: data(pictures[index], whole) });
  writeFileSync(file, Buffer.concat([
    headers[index].subarray(0, 8),
    ...kept.flatMap(({ id, content }) => [Buffer.from([id, ...number(content.length)]), content]),
  ]));
});
