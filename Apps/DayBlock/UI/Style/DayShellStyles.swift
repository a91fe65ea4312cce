/// The frame of DayBlock: type, cards, tabs, messages, motion.
enum DayShellStyles {
  static let css = base + "\n" + tabs + "\n" + messages

  private static let base = """
    :root[data-app="day"] body{font-family:var(--day-text)}
    .day>.screen{min-block-size:0}
    .day .page,.day .notices{overflow-wrap:anywhere}
    .day-figures{font-family:var(--day-numbers);font-variant-numeric:tabular-nums;\
    font-weight:700;letter-spacing:-.01em}
    .day .box.group,.day-card{background:var(--surface);border-radius:var(--radius);\
    box-shadow:0 0 0 1px var(--day-edge),var(--day-shadow)}
    .day-card{padding:1.25rem;min-inline-size:0}
    .day .button,.day .icon-button,.day .choice{transition:transform 300ms var(--day-spring),\
    opacity var(--fast) ease-out,background-color var(--fast) ease-out}
    .day .button:active:not([disabled]),.day .icon-button:active:not([disabled]),\
    .day .choice:active{opacity:1;transform:scale(1.05)}
    .day .button.wide:active:not([disabled]){transform:scale(1.02)}
    .day .button.prominent{min-block-size:3.25rem;border-radius:var(--radius-small)}
    .day .question .button{min-block-size:3.5rem;border-radius:var(--radius-small)}
    .day .question[open]{border-radius:var(--radius);padding:1.5rem;\
    animation:day-pop 350ms var(--day-spring)}
    .day .question::backdrop,.day .menu::backdrop,.day .sheet::backdrop{\
    background:var(--day-scrim)}
    @keyframes day-pop{from{opacity:0;transform:scale(.8)}}
    .day-foot{flex:none;display:flex;flex-direction:column;gap:.5rem;inline-size:100%;\
    max-inline-size:42rem;margin-inline:auto;padding:.75rem 1rem;\
    padding-block-end:calc(.75rem + env(safe-area-inset-bottom))}
    .day .settings{display:flex;flex-direction:column}
    @media (prefers-reduced-motion:reduce){.day .button:active:not([disabled]),\
    .day .button.wide:active:not([disabled]),.day .icon-button:active:not([disabled]),\
    .day .choice:active{transform:none}\
    .day .question[open]{animation:day-appear 200ms ease-out}}
    @keyframes day-appear{from{opacity:0}}
    @media (prefers-reduced-motion:no-preference){\
    .day.arrives>.screen{animation:day-appear .5s ease-out}}
    @media (max-width:15rem){.day-card{padding:.75rem}.day-foot{padding:.5rem .375rem}}
    """

  private static let tabs = """
    .day-tabs{gap:0;padding-inline:.25rem}
    .day-tabs .tab{flex:1 1 auto;padding-inline:.125rem;font-size:.6875rem;letter-spacing:0;\
    white-space:nowrap;overflow-wrap:normal}
    .day-tabs .day-launcher{flex:none;inline-size:var(--control);max-inline-size:var(--control)}
    .day-tabs .tab .icon{transition:transform 300ms var(--day-spring)}
    .day-tabs .tab[aria-current="page"] .icon{transform:translateY(-1px) scale(1.06)}
    @media (prefers-reduced-motion:reduce){.day-tabs .tab .icon{transition:none}}
    @media (max-width:17rem){.day-tabs .day-tab-label{position:absolute;inline-size:1px;\
    block-size:1px;overflow:hidden;clip-path:inset(50%)}.day-tabs{padding-inline:0}\
    .day-tabs .tab{padding-inline:0}}
    @media (max-width:14rem){.day-tabs .day-launcher{display:none}}
    @media (max-height:20rem){.day-tabs .day-tab-label{position:absolute;inline-size:1px;\
    block-size:1px;overflow:hidden;clip-path:inset(50%)}}
    @media (min-width:64rem) and (min-height:30rem){\
    .day-tabs .tab{flex:none;inline-size:100%;max-inline-size:none;font-size:.75rem}\
    .day-tabs .day-launcher{inline-size:100%;max-inline-size:none}}
    """

  /// A capsule that slides in from the top (specification §11), below what can be tapped there.
  private static let messages = """
    .day>.snackbars{inset-block:calc(3.75rem + env(safe-area-inset-top)) auto;z-index:20}
    .day>.snackbars .snackbar{border-radius:1.75rem;\
    animation:day-slide 500ms var(--day-spring),let-through 600ms}
    @keyframes day-slide{from{opacity:0;transform:translateY(-3.75rem)}}
    @media (prefers-reduced-motion:reduce){.day>.snackbars .snackbar{\
    animation:day-appear 200ms ease-out,let-through 600ms}}
    """
}
