import Core
import Store
import Sync

/// The notebook's rows in SQL.
enum NotebookTables: EntityTables {
  typealias Domain = NotebookDomain

  static let migrations = [
    MigrationGroup(
      "notebook",
      [
        Migration(
          "createNotebook",
          """
          CREATE TABLE notebook_note (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16), scope_kind TEXT NOT NULL,
            scope_id BLOB NOT NULL, book BLOB, words TEXT NOT NULL, number INTEGER NOT NULL,
            digest TEXT, octets INTEGER
          ) STRICT
          """,
          """
          CREATE TABLE notebook_book (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16), scope_kind TEXT NOT NULL,
            scope_id BLOB NOT NULL, title TEXT NOT NULL
          ) STRICT
          """,
          """
          CREATE TABLE notebook_label (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16), scope_kind TEXT NOT NULL,
            scope_id BLOB NOT NULL, name TEXT NOT NULL, colour INTEGER NOT NULL
          ) STRICT
          """,
          "CREATE UNIQUE INDEX label_name ON notebook_label (scope_id, name) WHERE name <> ''",
          """
          CREATE TABLE notebook_gadget (
            id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16), scope_kind TEXT NOT NULL,
            scope_id BLOB NOT NULL, words TEXT NOT NULL
          ) STRICT
          """)
      ])
  ]

  static func load(
    _ reads: [NotebookDomain.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> NotebookReplica {
    var replica = NotebookReplica()
    for read in reads {
      switch read {
      case .entity(let key):
        if let entity = try entity(key, for: actor, session) { replica.set(key, to: entity) }
      case .labels(let user):
        let labels: [Label] = try session.rows(
          """
          SELECT id, name, colour FROM notebook_label
          WHERE scope_kind = 'user' AND scope_id = \(user) ORDER BY id
          """
        ) { row throws(StoreFailure) in
          Label(id: try row[0], name: try row[1], colour: try row[2])
        }
        for label in labels { replica.set(EntityKey("label", label.id), to: .label(label)) }
      }
    }
    return replica
  }

  /// The rows the actor may see: their own, and those of scopes they are a member of.
  private static func visible(to actor: UserID) -> SQL {
    """
    (scope_kind = 'user' AND scope_id = \(actor) OR EXISTS (
      SELECT 1 FROM scope_member WHERE scope_member.scope_kind = one.scope_kind
        AND scope_member.scope_id = one.scope_id AND user_id = \(actor)))
    """
  }

  private static func entity(
    _ key: EntityKey, for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> NotebookEntity? {
    switch key.kind {
    case "note":
      return try session.rows(
        """
        SELECT book, words, number, digest, octets FROM notebook_note AS one
        WHERE id = \(key.id) AND \(visible(to: actor))
        """
      ) { row throws(StoreFailure) -> NotebookEntity in
        var note = Note(
          id: key.id.retagged(), book: try row[0] as BookID?, text: try row[1],
          count: try row[2])
        if let digest = (try row[3] as String?).flatMap({ text in MediaDigest(text) }) {
          note.content = ContentStub(digest: digest, bytes: try row[4])
        }
        return .note(note)
      }.first
    case "book":
      return try session.rows(
        """
        SELECT title FROM notebook_book AS one
        WHERE id = \(key.id) AND \(visible(to: actor))
        """
      ) { row throws(StoreFailure) -> NotebookEntity in .book(key.id.retagged(), title: try row[0])
      }.first
    case "gadget":
      return try session.rows(
        """
        SELECT words FROM notebook_gadget AS one
        WHERE id = \(key.id) AND \(visible(to: actor))
        """
      ) { row throws(StoreFailure) -> NotebookEntity in .gadget(key.id.retagged(), text: try row[0])
      }.first
    default: return nil
    }
  }

  static func put(
    _ entity: NotebookEntity, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    switch entity {
    case .note(let note):
      try session.run(
        """
        INSERT INTO notebook_note (id, scope_kind, scope_id, book, words, number, digest, octets)
        VALUES (\(note.id), \(scope.kind), \(scope.id), \(note.book), \(note.text), \(note.count),
          \(note.content?.digest.text), \(note.content?.bytes))
        ON CONFLICT (id) DO UPDATE SET words = excluded.words, number = excluded.number,
          digest = excluded.digest, octets = excluded.octets
        """)
    case .book(let id, let title):
      try session.run(
        """
        INSERT INTO notebook_book (id, scope_kind, scope_id, title)
        VALUES (\(id), \(scope.kind), \(scope.id), \(title))
        ON CONFLICT (id) DO UPDATE SET title = excluded.title
        """)
    case .label(let label):
      try session.run(
        """
        INSERT INTO notebook_label (id, scope_kind, scope_id, name, colour)
        VALUES (\(label.id), \(scope.kind), \(scope.id), \(label.name), \(label.colour))
        ON CONFLICT (id) DO UPDATE SET name = excluded.name, colour = excluded.colour
        """)
    case .gadget(let id, let text):
      try session.run(
        """
        INSERT INTO notebook_gadget (id, scope_kind, scope_id, words)
        VALUES (\(id), \(scope.kind), \(scope.id), \(text))
        ON CONFLICT (id) DO UPDATE SET words = excluded.words
        """)
    }
  }

  static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    switch key.kind {
    case "note": try session.run("DELETE FROM notebook_note WHERE id = \(key.id)")
    case "label": try session.run("DELETE FROM notebook_label WHERE id = \(key.id)")
    default: break
    }
  }
}
