/// The frame of TeePals: display type, cards, tabs, the first steps, the gate.
enum TeeShellStyles {
  static let css = base + "\n" + tabs + "\n" + welcome

  private static let base = """
    .golf>.screen{min-block-size:0}
    .golf .page,.golf .notices{overflow-wrap:anywhere}
    .golf dialog{overflow-wrap:break-word}
    .golf .line.even.wraps>*{flex-basis:8rem}
    .tee-display,.tee-heading,.tee-sub,.golf .top-bar h1,.golf .sheet-top h2,.golf .question h2{\
    font-family:var(--tee-serif);font-weight:700;letter-spacing:-.01em;text-wrap:balance}
    .golf .top-bar{flex:none;min-block-size:calc(var(--control) + 1rem + env(safe-area-inset-top))}
    .golf .top-bar>h1{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;\
    overflow:hidden;overflow-wrap:anywhere}
    .tee-sending{display:flex;flex-direction:column;gap:.5rem;inline-size:100%;\
    min-inline-size:min(14rem,100%)}
    .tee-sending-bar{position:relative;block-size:.25rem;border-radius:.125rem;overflow:hidden;\
    background:var(--fill)}
    .tee-sending-bar>.progress{block-size:100%}
    .tee-display{font-size:1.875rem;line-height:1.2;font-style:italic}
    .tee-heading{font-size:1.875rem;line-height:1.2}
    .tee-sub{font-size:1.5rem;line-height:1.25}
    .golf .headline{font-family:var(--tee-serif);font-size:1.25rem;line-height:1.3}
    .tee-label-caps{font-size:.6875rem;line-height:1.4;font-weight:700;text-transform:uppercase;\
    letter-spacing:.16em;color:var(--soft)}
    :lang(ko) .tee-label-caps{letter-spacing:.04em}
    .tee-card{background:var(--surface);border-radius:var(--radius);padding:1rem;\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow);min-inline-size:0}
    .golf .box.group{background:var(--surface);\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow)}
    .golf .button{transition:opacity var(--fast) ease-out,transform var(--fast) ease-out,\
    background-color var(--fast) ease-out}
    .golf .button:active:not([disabled]){opacity:1;transform:scale(.98)}
    .golf .button.prominent{box-shadow:var(--tee-button-shadow);min-block-size:3rem;\
    border-radius:1.5rem}
    .golf .choice[aria-pressed="true"]{background:var(--accent);color:var(--on-accent)}
    .tee-hero{display:flex;flex-direction:column;justify-content:flex-end;gap:.25rem;\
    min-block-size:12rem;padding:1.5rem;border-radius:var(--tee-radius-large);\
    background:var(--tee-gradient);color:#fff;box-shadow:var(--tee-card-shadow)}
    .tee-hero .tee-slogan{font-size:var(--headline);opacity:.92}
    @media (prefers-reduced-motion:reduce){.golf .button:active:not([disabled]){transform:none}}
    @media (max-width:15rem){.tee-display,.tee-heading{font-size:1.375rem}\
    .tee-sub{font-size:1.25rem}.tee-card{padding:.75rem}\
    .tee-hero{padding:.875rem;min-block-size:8rem}.tee-foot{padding:.5rem .375rem}}
    """

