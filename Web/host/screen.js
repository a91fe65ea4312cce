// The first screen of an app as it was last: shown until the client has read what is on the device.

import { BUILD, CLIENT } from "./client.js";
import { Page, setModal } from "./dom.js";
import { timer } from "./effects.js";
import { attempt, isBelow, scrolled } from "./place.js";
import { SCREEN, person, storage } from "./remembered.js";

const KEY = SCREEN + CLIENT, PATH = location.pathname + location.search;
const FIRST = /^\/(?!account$|m$)\w*$/; // that of DayBlock leads to what runs /now
/** What speaks of a moment, what is unfinished, and where time runs. */
const MOMENTARY = "dialog, iframe, [role=alert], .snackbars";
const UNSETTLED = "dialog[open], [aria-busy=true]", MATCH = ".under-way";
const CLOCK = "[role=timer]"; // its figures are left blank
/** Whose screen it is and of what: it is good for them alone, on its day, for the same build. */
const sign = () =>
  [person(), PATH, new Date().toDateString(), document.documentElement.lang, BUILD].join();
let me, shown; // who has seen what is stored; a kept screen: its element, its stand-in, the tap

/** Adds what makes a node and all in it that is in sight, as patches (dom.js). */
function draw(node, parent, patches) {
  const id = patches.length + 1, isDrawing = node instanceof SVGElement;
  const isOfClock = node.parentElement.closest(CLOCK), { data } = node;
  if (node instanceof Text) patches.push(2, id, isOfClock ? data.replace(/\d/g, "\u2007") : data);
  else if (!(node instanceof Element) || node.matches(MOMENTARY)) return;
  else if (node.getBoundingClientRect().top > innerHeight) return;
  else patches.push(isDrawing ? 1 : 0, id, node.localName);
  for (const { name, value } of node.attributes ?? []) patches.push(3, id, name, value);
  for (const child of node.childNodes) draw(child, id, patches);
  patches.push(8, id, parent, 0);
}

/** Keeps what an app opens with, at its top and at rest; nothing while a match is under way. */
function keep() {
  const app = document.getElementById("app"), patches = [];
  if (app.querySelector(MATCH)) return delete storage[KEY];
  const isFirst = FIRST.test(PATH) && PATH === location.pathname.replace("/now", "");
  const isSettled = !scrolled().length && !app.querySelector(UNSETTLED)
    && [...app.querySelectorAll("input")].every((field) => field.value === field.defaultValue);
  if (shown || !me || me !== person() || !isFirst || !isSettled) return;
  for (const node of app.childNodes) draw(node, 0, patches);
  try { storage[KEY] = JSON.stringify([sign(), ...patches]); } catch { delete storage[KEY]; }
}

/** Shows what was kept, on which a tap waits, and gives the element for the client's page. */
export function showScreen(app) {
  addEventListener("shown", () => { me ??= person(); timer(keep, 1_000).then(keep); });
  document.addEventListener("visibilitychange", () => document.hidden && keep());
  const [kept, ...patches] = attempt(() => JSON.parse(storage[KEY])) ?? [];
  if (!BUILD || kept !== sign() || isBelow()) return app;
  shown = { app, live: app.cloneNode() };
  new Page(app).apply(patches);
  app.inert = true;
  addEventListener("click", (tap) => {
    if (!shown || tap.ctrlKey || tap.metaKey || tap.shiftKey || tap.altKey) return;
    app.inert = false;
    shown.meant = control(shown.tap = tap);
    app.inert = true;
  });
  setTimeout(showLive, 10_000, true, true); // A database may never answer.
  return shown.live;
}

const control = ({ clientX, clientY }) => document.elementFromPoint(clientX, clientY)
  ?.closest("a, button, label, input, select, summary");

/** The client's page takes the kept one's place at rest, or soon; a tap goes on if the same is there. */
export function showLive(isRead, isLate) {
  if (!shown || !isRead && !shown.isRead) return;
  shown.isRead ||= setTimeout(showLive, 1_000, true, true);
  if (!isLate && shown.live.querySelector(UNSETTLED)) return;
  const { app, live, tap, meant } = shown;
  shown = null;
  app.replaceWith(live);
  for (const dialog of live.querySelectorAll("dialog")) setModal(dialog, !!dialog.isWanted);
  const isOnce = ({ effect }) => effect.getTiming().iterations === 1; // coming in: it was there
  for (const motion of document.getAnimations().filter(isOnce)) motion.finish();
  const found = meant && control(tap), row = (element) => element.closest("li")?.textContent;
  if (!found?.isEqualNode(meant) || row(found) !== row(meant)) return;
  found.focus();
  found.dispatchEvent(new MouseEvent("click", tap));
}
