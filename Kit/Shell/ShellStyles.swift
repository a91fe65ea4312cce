/// The banners' own rules.
public enum ShellStyles {
  /// What goes away by itself takes no room: nothing moves under the finger of whoever taps.
  public static let css = """
    .banners{display:flex;flex-direction:column;gap:.25rem;flex:none}
    .banners:empty{display:none}
    .passing{position:absolute;inset-inline:.75rem;inset-block-end:.75rem;z-index:19;\\
    max-inline-size:34rem;margin-inline:auto;border-radius:var(--radius-small);\\
    background:var(--paper);box-shadow:0 .5rem 1.5rem var(--shadow);pointer-events:none}
    """
}
