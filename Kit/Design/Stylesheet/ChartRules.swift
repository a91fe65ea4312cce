/// Charts: drawings that stretch, with text beside them that does not.
enum ChartRules {
  static let css = """
    .chart{display:flex;flex-direction:column;gap:.5rem;min-inline-size:0;margin:0}
    .chart-plot{display:grid;grid-template-columns:auto minmax(0,1fr);gap:.25rem .5rem}
    .chart-scale{display:flex;flex-direction:column;justify-content:space-between;\
    text-align:end;font-size:var(--caption);line-height:1;color:var(--soft)}
    .chart-ends{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 .5rem;\
    font-size:var(--caption);color:var(--soft)}
    .chart-ends>:last-child:not(:first-child){text-align:end;margin-inline-start:auto}
    .chart-drawing{display:block;inline-size:100%;block-size:9rem;overflow:visible}
    .chart-drawing.low{block-size:2.5rem}
    .chart-fill{fill:var(--accent)}
    .chart-compared{fill:var(--soft);fill-opacity:.25;stroke:var(--soft);\
    vector-effect:non-scaling-stroke}
    .chart-step-0{fill:var(--step-0)}
    .chart-step-1{fill:var(--step-1)}
    .chart-step-2{fill:var(--step-2)}
    .chart-step-3{fill:var(--step-3)}
    .chart-step-4{fill:var(--step-4)}
    .chart-track{fill:var(--fill)}
    .chart-range{fill:var(--accent);opacity:.4}
    .chart-grid,.chart-mark,.chart-line,.chart-dots{fill:none;stroke:var(--line);\
    vector-effect:non-scaling-stroke}
    .chart-mark{stroke:var(--ink);stroke-dasharray:3 3}
    .chart-line{stroke:var(--accent);stroke-width:2;stroke-linejoin:round;opacity:.6}
    .chart-dots{stroke:var(--accent);stroke-width:8;stroke-linecap:round}
    .chart-dots.several{stroke-width:12}
    .chart-dots.many{stroke-width:16}
    .chart-legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;font-size:var(--callout)}
    .chart-legend>li{display:flex;align-items:center;gap:.375rem}
    .chart-key{inline-size:.75rem;block-size:.75rem;flex:none}
    .chart-bars{display:flex;flex-direction:column}
    .chart-row{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr) auto;\
    align-items:center;gap:.125rem .75rem;inline-size:100%;min-block-size:var(--control);\
    text-align:start;border-radius:var(--radius-small)}
    button.chart-row:active{opacity:var(--slightly-faded)}
    .chart-name{overflow-wrap:anywhere}
    .chart-value{text-align:end;font-weight:650;min-inline-size:2.5rem}
    .chart-strip{inline-size:100%;block-size:.75rem;border-radius:.375rem;overflow:hidden}
    @media (max-width:26rem){.chart-row{grid-template-columns:minmax(0,1fr) auto;\
    padding-block:.25rem}
    .chart-strip{grid-row:2;grid-column:1/-1}}
    .chart-table>summary{display:flex;align-items:center;min-block-size:var(--control);\
    cursor:pointer;color:var(--soft);font-size:var(--callout);text-decoration:underline}
    .chart-table table{inline-size:100%;border-collapse:collapse;font-size:var(--callout)}
    .chart-table th,.chart-table td{text-align:start;padding:.25rem .5rem .25rem 0;\
    border-block-end:1px solid var(--line);overflow-wrap:anywhere}
    .chart-table tbody th{font-weight:500}
    """
}
