import Core
import Server
import Store
import TeePalsDomain

/// Calendars of rounds: of one round for who may see it, and of a person's own for whoever has
/// their secret link.
struct CalendarService<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let engine: Engine
  let writer: GroupCommit<Engine, Tables>
  let environment: ServerEnvironment

  /// Milliseconds for which rounds stay in a person's calendar after they began.
  private static var past: Int64 { 90 * 86_400_000 }
  /// Milliseconds for which a canceled round stays after that, so that calendars hear of it.
  private static var canceled: Int64 { 30 * 86_400_000 }
  private static var most: Int { 500 }

  /// The rounds of whom a link belongs to: those they play, and for a while the canceled ones;
  /// `nil` for a link that is not good.
  func rounds(for token: SessionToken) async throws -> [Round]? {
    let now = environment.now()
    let since = now.advanced(byMilliseconds: -Self.past)
    let lastCanceled = now.advanced(byMilliseconds: -Self.canceled)
    return try await engine.read { session throws(StoreFailure) -> [Round]? in
      guard let owner = try CalendarLinkRows.links.owner(of: token, session),
        try !SanctionRows.isBanned(owner, session)
      else { return nil }
      return try PlaceRows.all(
        """
        user_id = \(owner) AND status = 'accepted' AND start_at >= \(since)
        ORDER BY start_at, id LIMIT \(Self.most)
        """, session
      ).map { place in place.round }.filter { round in
        round.status != .canceled || round.endedAt ?? round.startTime >= lastCanceled
      }
    }
  }
}
