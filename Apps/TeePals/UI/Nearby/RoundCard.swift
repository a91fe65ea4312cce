import Calendar
import Core
import Design
import TeePalsDomain
import View

/// A round in a list of those that can be joined (specification §17.2).
enum RoundCard {
  static func list(_ state: TeePalsFeature.State, _ rounds: [FoundRound]) -> Piece {
    element("ul", .class("tee-rounds"), .attribute("role", "list")) {
      for found in rounds {
        element("li", .key(found.round.id.description)) {
          view(state, found.round, metres: found.metres ?? state.metres(to: found.round.course))
        }
      }
    }
  }

  static func view(_ state: TeePalsFeature.State, _ round: Round, metres: Int?) -> Piece {
    let words = state.words
    return element(
      "a", .class("tee-round"), .attribute("href", TeePalsRoute.round(round.id).path)
    ) {
      element("span", .class("tee-round-art")) { CoverPattern.view(round.id) }
      element("span", .class("tee-round-text")) {
        element("span", .class("tee-round-name")) {
          element("span") { words.courseName(round.course.name) }
          lock(words, round)
        }
        element("span", .class("tee-round-when")) {
          words.when(round.startTime, round.zone, seenIn: state.here)
        }
        element("span", .class("tee-round-facts")) {
          facts(state, round, metres).joined(separator: " · ")
        }
        element("span", .class("tee-round-foot")) {
          RoundBadge.openings(words, round)
          standing(state, round)
          if round.host.user != state.me { TrustView.marks(round.host, words) }
        }
      }
    }
  }

  private static func facts(_ state: State, _ round: Round, _ metres: Int?) -> [String] {
    let host = state.words.host(round, for: state.me)
    let known = metres.map { metres in [state.distance(metres), host] } ?? [host]
    return known + state.words.play(round.play)
  }

  /// What the person is to it already.
  private static func standing(_ state: TeePalsFeature.State, _ round: Round) -> Piece {
    guard let place = state.replica.place(of: state.me, in: round.id), place.status.follows else {
      return .empty
    }
    return RoundBadge.standing(state, place)
  }

  static func lock(_ words: Words, _ round: Round) -> Piece {
    guard round.visibility != .public else { return .empty }
    return element("span", .class("tee-lock")) {
      Icon.lock.node(.small)
      element("span", .class("quiet-label")) { words.visibility(round.visibility) }
    }
  }

  /// The outlines of cards that are on their way.
  static func skeletons(_ text: String, _ count: Int, _ name: String = "tee-round") -> Piece {
    element("div", .class("tee-rounds"), .attribute("role", "status"), .aria("busy", "true")) {
      element("span", .class("quiet-label")) { text }
      for _ in 0..<count {
        element("div", .class("tee-skeleton " + name), .aria("hidden", "true"))
      }
    }
  }
}

/// Small words in colour about a round.
enum RoundBadge {
  /// "2/4 open", "Full".
  static func openings(_ words: Words, _ round: Round) -> Piece {
    badge(words.openings(round), round.isFull ? "full" : "open")
  }

  /// "Open" while there is a seat, "Full", and what it is when it is not open any more.
  static func status(_ words: Words, _ round: Round) -> Piece {
    guard round.status == .open else { return badge(words.status(round.status), "over") }
    return round.isFull
      ? badge(words(RoundText.full), "full") : badge(words.status(.open), "open")
  }

  static func badge(_ text: String, _ name: String) -> Piece {
    element("span", .class("tee-mark " + name)) { text }
  }

  /// What the person is to a round.
  static func standing(_ state: TeePalsFeature.State, _ place: RoundPlace) -> Piece {
    if state.isTried(place) { return badge(state.words(RoundText.willTry), "waiting") }
    let (text, name) = words(place, at: state.now)
    if text == .waitlisted, let position = place.position {
      return badge(state.words(RoundText.waitlistedAt, count: position), name)
    }
    return badge(state.words(text), name)
  }

  /// The word of a place and the class of its colour.
  static func words(_ place: RoundPlace, at now: Instant) -> (RoundText, String) {
    let round = place.round
    if round.status == .canceled { return (.canceled, "over") }
    switch place.status {
    case .accepted:
      if round.status == .completed || round.isPast(at: now) { return (.played, "over") }
      return place.role == .host ? (.hosting, "hosting") : (.confirmed, "open")
    case .invited: return (.invited, "invited")
    case .requested: return (.awaitingHost, "waiting")
    case .waitlisted: return (.waitlisted, "waiting")
    case .offered: return (.offered, "invited")
    case .declined: return (.declined, "over")
    case .removed: return (.removed, "over")
    case .left: return (.left, "over")
    }
  }
}
