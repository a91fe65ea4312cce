/// The journal's own rules.
enum JournalStyles {
  static let css = """
    .lines{white-space:pre-wrap}
    .journal-rating{align-items:center}
    .journal-stars{font-size:var(--title3);letter-spacing:.125em;white-space:nowrap}
    .journal-facts{display:flex;flex-wrap:wrap;align-items:center;gap:.125rem .625rem;\
    min-inline-size:0}
    .journal-facts .journal-stars{font-size:var(--callout)}
    .journal-text{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;\
    overflow:hidden;overflow-wrap:anywhere;font-size:var(--callout)}
    """
}
