import Application
import Core
import DayBlockDomain
import Server
import Store
import StoreSQLite
import Suite
import Sync
import Testing
import Wire

extension SuiteSite {
  /// An import under the session's id.
  func addDayImport(like session: UserSessionID, of user: UserID) throws {
    let things = DayThings(clock.moment)
    var imported = DaySession.sessions(
      of: things.imported, boundary: 0, batch: session.retagged(), at: clock.now)
    #expect(!imported.isEmpty)
    // More than one would be on two days.
    imported = Array(imported.prefix(1))
    _ = try build.engine.writeNow { [imported] database throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(database)
      let changes: [Change<SuiteEntity>] = imported.map { session in
        .put(.user(user), .day(.session(session)))
      }
      #expect(try ServerRules<Storage>().enact(changes, in: &storage) != nil)
    }
  }

  /// Everything of DayBlock's that a person's devices do not send: secret addresses, a call, and
  /// when a block is due.
  func addDayExtras(_ person: SuitePerson, _ client: SuiteClient) async throws {
    for kind in ["calendar", "glance", "remote"] {
      let made = try await client.ask(
        "POST", "/api/day/" + kind, body: .object([]), cookie: person.cookie)
      #expect(made.status == 201)
    }
    let (user, run): (UserID, DayRunID) = (person.user, clock.moment.id(87))
    let block: BlockID = clock.moment.id(88)
    _ = try build.engine.writeNow { session throws(StoreFailure) in
      try session.run(
        """
        INSERT INTO day_call (owner, run, cause, number, called_at)
        VALUES (\(user), \(run), 'unit', 1, \(clock.now))
        """)
      try session.run(
        """
        INSERT INTO day_plan (owner, block, due_at, seen_at)
        VALUES (\(user), \(block), \(clock.now), \(clock.now))
        """)
    }
  }
}
