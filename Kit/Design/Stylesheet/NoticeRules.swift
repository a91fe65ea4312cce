/// What the app says without being asked: banners, snackbars, the state of saving.
///
/// A snackbar that has just appeared lets taps through: they were meant for what it covers.
enum NoticeRules {
  static let css = """
    .banner{display:flex;align-items:flex-start;gap:.75rem;padding:.75rem 1rem;\
    border-radius:var(--radius-small);background:var(--row);font-size:var(--callout);\
    line-height:1.4;overflow-wrap:anywhere}
    .banner .icon{margin-block-start:.05rem;inline-size:1.25rem;block-size:1.25rem}
    .banner.alarming .icon,.banner.alarming .strong{color:var(--danger)}
    .banner.warning{color:inherit}
    .banner.warning>.icon{color:var(--warning)}
    .banner .actions{display:flex;flex-wrap:wrap;gap:.25rem;margin:.25rem -.625rem -.375rem}
    .snackbars{position:absolute;inset-inline:0;inset-block-end:.75rem;z-index:20;display:flex;\
    flex-direction:column;align-items:center;gap:.5rem;padding-inline:.75rem;pointer-events:none}
    .snackbars:empty{display:none}
    .screen:has(>.snackbars>.snackbar) .page::after{content:"";display:block;block-size:4.5rem}
    .screen:has(>.snackbars>.snackbar+.snackbar) .page::after{block-size:8.5rem}
    @media (max-width:22rem){.screen:has(>.snackbars>.snackbar) .page::after{block-size:8rem}
    .screen:has(>.snackbars>.snackbar+.snackbar) .page::after{block-size:16rem}}
    .snackbar{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .25rem;\
    pointer-events:auto;\
    inline-size:100%;max-inline-size:34rem;min-block-size:3.25rem;\
    padding:.25rem .375rem .25rem 1.125rem;\
    padding-inline:1.125rem .375rem;border-radius:1.625rem;background:var(--ink);\
    color:var(--paper);\
    box-shadow:0 .5rem 1.5rem var(--shadow);animation:rise var(--normal) ease-out,\
    let-through 600ms}
    .snackbar .grow{flex:1 1 9rem;padding-block:.5rem;line-height:1.35;overflow-wrap:anywhere}
    @keyframes let-through{from,to{pointer-events:none}}
    .snackbar .button{color:inherit;flex:none;overflow-wrap:break-word}
    .snackbar .button:hover,.snackbar .icon-button:hover{background:transparent;\
    text-decoration:underline}
    .snackbar .icon-button{color:inherit}
    .snackbar :focus-visible{outline-color:currentColor}
    .sync{display:inline-flex;align-items:center;gap:.375rem;font-size:var(--caption);\
    line-height:1.35;color:var(--soft);min-inline-size:0}
    .sync .icon{inline-size:1rem;block-size:1rem;stroke-width:2}
    .sync.refused{color:var(--danger);font-weight:600}
    .sync.button-like{min-block-size:var(--control);padding-inline:.25rem;text-decoration:none}
    """
}
