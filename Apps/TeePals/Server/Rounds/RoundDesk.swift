import Core
import Server
import Store
import TeePalsDomain

/// A round as one person sees it.
struct RoundDetail: Sendable {
  let round: Round
  /// Those who play, the host first.
  let seats: [RoundSeat]
  /// What the person is to it, or was.
  let place: RoundPlace?
}

/// Looks at rounds for people.
struct RoundDesk<Engine: StoreEngine>: Sendable {
  let engine: Engine

  /// The round, if the person may see it. A hidden one and an absent one are the same.
  func detail(_ id: RoundID, for reader: UserID) async throws -> RoundDetail? {
    try await engine.read { session throws(StoreFailure) -> RoundDetail? in
      guard let round = try Self.round(id, for: reader, session) else { return nil }
      let place = try PlaceRows.all("round = \(id) AND user_id = \(reader)", session).first
      // Who plays with somebody sees them, whatever else is between the two.
      let condition: SQL =
        place?.status == .accepted ? "" : "AND \(VisibleRounds.isUnblocked(reader, "user_id"))"
      let seats = try SeatRows.all("round = \(id) \(condition) ORDER BY joined_at, id", session)
      let host = seats.filter { seat in seat.role == .host }
      let others = seats.filter { seat in seat.role != .host }
      return RoundDetail(
        round: GolfDecision.copy(of: round, for: reader), seats: host + others, place: place)
    }
  }

  /// The round alone.
  func round(_ id: RoundID, for reader: UserID) async throws -> Round? {
    try await engine.read { session throws(StoreFailure) in
      try Self.round(id, for: reader, session)
    }
  }

  private static func round(
    _ id: RoundID, for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> Round? {
    try RoundRows.all("id = \(id) AND \(VisibleRounds.isOpen(to: reader))", session).first
  }
}
