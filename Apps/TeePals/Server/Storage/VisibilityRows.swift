import Core
import Store
import Sync
import TeePalsDomain

/// Statements about whose words somebody is not shown.
enum VisibilityRows {
  /// Many are hidden in time, few of them where somebody reads.
  static let migration = Migration(
    "addHiddenGolfers",
    "CREATE INDEX golf_mention_in ON golf_mention (scope_kind, scope_id, named)",
    """
    CREATE INDEX golf_sanction_hiding ON golf_sanction (golfer)
      WHERE ended_at IS NULL AND hides = 'all'
    """)

  /// A statement for the ids of whoever has blocked the person, is blocked by them, or is hidden
  /// from everybody.
  static func apart(from user: UserID) -> SQL {
    """
    \(blocked(by: user)) UNION SELECT golfer FROM golf_sanction
      WHERE ended_at IS NULL AND hides = 'all' AND golfer <> \(user)
    """
  }

  /// A statement for the ids of whoever has blocked the person or is blocked by them.
  static func blocked(by user: UserID) -> SQL {
    """
    SELECT blocked FROM golf_block WHERE owner = \(user)
    UNION SELECT owner FROM golf_block WHERE blocked = \(user)
    """
  }

  /// Those of ``apart(from:)`` by the scopes that the person reads: their own, and each round that
  /// they are in and that names them. Of those whom moderators hide, who are many in time, none is
  /// in a scope that does not name them.
  static func hidden(
    from user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [Scope: Set<UserID>] {
    let blocked = blocked(by: user)
    let people: [UserID] = try session.rows(blocked) { row throws(StoreFailure) in try row[0] }
    var hidden: [Scope: Set<UserID>] = [:]
    if !people.isEmpty {
      hidden[.user(user)] = Set(people)
      try take(
        """
        SELECT scope_kind, scope_id, named FROM golf_mention
        WHERE scope_kind = 'round' AND named IN (\(blocked)) AND EXISTS (
          SELECT 1 FROM scope_member WHERE scope_member.scope_kind = golf_mention.scope_kind
            AND scope_member.scope_id = golf_mention.scope_id AND user_id = \(user))
        """, into: &hidden, session)
    }
    try take(silenced(for: user), into: &hidden, session)
    return hidden
  }

  /// Whom moderators hide, found from where the person reads: the joins stay in this order.
  private static func silenced(for user: UserID) -> SQL {
    """
    SELECT golf_mention.scope_kind, golf_mention.scope_id, named
    FROM (SELECT 'user' AS kind, \(user) AS id UNION ALL
        SELECT scope_kind, scope_id FROM scope_member
        WHERE user_id = \(user) AND scope_kind = 'round') AS read
      CROSS JOIN golf_mention
      CROSS JOIN golf_sanction
    WHERE golf_mention.scope_kind = read.kind AND golf_mention.scope_id = read.id
      AND named <> \(user) AND golf_sanction.golfer = named
      AND golf_sanction.ended_at IS NULL AND golf_sanction.hides = 'all'
    """
  }

  private static func take(
    _ named: SQL, into hidden: inout [Scope: Set<UserID>], _ session: some Session
  ) throws(StoreFailure) {
    for row in try session.rows(named) {
      let scope = Scope(kind: try row[0], id: try row[1])
      hidden[scope, default: []].insert(try row[2])
    }
  }
}
