import Core
import DayBlockDomain
import Server
import Store
import Sync

/// Removes what was deleted, discarded or reset thirty days ago, from the devices too, and the rows
/// of runs that were finished then; their sessions stay.
///
/// Each piece is one transaction, and what belongs to a thing goes before the thing: a purge that
/// is stopped anywhere goes on where it was.
struct DayPurge<Engine: StoreEngine, Tables: EntityTables>: Sendable {
  let service: DayService<Engine, Tables>

  /// How much is removed at once.
  private static var batch: Int { 500 }
  /// Milliseconds that something deleted can be restored.
  private static var life: Int64 { 2_592_000_000 }

  var job: BackgroundJob {
    BackgroundJob("day purge", every: 86_400_000) { now in try await purge(at: now) }
  }

  func purge(at now: Instant) async throws {
    let limit = now.advanced(byMilliseconds: -Self.life)
    var last: UserID?
    while true {
      let after = last
      let owners = try await service.engine.read { session throws(StoreFailure) in
        try DayPurgeRows.owners(before: limit, after: after, limit: Self.batch, in: session)
      }
      for owner in owners {
        while try await purgeSome(of: owner, before: limit) {}
      }
      guard owners.count == Self.batch else { break }
      last = owners.last
    }
    _ = try await service.writer.submit(for: nil) { storage throws(StoreFailure) in
      try DayPushRows.forget(before: limit, in: storage.session)
    }.committed()
  }

  /// Whether there was something.
  private func purgeSome(of owner: UserID, before limit: Instant) async throws -> Bool {
    try await service.writer.submit(for: owner) { storage throws(StoreFailure) in
      let keys = try DayPurgeRows.due(
        of: owner, before: limit, limit: Self.batch, in: storage.session)
      guard !keys.isEmpty else { return false }
      try service.write(keys.map { key in .remove(.user(owner), key) }, &storage)
      return true
    }.committed()
  }
}
