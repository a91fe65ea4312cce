/// Managing groups and blocks: pages, rows, editors, pickers.
enum ManageStyles {
  static var css: String { [pages, rows, order, editor, pickers].joined(separator: "\n") }

  private static let pages = """
    .day-manage .top-bar,.day-tablist{inline-size:100%;max-inline-size:42rem;margin-inline:auto}
    .day-tablist{flex:none;display:grid;grid-template-columns:1fr 1fr;position:relative;\
    padding-inline:1rem;box-shadow:inset 0 -1px 0 var(--day-edge)}
    .day-tab{min-block-size:2.875rem;text-align:center;font-weight:650;color:var(--soft);\
    transition:color var(--normal) ease-out}
    .day-tab[aria-selected="true"]{color:var(--ink)}
    .day-tablist::after{content:"";position:absolute;inset-block-end:0;inset-inline-start:25%;\
    inline-size:3rem;margin-inline-start:-1.25rem;block-size:3px;border-radius:2px;\
    background:var(--ink);transition:inset-inline-start 350ms var(--day-out)}
    .day-tablist.at-blocks::after{inset-inline-start:75%;margin-inline-start:-1.75rem}
    .day-pager{flex:1 1 auto;min-block-size:0;position:relative;overflow:hidden;\
    touch-action:pan-y}
    .day-pages{display:grid;grid-template-columns:100% 100%;block-size:100%;--base:0%;\
    transform:translateX(var(--base));transition:transform 350ms var(--day-out)}
    .day-pager.at-blocks>.day-pages{--base:-100%}
    .day-pager[data-dragging]>.day-pages{transition:none;\
    transform:translateX(calc(var(--base) + var(--drag,0px)))}
    .day-panel{block-size:100%;padding-block-start:.75rem}
    .day-panel[inert]{visibility:hidden;transition:visibility 350ms}
    .day-pager[data-dragging] .day-panel[inert]{visibility:visible;transition:none}
    .day-ruler{position:absolute;inset-block-start:0;block-size:3.25rem;inline-size:1px;\
    visibility:hidden;pointer-events:none}
    .day-manage-hint{color:var(--soft);padding:.25rem .25rem 1rem}
    @media (prefers-reduced-motion:reduce){.day-pages,.day-tablist::after,.day-panel[inert]{\
    transition:none}}
    @media (max-height:22rem){.day-pager{min-block-size:9rem}}
    """

  private static let rows = """
    .day-order.groups{--row:3.5rem}
    .day-order,.day-archived{--row:3.25rem}
    .day-section-head{display:flex;align-items:center;gap:.5rem;block-size:3rem;\
    padding-inline:.25rem}
    .day-section-head h2{font-size:1.125rem;font-weight:700;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .day-item{block-size:var(--row);position:relative}
    .day-item-body{display:flex;align-items:stretch;block-size:100%;border-radius:1rem;\
    background:var(--paper)}
    .day-item-main{flex:1 1 auto;min-inline-size:0;display:flex;align-items:center;gap:.75rem;\
    padding-inline:.5rem .25rem;border-radius:1rem;user-select:none;-webkit-user-select:none}
    .day-item-main:focus-visible,.day-grip:focus-visible,.day-add:focus-visible{\
    outline-offset:-.1875rem}
    .day-item-main:active{background:var(--day-mist)}
    .day-item-text{display:flex;flex-direction:column;flex:1 1 auto;min-inline-size:0}
    .day-item-title{font-weight:700;line-height:1.3;overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap}
    .day-item-remark{font-size:var(--caption);line-height:1.3;color:var(--soft);overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .day-item-remark .day-figures,.day-item-remark.day-figures{font-weight:600}
    .day-item-golden{font-weight:700;color:var(--warning)}
    .day-item-main>.icon{color:var(--soft)}
    .day-pill{flex:none;padding:.125rem .5rem;border-radius:1rem;background:var(--day-mist);\
    font-size:var(--caption);font-weight:600;white-space:nowrap}
    .day-patch{flex:none;inline-size:.75rem;block-size:.75rem;border-radius:.25rem;\
    background:var(--tile);forced-color-adjust:none}
    .day-grip{flex:none;inline-size:2.75rem;display:grid;place-items:center;color:var(--soft);\
    cursor:grab;touch-action:none;border-radius:1rem;user-select:none;-webkit-user-select:none;\
    -webkit-touch-callout:none}
    .day-grip .icon{inline-size:1.25rem;block-size:1.25rem}
    .day-add{display:flex;align-items:center;gap:.75rem;inline-size:100%;block-size:3.5rem;\
    padding-inline:.5rem;font-weight:600;color:var(--soft);border-radius:1rem}
    .day-add-sign{display:grid;place-items:center;inline-size:2rem;block-size:2rem;\
    border-radius:calc(2rem/3);outline:1.5px dashed var(--day-hush);outline-offset:-1.5px}
    .day-add:active{background:var(--day-mist)}
    .day-archived{margin-block-start:1rem}
    .day-archived-head{display:flex;align-items:center;gap:.5rem;min-block-size:2.75rem;\
    padding-inline:.25rem;font-weight:600;color:var(--soft)}
    .day-archived-head .icon:last-child{transition:transform var(--normal) var(--day-out)}
    .day-archived-head.open .icon:last-child{transform:rotate(180deg)}
    @media (prefers-reduced-motion:reduce){.day-archived-head .icon:last-child{transition:none}}
    @media (hover:hover){.day-item-main:hover,.day-add:hover,.day-grip:hover{\
    background:var(--day-mist)}.day-grip:hover{color:var(--ink)}}
    @media (max-width:17rem){.day-pill{display:none}.day-item-main>.icon{display:none}\
    .day-item-main{gap:.5rem}}
    @media (max-width:15rem){.day-item-main{gap:.25rem;padding-inline:.125rem}\
    .day-grip{inline-size:2rem}}
    """

