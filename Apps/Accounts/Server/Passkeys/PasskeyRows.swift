import Core
import Server
import Store

/// The tag of a passkey's id, which names it in the list. The credential's own id is another.
public enum PasskeyTag {}
public typealias PasskeyID = ID<PasskeyTag>

/// A registered credential.
struct Passkey: Sendable {
  let id: PasskeyID
  let account: UserID
  let credentialID: [UInt8]
  let known: KnownCredential
  let isBackedUp: Bool
  let name: String
  let created: Instant
  let lastUsed: Instant?
  /// When its counter showed that there may be a copy of it.
  let copySeen: Instant?

  static let nameLimit = 64
}

/// What came of removing one.
enum PasskeyRemoval: Sendable {
  case removed
  case absent
  /// Nothing else would be left to sign in with.
  case lastWayIn
}

/// Statements about passkeys.
enum PasskeyRows {
  /// The most that one account can have.
  static let limit = 20

  private static let columns: SQL = """
    id, account_id, credential_id, public_key, sign_count, is_backup_eligible, is_backed_up, name,
    created_at, last_used_at, copy_seen_at
    """

  /// What authenticators call a person; made when it is first needed.
  static func handle(
    of user: UserID, orElse new: [UInt8], in session: some Session
  ) throws(StoreFailure) -> [UInt8] {
    try session.run(
      """
      INSERT INTO passkey_handle (account_id, handle) VALUES (\(user), \(new))
      ON CONFLICT (account_id) DO NOTHING
      """)
    return try session.value("SELECT handle FROM passkey_handle WHERE account_id = \(user)") ?? new
  }

  static func isHandle(
    _ handle: [UInt8], of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT 1 FROM passkey_handle WHERE account_id = \(user) AND handle = \(handle)")
    return found != nil
  }

  /// The passkeys of a person, the oldest first.
  static func list(of user: UserID, in session: some Session) throws(StoreFailure) -> [Passkey] {
    try session.rows(
      "SELECT \(columns) FROM passkey WHERE account_id = \(user) ORDER BY created_at, id"
    ) { row throws(StoreFailure) in try read(row) }
  }

  static func find(
    credential id: [UInt8], in session: some Session
  ) throws(StoreFailure) -> Passkey? {
    guard
      let row = try session.first("SELECT \(columns) FROM passkey WHERE credential_id = \(id)")
    else { return nil }
    return try read(row)
  }

  /// Adds a passkey; `false` when its credential is registered already, with whomever.
  static func add(
    _ passkey: Passkey, _ object: AttestationObject, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      INSERT INTO passkey (id, account_id, credential_id, public_key, model, attestation,
        sign_count, is_backup_eligible, is_backed_up, name, created_at)
      VALUES (\(passkey.id), \(passkey.account), \(passkey.credentialID), \(passkey.known.key),
        \(object.data.credential?.model ?? []), \(object.format), \(Int(passkey.known.counter)),
        \(passkey.known.isBackupEligible), \(passkey.isBackedUp), \(passkey.name),
        \(passkey.created))
      ON CONFLICT (credential_id) DO NOTHING
      """) == 1
  }

  /// Notes a use; `false` when the counter has moved meanwhile or the passkey is gone.
  static func use(
    _ passkey: Passkey, _ data: AuthenticatorData, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      UPDATE passkey SET sign_count = \(Int(data.counter)), last_used_at = \(now),
        is_backed_up = \(data.flags.contains(.backedUp))
      WHERE id = \(passkey.id) AND sign_count = \(Int(passkey.known.counter))
        AND copy_seen_at IS NULL
      """) == 1
  }

  /// Notes that there may be a copy: it opens nothing any more.
  static func noteCopy(
    of id: PasskeyID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      "UPDATE passkey SET copy_seen_at = \(now) WHERE id = \(id) AND copy_seen_at IS NULL")
  }

  static func isOwn(
    _ id: PasskeyID, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let found: Int? = try session.value(
      "SELECT 1 FROM passkey WHERE id = \(id) AND account_id = \(user)")
    return found != nil
  }

  static func rename(
    _ id: PasskeyID, of user: UserID, to name: String, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      "UPDATE passkey SET name = \(name) WHERE id = \(id) AND account_id = \(user)") == 1
  }

  /// Removes a passkey unless it is the last way in. A password is a way in, and so is an identity
  /// at a provider.
  static func remove(
    _ id: PasskeyID, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> PasskeyRemoval {
    guard try isOwn(id, of: user, in: session) else { return .absent }
    let others: Int? = try session.value(
      """
      SELECT (SELECT count(*) FROM password_credential WHERE account_id = \(user))
        + (SELECT count(*) FROM passkey
          WHERE account_id = \(user) AND id != \(id) AND copy_seen_at IS NULL)
        + (SELECT count(*) FROM provider_link WHERE account_id = \(user))
      """)
    guard (others ?? 0) > 0 else { return .lastWayIn }
    try session.run("DELETE FROM passkey WHERE id = \(id)")
    return .removed
  }

  private static func read(_ row: Row) throws(StoreFailure) -> Passkey {
    let count: Int = try row[4]
    guard let counter = UInt32(exactly: count) else {
      throw StoreFailure(.mismatch, "a stored counter is not readable")
    }
    return Passkey(
      id: try row[0], account: try row[1], credentialID: try row[2],
      known: KnownCredential(key: try row[3], counter: counter, isBackupEligible: try row[5]),
      isBackedUp: try row[6], name: try row[7], created: try row[8], lastUsed: try row[9],
      copySeen: try row[10])
  }
}
