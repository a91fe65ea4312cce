// The service worker: installed after the first paint, asked for updates when the person returns.

import { CLIENT } from "./client.js";

const HOUR = 3_600_000, MINUTE = 60_000;
let registration = null, checked = Date.now();

document.addEventListener("visibilitychange", () => {
  if (document.hidden || Date.now() - checked < HOUR) return;
  checked = Date.now();
  registration?.update().catch(() => {});
});

/** Registers the worker, again after `wait` ms, twice as long and so on; `ready()`: a client waits. */
export async function watchUpdates(ready, wait = 2_000) {
  const again = () => setTimeout(watchUpdates, wait, ready, Math.min(2 * wait, MINUTE));
  try {
    registration = await navigator.serviceWorker?.register("/sw.js", { updateViaCache: "none" });
  } catch (error) {
    console.warn(error);
    if (error.name !== "SecurityError") again();
  }
  if (!registration) return; // The rest works without.
  keepApps();
  const report = () => registration.waiting && navigator.serviceWorker.controller && ready();
  const watch = () => {
    const worker = registration.installing;
    worker?.addEventListener("statechange", () => {
      report();
      if (worker.state === "redundant" && !registration.active) again();
    });
  };
  report();
  watch();
  registration.addEventListener("updatefound", watch);
}

/** Has the worker keep this page's app (sw.js), or all for whoever has installed the suite. */
async function keepApps() {
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage("keep");
  if (CLIENT !== "home" || !matchMedia("(display-mode: standalone)").matches) return;
  fetch("/apps", { method: "POST" }).catch(console.warn);
}

/** The server has another version than this page's: it is fetched, and takes over. */
export async function renew() {
  registration ??= await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const worker = registration?.installing;
  await (worker && new Promise((resolve) => worker.addEventListener("statechange", resolve)));
  activateUpdate();
}

/** Lets the waiting worker take over and reloads once it has; reloads at once when none waits. */
export function activateUpdate() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  waiting.postMessage("activate");
}
