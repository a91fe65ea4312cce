import Core
import Server
import Store

/// Statements about the browsers a person has signed in with.
enum KnownBrowserRows {
  /// Whether somebody signed in to this login with the browser before.
  static func isKnown(
    _ browser: SessionTokenHash, login: String, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      """
      SELECT count(*) FROM known_browser AS b JOIN user_account AS a ON a.id = b.account_id
      WHERE a.login = \(login) AND b.browser_hash = \(browser.bytes)
      """)
    return found == 1
  }

  /// Remembers a browser; answers whether it is new to a person who already had another.
  static func recognise(
    _ browser: SessionTokenHash, of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let others: Int? = try session.value(
      "SELECT count(*) FROM known_browser WHERE account_id = \(user)")
    let added = try session.run(
      """
      INSERT INTO known_browser (account_id, browser_hash, known_since)
      VALUES (\(user), \(browser.bytes), \(now)) ON CONFLICT (account_id, browser_hash) DO NOTHING
      """)
    return added == 1 && (others ?? 0) > 0
  }

  static func forgetAll(of user: UserID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM known_browser WHERE account_id = \(user)")
  }
}

extension KnownBrowserRows {
  static func all(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> [SessionTokenHash] {
    try session.rows(
      "SELECT browser_hash FROM known_browser WHERE account_id = \(user)"
    ) { row throws(StoreFailure) in SessionTokenHash(try row[0]) }
  }
}
