/// The track's own rules.
enum TrackStyles {
  static let css = """
    .track-figure{display:flex;flex-direction:column;gap:.5rem;margin:0;min-inline-size:0}
    .track-drawing{display:block;inline-size:100%;block-size:auto;max-block-size:70vh;\
    background:var(--fill);border-radius:var(--radius-small)}
    .track-pitch{fill:none;stroke:var(--soft);stroke-width:1.5;vector-effect:non-scaling-stroke}
    .track-line{fill:none;stroke:var(--accent);stroke-width:1.5;stroke-linejoin:round;\
    vector-effect:non-scaling-stroke}
    .track-part-1{stroke:var(--ink);stroke-dasharray:4 2}
    .track-part-2{stroke:var(--step-1)}
    .track-part-3{stroke:var(--step-3)}
    .track-mark{stroke:var(--surface);stroke-width:2;vector-effect:non-scaling-stroke;\
    fill:var(--ink)}
    .track-mark.caution{fill:#ffd400;stroke:#000}
    .track-mark.sent-off{fill:#c4161c;stroke:#fff}
    .track-minute{fill:var(--ink);font-weight:700;paint-order:stroke;stroke:var(--surface);\
    stroke-width:.2em}
    .track-heat-1{fill:var(--accent);opacity:.15}
    .track-heat-2{fill:var(--accent);opacity:.35}
    .track-heat-3{fill:var(--accent);opacity:.55}
    .track-heat-4{fill:var(--accent);opacity:.75}
    .track-heat-5{fill:var(--accent)}
    """
}
