// Starts the client and connects it with the page. Decides nothing: inputs go in, what comes out is
// carried out.

import { load } from "./client.js";
import { Page } from "./dom.js";
import { effects, perform, remembered, restoreLook, showThemeColor } from "./effects.js";
import { listen } from "./events.js";
import { listenToGestures } from "./gestures.js";
import { History } from "./history.js";
import { watchUpdates } from "./updates.js";

const page = new Page(document.getElementById("app"));
const history = new History((address, entries) =>
  input(["moved", address, entries.length, ...entries]));
const channel = "BroadcastChannel" in window ? new BroadcastChannel("fieldday") : null;
const table = effects(channel);

const waiting = [];
let turn = null; // until the client is whole, and when it has failed
let isBusy = false;

/** Gives inputs to the client one after the other, also those that come up on the way. */
function input(fields) {
  waiting.push(fields);
  drain();
}

function drain() {
  if (!turn || isBusy) return;
  isBusy = true;
  try {
    while (turn && waiting.length) take(turn(waiting.shift()));
  } catch (error) {
    fail(error);
  } finally {
    isBusy = false;
  }
}

function take([patches, address, requests]) {
  page.apply(patches);
  history.follow(address);
  for (const request of requests) perform(table, request, answer);
}

const answer = (token, fields) => input(["answer", token].concat(fields));
const signal = (...fields) => input(["signal", ...fields]);

/** The client is gone: nothing more goes in, what is stored stays, the person can start again. */
function fail(error) {
  console.error(error);
  turn = null;
  const dialog = document.getElementById("trouble");
  document.getElementById("reload").onclick = () => location.reload();
  if (!dialog.open) dialog.showModal();
}

function emit(element, kind, details) {
  const { value = "", checked = false, key = "", x = 0, y = 0, top = 0, height = 0 } = details;
  input(["event", element.node, kind, value, checked ? 1 : 0, key, x, y, top, height]);
}

function listenToSurroundings() {
  for (const state of ["online", "offline"]) addEventListener(state, () => signal(state));
  channel?.addEventListener("message", (event) => signal("message", event.data));

  const surroundings = () => {
    showThemeColor();
    signal("surroundings");
  };
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", surroundings);
  addEventListener("languagechange", surroundings);
  const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
  let known = zone();
  document.addEventListener("visibilitychange", () => {
    signal(document.hidden ? "hidden" : "visible");
    if (document.hidden || zone() === known) return;
    known = zone();
    surroundings();
  });
}

async function start() {
  listen(page, emit, (address) => signal("navigated", address));
  listenToGestures(emit);
  listenToSurroundings();
  const { entries } = history;
  const { languages } = navigator;
  const known = remembered();
  const [output, client] = await load([
    "start", history.address, entries.length, ...entries, languages.length, ...languages,
    Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) / 0.16),
    navigator.onLine ? 1 : 0, ...known,
  ], !known.length);
  take(output);
  turn = await client;
  drain();
  await watchUpdates(() => signal("updateReady"));
}

restoreLook();
start().catch(fail);
