import Calendar
import Core
import Store
import TeePalsDomain

/// When somebody was last written to about what they have not read.
struct DigestMark: Hashable, Sendable {
  /// The day, as their clocks showed it.
  let day: CivilDate
  let sentAt: Instant
}

/// Statements about who wants a digest, and for which day each has had theirs.
enum DigestRows {
  static let migration = Migration(
    "createDigest",
    """
    CREATE TABLE golf_digest (
      user_id BLOB NOT NULL PRIMARY KEY CHECK (length(user_id) = 16),
      choice TEXT NOT NULL CHECK (choice IN ('never', 'daily', 'weekly')),
      last_day INTEGER,
      sent_at INTEGER,
      CHECK ((last_day IS NULL) = (sent_at IS NULL))
    ) STRICT, WITHOUT ROWID
    """,
    "CREATE INDEX golf_digest_wanted ON golf_digest (user_id) WHERE choice <> 'never'",
    // Whoever has chosen already.
    """
    INSERT INTO golf_digest (user_id, choice)
    SELECT id, CASE WHEN body LIKE '%"digest":"daily"%' THEN 'daily' ELSE 'weekly' END
    FROM golf_settings
    WHERE body LIKE '%"digest":"daily"%' OR body LIKE '%"digest":"weekly"%'
    """)

  /// Notes what somebody wants. The mark stays: whoever changes their mind twice in a day is not
  /// written to twice.
  static func choose(
    _ digest: MailDigest, for user: UserID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_digest (user_id, choice) VALUES (\(user), \(digest.rawValue))
      ON CONFLICT (user_id) DO UPDATE SET choice = excluded.choice
      """)
  }

  /// Those who want one, by their ids.
  static func wanting(
    after user: UserID?, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [UserID] {
    let after: SQL = user.map { user in "AND user_id > \(user)" } ?? ""
    return try session.rows(
      """
      SELECT user_id FROM golf_digest WHERE choice <> 'never' \(after)
      ORDER BY user_id LIMIT \(limit)
      """
    ) { row throws(StoreFailure) in try row[0] }
  }

  static func mark(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> DigestMark? {
    let row = try session.first(
      "SELECT last_day, sent_at FROM golf_digest WHERE user_id = \(user)")
    guard let row, let day = try row[0] as Int? else { return nil }
    return DigestMark(day: CivilDate(dayNumber: day), sentAt: try row[1])
  }

  static func note(
    _ mark: DigestMark, of user: UserID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      UPDATE golf_digest SET last_day = \(mark.day.dayNumber), sent_at = \(mark.sentAt)
      WHERE user_id = \(user)
      """)
  }

  /// What somebody has not read since an instant, the newest first, and may still see: nothing of a
  /// round that is hidden from them by now, and of nobody they do not want to meet.
  static func unread(
    of user: UserID, since: Instant, until now: Instant, _ session: some Session
  ) throws(StoreFailure) -> [GolfNotification] {
    return try NotificationRows.all(
      """
      recipient = \(user) AND updated_at > \(since) AND updated_at <= \(now)
        AND \(VisibleNotifications.isOpen(to: user))
      ORDER BY updated_at DESC, id LIMIT 200
      """, session
    ).filter { notification in !notification.isRead }
  }
}
