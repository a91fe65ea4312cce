import TeePalsDomain

/// Rounds in lists: cards, chips, the filters.
enum RoundStyles {
  static let css = [art, cards, bars, filter].joined(separator: "\n")

  /// The generated pictures, the same by day and by night.
  private static let art = """
    .tee-art{display:block;inline-size:100%;block-size:100%;\(variables(of: 0))}
    .tee-art .sky{fill:var(--sky)}
    .tee-art .sun{fill:var(--sun)}
    .tee-art .far{fill:var(--far)}
    .tee-art .middle{fill:var(--middle)}
    .tee-art .near{fill:var(--near)}
    .tee-art .green{fill:var(--green)}
    .tee-art .stick{fill:none;stroke:\(CoverColours.stick);stroke-width:2.5;\
    stroke-linecap:round}
    .tee-art .flag{fill:\(CoverColours.flag)}
    .tee-art-1{\(variables(of: 1))}
    .tee-art-2{\(variables(of: 2))}
    .tee-art-3{\(variables(of: 3))}
    .tee-art-4{\(variables(of: 4))}
    .tee-art-5{\(variables(of: 5))}
    """

  private static func variables(of look: Int) -> String {
    let colours = CoverColours.looks[look]
    return "--sky:" + colours.sky + ";--sun:" + colours.sun + ";--far:" + colours.far
      + ";--middle:" + colours.middle + ";--near:" + colours.near + ";--green:" + colours.green
  }

  private static let cards = """
    .tee-screen{position:relative}
    .tee-rounds{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
    .tee-rounds>li{min-inline-size:0}
    .tee-round{display:flex;align-items:stretch;min-block-size:6.875rem;inline-size:100%;\
    border-radius:var(--radius);overflow:hidden;color:inherit;text-decoration:none;\
    background:var(--surface);\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow);\
    transition:transform var(--fast) ease-out}
    .tee-round:active,.tee-compact:active,.tee-metric:active{transform:scale(.985)}
    .tee-round-art{position:relative;flex:none;inline-size:6.25rem;min-block-size:100%;\
    overflow:hidden}
    .tee-round-art>.tee-art{position:absolute;inset:0}
    .tee-round-text,.tee-compact-text{display:flex;flex-direction:column;\
    justify-content:center;gap:.125rem;flex:1 1 auto;min-inline-size:0;\
    padding:.625rem .875rem;overflow-wrap:anywhere}
    .tee-round-name{display:flex;align-items:center;gap:.375rem;font-size:.9375rem;\
    line-height:1.3;font-weight:700}
    .tee-round-when{font-size:var(--caption);line-height:1.4;font-weight:600;\
    color:var(--tee-gold)}
    .tee-round-facts{font-size:var(--caption);line-height:1.4;color:var(--soft)}
    .tee-round-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem;\
    margin-block-start:.25rem}
    .tee-lock{display:inline-flex;color:var(--soft)}
    .tee-mark{display:inline-flex;align-items:center;min-block-size:1.375rem;\
    padding:.0625rem .5rem;border-radius:.6875rem;background:var(--fill);color:var(--ink);\
    font-size:.6875rem;line-height:1.3;font-weight:700;letter-spacing:.04em;\
    text-transform:uppercase}
    .tee-mark.open{background:var(--tee-open);color:var(--success)}
    .tee-mark.hosting{background:var(--accent);color:var(--on-accent)}
    .tee-mark.invited,.tee-mark.waiting{background:var(--tee-mist);color:var(--tee-gold)}
    .tee-compact-item{border-radius:var(--radius);background:var(--surface);\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow)}
    .tee-compact{display:flex;align-items:center;gap:.25rem;min-block-size:4.5rem;\
    padding-inline-start:.75rem;color:inherit;text-decoration:none;\
    border-radius:var(--radius);transition:transform var(--fast) ease-out}
    .tee-compact.struck .tee-compact-name{text-decoration:line-through}
    .tee-date{display:grid;place-content:center;flex:none;inline-size:3rem;block-size:3rem;\
    border-radius:var(--radius-small);background:var(--tee-mist);color:var(--ink);\
    text-align:center;line-height:1.1}
    .tee-date-month{font-size:.6875rem;font-weight:700;text-transform:uppercase;\
    letter-spacing:.06em;color:var(--soft)}
    .tee-date-day{font-family:var(--tee-serif);font-size:1.125rem;font-weight:700}
    .tee-seats{display:inline-flex;align-items:center;gap:.1875rem}
    .tee-seat-dot{inline-size:.5rem;block-size:.5rem;border-radius:50%;\
    box-shadow:inset 0 0 0 1.5px var(--soft)}
    .tee-seat-dot.taken{background:var(--accent);box-shadow:none}
    .tee-alert{display:inline-flex;align-items:center;gap:.3125rem;font-size:.6875rem;\
    font-weight:700;color:var(--danger)}
    .tee-alert-dot{inline-size:.5rem;block-size:.5rem;border-radius:50%;\
    background:var(--danger)}
    .tee-answer{display:flex;flex-direction:column;gap:.625rem;padding:0 .75rem .75rem}
    .tee-skeleton{border-radius:var(--radius);background:linear-gradient(100deg,var(--fill) 30%,\
    var(--tee-mist) 50%,var(--fill) 70%);background-size:200% 100%;\
    animation:tee-shimmer 1.5s linear infinite;box-shadow:none}
    @keyframes tee-shimmer{from{background-position:150% 0}to{background-position:-50% 0}}
    @media (prefers-reduced-motion:reduce){.tee-skeleton{animation:none}\
    .tee-round:active,.tee-compact:active,.tee-metric:active{transform:none}}
    @media (hover:hover){.tee-round:hover,.tee-compact-item:hover{\
    box-shadow:0 0 0 1px var(--line),var(--tee-card-shadow)}}
    @media (min-width:64rem){.tee-screen .tee-rounds{\
    grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))}
    .tee-screen>.page>.column{max-inline-size:60rem}.tee-screen>.top-bar{max-inline-size:60rem}}
    @media (max-width:22rem){.tee-round-art{inline-size:4.5rem}\
    .tee-round-text{padding:.5rem .625rem}}
    @media (max-width:15rem){.tee-round{flex-direction:column}.tee-round-art{inline-size:100%;\
    min-block-size:3.5rem}.tee-compact{padding:.5rem}.tee-compact-text{padding:.25rem}\
    .tee-date{inline-size:2.5rem;block-size:2.5rem}}
    """

