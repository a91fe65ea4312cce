/// Home: the greeting, the next round, what waits.
enum HomeStyles {
  static let css = """
    .tee-home{gap:2rem!important}
    .tee-greeting{display:flex;align-items:center;gap:1rem;padding-block:1rem 0;\
    padding-block-start:calc(1rem + env(safe-area-inset-top))}
    .tee-greeting .grow{display:flex;flex-direction:column;gap:.25rem}
    .tee-greeting-face{display:grid;place-items:center;flex:none;inline-size:var(--control);\
    block-size:var(--control);border-radius:50%;text-decoration:none}
    .golf .tee-home-launcher,.golf .tee-home-feed{display:none}
    @media (max-width:14rem){.golf .tee-home-feed{display:grid}}
    @media (max-width:17rem){.golf .tee-home-launcher{display:grid}\
    .tee-greeting{flex-wrap:wrap;justify-content:space-between}\
    .tee-greeting>.grow{order:1;flex:1 1 100%}}
    .tee-home .notices{padding-inline:0}
    .tee-home-top{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
    .tee-home-columns{display:grid;gap:2rem;align-items:start;\
    grid-template-columns:minmax(0,1fr)}
    .tee-next{position:relative;display:flex;flex-direction:column;justify-content:flex-end;\
    aspect-ratio:4/3;min-block-size:auto;inline-size:100%;border-radius:\
    var(--tee-radius-large);overflow:clip;color:#fff;background:var(--tee-forest);\
    box-shadow:var(--tee-card-shadow)}
    .tee-next>.tee-art{position:absolute;inset:0}
    .tee-next::before{content:"";position:absolute;z-index:1;inset:0;\
    background:linear-gradient(to bottom,rgb(8 43 32/0%),rgb(8 43 32/55%) 45%,\
    rgb(8 43 32/94%))}
    .tee-next.none::before{background:linear-gradient(to bottom,rgb(0 0 0/10%),\
    rgb(0 0 0/55%) 40%,rgb(0 0 0/82%))}
    .tee-next-badge{position:absolute;z-index:2;inset-block-start:1rem;\
    inset-inline-start:1rem;max-inline-size:calc(100% - 2rem);padding:.25rem .75rem;\
    border-radius:9999px;background:#082b20;color:#fff;font-size:.6875rem;line-height:1.4;\
    font-weight:700;letter-spacing:.12em;text-transform:uppercase}
    :lang(ko) .tee-next-badge,:lang(ko) .tee-mark,:lang(ko) .tee-date-month{letter-spacing:0}
    .tee-next-text{position:relative;z-index:2;display:flex;flex-direction:column;gap:.375rem;\
    flex:none;justify-content:flex-end;min-block-size:15rem;padding:3.5rem 1.25rem 1.25rem;\
    overflow-wrap:anywhere;\
    text-shadow:0 2px 3px rgb(0 0 0/30%)}
    .tee-next .tee-heading{flex:none;display:-webkit-box;-webkit-box-orient:vertical;\
    -webkit-line-clamp:3;overflow:hidden}
    .tee-next-when{font-weight:600}
    .tee-next-foot{display:flex;flex-wrap:wrap;align-items:center;\
    justify-content:space-between;gap:.75rem;margin-block-start:.5rem}
    .tee-next-players{display:flex;flex-wrap:wrap;align-items:center;gap:.625rem}
    .tee-faces{display:inline-flex;padding-inline-start:.5rem}
    .tee-faces>span{display:inline-flex;margin-inline-start:-.5rem;border-radius:50%;\
    box-shadow:0 0 0 2px #082b20;text-shadow:none}
    .tee-faces .avatar{--size:2rem}
    .button.tee-on-photo{background:#fff;color:#0b3d2e;text-shadow:none}
    .tee-metrics{display:grid;gap:.75rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(7rem,100%),1fr))}
    .tee-metric{display:grid;grid-template-columns:auto minmax(0,1fr);align-items:center;\
    align-content:center;gap:0 .75rem;padding:1rem;border-radius:var(--radius);color:inherit;\
    text-decoration:none;background:var(--surface);\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow);\
    transition:transform var(--fast) ease-out}
    .tee-metric-icon{grid-row:1/3;display:grid;place-items:center;inline-size:2.75rem;\
    block-size:2.75rem;border-radius:50%;background:var(--tee-mist);color:var(--focus)}
    .tee-metric.waits .tee-metric-icon{background:var(--tee-maroon);\
    color:var(--tee-on-maroon)}
    .tee-metric-number{font-family:var(--tee-serif);font-size:1.875rem;line-height:1.1;\
    font-weight:700;font-variant-numeric:lining-nums}
    .tee-part-head{display:flex;flex-wrap:wrap;align-items:center;\
    justify-content:space-between;gap:.25rem .75rem}
    .tee-part-tools{display:flex;align-items:center;gap:.25rem}
    .tee-more{display:inline-flex;align-items:center;min-block-size:var(--control);\
    padding-inline:.25rem;font-size:var(--callout);font-weight:650;color:var(--focus);\
    text-decoration:none}
    .tee-more:hover{text-decoration:underline}
    .tee-hint{display:flex;flex-direction:column;align-items:center;gap:.625rem;\
    padding:1.25rem 1rem;border-radius:var(--radius);text-align:center;\
    border:1px dashed var(--line)}
    .tee-hint>.icon{color:var(--soft)}
    @media (min-width:64rem){.tee-home-columns{\
    grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
    .tee-screen .tee-home-columns .tee-rounds{grid-template-columns:minmax(0,1fr)}
    .tee-home-top{grid-template-columns:minmax(0,2fr) minmax(0,1fr)}
    .tee-next{aspect-ratio:16/9}
    .tee-metrics{grid-template-columns:minmax(0,1fr)}}
    @media (max-width:22rem){.tee-metric{padding:.75rem}}
    @media (max-width:15rem){.tee-next{aspect-ratio:auto}.tee-next-text{padding:3.5rem .75rem \
    .75rem}.tee-greeting{gap:.5rem}.tee-metric-icon{display:none}}
    @media (prefers-reduced-motion:reduce){.tee-metric{transition:none}}
    """
}
