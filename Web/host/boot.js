// Connects the client with the page. Decides nothing: inputs go in, what comes out is carried out.

import { load } from "./client.js";
import { Page } from "./dom.js";
import { channel, perform, restoreLook, showThemeColor } from "./effects.js";
import { listen } from "./events.js";
import { listenToGestures } from "./gestures.js";
import { address, entries, follow, watchHistory } from "./history.js";
import { arrive, keepPlace, leave, resume } from "./place.js";
import { remembered } from "./remembered.js";
import { showLive, showScreen } from "./screen.js";
import { activateUpdate, renew, watchUpdates } from "./updates.js";

const client = load();
restoreLook();
const page = new Page(showScreen(document.getElementById("app")));

const waiting = [];
let turn = null; // until the client is there, and when it has failed
let isBusy = false, reading = null; // what stands for the database, which has volumes, being read

/** Gives inputs to the client one after the other, also those that come up on the way. */
function input(...inputs) {
  waiting.push(...inputs);
  if (!turn || isBusy) return;
  isBusy = true;
  try {
    while (turn && waiting.length) {
      const fields = waiting.shift();
      const [patches, change, requests] = turn(fields);
      const moves = change.length || fields[0] === "moved";
      if (moves) leave();
      page.apply(patches);
      showLive(fields[1] === reading && fields[2] !== "some");
      follow(change);
      for (const request of requests) {
        if (request[1] === "load" && request[3]) reading ??= request[0];
        perform(request, answer);
      }
      if (moves) arrive(change);
      if (page.root.isConnected) resume();
    }
  } catch (error) {
    fail(error);
  }
  isBusy = false;
}

const answer = (token, fields) => {
  input(["answer", token].concat(fields));
  // What is stored on this device has been read and shown.
  if (fields[0] === "rows" && page.root.isConnected) dispatchEvent(new Event("shown"));
};
const signal = (...fields) => input(["signal", ...fields]);

/** The client is gone: nothing more goes in, what is stored stays, the person can start again. */
function fail(error) {
  console[error.isForeign ? "warn" : "error"](error);
  turn = null;
  const dialog = document.getElementById(error.isForeign ? "newer" : "trouble");
  dialog.querySelector("button").onclick =
    error.isForeign ? () => renew().catch(activateUpdate) : () => location.reload();
  if (!dialog.open) dialog.showModal();
}

function emit(element, kind, details) {
  const { value = "", checked = false, key = "", x = 0, y = 0, top = 0, height = 0 } = details;
  input(["event", element.node, kind, value, checked ? 1 : 0, key, x, y, top, height]);
}

async function start() {
  listen(page, emit, (address) => signal("navigated", address));
  listenToGestures(emit);
  watchHistory(() => input(["moved", address(), entries().length, ...entries()]));
  for (const state of ["online", "offline"]) addEventListener(state, () => signal(state));
  channel.addEventListener("message", (event) => signal("message", event.data));
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", showThemeColor);
  // What the browser has kept of this page may be somebody's who has signed out since.
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  document.addEventListener("visibilitychange", () => signal(document.visibilityState));
  const { languages } = navigator;
  turn = await client;
  keepPlace();
  input([
    "start", address(), entries().length, ...entries(), languages.length, ...languages,
    Math.round(parseFloat(getComputedStyle(document.documentElement).fontSize) / 0.16),
    ...[navigator.onLine, matchMedia("(prefers-reduced-motion)").matches].map(Number), ...remembered,
  ], ...waiting.splice(0));
  await watchUpdates(() => signal("updateReady"));
}

start().catch(fail);
