/// The calendar and the statistics.
enum CalendarStyles {
  static let css = [bars, month, rows, canvas, week, draft, sheets, StatisticsStyles.css].joined(
    separator: "\n")

  private static let bars = """
    .day-cal-bar{flex-wrap:wrap;gap:.5rem}
    .day-cal-bar .day-cal-title{flex:1 1 7rem;font-size:1.125rem;line-height:1.25;\
    letter-spacing:-.02em}
    @media (min-width:40rem){.day-cal-bar .day-cal-title{font-size:1.375rem}}
    .day-cal-actions{flex:none;gap:.25rem}
    .day-cal-ways{display:flex;align-items:center;gap:.25rem;flex:none;padding-block-end:.5rem}
    .day-cal-ways>.day-segments{flex:1 1 auto}
    .day-segments{display:flex;flex-wrap:wrap;gap:.1875rem;padding:.1875rem;\
    border-radius:1.5rem;background:var(--day-mist)}
    .day-segment{display:grid;place-items:center;flex:1 1 auto;min-inline-size:var(--control);\
    min-block-size:var(--control);padding:.25rem .5rem;border-radius:1.3125rem;\
    color:var(--soft);font-weight:600;font-size:var(--callout);text-decoration:none;\
    transition:background-color var(--normal) var(--day-out),color var(--normal) ease-out}
    .day-segment[aria-current="page"]{background:var(--ink);color:var(--paper)}
    .day-cal-ways>.day-segments{flex-wrap:nowrap;max-inline-size:24rem;margin-inline:auto}
    .day-cal-ways .day-segment{flex-basis:0;min-inline-size:0;padding-inline:.25rem}
    @media (max-width:22rem){.day-cal-bar{padding-inline:.75rem;gap:.25rem}\
    .day-cal-bar .day-cal-title{flex-basis:5.5rem;font-size:1.125rem}.day-cal-actions{gap:0}\
    .day-segment{padding-inline:.125rem;font-size:.8125rem}}
    @media (max-width:15rem){.day-cal-actions{flex:1 1 auto;min-inline-size:0;flex-wrap:wrap}\
    .day-cal-ways{flex-wrap:wrap;justify-content:space-between;padding-inline:.25rem}\
    .day-cal-ways>.day-segments{order:-1;flex-basis:100%}}
    """

  private static let month = """
    .day-month-column{gap:.75rem}
    .day-month-frame{touch-action:pan-y;overflow:hidden;margin-inline:-.75rem;flex:none}
    .day-month{inline-size:100%;table-layout:fixed;border-collapse:collapse;\
    animation:day-month-in 280ms var(--day-out)}
    .day-month-frame[data-dragging] .day-month{\
    transform:translateX(clamp(-6rem,var(--drag,0px),6rem));animation:none}
    .day-month.odd{animation-name:day-month-on}
    @keyframes day-month-in{from{opacity:0;transform:translateX(.75rem)}}
    @keyframes day-month-on{from{opacity:0;transform:translateX(.75rem)}}
    .day-month th{padding-block:.25rem;font-size:var(--caption);font-weight:600;\
    color:var(--soft);text-align:center}
    .day-month td{padding:0;text-align:center}
    .day-date-cell{display:flex;flex-direction:column;align-items:center;justify-content:flex-end;\
    gap:.1875rem;inline-size:100%;min-block-size:2.875rem;padding-block:.125rem;\
    border-radius:.75rem;transition:transform 300ms var(--day-spring)}
    .day-date-cell:active{transform:scale(.92)}
    .day-date-cell:focus-visible{outline-offset:-.125rem}
    .day-date-cell:not(.day-outside)::before{content:"";inline-size:1.5rem;block-size:1.5rem;\
    border-radius:.4375rem;background:var(--mini,var(--day-cell));forced-color-adjust:none;\
    print-color-adjust:exact}
    .day-number{display:grid;place-items:center;min-inline-size:1.25rem;block-size:1.25rem;\
    padding-inline:.1875rem;border-radius:.625rem;font-size:.75rem;line-height:1;\
    font-variant-numeric:tabular-nums;font-weight:600;\
    transition:background-color 200ms var(--day-out)}
    .day-outside .day-number{color:var(--soft);font-weight:400}
    .today .day-number{text-decoration:underline;text-decoration-thickness:2px;\
    text-underline-offset:3px;font-weight:800}
    .selected .day-number{background:var(--accent);color:var(--on-accent)}
    .today.selected .day-number{text-decoration:none}
    @media (prefers-reduced-motion:reduce){.day-month,.day-month.odd{animation:none}\
    .day-date-cell:active{transform:none}}
    @media (max-width:18rem){.day-month-frame{margin-inline:0}\
    .day-date-cell:not(.day-outside)::before{\
    inline-size:1rem;block-size:1rem;border-radius:.3125rem}}
    @media (min-width:64rem) and (min-height:30rem){.day-cal .day-month-column{\
    display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1fr);align-items:start;\
    gap:2rem;max-inline-size:66rem}
    .day-cal .top-bar,.day-cal .day-cal-ways{max-inline-size:66rem}
    .day-date-cell{min-block-size:4rem}\
    .day-date-cell:not(.day-outside)::before{inline-size:2rem;block-size:2rem;\
    border-radius:.5625rem}.day-number{font-size:.8125rem}}
    """

