import Core
import Server
import Store

/// An address that is to become that of an account, once its reader has said so.
struct AddressChange: Sendable {
  let login: String
  let email: String
  let asked: Instant
  /// Another account has it: nothing will come of this, and nobody is told but its owner.
  let isTaken: Bool
}

/// An address an account had, and can have again.
struct AddressUndo: Sendable {
  let login: String
  let email: String
  /// When somebody asked for the change: from then on nothing that was added counts.
  let asked: Instant
  let changed: Instant
}

/// Statements about changes of addresses.
enum AddressChangeRows {
  static func add(
    _ change: AddressChange, secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO address_change (secret_id, login, email, asked_at, is_taken)
      VALUES (\(secret), \(change.login), \(change.email), \(change.asked), \(change.isTaken))
      """)
  }

  static func find(
    _ secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) -> AddressChange? {
    guard
      let row = try session.first(
        """
        SELECT login, email, asked_at, is_taken FROM address_change WHERE secret_id = \(secret)
        """)
    else { return nil }
    return AddressChange(
      login: try row[0], email: try row[1], asked: try row[2], isTaken: try row[3])
  }

  /// Gives an account another address; `false` when some account has it.
  static func move(
    _ user: UserID, login: String, email: String, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      UPDATE OR IGNORE user_account SET login = \(login), email = \(email) WHERE id = \(user)
      """) == 1
  }

  static func add(
    _ undo: AddressUndo, secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO address_undo (secret_id, login, email, asked_at, changed_at)
      VALUES (\(secret), \(undo.login), \(undo.email), \(undo.asked), \(undo.changed))
      """)
  }

  static func undo(
    _ secret: OneTimeSecretID, in session: some Session
  ) throws(StoreFailure) -> AddressUndo? {
    guard
      let row = try session.first(
        """
        SELECT login, email, asked_at, changed_at FROM address_undo WHERE secret_id = \(secret)
        """)
    else { return nil }
    return AddressUndo(
      login: try row[0], email: try row[1], asked: try row[2], changed: try row[3])
  }

  /// A change that is taken back takes those after it along: their ways back lead nowhere.
  static func endUndos(
    of user: UserID, since changed: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM identity_secret WHERE account_id = \(user) AND id IN (
        SELECT secret_id FROM address_undo WHERE changed_at >= \(changed))
      """)
  }

  /// Removes the ways in that were added since a moment by whoever changed the address.
  static func removeWaysIn(
    of user: UserID, since moment: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "DELETE FROM passkey WHERE account_id = \(user) AND created_at >= \(moment)")
    let app: Int? = try session.value(
      "SELECT 1 FROM user_totp WHERE account_id = \(user) AND started_at >= \(moment)")
    if app != nil { try SecondFactorRows.remove(user, in: session) }
    try session.run(
      "DELETE FROM provider_link WHERE account_id = \(user) AND linked_at >= \(moment)")
    try session.run(
      "DELETE FROM phone_number WHERE account_id = \(user) AND since >= \(moment)")
    if let set = try SecurityAnswerRows.find(user, in: session), set.since >= moment {
      try SecurityAnswerRows.remove(user, in: session)
    }
    // Codes from paper have no date of their own: whoever was in may have made new ones.
    try session.run("DELETE FROM recovery_code WHERE account_id = \(user)")
  }
}
