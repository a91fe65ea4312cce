import Core
import Server
import Store
import StoreSQLite
import Sync
import TeePalsDomain
import TeePalsServer
import TestKit
import Testing
import Wire

/// A real database with TeePals' tables, and how tests write and read it.
struct GolfDatabase {
  typealias Storage = SQLStorage<TeePalsTables, SQLiteSession>

  let database: TemporaryDatabase

  /// - Parameter migrations: What else is in the database.
  init(onDisk: Bool = false, with migrations: [MigrationGroup] = []) throws {
    let all = migrations + TeePalsTables.migrations
    database = onDisk ? try TemporaryDatabase(onDisk: all) : try TemporaryDatabase(all)
  }

  var engine: SQLiteDatabase { database.engine }

  /// As the server writes what it has decided.
  func enact(_ changes: [Change<TeePalsEntity>]) throws {
    try engine.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      #expect(try ServerRules<Storage>().enact(changes, in: &storage) != nil)
    }
  }

  func load(_ reads: [TeePalsDomain.Read], for user: UserID) throws -> TeePalsReplica {
    try engine.readNow { session throws(StoreFailure) in
      try TeePalsTables.load(reads, for: user, session)
    }
  }

  func count(_ sql: SQL) throws -> Int {
    try engine.readNow { session throws(StoreFailure) in try session.value(sql) ?? 0 }
  }

  /// What somebody's devices hold: the scopes they are in, as a new one is sent them.
  func device(of user: UserID) throws -> TeePalsReplica {
    var replica = TeePalsReplica()
    for (_, entity) in try entities(readableBy: user) { replica.set(entity.key, to: entity) }
    return replica
  }

  func entities(readableBy user: UserID) throws -> [(Scope, TeePalsEntity)] {
    try engine.readNow { session throws(StoreFailure) in
      let storage = Storage(session)
      var found: [(Scope, TeePalsEntity)] = []
      for extent in try storage.extents(readableBy: user) {
        for row in try storage.snapshot(
          of: extent.scope, asOf: extent.head, after: nil, limit: 10_000)
        {
          guard let body = row.body, let json = try? JSON.parse(body),
            let entity = try? TeePalsEntity.decode(row.key, WireCursor(json))
          else { continue }
          found.append((extent.scope, entity))
        }
      }
      return found
    }
  }
}
