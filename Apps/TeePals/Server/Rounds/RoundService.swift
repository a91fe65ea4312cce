import Calendar
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
  /// Who asks to be let in; only the host is told.
  let requests: [DerivedProfile]
}

/// Looks at rounds for people.
struct RoundService<Engine: StoreEngine>: Sendable {
  let engine: Engine

  /// The round as it is now, if the person may see it. A hidden one and an absent one are the same.
  func detail(
    _ id: RoundID, for reader: UserID, at now: Instant
  ) async throws -> RoundDetail? {
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
        round: GolfDecision.copy(of: round, for: reader), seats: host + others, place: place,
        requests: try Self.requests(of: round, for: reader, at: now, session))
    }
  }

  private static func requests(
    of round: Round, for reader: UserID, at now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [DerivedProfile] {
    guard round.host.user == reader else { return [] }
    let asking = try MemberRows.all(
      """
      round = \(round.id) AND status = \(MemberStatus.requested.rawValue)
      AND \(VisibleRounds.isUnblocked(reader, "user_id"))
      """, session)
    let day = now.civil(offset: round.zone.offset).date
    return try DerivedRows.all(asking.map { member in member.user }, on: day, session)
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
