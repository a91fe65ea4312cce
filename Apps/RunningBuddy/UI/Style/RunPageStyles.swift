/// Pages, tables and lists of runs.
enum RunPageStyles {
  static let css = [pages, lists, narrow].joined(separator: "\n")

  private static let pages = """
    .run-page{display:flex;flex-direction:column;flex:1 1 auto;min-block-size:0}
    .run .column{display:flex;flex-direction:column;gap:1.25rem}
    .run-page>.notices:not(:empty){padding-inline:.625rem}
    .run-page>.notices>*{background:var(--paper);border-radius:var(--radius-small);\
    padding:.75rem 1rem}
    .run-sensor{display:flex;flex-direction:column;gap:.25rem}
    .run-sensor p{margin:0;overflow-wrap:anywhere}
    .run-hero{display:flex;flex-direction:column;gap:.5rem;padding:1.25rem;\
    border-radius:var(--radius);background:var(--surface)}
    .run-hero .button{min-block-size:3.75rem;font-size:var(--headline)}
    .run-figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(6.5rem,100%),1fr));\
    gap:1rem;margin:0}
    .run-figures.small{gap:.5rem}
    .run-figure{min-inline-size:0}
    .run-value{display:flex;flex-direction:column;margin:0;font-size:var(--title3);\
    font-weight:650;overflow-wrap:anywhere}
    .run-figures.small .run-value{font-size:var(--body)}
    .run-remark{font-weight:400}
    .run-map{display:block;inline-size:100%;block-size:auto;max-block-size:60vh;\
    background:var(--surface);border-radius:var(--radius)}
    .run-mark{stroke:var(--surface);stroke-width:2;vector-effect:non-scaling-stroke}
    .run-start{fill:var(--success)}
    .run-end{fill:var(--danger)}
    .run-table{background:var(--surface);border-radius:var(--radius);padding:.5rem 1rem}
    .run-table table{inline-size:100%;border-collapse:collapse;font-size:var(--callout)}
    .run-table th,.run-table td{text-align:start;padding:.375rem .5rem .375rem 0;\
    border-block-end:1px solid var(--line);overflow-wrap:anywhere}
    .run-table tbody th{font-weight:500}
    .run-table tbody tr:last-child>*{border-block-end:0}
    .run-label{display:none}
    .run-paced{display:flex;align-items:center;gap:.5rem}
    .run-bar{flex:1 1 1rem;inline-size:1rem;min-inline-size:0;max-inline-size:12rem;\
    block-size:.5rem;border-radius:.25rem}
    .run-chart,.run-quality,.run-head,.run-form{background:var(--surface);\
    border-radius:var(--radius);padding:1rem}
    .run-chart h3{margin-block-end:.75rem}
    .run-chart .chart-line{opacity:1}
    .run-chart .chart-dots{stroke-width:2}
    .run-quality>summary,.run-notes>summary{min-block-size:var(--control);display:flex;\
    align-items:center;cursor:pointer}
    .run-page .soft,.run-page .hint,.run .top-bar h1{overflow-wrap:anywhere}
    .run-page .button.small{min-inline-size:var(--control)}
    .run-page .box:not(.group)>.hint+.button{margin-block-start:.75rem}
    """

  private static let lists = """
    .run-list{display:flex;flex-direction:column;margin:0;padding:0;list-style:none}
    .run-row{border-block-end:1px solid var(--line)}
    .run-row:last-child{border-block-end:0}
    .run-link{display:flex;align-items:center;gap:.75rem;min-block-size:3.75rem;\
    padding-block:.5rem;color:inherit;text-decoration:none;min-inline-size:0}
    .run-name,.run-line{display:block;overflow-wrap:anywhere}
    .run-thumb{inline-size:3rem;block-size:3rem;flex:none;display:grid;place-items:center;\
    background:var(--fill);border-radius:var(--radius-small)}
    .run-thumb .route-line{stroke-width:2}
    .run-row>.button{flex:none;white-space:nowrap}
    .run-state{padding-block:.5rem;gap:.75rem}
    """

  /// A phone has room for the main columns of a table. On the narrowest screens each row is a few
  /// lines, and every value says what it is.
  private static let narrow = """
    .run-tabs{gap:0;padding-inline:.25rem}
    @media (max-width:34rem){.run-table .run-wide{display:none}}
    @media (min-width:22.0625rem){.run-table td:has(.run-paced){inline-size:40%}\
    .run-table:has(.run-bar) :is(th,td){overflow-wrap:normal}\
    .run-table:has(.run-bar) tbody :is(th,td){white-space:nowrap}}
    @media (max-width:22rem){.run-table table,.run-table tbody{display:block}\
    .run-table thead,.run-bar{display:none}.run-paced{display:inline}
    .run-table tr{display:flex;flex-wrap:wrap;gap:.125rem 1rem;padding-block:.5rem}
    .run-table tr:not(:last-child){border-block-end:1px solid var(--line)}
    .run-table th,.run-table td{display:block;padding:0;border:0}
    .run-label{display:inline;color:var(--soft);font-weight:400}}
    @media (max-width:17rem){.run .top-bar h1{font-size:var(--body)}\
    .run-tabs{padding-inline:0}.run-tabs .tab{padding-inline:0;\
    min-inline-size:0}.run-tabs .quiet-when-low{position:absolute;inline-size:1px;block-size:1px;\
    overflow:hidden;clip-path:inset(50%)}}
    @media (max-width:14rem){.run-tabs .tab:first-child{display:none}}
    """
}
