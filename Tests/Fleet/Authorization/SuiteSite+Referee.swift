import Application
import Core
import RefWatchDomain
import Server
import Store
import StoreSQLite
import Suite
import Sync

extension SuiteSite {
  /// A pack of the server under the session's id.
  func addPack(like session: UserSessionID) throws {
    let name = session.description
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO reference_pack (id, name, season, version, items, body, updated_at)
        VALUES (\(session), \(name), '', 1, 1, '{}', 0)
        """)
    }
  }

  /// A match of a person and an open invitation to it, both under the session's id.
  func addCrew(like session: UserSessionID, of user: UserID) throws {
    let id: MatchID = session.retagged()
    var match = Match(
      id: id, home: TeamRef(name: "Home"), away: TeamRef(name: "Away"), rules: RuleSet(),
      createdAt: clock.now)
    match.owner = user
    let hash = SHA256Digest.of(Array(id.description.utf8))
    let end = clock.now.advanced(byMilliseconds: 1_000)
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      typealias Storage = SQLStorage<SuiteTables, SQLiteSession>
      var storage = Storage(database)
      let scope = Scope.match(id)
      _ = try ServerRules<Storage>().enact(
        [.join(scope, user), .put(scope, .referee(.match(match)))], in: &storage)
      try database.run(
        """
        INSERT INTO crew_invitation (id, match, token_hash, role, uses_left, created_at, expires_at)
        VALUES (\(id), \(id), \(hash), 'recorder', 1, 0, \(end))
        """)
    }
  }
}