  private static let tabs = """
    .tee-tabs{gap:0;padding-inline:.25rem}
    .tee-tabs .tab{flex:1 1 auto;padding-inline:.125rem;font-size:.6875rem;letter-spacing:0;\
    white-space:nowrap;overflow-wrap:normal}
    .tee-tabs .tee-launcher{flex:none;inline-size:var(--control);max-inline-size:var(--control)}
    .tee-tabs .tab[aria-current="page"]{color:var(--focus)}
    .tee-badge{position:absolute;inset-block-start:.125rem;inset-inline-start:calc(50% + .125rem);\
    display:grid;place-items:center;min-inline-size:1.125rem;block-size:1.125rem;\
    padding-inline:.25rem;border-radius:.5625rem;background:var(--tee-maroon);\
    color:var(--tee-on-maroon);font-size:.6875rem;line-height:1;font-weight:700;\
    font-variant-numeric:tabular-nums}
    @media (max-width:17rem){.tee-tabs .tee-label{position:absolute;inline-size:1px;\
    block-size:1px;overflow:hidden;clip-path:inset(50%)}.tee-tabs{padding-inline:0}\
    .tee-tabs .tab{padding-inline:0}}
    @media (max-width:17rem){.tee-tabs .tee-launcher{display:none}}
    @media (max-width:14rem){.tee-tabs .tab[href="/golf/feed"]:not([aria-current]),\
    .tee-tabs .tab[href="/golf/feed"][aria-current]~.tab[href="/golf/profile"]{display:none}}
    @media (max-height:20rem){.tee-tabs .tee-label{position:absolute;inline-size:1px;\
    block-size:1px;overflow:hidden;clip-path:inset(50%)}}
    @media (min-width:64rem) and (min-height:30rem){\
    .tee-tabs .tab{flex:none;inline-size:100%;max-inline-size:none;font-size:.75rem}\
    .tee-tabs .tee-launcher{inline-size:100%;max-inline-size:none}}
    """

  private static let welcome = """
    .tee-welcome{display:flex;flex-direction:column;gap:var(--sm);padding-block:1rem}
    .tee-steps{display:flex;align-items:center;gap:.75rem}
    .tee-steps .measure{flex:1 1 auto;inline-size:auto;block-size:.375rem}
    .golf progress.measure::-webkit-progress-value{background:var(--accent)}
    .golf progress.measure::-moz-progress-bar{background:var(--accent)}
    .tee-question{font-family:var(--tee-serif);font-size:2.25rem;line-height:1.15;\
    font-weight:700;letter-spacing:-.02em}
    .tee-question:focus-visible{outline-offset:.375rem}
    .tee-welcome .input{font-family:var(--tee-serif);font-size:1.5rem;font-weight:500;\
    min-block-size:3.5rem;border-width:0 0 2px;border-radius:0;padding-inline:.125rem;\
    background:transparent}
    .tee-options{display:flex;flex-direction:column;gap:.625rem}
    .tee-option{display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3.5rem;padding:.75rem 1rem;border-radius:var(--radius);font-weight:600;\
    background:var(--surface);box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow)}
    .tee-option>.icon{margin-inline-start:auto;visibility:hidden}
    .tee-option[aria-pressed="true"]{box-shadow:0 0 0 2px var(--accent)}
    .tee-option[aria-pressed="true"]>.icon{visibility:visible;color:var(--focus)}
    .tee-option:active{opacity:var(--slightly-faded)}
    .tee-city{display:flex;align-items:center;gap:.75rem;flex-wrap:wrap}
    .tee-city>.icon{color:var(--focus)}
    .tee-suggestions{display:flex;flex-direction:column;border-radius:var(--radius);\
    background:var(--surface);box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow);\
    overflow:hidden}
    .tee-suggestion{display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3rem;padding:.5rem 1rem;text-align:start;overflow-wrap:anywhere}
    .tee-suggestion:focus-visible{outline-offset:-.1875rem}
    .tee-suggestions>*+*{border-block-start:1px solid var(--tee-edge)}
    .tee-checklist{display:flex;flex-direction:column;gap:.25rem}
    .tee-check{display:flex;align-items:flex-start;gap:.75rem;padding-block:.5rem}
    .tee-check>.icon{flex:none}
    .tee-check.done>.icon{color:var(--success)}
    .tee-check.missing>.icon{color:var(--tee-gold)}
    .tee-check>.grow{display:flex;flex-direction:column}
    @media (max-width:15rem){.tee-question{font-size:1.5rem}\
    .tee-welcome .input{font-size:1.125rem}.tee-option{padding:.5rem}}
    """
}
