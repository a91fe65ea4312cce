/// Rows, their swipe actions, and the parts of a virtual list.
enum ListRules {
  static let css = """
    .scroller{flex:1 1 auto;min-block-size:0;overflow-y:auto;overflow-x:hidden;\
    overscroll-behavior-y:contain;overflow-anchor:none;\
    padding-block-end:calc(var(--sm) + env(safe-area-inset-bottom))}
    .column{inline-size:100%;max-inline-size:42rem;margin-inline:auto;padding-inline:1rem}
    .spacer{display:block;inline-size:1px}
    .section-header{display:flex;align-items:center;gap:.5rem;block-size:var(--list-header);\
    padding-inline:.25rem;font-size:var(--callout);font-weight:650;overflow:hidden}
    .section-header h2{font-size:inherit;letter-spacing:0}
    .section-header .count{color:var(--soft);font-weight:500}
    .section-header .fold{margin-inline-start:auto}
    .slot{position:relative;min-block-size:var(--list-row);margin-block-end:var(--list-gap);\
    border-radius:var(--radius);overflow:hidden;touch-action:pan-y}
    .row{position:relative;display:flex;align-items:stretch;min-block-size:var(--list-row);\
    background:var(--row);border-radius:var(--radius);overflow:hidden;\
    transition:transform var(--normal) ease-out}
    .slot[data-dragging] .row{transition:none;transform:translateX(clamp(-7rem,var(--drag,0px),\
    7rem))}
    .row-main{display:flex;align-items:center;gap:.875rem;flex:1 1 auto;min-inline-size:0;\
    padding-block:.5rem;padding-inline:1.125rem 0;text-align:start;color:inherit;\
    text-decoration:none;border-radius:var(--radius)}
    .row-main:focus-visible{outline-offset:-.1875rem}
    .row-main:active{opacity:var(--slightly-faded)}
    .row-text{display:flex;flex-direction:column;gap:.0625rem;min-inline-size:0;flex:1 1 auto}
    .row-title{display:flex;align-items:center;gap:.375rem;font-weight:700;line-height:1.3;\
    min-inline-size:0}
    .row-status{display:flex;align-items:center;gap:.3125rem;font-size:var(--callout);\
    line-height:1.35;min-inline-size:0}
    .row-status:not([class*="step-"]){color:var(--soft)}
    .row-status[class*="step-"]{font-weight:600}
    .row-status .icon{inline-size:.9375rem;block-size:.9375rem;stroke-width:2.25}
    .row>.icon-button{align-self:center;margin-inline-end:.375rem}
    .bar{position:absolute;inset-block:.875rem;inset-inline-start:.375rem;inline-size:.25rem;\
    border-radius:.125rem;background:currentColor}
    .slot-action{position:absolute;inset-block:0;inline-size:5.5rem;display:flex;\
    flex-direction:column;align-items:center;justify-content:center;gap:.125rem;\
    font-size:var(--caption);font-weight:600;border-radius:var(--radius)}
    .slot-action.trailing{inset-inline-end:0}
    .slot-action.leading{inset-inline-start:0}
    .slot-action:focus-visible{outline-offset:-.1875rem}
    .slot.shows-trailing .row{transform:translateX(-5.5rem)}
    .slot.shows-leading .row{transform:translateX(5.5rem)}
    [dir="rtl"] .slot.shows-trailing .row{transform:translateX(5.5rem)}
    [dir="rtl"] .slot.shows-leading .row{transform:translateX(-5.5rem)}
    .plain-row{display:flex;align-items:center;gap:.875rem;min-block-size:var(--list-row);\
    inline-size:100%;padding:.375rem .25rem;text-align:start}
    .plain-row:active{opacity:var(--slightly-faded)}
    .skeleton{background:var(--fill);border-radius:var(--radius);\
    block-size:var(--list-row);margin-block-end:var(--list-gap);\
    animation:breathe 1.4s ease-in-out infinite alternate}
    @keyframes breathe{from{opacity:1}to{opacity:.45}}
    @media (prefers-reduced-motion:reduce){.skeleton{animation:none}}
    .empty{display:flex;flex-direction:column;align-items:center;gap:var(--xs);\
    text-align:center;padding:var(--md) 1rem;max-inline-size:26rem;margin-inline:auto}
    .empty .picture{color:var(--soft);margin-block-end:.5rem}
    .empty .actions{display:flex;flex-direction:column;gap:var(--xs);inline-size:100%;\
    margin-block-start:var(--xs)}
    @media (max-height:20rem){.scroller{min-block-size:5rem}}
    @media (max-width:15rem){.column{padding-inline:.375rem}.row-main{gap:.5rem;\
    padding-inline:.875rem 0}.row>.icon-button{margin:0}.slot .avatar{--size:1.75rem}.empty{\
    padding:.75rem .5rem}.empty .picture{display:none}}
    """
}
