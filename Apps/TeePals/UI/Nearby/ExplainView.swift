import Calendar
import Core
import Design
import TeePalsDomain
import View

/// How a search went, for whoever wants to know (specification §11.5).
enum ExplainView {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let isOpen = state.rounds.explains
    let figures = state.rounds.nearby.kept?.page.explanation ?? []
    return element("section", .class("tee-explain"), .key("tee-explain")) {
      element(
        "button", .class("tee-explain-switch"), .id("tee-explain"), .attribute("type", "button"),
        .aria("expanded", isOpen ? "true" : "false"), .onClick(.rounds(.explained(!isOpen)))
      ) {
        element("span", .class("grow")) { words(NearbyText.explain) }
        Icon.chevronDown.node(.small)
      }
      if isOpen {
        box(.tight) {
          element("h2", .class("strong")) { words(NearbyText.explainTitle) }
          paragraph(words(NearbyText.explainHint), "hint")
          if figures.isEmpty {
            paragraph(words(NearbyText.explainNone), "callout")
          } else {
            list(words, figures)
          }
        }
      }
    }
  }

  private static func list(_ words: Words, _ figures: [SearchFigure]) -> Piece {
    element("dl", .class("tee-figures")) {
      for figure in figures {
        element("div", .key(figure.kind.rawValue)) {
          element("dt") { words(title(figure.kind)) }
          element("dd", .class("figures")) { words.formats.number(figure.value) }
        }
      }
    }
  }

  private static func title(_ kind: SearchFigure.Kind) -> NearbyText {
    switch kind {
    case .precision: .precision
    case .ranges: .ranges
    case .candidates: .candidates
    case .afterDistance: .afterDistance
    case .returned: .returned
    case .micros: .micros
    }
  }
}
