import Core
import Server
import Store
import Sync

/// One line of the list of devices.
public struct SessionEntry: Hashable, Sendable {
  public let session: UserSession
  public let client: ClientName
}

/// Statements about sessions.
public enum SessionRows {
  /// The most sessions of one account; signing in once more ends the oldest.
  public static let limit = 100

  public static func find(
    _ token: SessionTokenHash, in session: some Session
  ) throws(StoreFailure) -> UserSession? {
    guard
      let row = try session.first(
        """
        SELECT s.id, s.account_id, s.created_at, s.last_seen_at, s.authenticated_at, a.role, s.kind
        FROM user_session AS s JOIN user_account AS a ON a.id = s.account_id
        WHERE s.token_hash = \(token.bytes) AND a.status = 'active'
        """)
    else { return nil }
    let role: String = try row[5]
    return UserSession(
      id: try row[0], user: try row[1], created: try row[2], lastSeen: try row[3],
      authenticated: try row[4], role: MemberRole(rawValue: role) ?? .member,
      kind: try kind(row[6]))
  }

  /// The valid sessions of a person, the one used last first.
  public static func list(
    of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> [SessionEntry] {
    let entries = try session.rows(
      """
      SELECT id, account_id, created_at, last_seen_at, kind, browser, platform FROM user_session
      WHERE account_id = \(user) ORDER BY last_seen_at DESC, id
      """
    ) { row throws(StoreFailure) in
      SessionEntry(
        session: try read(row), client: ClientName(browser: try row[5], platform: try row[6]))
    }
    return entries.filter { entry in SessionPolicy.isValid(entry.session, at: now) }
  }

  /// Adds a session; drops those of the person that have ended, and the oldest beyond ``limit``.
  public static func add(
    _ entry: SessionEntry, token: SessionTokenHash, in session: some Session
  ) throws(StoreFailure) {
    let new = entry.session
    try session.run(
      """
      DELETE FROM user_session WHERE account_id = \(new.user) AND (
        last_seen_at <= \(new.created.advanced(byMilliseconds: -SessionPolicy.idle))
        OR created_at <= \(new.created.advanced(byMilliseconds: -SessionPolicy.absolute)))
      """)
    try session.run(
      """
      DELETE FROM user_session WHERE id IN (
        SELECT id FROM user_session WHERE account_id = \(new.user)
        ORDER BY created_at DESC, id DESC LIMIT 1000 OFFSET \(limit - 1))
      """)
    try session.run(
      """
      INSERT INTO user_session
        (id, account_id, token_hash, created_at, last_seen_at, browser, platform, kind)
      VALUES (\(new.id), \(new.user), \(token.bytes), \(new.created), \(new.lastSeen),
        \(entry.client.browser), \(entry.client.platform), \(new.kind.rawValue))
      """)
  }

  public static func note(
    _ id: UserSessionID, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run("UPDATE user_session SET last_seen_at = \(now) WHERE id = \(id)")
  }

  /// Ends one session of a person; `false` when they have no such session.
  public static func end(
    _ id: UserSessionID, of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run("DELETE FROM user_session WHERE id = \(id) AND account_id = \(user)") == 1
  }

  /// Ends every session of a person and answers how many there were.
  @discardableResult
  public static func endAll(
    of user: UserID, in session: some Session
  ) throws(StoreFailure) -> Int {
    try session.run("DELETE FROM user_session WHERE account_id = \(user)")
  }

  /// The sessions of one epoch go on in another that follows it on this server.
  public static func keep(
    from old: Epoch, to new: Epoch, in session: some Session
  ) throws(StoreFailure) {
    try session.run("UPDATE user_session_epoch SET epoch = \(new) WHERE epoch = \(old)")
  }

  /// Ends everybody's sessions when they are of another history than `epoch`, and answers how many
  /// there were.
  ///
  /// A backup holds the sessions of its time, among them some that were ended since. Asked at every
  /// start, so that a restored database never serves one of them.
  @discardableResult
  public static func endAll(
    unlessOf epoch: Epoch, in session: some Session
  ) throws(StoreFailure) -> Int {
    let theirs: Epoch? = try session.value("SELECT epoch FROM user_session_epoch")
    guard theirs != epoch else { return 0 }
    try session.run(
      """
      INSERT INTO user_session_epoch (number, epoch) VALUES (1, \(epoch))
      ON CONFLICT (number) DO UPDATE SET epoch = excluded.epoch
      """)
    return try session.run("DELETE FROM user_session")
  }

  /// Gives a session another token, its person having just proved who they are.
  static func renew(
    _ id: UserSessionID, _ token: SessionTokenHash, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE user_session SET token_hash = \(token.bytes), authenticated_at = \(now)
      WHERE id = \(id)
      """)
  }

  /// Ends every session of a person but one.
  static func endOthers(
    than id: UserSessionID, of user: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM user_session WHERE account_id = \(user) AND id <> \(id)")
  }

  private static func read(_ row: Row) throws(StoreFailure) -> UserSession {
    UserSession(
      id: try row[0], user: try row[1], created: try row[2], lastSeen: try row[3],
      kind: try kind(row[4]))
  }

  /// What nobody knows may do the least.
  private static func kind(_ word: String) -> UserSessionKind {
    UserSessionKind(rawValue: word) ?? .companion
  }
}
