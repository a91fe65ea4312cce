import AccountsDomain
import Core
import Store

/// Statements about usernames.
enum UsernameRows {
  /// Whether nobody has a username, and nobody had it so lately that it is kept for them.
  static func isFree(
    _ name: Username, for user: UserID? = nil, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      """
      SELECT 1 FROM username WHERE name = \(name.text)
      UNION ALL SELECT 1 FROM kept_username
      WHERE name = \(name.text) AND kept_until > \(now)
        AND (\(user) IS NULL OR account_id IS NOT \(user))
      """)
    return found == nil
  }

  /// Gives an account a username, unless it has been taken meanwhile: then nothing happens and the
  /// answer is `false`.
  @discardableResult
  static func claim(
    _ name: Username, for account: Account, in session: some Session
  ) throws(StoreFailure) -> Bool {
    guard try isFree(name, for: account.id, at: account.created, in: session) else { return false }
    return try session.run(
      """
      INSERT INTO username (account_id, name, created_at)
      VALUES (\(account.id), \(name.text), \(account.created)) ON CONFLICT DO NOTHING
      """) == 1
  }

  static func name(of user: UserID, in session: some Session) throws(StoreFailure) -> String? {
    try session.value("SELECT name FROM username WHERE account_id = \(user)")
  }

  /// The address that the owner of a username signs in with.
  static func login(
    of name: String, in session: some Session
  ) throws(StoreFailure) -> String? {
    try session.value(
      """
      SELECT a.login FROM username AS u JOIN user_account AS a ON a.id = u.account_id
      WHERE u.name = \(name)
      """)
  }
}
