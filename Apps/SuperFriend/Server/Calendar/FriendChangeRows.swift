import Core
import Store
import SuperFriendDomain

/// Statements about how often something was written that a calendar shows of a friend. What a
/// person has set counts under their own id. A number never falls, also when the friend goes and
/// comes back.
enum FriendChangeRows {
  static let migration = Migration(
    "createChange",
    """
    CREATE TABLE friends_change (
      owner BLOB NOT NULL CHECK (length(owner) = 16),
      subject BLOB NOT NULL CHECK (length(subject) = 16),
      changes INTEGER NOT NULL CHECK (changes > 0),
      PRIMARY KEY (owner, subject)
    ) STRICT, WITHOUT ROWID
    """)

  /// One more, or the first.
  private static let more: SQL =
    "ON CONFLICT (owner, subject) DO UPDATE SET changes = changes + 1"

  static func count<Subject>(
    _ subject: ID<Subject>, of owner: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO friends_change (owner, subject, changes) VALUES (\(owner), \(subject), 1)
      \(more)
      """)
  }

  /// Of everybody who took part in a connection.
  static func count(
    participantsOf connection: ConnectionID, of owner: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO friends_change (owner, subject, changes)
      SELECT owner, friend, 1 FROM connection_friend
      WHERE owner = \(owner) AND connection = \(connection)
      \(more)
      """)
  }

  /// Of the friend whose contact it is.
  static func count(
    friendOf contact: ContactID, of owner: UserID, in session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO friends_change (owner, subject, changes)
      SELECT owner, id, 1 FROM friend WHERE owner = \(owner) AND contact = \(contact)
      \(more)
      """)
  }

  /// By subject.
  static func all(
    of owner: UserID, in session: some Session
  ) throws(StoreFailure) -> [FriendID: Int] {
    let rows: [(FriendID, Int)] = try session.rows(
      "SELECT subject, changes FROM friends_change WHERE owner = \(owner)"
    ) { row throws(StoreFailure) in (try row[0], try row[1]) }
    return Dictionary(rows, uniquingKeysWith: max)
  }

  /// All of them together: another number after every change.
  static func sum(of owner: UserID, in session: some Session) throws(StoreFailure) -> Int {
    try session.value(
      "SELECT coalesce(sum(changes), 0) FROM friends_change WHERE owner = \(owner)") ?? 0
  }
}
