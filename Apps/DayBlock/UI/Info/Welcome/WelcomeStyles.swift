/// The first steps and the guide (specification §14).
enum WelcomeStyles {
  static let css = frame + "\n" + pictures + "\n" + tutorial

  private static let frame = """
    .day-welcome{background:var(--paper)}
    .day-start{display:flex;flex-direction:column;align-items:center;justify-content:center;\
    gap:.5rem;text-align:center;padding:1.5rem}
    .day-start-mark{margin-block-end:1rem}
    .day-mark{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;inline-size:5.5rem;\
    block-size:5.5rem}
    .day-mark-cell{border-radius:.75rem;background:var(--day-cell);\
    animation:day-pop 600ms var(--day-spring) backwards}
    .day-mark-cell:nth-child(2){animation-delay:80ms}
    .day-mark-cell:nth-child(3){animation-delay:160ms}
    .day-mark-cell.full{background:var(--ink);animation-delay:240ms}
    .day-start-name{font-family:var(--day-numbers);font-size:2.5rem;line-height:1.15;\
    font-weight:700;letter-spacing:-.03em}
    .day-start-line{color:var(--soft);font-size:var(--headline);white-space:pre-line;\
    margin-block-end:1.5rem}
    .day-start-button{padding-inline:1.75rem 1.25rem;border-radius:1.625rem}
    .day-slide-screen{display:flex;flex-direction:column;flex:1 1 auto;min-block-size:0;\
    touch-action:pan-y}
    .day-slide-top{display:flex;align-items:center;justify-content:space-between;\
    inline-size:100%;max-inline-size:42rem;margin-inline:auto;padding:.5rem;\
    padding-block-start:calc(.5rem + env(safe-area-inset-top))}
    .day-dots{display:flex;gap:.5rem}
    .day-dot{inline-size:.5rem;block-size:.5rem;border-radius:.25rem;background:var(--day-paused);\
    transition:inline-size 400ms var(--day-spring),background-color 200ms ease-out}
    .day-dot.on{inline-size:1.25rem;background:var(--ink)}
    .day-slide{display:flex;flex-direction:column;align-items:center;gap:.75rem;\
    min-block-size:100%;justify-content:center;text-align:center;padding:1rem 1.5rem;\
    animation:day-turn 400ms var(--day-out)}
    .day-slide-title{font-size:1.5rem;line-height:1.35;font-weight:800;letter-spacing:-.02em;\
    white-space:pre-line;text-wrap:balance}
    .day-slide-title:focus-visible{outline-offset:.25rem}
    .day-slide-text{text-wrap:balance}
    .day-guide-card{display:flex;flex-direction:column;align-items:center;gap:.5rem;\
    text-align:center}
    @keyframes day-turn{from{opacity:0;transform:translateX(1.5rem)}}
    @media (prefers-reduced-motion:reduce){.day-slide,.day-mark-cell{\
    animation:day-appear 200ms ease-out}.day-dot{transition:none}}
    @media (max-width:15rem){.day-start-name{font-size:1.75rem}.day-slide-title{font-size:1.125rem}\
    .day-slide{padding:.5rem}}
    """

  private static let pictures = """
    .day-picture{display:grid;place-items:center;min-block-size:12rem;inline-size:100%;\
    padding-block:1rem}
    .day-slide-board{display:grid;grid-template-columns:repeat(6,minmax(0,1fr));gap:.5rem;\
    inline-size:min(16rem,100%)}
    .day-slide-cell{aspect-ratio:1;border-radius:25%;background:var(--day-cell);\
    animation:day-pop 500ms var(--day-spring) backwards}
    .day-slide-units{display:flex;flex-wrap:wrap;justify-content:center;gap:2rem}
    .day-slide-unit{display:flex;flex-direction:column;align-items:center;gap:.25rem;\
    font-size:1.25rem}
    .day-slide-big{position:relative;inline-size:6rem;block-size:6rem;border-radius:1.5rem;\
    background:var(--day-cell);overflow:hidden;margin-block-end:.5rem}
    .day-slide-big::before{content:"";position:absolute;inset-block:0;inset-inline-start:0;\
    inline-size:100%;background:var(--block-42);animation:day-fill 1.2s var(--day-out) backwards}
    .day-slide-big.half::before{inline-size:50%}
    @keyframes day-fill{from{inline-size:0}}
    .day-slide-own{display:flex;justify-content:center;gap:.75rem;flex-wrap:wrap}
    .day-slide-card{position:relative;display:flex;flex-direction:column;align-items:center;\
    gap:.5rem;inline-size:6rem;padding:1.5rem .5rem .875rem;border-radius:1.25rem;\
    background:var(--day-mist);overflow:hidden;animation:day-pop 500ms var(--day-spring) backwards}
    .day-slide-card:nth-child(2){animation-delay:100ms}
    .day-slide-card:nth-child(3){animation-delay:200ms}
    .day-slide-tag{position:absolute;inset-block-start:0;inset-inline-end:1rem;\
    inline-size:.75rem;block-size:1.125rem;border-radius:0 0 .375rem .375rem;\
    background:var(--tile)}
    .day-slide-glyph{font-size:2rem;line-height:0}
    .day-slide-name{font-size:var(--callout);font-weight:700}
    @media (prefers-reduced-motion:reduce){.day-slide-cell,.day-slide-card,\
    .day-slide-big::before{animation:none}}
    @media (max-height:30rem){.day-picture{min-block-size:8rem;padding-block:.25rem}}
    """

  private static let tutorial = """
    .day-tutorial{display:flex;flex-direction:column;align-items:center;gap:1.25rem;\
    padding-block:1rem}
    .day-tutorial-block{position:relative;inline-size:11.25rem;block-size:11.25rem;\
    border-radius:1.625rem;background:var(--day-mist);overflow:hidden;touch-action:none;\
    user-select:none;-webkit-user-select:none;-webkit-touch-callout:none;\
    box-shadow:0 0 0 1px var(--day-edge),var(--day-shadow);\
    transition:transform 300ms var(--day-spring)}
    .day-tutorial-fill{position:absolute;inset-block:0;inset-inline-start:0;inline-size:100%;\
    background:var(--tile);opacity:.2;transform:scaleX(0);transform-origin:left;\
    transition:transform 300ms ease-out}
    .day-tutorial-block:active{transform:scale(.95);transition:transform 900ms ease-in-out}
    .day-tutorial-block:active .day-tutorial-fill{transform:none;\
    transition:transform 900ms ease-in-out}
    .day-tutorial-plus{position:absolute;inset-block-start:1rem;inset-inline-start:1rem;\
    font-size:1.125rem}
    .day-tutorial-tag{position:absolute;inset-block-start:0;inset-inline-end:2rem;\
    inline-size:1.25rem;block-size:1.875rem;border-radius:0 0 .5625rem .5625rem;\
    background:var(--tile)}
    .day-tutorial-icon{position:absolute;inset-block-start:3.25rem;inset-inline:0;\
    display:grid;place-items:center;font-size:3.25rem;line-height:0}
    .day-tutorial-name{position:absolute;inset-block-end:1.125rem;inset-inline:.75rem;\
    text-align:center;font-size:1.0625rem;font-weight:700;line-height:1.25}
    @media (prefers-reduced-motion:reduce){.day-tutorial-block:active{transform:none}}
    """
}
