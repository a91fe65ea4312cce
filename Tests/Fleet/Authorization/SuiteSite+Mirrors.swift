import Core
import RefWatchDomain
import Server
import Store
import StoreSQLite
import Sync
import Wire

extension SuiteSite {
  /// Gives somebody a match and a mirror of it, both with the id of a session.
  func addMirror(like session: UserSessionID, of user: UserID) throws {
    let id: MatchID = session.retagged()
    var match = Match(
      id: id, home: TeamRef(name: "Harbour"), away: TeamRef(name: "Lantern"), rules: RuleSet(),
      createdAt: clock.now)
    match.owner = user
    let body = match.body.text
    let scope = Scope.match(id)
    let key = RefWatchEntity.Kind.match.key(id)
    let hash = SHA256Digest.of(Array(id.description.utf8))
    let end = clock.now.advanced(byMilliseconds: 1_000)
    _ = try build.engine.writeNow { database throws(StoreFailure) in
      try database.run(
        """
        INSERT INTO feed_head (scope_kind, scope_id, seq, floor)
        VALUES (\(scope.kind), \(scope.id), 1, 0)
        """)
      try database.run(
        """
        INSERT INTO feed (scope_kind, scope_id, seq, kind, id, revision, body, last_of_command)
        VALUES (\(scope.kind), \(scope.id), 1, \(key.kind), \(key.id), 1, \(body), 1)
        """)
      try database.run(
        """
        INSERT INTO mirror (id, owner, match, token_hash, audience, shows_names, delay, created_at,
          expires_at)
        VALUES (\(id), \(user), \(id), \(hash), 'public', 0, 0, 0, \(end))
        """)
    }
  }
}
