import Core
import Server
import Store

/// The tag of an export's id, which names its link. It opens nothing without the owner's session.
public enum AccountExportTag {}
public typealias AccountExportID = ID<AccountExportTag>

/// An archive somebody asked for.
struct AccountExport: Hashable, Sendable {
  enum State: String, Sendable {
    case waiting, ready, failed
  }

  let id: AccountExportID
  let user: UserID
  let asked: Instant
  let state: State
  /// Its name in the folder.
  let file: String
  let tries: Int
  let size: Int64?
  let expires: Instant?

  /// Milliseconds for which it can be fetched.
  static let life: Int64 = 7 * 86_400_000
  /// Tries after which it is given up.
  static let patience = 3
}

/// Statements about archives.
enum ExportRows {
  /// Adds one, unless the person has one under way: then nothing happens and the answer is `false`.
  static func add(
    _ id: AccountExportID, of user: UserID, file: String, at now: Instant,
    in session: some Session
  ) throws(StoreFailure) -> Bool {
    let running: Int? = try session.value(
      "SELECT 1 FROM account_export WHERE account_id = \(user) AND state = 'waiting' LIMIT 1")
    guard running == nil else { return false }
    // What was given up has been seen by now.
    try session.run("DELETE FROM account_export WHERE account_id = \(user) AND state = 'failed'")
    try session.run(
      """
      INSERT INTO account_export (id, account_id, asked_at, state, file)
      VALUES (\(id), \(user), \(now), 'waiting', \(file))
      """)
    return true
  }

  /// A person's archives, the latest first. One that has expired is not there any more.
  static func list(
    of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> [AccountExport] {
    try read(
      """
      account_id = \(user) AND (expires_at IS NULL OR expires_at > \(now))
      ORDER BY asked_at DESC, id DESC
      """, in: session)
  }

  static func find(
    _ id: AccountExportID, of user: UserID, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> AccountExport? {
    try read(
      "id = \(id) AND account_id = \(user) AND state = 'ready' AND expires_at > \(now)",
      in: session
    ).first
  }

  /// What is to be made, the longest waiting first.
  static func waiting(in session: some Session) throws(StoreFailure) -> [AccountExport] {
    try read("state = 'waiting' ORDER BY asked_at, id", in: session)
  }

  /// Counts a try before it is made, so that one that ends the process is given up too.
  static func attempt(
    _ id: AccountExportID, in session: some Session
  ) throws(StoreFailure) {
    try session.run("UPDATE account_export SET tries = tries + 1 WHERE id = \(id)")
  }

  static func giveUp(_ id: AccountExportID, in session: some Session) throws(StoreFailure) {
    try session.run("UPDATE account_export SET state = 'failed' WHERE id = \(id)")
  }

  /// It can be fetched; `false` when its person has gone meanwhile.
  static func finish(
    _ id: AccountExportID, size: Int64, expires: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    try session.run(
      """
      UPDATE account_export SET state = 'ready', size = \(size), expires_at = \(expires)
      WHERE id = \(id)
      """) == 1
  }

  static func endExpired(at now: Instant, in session: some Session) throws(StoreFailure) {
    try session.run("DELETE FROM account_export WHERE expires_at <= \(now)")
  }

  /// The names of the files that belong to somebody.
  static func files(in session: some Session) throws(StoreFailure) -> [String] {
    try session.rows("SELECT file FROM account_export") { row throws(StoreFailure) in try row[0] }
  }

  private static func read(
    _ condition: SQL, in session: some Session
  ) throws(StoreFailure) -> [AccountExport] {
    try session.rows(
      """
      SELECT id, account_id, asked_at, state, file, tries, size, expires_at FROM account_export
      WHERE \(condition)
      """
    ) { row throws(StoreFailure) in
      let word: String = try row[3]
      guard let state = AccountExport.State(rawValue: word) else {
        throw StoreFailure(.mismatch, "a stored export is not readable")
      }
      return AccountExport(
        id: try row[0], user: try row[1], asked: try row[2], state: state, file: try row[4],
        tries: try row[5], size: try row[6], expires: try row[7])
    }
  }
}
