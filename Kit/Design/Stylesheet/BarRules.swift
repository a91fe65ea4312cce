/// Top bars with their search, and progress.
enum BarRules {
  static let css = """
    .screen{position:relative;display:flex;flex-direction:column;block-size:100%;\
    min-block-size:0;min-inline-size:0;flex:1 1 auto}
    .top-bar{display:flex;align-items:center;gap:var(--xs);inline-size:100%;\
    max-inline-size:42rem;margin-inline:auto;padding:.625rem 1rem;\
    padding-block-start:calc(.625rem + env(safe-area-inset-top));position:relative;z-index:2}
    .top-bar h1{flex:1 1 auto;min-inline-size:0;font-size:var(--title3);\
    line-height:var(--title3-line);letter-spacing:-.011em}
    .top-bar>.edge{display:flex;flex:none;max-inline-size:4rem;overflow:hidden;border-radius:2rem;\
    transition:opacity var(--normal) ease-out,transform var(--normal) ease-out,\
    max-inline-size var(--normal) ease-out,margin var(--normal) ease-out}
    .top-bar.searching>.edge{opacity:0;max-inline-size:0;visibility:hidden}
    .top-bar.searching>.edge.leading{transform:translateX(calc(-1rem*var(--travel)));\
    margin-inline-end:calc(var(--xs)*-1)}
    .top-bar.searching>.edge.trailing{transform:translateX(calc(1rem*var(--travel)));\
    margin-inline-start:calc(var(--xs)*-1)}
    .search{display:flex;align-items:center;gap:.5rem;flex:1 1 auto;min-inline-size:0;\
    min-block-size:var(--control);padding-inline:.875rem .25rem;border-radius:2rem;\
    box-shadow:inset 0 0 0 1px var(--line)}
    .search:focus-within{box-shadow:inset 0 0 0 2px var(--focus)}
    .search>.icon{opacity:var(--slightly-faded);transition:opacity var(--normal) ease-out;\
    inline-size:1.25rem;block-size:1.25rem}
    .searching .search>.icon{opacity:1}
    .search input{flex:1 1 auto;min-inline-size:0;inline-size:100%;min-block-size:var(--control);\
    border:0;background:none;outline:none;appearance:none;-webkit-appearance:none}
    .search input::-webkit-search-cancel-button{display:none}
    .search .icon-button{margin-inline-start:-.375rem}
    .progress{position:absolute;inset-block-start:0;inset-inline:0;block-size:2px;overflow:hidden;\
    z-index:5}
    .progress::before{content:"";position:absolute;inset-block:0;inline-size:40%;\
    background:var(--focus);animation:slide 1.2s ease-in-out infinite}
    @keyframes slide{from{inset-inline-start:-40%}to{inset-inline-start:100%}}
    @media (prefers-reduced-motion:reduce){.progress::before{animation:none;inline-size:100%}}
    progress.measure{inline-size:100%;block-size:.5rem;border:0;border-radius:.25rem;\
    overflow:hidden;appearance:none;-webkit-appearance:none;background:var(--fill)}
    progress.measure::-webkit-progress-bar{background:var(--fill)}
    progress.measure::-webkit-progress-value{background:var(--ink)}
    progress.measure::-moz-progress-bar{background:var(--ink)}
    .notices{display:flex;flex-direction:column;gap:.5rem;inline-size:100%;\
    max-inline-size:42rem;margin-inline:auto;padding:0 1rem .25rem}
    .notices:empty{display:none}
    @media (max-width:15rem){.top-bar{padding:.25rem;\
    padding-block-start:calc(.25rem + env(safe-area-inset-top));gap:.25rem}
    .top-bar.searching>.edge.leading{margin-inline-end:-.25rem}
    .top-bar.searching>.edge.trailing{margin-inline-start:-.25rem}
    .search{padding-inline-start:.5rem}.search>.icon{display:none}
    .notices{padding:0 .25rem .25rem}}
    """
}
