/// Figures, shares and heat maps.
enum StatisticsStyles {
  static let css = figures + "\n" + heat

  private static let figures = """
    .day-stat-ways{gap:.25rem}
    .day-stat-grid{display:grid;gap:1rem;grid-template-columns:minmax(0,1fr)}
    .day-stat{display:flex;flex-direction:column;gap:.75rem}
    .day-totals{display:grid;gap:1rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(8.5rem,100%),1fr))}
    .day-figure{display:flex;flex-direction:column;min-inline-size:0}
    .day-figure dt{font-size:var(--callout)}
    .day-figure dd.day-figures{font-size:1.375rem;line-height:1.3}
    .day-figure.main dd.day-figures{font-size:2.5rem;line-height:1.15}
    .day-figure.main{grid-column:1/-1}
    .day-facts{display:flex;flex-direction:column}
    .day-facts>div{display:flex;flex-wrap:wrap;justify-content:space-between;\
    align-items:center;gap:0 1rem;min-block-size:var(--control)}
    .day-facts>div+div{border-block-start:1px solid var(--day-edge)}
    .day-facts dd{font-weight:650;overflow-wrap:anywhere;margin-inline-start:auto;\
    text-align:end}
    .day-fact-link{display:inline-flex;align-items:center;min-block-size:var(--control);\
    color:var(--ink)}
    .day-golden{display:flex;flex-direction:column;gap:.375rem}
    .day-golden .day-figures{font-size:1.375rem}
    .day-golden progress.measure::-webkit-progress-value{background:var(--block-23)}
    .day-golden progress.measure::-moz-progress-bar{background:var(--block-23)}
    .day-goals,.day-shares{display:flex;flex-direction:column;gap:.875rem}
    .day-goal,.day-share{display:flex;align-items:flex-start;gap:.75rem}
    .day-goal .figures{display:inline-flex;align-items:center;gap:.25rem}
    .day-goal .grow,.day-share .grow{display:flex;flex-direction:column;gap:.25rem}
    .day-goal progress.measure::-webkit-progress-value{background:var(--tile)}
    .day-goal progress.measure::-moz-progress-bar{background:var(--tile)}
    .day-share-track{block-size:.5rem;border-radius:.25rem;background:var(--fill);\
    overflow:hidden}
    .day-share-track::before{content:"";display:block;block-size:100%;min-inline-size:2px;\
    inline-size:calc(var(--part)*1%);border-radius:.25rem;background:var(--tile);\
    transform-origin:0 0;animation:day-bar-grow 600ms var(--day-out)}
    @keyframes day-bar-grow{from{transform:scaleX(0)}}
    @media (prefers-reduced-motion:reduce){.day-share-track::before{animation:none}}
    @media (min-width:64rem) and (min-height:30rem){.day-stats>.page>.column,\
    .day-stats>.top-bar{max-inline-size:66rem}
    .day-stat-grid{grid-template-columns:repeat(2,minmax(0,1fr));align-items:start}
    .day-totals,.day-stat.wide,.day-stat-grid>.hint{grid-column:1/-1}
    .day-figure.main{grid-column:auto}}
    """

  private static let heat = """
    .day-heat{display:flex;flex-direction:column;gap:.5rem;margin:0;min-inline-size:0}
    .day-heat-plot{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .5rem}
    .day-heat-rows{display:grid;grid-template-rows:repeat(7,1fr);font-size:.6875rem;\
    line-height:1;align-items:center;color:var(--soft)}
    .day-heat-drawing{inline-size:100%;block-size:10.5rem}
    .day-year-drawing{inline-size:100%;block-size:auto}
    .day-heat-hours{display:grid;grid-template-columns:repeat(4,1fr);font-size:.6875rem;\
    color:var(--soft)}
    .day-heat-cells{fill:var(--heat);stroke:var(--heat);stroke-width:4;stroke-linejoin:round}
    .day-heat-0{--heat:var(--day-cell)}
    .day-heat-1{--heat:color-mix(in srgb,var(--ink) 25%,var(--day-cell))}
    .day-heat-2{--heat:color-mix(in srgb,var(--ink) 50%,var(--day-cell))}
    .day-heat-3{--heat:color-mix(in srgb,var(--ink) 75%,var(--day-cell))}
    .day-heat-4{--heat:var(--ink)}
    .day-heat-legend{display:flex;align-items:center;gap:.25rem;font-size:.6875rem;\
    color:var(--soft)}
    .day-heat-legend>svg{flex:0 1 4.375rem;min-inline-size:0;block-size:.875rem}
    .day-table-frame{overflow:auto hidden}
    .day-table-frame:focus-visible{outline-offset:-.1875rem}
    .day-table-frame th,.day-table-frame td{white-space:nowrap;padding-inline-end:.75rem}
    """
}
