// Delegated events: each goes to the nearest element that listens to its kind.

import { listener } from "./dom.js";

const isField = ({ localName }) => ["input", "textarea", "select"].includes(localName);

/** A link into the client that a plain click on `from` follows. */
function internalLink(from, event) {
  const link = from.closest?.("a[href^='/']");
  if (link?.origin !== location.origin || link.target || link.hasAttribute("download")) return null;
  if (event.button || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return link;
}

/** `emit(element, kind, details)` passes an event on, `navigate(address)` follows a link. */
export function listen(page, emit, navigate) {
  const on = (type, act, options) =>
    document.addEventListener(type, (event) => page.isApplying || act(event), options);

  const pass = (kind, event, details = {}) => {
    const element = listener(event.target, kind);
    const { value = "", checked = false } = event.target;
    if (element) emit(element, kind, { value: String(value), checked, ...details });
    return element;
  };

  // A click that a key or a script makes has no place.
  const point = ({ type, detail, clientX, clientY }) =>
    type === "click" && !detail ? {} : { x: Math.round(clientX), y: Math.round(clientY) };

  on("click", (event) => {
    if (isBackdrop(event)) return pass("cancel", event, point(event));
    const link = internalLink(event.target, event);
    const isFollowed = link && !link.contains(listener(event.target, "click"));
    if (link) event.preventDefault();
    // The client knows of every tap: another one there may be the second half of a double tap.
    if (isFollowed || !pass("click", event, point(event)))
      emit({ node: event.target.closest?.("a, button")?.node ?? 0 }, "click", point(event));
    if (isFollowed) navigate(link.pathname + link.search);
  });
  on("contextmenu", (event) => pass("contextmenu", event, point(event)) && event.preventDefault());
  on("submit", (event) => event.preventDefault());
  // Focus and blur do not bubble.
  for (const kind of ["input", "change", "submit", "focus", "blur"])
    on(kind, (event) => pass(kind, event), true);
  for (const type of ["keydown", "keyup"]) on(type, (event) => key(event, page, emit));
  on("compositionstart", (event) => page.beginComposition(event.target));
  on("compositionend", () => page.endComposition());
  on("cancel", (event) => {
    if (event.target.localName !== "dialog") return;
    event.preventDefault();
    pass("cancel", event);
  }, true);
  // The browser may close a dialog all the same (Escape twice). The client has the last word.
  on("close", (event) => {
    const dialog = event.target;
    if (!dialog.isWanted || dialog.open) return;
    pass("cancel", event);
    if (dialog.isWanted && dialog.isConnected && !dialog.open) dialog.showModal();
  }, true);

  const scrolled = new Set();
  const report = () => {
    for (const element of scrolled) {
      scrolled.delete(element);
      const top = Math.round(element.scrollTop || element.scrollLeft);
      emit(element, "scroll", { top, height: element.clientHeight, x: element.clientWidth });
    }
  };
  on("scroll", ({ target }) => {
    if (!target.kinds?.has("scroll")) return;
    if (!scrolled.size) requestAnimationFrame(report);
    scrolled.add(target);
  }, true);
  listenToDrops(on, emit);
}

/** Whether a click is beside an open dialog. */
function isBackdrop({ target, detail, clientX, clientY }) {
  if (target.localName !== "dialog" || !target.isWanted || !detail) return false;
  const box = target.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

/** A key goes to the nearest listener; with nothing in focus to the outermost one. `data-keys`
 * there names the keys it wants, and takes them from the browser; from a text area not from a phone's
 * keyboard. What is typed into a field is not a key for those around it. */
function key(event, page, emit) {
  if (event.isComposing || event.keyCode === 229) return;
  const { target, type, repeat } = event;
  const from = target === document.body ? page.root.firstElementChild : target;
  const element = listener(from, type);
  if (!element) return;
  const held = ["Shift", "Control", "Alt", "Meta"].filter((name) => event.getModifierState(name));
  const name = [...held, event.key.trim() || "Space"].join("+");
  const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
  if (isTyped && element !== target && isField(target)) return;
  const wanted = element.dataset.keys?.split(" ");
  if (wanted && !wanted.includes(name)) return;
  const isPhone = target.localName === "textarea" && matchMedia("(pointer: coarse)").matches;
  if (wanted && name === "Enter" && isPhone) return;
  if (wanted) event.preventDefault();
  if (!held.includes(event.key)) emit(element, type, { key: name, checked: repeat });
}

function listenToDrops(on, emit) {
  const take = async (event, data) => {
    const element = listener(event.target, "drop");
    // What goes into a field inside is the field's own business.
    if (!element || (isField(event.target) && element !== event.target)) return;
    event.preventDefault();
    const [file] = data.files;
    // A file may be in any character set: its bytes go on as they are.
    const value = file ? new Uint8Array(await file.arrayBuffer()) : data.getData("text/plain");
    if (value.length) emit(element, "drop", { value });
  };
  on("dragover", (event) => listener(event.target, "drop") && event.preventDefault());
  on("drop", (event) => take(event, event.dataTransfer));
  on("paste", (event) => take(event, event.clipboardData));
}
