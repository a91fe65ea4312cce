/// A run under way.
enum LiveStyles {
  static let css = frame + "\n" + hold + "\n" + time + "\n" + asked

  private static let frame = """
    .day-live,.day-review{background:var(--surface)}
    .day-live:not(.still){animation:day-live-in .5s var(--day-out)}
    @keyframes day-live-in{from{opacity:0;transform:translateY(calc(2.5rem*var(--travel)))}}
    .day-live-top{flex:none;display:flex;align-items:center;gap:.5rem;min-block-size:3.5rem;\
    padding:.375rem .75rem;padding-block-start:calc(.375rem + env(safe-area-inset-top))}
    .day-live-top h2{font-size:var(--headline);text-align:center;overflow:hidden;\
    text-overflow:ellipsis;white-space:nowrap}
    .day-live-top .button{min-block-size:var(--control);border-radius:1.375rem}
    .day-live-top.running{flex-wrap:wrap;justify-content:flex-end}
    .day-live-note{flex:1 1 0;min-inline-size:0;text-align:center;font-size:var(--callout);\
    font-weight:600;color:var(--soft)}
    .day-other{display:inline-flex;align-items:center;gap:.375rem;min-block-size:var(--control);\
    padding-inline:.5rem .75rem;border-radius:1.375rem;font-size:var(--callout);\
    background:color-mix(in oklab,var(--c) 14%,var(--surface))}
    .day-live-page{display:flex;flex-direction:column;align-items:center;gap:1.25rem;\
    padding-block-end:1rem}
    .day-live-page .banner{inline-size:calc(100% - 2rem);max-inline-size:34rem}
    """

  private static let hold = """
    .day-hold-frame{--card:min(15.625rem,calc(100vw - 3rem),max(9rem,38dvh));flex:none;\
    margin-block:auto;inline-size:var(--card);block-size:var(--card)}
    .day-live:not(.still) .day-hold-frame{animation:day-drop .6s .05s var(--day-spring) both}
    @keyframes day-drop{from{opacity:0;transform:scale(calc(1 - .3*var(--travel)))}}
    .day-hold{position:relative;display:flex;flex-direction:column;align-items:center;\
    inline-size:100%;block-size:100%;padding:calc(var(--card)*.08);overflow:hidden;\
    border-radius:calc(var(--card)*.144);color:var(--ink);text-align:center;\
    background:var(--day-mist);background:color-mix(in oklab,var(--c) 10%,var(--day-mist));\
    touch-action:pan-y;user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;\
    -webkit-tap-highlight-color:transparent;transition:transform .3s ease-in-out,\
    background-color .4s ease-out}
    .day-hold>*{pointer-events:none}
    .day-hold>:not(.day-tag){position:relative}
    .day-hold .day-hold-tint{position:absolute;inset:0;background:var(--c);opacity:.2;\
    transform:scaleX(0);transform-origin:0 50%;transition:transform .3s ease-in-out}
    .day-hold.held,.day-hold-frame:not([data-dragging]) .day-hold:active:not([data-dragging]){\
    transform:scale(.95);transition:transform .9s ease-in-out}
    .day-hold.held .day-hold-tint,\
    .day-hold-frame:not([data-dragging]) .day-hold:active:not([data-dragging]) .day-hold-tint{\
    transform:scaleX(1);transition:transform .9s ease-in-out}
    .day-hold .day-tag{inset-inline-end:calc(var(--card)*.16);inline-size:calc(var(--card)*.104);\
    block-size:calc(var(--card)*.152);border-radius:0 0 calc(var(--card)*.048) \
    calc(var(--card)*.048);transition:background-color .4s ease-out}
    .day-hold .day-card-glyph{font-size:calc(var(--card)*.272);\
    margin-block:calc(var(--card)*.06)}
    .day-hold .day-card-name{font-size:1.375rem}
    .day-hold .day-card-amount{font-size:calc(var(--card)*.096)}
    .day-card-figure{animation:day-bounce .6s var(--day-spring)}
    .still .day-card-figure{animation:none}
    .halted .day-hold .day-tag,.halted .day-progress>i{background:var(--day-paused)}
    .halted .day-hold .day-card-glyph,.halted .day-elapsed{color:var(--soft)}
    """

