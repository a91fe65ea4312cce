import AccountsDomain
import Core
import Store

/// An account as it is stored.
public struct Account: Hashable, Sendable {
  public let id: UserID
  /// What the person typed.
  public let email: String
  public let created: Instant
}

/// Statements about accounts and passwords.
public enum AccountRows {
  public static func account(
    _ id: UserID, in session: some Session
  ) throws(StoreFailure) -> Account? {
    guard
      let row = try session.first(
        "SELECT id, email, created_at FROM user_account WHERE id = \(id)")
    else { return nil }
    return Account(id: try row[0], email: try row[1], created: try row[2])
  }

  public static func id(
    login: String, in session: some Session
  ) throws(StoreFailure) -> UserID? {
    try session.value("SELECT id FROM user_account WHERE login = \(login)")
  }

  /// Adds an account with its password, if it has one, unless the login is in use: then nothing
  /// happens and the answer is `false`.
  public static func add(
    _ account: Account, login: String, password: ScryptHash?, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let added = try session.run(
      """
      INSERT INTO user_account (id, login, email, created_at)
      VALUES (\(account.id), \(login), \(account.email), \(account.created))
      ON CONFLICT (login) DO NOTHING
      """)
    guard added == 1 else { return false }
    guard let password else { return true }
    try session.run(
      """
      INSERT INTO password_credential (account_id, encoded, changed_at)
      VALUES (\(account.id), \(password.text), \(account.created))
      """)
    return true
  }

  /// The account and the stored password of a login. A locked account is as good as none.
  public static func credential(
    login: String, in session: some Session
  ) throws(StoreFailure) -> (account: Account, password: ScryptHash)? {
    guard
      let row = try session.first(
        """
        SELECT a.id, a.email, a.created_at, p.encoded FROM user_account AS a
        JOIN password_credential AS p ON p.account_id = a.id
        WHERE a.login = \(login) AND a.status = 'active'
        """)
    else { return nil }
    let encoded: String = try row[3]
    guard let password = ScryptHash(encoded) else {
      throw StoreFailure(.mismatch, "a stored password is not readable")
    }
    return (Account(id: try row[0], email: try row[1], created: try row[2]), password)
  }

  /// Sets the password, the first one too.
  public static func setPassword(
    of id: UserID, to password: ScryptHash, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO password_credential (account_id, encoded, changed_at)
      VALUES (\(id), \(password.text), \(now))
      ON CONFLICT (account_id) DO UPDATE
      SET encoded = excluded.encoded, changed_at = excluded.changed_at
      """)
  }

  /// Stores the same password in its present form, unless it has been changed meanwhile.
  static func renewPassword(
    of id: UserID, from old: ScryptHash, to new: ScryptHash, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE password_credential SET encoded = \(new.text)
      WHERE account_id = \(id) AND encoded = \(old.text)
      """)
  }

  /// The stored password of an account.
  static func password(
    of id: UserID, in session: some Session
  ) throws(StoreFailure) -> ScryptHash? {
    let encoded: String? = try session.value(
      "SELECT encoded FROM password_credential WHERE account_id = \(id)")
    return encoded.flatMap { text in ScryptHash(text) }
  }
}
