import Core
import Server
import Store

/// An authenticator app of a person, as it is stored.
struct StoredFactor: Hashable, Sendable {
  /// Encrypted; see ``FieldCipher``.
  let secret: [UInt8]
  let started: Instant
  let confirmed: Instant?
  let lastStep: Int64?
  let failures: Int
  let failedAt: Instant?

  /// The place that the encryption binds the secret to.
  static func place(of user: UserID) -> String { "user_totp/secret/" + user.description }
}

/// Statements about authenticator apps, recovery codes and the tickets between the two steps.
enum SecondFactorRows {
  static func find(
    _ user: UserID, in session: some Session
  ) throws(StoreFailure) -> StoredFactor? {
    guard
      let row = try session.first(
        """
        SELECT secret, started_at, confirmed_at, last_step, failures, failed_at FROM user_totp
        WHERE account_id = \(user)
        """)
    else { return nil }
    return StoredFactor(
      secret: try row[0], started: try row[1], confirmed: try row[2], lastStep: try row[3],
      failures: try row[4], failedAt: try row[5])
  }

  /// Whether signing in needs a second step.
  static func isOn(_ user: UserID, in session: some Session) throws(StoreFailure) -> Bool {
    try find(user, in: session)?.confirmed != nil
  }

  /// Begins setting one up, in place of what was begun before.
  static func begin(
    _ user: UserID, secret: [UInt8], at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM user_totp WHERE account_id = \(user)")
    try session.run(
      """
      INSERT INTO user_totp (account_id, secret, started_at) VALUES (\(user), \(secret), \(now))
      """)
  }

  static func confirm(
    _ user: UserID, step: Int64, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE user_totp SET confirmed_at = \(now), last_step = \(step), failures = 0
      WHERE account_id = \(user)
      """)
  }

  /// Notes that a code was used. `secret` is stored again when the keys have changed.
  static func use(
    _ user: UserID, step: Int64, secret: [UInt8]?, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "UPDATE user_totp SET last_step = \(step), failures = 0 WHERE account_id = \(user)")
    if let secret {
      try session.run("UPDATE user_totp SET secret = \(secret) WHERE account_id = \(user)")
    }
  }

  static func fail(
    _ user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE user_totp SET failures = failures + 1, failed_at = \(now) WHERE account_id = \(user)
      """)
  }

  static func remove(_ user: UserID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM user_totp WHERE account_id = \(user)")
    try session.run("DELETE FROM recovery_code WHERE account_id = \(user)")
    try session.run("DELETE FROM sign_in_ticket WHERE account_id = \(user)")
  }

  // MARK: Recovery codes

  static func setCodes(
    _ codes: [RecoveryCode], of user: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM recovery_code WHERE account_id = \(user)")
    for code in codes {
      try session.run(
        "INSERT INTO recovery_code (account_id, code_hash) VALUES (\(user), \(code.hash))")
    }
  }

  static func codesLeft(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Int {
    try session.value("SELECT COUNT(*) FROM recovery_code WHERE account_id = \(user)") ?? 0
  }

  /// Uses a code up; `false` when it is none.
  static func use(
    _ code: RecoveryCode, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      "DELETE FROM recovery_code WHERE account_id = \(user) AND code_hash = \(code.hash)") == 1
  }
}
