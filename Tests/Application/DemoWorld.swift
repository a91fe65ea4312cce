import Application
import Core
import Lab
import Server
import Store
import StoreSQLite
import Synchronization
import TestKit
import Testing

/// A world that `make demo` made, to look at.
struct DemoWorld: Sendable {
  /// What people get. Filling it takes long: the tests share one, and change nothing in it.
  static let full = Task { try await DemoWorld(.full) }

  /// When it was made.
  static let now = Instant(milliseconds: 1_795_348_800_000)

  private let place: TemporaryDirectory
  let engine: SQLiteDatabase

  /// With a clock that stands still and chance that is the same every time.
  init(_ size: DemoSize) async throws {
    let dice = Mutex(Dice(seed: 8))
    let environment = ServerEnvironment(
      now: { Self.now }, ticks: ServerEnvironment.system.ticks,
      randomBytes: { count in
        dice.withLock { dice in
          (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
        }
      }, sleep: ServerEnvironment.system.sleep)
    place = try TemporaryDirectory()
    let people = try await Demo.fill(
      data: place.path, peppersFile: nil, size: size, environment: environment)
    #expect(people.count == 4)
    engine = try SQLiteDatabase.open(directory: place.path)
  }

  /// The first column of each row.
  func column<Value: SQLConvertible>(_ sql: SQL, of _: Value.Type = Value.self) throws -> [Value] {
    try engine.readNow { session throws(StoreFailure) in
      try session.rows(sql) { row throws(StoreFailure) in try row[0] }
    }
  }

  func count(_ sql: SQL) throws -> Int { try column(sql, of: Int.self).first ?? 0 }
}
