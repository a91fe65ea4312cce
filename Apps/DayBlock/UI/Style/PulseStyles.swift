/// What stands for a vibration where there is none (specification §10): a short pulse of the
/// control.
///
/// The browsers of iPhones and iPads, all of one engine, have no vibration; of all engines they
/// alone know `-webkit-touch-callout`. Their `:hover` stays with what was tapped last. `scale`
/// leaves whatever `transform` a control has.
enum PulseStyles {
  static let css = """
    @supports (-webkit-touch-callout:none){@media (prefers-reduced-motion:no-preference){\
    [data-felt]{--felt:day-felt}[data-felt~="again"]{--felt:day-felt-again}\
    .day[data-felt]:not([data-felt=""],[data-felt~="tab"]) \
    :is(.button,.icon-button,.choice,.day-play):hover,\
    .day[data-felt~="light"] .day-play.on-bar,\
    .day[data-felt~="soft"] .current>.day-card-block:not(.turned),\
    .day[data-felt~="soft"] .day-date-cell.selected>.day-number,\
    .day[data-felt~="error"] :is(.day-hold,[aria-invalid="true"]),\
    .day[data-felt~="tab"] .day-tablist [aria-selected="true"],\
    .day-tabs[data-felt~="tab"] .tab[aria-current="page"]{animation:var(--felt) 120ms ease-out}}}
    @keyframes day-felt{50%{scale:1.06}}
    @keyframes day-felt-again{50%{scale:1.06}}
    """
}
