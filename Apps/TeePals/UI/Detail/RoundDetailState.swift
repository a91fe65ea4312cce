import Core
import TeePalsDomain
import View
import Wire

/// A round by itself.
struct RoundDetailState {
  var id: RoundID?
  var phase = Phase.idle
  /// What the server said of it.
  var answer: RoundAnswer?
  /// For how many players the names were asked for again, so that it is done once.
  var namesAsked: Int?
  /// Of whom among those who ask the server was asked to tell more, so that it is done once.
  var askersAsked: Set<UserID> = []

  enum Phase: Hashable {
    case idle
    case loading
    case failed(AnswerProblem)
  }
}

/// A round as the server tells of it to somebody whose device does not hold it.
struct RoundAnswer: Hashable {
  let round: Round
  /// Those who play, the host first.
  let seats: [SeatLine]
  let place: PlaceLine?
  /// Who asks to be let in; only the host is told.
  let askers: [AskerLine]
  /// Where anybody finds the round.
  let link: String?

  struct PlaceLine: Hashable {
    let status: MemberStatus
    let role: RoundRole
    let invitedBy: GolferCard?
  }
}

/// Somebody who plays, as they stand in a list.
struct SeatLine: Hashable {
  let card: GolferCard
  let role: RoundRole
}

extension RoundAnswer {
  init(_ cursor: WireCursor) throws(WireError) {
    round = try Round(id: try cursor.required("id").id(), try cursor.required("round"))
    seats = try cursor.required("seats").elements { seat throws(WireError) in
      SeatLine(card: try seat.decode(), role: try seat.required("role").word())
    }
    place = try cursor.optional("place").map { place throws(WireError) in
      PlaceLine(
        status: try place.required("status").word(), role: try place.required("role").word(),
        invitedBy: try place.optional("invitedBy")?.decode())
    }
    askers = try cursor.optional("requests")?.elements(AskerLine.init) ?? []
    link = try cursor.optional("link")?.string(limit: 2_000)
  }

  static func read(_ answer: HostAnswer) -> RoundAnswer? {
    answer.read { cursor throws(WireError) in try RoundAnswer(cursor) }
  }
}