  /// Rows that make room for one that is dragged; see OrderTrack.
  private static let order = """
    .day-order.lifting{cursor:grabbing}
    .day-order.lifting .day-item,.day-order.lifting .day-section-head,\
    .day-order.lifting .day-add{transition:transform 220ms var(--day-out)}
    .day-order.lifting[data-dragging] .below{transform:translateY(clamp(-1*var(--row),\
    (var(--t) - var(--drag,0px))*1000,0px))}
    .day-order.lifting[data-dragging] .above{transform:translateY(clamp(0px,\
    (var(--t) - var(--drag,0px))*1000,var(--row)))}
    .day-order.lifting .day-item.lifted{z-index:5;transition:none}
    .day-order.lifting[data-dragging] .day-item.lifted{transform:translateY(var(--drag,0px))}
    .day-order[data-dragging] .day-item.lifted .day-item-body{background:var(--surface);\
    box-shadow:var(--day-shadow),0 0 0 1px var(--day-edge);transform:scale(1.02);\
    transition:transform 250ms var(--day-spring),box-shadow 200ms ease-out}
    .day-item:has(.settles){z-index:4}
    .settles{animation:day-settle 350ms var(--day-out)}
    .settles.again{animation-name:day-settle-again}
    @keyframes day-settle{from{transform:translateY(var(--from,0px))}}
    @keyframes day-settle-again{from{transform:translateY(var(--from,0px))}}
    @media (prefers-reduced-motion:reduce){.settles,.settles.again{animation:none}\
    .day-order.lifting .day-item,.day-order.lifting .day-section-head,\
    .day-order.lifting .day-add{transition:none}\
    .day-order[data-dragging] .day-item.lifted .day-item-body{transform:none}}
    """

  private static let editor = """
    .day-draft-card{align-self:center;flex:none;position:relative;inline-size:11.25rem;\
    block-size:11.25rem;border-radius:1.625rem;background:var(--day-mist);overflow:hidden;\
    display:flex;flex-direction:column;align-items:center;padding:3.25rem .75rem .75rem;\
    font-size:3.25rem;line-height:1;box-shadow:var(--day-shadow)}
    .day-draft-card-total{position:absolute;inset-block-start:1rem;inset-inline-start:1.125rem;\
    font-size:1.125rem}
    .day-draft-card-plus{color:var(--tile)}
    .day-draft-card-tag{position:absolute;inset-block-start:0;inset-inline-end:2rem;\
    inline-size:1.25rem;block-size:1.875rem;border-radius:0 0 .5625rem .5625rem;\
    background:var(--tile);transition:background-color 300ms ease-out}
    .day-draft-card-glyph{animation:day-glyph-in 350ms var(--day-spring)}
    @keyframes day-glyph-in{from{transform:scale(.6);opacity:0}}
    .day-draft-card-name{margin-block-start:auto;font-size:1.0625rem;font-weight:700;\
    line-height:1.25;text-align:center;max-inline-size:100%;overflow:hidden;\
    overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
    .day-name{position:relative}
    .day-name .input{caret-color:var(--tile,currentColor)}
    .day-counter{position:absolute;inset-block-start:0;inset-inline-end:0;\
    font-size:var(--caption);color:var(--soft);font-variant-numeric:tabular-nums}
    .day-counter.over{color:var(--danger);font-weight:700}
    .day-choice{text-align:start}
    .day-choice-title{flex:0 1 auto;font-weight:600}
    .day-choice-value{flex:1 1 7rem;display:flex;align-items:center;justify-content:flex-end;\
    gap:.5rem;color:var(--soft);text-align:end;min-inline-size:0;overflow-wrap:anywhere}
    .day-choice>.icon{color:var(--soft)}
    .day-editor-part{display:flex;flex-direction:column;gap:.625rem}
    .day-editor-head{font-size:var(--callout);font-weight:650;color:var(--soft)}
    .day-amount-part{display:flex;flex-direction:column;gap:.375rem}
    .day-stepper{display:flex;align-items:center;gap:.625rem}
    .day-stepper .input{inline-size:5.5rem;text-align:center;font-size:1.25rem}
    .day-partings{display:flex;flex-direction:column;gap:.25rem;text-align:center;\
    padding-block-start:.5rem}
    .day-pair{display:grid;gap:.75rem;align-items:start;\
    grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
    .day-plan-days{display:grid;gap:.25rem;\
    grid-template-columns:repeat(auto-fit,minmax(var(--control),1fr))}
    .day-plan-day{min-block-size:var(--control);border-radius:.875rem;text-align:center;\
    font-weight:650;background:var(--day-mist);\
    transition:background-color var(--fast) ease-out,color var(--fast) ease-out}
    .day-plan-day[aria-pressed="true"]{background:var(--ink);color:var(--paper)}
    @media (prefers-reduced-motion:reduce){.day-draft-card-glyph{animation:none}}
    @media (max-width:19rem){.day-choice>.icon{display:none}.day-choice-value{flex-basis:5rem}}
    @media (max-width:15rem){.day-stepper{flex-wrap:wrap;gap:.375rem}\
    .day-stepper .input{flex:1 1 2.5rem;inline-size:0;padding-inline:.25rem}\
    .day-stepper>span{flex:1 0 100%}.day-draft-card{inline-size:8.5rem;block-size:8.5rem;\
    padding-block-start:2.5rem;font-size:2.25rem}.day-draft-card-name{font-size:.9375rem}}
    """

