import Core
import DayBlockDomain
import DayBlockServer
import Server
import Store
import StoreSQLite
import Sync
import TestKit
import Testing
import Wire

@testable import DayBlockTestKit

/// A real database with DayBlock's tables, and how tests write and read it.
struct DayDatabase {
  typealias Storage = SQLStorage<DayBlockTables, SQLiteSession>

  let database: TemporaryDatabase

  init(onDisk: Bool = false) throws {
    let migrations = DayBlockTables.migrations + [PushRows.migrations]
    database =
      onDisk ? try TemporaryDatabase(onDisk: migrations) : try TemporaryDatabase(migrations)
  }

  var engine: SQLiteDatabase { database.engine }

  /// As the server writes what it has decided.
  func enact(_ changes: [Change<DayBlockEntity>]) throws {
    try engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      #expect(try ServerRules<Storage>().enact(changes, in: &storage) != nil)
    }
  }

  func put(_ entities: [DayBlockEntity], of user: UserID = Ledger.user) throws {
    try enact(entities.map { entity in .put(.user(user), entity) })
  }

  func load(
    _ reads: [DayBlockRead], for user: UserID = Ledger.user
  ) throws -> DayBlockReplica {
    try engine.readNow { session throws(StoreFailure) in
      try DayBlockTables.load(reads, for: user, session)
    }
  }

  func count(_ sql: SQL) throws -> Int {
    try engine.readNow { session throws(StoreFailure) in try session.value(sql) ?? 0 }
  }

  /// How the database looks for what a statement asks for.
  func plan(_ sql: SQL) throws -> [String] {
    try engine.readNow { session throws(StoreFailure) in
      try session.rows("EXPLAIN QUERY PLAN \(sql)") { row throws(StoreFailure) -> String in
        try row["detail"]
      }
    }
  }

  /// What somebody's devices hold, as a new one is sent it.
  func entities(of user: UserID = Ledger.user) throws -> [DayBlockEntity] {
    try engine.readNow { session throws(StoreFailure) in
      let storage = Storage(session)
      var found: [DayBlockEntity] = []
      for extent in try storage.extents(readableBy: user) {
        for row in try storage.snapshot(
          of: extent.scope, asOf: extent.head, after: nil, limit: 10_000)
        {
          guard let body = row.body, let json = try? JSON.parse(body),
            let entity = try? DayBlockEntity.decode(row.key, WireCursor(json))
          else { continue }
          found.append(entity)
        }
      }
      return found.sorted { a, b in a.key < b.key }
    }
  }

  func replica(of user: UserID = Ledger.user) throws -> DayBlockReplica {
    var replica = DayBlockReplica()
    for entity in try entities(of: user) { replica.set(entity.key, to: entity) }
    return replica
  }

  static let tables: [DayBlockEntity.Kind: String] = [
    .group: "day_group", .block: "day_block", .run: "day_run", .session: "day_session",
    .edition: "day_edition", .settings: "day_settings",
  ]
}
