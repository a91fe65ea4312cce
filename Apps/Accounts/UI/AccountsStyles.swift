/// The account pages' own rules.
public enum AccountsStyles {
  public static let css = """
    .page>.sign-in{max-inline-size:26rem;margin-inline:auto;inline-size:100%;\
    padding-block:clamp(var(--xs),8vh,5rem) var(--md);gap:var(--sm)}
    .welcome{display:flex;flex-direction:column;align-items:center;text-align:center;gap:var(--xs)}
    .welcome .mark{inline-size:clamp(3rem,18vmin,5.5rem);block-size:auto;aspect-ratio:1}
    .page>.settings{gap:var(--md)}
    [data-app="run"] .page>.column{background:var(--paper);border-radius:var(--radius);\
    padding:var(--sm)}
    [data-app="run"] .page{padding-inline:.625rem}
    [data-app="run"] dialog{overflow-wrap:anywhere}
    [data-app="run"] main>.page:first-child{padding-block-start:.625rem}
    @media (max-width:15rem){[data-app="run"] .page{padding-inline:0}\
    [data-app="run"] .page>.column{padding:.625rem}}
    a.setting{color:inherit;text-decoration:none}
    .setting .hint{display:block}
    .whoever .avatar{flex:none}
    .codes{font-family:ui-monospace,monospace;overflow-wrap:anywhere;user-select:all;display:grid;\
    gap:var(--xs);grid-template-columns:repeat(auto-fit,minmax(min(20ch,100%),1fr));\
    list-style:none;padding:0}
    \(ProviderStyles.css)
    \(SignUpStyles.css)
    """
}
