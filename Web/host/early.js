// What is begun while the rest of the page is on its way.

import { load } from "./client.js";

export const REMEMBERED = "fieldday.";
/** Where it is switched off, what is remembered goes with the page. */
export const storage = (() => { try { return localStorage; } catch { return {}; } })();

/** What was remembered in earlier runs: key, value, key, value, … */
export const remembered = Object.entries(storage)
  .filter(([key]) => key.startsWith(REMEMBERED))
  .flatMap(([key, value]) => [key.slice(REMEMBERED.length), value]);

export const client = load(location.pathname, !remembered.length);
client.catch(() => {}); // Whoever waits for it says so.
