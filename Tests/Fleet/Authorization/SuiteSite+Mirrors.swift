import Application
import Core
import RefWatchDomain
import Server
import Store
import StoreSQLite
import Suite
import Sync

extension SuiteSite {
  /// Gives somebody a match and a mirror of it, both with the id of a session.
  func addMirror(like session: UserSessionID, of user: UserID) throws {
    let id: MatchID = session.retagged()
    var made = Match(
      id: id, home: TeamRef(name: "Harbour"), away: TeamRef(name: "Lantern"), rules: RuleSet(),
      createdAt: clock.now)
    made.owner = user
    let match = made
    let hash = SHA256Digest.of(Array(id.description.utf8))
    let end = clock.now.advanced(byMilliseconds: 1_000)
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try SuiteTables.put(.referee(.match(match)), in: .match(id), revision: 1, database)
      try database.run(
        """
        INSERT INTO mirror (id, owner, match, token_hash, audience, shows_names, delay, created_at,
          expires_at)
        VALUES (\(id), \(user), \(id), \(hash), 'public', 0, 0, 0, \(end))
        """)
    }
  }
}
