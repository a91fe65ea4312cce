import DayBlockDomain
import Design
import View

/// What is explained of the screen behind it. One can go on without reading it.
enum TipCard {
  static func view(_ state: State) -> Piece {
    guard let tip = state.tip else { return .empty }
    let words = state.words
    return element(
      "aside", .class("day-tip " + tip.rawValue), .key("day-tip-" + tip.rawValue), .id("day-tip"),
      .attribute("tabindex", "-1"), .aria("labelledby", "day-tip-title")
    ) {
      element("h2", .id("day-tip-title"), .class("headline")) { words(tip.title) }
      list(tip, words)
      // Whoever is new finds here that there is more to read.
      if tip == .tracking {
        element("a", .class("day-tip-more"), .attribute("href", DayRoute.guide.path)) {
          words(TrackText.help)
        }
      }
      button(words(TipText.understood), .filled, traits: .wide, action: .info(.tip(.read(tip))))
    }
  }

  static func list(_ tip: DayTip, _ words: Words) -> Piece {
    element("ul", .class("day-bullets")) {
      for line in tip.lines { element("li") { words(line) } }
    }
  }
}

/// The "?" that explains a screen again.
enum TipButton {
  static func view(_ tip: DayTip, _ words: Words) -> Piece {
    element(
      "button", .class("icon-button day-ask"), .attribute("type", "button"),
      .aria("label", words(TipText.explain)),
      .attribute("title", words(TipText.explain)),
      .onClick(.info(.tip(.wanted(tip))))
    ) {
      element("span", .aria("hidden", "true")) { "?" }
    }
  }
}
