/// What is wrong with a page's HTML: ids that stand twice or name nothing, and buttons, fields and
/// dialogs without a name. Styles of elements are allowed: the host writes them as properties,
/// which the security policy lets through (`Web/host/dom.js`).
public func markupFaults(in html: String) -> [String] {
  var faults: [String] = []
  let ids = html.matches(of: #/ id="([^"]*)"/#).map { match in String(match.1) }
  if Set(ids).count != ids.count { faults.append("ids twice") }
  for match in html.matches(of: #/ (?:aria-labelledby|aria-describedby|for)="([^"]*)"/#) {
    for id in match.1.split(separator: " ") where !ids.contains(String(id)) {
      faults.append("nothing is called \(id)")
    }
  }
  for match in html.matches(of: #/<button([^>]*)>(.*?)<\/button>/#) {
    let text = match.2.replacing(#/<[^>]*>/#, with: "")
    if !match.1.contains("aria-label=\""), text.isEmpty { faults.append("a button without a name") }
  }
  for match in html.matches(of: #/<(input|select|textarea)([^>]*)>/#)
  where !match.2.contains("aria-label=") && !match.2.contains(" id=") {
    faults.append("a field without a name")
  }
  for match in html.matches(of: #/<dialog([^>]*)>/#) where !match.1.contains("aria-labelledby=") {
    faults.append("a dialog without a name")
  }
  return faults
}
