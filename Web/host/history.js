// The browser's history follows the client's addresses. Each entry records the trail leading to it.

const waiting = [];
let arrived = null;

export function address() {
  const secret = /^\/account\/|\/take-over$/.test(location.pathname) ? location.hash : "";
  return location.pathname + location.search + secret;
}

/** The trail to the entry we stand at: nothing is recorded with the first one. */
export const entries = () => (Array.isArray(history.state) ? history.state : [address()]);

/** Tells about movements that no address change asked for. */
export const watchHistory = (moved) => addEventListener("popstate", () => (arrived ?? moved)());

/** `["push" | "replace", entry…]`, `["back" | "forward"]` or `[]`. Changes wait for steps. */
export function follow(change) {
  if (change.length) waiting.push(change);
  while (waiting.length && !arrived) {
    const [how, ...trail] = waiting.shift();
    if (how === "back" || how === "forward") step(how);
    else history[`${how}State`](trail, "", trail.at(-1));
  }
}

function step(how) {
  // Should the browser not move at all, later changes must not wait for ever.
  const patience = setTimeout(() => arrived(), 1000);
  arrived = () => {
    clearTimeout(patience);
    arrived = null;
    follow([]);
  };
  history[how]();
}
