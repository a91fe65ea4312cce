import Core
import Store
import StoreSQLite
import TestKit
import Testing

@Suite struct MigrationTests {
  let engine: SQLiteDatabase
  let first = Migration("createOne", "CREATE TABLE one (id INTEGER PRIMARY KEY) STRICT")
  let second = Migration("createTwo", "CREATE TABLE two (id INTEGER PRIMARY KEY) STRICT")

  init() throws { engine = try SQLiteDatabase.inMemory() }

  private func refusal(_ groups: [MigrationGroup]) -> MigrationFailure? {
    do throws(MigrationFailure) {
      try Migrator(groups).migrate(engine)
      return nil
    } catch { return error }
  }

  private func tables() throws -> [String] {
    try engine.readNow { session throws(StoreFailure) in
      try session.rows("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name") {
        row throws(StoreFailure) in try row[0]
      }
    }
  }

  @Test func appliesWhatIsDueOnce() throws {
    #expect(try Migrator([MigrationGroup("a", [first])]).migrate(engine) == ["a/createOne"])
    #expect(try Migrator([MigrationGroup("a", [first])]).migrate(engine) == [])
    #expect(
      try Migrator([MigrationGroup("a", [first, second])]).migrate(engine) == ["a/createTwo"])
    #expect(try tables() == ["migration", "one", "two"])
  }

  @Test func groupsGrowApart() throws {
    try Migrator([MigrationGroup("a", [first])]).migrate(engine)
    let applied = try Migrator([
      MigrationGroup("a", [first]), MigrationGroup("b", [second]),
    ]).migrate(engine)
    #expect(applied == ["b/createTwo"])
  }

  @Test func aChangedMigrationIsRefused() throws {
    try Migrator([MigrationGroup("a", [first])]).migrate(engine)
    let edited = Migration("createOne", "CREATE TABLE one (id INTEGER PRIMARY KEY, x TEXT) STRICT")
    #expect(refusal([MigrationGroup("a", [edited])]) == .changed(group: "a", name: "createOne"))
    let renamed = Migration("createUno", "CREATE TABLE one (id INTEGER PRIMARY KEY) STRICT")
    #expect(refusal([MigrationGroup("a", [renamed])]) == .changed(group: "a", name: "createOne"))
    #expect(
      refusal([MigrationGroup("a", [second, first])]) == .changed(group: "a", name: "createOne"))
    #expect(try tables() == ["migration", "one"])
  }

  @Test func aNewerProgramsDataIsRefused() throws {
    try Migrator([MigrationGroup("a", [first, second])]).migrate(engine)
    #expect(refusal([MigrationGroup("a", [first])]) == .unknown(group: "a", name: "createTwo"))
    #expect(refusal([]) == .unknown(group: "a", name: "createOne"))
  }

  @Test func aFailingMigrationLeavesNothing() throws {
    let broken = Migration("breakAll", "CREATE TABLE three (id NONSENSE) STRICT")
    guard case .failed("a", "breakAll", _) = refusal([MigrationGroup("a", [first, broken])]) else {
      Issue.record("a broken migration was not refused")
      return
    }
    #expect(try tables() == [])
  }

  @Test func deferredConstraintsAreRefused() {
    let deferred = Migration(
      "defer",
      """
      CREATE TABLE late (one INTEGER REFERENCES one (id) DEFERRABLE INITIALLY DEFERRED) STRICT
      """)
    guard case .failed("a", "defer", _) = refusal([MigrationGroup("a", [first, deferred])]) else {
      Issue.record("a deferred constraint was not refused")
      return
    }
  }

  @Test func layoutIsNotPartOfTheChecksum() {
    let one = Migration("m", "CREATE TABLE  one\n  (id INTEGER)", "SELECT 1")
    let other = Migration("m", "CREATE TABLE one (id INTEGER)", "SELECT 1")
    let merged = Migration("m", "CREATE TABLE one (id INTEGER) SELECT 1")
    #expect(one.checksum == other.checksum)
    #expect(one.checksum != merged.checksum)
    // Recorded in real data: it must stay what it is.
    #expect(Migration("m", "SELECT 1").checksum == Migration("other", "SELECT 1").checksum)
    #expect(Migration("m", "SELECT 1").checksum == 8_273_431_269_824_504_203)
  }

  @Test func tablesAreStrict() throws {
    let place = try TemporaryDatabase(NoteTables.migrations)
    let loose: [String] = try place.engine.readNow { session throws(StoreFailure) in
      try session.rows("SELECT name FROM pragma_table_list WHERE schema = 'main' AND strict = 0") {
        row throws(StoreFailure) in try row[0]
      }
    }
    #expect(loose.filter { name in !name.hasPrefix("sqlite_") } == [])
  }
}