  private static let rows = """
    .day-timeline{display:flex;flex-direction:column;gap:.5rem;\
    border-block-start:.75rem solid var(--day-mist);margin-inline:-1rem;padding:1rem}
    @media (min-width:64rem) and (min-height:30rem){.day-timeline{border-block-start:0;\
    border-inline-start:1px solid var(--day-edge);padding-block-start:0;\
    padding-inline-start:2rem;min-block-size:100%}}
    .day-timeline-date{font-size:var(--callout);font-weight:500;color:var(--soft)}
    .day-total{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 .25rem;white-space:pre-wrap}
    .day-rows{display:flex;flex-direction:column}
    .day-row{display:flex;align-items:center;gap:.75rem;min-block-size:3.5rem;\
    padding:.375rem .5rem;margin-inline:-.5rem;border-radius:var(--radius-small);\
    color:inherit;text-decoration:none;transition:background-color var(--fast) ease-out}
    a.day-row:active{background:var(--day-mist)}
    @media (hover:hover){a.day-row:hover{background:var(--day-mist)}}
    .day-row-text{display:flex;flex-direction:column;flex:1 1 auto;min-inline-size:0;\
    line-height:1.35;overflow-wrap:anywhere}
    .day-row-text>.soft,.day-row-memo{font-size:var(--callout)}
    .day-row-memo{color:var(--soft)}
    .day-row.live>.day-tile{animation:day-blink 800ms ease-in-out infinite alternate}
    @keyframes day-blink{from{opacity:1}to{opacity:.35}}
    .day-row.quiet strong{font-weight:500}
    .day-row-sign{display:grid;place-items:center;inline-size:2rem;block-size:2rem;\
    border-radius:.6875rem;box-shadow:inset 0 0 0 1.5px var(--line);color:var(--soft);flex:none}
    .day-amount{flex:none;font-size:1.125rem}
    .day-plus{color:var(--tile);margin-inline-end:.0625rem}
    .day-nothing{display:flex;flex-direction:column;align-items:center;gap:1rem;\
    padding-block:2rem;color:var(--soft);text-align:center}
    .day-all-day{display:flex;flex-wrap:wrap;gap:.375rem}
    .day-all-day>li{max-inline-size:100%}
    @media (prefers-reduced-motion:reduce){.day-row.live>.day-tile{animation:none}}
    @media (max-width:15rem){.day-row{flex-wrap:wrap;margin-inline:0;padding-inline:0}\
    .day-timeline{margin-inline:-.375rem;\
    padding:.5rem .375rem}}
    """

