import Core
import RefWatchDomain
import Store
import Sync
import Wire

enum LibraryRows {
  static func load(
    _ id: LibraryID, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) -> [LibraryItem] {
    try session.rows(
      "SELECT id, kind, body FROM library_item WHERE owner = \(owner) AND id = \(id)"
    ) { row throws(StoreFailure) in
      let kind: LibraryKind = try row.word("kind")
      let id: LibraryID = try row["id"]
      return try row.decoded("body") { body throws(WireError) in
        try LibraryItem(kind, id: id, body)
      }
    }
  }

  /// How many things a person has, also those out of use.
  static func count(_ owner: UserID, _ session: some Session) throws(StoreFailure) -> Int {
    try session.value("SELECT count(*) FROM library_item WHERE owner = \(owner)") ?? 0
  }

  static func put(
    _ item: LibraryItem, _ owner: UserID, _ revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO library_item (owner, id, revision, kind, body)
      VALUES (\(owner), \(item.id), \(revision), \(item.kind.rawValue), \(item.body.text))
      ON CONFLICT (owner, id) DO UPDATE SET revision = excluded.revision, kind = excluded.kind,
        body = excluded.body
      """)
  }

  /// One of another kind under this id is not meant.
  static func remove(
    _ key: EntityKey, _ owner: UserID, _ session: some Session
  ) throws(StoreFailure) {
    for kind in LibraryKind.allCases where kind.entity.rawValue == key.kind {
      try session.run(
        """
        DELETE FROM library_item
        WHERE owner = \(owner) AND id = \(key.id) AND kind = \(kind.rawValue)
        """)
    }
  }
}
