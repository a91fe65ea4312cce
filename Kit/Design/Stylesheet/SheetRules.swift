/// Everything that comes over a screen: sheets, menus, questions.
enum SheetRules {
  static let css = """
    dialog{border:0;padding:0;color:var(--ink);background:var(--surface);inset:0;margin:auto;\
    max-inline-size:none;max-block-size:none}
    dialog::backdrop{background:var(--shade);animation:appear var(--normal) ease-out}
    @keyframes appear{from{opacity:0}}
    @keyframes rise{from{transform:translateY(calc(4rem*var(--travel)));opacity:0}}
    .sheet{inline-size:100%;margin-block-end:0;border-radius:var(--radius) var(--radius) 0 0;\
    max-block-size:calc(100dvh - 1.5rem);overflow:hidden;animation:rise var(--normal) ease-out}
    .sheet[data-dragging]{transform:translateY(max(-1rem,var(--drag,0px)))}
    .sheet[open]{display:flex;flex-direction:column}
    .sheet.full{block-size:calc(100dvh - .5rem);max-block-size:none}
    .sheet-top{flex:none;display:flex;align-items:center;gap:.25rem;padding:.875rem .75rem .25rem;\
    position:relative;touch-action:none;min-block-size:3.75rem}
    .sheet-top::before{content:"";position:absolute;inset-block-start:.4375rem;\
    inset-inline-start:calc(50% - 1.125rem);inline-size:2.25rem;block-size:.25rem;\
    border-radius:.125rem;background:var(--line)}
    .sheet-top h2{flex:1 1 auto;min-inline-size:0;font-size:var(--headline);line-height:1.3;\
    padding-inline:.5rem;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
    .sheet-top>.button{flex:none}
    .sheet-body{flex:1 1 auto;min-block-size:0;overflow-y:auto;overscroll-behavior:contain;\
    padding:.5rem 1.25rem 1.25rem;padding-block-end:calc(1.25rem + env(safe-area-inset-bottom));\
    display:flex;flex-direction:column;gap:1.125rem}
    .sheet-foot{flex:none;padding:.75rem 1.25rem;\
    padding-block-end:calc(.75rem + env(safe-area-inset-bottom));background:var(--surface);\
    box-shadow:0 -1px 0 var(--line)}
    .sheet .snackbars,.question .snackbars{position:sticky;inset-block-end:0;padding:0;\
    inline-size:100%}
    .sheet form,.question form{display:contents}
    .beside{display:flex;flex-direction:column;min-block-size:0;min-inline-size:0;\
    background:var(--surface)}
    .beside:focus-visible{outline-offset:-.1875rem}
    .beside>.sheet-top::before{display:none}
    .beside>.sheet-body>*,.beside>.sheet-foot>*{inline-size:100%;max-inline-size:36rem;\
    margin-inline:auto}
    .question{inline-size:min(24rem,calc(100% - 2rem));border-radius:var(--radius);\
    padding:var(--sm);max-block-size:calc(100dvh - 1rem);overflow-y:auto;\
    animation:rise var(--normal) ease-out}
    .question[open]{display:flex;flex-direction:column;gap:.75rem}
    .question .actions{display:flex;flex-direction:column;gap:.5rem;margin-block-start:.25rem}
    .menu{inline-size:calc(100% - 1rem);max-inline-size:26rem;margin-block-end:calc(.5rem + \
    env(safe-area-inset-bottom));border-radius:var(--radius);padding:.5rem;\
    max-block-size:calc(100dvh - 1rem);overflow-y:auto;animation:rise var(--normal) ease-out}
    .menu[open]{display:flex;flex-direction:column}
    .menu h2{font-size:var(--callout);font-weight:600;color:var(--soft);padding:.625rem .75rem}
    .option{flex:none;display:flex;align-items:center;gap:.75rem;inline-size:100%;\
    min-block-size:3rem;\
    padding:.375rem .75rem;border-radius:var(--radius-small);font-weight:550;text-align:start;\
    color:inherit;text-decoration:none}
    .option:active{background:var(--line)}
    .option[disabled]{opacity:var(--slightly-faded);cursor:default}
    .option.destructive{color:var(--danger)}
    .option>.grow{min-inline-size:0;overflow-wrap:anywhere}
    .option .icon{inline-size:1.375rem;block-size:1.375rem}
    .option>.check{margin-inline-start:auto}
    .menu hr{border:0;block-size:1px;background:var(--line);margin:.375rem .75rem;flex:none}
    @media (min-width:44rem) and (min-height:30rem){
    .sheet{inline-size:min(34rem,calc(100% - 4rem));margin-block-end:auto;\
    border-radius:var(--radius);max-block-size:calc(100dvh - 4rem);\
    box-shadow:0 1.5rem 4rem var(--shadow)}
    .sheet.full{block-size:calc(100dvh - 4rem)}
    .sheet-top{padding-block-start:.75rem}.sheet-top::before{display:none}
    .menu{inline-size:20rem;margin-block-end:auto;box-shadow:0 1rem 3rem var(--shadow)}}
    @media (max-width:15rem){.sheet-body{padding-inline:.625rem}.sheet-foot{padding-inline:.625rem}
    .sheet-top{padding:.75rem .25rem .25rem;gap:0}.sheet-top h2{padding-inline:.25rem;\
    font-size:var(--callout)}
    .question{padding:.75rem;inline-size:calc(100% - .5rem)}}
    @media (max-height:22rem){.sheet[open]{display:block;overflow-y:auto;\
    max-block-size:calc(100dvh - .5rem)}.sheet-body{overflow:visible}
    .sheet-top{min-block-size:0}.beside{display:block;overflow-y:auto}}
    """
}
