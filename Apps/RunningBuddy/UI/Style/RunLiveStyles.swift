/// A run that is being recorded: the route on the whole screen under cards.
enum RunLiveStyles {
  static let css = """
    .run-live{position:relative;display:flex;flex-direction:column;flex:1 1 auto;\
    justify-content:space-between;min-block-size:0;overflow:hidden auto;background:var(--paper);\
    color:var(--ink)}
    .run-live>*{flex:none}
    .run:has(>.run-live)>.snackbars{inset-block:4rem auto}
    .run-ground{position:absolute;inset:0 0 12%;display:grid;place-items:center}
    .run-map.whole{inline-size:100%;block-size:100%;max-block-size:none;border-radius:0}
    .run-wait{padding:1rem;background:var(--surface);border-radius:var(--radius)}
    .run-over{position:relative;display:flex;flex-direction:column;gap:.5rem;padding:.75rem;\
    padding-block-start:calc(.75rem + env(safe-area-inset-top))}
    .run-over.bottom{padding-block:0 calc(.75rem + env(safe-area-inset-bottom))}
    .run-chips .chip,.run-card,.run-controls,.run-cue:not(:empty){background:var(--surface);\
    box-shadow:0 0 0 1px var(--line)}
    .run-cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(6rem,100%),1fr));\
    gap:.5rem}
    .run-card{display:flex;flex-direction:column;align-items:flex-start;gap:.125rem;\
    padding:.625rem .75rem;border-radius:var(--radius);text-align:start;color:var(--ink);\
    min-inline-size:0}
    .run-card.wide,.run-step{grid-column:1/-1}
    .run-step .run-big{font-size:3rem}
    .run-big{font-size:1.5rem;line-height:1.1;font-weight:700;overflow-wrap:anywhere}
    .run-card.wide .run-big{font-size:3rem}
    .run-unit{font-size:var(--callout);font-weight:500}
    .run-cue{margin:0}
    .run-cue:not(:empty){padding:.5rem 1rem;border-radius:var(--radius)}
    .run-controls{display:flex;flex-direction:column;gap:.75rem;padding:.75rem;\
    border-radius:var(--radius)}
    .run-tools{flex-wrap:wrap}
    .run-tools,.run-tools>.line{justify-content:flex-end}
    .run-main{align-items:stretch;flex-wrap:wrap}
    .run-main>*{flex:1 1 7rem;min-inline-size:0}
    .run-main>.run-hold{flex-basis:12rem}
    .run-main .button,.run-hold .button{min-block-size:3.75rem;inline-size:100%}
    .run-hold{display:flex;flex-direction:column}
    .run-hold>.hint:empty{display:none}
    .run-countdown{align-items:center;justify-content:center;gap:1rem}
    .run-huge{font-size:8rem;line-height:1;font-weight:750;margin:0}
    .run-pocket{background:#000;color:#8a8a8f;align-items:center;justify-content:center;\
    gap:2rem;padding:2rem}
    .run-dim{font-size:var(--title1);margin:0}
    .run-pocket .button{background:none;color:inherit}
    .run-pocket .hint{color:inherit}
    .run-pocket .soft{color:#6e6e73}
    @media (max-height:20rem){.run-over{padding:.375rem;gap:.375rem}\
    .run-card{padding:.25rem .5rem}.run-card.wide .run-big,.run-step .run-big{font-size:1.75rem}\
    .run-controls{padding:.375rem;gap:.375rem}.run-huge{font-size:4rem}.run-pocket{gap:.5rem;\
    padding:.5rem}}
    """
}
