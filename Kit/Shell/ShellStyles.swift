/// The banners' own rules.
public enum ShellStyles {
  /// What goes away by itself takes no room: nothing moves under the finger of whoever taps.
  public static let css = """
    .banners{display:flex;flex-direction:column;gap:.25rem;flex:none}
    .banners:empty{display:none}
    .passing{position:absolute;inset-inline:.75rem;inset-block-end:.75rem;z-index:19;\\
    max-inline-size:34rem;margin-inline:auto;border-radius:var(--radius-small);\\
    background:var(--paper);box-shadow:0 .5rem 1.5rem var(--shadow);pointer-events:none}
    .live-strip{display:flex;align-items:center;justify-content:center;flex-wrap:wrap;\
    column-gap:.5rem;min-block-size:var(--control);padding:.25rem .75rem;\
    background:var(--ink);color:var(--paper);font-weight:650;text-decoration:none}
    .live-strip-hold{padding-inline:.5rem;border-radius:1rem;box-shadow:inset 0 0 0 1px}
    @media (max-width:22rem){.live-strip{column-gap:.25rem;font-size:var(--callout)}
    .live-strip>.icon,.live-strip-stage{display:none}}
    """
}
