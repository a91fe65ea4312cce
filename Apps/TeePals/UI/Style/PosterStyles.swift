/// The posters before somebody has an account. Turning one is a short fade, or nothing at all where
/// motion is not wanted.
enum PosterStyles {
  static let css = """
    .tee-posters{display:flex;flex-direction:column;gap:.75rem;text-align:center}
    .tee-stage{overflow:hidden;border-radius:var(--tee-radius-large);touch-action:pan-y;\
    background:var(--surface);box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow)}
    .tee-poster{display:flex;flex-direction:column;gap:.5rem;padding-block-end:1.25rem;\
    animation:tee-turn var(--fast) ease-out}
    .tee-stage[data-dragging] .tee-poster{transform:translateX(calc(var(--drag,0px)*.35))}
    .tee-poster>.tee-art{block-size:auto;aspect-ratio:5/3;max-block-size:45vh}
    .tee-poster>:not(.tee-art){padding-inline:1rem}
    .tee-art .ring{fill:none;stroke:#fdfdfd;stroke-width:2;stroke-dasharray:5 7;opacity:.8}
    .tee-art .golfer{fill:#fdfdfd}
    .tee-poster-dots{display:flex;flex-wrap:wrap;justify-content:center}
    .tee-poster-dot{display:grid;place-items:center;inline-size:var(--control);\
    block-size:var(--control)}
    .tee-poster-dot::before{content:"";inline-size:.625rem;block-size:.625rem;border-radius:50%;\
    border:2px solid var(--soft)}
    .tee-poster-dot[aria-pressed="true"]::before{background:var(--accent);\
    border-color:var(--accent)}
    @keyframes tee-turn{from{opacity:0}}
    @media (prefers-reduced-motion:reduce){.tee-poster{animation:none}\
    .tee-stage[data-dragging] .tee-poster{transform:none}}
    @media (max-width:15rem){.tee-posters{gap:.25rem}.tee-poster{padding-block-end:.75rem}\
    .tee-poster>:not(.tee-art){padding-inline:.5rem}}
    @media (forced-colors:active){\
    .tee-poster-dot[aria-pressed="true"]::before{background:Highlight}}
    """
}
