import Core
import Store
import Sync
import TeePalsDomain

/// Statements about whose words somebody is not shown.
enum VisibilityRows {
  /// A statement for the ids of whoever has blocked the person, is blocked by them, or is hidden
  /// from everybody.
  static func apart(from user: UserID) -> SQL {
    """
    SELECT blocked FROM golf_block WHERE owner = \(user)
    UNION SELECT owner FROM golf_block WHERE blocked = \(user)
    UNION SELECT golfer FROM golf_sanction
      WHERE ended_at IS NULL AND hides = 'all' AND golfer <> \(user)
    """
  }

  /// Those of ``apart(from:)``, in the person's own scope, and in each round that they are in and
  /// that names them. Most have nobody, and are asked about once.
  static func hidden(
    from user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [Scope: Set<UserID>] {
    let apart = apart(from: user)
    let people: [UserID] = try session.rows(apart) { row throws(StoreFailure) in try row[0] }
    guard !people.isEmpty else { return [:] }
    var hidden: [Scope: Set<UserID>] = [.user(user): Set(people)]
    let named = try session.rows(
      """
      SELECT scope_kind, scope_id, named FROM golf_mention
      WHERE scope_kind = 'round' AND named IN (\(apart)) AND EXISTS (
        SELECT 1 FROM scope_member WHERE scope_member.scope_kind = golf_mention.scope_kind
          AND scope_member.scope_id = golf_mention.scope_id AND user_id = \(user))
      """)
    for row in named {
      let scope = Scope(kind: try row[0], id: try row[1])
      hidden[scope, default: []].insert(try row[2])
    }
    return hidden
  }
}
