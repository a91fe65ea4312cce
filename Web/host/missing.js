// The page for an app that is not on this device yet and cannot be fetched (sw.js).

import { restoreLook } from "./effects.js";

restoreLook();
document.querySelector("button").onclick = () => location.reload();
addEventListener("online", () => location.reload());
