/// The tables of the sync engine itself. The migrations of apps come after these.
public enum SyncSchema {
  public static let migrations = MigrationGroup(
    "sync",
    [
      Migration(
        "createEpoch",
        """
        CREATE TABLE epoch (
          number INTEGER NOT NULL PRIMARY KEY CHECK (number >= 1),
          id BLOB NOT NULL UNIQUE CHECK (length(id) = 16)
        ) STRICT
        """),
      Migration(
        "createDeviceMark",
        """
        CREATE TABLE device_mark (
          device BLOB NOT NULL PRIMARY KEY CHECK (length(device) = 16),
          user_id BLOB NOT NULL CHECK (length(user_id) = 16),
          last_dseq INTEGER NOT NULL CHECK (last_dseq >= 0),
          last_command BLOB CHECK (length(last_command) = 16)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX device_mark_of_user ON device_mark (user_id)"),
      Migration(
        "createCommandLog",
        """
        CREATE TABLE command_log (
          device BLOB NOT NULL CHECK (length(device) = 16),
          dseq INTEGER NOT NULL CHECK (dseq >= 1),
          id BLOB NOT NULL CHECK (length(id) = 16),
          user_id BLOB NOT NULL CHECK (length(user_id) = 16),
          system TEXT NOT NULL,
          name TEXT NOT NULL,
          version INTEGER NOT NULL CHECK (version >= 1),
          at INTEGER NOT NULL,
          received INTEGER NOT NULL,
          subject_kind TEXT,
          subject_id BLOB CHECK (length(subject_id) = 16),
          PRIMARY KEY (device, dseq),
          CHECK ((subject_kind IS NULL) = (subject_id IS NULL))
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX command_log_of_id ON command_log (id)",
        """
        CREATE TABLE command_rejection (
          device BLOB NOT NULL,
          dseq INTEGER NOT NULL,
          reason TEXT NOT NULL,
          PRIMARY KEY (device, dseq),
          FOREIGN KEY (device, dseq) REFERENCES command_log (device, dseq)
        ) STRICT, WITHOUT ROWID
        """),
      Migration(
        "createScopeMember",
        """
        CREATE TABLE scope_member (
          scope_kind TEXT NOT NULL CHECK (length(scope_kind) BETWEEN 1 AND 32),
          scope_id BLOB NOT NULL CHECK (length(scope_id) = 16),
          user_id BLOB NOT NULL CHECK (length(user_id) = 16),
          PRIMARY KEY (scope_kind, scope_id, user_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX scope_member_of_user ON scope_member (user_id, scope_kind, scope_id)"),
      Migration(
        "createEntityHome",
        """
        CREATE TABLE entity_home (
          kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 32),
          id BLOB NOT NULL CHECK (length(id) = 16),
          scope_kind TEXT NOT NULL CHECK (length(scope_kind) BETWEEN 1 AND 32),
          scope_id BLOB NOT NULL CHECK (length(scope_id) = 16),
          revision INTEGER NOT NULL CHECK (revision >= 1),
          PRIMARY KEY (kind, id)
        ) STRICT, WITHOUT ROWID
        """),
      Migration(
        "createFeed",
        """
        CREATE TABLE feed_head (
          scope_kind TEXT NOT NULL CHECK (length(scope_kind) BETWEEN 1 AND 32),
          scope_id BLOB NOT NULL CHECK (length(scope_id) = 16),
          seq INTEGER NOT NULL CHECK (seq >= 0),
          floor INTEGER NOT NULL CHECK (floor BETWEEN 0 AND seq),
          PRIMARY KEY (scope_kind, scope_id)
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE feed (
          scope_kind TEXT NOT NULL,
          scope_id BLOB NOT NULL,
          seq INTEGER NOT NULL CHECK (seq >= 1),
          kind TEXT NOT NULL,
          id BLOB NOT NULL CHECK (length(id) = 16),
          revision INTEGER NOT NULL CHECK (revision >= 1),
          body TEXT,
          last_of_command INTEGER NOT NULL CHECK (last_of_command >= seq),
          PRIMARY KEY (scope_kind, scope_id, seq),
          FOREIGN KEY (scope_kind, scope_id) REFERENCES feed_head (scope_kind, scope_id)
        ) STRICT, WITHOUT ROWID
        """,
        "CREATE INDEX feed_of_entity ON feed (scope_kind, scope_id, kind, id, seq)"),
      // With row numbers: the text lies in pages of its own, and keys are found without it.
      Migration(
        "createContent",
        """
        CREATE TABLE content (
          kind TEXT NOT NULL CHECK (length(kind) BETWEEN 1 AND 32),
          id BLOB NOT NULL CHECK (length(id) = 16),
          scope_kind TEXT NOT NULL CHECK (length(scope_kind) BETWEEN 1 AND 32),
          scope_id BLOB NOT NULL CHECK (length(scope_id) = 16),
          digest TEXT NOT NULL CHECK (length(digest) = 64),
          octets INTEGER NOT NULL CHECK (octets >= 0),
          text TEXT NOT NULL,
          PRIMARY KEY (kind, id)
        ) STRICT
        """,
        "CREATE INDEX content_of_scope ON content (scope_kind, scope_id)"),
      // Up to `swept` the rows below the floor have been gone through; at the head `due` it is
      // worth counting them again.
      Migration(
        "addCompaction",
        "ALTER TABLE feed_head ADD COLUMN swept INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE feed_head ADD COLUMN due INTEGER NOT NULL DEFAULT 0",
        "UPDATE feed_head SET swept = floor",
        """
        CREATE TABLE feed_age (
          scope_kind TEXT NOT NULL,
          scope_id BLOB NOT NULL,
          at INTEGER NOT NULL,
          seq INTEGER NOT NULL CHECK (seq >= 0),
          PRIMARY KEY (scope_kind, scope_id, at),
          FOREIGN KEY (scope_kind, scope_id) REFERENCES feed_head (scope_kind, scope_id)
            ON DELETE CASCADE
        ) STRICT, WITHOUT ROWID
        """),
    ])
}
