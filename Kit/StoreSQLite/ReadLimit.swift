import GRDB
import GRDBSQLite

/// Ends a read that takes too long: an old snapshot keeps the log from being reset, and it grows.
///
/// SQLite asks every 4,096 steps of its machine whether to go on.
final class ReadLimit {
  private let end: ContinuousClock.Instant

  private init(_ limit: Duration) { end = ContinuousClock.now.advanced(by: limit) }

  /// Runs `body`; once `limit` has passed its statements fail as interrupted.
  static func run<Value>(
    _ limit: Duration, on database: Database, _ body: () throws -> Value
  ) throws -> Value {
    let readLimit = ReadLimit(limit)
    let context = Unmanaged.passUnretained(readLimit).toOpaque()
    sqlite3_progress_handler(
      database.sqliteConnection, 4_096,
      { context in
        guard let context else { return 0 }
        let limit = Unmanaged<ReadLimit>.fromOpaque(context).takeUnretainedValue()
        return ContinuousClock.now >= limit.end ? 1 : 0
      }, context)
    defer { sqlite3_progress_handler(database.sqliteConnection, 0, nil, nil) }
    return try withExtendedLifetime(readLimit) { try body() }
  }
}
