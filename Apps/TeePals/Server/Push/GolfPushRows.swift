import Core
import Store
import TeePalsDomain

/// Statements about what people were notified about outside the app.
enum GolfPushRows {
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

  /// What has happened after one instant, until another, to people who had a browser to be notified
  /// by then, the oldest first, unless they were notified about it since.
  ///
  /// - Parameter last: The last one of what was asked for before.
  static func open(
    since: Instant, until now: Instant, after last: GolfNotification?, limit: Int,
    in session: some Session
  ) throws(StoreFailure) -> [GolfNotification] {
    let rest: SQL =
      last.map { last in "AND (updated_at, id) > (\(last.updatedAt), \(last.id))" } ?? ""
    return try NotificationRows.all(
      """
      updated_at > \(since) AND updated_at <= \(now) \(rest)
        AND EXISTS (SELECT 1 FROM push_subscription AS browser
          WHERE browser.owner = recipient AND browser.app = \(TeePalsDomain.app)
            AND browser.created_at <= golf_notification.updated_at)
        AND NOT EXISTS (SELECT 1 FROM golf_call
          WHERE notification = golf_notification.id AND called_at >= golf_notification.updated_at)
      ORDER BY updated_at, id LIMIT \(limit)
      """, session)
  }

  /// What there is to say of something by now; `nil` when it is gone, when its recipient may not
  /// see it any more, and of a chat that they have muted.
  static func current(
    _ notification: GolfNotification, in session: some Session
  ) throws(StoreFailure) -> GolfNotification? {
    let recipient = notification.recipient
    if notification.kind == .roundChatMessage, let round = notification.round {
      let chats = try GolfRows.all(.chat, "user_id = \(recipient) AND round = \(round)", session)
      for case .chat(let chat) in chats where chat.isMuted { return nil }
    }
    return try NotificationRows.all(
      "id = \(notification.id) AND \(VisibleNotifications.isOpen(to: recipient))", session
    ).first
  }

  /// When somebody was notified before something.
  static func earlier(
    than notification: GolfNotification, in session: some Session
  ) throws(StoreFailure) -> EarlierPushes {
    EarlierPushes(
      same: try last(of: notification.id, in: session),
      social: try session.value(
        """
        SELECT called_at FROM golf_call
        JOIN golf_notification ON golf_notification.id = golf_call.notification
        WHERE golf_call.recipient = \(notification.recipient)
          AND kind = \(notification.kind.rawValue)
        ORDER BY called_at DESC LIMIT 1
        """))
  }

  private static func last(
    of notification: GolfNotificationID, in session: some Session
  ) throws(StoreFailure) -> Instant? {
    try session.value(
      "SELECT called_at FROM golf_call WHERE notification = \(notification)")
  }

  /// Notes that somebody is notified about something.
  ///
  /// - Parameter last: When they were notified about it before, as far as the sender knows.
  /// - Returns: Whether it is the sender's to do: somebody else may have notified them since.
  static func take(
    _ notification: GolfNotification, last: Instant?, at now: Instant, in session: some Session
  ) throws(StoreFailure) -> Bool {
    guard try Self.last(of: notification.id, in: session) == last else { return false }
    try session.run(
      "DELETE FROM golf_call WHERE called_at <= \(now.earlier(by: GolfPushRules.life))")
    try session.run(
      """
      INSERT INTO golf_call (notification, recipient, called_at)
      VALUES (\(notification.id), \(notification.recipient), \(now))
      ON CONFLICT (notification) DO UPDATE SET called_at = excluded.called_at
      """)
    return true
  }
}

extension Instant {
  func earlier(by milliseconds: Int64) -> Instant { advanced(byMilliseconds: -milliseconds) }
}
