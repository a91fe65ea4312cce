import Core
import Design
import TeePalsDomain
import View

/// The next round, large: one that is certain.
enum HeroView {
  static func view(_ state: TeePalsFeature.State, _ place: RoundPlace?) -> Piece {
    let words = state.words
    guard let round = place?.round else { return TeeStates.whenKnown(state) { empty(words) } }
    return element(
      "section", .class("tee-next"), .key("tee-next"), .aria("labelledby", "tee-next-course")
    ) {
      CoverPattern.view(round.id)
      element("span", .class("tee-next-badge")) { words(HomeText.upcoming) }
      element("div", .class("tee-next-text")) {
        element("h2", .class("tee-heading"), .id("tee-next-course")) {
          words.courseName(round.course.name)
        }
        element("p", .class("tee-next-when")) {
          words.when(round.startTime, round.zone, seenIn: state.here)
        }
        element("div", .class("tee-next-foot")) {
          players(state, round)
          element(
            "a", .class("button tee-on-photo"),
            .attribute("href", TeePalsRoute.round(round.id).path)
          ) { words(HomeText.details) }
        }
      }
    }
  }

  /// The faces of those who play, as far as the device knows them, and how many they are.
  private static func players(_ state: TeePalsFeature.State, _ round: Round) -> Piece {
    let seats = state.roundOnShow(round.id)?.seats ?? []
    let said = state.words(
      HomeText.players, name: String(round.acceptedCount), text: String(round.maxPlayers))
    return element("span", .class("tee-next-players")) {
      element("span", .class("tee-faces")) {
        for seat in seats.prefix(4) {
          element("span", .key(seat.card.user.description)) { GolferFace.view(seat.card, .normal) }
        }
      }
      element("span", .class("callout")) { said }
    }
  }

  private static func empty(_ words: Words) -> Piece {
    element(
      "section", .class("tee-next none"), .key("tee-next-none"),
      .aria("labelledby", "tee-next-none")
    ) {
      CoverPattern.view(RoundID(high: 0x7465_6570_616C_7321, low: 18))
      element("div", .class("tee-next-text")) {
        element("h2", .class("tee-heading"), .id("tee-next-none")) { words(HomeText.noUpcoming) }
        element("p", .class("tee-next-when")) { words(HomeText.noUpcomingLine) }
        element("div", .class("tee-next-foot")) {
          element(
            "a", .class("button tee-on-photo"), .attribute("href", TeePalsRoute.rounds.path)
          ) { words(HomeText.findRound) }
        }
      }
    }
  }
}
