import Core
import Store
import TeePalsDomain
import Wire

/// Statements about messages.
enum MessageRows {
  /// `rest` is about `golf_message`.
  static func all(_ rest: SQL, _ session: some Session) throws(StoreFailure) -> [ChatMessage] {
    var messages: [ChatMessage] = []
    for case .message(let message) in try GolfRows.all(.message, rest, session) {
      messages.append(message)
    }
    return messages
  }

  static func put(
    _ message: ChatMessage, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    let received = message.receivedAt ?? message.writtenAt
    try session.run(
      """
      INSERT INTO golf_message (id, revision, round, sender, kind, photo, written_at, received_at,
        body)
      VALUES (\(message.id), \(revision), \(message.round), \(message.sender.user),
        \(message.content.word), \(message.content.photo?.text), \(message.writtenAt),
        \(received), \(TeePalsEntity.message(message).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, sender = excluded.sender,
        kind = excluded.kind, photo = excluded.photo, received_at = excluded.received_at,
        body = excluded.body
      """)
  }
}

extension ChatContent {
  /// As the column says it.
  fileprivate var word: String {
    switch self {
    case .text: "text"
    case .system: "system"
    case .redacted: "redacted"
    }
  }

  fileprivate var photo: MediaDigest? {
    if case .text(_, let photo) = self { photo } else { nil }
  }
}

/// Statements about how far people have read.
enum ChatRows {
  static func put(
    _ chat: ChatMetadata, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_chat (id, revision, user_id, round, body)
      VALUES (\(chat.id), \(revision), \(chat.user), \(chat.round), \(chat.json.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, body = excluded.body
      """)
  }
}

/// Statements about notifications.
enum NotificationRows {
  /// `rest` is about `golf_notification`.
  static func all(
    _ rest: SQL, _ session: some Session
  ) throws(StoreFailure) -> [GolfNotification] {
    var notifications: [GolfNotification] = []
    for case .notification(let notification) in try GolfRows.all(.notification, rest, session) {
      notifications.append(notification)
    }
    return notifications
  }

  static func put(
    _ notification: GolfNotification, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO golf_notification (id, revision, recipient, kind, actor, round, updated_at, post,
        comment, body)
      VALUES (\(notification.id), \(revision), \(notification.recipient),
        \(notification.kind.rawValue), \(notification.actor?.user), \(notification.round),
        \(notification.updatedAt), \(notification.post), \(notification.comment),
        \(TeePalsEntity.notification(notification).body.text))
      ON CONFLICT (id) DO UPDATE SET revision = excluded.revision, kind = excluded.kind,
        actor = excluded.actor, round = excluded.round, updated_at = excluded.updated_at,
        body = excluded.body
      """)
  }
}