  private static let bars = """
    .tee-segments{display:flex;gap:.25rem;padding:.25rem;border-radius:9999px;\
    background:var(--fill)}
    .tee-segment{display:grid;place-items:center;flex:1 1 0;min-inline-size:0;\
    min-block-size:var(--control);padding:.25rem .75rem;border-radius:9999px;\
    color:var(--soft);font-weight:600;text-decoration:none;text-align:center;\
    overflow-wrap:anywhere}
    .tee-segment[aria-current="page"]{background:var(--surface);color:var(--ink);\
    box-shadow:var(--tee-card-shadow),0 0 0 1px var(--tee-edge)}
    .tee-chips{display:flex;flex-wrap:wrap;gap:.375rem}
    .tee-chip{display:inline-flex;align-items:center;min-block-size:var(--control);\
    padding:.25rem .625rem;border-radius:calc(var(--control)/2);color:var(--ink);\
    font-size:var(--callout);font-weight:600;text-decoration:none;\
    box-shadow:inset 0 0 0 1px var(--line);\
    overflow-wrap:anywhere}
    .tee-chip[aria-current="page"]{background:var(--accent);color:var(--on-accent);\
    box-shadow:none}
    .tee-summary{display:flex;align-items:center;gap:.625rem;inline-size:100%;\
    min-block-size:3rem;padding:.625rem 1rem;border-radius:var(--radius);\
    background:var(--surface);overflow-wrap:anywhere;\
    box-shadow:0 0 0 1px var(--tee-edge),var(--tee-card-shadow)}
    .tee-summary strong{font-weight:700}
    .tee-fab{position:absolute;z-index:6;inset-inline-end:1rem;\
    inset-block-end:calc(1rem + env(safe-area-inset-bottom));display:grid;place-items:center;\
    inline-size:3.5rem;block-size:3.5rem;border-radius:50%;background:var(--accent);\
    color:var(--on-accent);box-shadow:var(--tee-button-shadow);\
    transition:transform var(--fast) ease-out}
    .tee-fab:active{transform:scale(.96)}
    .tee-page::after{content:"";display:block;block-size:4.5rem}
    .golf:has(.tee-fab)>.snackbars{inset-block-end:5.25rem}
    .tee-explain-switch{display:flex;align-items:center;gap:.5rem;inline-size:100%;\
    min-block-size:var(--control);color:var(--soft);font-size:var(--callout)}
    .tee-explain-switch[aria-expanded="true"]>.icon{transform:rotate(180deg)}
    .tee-explain .box{display:flex;flex-direction:column;gap:.5rem}
    .tee-figures{display:flex;flex-direction:column}
    .tee-figures>div{display:flex;justify-content:space-between;gap:1rem;padding-block:.25rem}
    .tee-figures>div+div{border-block-start:1px solid var(--line)}
    .tee-figures dt{color:var(--soft)}
    .tee-figures dd{font-weight:650}
    @media (max-width:15rem){.tee-segment{padding-inline:.125rem;font-size:.75rem;\
    white-space:nowrap;letter-spacing:-.01em}.tee-summary{padding:.5rem .625rem}}
    .golf .tee-create{display:none}
    @media (max-width:22rem),(max-height:24rem){.tee-fab,.tee-page::after{display:none}\
    .golf .tee-create{display:grid}.golf:has(.tee-fab)>.snackbars{inset-block-end:.75rem}}
    @media (max-width:15rem){.golf .tee-tool{display:none}}
    @media (prefers-reduced-motion:reduce){.tee-fab:active{transform:none}}
    @media (min-width:64rem){.tee-fab{inset-inline-end:calc(50% - 29rem)}}
    """

  private static let filter = """
    .tee-filter-foot{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem}
    .tee-filter-foot>.wide{flex:1 1 10rem;inline-size:auto}
    .tee-days{display:grid;gap:.75rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
    .choice[disabled]{opacity:var(--slightly-faded)}
    """
}
