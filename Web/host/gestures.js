// What fingers do beyond tapping: dragging and pressing long.

import { listener } from "./dom.js";

const SLOP = 8, LONG_PRESS = 500, EDGE = 48;

/** An element with `data-drag="x"` or `"y"` has the way of the pointer in its CSS variable `--drag`
 * (px) and carries `data-dragging` meanwhile; letting go emits `drag`. A box with `data-scrolls`
 * around it scrolls at its edges, and what goes by under the pointer counts. A long touch emits
 * `contextmenu` in every browser; so do `data-hold` ms of any pointer, which emits `press` first. */
export function listenToGestures(emit) {
  let gesture = null;

  const forget = () => { clearTimeout(gesture?.press); gesture = null; };
  const swallow = (event) => [event.preventDefault(), event.stopPropagation()];
  /** The click that the browser makes of this gesture is not meant; one that a key makes is. */
  const swallowClick = () => {
    const pointed = (event) => event.detail && swallow(event);
    const stop = () => removeEventListener("click", pointed, true);
    addEventListener("click", pointed, true);
    addEventListener("pointerdown", stop, { capture: true, once: true });
    setTimeout(stop, 400);
  };

  const longPress = () => {
    const { target, x, y } = gesture;
    const element = listener(target, "contextmenu");
    if (!element) return;
    gesture.isPressed = true;
    emit(element, "contextmenu", { x, y });
  };

  addEventListener("pointerdown", (event) => {
    forget();
    const { target, pointerId, clientX, clientY } = event;
    if (!event.isPrimary || event.button || target.closest("input, textarea, select")) return;
    gesture = { target, pointerId, x: Math.round(clientX), y: Math.round(clientY), last: event };
    const held = target.closest("[data-hold]");
    const wait = held?.dataset.hold ?? (event.pointerType === "touch" ? LONG_PRESS : 0);
    if (wait) gesture.press = setTimeout(longPress, wait);
    if (held?.kinds?.has("press")) emit(held, "press", {});
  });

  const begin = (axis) => {
    clearTimeout(gesture.press);
    const element = gesture.target.closest(`[data-drag="${axis}"]`);
    if (!element || gesture.isPressed) return forget();
    const around = axis === "y" ? element.closest("[data-scrolls]") : null;
    const most = around && around.scrollHeight - around.clientHeight; // before anything sticks out
    Object.assign(gesture, { element, axis, around, most, top: around?.scrollTop });
    element.setPointerCapture(gesture.pointerId);
    element.setAttribute("data-dragging", "");
    follow();
  };

  const way = ({ last, x, y, around, top }) => ({
    x: Math.round(last.clientX) - x,
    y: Math.round(last.clientY) - y + Math.round((around?.scrollTop ?? 0) - (top ?? 0)),
  });
  const show = () =>
    gesture?.element.style.setProperty("--drag", `${way(gesture)[gesture.axis]}px`);
  const follow = () => {
    if (!gesture?.around) return;
    const { around, most, last: { clientY } } = gesture;
    const { top, bottom } = around.getBoundingClientRect();
    const beyond = Math.min(0, clientY - top - EDGE) + Math.max(0, clientY - bottom + EDGE);
    if (beyond) around.scrollTop = Math.min(around.scrollTop + Math.trunc(beyond / 4), most);
    show();
    requestAnimationFrame(follow);
  };

  addEventListener("pointermove", (event) => {
    if (gesture?.pointerId !== event.pointerId) return;
    gesture.last = event;
    const { x, y } = way(gesture);
    if (!gesture.element && Math.max(Math.abs(x), Math.abs(y)) < SLOP) return;
    if (!gesture.element) begin(Math.abs(x) > Math.abs(y) ? "x" : "y");
    show();
  });

  const end = (event) => {
    if (gesture?.pointerId !== event.pointerId) return;
    gesture.last = event;
    const { element, isPressed } = gesture, distance = way(gesture);
    forget();
    if (element || isPressed) swallowClick();
    if (!element) return;
    const target = event.type === "pointerup" && listener(element, "drag");
    if (target) emit(target, "drag", distance);
    // Only now, so that the element goes on from where the finger left it.
    element.removeAttribute("data-dragging");
    element.style.removeProperty("--drag");
  };
  for (const type of ["pointerup", "pointercancel"]) addEventListener(type, end);

  // The browser's own menu after a long touch that was answered already, or before a hold is over.
  addEventListener("contextmenu", (event) => {
    const isHeld = gesture?.isPressed || event.target.closest?.("[data-hold]");
    if (isHeld) swallow(event);
    else clearTimeout(gesture?.press);
  }, true);
  // Images and links would start the browser's own dragging.
  addEventListener("dragstart", (event) =>
    event.target.closest?.("[data-drag]") && event.preventDefault());
}
