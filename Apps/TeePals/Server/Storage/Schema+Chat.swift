import Store

/// Chats and notifications.
extension Schema {
  static let message: SQL = """
    CREATE TABLE golf_message (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      round BLOB NOT NULL REFERENCES golf_round (id),
      sender BLOB NOT NULL CHECK (length(sender) = 16),
      kind TEXT NOT NULL CHECK (kind IN ('text', 'system', 'redacted')),
      photo TEXT CHECK (length(photo) = 64),
      written_at INTEGER NOT NULL,
      received_at INTEGER NOT NULL,
      body TEXT NOT NULL,
      CHECK (photo IS NULL OR kind = 'text')
    ) STRICT
    """

  static let messageOrder: SQL = """
    CREATE INDEX golf_message_order ON golf_message (round, received_at, id)
    """

  static let messageTimes: SQL = """
    CREATE INDEX golf_message_times ON golf_message (sender, written_at)
    """

  static let messagePhotos: SQL = """
    CREATE INDEX golf_message_photo ON golf_message (photo) WHERE photo IS NOT NULL
    """

  static let chat: SQL = """
    CREATE TABLE golf_chat (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      user_id BLOB NOT NULL CHECK (length(user_id) = 16),
      round BLOB NOT NULL CHECK (length(round) = 16),
      body TEXT NOT NULL,
      UNIQUE (user_id, round)
    ) STRICT
    """

  static let chatsOfRound: SQL = """
    CREATE INDEX golf_chat_of_round ON golf_chat (round)
    """

  static let notification: SQL = """
    CREATE TABLE golf_notification (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      revision INTEGER NOT NULL CHECK (revision > 0),
      recipient BLOB NOT NULL CHECK (length(recipient) = 16),
      kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 64),
      actor BLOB CHECK (length(actor) = 16),
      round BLOB CHECK (length(round) = 16),
      updated_at INTEGER NOT NULL,
      body TEXT NOT NULL
    ) STRICT
    """

  static let notificationOrder: SQL = """
    CREATE INDEX golf_notification_order ON golf_notification (recipient, updated_at)
    """

  static let notificationsOfRound: SQL = """
    CREATE INDEX golf_notification_of_round ON golf_notification (round, kind)
      WHERE round IS NOT NULL
    """

  static let notificationAge: SQL = """
    CREATE INDEX golf_notification_age ON golf_notification (updated_at)
    """
}
