import Core
import Store
import StoreSQLite
import Sync
import TestKit
import Testing

/// What a device with much to see asks of the database, each time it looks for something new.
@Suite struct PullCostTests {
  private final class CountingSession: Session {
    let inner: SQLiteSession
    var statements = 0

    init(_ inner: SQLiteSession) { self.inner = inner }

    func run(_ sql: SQL) throws(StoreFailure) -> Int {
      statements += 1
      return try inner.run(sql)
    }

    func rows(_ sql: SQL) throws(StoreFailure) -> [Row] {
      statements += 1
      return try inner.rows(sql)
    }

    func first(_ sql: SQL) throws(StoreFailure) -> Row? {
      statements += 1
      return try inner.first(sql)
    }

    var isInTransaction: Bool { inner.isInTransaction }
  }

  /// Statements of the pull of a device that has everything of `count` scopes.
  private func statements(scopes count: Int) throws -> Int {
    let user = userID(1)
    return try TemporaryDatabase(NoteTables.migrations).engine.writeNow {
      session throws(StoreFailure) in
      let counting = CountingSession(session)
      var storage = SQLStorage<NoteTables, CountingSession>(counting)
      for number in 0..<count {
        let scope = roundScope(number)
        try storage.setMember(user, of: scope, true)
        _ = try storage.write(Note(id: noteID(number), text: "one"), in: scope)
      }
      let rules = ServerRules<SQLStorage<NoteTables, CountingSession>>()
      var cursor: String?
      for _ in 0..<10 {
        counting.statements = 0
        let request = PullRequest(
          device: deviceID(1), cursor: cursor, acknowledged: 0, limit: 1_000)
        guard case .success(let page) = try rules.pull(request, by: user, in: storage) else {
          return 0
        }
        cursor = page.cursor
        if !page.more, page.parts.isEmpty { return counting.statements }
      }
      return 0
    }
  }

  @Test func nothingNewCostsTheSameHoweverManyScopesThereAre() throws {
    let few = try statements(scopes: 2)
    #expect(few > 0)
    #expect(try statements(scopes: 500) == few)
  }
}
