// What fingers do beyond tapping: dragging and pressing long.

import { listener } from "./dom.js";

const SLOP = 8;
const LONG_PRESS = 500;

/**
 * An element with `data-drag="x"` or `"y"` has the way of the pointer in its CSS variable `--drag`
 * (px) and carries `data-dragging` meanwhile; letting go emits `drag`. A long touch emits
 * `contextmenu`, also where the browser has no such event; so do `data-hold` ms of any pointer,
 * whose beginning emits `press`.
 */
export function listenToGestures(emit) {
  let gesture = null;

  const forget = () => {
    clearTimeout(gesture?.press);
    gesture = null;
  };

  const swallow = (event) => {
    event.preventDefault();
    event.stopPropagation();
  };

  /** The click that the browser makes of this gesture is not meant. */
  const swallowClick = () => {
    const stop = () => removeEventListener("click", swallow, true);
    addEventListener("click", swallow, { capture: true, once: true });
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
    gesture = { target, pointerId, x: Math.round(clientX), y: Math.round(clientY), element: null };
    const held = target.closest("[data-hold]");
    const wait = held?.dataset.hold ?? (event.pointerType === "touch" ? LONG_PRESS : 0);
    if (wait) gesture.press = setTimeout(longPress, wait);
    if (held?.kinds?.has("press")) emit(held, "press", {});
  });

  const begin = (axis) => {
    clearTimeout(gesture.press);
    gesture.element = gesture.target.closest(`[data-drag="${axis}"]`);
    if (!gesture.element || gesture.isPressed) return forget();
    gesture.axis = axis;
    gesture.element.setPointerCapture(gesture.pointerId);
    gesture.element.setAttribute("data-dragging", "");
  };

  addEventListener("pointermove", (event) => {
    if (gesture?.pointerId !== event.pointerId) return;
    const x = Math.round(event.clientX) - gesture.x;
    const y = Math.round(event.clientY) - gesture.y;
    if (!gesture.element && Math.max(Math.abs(x), Math.abs(y)) < SLOP) return;
    if (!gesture.element) begin(Math.abs(x) > Math.abs(y) ? "x" : "y");
    gesture?.element.style.setProperty("--drag", `${gesture.axis === "x" ? x : y}px`);
  });

  const end = (event) => {
    if (gesture?.pointerId !== event.pointerId) return;
    const { element, isPressed, x, y } = gesture;
    forget();
    if (element || isPressed) swallowClick();
    if (!element) return;
    const target = event.type === "pointerup" && listener(element, "drag");
    const distance = { x: Math.round(event.clientX) - x, y: Math.round(event.clientY) - y };
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
