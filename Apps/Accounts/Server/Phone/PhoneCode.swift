import Core
import Server
import Store

/// Six digits on their way to a telephone, good once, for ten minutes, in the browser that asked.
struct PhoneCode: Sendable {
  let id: OneTimeSecretID
  let digits: String

  init(environment: ServerEnvironment) {
    id = environment.moment().id(40)
    digits = OneTimeSecret.digits(environment)
  }
}

/// Statements about codes on their way to telephones: one for each account.
enum PhoneCodeRows {
  enum Match: Sendable { case right, wrong, dead }

  /// Stores a code; the one before dies.
  static func add(
    _ code: PhoneCode, of user: UserID, _ visitor: Visitor, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    try remove(of: user, in: session)
    try session.run(
      """
      INSERT INTO phone_code (account_id, id, browser_hash, code_hash, tries, expires_at)
      VALUES (\(user), \(code.id), \(visitor.browser.hash.bytes),
        \(visitor.hash(ofCode: code.digits, secret: code.id)), 0,
        \(now.advanced(byMilliseconds: OneTimeSecret.codeLife)))
      """)
  }

  /// Compares; a wrong code is counted, the right one is used up.
  static func use(
    _ code: String, of user: UserID, _ visitor: Visitor, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Match {
    guard
      let row = try session.first(
        """
        SELECT id, code_hash, tries FROM phone_code
        WHERE account_id = \(user) AND browser_hash = \(visitor.browser.hash.bytes)
          AND expires_at > \(now)
        """)
    else { return .dead }
    let tries: Int = try row[2]
    guard tries < OneTimeSecret.tries else { return .dead }
    guard
      OneTimeSecretRows.isEqual(try row[1], visitor.hash(ofCode: code, secret: try row[0]))
    else {
      try session.run("UPDATE phone_code SET tries = tries + 1 WHERE account_id = \(user)")
      return .wrong
    }
    try remove(of: user, in: session)
    return .right
  }

  static func remove(of user: UserID, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM phone_code WHERE account_id = \(user)")
  }
}
