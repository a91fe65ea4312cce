import Application
import Core
import Server
import Store
import StoreSQLite
import Synchronization
import TestKit
import Testing

/// The year of DayBlock that `fieldday demo` makes for everybody.
@Suite struct DemoDayTests {
  private static let now: Int64 = 1_795_348_800_000

  /// A clock that stands still and chance that is the same every time.
  private static func fill() async throws -> (TemporaryDirectory, SQLiteDatabase) {
    let dice = Mutex(Dice(seed: 9))
    let ambient = Ambient(
      now: { Instant(milliseconds: now) }, ticks: Ambient.system.ticks,
      randomOctets: { count in
        dice.withLock { dice in
          (0..<count).map { _ in UInt8(truncatingIfNeeded: dice.next()) }
        }
      }, sleep: Ambient.system.sleep)
    let place = try TemporaryDirectory()
    _ = try await Demo.fill(
      data: place.path, peppersFile: nil, size: DemoSize(golfers: 40, rounds: 110),
      ambient: ambient)
    return (place, try SQLiteDatabase.open(directory: place.path))
  }

  private func numbers(_ sql: SQL, _ engine: SQLiteDatabase) throws -> [Int] {
    try engine.readNow { session throws(StoreFailure) in
      try session.rows(sql) { row throws(StoreFailure) in try row[0] }
    }
  }

  @Test func everybodyHasAYearToLookAt() async throws {
    let (place, engine) = try await Self.fill()
    defer { withExtendedLifetime(place) {} }
    func each(_ sql: SQL) throws -> [Int] { try numbers(sql, engine) }
    #expect(try each("SELECT count(*) FROM day_group GROUP BY owner") == [3, 3, 3, 3])
    #expect(try each("SELECT count(*) FROM day_block GROUP BY owner") == [15, 15, 15, 15])
    let sessions = try each("SELECT count(*) FROM day_session GROUP BY owner")
    #expect(sessions.count == 4 && sessions.allSatisfy { count in count > 400 })
    let days = try each("SELECT count(DISTINCT day) FROM day_session GROUP BY owner")
    #expect(days.allSatisfy { count in count > 200 })
    let spans = try each("SELECT max(day) - min(day) FROM day_session GROUP BY owner")
    #expect(spans.allSatisfy { span in span > 355 })
    #expect(try each("SELECT count(DISTINCT block) FROM day_session") == [60])
    let produced = try each("SELECT sum(half_blocks) FROM day_session GROUP BY owner")
    #expect(produced.allSatisfy { halves in halves > 700 })
    let paused = try each(
      "SELECT count(*) FROM day_session WHERE ended_at - started_at > active AND run IS NOT NULL")
    #expect(paused[0] > 200)
    #expect(try each("SELECT count(*) FROM day_edition")[0] > 10)
    #expect(try each("SELECT count(*) FROM day_session WHERE body LIKE '%\"m\":%'")[0] > 200)
    #expect(try each("SELECT count(*) FROM day_run WHERE state = 'discarded'")[0] > 3)
    let live = try each("SELECT state_at FROM day_run WHERE state IN ('running', 'paused')")
    #expect(live == [Int(Self.now) - 47 * 60_000])
    try engine.close()
  }

  @Test func everythingIsInThePast() async throws {
    let (place, engine) = try await Self.fill()
    defer { withExtendedLifetime(place) {} }
    for wrong: SQL in [
      "SELECT count(*) FROM day_session WHERE ended_at > \(Self.now)",
      "SELECT count(*) FROM command_rejection",
      """
      SELECT count(*) FROM day_session AS a JOIN day_session AS b ON a.owner = b.owner
        AND a.id < b.id AND a.started_at < b.ended_at AND b.started_at < a.ended_at
      WHERE a.deleted_at IS NULL AND b.deleted_at IS NULL
      """,
    ] {
      #expect(try numbers(wrong, engine) == [0], "\(wrong.text)")
    }
    try engine.close()
  }
}
