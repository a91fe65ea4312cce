// Where somebody was in a client, for when they come back to it in this tab: what they had scrolled
// how far, and what had the focus.

const KEY = `place.${location.pathname.split("/")[1]}`;
const address = () => location.pathname + location.search;
const named = ({ id, classList }) => (id ? `#${CSS.escape(id)}` : `.${classList[0]}`);

function keep() {
  const scrolled = [...document.querySelectorAll("#app .page, #app [id]")]
    .filter((element) => element.scrollTop || element.scrollLeft)
    .map((element) => [named(element), element.scrollTop, element.scrollLeft]);
  const { id } = document.activeElement;
  sessionStorage[KEY] = JSON.stringify({ address: address(), scrolled, focus: id });
}

function restore() {
  const { address: left, scrolled, focus } = JSON.parse(sessionStorage[KEY] ?? "{}");
  if (left !== address()) return;
  for (const [name, top, left] of scrolled) {
    document.querySelector(`#app ${name}`)?.scrollTo({ top, left, behavior: "instant" });
  }
  if (focus && document.activeElement === document.body) {
    document.getElementById(focus)?.focus({ preventScroll: true });
  }
}

/** Brings somebody back to where they were once `shown` is settled. */
export function keepPlace(shown) {
  // Where the browser keeps nothing for a page there is nothing to come back to.
  const attempt = (act) => () => { try { act(); } catch { /* as if for the first time */ } };
  addEventListener("pagehide", attempt(keep));
  shown.then(attempt(restore));
}