  /// A digit's second: it comes from below once it is the new one, and leaves upwards before it is
  /// the old one. Around its change, which may be some hundredths late, it is not to be seen.
  private static let comes = """
    0%,5%{opacity:0;transform:translateY(.6em);animation-timing-function:var(--day-out)}\
    35%{opacity:1;transform:none}
    """

  private static let leaves = """
    88%{opacity:1;transform:none;animation-timing-function:ease-in}\
    98%,100%{opacity:0;transform:translateY(-.6em)}
    """

  /// Digits stand in a line: a flexible box lays all of the page out anew with each of them.
  private static let time = """
    .day-elapsed{text-align:center;white-space:nowrap;contain:layout style;\
    font:700 2.25rem/1.2 var(--day-numbers);\
    font-variant-numeric:tabular-nums;letter-spacing:-.01em;transition:color .3s ease-out}
    .day-digit,.day-colon{display:inline-block;vertical-align:top}
    .day-digit{inline-size:.65em;block-size:1.2em;text-align:center;contain:strict}
    .day-digit>span{display:block}
    .day-digit.comes>span{animation:day-comes 1s}
    .day-digit.leaves>span{animation:day-leaves 1s}
    .day-digit.rolls>span{animation:day-rolls 1s infinite}
    .day-colon{padding-inline:.04em;transform:translateY(-.06em)}
    @keyframes day-comes{\(comes)}
    @keyframes day-leaves{\(leaves)}
    @keyframes day-rolls{\(comes)\(leaves)}
    .day-live-foot{flex:none;position:relative;display:flex;align-items:center;\
    justify-content:center;min-block-size:6rem;\
    padding-block-end:calc(.75rem + env(safe-area-inset-bottom))}
    .day-progress{position:absolute;inset-inline:0;block-size:.625rem;background:var(--day-cell);\
    overflow:hidden}
    .day-progress>i{display:block;block-size:100%;\
    transform:translateX(calc(max(var(--share)*.1%,.3125rem) - 100%));\
    border-radius:0 .3125rem .3125rem 0;background:var(--c);\
    transition:background-color .3s ease-out;forced-color-adjust:none}
    .day-play.on-bar{position:relative}
    .day-play[aria-busy="true"] .icon{opacity:.5}
    @media (prefers-reduced-motion:reduce){.day-live:not(.still),\
    .day-live:not(.still) .day-hold-frame,.day-card-figure,.day-digit[class]>span{animation:none}\
    .day-progress>i{transition:none}\
    .day-hold-frame .day-hold,.day-hold-frame:not([data-dragging]) \
    .day-hold:active:not([data-dragging]){transform:none;transition:none}}
    @media not ((hover:hover) and (min-width:40rem)){.day-float{display:none}}
    @media (max-width:15rem){.day-elapsed{font-size:1.625rem}.day-live-top{padding-inline:.25rem;\
    gap:.125rem;flex-wrap:wrap}.day-hold .day-card-name{font-size:1rem}}
    @media (max-height:26rem) and (max-width:30rem){.day-live .day-header{display:none}\
    .day-hold-frame{--card:min(8.5rem,calc(100vw - 2rem))}}
    @media (max-height:34rem){.day-live-page{gap:.5rem}.day-live-foot{min-block-size:4.5rem}}
    @media (max-height:34rem) and (min-width:40rem){.day-live-page{display:grid;\
    grid-template-columns:1fr auto;align-items:center;padding-inline:1rem}\
    .day-live-page .day-hold-frame{grid-column:2;grid-row:1/span 2;--card:min(12rem,50dvh)}\
    .day-live-page .banner{grid-column:1/-1;grid-row:3}}
    """

  private static let asked = """
    .day-left{display:flex;flex-direction:column;gap:.5rem;padding:.75rem;\
    border-radius:var(--radius-small);background:var(--day-mist)}
    .day-range{inline-size:100%;min-block-size:var(--control);accent-color:var(--ink)}
    .day-two-row{display:flex;align-items:center;gap:.75rem;min-block-size:3rem;\
    overflow-wrap:anywhere}
    """
}
