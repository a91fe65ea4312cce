/// A scoreboard from the width of a watch to a television's.
enum MirrorStyles {
  static var css: String { CardStyles.css + "\n" + board }

  private static let board = """
    .mirror{background:var(--paper);color:var(--ink);container-type:size;overflow-y:auto;\
    padding-block-start:env(safe-area-inset-top)}
    .mirror-frame{display:flex;flex-direction:column;gap:1rem;padding:.75rem;\
    inline-size:100%;max-inline-size:120rem;margin-inline:auto;\
    padding-block-end:calc(.75rem + env(safe-area-inset-bottom))}
    .mirror-board{display:flex;flex-direction:column;align-items:center;justify-content:center;\
    gap:.5rem;text-align:center;min-block-size:min(72cqb,56rem)}
    .mirror-status{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;\
    gap:.375rem;font-size:clamp(1rem,2.5cqi,2.5rem);overflow-wrap:anywhere}
    .mirror-score{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);\
    align-items:center;gap:.25rem .75rem;inline-size:100%}
    .mirror-team{display:flex;flex-direction:column;align-items:center;gap:.375rem;\
    font-size:clamp(1rem,3.5cqi,4rem);line-height:1.15;font-weight:700;overflow-wrap:anywhere;\
    min-inline-size:0}
    .mirror-colour{inline-size:2.5em;block-size:.3em;border-radius:.15em;\
    box-shadow:0 0 0 1px var(--soft)}
    .mirror-goals{font-size:min(30cqi,34cqb);line-height:1;font-weight:800;\
    letter-spacing:-.03em;white-space:nowrap;grid-column:1/-1;grid-row:1}
    @container (min-width:40rem){.mirror-score{\
    grid-template-columns:minmax(0,1fr) auto minmax(0,1fr)}
    .mirror-goals{grid-column:auto;grid-row:auto;font-size:min(22cqi,44cqb)}}
    .mirror-clock{display:flex;flex-wrap:wrap;align-items:baseline;justify-content:center;\
    gap:0 .75rem;line-height:1.1}
    .mirror-time{font-size:min(18cqi,20cqb);font-weight:700;color:var(--accent)}
    .mirror-added{font-size:min(10cqi,12cqb);font-weight:700;color:var(--warning)}
    .mirror-announced{font-size:clamp(1rem,2.5cqi,2.5rem);color:var(--soft)}
    .mirror-clock.estimated .mirror-time{color:var(--soft)}
    .mirror-kicks{display:flex;flex-direction:column;gap:.375rem;\
    font-size:clamp(1rem,2.5cqi,2.5rem)}
    .mirror-row{display:flex;align-items:center;justify-content:center;gap:.75rem}
    .mirror-dots{display:flex;flex-wrap:wrap;gap:.25em}
    .mirror-dot{display:inline-grid;place-items:center;inline-size:1.5em;block-size:1.5em;\
    border-radius:50%;background:var(--surface);color:var(--danger);font-weight:700;\
    line-height:1}
    .mirror-dot.in{color:var(--success)}
    .mirror-list{display:flex;flex-direction:column;gap:.25rem}
    .mirror-incident{display:flex;align-items:center;gap:.5rem;padding:.5rem .75rem;\
    min-inline-size:0;border-radius:.75rem;background:var(--surface);\
    font-size:clamp(1rem,1.6cqi,1.75rem)}
    .mirror-minute{flex:none;min-inline-size:2.5rem;max-inline-size:40%;overflow-wrap:anywhere}
    """
}
