// The browser's history follows the client's addresses. Each entry records the trail leading to it.

const waiting = [];
let arrived;

export function address() {
  const secret = /^\/account\/|\/take-over$/.test(location.pathname) ? location.hash : "";
  return location.pathname + location.search + secret;
}

/** The trail to the entry we stand at: nothing is recorded with the first one. */
export const entries = () => (Array.isArray(history.state) ? history.state : [address()]);

/** Tells about movements that no address change asked for. */
export const watchHistory = (moved) => addEventListener("popstate", () => arrived?.() || moved());

/** `["push" | "replace" | "forward", entry…]`, `["back"]` or `[]`. Changes wait for steps. */
export function follow(change) {
  if (change.length) waiting.push(change);
  while (waiting.length && !arrived) {
    const [how, ...trail] = waiting.shift();
    if (how === "back" || how === "forward") step(how, trail);
    else history[`${how}State`](trail, "", trail.at(-1));
  }
}

function step(how, trail) {
  // Should the browser not move at all, later changes must not wait for ever.
  const patience = setTimeout(() => arrived(), 1000);
  arrived = () => {
    const isThere = how === "back" || entries().length === trail.length; // or Back came once more
    arrived = clearTimeout(patience);
    return follow([]) ?? isThere;
  };
  history[how]();
}
