/// What was recorded.
enum ReviewStyles {
  static let css = """
    .day-review:not(:has(.empty)){animation:day-appear .5s ease-out}
    .day-review-column{display:flex;flex-direction:column;align-items:center;gap:1rem;\
    inline-size:100%;max-inline-size:34rem;min-block-size:100%;margin-inline:auto;\
    padding:.5rem 1.25rem 1rem;text-align:center}
    .day-review-head{display:flex;flex-direction:column;align-items:center;gap:.25rem;\
    max-inline-size:100%}
    .day-review-group{margin-block-start:.5rem;font-size:.9375rem;font-weight:600;\
    color:var(--soft)}
    .day-review-name{font-size:1.25rem;line-height:1.3;font-weight:700}
    .day-review-rule{inline-size:min(12.75rem,100%);margin-block-start:.75rem;\
    border-block-start:2px dashed var(--line)}
    .day-review-pages{inline-size:100%;touch-action:pan-y}
    .day-review-page{display:flex;flex-direction:column;align-items:center;gap:.5rem;\
    transform:translateX(var(--drag,0px));animation:day-page .35s var(--day-out)}
    .day-review-pages[data-dragging] .day-review-page{transform:translateX(\
    calc(var(--drag,0px)*.6))}
    @keyframes day-page{from{opacity:0;transform:translateX(calc(1.5rem*var(--travel)))}}
    .day-review-date{font-weight:600;color:var(--soft)}
    .day-review-range{font-size:clamp(1.25rem,6vw,1.75rem);line-height:1.2}
    .day-review-produced{font-weight:700}
    .day-review-time{font-weight:500;color:var(--soft);margin-block-end:.75rem}
    .day-review-remarks{font-size:var(--callout);color:var(--soft)}
    .day-review-remarks:empty{display:none}
    .day-page-dots{display:flex;justify-content:center}
    .day-page-dot{display:grid;place-items:center;inline-size:var(--control);\
    block-size:var(--control)}
    .day-page-dot::before{content:"";inline-size:.375rem;block-size:.375rem;border-radius:50%;\
    background:var(--day-hush);transition:transform .3s var(--day-spring),\
    background-color .2s ease-out}
    .day-page-dot[aria-current]::before{background:var(--c);transform:scale(1.5)}
    .day-company,.day-company-list{display:flex;flex-wrap:wrap;align-items:center;\
    justify-content:center;gap:.5rem;max-inline-size:100%}
    .day-company-list>li{max-inline-size:100%}
    .day-company .chip{overflow-wrap:anywhere}
    .day-memo{flex:1 1 auto;inline-size:100%;min-block-size:8rem;padding:1.25rem;\
    border-radius:var(--radius);background:var(--day-mist);text-align:center;\
    overflow-wrap:anywhere}
    .day-memo.blank{color:var(--soft)}
    .day-memo-page{inline-size:100%;block-size:100dvh;max-block-size:none;\
    animation:rise var(--normal) ease-out}
    .day-memo-form{display:flex;flex-direction:column;block-size:100%}
    .day-memo-text{flex:1 1 auto;inline-size:100%;max-inline-size:42rem;margin-inline:auto;\
    min-block-size:4rem;padding:1.5rem;border:0;background:none;color:inherit;font:inherit;\
    font-size:1.0625rem;text-align:center;resize:none;caret-color:var(--c)}
    .day-memo-text:focus-visible{outline:0;box-shadow:inset 0 .125rem var(--c)}
    .day-memo-form>.hint{padding:.5rem 1rem calc(.5rem + env(safe-area-inset-bottom));\
    text-align:center}
    @media (prefers-reduced-motion:reduce){.day-review-page,\
    .day-review:not(:has(.empty)){animation:none}\
    .day-page-dot::before{transition:none}}
    @media (max-width:15rem){.day-review-column{padding-inline:.5rem}}
    """
}
