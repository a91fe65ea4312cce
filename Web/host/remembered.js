// What the browser remembers between visits beside its databases: small texts.

export const REMEMBERED = "fieldday.", SCREEN = "screen.";
const kept = (() => { try { return localStorage; } catch { return null; } })();
/** Where it is switched off, what is remembered goes with the page. */
export const storage = kept ?? {};

/** What was remembered in earlier runs: key, value, key, value, … */
export const remembered = Object.entries(storage)
  .filter(([key]) => key.startsWith(REMEMBERED))
  .flatMap(([key, value]) => [key.slice(REMEMBERED.length), value]);

/** Who is signed in; nothing where nobody is. */
export const person = () => JSON.parse(storage[`${REMEMBERED}session`] || "{}").user;

/** Forgets the screens of all apps (screen.js). */
export const forgetScreens = () => Object.keys(storage)
  .forEach((key) => key.startsWith(SCREEN) && delete storage[key]);

/** Whether somebody uses the apps on this device, with an account or without. Where nothing can be
 * remembered that is for home's client to find out: the entrance would lead to itself. */
export const isSomebodyHere =
  !kept || ["session", "local"].some((key) => storage[REMEMBERED + key]);
