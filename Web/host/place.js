// Where somebody was, for when they come back: what they had scrolled, focused and typed.

import { CLIENT } from "./client.js";
import { entries } from "./history.js";
import { person } from "./remembered.js";

const KEY = `place.${CLIENT}`;
const address = () => location.pathname + location.search;
const named = ({ id, classList }) => (id ? `#${CSS.escape(id)}` : `.${classList[0]}`);
/** Fields that something was typed into, by their ids. */
const typed = new Set();
/** Whether they go to another app. */
let isLed = false;
/** What is secret is kept nowhere; what is no text cannot be typed again. */
const LEFT = ["password", "file", "checkbox", "radio"].map((type) => `[type=${type}]`)
  .concat("[autocomplete=one-time-code]").join();

/** What is not at its beginning. */
export const scrolled = () => [...document.querySelectorAll("#app .page, #app [id]")]
  .filter((element) => element.scrollTop || element.scrollLeft);

/** Where they are now. What has the focus is known by its id, a link also by where it leads. */
function here() {
  const places = scrolled().map((element) => [named(element), element.scrollTop, element.scrollLeft]);
  const { id, pathname, search } = document.activeElement;
  const link = pathname && `#app a[href="${CSS.escape(pathname + search)}"]`;
  return { places, focus: id ? `#${CSS.escape(id)}` : link };
}

function keep() {
  const fields = [...document.querySelectorAll("#app :is(input, textarea)[id]")]
    .filter((field) => typed.has(field.id) && !field.matches(LEFT))
    .filter(() => !/^\/account(\/|$)/.test(location.pathname))
    .map(({ id, value }) => [id, value]);
  sessionStorage[KEY] = JSON.stringify(
    { person: person(), address: address(), isLed, fields, ...here() });
}

/** Takes what was kept, which is good for once: for whoever comes from another app, or goes back. Who
 * loads the page anew wants it as it is, and nobody is led to where somebody else was. */
function take() {
  const place = JSON.parse(sessionStorage[KEY] ?? "{}");
  delete sessionStorage[KEY];
  const [{ type }] = performance.getEntriesByType("navigation");
  const isBack = type === "back_forward" || (type === "navigate" && place.isLed);
  return isBack && place.person === person() && place.address === address() ? place : null;
}

/** Does what can be done by now, and says whether that is all. */
function restore({ places, fields = [], focus, isNear }) {
  if (fields.some(([id]) => !document.getElementById(id))) return false;
  for (const [id, value] of fields.splice(0)) {
    const field = document.getElementById(id);
    typed.add(id);
    if (field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  const focused = focus && document.querySelector(focus);
  focused?.focus({ preventScroll: true });
  const isAtRest = isNear && !document.querySelector("#app [aria-busy=true]");
  return places.map(([name, top, left]) => {
    const element = document.querySelector(`#app ${name}`);
    element?.scrollTo({ top, left, behavior: "instant" });
    const isLonger = element?.scrollHeight > element?.clientHeight; // or has yet to be filled
    return element && Math.abs(element.scrollTop - top) < 1 || isAtRest && isLonger;
  }).every(Boolean) && (focused !== null || isAtRest);
}

// Where the browser keeps nothing for a page there is nothing to come back to.
export const attempt = (act) => { try { return act(); } catch { return null; } };
let place = attempt(take);
/** Whether somebody comes back to something that was not at its beginning. */
export const isBelow = () => place?.places?.length > 0;

/** Brings somebody back to where they were as soon as it is there. */
export const resume = () => { if (place && attempt(() => restore(place))) place = null; };

/** The addresses that led here, and where somebody was at each when they left it. */
let trail = entries();
const behind = new Map();
/** They leave an address: to be called before the page changes. */
export const leave = () => behind.set(trail.at(-1), { ...attempt(here), isNear: true });
/** They have come to an address by a change (see history.js), or the browser has moved. */
export function arrive([how, ...list]) {
  trail = how === "back" ? trail.slice(0, -1) : how ? list : entries();
  if (how === "push" || how === "forward") place = null;
  else if (how !== "replace") place = behind.get(trail.at(-1));
}

/** Nobody is brought back who does something first. */
export function keepPlace() {
  addEventListener("leaving", () => { isLed = true; });
  addEventListener("pagehide", () => attempt(keep));
  addEventListener("input", ({ target }) => target.id && typed.add(target.id), true);
  for (const kind of ["pointerdown", "keydown", "wheel", "click"])
    addEventListener(kind, () => { place = null; }, true);
  addEventListener("shown", resume);
}
