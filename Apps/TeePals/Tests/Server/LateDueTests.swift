import Core
import Store
import StoreSQLite
import Sync
import Synchronization
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing

@testable import TeePalsTestKit

/// A database in which something is committed before the next transaction that writes.
private final class OvertakenDatabase: StoreEngine {
  typealias Connection = SQLiteSession

  private let base: SQLiteDatabase
  private let statement: Mutex<SQL?>

  init(_ base: SQLiteDatabase, by statement: SQL) {
    self.base = base
    self.statement = Mutex(statement)
  }

  func writeNow<Value>(
    _ body: (SQLiteSession) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    let first = statement.withLock { statement -> SQL? in
      defer { statement = nil }
      return statement
    }
    if let first {
      try base.writeNow { session throws(StoreFailure) in _ = try session.run(first) }
    }
    return try base.writeNow(body)
  }

  func readNow<Value>(
    _ body: (SQLiteSession) throws(StoreFailure) -> Value
  ) throws(StoreFailure) -> Value {
    try base.readNow(body)
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (SQLiteSession) throws(StoreFailure) -> Value
  ) async throws(StoreFailure) -> Value {
    try await base.read(body)
  }
}

@Suite("What becomes due while trust is published") struct LateDueTests {
  @Test("stays due, and is published the next time")
  func late() async throws {
    let (host, ann) = (SampleGolf.user(0), SampleGolf.user(1))
    var town = GolfTown(people: 2)
    _ = town.played(1, by: host, with: [ann])
    let golf = try GolfDatabase(onDisk: true)
    try golf.enact(
      town.members.flatMap { scope, people -> [Change<TeePalsEntity>] in
        people.map { user in .join(scope, user) }
      })
    // What others point to comes first.
    let first: [TeePalsEntity.Kind] = [.profile, .round]
    let keys = town.rows.keys.sorted { one, other in
      let places = [one, other].map { key in
        first.firstIndex { kind in kind.rawValue == key.kind } ?? first.count
      }
      return places[0] != places[1] ? places[0] < places[1] : one < other
    }
    try golf.enact(
      keys.compactMap { key -> Change<TeePalsEntity>? in
        guard let scope = town.homes[key], let entity = town.rows[key] else { return nil }
        return .put(scope, entity)
      })
    let noon = TrustPublishing.latest(before: town.now.advanced(byMilliseconds: GolfTown.day))
    let since = noon.advanced(byMilliseconds: -1)
    let engine = OvertakenDatabase(
      golf.engine, by: "INSERT INTO golf_trust_due (since, user_id) VALUES (\(since), \(host))")
    let writer = GroupCommit(engine, TeePalsTables.self)
    let jobs = FeedbackJobs<OvertakenDatabase, TeePalsTables>(
      engine: engine, writer: writer
    ) { entity in entity }
    let due: SQL = "SELECT count(*) FROM golf_trust_due WHERE since <= \(noon)"
    #expect(try golf.count(due) == 2)
    try await jobs.publish(at: noon)
    #expect(try golf.count("\(due) AND since = \(since)") == 1)
    #expect(try golf.count(due) == 1)
    try await jobs.publish(at: noon)
    #expect(try golf.count(due) == 0)
    await writer.drain()
  }
}
