/// My info, the welcome, the guide and what belongs to them.
enum InfoStyles {
  static var css: String { info + "\n" + tips + "\n" + WelcomeStyles.css }

  private static let info = """
    .day-info-title{font-size:1.625rem;line-height:1.3;font-weight:800;letter-spacing:-.02em;\
    white-space:pre-line;padding-block:1rem .25rem}
    .day-figure-row{display:grid;gap:.625rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(6.5rem,100%),1fr))}
    .day-sum{container-type:inline-size;\
    display:flex;flex-direction:column;gap:.375rem;min-inline-size:0;padding:1rem;\
    border-radius:var(--radius);background:var(--day-mist)}
    .day-disc{display:grid;place-items:center;inline-size:1.75rem;block-size:1.75rem;\
    border-radius:50%;color:var(--hue);background:color-mix(in srgb,var(--hue) 18%,transparent)}
    .day-disc .icon{inline-size:1rem;block-size:1rem;stroke-width:2.25}
    .day-sum.total{--hue:var(--day-total)}
    .day-sum.today{--hue:var(--day-today)}
    .day-sum.streak{--hue:var(--day-streak)}
    .day-figure-title{font-size:var(--callout);color:var(--soft);font-weight:600}
    .day-figure-value{display:flex;align-items:baseline;flex-wrap:wrap;gap:0 .25rem}
    .day-figure-value .day-figures{font-size:clamp(.875rem,22cqi,1.5rem);line-height:1.15;\
    white-space:nowrap}
    .day-figure-unit{font-size:var(--caption);color:var(--soft)}
    .day-info-list{display:flex;flex-direction:column;gap:.5rem;min-inline-size:0}
    .day-info-heading{font-size:var(--callout);line-height:1.4;font-weight:700;color:var(--soft);\
    padding-inline:.25rem}
    .day .setting .block{display:block}
    .day-info .box.group>.setting{padding-inline:1.125rem}
    .day-info .setting>.icon:first-child{color:var(--soft)}
    .day-info .address{background:var(--day-mist)}
    .day-glance{max-inline-size:100%;block-size:auto;border-radius:var(--radius-small)}
    .day-bullets{display:flex;flex-direction:column;gap:.5rem;padding-inline-start:1.125rem;\
    list-style:disc}
    .day-bullets li::marker{color:var(--day-hush)}
    .day-notices{display:flex;flex-direction:column}
    .day-notices>li{display:flex;flex-wrap:wrap;justify-content:space-between;\
    align-items:center;gap:0 1rem}
    .day-notices a{display:inline-flex;align-items:center;min-block-size:var(--control);\
    min-inline-size:var(--control);\
    color:var(--ink)}
    .day-licence-text{font-size:var(--callout);white-space:pre-line;overflow-wrap:anywhere}
    .day-faults summary{min-block-size:var(--control);display:flex;align-items:center;\
    font-weight:600;cursor:pointer}
    @media (max-width:15rem){.day-info-title{font-size:1.25rem}.day-sum{padding:.75rem}}
    """

  private static let tips = """
    .day-ask>span{font-weight:700;font-size:1.125rem;line-height:1;color:var(--soft)}
    .day-tip{position:absolute;z-index:15;inset-inline:.75rem;inset-block-end:.75rem;\
    margin-inline:auto;max-inline-size:26rem;max-block-size:min(60%,24rem);overflow-y:auto;\
    display:flex;flex-direction:column;gap:.75rem;padding:1.25rem;border-radius:var(--radius);\
    background:var(--surface);box-shadow:0 0 0 1px var(--day-edge),var(--day-shadow);\
    animation:day-rise 500ms var(--day-spring)}
    .day-tip.live{inset-block:calc(4rem + env(safe-area-inset-top)) auto}
    .day-tip .button{flex:none}
    .day-tip-more{flex:none;display:flex;align-items:center;min-block-size:var(--control);\
    font-weight:600}
    @keyframes day-rise{from{opacity:0;transform:translateY(1.5rem)}}
    @media (prefers-reduced-motion:reduce){.day-tip{animation:day-appear 200ms ease-out}}
    """
}
