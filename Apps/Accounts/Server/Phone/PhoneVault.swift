import AccountsDomain
import Core
import Server
import Store

/// Telephone numbers as they are stored: encrypted to be shown to their owner, and marked to be
/// found.
public struct PhoneVault: Sendable {
  let cipher: FieldCipher
  let index: BlindIndex

  public init(_ keys: ServerKeys) {
    cipher = keys.fieldCipher
    index = keys.index
  }

  /// What `number` is found by.
  func mark(_ number: PhoneNumber) -> BlindIndex.Mark { index.mark(number.e164, kind: "phone") }

  func marks(_ number: PhoneNumber) -> [BlindIndex.Mark] {
    index.marks(of: number.e164, kind: "phone")
  }

  func seal(_ number: PhoneNumber, at place: String) throws(StoreFailure) -> [UInt8] {
    do { return try cipher.seal(Array(number.e164.utf8), at: place) } catch {
      throw StoreFailure(.mismatch, "a number could not be sealed")
    }
  }

  /// The number, and whether it should be sealed again.
  func open(
    _ sealed: [UInt8], at place: String
  ) throws(StoreFailure) -> (number: PhoneNumber, isOld: Bool) {
    guard let opened = try? cipher.open(sealed, at: place),
      let number = try? PhoneNumber(String(decoding: opened.bytes, as: UTF8.self))
    else { throw StoreFailure(.mismatch, FieldFault().description) }
    return (number, opened.isOld)
  }
}

/// A number of a person, as far as it has come.
struct StoredPhone: Hashable, Sendable {
  enum State: String, Sendable { case pending, verified }

  let number: PhoneNumber
  /// It was stored with keys that are not the active ones any more.
  let isOld: Bool
}

/// Statements about telephone numbers.
struct PhoneRows: Sendable {
  let vault: PhoneVault

  static func place(_ user: UserID) -> String { "phone_number/sealed/" + user.description }

  func find(
    _ state: StoredPhone.State, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> StoredPhone? {
    guard
      let row = try session.first(
        """
        SELECT sealed, mark_key FROM phone_number
        WHERE account_id = \(user) AND state = \(state.rawValue)
        """)
    else { return nil }
    let key: String = try row[1]
    let opened = try vault.open(try row[0], at: Self.place(user))
    return StoredPhone(
      number: opened.number, isOld: opened.isOld || key != vault.mark(opened.number).key)
  }

  /// Stores a number in place of the one in the same state. Nobody else may own a verified one:
  /// ask ``owner(of:in:)`` in the same transaction.
  func put(
    _ number: PhoneNumber, _ state: StoredPhone.State, of user: UserID, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) {
    let mark = vault.mark(number)
    try session.run(
      """
      INSERT INTO phone_number (account_id, state, sealed, mark, mark_key, since)
      VALUES (\(user), \(state.rawValue), \(try vault.seal(number, at: Self.place(user))),
        \(mark.bytes), \(mark.key), \(now))
      ON CONFLICT (account_id, state) DO UPDATE SET sealed = excluded.sealed,
        mark = excluded.mark, mark_key = excluded.mark_key, since = excluded.since
      """)
  }

  /// Stores a number again under the active keys.
  func renew(
    _ number: PhoneNumber, _ state: StoredPhone.State, of user: UserID, in session: some Session
  ) throws(StoreFailure) {
    let mark = vault.mark(number)
    try session.run(
      """
      UPDATE phone_number SET sealed = \(try vault.seal(number, at: Self.place(user))),
        mark = \(mark.bytes), mark_key = \(mark.key)
      WHERE account_id = \(user) AND state = \(state.rawValue)
      """)
  }

  /// Whose verified number it is. A number nobody has costs the same.
  func owner(of number: PhoneNumber, in session: some Session) throws(StoreFailure) -> UserID? {
    var owner: UserID?
    for mark in vault.marks(number) {
      let found: UserID? = try session.value(
        """
        SELECT account_id FROM phone_number WHERE mark = \(mark.bytes) AND state = 'verified'
        """)
      owner = owner ?? found
    }
    return owner
  }

  func remove(
    _ state: StoredPhone.State, of user: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "DELETE FROM phone_number WHERE account_id = \(user) AND state = \(state.rawValue)")
  }
}
