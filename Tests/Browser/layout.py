"""What must be true of the geometry of a screen, whatever its size, language and theme."""

# Who an element is, and how much of it is in sight.
SIGHT = r"""
  const width = innerWidth, height = innerHeight;

  const name = (element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    const mark = element.id ? '#' + element.id : '.' + String(element.className.baseVal ?? element.className)
      .trim().split(/\s+/).join('.');
    return `${element.localName}${mark} “${text.slice(0, 24)}”`;
  };

  /** The part of an element that its scrolling ancestors and the viewport let through. */
  const seen = (element) => {
    const own = element.getBoundingClientRect();
    const box = { left: own.left, top: own.top, right: own.right, bottom: own.bottom };
    const cut = (edge) => {
      box.left = Math.max(box.left, edge.left);
      box.top = Math.max(box.top, edge.top);
      box.right = Math.min(box.right, edge.right);
      box.bottom = Math.min(box.bottom, edge.bottom);
    };
    cut({ left: 0, top: 0, right: width, bottom: height });
    for (let up = element.parentElement; up && up !== document.documentElement; up = up.parentElement) {
      if (getComputedStyle(up).overflowY !== 'visible' || getComputedStyle(up).overflowX !== 'visible') {
        cut(up.getBoundingClientRect());
      }
    }
    return { ...box, width: box.right - box.left, height: box.bottom - box.top, own };
  };
"""

# Looks at what can be seen and used now: everything inside the topmost modal dialog, or else the whole page.
FINDINGS = r"""(least) => {""" + SIGHT + r"""
  const dialogs = [...document.querySelectorAll('dialog')].filter((dialog) => dialog.open);
  const root = dialogs.at(-1) ?? document.body;
  const findings = [];
  const isShown = (element) => element.checkVisibility(
    { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });

  // Nothing is wider than the screen, unless it is only a drawing.
  if (document.documentElement.scrollWidth > width) findings.push('the page scrolls sideways');
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element) || element.closest('svg') || element.closest('.quiet-label')) continue;
    if (element.matches('[aria-hidden]') && !element.textContent) continue;
    const style = getComputedStyle(element);
    const isScroller = ['auto', 'scroll'].includes(style.overflowY);
    if (isScroller && element.scrollWidth > element.clientWidth + 1) {
      findings.push(`scrolls sideways: ${name(element)}`);
    }
    const box = element.getBoundingClientRect();
    if (box.width && (box.right > width + 1 || box.left < -1)) {
      const part = seen(element);
      const isCut = part.width < box.width - 1 && part.width > 0;
      // Cut off by design: what a swipe moves out, and text that ends in an ellipsis.
      if (isCut && !element.closest('.slot, .clipped, .skip')) {
        findings.push(`sticks out by ${Math.round(Math.max(box.right - width, -box.left))}: ${name(element)}`);
      }
    }
  }

  // Everything that can be pressed is large enough, apart from its neighbours, and not covered.
  const floating = '.snackbar, .tee-fab, .day-tip, .day-item.lifted';
  const selector = 'a[href], button, input, select, textarea, [role=slider], summary';
  const targets = [];
  for (const element of root.querySelectorAll(selector)) {
    if (!isShown(element) || element.closest('.skip, [inert]') || element.matches('[tabindex="-1"]')) continue;
    const label = element.matches('.switch input') ? element.closest('label') : element;
    const box = seen(label);
    if (box.width < 2 || box.height < 2) continue;
    const isWhole = box.width > box.own.width - 1 && box.height > box.own.height - 1;
    targets.push({ element: label, box, isWhole });
    const after = getComputedStyle(label, '::after');
    const grows = after.content !== 'none' && after.position === 'absolute';
    const beyond = (a, b) => grows ? Math.max(0, -parseFloat(a)) + Math.max(0, -parseFloat(b)) : 0;
    const wide = box.own.width + beyond(after.left, after.right);
    const tall = box.own.height + beyond(after.top, after.bottom);
    const isInline = getComputedStyle(label).display === 'inline';
    if (!isInline && (wide < least - 0.5 || tall < least - 0.5)) {
      findings.push(`target of ${Math.round(wide)}×${Math.round(tall)}: ${name(label)}`);
    }
    if (label.scrollWidth > label.clientWidth + 1 && !label.matches('input, select, textarea, [role=slider]')) {
      findings.push(`text does not fit: ${name(label)}`);
    }
  }
  for (const [index, a] of targets.entries()) {
    for (const b of targets.slice(index + 1)) {
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      // A message lies over the rest for its time; what floats does over what scrolls away under it.
      if (!!a.element.closest(floating) !== !!b.element.closest(floating)) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (across > 1 && down > 1) {
        findings.push(`overlap by ${Math.round(across)}×${Math.round(down)}: ` +
          `${name(a.element)} and ${name(b.element)}`);
      }
    }
    if (!a.isWhole || a.element.matches(':disabled')) continue;
    const x = (a.box.left + a.box.right) / 2, y = (a.box.top + a.box.bottom) / 2;
    const hit = document.elementFromPoint(x, y);
    const isHit = hit && (a.element.contains(hit) || hit.contains(a.element) && hit.localName === 'label');
    if (!isHit && !hit?.closest(floating)) {
      findings.push(`covered: ${name(a.element)} by ${hit ? name(hit) : 'nothing'}`);
    }
  }
  return [...new Set(findings)];
}"""

SETTLED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# What follows a scroller's position never ends, nor does what blinks.
AT_REST = """() => Promise.all(document.getAnimations()
  .filter((animation) => animation.playState === 'running' && animation.timeline === document.timeline
    && animation.effect.getComputedTiming().endTime !== Infinity)
  .map((animation) => animation.finished.catch(() => {})))"""


def settle(page):
    """Two frames: what a change of size leads to has been drawn. What moves or fades in is there."""
    page.evaluate(SETTLED)
    page.evaluate(AT_REST)


def findings(page, least):
    """What is wrong on the screen; `least` is the smallest side of a target (px)."""
    settle(page)
    return page.evaluate(FINDINGS, least)
