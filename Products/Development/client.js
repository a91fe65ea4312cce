// The client of a page that a server for development serves: it runs in that server, natively.
// Takes the place of Web/host/client.js, which `make dev` serves as frames.js.

import { BUILD, CLIENT, frame, moment } from "./frames.js";

export { BUILD, CLIENT };

/** Loads the page again when another server answers: what it shows has been built anew. */
async function watch() {
  const build = () => fetch("/develop/build").then((answer) => answer.json());
  const { build: first } = await build();
  for (;;) {
    await new Promise((done) => setTimeout(done, 300));
    const now = await build().catch(() => null);
    if (now && now.build !== first) return location.reload();
  }
}

/** As in the client that it takes the place of. The page waits for each answer, as for a call. */
export async function load() {
  watch();
  const page = `${CLIENT}-${crypto.randomUUID()}`;
  return (fields) => {
    const request = new XMLHttpRequest();
    request.open("POST", `/develop/${page}/turn`, false);
    request.setRequestHeader("X-Fieldday", "1");
    request.setRequestHeader("Content-Type", "application/octet-stream");
    request.send(frame(moment().concat(fields)));
    if (request.status !== 200) throw new Error(`the server says ${request.status}`);
    return JSON.parse(request.responseText);
  };
}
