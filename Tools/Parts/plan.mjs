// Decides which functions of the client go into which part (see Tools/build-web.sh): plays what
// somebody does who is here for the first time, and what the client needs for that is the first
// part. Of the rest, what has one app's modules in its mangled name is that app's part.
//
//   node plan.mjs instrumented.wasm function-map lists app:Module…
//
// Writes lists.later (all that is not in the first part) and lists.<app> for each app, whose modules'
// names begin with Module: the numbers of functions, imports not counted, one a line.

import { webcrypto } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const [client, map, lists, ...apps] = process.argv.slice(2);
/** The apps' parts, and what the names of their modules begin with. */
const APPS = Object.fromEntries(apps.map((app) => app.split(":")));
const LANGUAGES = ["en", "ko"];
const ADDRESSES = ["/", "/account/sign-in", "/account/sign-up"];
/** What a server says to somebody it doesn't know. To everything else it cannot be reached. */
const SERVER = {
  "/api/account/providers": { providers: [] },
  "/api/account/session": { session: null },
  "/api/account/registration": { registration: "open" },
};
const ENTRIES = { email: "ana@fieldday.example", password: "meadow-lantern-42" };
/** How many operands a patch has, by its number (Kit/View/Host/OutputText.swift). */
const OPERANDS = [2, 2, 2, 3, 2, 3, 3, 2, 3, 3, 1, 2, 2];

// The host's own module loads the client; what it wants of a browser is here.
globalThis.crypto ??= webcrypto;
globalThis.fetch = async () => ({ ok: true, arrayBuffer: async () => readFileSync(client) });
const instantiate = WebAssembly.instantiate;
let swift;
WebAssembly.instantiate = async (module, imports) => {
  swift = (await instantiate(module, imports)).exports;
  return { exports: { ...swift, stack: new WebAssembly.Global({ value: "i32", mutable: true }) } };
};
const host = readFileSync(new URL("../../Web/host/client.js", import.meta.url), "utf8");
const { load } = await import(`data:text/javascript,${encodeURIComponent(host)}`);

/** What stands in for the page: nodes with their attributes and what they listen to. */
class Page {
  nodes = new Map();

  apply(patches) {
    for (let at = 0; at < patches.length; at += 1 + OPERANDS[patches[at]]) {
      if (!(patches[at] in OPERANDS)) throw new Error(`an unknown operation: ${patches[at]}`);
      const [node, name, value] = patches.slice(at + 1);
      switch (patches[at]) {
        case 0: case 1: this.nodes.set(node, { node, type: "", kinds: new Set() }); break;
        case 3: if (name === "type") this.nodes.get(node).type = value; break;
        case 10: this.nodes.delete(node); break;
        case 11: this.nodes.get(node)?.kinds.add(name); break;
        case 12: this.nodes.get(node)?.kinds.delete(name); break;
      }
    }
  }

  listening(kind) {
    return [...this.nodes.values()].filter(({ kinds }) => kinds.has(kind));
  }
}

const answer = (name, operands) => {
  if (name === "load") return ["rows"];
  if (name !== "http") return ["done"];
  const body = SERVER[operands[1]];
  if (!body) return ["failed", "offline"];
  return ["http", 200, new TextEncoder().encode(JSON.stringify(body))];
};

async function rehearse(language, address) {
  const { turn } = await load(address, true);
  const page = new Page();
  const play = (fields) => {
    const [patches, , requests] = turn(fields);
    page.apply(patches);
    for (const [token, name, ...operands] of requests) {
      // A timer is left running, a lock is never got, a stream stays silent.
      if (!["timer", "elect", "listen"].includes(name)) {
        play(["answer", token, ...answer(name, operands)]);
      }
    }
  };
  const event = ({ node }, kind, value = "") =>
    page.nodes.has(node) && play(["event", node, kind, value, 0, "", 0, 0, 0, 0]);
  play(["start", address, 1, address, 1, language, 100, 1]);
  for (const state of ["hidden", "visible", "offline", "online"]) {
    play(["signal", state]);
  }
  // First as it is, for what is said about what is missing.
  for (const form of page.listening("submit")) event(form, "submit");
  for (const kind of ["input", "change"]) {
    for (const field of page.listening(kind)) event(field, kind, ENTRIES[field.type] ?? "Ana");
  }
  for (const form of page.listening("submit")) event(form, "submit");
  return profile();
}

/** The numbers of the functions that ran: eight octets of digest, then a time stamp for each. */
function profile() {
  const size = swift.__write_profile(0, 0);
  if (size !== 8 + 4 * names.length) throw new Error(`${names.length} names, ${size} octets`);
  const at = swift.allocate(size) >>> 0;
  swift.__write_profile(at, size);
  const stamps = new DataView(swift.memory.buffer, at, size);
  return Array.from({ length: (size - 8) / 4 }, (_, index) => index)
    .filter((index) => stamps.getUint32(8 + 4 * index, true));
}

const names = readFileSync(map, "utf8").trim().split("\n")
  .map((line) => line.slice(line.indexOf(":") + 1))
  .filter((name) => !name.startsWith("__imported_"));
const kept = new Set();
for (const language of LANGUAGES) {
  for (const address of ADDRESSES) {
    for (const index of await rehearse(language, address)) kept.add(index);
  }
}
const parts = { later: [] };
for (const app of Object.keys(APPS)) parts[app] = [];
names.forEach((name, index) => {
  if (kept.has(index)) return;
  parts.later.push(index);
  const owners = Object.keys(APPS).filter((app) => name.includes(APPS[app]));
  if (owners.length === 1) parts[owners[0]].push(index);
});
for (const part of Object.keys(parts)) {
  writeFileSync(`${lists}.${part}`, parts[part].map((index) => `${index}\n`).join(""));
}
