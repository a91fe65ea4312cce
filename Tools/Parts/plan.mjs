// Decides which functions of the client go into which part (see Tools/build-web.sh): plays what
// somebody does who is here for the first time, and what the client needs for that is the first
// part. Of the rest, what has one app's modules in its mangled name is that app's part, but for what
// opening another app needs as well.
//
//   node plan.mjs instrumented.wasm function-map call-graph lists app:Module…
//
// Writes lists.later (all that is not in the first part) and lists.<app> for each app, whose modules'
// names begin with Module: the numbers of functions, imports not counted, one a line.

import { webcrypto } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";

const [client, map, graph, lists, ...apps] = process.argv.slice(2);
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
/** Somebody who has been here before, and what their device knows of the server (DeviceBook). */
const [ID, USER] = [1, 2].map((number) => `01a20000-0000-7000-8000-00000000000${number}`);
const SESSION = { id: ID, user: USER, email: ENTRIES.email, device: "Linux" };
const CURSOR = `1 ${ID} user:${USER} 0`;
const BOOK = {
  device: ID, issued: 0, acknowledged: 0, epoch: ID, cursor: CURSOR, current: true,
  bootstrapped: true, version: 1,
};
/** What the server says to them: nothing is new. */
const ANSWERS = {
  "/api/account/session": { session: SESSION },
  "/api/sync/pull": {
    epoch: ID, cursor: CURSOR, parts: [], purges: [], reset: false, rejections: [], more: false,
  },
};
/** The longest that is waited for while an app opens, in milliseconds. */
const SOON = 1_000;
/** How many operands a patch has, by its number (Kit/View/Host/OutputText.swift). */
const OPERANDS = [2, 2, 2, 3, 2, 3, 3, 2, 3, 3, 1, 2, 2];

// Most people are not at UTC, which is a case of its own.
process.env.TZ = "Asia/Seoul";

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

const answer = (name, operands, known = SERVER) => {
  if (name === "load") return ["rows", 0];
  if (name !== "http") return ["done"];
  const body = known[operands[1].split("?")[0]];
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
  play(["start", address, 1, address, 1, language, 100, 1, 0]);
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

/** Opens an app as somebody who is known, with a network or without. */
async function open(app, isOnline) {
  const { turn } = await load("/", true);
  const waited = new Set();
  const play = (fields) => {
    const [, , requests] = turn(fields);
    for (const [token, name, ...operands] of requests) {
      if (name === "timer" && (operands[1] > SOON || waited.has(operands[0]))) continue;
      if (name === "timer") waited.add(operands[0]);
      const stored = name === "load" ? ["meta", "book", JSON.stringify(BOOK)] : [];
      const answers = isOnline ? ANSWERS : {};
      const fields = name === "listen" ? ["text", "open"] : answer(name, operands, answers);
      play(["answer", token, ...fields, ...stored]);
    }
  };
  const known = ["session", JSON.stringify(SESSION)];
  play(["start", `/${app}`, 1, `/${app}`, 1, LANGUAGES[0], 100, Number(isOnline), 0, ...known]);
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
/** The one app that a function is about, if there is one. One that the compiler merged with others
 * that are alike (the name's end says so) is named after any of them. */
const owner = (name) => {
  if (name.endsWith("Tm")) return null;
  const owners = Object.keys(APPS).filter((app) => name.includes(APPS[app]));
  return owners.length === 1 ? owners[0] : null;
};
/** What each function calls by its name. */
const calls = new Map(names.map((name) => [name, []]));
for (const [, from, to] of readFileSync(graph, "utf8").matchAll(/"(.*)" -> "(.*)"; \/\/ call/g)) {
  calls.get(from)?.push(to);
}
/** What apps have in common, though it is named after one of them: no app calls another's code, so
 * what is called from two is one function that was made of equal ones. */
const merged = new Set();
for (const app of Object.keys(APPS)) {
  const reached = new Set(names.filter((name) => owner(name) === app));
  for (const name of reached) {
    for (const called of calls.get(name) ?? []) {
      if (![null, app].includes(owner(called))) merged.add(called) && reached.add(called);
    }
  }
}
const common = new Set();
names.forEach((name, index) => merged.has(name) && common.add(index));
for (const app of Object.keys(APPS)) {
  const ran = [...await open(app, false), ...await open(app, true)];
  if (!ran.some((index) => owner(names[index]) === app)) throw new Error(`${app} did not open`);
  for (const index of ran) if (owner(names[index]) !== app) common.add(index);
}
const parts = { later: [] };
for (const app of Object.keys(APPS)) parts[app] = [];
names.forEach((name, index) => {
  if (kept.has(index)) return;
  parts.later.push(index);
  if (owner(name) && !common.has(index)) parts[owner(name)].push(index);
});
for (const part of Object.keys(parts)) {
  writeFileSync(`${lists}.${part}`, parts[part].map((index) => `${index}\n`).join(""));
}