  /// 1.6 px a minute on the day, 0.8 px in the week: what ``CanvasScale`` says.
  private static let canvas = """
    .day-canvas-column{gap:.5rem}
    @media (min-height:30rem){.day-canvas-column>.day-nothing{position:sticky;z-index:4;\
    inset-block-start:0;padding-block:.75rem;background:var(--paper)}}
    .day-canvas-head{min-block-size:var(--control);touch-action:pan-y}
    .day-canvas{position:relative;flex:none;margin-block:.75rem 1.5rem}
    .day-hours{position:absolute;inset:0;pointer-events:none}
    .day-hour{position:absolute;inset-inline:0;block-size:0;\
    border-block-start:1px solid var(--day-edge)}
    .day-hour>span{position:absolute;inset-inline-start:0;inset-block-start:0;\
    transform:translateY(-50%);padding-inline-end:.375rem;background:var(--paper);\
    font-size:.6875rem;line-height:1;color:var(--soft);white-space:nowrap;\
    font-variant-numeric:tabular-nums}
    .day-lane{position:absolute;inset-block:0;inset-inline:3.5rem 0}
    .day-now{position:absolute;z-index:3;inset-inline:2.75rem 0;block-size:0;\
    border-block-start:2px solid var(--danger);pointer-events:none}
    .day-now::before{content:"";position:absolute;inset-inline-start:-.25rem;\
    inset-block-start:-.3125rem;inline-size:.5rem;block-size:.5rem;border-radius:50%;\
    background:var(--danger)}
    .day-piece{position:absolute;z-index:1;\
    inset-inline-start:calc(100%*var(--lane)/var(--lanes));\
    inline-size:calc(100%/var(--lanes) - 2px);border-radius:.625rem}
    .day-piece-face{position:absolute;display:block;inset:0;inline-size:100%;\
    block-size:100%;border-radius:inherit;color:var(--tile-ink);text-decoration:none;\
    cursor:pointer}
    .day-piece-face::after{content:"";position:absolute;inset-inline:0;inset-block:-10px;\
    z-index:-1}
    .day-piece-body{position:absolute;inset:0;overflow:hidden;border-radius:inherit;\
    background:color-mix(in srgb,var(--tile) 28%,var(--paper));forced-color-adjust:none}
    .day-stretch{position:absolute;inset-inline:0;background:var(--tile)}
    .day-piece-text{position:absolute;inset-inline:0;inset-block-start:0;display:flex;\
    flex-direction:column;padding:.1875rem .5rem;line-height:1.3;font-size:.8125rem;\
    overflow-wrap:anywhere}
    .day-piece-text>strong{display:flex;align-items:center;gap:.25rem;font-weight:700}
    .day-piece-times{font-size:.75rem}
    .day-piece-body{container-type:size}
    @container (max-height:2.25rem){.day-piece-text{padding-block:.125rem}\
    .day-piece-text>.day-piece-times{display:none}}
    @container (max-height:4.5rem){.day-piece-name{min-inline-size:0;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}}
    .day-piece.quiet{z-index:0;overflow:hidden;background:var(--paper);color:var(--ink);\
    box-shadow:inset 0 0 0 1.5px var(--line)}
    .day-piece.quiet .day-piece-text{position:static}
    .day-piece.selected{z-index:4;touch-action:none;cursor:grab;\
    box-shadow:0 0 0 3px var(--paper),0 0 0 5px var(--focus),var(--day-shadow)}
    .day-piece.selected[data-dragging]{cursor:grabbing;opacity:.9;\
    transform:translateY(var(--drag,0px))}
    .day-handle{position:absolute;z-index:5;inset-inline-start:calc(50% - 1.75rem);\
    inline-size:3.5rem;block-size:2.75rem;touch-action:none;cursor:ns-resize}
    .day-handle.start{inset-block-start:-1.375rem}
    .day-handle.end{inset-block-end:-1.375rem}
    .day-handle::before{content:"";position:absolute;inset-inline-start:calc(50% - .9375rem);\
    inset-block-start:calc(50% - .3125rem);inline-size:1.875rem;block-size:.625rem;\
    border-radius:.3125rem;background:var(--surface);\
    box-shadow:0 0 0 2px var(--focus),var(--day-shadow)}
    .day-handle[data-dragging]{transform:translateY(var(--drag,0px))}
    @supports (transform:translateY(round(1px,8px))){.day-piece.selected[data-dragging],\
    .day-handle[data-dragging]{transform:translateY(round(var(--drag,0px),8px))}
    .day-week .day-piece.selected[data-dragging],.day-week .day-handle[data-dragging]{\
    transform:translateY(round(var(--drag,0px),4px))}}
    .day-piece.live{box-shadow:0 0 0 2px var(--danger)}
    .day-gap{position:absolute;inset-inline:0;z-index:0;display:flex;align-items:center;\
    justify-content:center;gap:.375rem;border-radius:.625rem;color:var(--soft);\
    font-size:var(--caption);box-shadow:inset 0 0 0 1px var(--day-edge)}
    .day-gap:active{background:var(--day-mist)}
    @media (hover:hover){.day-gap:hover{background:var(--day-mist);color:var(--ink)}}
    @media (max-width:15rem){.day-lane{inset-inline-start:2.25rem}.day-now{\
    inset-inline-start:2rem}.day-hour>span{font-size:.625rem;white-space:normal;\
    max-inline-size:2rem}}
    """

