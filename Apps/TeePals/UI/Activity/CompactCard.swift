import Calendar
import Core
import Design
import TeePalsDomain
import View

/// A round that the person has to do with, in a line (specification §17.2).
enum CompactCard {
  static func list(
    _ state: TeePalsFeature.State, _ places: [RoundPlace],
    foot: (RoundPlace) -> Piece = { _ in .empty }
  ) -> Piece {
    element("ul", .class("tee-rounds"), .attribute("role", "list")) {
      for place in places {
        element("li", .key(place.round.id.description), .class("tee-compact-item")) {
          view(state, place)
          foot(place)
        }
      }
    }
  }

  static func view(_ state: TeePalsFeature.State, _ place: RoundPlace) -> Piece {
    let words = state.words
    let round = place.round
    let isOff = round.status == .canceled
    return element(
      "a", .class(isOff ? "tee-compact struck" : "tee-compact"),
      .attribute("href", TeePalsRoute.round(round.id).path)
    ) {
      date(words, round)
      element("span", .class("tee-compact-text")) {
        element("span", .class("tee-round-name")) {
          element("span", .class("tee-compact-name")) { words.courseName(round.course.name) }
          RoundCard.lock(words, round)
        }
        element("span", .class("tee-round-when")) {
          words.when(round.startTime, round.zone, seenIn: state.here)
        }
        element("span", .class("tee-round-facts")) {
          facts(state, round).joined(separator: " · ")
        }
        element("span", .class("tee-round-foot")) {
          RoundBadge.standing(state, place)
          dots(words, round)
          requests(state, place)
        }
      }
    }
  }

  /// Month and day where the course is. The line beside it says the same in full.
  private static func date(_ words: Words, _ round: Round) -> Piece {
    let day = round.startTime.civil(offset: round.zone.offset).date
    return element("span", .class("tee-date"), .aria("hidden", "true")) {
      element("span", .class("tee-date-month")) { words.formats.month(day.month, .short) }
      element("span", .class("tee-date-day")) { String(day.day) }
    }
  }

  private static func facts(_ state: TeePalsFeature.State, _ round: Round) -> [String] {
    var facts = [state.words.host(round, for: state.me)]
    if let metres = state.metres(to: round.course) { facts.append(state.distance(metres)) }
    return facts
  }

  /// A dot for each place: full where somebody plays.
  static func dots(_ words: Words, _ round: Round) -> Piece {
    let said = RoundText.seats.text(
      in: words.language, count: round.acceptedCount, [("text", String(round.maxPlayers))])
    return element("span", .class("tee-seats")) {
      for seat in 0..<max(round.maxPlayers, 0) {
        element(
          "span", .class(seat < round.acceptedCount ? "tee-seat-dot taken" : "tee-seat-dot"),
          .aria("hidden", "true"))
      }
      element("span", .class("quiet-label")) { said }
    }
  }

  /// A red dot where the host has somebody to answer.
  private static func requests(_ state: TeePalsFeature.State, _ place: RoundPlace) -> Piece {
    let round = place.round
    let waiting = state.openRequests(of: round)
    guard place.role == .host, waiting > 0, !round.isPast(at: state.now), !round.status.isOver
    else { return .empty }
    return element("span", .class("tee-alert")) {
      element("span", .class("tee-alert-dot"), .aria("hidden", "true"))
      element("span") { state.words(RoundText.newRequests, count: waiting) }
    }
  }
}

extension TeePalsFeature.State {
  /// How many wait for the host's answer; by the round's member list, where it is on this device.
  func openRequests(of round: Round) -> Int {
    let members = replica.members(of: round.id)
    guard !members.isEmpty else { return round.requestCount }
    return members.count { member in member.status == .requested }
  }
}
