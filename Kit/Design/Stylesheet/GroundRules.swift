/// The ground everything stands on: box model, page, focus, motion.
enum GroundRules {
  static let css = """
    *,*::before,*::after{box-sizing:border-box;margin:0}
    html{font-family:-apple-system,"SF Pro Text","Segoe UI",Roboto,"Apple SD Gothic Neo",\
    "Noto Sans",\
    "Noto Sans KR","Noto Sans CJK KR",system-ui,sans-serif;-webkit-text-size-adjust:100%;\
    text-size-adjust:100%;background:var(--paper);color:var(--ink);accent-color:var(--accent);\
    scrollbar-color:var(--line) transparent}
    body{min-height:100dvh;overflow:hidden;overscroll-behavior:none;font-size:var(--body);\
    line-height:var(--body-line);-webkit-font-smoothing:antialiased;\
    -webkit-tap-highlight-color:transparent}
    :lang(ko){word-break:keep-all;overflow-wrap:anywhere}
    button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
    button{background:none;border:0;padding:0;cursor:pointer;touch-action:manipulation;\
    text-align:start}
    a{color:var(--focus);text-underline-offset:.15em}
    ul,ol{list-style:none;padding:0}
    fieldset{border:0;padding:0;min-width:0}
    h1,h2,h3{font-weight:700;text-wrap:balance}
    p{text-wrap:pretty}
    [hidden]{display:none}
    :focus{outline:none}
    :focus-visible{outline:.1875rem solid var(--focus);outline-offset:.125rem}
    ::selection{background:var(--line)}
    ::placeholder{color:var(--soft);opacity:1}
    .icon{inline-size:1.5rem;block-size:1.5rem;flex:none;fill:none;stroke:currentColor;\
    stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}
    .icon .solid{fill:currentColor;stroke:none}
    .icon.small{inline-size:1.125rem;block-size:1.125rem;stroke-width:2}
    .icon.large{inline-size:2.5rem;block-size:2.5rem;stroke-width:1.5}
    .icon.huge{inline-size:4.5rem;block-size:4.5rem;stroke-width:1.1}
    [dir="rtl"] .icon.mirrors{transform:scaleX(-1)}
    .quiet-label{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;\
    clip-path:inset(50%);white-space:nowrap}
    .stack{display:flex;flex-direction:column;gap:var(--xs)}
    .stack.wide-gap{gap:var(--sm)}
    .line{display:flex;align-items:center;gap:var(--xs)}
    .line.wraps{flex-wrap:wrap}
    .line.even>*{flex:1 1 0;min-inline-size:0}
    .line.spread{justify-content:space-between}
    .block{display:block}
    .grow{flex:1 1 auto;min-inline-size:0}
    .centred{text-align:center;align-items:center;justify-content:center}
    """
}
