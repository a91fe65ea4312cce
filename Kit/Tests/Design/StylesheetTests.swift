import Design
import Testing

private let css = Stylesheet.css

private func matches(_ pattern: some RegexComponent) -> [String] {
  css.matches(of: pattern).map { match in String(css[match.range]) }
}

@Test func bracesAreBalanced() {
  var depth = 0
  for character in css {
    if character == "{" { depth += 1 }
    if character == "}" { depth -= 1 }
    #expect(depth >= 0 && depth <= 2)
  }
  #expect(depth == 0)
}

@Test func everyVariableUsedIsDefined() {
  let used = Set(matches(#/var\(--[a-z0-9-]+/#).map { text in String(text.dropFirst(4)) })
  let defined = Set(matches(#/--[a-z0-9-]+:/#).map { text in String(text.dropLast()) })
  // The host sets how far something is dragged; an avatar's class sets its size.
  let missing = used.subtracting(defined).subtracting(["--drag"])
  #expect(missing.isEmpty, "\(missing)")
}

@Test func coloursStandOnlyInTokens() {
  for line in css.split(separator: "\n") where !line.contains(":root") {
    #expect(!line.contains("rgb("), "\(line)")
    #expect(line.firstMatch(of: #/#[0-9a-fA-F]{3,6}\b/#) == nil, "\(line)")
  }
}

@Test func bothThemesAndEveryAppAreThere() {
  for set in TokenSet.all.dropFirst() {
    #expect(css.contains(":root[data-app=\"\(set.app)\"]{color-scheme:light"))
    #expect(css.contains(":root[data-app=\"\(set.app)\"][data-theme=\"dark\"]{color-scheme:dark"))
  }
  #expect(css.contains("prefers-reduced-motion"))
  #expect(css.contains("prefers-contrast"))
  #expect(css.contains("safe-area-inset-bottom"))
}

@Test func theOriginalsTokensAreInForce() {
  let expected = [
    "--xs:0.625rem", "--sm:1.375rem", "--md:2.5rem", "--radius-small:0.875rem", "--radius:1.375rem",
    "--control-small:1.75rem", "--control:2.75rem", "--fast:100ms", "--normal:250ms",
    "--very-faded:0.1;", "--faded-share:0.2;", "--slightly-faded:0.65;", "--body-share:0.8;",
  ]
  for token in expected { #expect(css.contains(token), "\(token)") }
}

@Test func anAppsOwnRulesComeLast() {
  #expect(Stylesheet.css(adding: [".own{color:var(--ink)}"]).hasSuffix(".own{color:var(--ink)}\n"))
}
