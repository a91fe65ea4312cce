/// The tracking screen.
enum TrackStyles {
  static var css: String {
    [
      header, carousel, cards, controls, BoardStyles.css, LiveStyles.css, CompletionStyles.css,
      ReviewStyles.css, small,
    ].joined(separator: "\n")
  }

  private static let header = """
    .day-tracking.page{display:flex;flex-direction:column;gap:1rem;padding-block-start:1rem}
    .day-header{display:flex;align-items:center;justify-content:space-between;gap:.75rem;\
    inline-size:100%;max-inline-size:34rem;margin-inline:auto;padding-inline:1.25rem}
    .day-header-text{min-inline-size:0;display:flex;flex-direction:column}
    .day-date{font-size:1rem;line-height:1.3;font-weight:600;color:var(--soft)}
    .day-clock{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .25rem}
    .day-clock-figures{font-size:clamp(2rem,13vw,3.5rem);line-height:1.1;letter-spacing:-.03em}
    .day-clock-half{font-size:1rem;font-weight:600;color:var(--soft)}
    .day-produced{font-size:1.4375rem;line-height:1.25;font-weight:700}
    .day-produced-figure{display:inline-block;animation:day-bounce .5s var(--day-spring)}
    .day-produced-time{font-size:1rem;font-weight:600;color:var(--soft);\
    margin-inline-start:.375rem}
    @keyframes day-bounce{40%{transform:scale(1.08)}}
    .day-group-row{position:relative;inline-size:100%;max-inline-size:34rem;margin-inline:auto;\
    margin-block-start:auto;display:flex;justify-content:center;align-items:center;\
    padding-inline:3.75rem}
    .day-group-row>.day-ask{position:absolute;inset-inline-end:.75rem}
    .day-group{display:inline-flex;align-items:center;gap:.375rem;\
    min-block-size:var(--control);min-inline-size:0;max-inline-size:100%;padding-inline:1rem;\
    border-radius:1.375rem;font-weight:700;font-size:1.125rem;\
    transition:background-color var(--fast) ease-out,transform .3s var(--day-spring)}
    .day-group:hover{background:var(--fill)}
    .day-group:active{transform:scale(1.05)}
    .day-group-name{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .day-choices{display:flex;flex-direction:column;gap:.25rem}
    .day-track-choice{min-block-size:3.5rem;font-weight:600}
    .day-track-choice[aria-pressed="true"]{background:var(--day-mist)}
    .day-track-choice>.soft{font-weight:500;font-size:var(--callout)}
    """

  private static let carousel = """
    .day-carousel{--card:min(11.25rem,calc(100vw - 3.5rem));--gap:calc(var(--card)*2/15);\
    flex:none;display:flex;gap:var(--gap);list-style:none;margin:0;inline-size:100%;\
    block-size:var(--card);padding:0 calc((100% - var(--card))/2);overflow:auto hidden;\
    white-space:normal;scroll-snap-type:x mandatory;overscroll-behavior-x:contain;\
    scrollbar-width:none;opacity:0;transition:opacity var(--normal) ease-out}
    .day-carousel::-webkit-scrollbar{display:none}
    .day-carousel.placed{opacity:1;scroll-behavior:smooth}
    .day-slot{flex:none;inline-size:var(--card);block-size:var(--card);\
    scroll-snap-align:center;transform:scale(.86);\
    transition:transform .4s var(--day-spring)}
    .day-slot.current{transform:none}
    @supports (animation-timeline:view(inline)){@media (prefers-reduced-motion:no-preference){\
    .day-slot,.day-slot.current{transition:none;transform:none;\
    animation:day-pass linear both;animation-timeline:view(inline)}\
    @keyframes day-pass{0%,100%{transform:scale(.74)}50%{transform:none}}}}
    @media (prefers-reduced-motion:reduce){.day-carousel.placed{scroll-behavior:auto}\
    .day-slot{transition:none;transform:none}}
    """

