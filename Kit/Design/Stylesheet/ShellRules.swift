/// The frame around every app: content, and the tabs below it (beside it on a wide screen).
enum ShellRules {
  static let css = """
    .shell{display:flex;flex-direction:column;block-size:100dvh;overflow:hidden;\
    background:var(--backdrop,var(--paper));\
    padding-inline:env(safe-area-inset-left) env(safe-area-inset-right)}
    .shell>main{display:flex;flex-direction:column;flex:1 1 auto;min-block-size:0;\
    min-inline-size:0;position:relative}
    .tabs{flex:none;display:flex;justify-content:center;gap:.25rem;\
    padding:.25rem .5rem;padding-block-end:calc(.25rem + env(safe-area-inset-bottom));\
    background:var(--paper);box-shadow:inset 0 1px 0 var(--line)}
    .tab{position:relative;display:flex;flex-direction:column;align-items:center;\
    justify-content:center;gap:.125rem;flex:1 1 0;max-inline-size:9rem;\
    min-inline-size:var(--control);\
    min-block-size:3.25rem;border-radius:var(--radius-small);font-size:var(--caption);\
    line-height:1.2;font-weight:600;color:var(--soft);text-decoration:none;text-align:center;\
    overflow-wrap:anywhere}
    .tab[aria-current="page"]{color:var(--ink)}
    .tab[aria-current="page"] .icon{stroke-width:2.25}
    .tab:active{opacity:var(--slightly-faded)}
    .apps-bar{gap:0;padding-inline:.125rem}
    .apps-bar .tab{min-inline-size:0;justify-content:flex-start;padding-block-start:.375rem;\
    font-size:clamp(.625rem,2.9vw,var(--caption))}
    .skip{position:absolute;inset-block-start:-6rem;inset-inline-start:.5rem;z-index:30;\
    padding:.75rem 1rem;background:var(--ink);color:var(--paper);border-radius:var(--radius-small)}
    .skip:focus{inset-block-start:.5rem}
    .page{flex:1 1 auto;min-block-size:0;overflow-y:auto;\
    padding-block-end:calc(var(--md) + env(safe-area-inset-bottom))}
    .screen-foot{flex:none;display:flex;flex-direction:column;gap:.5rem;inline-size:100%;\
    max-inline-size:42rem;margin-inline:auto;padding:.75rem 1rem;\
    padding-block-end:calc(.75rem + env(safe-area-inset-bottom))}
    .screen-foot>.line{flex-wrap:wrap}
    .screen-foot>.line>*{flex:1 1 8rem}
    .screen:has(.screen-foot)>.snackbars{position:static;flex:none;padding-block-end:.5rem}
    form.screen{min-block-size:0}
    @media (max-height:22rem){
    form.screen,.screen:has(>.page):has(>.screen-foot,>.notices>.banner){display:block;\
    overflow-y:auto}
    form.screen>.page,.screen:has(>.screen-foot,>.notices>.banner)>.page{overflow:visible}}
    .page>.column{display:flex;flex-direction:column;gap:var(--sm);padding-block:var(--xs)}
    .card{display:flex;flex-direction:column;gap:.375rem;padding:1.125rem 1.25rem;\
    border-radius:var(--radius);background:var(--row);color:inherit;text-decoration:none;\
    text-align:start;inline-size:100%}
    .cards{display:grid;gap:var(--xs);\
    grid-template-columns:repeat(auto-fit,minmax(min(15rem,100%),1fr))}
    @media (min-width:64rem) and (min-height:30rem){
    .shell{flex-direction:row-reverse}
    .tabs{flex-direction:column;justify-content:flex-start;inline-size:6rem;\
    padding:1rem .5rem;box-shadow:none;border-inline-end:1px solid var(--line)}
    .tab{flex:none;max-inline-size:none;min-block-size:4rem}\
    .apps-bar{overflow-y:auto}.apps-bar .tab{font-size:var(--caption)}}
    @media (max-height:20rem){.tabs .quiet-when-low{position:absolute;inline-size:1px;\
    block-size:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}\
    .tab{min-block-size:var(--control)}
    .shell>main{overflow:hidden auto}.page{min-block-size:5rem}}
    @media (max-width:18rem){\
    .apps-bar .tab:not(:first-child,:last-child,[aria-current]){display:none}}
    @media (max-width:15rem){.tabs{padding-inline:0;gap:0}.page>.column{gap:.75rem}}
    """
}
