"""The finger of a program. It taps faster than a person, and would make double taps of two taps that are meant
(docs/decisions/0040)."""

#: Milliseconds within which a tap belongs to one before: the runtime's 400, and a little for what passes between a tap
#: and the runtime.
DOUBLE_TAP = 450

# A tap soon after another at its place becomes a click as keys and scripts make it, which is neither half of a double
# tap. A journey that taps twice on purpose says `isHurried`.
UNHURRIED = f"""{{
  let last = {{ x: 0, y: 0, at: -Infinity }};
  addEventListener("click", (event) => {{
    if (!event.detail) return;
    const tap = {{ x: event.clientX, y: event.clientY, at: performance.now() }};
    const isNear = Math.max(Math.abs(tap.x - last.x), Math.abs(tap.y - last.y)) <= 12;
    if (!window.isHurried && isNear && tap.at < last.at + {DOUBLE_TAP})
      Object.defineProperty(event, "detail", {{ value: 0 }});
    last = tap;
  }}, true);
}}"""
