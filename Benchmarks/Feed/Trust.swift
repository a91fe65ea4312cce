import Core
import Store
import StoreSQLite
import TeePalsServer

/// Publishes a day of trust, while somebody else writes.
struct Trust {
  private let engine: SQLiteDatabase

  init(_ engine: SQLiteDatabase) { self.engine = engine }

  /// How long it took, and how long commands waited until they were looked at: meanwhile, and
  /// before that.
  func publish(at now: Instant) async throws -> String {
    let writer = GroupCommit(engine, TeePalsTables.self)
    let jobs = FeedbackJobs<SQLiteDatabase, TeePalsTables>(
      engine: engine, writer: writer, entity: { entity in entity })
    return try await Waits(writer: writer).text { try await jobs.publish(at: now) }
  }
}
