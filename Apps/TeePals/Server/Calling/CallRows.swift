import Core
import Store
import TeePalsDomain

/// Statements about what people were called about outside the app.
enum CallRows {
  static let migration = Migration(
    "createCall",
    """
    CREATE TABLE golf_call (
      notification BLOB NOT NULL PRIMARY KEY CHECK (length(notification) = 16),
      recipient BLOB NOT NULL CHECK (length(recipient) = 16),
      called_at INTEGER NOT NULL
    ) STRICT
    """,
    "CREATE INDEX golf_call_of_recipient ON golf_call (recipient)")

  /// What has happened since an instant to people who had a browser to call by then, the oldest
  /// first, unless they were called about it since.
  static func open(
    since: Instant, in session: some Session
  ) throws(StoreFailure) -> [GolfNotification] {
    try NotificationRows.all(
      """
      updated_at > \(since) AND EXISTS (SELECT 1 FROM push_subscription AS browser
          WHERE browser.owner = recipient AND browser.created_at <= golf_notification.updated_at)
        AND NOT EXISTS (SELECT 1 FROM golf_call
          WHERE notification = golf_notification.id AND called_at >= golf_notification.updated_at)
      ORDER BY updated_at, id LIMIT 500
      """, session)
  }

  static func last(
    of notification: GolfNotificationID, in session: some Session
  ) throws(StoreFailure) -> Instant? {
    try session.value(
      "SELECT called_at FROM golf_call WHERE notification = \(notification)")
  }

  static func note(
    _ notification: GolfNotification, at now: Instant, in session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM golf_call WHERE called_at <= \(now.earlier(by: CallRules.life))")
    try session.run(
      """
      INSERT INTO golf_call (notification, recipient, called_at)
      VALUES (\(notification.id), \(notification.recipient), \(now))
      ON CONFLICT (notification) DO UPDATE SET called_at = excluded.called_at
      """)
  }
}

extension Instant {
  func earlier(by milliseconds: Int64) -> Instant { advanced(byMilliseconds: -milliseconds) }
}
