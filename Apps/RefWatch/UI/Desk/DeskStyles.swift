/// The desk's own rules; everything else comes from the kit's stylesheet.
enum DeskStyles {
  static let css = """
    .referee>.screen{min-block-size:0}
    .referee .page,.referee .notices,.desk-foot{overflow-wrap:anywhere}
    .desk-wide{max-inline-size:64rem}
    .referee .top-bar,.referee .notices{max-inline-size:64rem}
    .desk-columns{display:grid;gap:var(--sm);align-items:start;grid-template-columns:minmax(0,1fr)}
    .desk-columns.narrow{gap:var(--xs);\
    grid-template-columns:repeat(auto-fit,minmax(min(9rem,100%),1fr))}
    @media (min-width:56rem){.desk-columns:not(.narrow){\
    grid-template-columns:minmax(0,1fr) minmax(0,1fr)}}
    .desk-line{display:flex;align-items:flex-end;gap:.25rem}
    .screen-foot.desk-foot{max-inline-size:64rem}
    .library-main{flex-direction:row;justify-content:flex-start;align-items:center;gap:.75rem;\
    overflow-wrap:anywhere}
    .suggestions{display:flex;flex-direction:column;border-radius:var(--radius-small);\
    background:var(--surface);box-shadow:0 0 0 1px var(--line);overflow:hidden}
    .suggestion{display:flex;align-items:center;gap:.75rem;inline-size:100%;text-align:start;\
    min-block-size:var(--control);padding:.375rem .75rem;overflow-wrap:anywhere}
    .suggestion+.suggestion{border-block-start:1px solid var(--line)}
    .import-pick{flex:none}
    .import-pick>input{appearance:none;display:grid;place-items:center;margin:0;\
    inline-size:var(--control);block-size:var(--control);border-radius:var(--radius-small)}
    .import-pick>input::before{content:"";inline-size:1.375rem;block-size:1.375rem;\
    border-radius:.375rem;box-shadow:inset 0 0 0 2px var(--ink);line-height:1.375rem;\
    text-align:center;font-weight:800}
    .import-pick>input:checked::before{content:"✓" / "";background:var(--ink);\
    color:var(--surface)}
    .match-list{display:flex;flex-direction:column;gap:.5rem}
    .match-row{overflow-wrap:anywhere;display:flex;flex-wrap:wrap;gap:.25rem;align-items:center;\
    justify-content:center;\
    background:var(--row);\
    border-radius:var(--radius);padding:.5rem .75rem}
    .match-main{display:flex;flex-direction:column;justify-content:center;gap:.125rem;\
    flex:1 1 17rem;min-inline-size:0;min-block-size:var(--control);color:inherit;\
    text-decoration:none;border-radius:var(--radius-small)}
    .match-teams{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);\
    align-items:center;gap:.625rem;font-weight:650}
    .match-team{min-inline-size:0;overflow-wrap:anywhere}
    .match-team>.shirt{display:inline-block;margin-inline-end:.375rem}
    .match-team>.clipped{white-space:normal;overflow:visible}
    .match-team:first-child{text-align:end}
    .match-score{font-weight:700;text-align:center;min-inline-size:3rem}
    .match-facts{text-align:center}
    .match-tags{display:flex;flex-wrap:wrap;gap:.25rem;justify-content:center;\
    margin-block-start:.25rem}
    .shirt{flex:none;inline-size:.75rem;block-size:.75rem;border-radius:50%;\
    box-shadow:0 0 0 1px var(--line)}
    .shirt.white{background:#fff}
    .shirt.black{background:#000}
    .shirt.red{background:#c62828}
    .shirt.blue{background:#1e4fc2}
    .shirt.yellow{background:#f2c400}
    .shirt.green{background:#1b7a35}
    .shirt.orange{background:#e66a00}
    .shirt.purple{background:#6a2fa0}
    .shirt.pink{background:#e5639b}
    .shirt.sky-blue{background:#6cb8ea}
    .pinned{display:flex;flex-direction:column;align-items:center;gap:.5rem;\
    padding:1.125rem;border-radius:var(--radius);background:var(--row);\
    box-shadow:inset 0 0 0 2px var(--ink)}
    .scoreboard{display:grid;grid-template-columns:minmax(0,1fr) auto minmax(0,1fr);\
    align-items:center;gap:1rem;inline-size:100%;font-weight:650}
    .scoreboard>:first-child{text-align:end}
    .log{display:flex;flex-direction:column}
    .log>li+li{border-block-start:1px solid var(--line)}
    .log-row{display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3.5rem;padding-block:.375rem;text-align:start}
    .log-row:active{opacity:var(--slightly-faded)}
    .log-row.struck .log-text{text-decoration:line-through}
    .log-time{display:flex;flex-direction:column;flex:none;inline-size:4.25rem}
    .log-mark{display:grid;place-items:center;flex:none;inline-size:1.5rem}
    .log-card{display:grid;place-items:center;inline-size:1.25rem;block-size:1.625rem;\
    border-radius:.1875rem;font-size:.8125rem;font-weight:800;box-shadow:0 0 0 1px var(--line)}
    .log-card.yellow{background:#ffd400;color:#000}
    .log-card.red{background:#c4161c;color:#fff}
    .log-card.both{background:linear-gradient(135deg,#ffd400 50%,#c4161c 50%);color:#000}
    .log-card.goal{background:var(--fill);color:var(--ink)}
    .sheet-row{display:flex;flex-direction:column;gap:.25rem}
    .sheet-fields{display:flex;flex-wrap:wrap;align-items:center;gap:.375rem}
    .sheet-fields .grow{flex:1 1 9rem}
    .sheet-fields .sheet-number{inline-size:4.5rem;flex:none}
    .sheet-fields .sheet-role{inline-size:8rem;flex:none}
    .sheet-fields .sheet-part{flex:none}
    @media (max-width:40rem){.sheet-fields .grow{flex:1 1 5rem}
    .sheet-fields .sheet-number{inline-size:3.75rem;padding-inline:.5rem}
    .sheet-fields .sheet-role{inline-size:6rem}
    .sheet-part .input{inline-size:2.75rem;padding:0;color:transparent}
    .sheet-part option{color:var(--ink)}}
    .tally{inline-size:100%;border-collapse:collapse;text-align:center;table-layout:fixed;\
    overflow-wrap:anywhere}
    .tally th,.tally td{padding:.5rem .25rem;border-block-end:1px solid var(--line)}
    .tally tr>:nth-child(2){inline-size:48%}
    .tally td{font-weight:700}
    .tally tbody th{font-weight:500}
    .match-row.attention{box-shadow:inset 0 0 0 1px var(--line)}
    .match-row.attention>.stack{inline-size:100%;min-inline-size:0;overflow-wrap:anywhere}
    .facts{display:flex;flex-direction:column;gap:.375rem}
    .review-pages{display:grid;gap:var(--sm);grid-template-columns:minmax(0,1fr)}
    .review-page.aside{display:none}
    @media (min-width:56rem){.review-tabs{display:none}.review-page.aside{display:block}
    .review-pages{grid-template-columns:repeat(3,minmax(0,1fr))}}
    .report-columns{display:grid;gap:var(--sm);align-items:start;\
    grid-template-columns:minmax(0,1fr)}
    @media (min-width:56rem){.report-columns{grid-template-columns:18rem minmax(0,1fr)}}
    .paper{display:flex;flex-direction:column;gap:1.25rem;padding:1.25rem;min-inline-size:0;\
    border-radius:var(--radius-small);background:var(--surface);\
    box-shadow:0 0 0 1px var(--line)}
    .paper-head{text-align:center}
    .paper-part{display:flex;flex-direction:column;gap:.375rem;min-inline-size:0}
    .paper-part>h3{border-block-end:2px solid var(--ink);padding-block-end:.125rem}
    .paper-facts{display:grid;gap:.25rem 1.5rem;\
    grid-template-columns:repeat(auto-fit,minmax(min(16rem,100%),1fr))}
    .paper-facts>div{display:flex;gap:.5rem;min-inline-size:0}
    .paper-facts dt{flex:none;max-inline-size:50%;color:var(--soft)}
    .paper-facts dt::after{content:":"}
    .paper-table{inline-size:100%;border-collapse:collapse;font-size:var(--callout);\
    font-variant-numeric:tabular-nums}
    .paper-table th,.paper-table td{text-align:start;vertical-align:top;\
    padding:.25rem .5rem .25rem 0;border-block-end:1px solid var(--line)}
    .paper-table th{color:var(--soft);font-weight:600;overflow-wrap:normal}
    @media screen and (max-width:40rem){.paper-table thead{position:absolute;\
    inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
    .paper-table tr{display:flex;flex-wrap:wrap;gap:0 1rem;padding-block:.375rem;\
    border-block-end:1px solid var(--line)}
    .paper-table td{border:0;padding:0}
    .paper-table td:empty{display:none}
    .paper-table td::before{content:attr(data-label) " ";color:var(--soft)}}
    .paper-initials{margin-block-start:.75rem}
    .paper-line{margin-block-start:3rem;padding-block-start:.25rem;max-inline-size:16rem;\
    border-block-start:1px solid var(--ink)}
    @media (max-width:15rem){.scoreboard{gap:.25rem}.log-time{inline-size:3.25rem}\
    .paper{padding:.5rem}.match-row{padding:.375rem}.log-row{gap:.375rem}}
    @media print{.desk-wide{display:block;max-inline-size:none;padding:0}
    .report-columns{display:block}
    .paper{display:block;padding:0;box-shadow:none;background:#fff;color:#000;font-size:10pt;\
    line-height:1.35}
    .paper .soft,.paper .hint,.paper th,.paper dt{color:#333}
    .paper-part{margin-block-start:5mm;break-inside:avoid-page}
    .paper-part>h3{break-after:avoid-page;border-color:#000}
    .paper-table{font-size:9pt}
    .paper-table thead{display:table-header-group}
    .paper-table tr{break-inside:avoid-page}
    .paper-table th,.paper-table td{border-color:#999}}
    """
}