  private static let pickers = """
    .day-swatch{flex:none;display:grid;place-items:center;inline-size:1.5rem;block-size:1.5rem;\
    border-radius:.5rem;background:var(--tile);color:var(--tile-ink);forced-color-adjust:none}
    .day-homes{display:flex;flex-direction:column}
    .day-home{display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3.5rem;padding:.25rem .75rem;border-radius:1rem}
    .day-home.chosen{background:var(--day-mist)}
    .day-icon-head{position:sticky;inset-block-start:-.5rem;z-index:2;display:flex;\
    flex-direction:column;gap:.5rem;margin-block-start:-.5rem;padding-block:.5rem .25rem;\
    background:var(--surface)}
    .day-icon-head .field>label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;\
    clip-path:inset(50%)}
    .day-icon-tabs{display:flex;flex-wrap:wrap;\
    box-shadow:inset 0 -1px 0 var(--day-edge)}
    .day-icon-tab{flex:1 0 auto;min-block-size:var(--control);min-inline-size:var(--control);\
    padding-inline:.25rem;text-align:center;font-size:var(--callout);font-weight:650;\
    color:var(--soft);border-block-end:3px solid transparent}
    .day-icon-tab[aria-pressed="true"]{color:var(--ink);border-block-end-color:var(--ink)}
    .day-icon-tab:focus-visible{outline-offset:-.1875rem}
    .day-icon-grid{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.25rem;\
    touch-action:pan-y;animation:day-appear 200ms ease-out}
    .day-icon-grid[data-dragging]{transform:translateX(calc(var(--drag,0px)*.35))}
    .day-icon{display:grid;place-items:center;block-size:4rem;justify-self:center;\
    inline-size:min(4rem,100%);border-radius:50%;font-size:1.75rem}
    .day-icon[aria-pressed="true"]{background:var(--day-mist);\
    box-shadow:inset 0 0 0 3px var(--tile)}
    .day-icon[aria-pressed="true"] .day-glyph{animation:day-pulse 1.6s ease-in-out infinite}
    .day-icon:active .day-glyph{transform:scale(1.15)}
    @keyframes day-pulse{50%{transform:scale(1.12)}}
    .day-colors{display:grid;grid-template-columns:repeat(5,minmax(0,1fr));gap:.25rem}
    .day-color{display:grid;place-items:center;block-size:3.25rem;justify-self:center;\
    inline-size:min(3.25rem,100%);border-radius:50%}
    .day-color .day-swatch{inline-size:min(2rem,100%);block-size:auto;\
    aspect-ratio:1;border-radius:.625rem;\
    box-shadow:inset 0 0 0 1px rgb(0 0 0/8%);transition:transform 250ms var(--day-spring)}
    .day-color:active .day-swatch{transform:scale(1.12)}
    .day-color[aria-pressed="true"]{background:var(--day-mist);\
    box-shadow:inset 0 0 0 3px var(--tile)}
    @media (hover:hover){.day-home:hover,.day-icon:hover,.day-color:hover{\
    background:var(--day-mist)}}
    @media (prefers-reduced-motion:reduce){.day-icon[aria-pressed="true"] .day-glyph{\
    animation:none}.day-icon-grid{animation:none}.day-color .day-swatch{transition:none}\
    .day-color:active .day-swatch,.day-icon:active .day-glyph{transform:none}}
    @media (max-width:15rem){.day-icon{block-size:2.75rem;font-size:1.375rem}}
    """
}
