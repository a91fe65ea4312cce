import Core
import Server
import Store

/// What the right password opens when a second step is needed: five minutes and five attempts.
enum SignInTicket {
  /// Milliseconds.
  static let life: Int64 = 300_000
  static let attempts = 5
}

/// Statements about tickets.
enum TicketRows {
  static func add(
    _ token: SessionTokenHash, for user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM sign_in_ticket WHERE expires_at <= \(now)")
    try session.run(
      """
      INSERT INTO sign_in_ticket (token_hash, account_id, expires_at)
      VALUES (\(token.bytes), \(user), \(now.advanced(byMilliseconds: SignInTicket.life)))
      """)
  }

  /// Whose ticket it is; counts the attempt. `nil` when it has ended or never was.
  static func attempt(
    _ token: SessionTokenHash, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> UserID? {
    let counted = try session.run(
      """
      UPDATE sign_in_ticket SET attempts = attempts + 1
      WHERE token_hash = \(token.bytes) AND expires_at > \(now)
        AND attempts < \(SignInTicket.attempts)
      """)
    guard counted == 1 else { return nil }
    return try session.value(
      "SELECT account_id FROM sign_in_ticket WHERE token_hash = \(token.bytes)")
  }

  static func end(
    _ token: SessionTokenHash, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM sign_in_ticket WHERE token_hash = \(token.bytes)")
  }

  /// A change of password ends what the old one opened.
  static func endAll(of user: UserID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM sign_in_ticket WHERE account_id = \(user)")
  }
}
