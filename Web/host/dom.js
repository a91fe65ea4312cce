// Applies patches: operation numbers and operands are those of Kit/View/Host/OutputText.swift.

const SVG = "http://www.w3.org/2000/svg";

/** Where the person is typing, to be put back if moving nodes takes it away. */
function focusKeeper() {
  const active = document.activeElement;
  const { selectionStart: start, selectionEnd: end } = active ?? {};
  return () => {
    if (!active?.isConnected || [document.body, document.activeElement].includes(active)) return;
    active.focus({ preventScroll: true });
    if (start != null) active.setSelectionRange(start, end);
  };
}

/** A new value with the caret where it was; at the end if it was at the end. */
function setValue(element, value) {
  const start = element === document.activeElement ? element.selectionStart : null;
  const wasAtEnd = start === element.value.length, end = element.selectionEnd;
  element.value = value;
  if (start != null && !wasAtEnd) element.setSelectionRange(start, end);
}

export function setModal(dialog, isOpen) {
  dialog.isWanted = isOpen;
  if (dialog.isConnected && dialog.open !== isOpen) dialog[isOpen ? "showModal" : "close"]();
}

/** Puts a node where it belongs. `moveBefore` keeps focus, scrolling and running animations. */
function place(node, parent, before) {
  const isMoving = parent.moveBefore && parent.isConnected && node.isConnected;
  parent[isMoving ? "moveBefore" : "insertBefore"](node, before);
}

/** The element at or around `from` that listens to `kind`. */
export function listener(from, kind) {
  for (let node = from; node; node = node.parentNode) if (node.kinds?.has(kind)) return node;
  return null;
}

export class Page {
  /** True while patches are applied: events that fire now are not the person's. */
  isApplying = false;
  #composing = null;
  #deferred = null;
  #ending = null;
  #nodes = new Map();
  // What an element that listens to its scrolling shows depends on its size too.
  #sizes = new ResizeObserver((all) =>
    all.forEach(({ target }) => target.dispatchEvent(new Event("scroll"))));

  constructor(root) {
    this.root = root;
    this.#nodes.set(0, root);
  }

  apply(patches) {
    if (!patches.length) return;
    // What the page shows before the client's first patches is only a sketch of it.
    if (this.#nodes.size === 1) this.root.replaceChildren();
    this.isApplying = true;
    try { this.#apply(patches); } finally { this.isApplying = false; }
  }

  #apply(list) {
    const nodes = this.#nodes;
    const keepFocus = focusKeeper();
    let hasProperties = false;
    for (let at = 0; at < list.length;) {
      const operation = list[at], id = list[at + 1], first = list[at + 2], second = list[at + 3];
      const node = nodes.get(id);
      at += [3, 3, 3, 4, 3, 4, 4, 3, 4, 4, 2, 3, 3][operation];
      switch (operation) {
        case 0: this.#add(id, document.createElement(first)); break;
        case 1: this.#add(id, document.createElementNS(SVG, first)); break;
        case 2: this.#add(id, document.createTextNode(first)); break;
        case 3:
          // The content security policy forbids style attributes, not styles.
          if (first === "style") node.style.cssText = second;
          else node.setAttribute(first, second);
          break;
        case 4: node.removeAttribute(first); break;
        case 5: case 6:
          // Properties come last. A dialog that opens or closes now moves the focus on purpose.
          if (!hasProperties) keepFocus();
          hasProperties = true;
          this.#setProperty(node, first, operation === 5 ? second : second === 1);
          break;
        case 7: node.data = first; break;
        case 8: case 9: place(node, nodes.get(first), nodes.get(second || -1) ?? null); break;
        case 10: this.#remove(node); break;
        case 11:
          (node.kinds ??= new Set()).add(first);
          if (first === "scroll") this.#sizes.observe(node);
          break;
        case 12: node.kinds.delete(first); break;
      }
    }
    if (!hasProperties) keepFocus();
  }

  #add(id, node) {
    node.node = id;
    this.#nodes.set(id, node);
  }

  #remove(node) {
    const walker = document.createTreeWalker(node);
    for (let inner = node; inner; inner = walker.nextNode()) {
      this.#nodes.delete(inner.node);
      if (inner.kinds) this.#sizes.unobserve(inner);
      // Closing first gives the focus back to where it was before the dialog.
      if (inner.isWanted) setModal(inner, false);
    }
    node.remove();
  }

  #setProperty(element, name, value) {
    if (name === "modal") setModal(element, value);
    else if (name !== "value") {
      if (element[name] !== value) element[name] = value;
    } else if (element === this.#composing) this.#deferred = value;
    else if (element.value !== value) setValue(element, value);
  }

  /** An input method begins in `field`: until it ends, nobody else writes there. */
  beginComposition(field) {
    clearTimeout(this.#ending);
    this.#composing = field;
  }

  endComposition() {
    // Some browsers send the last input only now, and the next syllable may begin at once.
    this.#ending = setTimeout(() => {
      const [field, value] = [this.#composing, this.#deferred];
      this.#composing = this.#deferred = null;
      if (value != null) this.#setProperty(field, "value", value);
    });
  }
}
