import Calendar
import Core
import Design
import TeePalsDomain
import View

/// Who waits for a seat, in their order, as the host alone sees it.
enum RoundWaitlist {
  static func view(_ state: State, _ show: RoundOnShow) -> Piece {
    let words = state.words
    guard show.isHosted, !show.waiting.isEmpty, !show.round.status.isOver else { return .empty }
    return element(
      "section", .class("stack"), .key("tee-waiting"), .aria("labelledby", "tee-waiting")
    ) {
      element("h2", .class("tee-label-caps"), .id("tee-waiting")) {
        words(RoundDetailText.waiting) + " " + String(show.waiting.count)
      }
      paragraph(words(RoundDetailText.waitingHint), "hint")
      element("ol", .class("tee-people"), .attribute("role", "list")) {
        for member in show.waiting { person(state, show.round, member) }
      }
    }
  }

  private static func person(_ state: State, _ round: Round, _ member: RoundMember) -> Piece {
    let words = state.words
    let card = member.card
    return element("li", .key(card.user.description), .class("tee-player asks")) {
      element(
        "a", .class("tee-player-main"),
        .attribute("href", TeePalsRoute.golfer(card.user).path)
      ) {
        GolferFace.view(card, .large)
        element("span", .class("grow")) {
          element("span", .class("strong block")) { card.name }
          element("span", .class("hint block")) { standing(state, round, member) }
        }
      }
      element("span", .class("tee-player-acts")) {
        button(
          words(RoundDetailText.takeOff), .outlined,
          attributes: [.aria("label", words(RoundDetailText.takeOffName, name: card.name))],
          action: .rounds(.did(round.id, .membership(.decline(card.user)))))
      }
    }
  }

  private static func standing(_ state: State, _ round: Round, _ member: RoundMember) -> String {
    let words = state.words
    guard member.status == .offered else {
      let line = state.replica.waiting(in: round.id)
      let index = line.firstIndex { other in other.user == member.user } ?? 0
      return words(RoundText.waitlistedAt, count: index + 1)
    }
    let end = WaitlistRules.offerEnd(madeAt: member.updatedAt, before: round.startTime)
    return words(
      RoundDetailText.offeredUntil, text: words.when(end, round.zone, seenIn: state.here))
  }
}
