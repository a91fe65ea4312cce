/// The picture of a day.
enum BoardStyles {
  static let css = """
    .day-board{--cell:1.125rem;--round:.28125rem;--space:.25rem;display:inline-grid;\
    grid-template:repeat(4,var(--cell))/repeat(6,var(--cell));grid-auto-columns:var(--cell);\
    gap:var(--space);flex:none;forced-color-adjust:none}
    .day-board-frame{position:relative;flex:none;display:inline-grid}
    .day-board-open{position:absolute;inset:0;border-radius:var(--radius-small)}
    .day-board-list{display:flex;flex-direction:column}
    .day-board-row{display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .75rem;\
    padding-block:.5rem}
    .day-board-row>.grow{flex-basis:6rem}
    .day-board-amount{display:flex;flex-direction:column;margin-inline-start:auto;\
    line-height:1.4;text-align:end;overflow-wrap:anywhere}
    .day-board.editor{--cell:2rem;--round:.5rem;--space:.5rem}
    .day-board-ground{grid-area:1/1/5/7;display:block;inline-size:100%;block-size:100%;\
    overflow:visible;fill:var(--day-cell)}
    .day-cell{position:relative;display:block;inline-size:var(--cell);\
    block-size:var(--cell);border-radius:var(--round);overflow:hidden;background:var(--day-cell)}
    .day-cell.missing,.day-half.gone{background:repeating-linear-gradient(135deg,\
    var(--day-cell) 0 .125rem,transparent .125rem .25rem);box-shadow:inset 0 0 0 1px \
    var(--day-cell)}
    .day-half,.day-bar{position:absolute;inset-block:0;display:block;background:var(--c);\
    border-radius:0}
    .day-half{inset-inline:0 50%}
    .day-half.second{inset-inline:50% 0}
    .day-half.whole{inset-inline:0}
    .day-cell.mixed .day-half.first{inset-inline-end:calc(50% + .5px)}
    .day-cell.mixed .day-half.second{inset-inline-start:calc(50% + .5px)}
    .day-half.paused{background:var(--day-paused)}
    .day-half.parted{background:linear-gradient(to bottom right,var(--a) calc(50% - .4px),\
    var(--surface) calc(50% - .4px) calc(50% + .4px),var(--b) calc(50% + .4px))}
    .day-half.parted.three{background:linear-gradient(to bottom right,var(--a) 33%,\
    var(--surface) 33% 35%,var(--b) 35% 65%,var(--surface) 65% 67%,var(--d) 67%)}
    .day-bar{inset-inline:calc(var(--from)*.1%) calc(100% - var(--to)*.1%);\
    min-inline-size:1px;background:var(--bar)}
    .day-board.minutes .day-bar{inset-block:18%}
    .day-board .blinks{animation:day-half-blink .8s ease-in-out infinite alternate}
    @keyframes day-half-blink{to{opacity:.1}}
    .day-cell-mark{position:absolute;inset:15%;display:grid;place-items:center;\
    border-radius:30%;color:var(--ink);background:var(--surface);\
    font:600 .5625rem/1 var(--day-numbers)}
    .editor .day-cell-mark{font-size:.75rem}
    @media (max-width:22rem){.day-board.header{--cell:.875rem;--round:.21875rem;--space:.1875rem}}
    @media (max-width:17rem){.day-board.editor{--cell:1.25rem;--round:.3125rem;--space:.25rem}}
    @media (prefers-reduced-motion:reduce){.day-board .blinks{animation:none;\
    box-shadow:inset 0 0 0 .125rem var(--surface),inset 0 0 0 .1875rem var(--ink)}}
    @media (prefers-contrast:more){.day-cell{box-shadow:inset 0 0 0 1px var(--ink)}\
    .day-board-ground{stroke:var(--ink);stroke-width:2}}
    """
}
