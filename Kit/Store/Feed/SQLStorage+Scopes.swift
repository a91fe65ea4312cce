import Core
import Sync

extension SQLStorage {
  public func memberships(of user: UserID) throws(StoreFailure) -> [Scope] {
    try session.rows(
      """
      SELECT scope_kind, scope_id FROM scope_member WHERE user_id = \(user)
      ORDER BY scope_kind, scope_id
      """
    ) { row throws(StoreFailure) in Scope(kind: try row[0], id: try row[1]) }
  }

  /// Everyone is a member of their own scope; no row says so.
  public func isMember(_ user: UserID, of scope: Scope) throws(StoreFailure) -> Bool {
    if scope == .user(user) { return true }
    return try session.first(
      """
      SELECT 1 FROM scope_member
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND user_id = \(user)
      """) != nil
  }

  public func members(of scope: Scope) throws(StoreFailure) -> [UserID] {
    try session.rows(
      """
      SELECT user_id FROM scope_member
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) ORDER BY user_id
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  public mutating func setMember(
    _ user: UserID, of scope: Scope, _ member: Bool
  ) throws(StoreFailure) {
    if member {
      try session.run(
        """
        INSERT INTO scope_member (scope_kind, scope_id, user_id)
        VALUES (\(scope.kind), \(scope.id), \(user)) ON CONFLICT DO NOTHING
        """)
    } else {
      try session.run(
        """
        DELETE FROM scope_member
        WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND user_id = \(user)
        """)
    }
  }
}