  private static let cards = """
    .day-card-block{position:relative;display:flex;flex-direction:column;align-items:center;\
    inline-size:100%;block-size:100%;padding:calc(var(--card)*.08);border-radius:calc(\
    var(--card)*.1444);background:var(--day-mist);\
    background:color-mix(in oklab,var(--c) 8%,var(--day-mist));color:var(--ink);text-align:center;\
    -webkit-tap-highlight-color:transparent;overflow:hidden}
    .day-card-block:focus-visible{outline-offset:-.25rem}
    .current>.day-card-block:not(.add){\
    box-shadow:inset 0 0 0 .1875rem color-mix(in oklab,var(--c) 50%,var(--ink))}
    .current>.add>.day-dash{stroke:var(--ink)}
    button.day-card-block{transition:transform .3s var(--day-spring)}
    .current>button.day-card-block:active{transform:scale(.97)}
    .day-card-block.turned{animation:day-card-turn .3s var(--day-out)}
    @keyframes day-card-turn{from{opacity:0;transform:scale(.95)}}
    .day-card-amount{align-self:flex-start;display:flex;align-items:center;gap:.125rem;\
    font-size:calc(var(--card)*.1);line-height:1.2}
    .day-card-amount .icon{color:var(--c);stroke-width:3.5;inline-size:.9em;block-size:.9em}
    .day-tag,.day-card-block:not(.far,.back,.add)::before{content:"";position:absolute;\
    inset-block-start:0;inset-inline-end:calc(var(--card)*.1778);\
    inline-size:calc(var(--card)*.1111);block-size:calc(var(--card)*.1667);background:var(--c);\
    border-radius:0 0 calc(var(--card)*.05) calc(var(--card)*.05);forced-color-adjust:none}
    .day-card-glyph{display:grid;place-items:center;font-size:calc(var(--card)*.2889);\
    line-height:1;margin-block:calc(var(--card)*.045)}
    .day-card-name{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;\
    overflow:hidden;inline-size:100%;margin-block:auto;font-size:1.0625rem;line-height:1.25;\
    font-weight:700;overflow-wrap:anywhere}
    .day-card-block.add{justify-content:center;background:none;color:var(--soft)}
    .day-card-block.add .icon{inline-size:3rem;block-size:3rem}
    .day-dash{position:absolute;inset:0;inline-size:100%;block-size:100%;fill:none;\
    stroke:var(--day-hush);stroke-width:4;stroke-dasharray:6 6}
    .day-card-block.back{justify-content:space-between;padding:0}
    .day-back-figures{flex:1 1 auto;display:flex;align-items:center;justify-content:center;\
    gap:.75rem;inline-size:100%;min-block-size:var(--control);padding:.5rem}
    .day-back-figures:focus-visible{outline-offset:-.375rem}
    .day-back-figure{display:flex;flex-direction:column;min-inline-size:min-content}
    .day-back-amount{font-size:calc(var(--card)*.1111);line-height:1.2;white-space:nowrap}
    .day-back-title{font-size:.875rem;line-height:1.3;color:var(--soft)}
    .day-divider{inline-size:2px;block-size:1.375rem;border-radius:1px;background:var(--line)}
    .day-back-acts{display:flex;justify-content:center;gap:1rem;\
    padding-block-end:calc(var(--card)*.1)}
    .day-act-disc{display:grid;place-items:center;inline-size:3.5rem;block-size:3.5rem;\
    border-radius:50%;color:var(--paper);background:var(--ink);\
    transition:transform .3s var(--day-spring)}
    .day-act-disc.delete{color:var(--day-on-delete);background:var(--day-delete)}
    .day-act-disc:active{transform:scale(1.08)}
    .day-act-disc .icon{inline-size:1.75rem;block-size:1.75rem}
    """

  private static let controls = """
    .day-prompt{text-align:center;font-weight:600;color:var(--soft);padding-inline:1rem}
    .day-controls{margin-block-end:auto;display:flex;align-items:center;justify-content:center;\
    gap:1.5rem;\
    padding-block-end:.5rem}
    .day-play{display:grid;place-items:center;flex:none;inline-size:4rem;block-size:4rem;\
    border-radius:50%;background:var(--ink);color:var(--paper);\
    box-shadow:var(--day-shadow);transition:transform .3s var(--day-spring),\
    opacity var(--normal) ease-out,background-color var(--normal) ease-out}
    .day-play:active:not([disabled]){transform:scale(1.05)}
    .day-play[disabled]{opacity:.4}
    .day-play .icon{inline-size:1.5rem;block-size:1.5rem}
    .day-run-strip{display:flex;align-items:center;gap:.75rem;align-self:center;\
    inline-size:calc(100% - 2rem);max-inline-size:30rem;min-block-size:3.5rem;\
    padding:.5rem .875rem;border-radius:var(--radius);text-align:start;\
    background:color-mix(in oklab,var(--c) 12%,var(--surface));\
    box-shadow:0 0 0 1px var(--day-edge),var(--day-shadow)}
    .day-run-strip-text{flex:1 1 auto;min-inline-size:0;display:flex;flex-wrap:wrap;\
    justify-content:space-between;gap:0 .75rem}
    .day-run-strip-title{font-weight:650;overflow-wrap:anywhere}
    @media (min-height:44rem){.day-tracking.page{gap:1.5rem}}
    @media (max-height:34rem) and (min-width:40rem){.day-tracking.page{display:grid;\
    grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-content:center;gap:.5rem}\
    .day-carousel{grid-column:2;grid-row:1/span 3}.day-controls{grid-column:2;margin:0}\
    .day-prompt{grid-column:1;grid-row:3}.day-group-row{margin-block:0}\
    .day-run-strip{grid-column:1;grid-row:4}}
    """

  private static let small = """
    @media (prefers-reduced-motion:reduce){.day-produced-figure,.day-card-block.turned{\
    animation:none}.day-play,.day-act-disc,button.day-card-block,.day-group{transition:none}\
    .day-play:active:not([disabled]),.day-act-disc:active,.day-group:active,\
    .current>button.day-card-block:active{transform:none}}
    @media (max-width:20rem){.day-header{padding-inline:.625rem;flex-wrap:wrap}\
    .day-controls{gap:.5rem}.day-back-acts{gap:.5rem}.day-act-disc{inline-size:2.75rem;\
    block-size:2.75rem}.day-back-figures{gap:.375rem;padding:.25rem}\
    .day-card-name{font-size:.875rem}}
    @media (max-width:15rem){.day-group-row{padding-inline:.25rem}\
    .day-group-row>.day-ask{position:static}.day-group{font-size:1rem;padding-inline:.5rem}}
    @media (max-height:34rem){.day-tracking.page{gap:.5rem;padding-block-start:.5rem}}
    """
}
