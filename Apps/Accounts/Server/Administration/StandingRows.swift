import AccountsDomain
import Core
import Store

/// Statements about what people are trusted with and whether their accounts can be used.
public enum StandingRows {
  /// `nil` for an account that does not exist.
  public static func find(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> Standing? {
    guard
      let row = try session.first("SELECT role, status FROM user_account WHERE id = \(user)")
    else { return nil }
    return try read(role: try row[0], status: try row[1])
  }

  /// Whether the account exists and nobody has locked it.
  static func isActive(_ user: UserID, in session: some Session) throws(StoreFailure) -> Bool {
    try find(user, in: session)?.status == .active
  }

  /// How many other people could look after the server.
  public static func otherAdmins(
    than user: UserID, in session: some Session
  ) throws(StoreFailure) -> Int {
    let found: Int? = try session.value(
      """
      SELECT count(*) FROM user_account
      WHERE role = 'admin' AND status = 'active' AND id <> \(user)
      """)
    return found ?? 0
  }

  static func set(
    _ status: AccountStatus, of user: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "UPDATE user_account SET status = \(status.rawValue) WHERE id = \(user)")
  }

  static func set(
    _ role: MemberRole, of user: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("UPDATE user_account SET role = \(role.rawValue) WHERE id = \(user)")
  }

  static func read(role: String, status: String) throws(StoreFailure) -> Standing {
    guard let role = MemberRole(rawValue: role), let status = AccountStatus(rawValue: status)
    else { throw StoreFailure(.mismatch, "a stored standing is not readable") }
    return Standing(role: role, status: status)
  }
}
