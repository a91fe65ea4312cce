// The service worker: installed after the first paint, asked for updates when the person returns.

const HOUR = 3_600_000;
let registration = null;

/** Registers the worker, and tells whether one serves this page already; `ready()` is called when a
 * newer client is installed and waits. */
export async function watchUpdates(ready) {
  try {
    registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
    if (!registration) return;
  } catch (error) { return console.warn(error); } // Not there, or not allowed: the rest works.
  const report = () => registration.waiting && navigator.serviceWorker.controller && ready();
  const watch = () => registration.installing?.addEventListener("statechange", report);
  report();
  watch();
  registration.addEventListener("updatefound", watch);
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checked < HOUR) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
  return navigator.serviceWorker.controller !== null;
}

/** Lets the waiting worker take over and reloads once it has; reloads at once when none waits. */
export function activateUpdate() {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.oncontrollerchange = () => location.reload();
  waiting.postMessage("activate");
}
