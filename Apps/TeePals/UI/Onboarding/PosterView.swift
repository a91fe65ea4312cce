import Core
import Design
import View

/// The posters, turned by swiping, by the arrow keys and by their dots; the way in stays below.
enum PosterView {
  static func view(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    return element("div", .class("screen"), .key("tee-posters")) {
      element("h1", .class("quiet-label")) { words(ShellText.teePals) }
      element("div", .class("page")) {
        element("div", .class("column tee-posters")) {
          stage(state)
          dots(state)
          line("even") {
            button(words(PosterText.skip), .naked, action: .poster(.skipped))
          }
        }
      }
      element("div", .class("screen-foot tee-foot")) {
        button(
          words(ShellText.accountButton), .prominent, traits: .wide, action: .signInWanted)
      }
    }
  }

  private static func stage(_ state: TeePalsFeature.State) -> Piece {
    let words = state.words
    let poster = state.posters.poster
    return element(
      "section", .class("tee-stage"), .key("stage"), .attribute("tabindex", "0"),
      .aria("roledescription", words(PosterText.carousel)),
      .aria("label", words(PosterText.about)), .attribute("data-drag", "x"),
      .attribute("data-keys", "ArrowLeft ArrowRight"),
      .on(.keydown, { event in .poster(.keyed(event.key)) }),
      .on(.drag, { event in .poster(.dragged(event.x)) })
    ) {
      // What is said when a poster is turned is said by the one container that stays.
      element("div", .class("tee-turning"), .key("turning"), .aria("live", "polite")) {
        element(
          "div", .class("tee-poster"), .key("poster-" + String(poster.number)),
          .attribute("role", "group"), .aria("label", position(of: poster, words))
        ) {
          PosterArt.view(poster)
          element("h2", .class("tee-heading")) { words(poster.title) }
          paragraph(words(poster.lead), "soft")
        }
      }
    }
  }

  private static func dots(_ state: TeePalsFeature.State) -> Piece {
    element("div", .class("tee-poster-dots"), .key("dots")) {
      for poster in Poster.allCases {
        element(
          "button", .class("tee-poster-dot"), .key(String(poster.number)),
          .attribute("type", "button"),
          .aria("label", position(of: poster, state.words)),
          .aria("pressed", poster == state.posters.poster ? "true" : "false"),
          .onClick(.poster(.turned(poster.rawValue))))
      }
    }
  }

  private static func position(of poster: Poster, _ words: Words) -> String {
    words(
      PosterText.position, name: String(poster.number), text: String(Poster.allCases.count))
  }
}

extension Poster {
  var title: PosterText {
    switch self {
    case .find: .findTitle
    case .host: .hostTitle
    case .company: .companyTitle
    }
  }

  var lead: PosterText {
    switch self {
    case .find: .findLead
    case .host: .hostLead
    case .company: .companyLead
    }
  }
}
