"""The finger of a program. It taps faster than a person, and would make double taps of two taps that are meant
(docs/decisions/0040)."""

#: Milliseconds after which a tap at the place of another is not a part of it: the runtime's 400, and a little for what
#: passes between a tap and the runtime.
DOUBLE_TAP = 450

# Between two taps at one place as much time passes on the page's own clock. Where that stands still the journey moves
# it on. A journey that taps twice on purpose says `isHurried`.
UNHURRIED = f"""{{
  const age = performance.now.bind(performance);
  let last = {{ x: 0, y: 0, at: -Infinity }};
  addEventListener("click", ({{ clientX: x, clientY: y }}) => {{ last = {{ x, y, at: performance.now() }}; }}, true);
  addEventListener("pointerdown", ({{ clientX: x, clientY: y }}) => {{
    if (window.isHurried || Math.max(Math.abs(x - last.x), Math.abs(y - last.y)) > 12) return;
    const end = age() + {DOUBLE_TAP};
    while (performance.now() < last.at + {DOUBLE_TAP} && age() < end);
  }}, true);
}}"""