  private static let week = """
    .day-week{display:none;max-inline-size:66rem;margin-inline:auto;padding-inline:.5rem}
    .day-week-page>.day-week-rows{gap:0;padding-block:.25rem;touch-action:pan-y;\
    overflow-x:clip}
    .day-week-heads{touch-action:pan-y}
    .day-week-rows[data-dragging]>li,.day-week-heads[data-dragging]>*{\
    transform:translateX(clamp(-6rem,var(--drag,0px),6rem))}
    .day-week .day-gap{border-radius:.375rem}
    .day-week .day-gap>span{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap}
    .day-week-row{display:flex;align-items:center;gap:.75rem;min-block-size:3.5rem;\
    color:inherit;text-decoration:none;border-radius:var(--radius-small)}
    .day-week-rows>li+li{border-block-start:1px solid var(--day-edge)}
    .day-week-day{display:flex;flex-direction:column;align-items:center;flex:none;\
    inline-size:2.25rem;font-size:var(--caption);line-height:1.3;color:var(--soft)}
    .day-week-day .day-number{color:var(--ink)}
    .day-week-row.selected .day-number{color:var(--on-accent)}
    .day-strip{position:relative;flex:1 1 auto;min-inline-size:0;block-size:1.75rem;\
    border-radius:.4375rem;background:linear-gradient(var(--paper),var(--paper)) 25% 0/1px 100%\
    no-repeat,linear-gradient(var(--paper),var(--paper)) 50% 0/1px 100% no-repeat,\
    linear-gradient(var(--paper),var(--paper)) 75% 0/1px 100% no-repeat,var(--day-mist);\
    overflow:hidden;forced-color-adjust:none}
    .day-strip-bar{position:absolute;inset-block:0;min-inline-size:2px;background:var(--tile)}
    .day-strip-bar.quiet{inset-block:auto 0;block-size:.25rem;background:var(--soft)}
    .day-week-row>.day-week-made{flex:none;display:flex;flex-direction:column;\
    inline-size:4.75rem;text-align:end;font-size:.875rem;line-height:1.3}
    @media (min-width:44rem){.day-week{display:flex;flex-direction:column;\
    block-size:100%;inline-size:100%}.day-week-page>.day-week-rows{display:none}\
    .day-week-page{overflow:hidden;padding-block-end:0}}
    .day-week-heads{display:flex;flex:none;padding-inline-start:2.75rem;overflow:hidden;\
    scrollbar-gutter:stable;box-shadow:0 1px 0 var(--day-edge)}
    .day-week-scroll{flex:1 1 auto;min-block-size:8rem;overflow-y:auto;\
    scrollbar-gutter:stable}
    .day-week-head{display:flex;flex-direction:column;align-items:center;gap:.125rem;\
    flex:1 1 0;min-inline-size:var(--control);min-block-size:var(--control);\
    padding-block:.25rem;font-size:var(--caption);line-height:1.2;color:var(--soft);\
    text-decoration:none;border-radius:.625rem}
    .day-week-head .day-number{color:var(--ink)}
    .day-week-head.selected .day-number{color:var(--on-accent)}
    .day-week-made,.day-week-time{font-size:.6875rem}
    .day-week-time{color:var(--soft);font-weight:500}
    .day-week-columns{position:absolute;inset-block:0;inset-inline:2.75rem 0;display:flex}
    .day-week-column{position:relative;flex:1 1 0;min-inline-size:0;\
    border-inline-start:1px solid var(--day-edge)}
    .day-week-column.today{background:var(--day-mist)}
    .day-week .day-lane{inset-inline:1px}
    .day-week .day-now{inset-inline:0}
    .day-week .day-hour>span{background:none}
    .day-week .day-piece{border-radius:.375rem}
    .day-week .day-piece-text{padding:.125rem .25rem;font-size:.6875rem}
    .day-week .day-piece-times{display:none}
    .day-week .day-piece-name{min-inline-size:0;overflow:hidden;text-overflow:ellipsis;\
    white-space:nowrap}
    @media (min-width:64rem){.day-week .day-piece-text{font-size:.75rem}\
    .day-week .day-piece-times{display:block;font-size:.6875rem}}
    """

