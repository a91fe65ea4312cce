import Store

/// The queue of messages to people.
public enum DeliverySchema {
  public static let migrations = MigrationGroup(
    "delivery",
    [
      Migration(
        "createOutgoingMessage",
        """
        CREATE TABLE outgoing_message (
          id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
          channel TEXT NOT NULL CHECK (channel IN ('mail', 'sms')),
          recipient TEXT NOT NULL CHECK (length(recipient) <= 320),
          template TEXT NOT NULL CHECK (length(template) BETWEEN 1 AND 64),
          variables TEXT NOT NULL,
          created_at INTEGER NOT NULL,
          not_before INTEGER NOT NULL,
          tries INTEGER NOT NULL CHECK (tries >= 0),
          state TEXT NOT NULL CHECK (state IN ('waiting', 'sent', 'dead', 'void')),
          failure TEXT CHECK (length(failure) <= 64),
          idempotency_key TEXT NOT NULL UNIQUE CHECK (length(idempotency_key) BETWEEN 1 AND 128)
        ) STRICT
        """,
        "CREATE INDEX outgoing_message_due ON outgoing_message (state, not_before)"),
      sealed,
    ])

  /// Who a message is for and what it says, encrypted. The columns of before are empty from now on;
  /// what was waiting in them is still read there.
  static let sealed = Migration(
    "sealOutgoingMessage",
    "ALTER TABLE outgoing_message ADD COLUMN sealed_recipient BLOB",
    "ALTER TABLE outgoing_message ADD COLUMN sealed_variables BLOB")
}
