/// The moderators' screens.
enum ModerationStyles {
  static let css = """
    .tee-cases{display:grid;grid-template-columns:minmax(0,1fr);inline-size:100%;\
    max-inline-size:72rem;margin-inline:auto}
    .tee-cases.has-case>.tee-cases-list{display:none}
    .tee-cases>*>.column{display:flex;flex-direction:column;gap:var(--sm);padding-block:var(--xs)}
    .tee-cases-row{display:flex;flex-direction:column;gap:.375rem;color:inherit;\
    text-decoration:none}
    .tee-cases-row[aria-current]{box-shadow:0 0 0 2px var(--accent)}
    .tee-cases-row:active{opacity:var(--slightly-faded)}
    .tee-cases-text{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;\
    overflow:hidden}
    .tee-cases-reported{box-shadow:0 0 0 2px var(--accent)}
    .tee-cases-photo{max-inline-size:100%;max-block-size:24rem;border-radius:var(--radius-small)}
    @media (min-width:64rem){
    .tee-cases.has-case{grid-template-columns:minmax(0,24rem) minmax(0,1fr)}
    .tee-cases.has-case>.tee-cases-list{display:block}
    .screen:has(.has-case)>.top-bar{max-inline-size:72rem}
    .tee-cases-one{border-inline-start:1px solid var(--line)}}
    """
}
