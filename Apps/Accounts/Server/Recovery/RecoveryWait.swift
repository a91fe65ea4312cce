import Core
import Server
import Store

/// The wait before an account without a password gets one: who reads its mail is not yet who holds
/// its passkeys (specification §27).
enum RecoveryWait {
  /// Milliseconds.
  static let length: Int64 = 86_400_000

  static func begin(
    _ secret: OneTimeSecretID, until opens: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "INSERT INTO recovery_wait (secret_id, opens_at) VALUES (\(secret), \(opens))")
  }

  /// When it is over.
  static func end(
    of secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) -> Instant? {
    try session.value("SELECT opens_at FROM recovery_wait WHERE secret_id = \(secret)")
  }

  /// Ends every wait of an account, and what would end them; `false` when there was none.
  @discardableResult
  static func endAll(of user: UserID, in session: some Session) throws(StoreFailure) -> Bool {
    let ended = try session.run(
      """
      DELETE FROM identity_secret
      WHERE account_id = \(user) AND purpose IN ('recovery', 'endRecovery')
      """)
    return ended > 0
  }
}
