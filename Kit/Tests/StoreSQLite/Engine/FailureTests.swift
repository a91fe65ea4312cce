import Core
import Store
import StoreSQLite
import TestKit
import Testing

@Suite struct FailureTests {
  let engine: SQLiteDatabase

  init() throws {
    engine = try SQLiteDatabase.inMemory()
    try engine.run("CREATE TABLE parent (id INTEGER NOT NULL PRIMARY KEY) STRICT")
    try engine.run(
      """
      CREATE TABLE child (
        id INTEGER NOT NULL PRIMARY KEY,
        parent INTEGER NOT NULL REFERENCES parent (id),
        size INTEGER NOT NULL CONSTRAINT size_positive CHECK (size > 0)
      ) STRICT
      """)
    try engine.run("INSERT INTO parent (id) VALUES (1)")
  }

  private func failure(_ sql: SQL) -> StoreFailure.Kind? {
    do throws(StoreFailure) {
      try engine.run(sql)
      return nil
    } catch { return error.kind }
  }

  @Test func constraintsAreNamed() {
    #expect(
      failure("INSERT INTO child (parent, size) VALUES (1, 0)") == .constraint("size_positive"))
    #expect(failure("INSERT INTO parent (id) VALUES (1)") == .constraint("parent.id"))
    #expect(failure("INSERT INTO child (parent, size) VALUES (2, 1)") == .constraint(""))
    let mistyped = failure("INSERT INTO child (parent, size) VALUES (1, \("text"))")
    guard case .constraint = mistyped else {
      Issue.record("a text in a column of numbers: \(String(describing: mistyped))")
      return
    }
    #expect(failure("INSERT INTO child (size) VALUES (1)") == .constraint("child.parent"))
  }

  @Test func nonsenseIsAFailureWithoutValues() throws {
    do {
      try engine.run("SELECT secret FROM nowhere WHERE a = \("hidden@example.org")")
      Issue.record("a statement about a missing table succeeded")
    } catch {
      #expect(error.kind == .other(1))
      #expect(!error.description.contains("hidden"))
    }
  }

  @Test func aThrowingBodyLeavesNothing() throws {
    let before: Int? = try engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM child")
    }
    #expect(throws: StoreFailure.self) {
      try engine.writeNow { session throws(StoreFailure) in
        try session.run("INSERT INTO child (parent, size) VALUES (1, 1)")
        throw StoreFailure(.mismatch, "enough")
      }
    }
    let after: Int? = try engine.readNow { session throws(StoreFailure) in
      try session.value("SELECT count(*) FROM child")
    }
    #expect(before == 0)
    #expect(after == 0)
  }

  @Test func savepointsUndoTheirPartOnly() throws {
    struct No: Error {}
    try engine.writeNow { session throws(StoreFailure) in
      try session.run("INSERT INTO child (id, parent, size) VALUES (1, 1, 1)")
      do throws(SavepointFailure<No>) {
        try session.savepoint { () throws(No) in
          do {
            try session.run("INSERT INTO child (id, parent, size) VALUES (2, 1, 1)")
            try session.savepoint { () throws(StoreFailure) in
              _ = try session.run("INSERT INTO child (id, parent, size) VALUES (3, 1, 1)")
            }
          } catch { Issue.record("\(error)") }
          throw No()
        }
      } catch { guard case .body = error else { throw StoreFailure(.mismatch, "savepoint") } }
      try session.run("INSERT INTO child (id, parent, size) VALUES (4, 1, 1)")
    }
    let ids: [Int] = try engine.readNow { session throws(StoreFailure) in
      try session.rows("SELECT id FROM child ORDER BY id") { row throws(StoreFailure) in
        try row[0]
      }
    }
    #expect(ids == [1, 4])
  }

  @Test func aReadCannotWrite() {
    #expect(throws: StoreFailure.self) {
      try engine.readNow { session throws(StoreFailure) in
        _ = try session.run("INSERT INTO parent (id) VALUES (9)")
      }
    }
  }

  private static let endless: SQL = """
    WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n
    """

  @Test func aReadThatTakesTooLongIsInterrupted() async throws {
    let place = try TemporaryDatabase(onDisk: [], options: SQLiteOptions(readLimit: .zero))
    do throws(StoreFailure) {
      _ = try await place.engine.read { session throws(StoreFailure) in
        try session.first(Self.endless)
      }
      Issue.record("an endless read came to an end")
    } catch {
      #expect(error.kind == .interrupted)
    }
    // The connection is none the worse for it.
    let one: Int? = try await place.engine.read { session throws(StoreFailure) in
      try session.value("SELECT 1")
    }
    #expect(one == 1)
  }

  @Test func aCancelledReadIsInterrupted() async throws {
    let place = try TemporaryDatabase(onDisk: [])
    let reading = Task {
      do throws(StoreFailure) {
        _ = try await place.engine.read { session throws(StoreFailure) in
          try session.first(
            """
            WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n)
            SELECT count(*) FROM n
            """
          )
        }
        return StoreFailure.Kind?.none
      } catch { return error.kind }
    }
    reading.cancel()
    #expect(await reading.value == .interrupted)
  }
}
