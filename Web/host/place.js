// Where somebody was in a client, for when they come back to it in this tab: what they had scrolled
// how far, what they had typed, and what had the focus.

import { CLIENT } from "./client.js";
import { person } from "./remembered.js";

const KEY = `place.${CLIENT}`;
const address = () => location.pathname + location.search;
const named = ({ id, classList }) => (id ? `#${CSS.escape(id)}` : `.${classList[0]}`);
/** Fields that something was typed into, by their ids. */
const typed = new Set();
/** Whether they go to another app. */
let isLed = false;
/** What is secret is kept nowhere, nor what is typed on the account's pages; what is no text cannot
 * be typed again. */
const LEFT = ["password", "file", "checkbox", "radio"].map((type) => `[type=${type}]`)
  .concat("[autocomplete=one-time-code]").join();

/** What is not at its beginning. */
export const scrolled = () => [...document.querySelectorAll("#app .page, #app [id]")]
  .filter((element) => element.scrollTop || element.scrollLeft);

function keep() {
  const places = scrolled().map((element) => [named(element), element.scrollTop, element.scrollLeft]);
  const fields = [...document.querySelectorAll("#app :is(input, textarea)[id]")]
    .filter((field) => typed.has(field.id) && !field.matches(LEFT))
    .filter(() => !/^\/account(\/|$)/.test(location.pathname))
    .map(({ id, value }) => [id, value]);
  const { id } = document.activeElement;
  sessionStorage[KEY] = JSON.stringify(
    { person: person(), address: address(), isLed, places, fields, focus: id });
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

/** Whether all of it is there by now. */
function restore({ places, fields, focus }) {
  const found = places.map(([name]) => document.querySelector(`#app ${name}`));
  const again = fields.map(([id]) => document.getElementById(id));
  const focused = focus && document.getElementById(focus);
  if ([...found, ...again, focused].includes(null)) return false;
  for (const [index, field] of again.entries()) {
    const [, value] = fields[index];
    typed.add(field.id);
    if (field.value === value) continue;
    field.value = value;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
  for (const [index, element] of found.entries()) {
    const [, top, left] = places[index];
    element.scrollTo({ top, left, behavior: "instant" });
  }
  focused?.focus?.({ preventScroll: true });
  return true;
}

// Where the browser keeps nothing for a page there is nothing to come back to.
export const attempt = (act) => { try { return act(); } catch { return null; } };
let place = attempt(take);
/** Whether somebody comes back to something that was not at its beginning. */
export const isBelow = () => place?.places?.length > 0;

/** Brings somebody back to where they were as soon as it is shown, unless they do something first. */
export function keepPlace() {
  addEventListener("leaving", () => { isLed = true; });
  addEventListener("pagehide", () => attempt(keep));
  addEventListener("input", ({ target }) => target.id && typed.add(target.id), true);
  for (const kind of ["pointerdown", "keydown", "wheel"])
    addEventListener(kind, () => { place = null; }, { once: true, capture: true });
  addEventListener("shown", () => { if (place && attempt(() => restore(place))) place = null; });
}