  private static let draft = """
    .day-draft{flex:none;display:flex;flex-direction:column;gap:.5rem;inline-size:100%;\
    max-inline-size:42rem;margin-inline:auto;padding:.75rem 1rem;background:var(--surface);\
    border-radius:var(--radius) var(--radius) 0 0;\
    box-shadow:0 0 0 1px var(--day-edge),0 -8px 24px -12px rgb(0 0 0/25%);\
    animation:day-sheet-rise 350ms var(--day-spring);max-block-size:60%;overflow-y:auto}
    @keyframes day-sheet-rise{from{opacity:0;transform:translateY(2rem)}}
    .day-draft-head{gap:.75rem}
    .day-nudges{display:grid;gap:.5rem;grid-template-columns:repeat(auto-fit,minmax(5.5rem,1fr))}
    .day-nudge{display:grid;grid-template-columns:1fr 1fr;justify-items:center;\
    border-radius:var(--radius-small);background:var(--day-mist);padding-block-start:.25rem}
    .day-nudge>span{grid-area:1/1/2/3;font-size:var(--caption);line-height:1.2;\
    font-weight:600;color:var(--soft)}
    .day-step{display:grid;place-items:center;grid-row:2;inline-size:var(--control);\
    block-size:var(--control);border-radius:50%;font-weight:700;\
    transition:transform 200ms var(--day-spring)}
    .day-step:active{transform:scale(1.15)}
    .day-keys{display:none}
    @media (hover:hover) and (min-width:44rem){.day-keys{display:block}}
    @media (prefers-reduced-motion:reduce){.day-draft{animation:none}\
    .day-step:active{transform:none}}
    @media (max-width:15rem){.day-draft{padding:.5rem}.day-draft-foot{flex-wrap:wrap}}
    @media (max-width:15rem) and (min-height:20rem){.day-draft{max-block-size:25dvh}\
    .day-draft-head{align-items:flex-start}.day-draft-head>.day-tile{display:none}}
    """

  private static let sheets = """
    .day-time-pair{display:grid;gap:.75rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(8.5rem,100%),1fr))}
    .day-asked{display:flex;flex-direction:column;gap:.5rem}
    .day-preview{display:flex;flex-wrap:wrap;align-items:baseline;gap:.25rem .75rem}
    .day-preview>strong{font-size:1.75rem;line-height:1.2}
    .day-slider{inline-size:100%;min-block-size:var(--control);accent-color:var(--accent)}
    .day-nudge-row{gap:.25rem}
    .line.day-nudge-row>.button{flex:1 1 0;padding-inline:.25rem}
    .line.day-nudge-row>p{flex:0 0 auto;padding-inline:.5rem}
    .day-halves{display:grid;gap:.75rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(8rem,100%),1fr))}
    .day-half-card{display:flex;flex-direction:column;gap:.125rem;padding:.875rem 1rem;\
    border-radius:var(--radius-small);background:var(--day-mist);\
    border-inline-start:.375rem solid var(--tile)}
    .day-half-card>strong{font-size:1.375rem}
    .day-versions{display:flex;flex-direction:column}
    .day-version{display:flex;flex-wrap:wrap;align-items:center;gap:.75rem;padding-block:.75rem}
    .day-version+.day-version{border-block-start:1px solid var(--day-edge)}
    .day-version-text{display:flex;flex-direction:column;flex-basis:10rem;line-height:1.4;\
    overflow-wrap:anywhere}
    """
}
