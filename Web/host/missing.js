// The page for an app that is not on this device yet and cannot be fetched (sw.js).

import { restoreLook } from "./effects.js";

/** Opens the app once the server answers: no event says that it does. */
async function look() {
  if (!navigator.onLine) return;
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => null);
  if (answer?.ok) location.reload();
}

restoreLook();
document.querySelector("button").onclick = () => location.reload();
addEventListener("online", look);
setInterval(look, 5_000);
// This page has an address of its own as well, which leads to no app.
if (location.pathname === "/missing.html") location.replace("/");
else look();
