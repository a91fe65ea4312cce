import Core
import Store
import StoreSQLite
import Sync

/// A database could not be made.
struct FleetFailure: Error {
  let text: String
}

/// The production storage on SQLite in memory. Every commit counts as synced, so a power cut takes
/// nothing.
struct SQLiteServer<Tables: EntityTables>: FleetServer where Tables.Domain: FleetDomain {
  typealias Storage = SQLStorage<Tables, SQLiteSession>

  private var database: SQLiteDatabase
  private var backup: SQLiteDatabase?

  init(epoch: Epoch) throws(FleetFailure) {
    do throws(StoreFailure) {
      database = try SQLiteDatabase.inMemory()
    } catch {
      throw FleetFailure(text: "no database: \(error)")
    }
    do throws(MigrationFailure) {
      _ = try Migrator([SyncSchema.migrations] + Tables.migrations).migrate(database)
    } catch {
      throw FleetFailure(text: "no schema: \(error)")
    }
    do throws(StoreFailure) {
      _ = try database.writeNow { session throws(StoreFailure) in
        try EpochTable.begin(with: epoch, in: session)
      }
    } catch {
      throw FleetFailure(text: "no epoch: \(error)")
    }
  }

  func read<Value>(_ body: (Storage) -> Result<Value, StoreFailure>) -> Value? {
    try? database.readNow { session throws(StoreFailure) in try body(Storage(session)).get() }
  }

  mutating func write<Value>(
    _ body: (inout Storage) -> Result<Value, StoreFailure>
  ) -> Value? {
    try? database.writeNow { session throws(StoreFailure) in
      var storage = Storage(session)
      return try body(&storage).get()
    }
  }

  mutating func raiseFloor(of scope: Scope, to floor: Int64) {
    _ = writing { storage throws(StoreFailure) in
      try storage.raiseFloor(of: scope, to: floor)
    }
  }

  mutating func sweep(_ scope: Scope, limit: Int) -> Bool {
    let more = writing { storage throws(StoreFailure) in
      try storage.sweep(scope, limit: limit) != nil
    }
    return more ?? false
  }

  mutating func powerCut() {}

  mutating func backUp() { backup = try? database.copy() }

  mutating func restore(epoch: Epoch) -> Bool {
    guard let copy = try? backup?.copy() else { return false }
    database = copy
    let done: Void? = try? database.writeNow { session throws(StoreFailure) in
      try EpochTable.replace(with: epoch, in: session)
    }
    return done != nil
  }

  mutating func pass(_ milliseconds: Int64) {}
}
