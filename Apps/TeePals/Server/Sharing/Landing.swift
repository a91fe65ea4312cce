import Calendar
import Core
import TeePalsDomain

/// What somebody without a session sees of a round whose link they were given (specification §16).
enum Landing: Hashable, Sendable {
  case open(Invitation)
  /// For friends, or by invitation: nothing of it is told.
  case hidden
  case canceled
  case unknown

  /// What everybody may know of a public round.
  struct Invitation: Hashable, Sendable {
    let course: String
    let city: String
    /// As the clocks read at the course.
    let start: CivilDateTime
    /// What people call the zone of the course.
    let zone: String
    let host: String
    let openness: Openness
  }

  /// Whether there is something to join.
  enum Openness: Hashable, Sendable {
    /// So many seats are free.
    case spots(Int)
    /// The host takes nobody else, whatever is free.
    case closed
    /// The round has begun.
    case over
  }

  init(_ round: Round?, at now: Instant) {
    guard let round else {
      self = .unknown
      return
    }
    guard round.visibility == .public else {
      self = .hidden
      return
    }
    guard round.status != .canceled else {
      self = .canceled
      return
    }
    self = .open(
      Invitation(
        course: round.course.name, city: round.course.cityLabel,
        start: round.startTime.civil(offset: round.zone.offset),
        zone: ZoneTable.place(of: round.zone.name),
        host: Landing.firstName(of: round.host), openness: Openness(round, at: now)))
  }

  /// A card has a last name's initial, which strangers need not know.
  private static func firstName(of card: GolferCard) -> String {
    let words = card.name.split { character in character.isWhitespace }
    guard words.count > 1, let last = words.last, last.hasSuffix(".") else { return card.name }
    return words.dropLast().joined(separator: " ")
  }
}

extension Landing.Openness {
  fileprivate init(_ round: Round, at now: Instant) {
    if round.isPast(at: now) || round.status == .completed {
      self = .over
    } else {
      self = round.status == .closed ? .closed : .spots(round.spotsRemaining)
    }
  }
}
