import Core
import RefWatchDomain
import Server
import Store

/// The tag of a reference pack's id.
public enum ReferencePackTag {}
public typealias ReferencePackID = ID<ReferencePackTag>

/// A library that the server's operator put up for everybody, such as a federation's of a season.
public struct ReferencePack: Hashable, Sendable {
  public let id: ReferencePackID
  public let name: String
  /// Empty where it is of none.
  public let season: String
  /// From 1, one more with every change.
  public let version: Int
  /// How many things are in it.
  public let items: Int
  public let updatedAt: Instant
}

enum PackRows {
  static let migration = Migration(
    "createReferencePack",
    """
    CREATE TABLE reference_pack (
      id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
      name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
      season TEXT NOT NULL CHECK (length(season) <= 60),
      version INTEGER NOT NULL CHECK (version > 0),
      items INTEGER NOT NULL CHECK (items > 0),
      body TEXT NOT NULL,
      updated_at INTEGER NOT NULL,
      UNIQUE (name, season)
    ) STRICT
    """)

  /// By name, of each the latest season first.
  static func all(_ session: some Session) throws(StoreFailure) -> [ReferencePack] {
    try load("1 = 1", session)
  }

  static func named(
    _ name: String, season: String, _ session: some Session
  ) throws(StoreFailure) -> ReferencePack? {
    try load("name = \(name) AND season = \(season)", session).first
  }

  private static func load(
    _ condition: SQL, _ session: some Session
  ) throws(StoreFailure) -> [ReferencePack] {
    try session.rows(
      """
      SELECT id, name, season, version, items, updated_at FROM reference_pack
      WHERE \(condition) ORDER BY name, season DESC, id
      """
    ) { row throws(StoreFailure) in
      ReferencePack(
        id: try row["id"], name: try row["name"], season: try row["season"],
        version: try row["version"], items: try row["items"], updatedAt: try row["updated_at"])
    }
  }

  static func body(
    of id: ReferencePackID, _ session: some Session
  ) throws(StoreFailure) -> String? {
    try session.value("SELECT body FROM reference_pack WHERE id = \(id)")
  }

  static func put(
    _ pack: ReferencePack, _ body: String, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO reference_pack (id, name, season, version, items, body, updated_at)
      VALUES (\(pack.id), \(pack.name), \(pack.season), \(pack.version), \(pack.items), \(body),
        \(pack.updatedAt))
      ON CONFLICT (id) DO UPDATE SET version = excluded.version, items = excluded.items,
        body = excluded.body, updated_at = excluded.updated_at
      """)
  }

  static func remove(
    _ id: ReferencePackID, _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM reference_pack WHERE id = \(id)")
  }
}
