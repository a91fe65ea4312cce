import Core
import Store
import Sync

struct NoteTables: EntityTables {
  typealias Domain = Notes

  static var migrations: [MigrationGroup] {
    [
      MigrationGroup(
        "notes",
        [
          Migration(
            "createNote",
            """
            CREATE TABLE note (
              id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
              scope_kind TEXT NOT NULL,
              scope_id BLOB NOT NULL,
              text TEXT NOT NULL CONSTRAINT note_text_short CHECK (length(text) <= 20000),
              revision INTEGER NOT NULL
            ) STRICT, WITHOUT ROWID
            """)
        ])
    ]
  }

  static func load(
    _ reads: [Notes.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> NoteReplica {
    var replica = NoteReplica()
    for read in reads {
      let condition: SQL =
        switch read {
        case .note(let id): "id = \(id)"
        case .all: "1 = 1"
        }
      let notes = try session.rows("SELECT id, text FROM note WHERE \(condition)") {
        row throws(StoreFailure) in Note(id: try row["id"], text: try row["text"])
      }
      for note in notes { replica.set(note.key, to: note) }
    }
    return replica
  }

  static func put(
    _ entity: Note, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO note (id, scope_kind, scope_id, text, revision)
      VALUES (\(entity.id), \(scope.kind), \(scope.id), \(entity.text), \(revision))
      ON CONFLICT (id) DO UPDATE SET scope_kind = excluded.scope_kind,
        scope_id = excluded.scope_id, text = excluded.text, revision = excluded.revision
      """)
  }

  static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM note WHERE id = \(key.id)")
  }
}
