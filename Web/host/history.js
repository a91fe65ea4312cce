// The browser's history follows the client's addresses. Each entry records the trail leading to it.

export class History {
  #waiting = [];
  #arrive = null;

  /** `report(address, entries)` tells about movements that no address change asked for. */
  constructor(report) {
    addEventListener("popstate", () =>
      (this.#arrive ? this.#arrive() : report(this.address, this.entries)));
  }

  get address() {
    const secret = /^\/account\/|\/take-over$/.test(location.pathname) ? location.hash : "";
    return location.pathname + location.search + secret;
  }

  /** The trail recorded with the entry we stand at. */
  get entries() {
    return Array.isArray(history.state) ? history.state : [];
  }

  /** `["push" | "replace", entry…]`, `["back"]` or `[]`. Changes wait for a Back before them. */
  follow(change) {
    if (change.length) this.#waiting.push(change);
    while (this.#waiting.length && !this.#arrive) {
      const [how, ...trail] = this.#waiting.shift();
      if (how === "back") this.#back();
      else history[`${how}State`](trail, "", trail.at(-1));
    }
  }

  #back() {
    // Should the browser not move at all, later changes must not wait for ever.
    const patience = setTimeout(() => this.#arrive(), 1000);
    this.#arrive = () => {
      clearTimeout(patience);
      this.#arrive = null;
      this.follow([]);
    };
    history.back();
  }
}
