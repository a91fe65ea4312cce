// Where somebody was in a client, for when they come back to it in this tab: what they had scrolled
// how far, and what had the focus.

import { CLIENTS } from "./client.js";
import { REMEMBERED, storage } from "./early.js";

const [, first] = location.pathname.split("/");
const KEY = `place.${CLIENTS.includes(first) ? first : ""}`;
const address = () => location.pathname + location.search;
const named = ({ id, classList }) => (id ? `#${CSS.escape(id)}` : `.${classList[0]}`);
/** Nobody is led to where somebody else was. */
const person = () => JSON.parse(storage[`${REMEMBERED}session`] || "{}").user;

function keep() {
  const scrolled = [...document.querySelectorAll("#app .page, #app [id]")]
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map((element) => [named(element), element.scrollTop, element.scrollLeft]);
  const { id } = document.activeElement;
  sessionStorage[KEY] = JSON.stringify(
    { person: person(), address: address(), scrolled, focus: id });
}

/** Takes what was kept, which is good for once. */
function take() {
  const place = JSON.parse(sessionStorage[KEY] ?? "{}");
  delete sessionStorage[KEY];
  return place.person === person() && place.address === address() ? place : null;
}

/** Whether all of it is there by now. */
function restore({ scrolled, focus }) {
  const found = scrolled.map(([name]) => document.querySelector(`#app ${name}`));
  const focused = focus && document.getElementById(focus);
  if (found.includes(null) || focused === null) return false;
  for (const [index, element] of found.entries()) {
    const [, top, left] = scrolled[index];
    element.scrollTo({ top, left, behavior: "instant" });
  }
  if (focused && document.activeElement === document.body) focused.focus({ preventScroll: true });
  return true;
}

/** Brings somebody back to where they were as soon as it is shown, unless they do something first. */
export function keepPlace() {
  // Where the browser keeps nothing for a page there is nothing to come back to.
  const attempt = (act) => { try { return act(); } catch { return null; } };
  let place = attempt(take);
  addEventListener("pagehide", () => attempt(keep));
  for (const kind of ["pointerdown", "keydown", "wheel"]) {
    addEventListener(kind, () => { place = null; }, { once: true, capture: true });
  }
  addEventListener("shown", () => { if (place && attempt(() => restore(place))) place = null; });
}
