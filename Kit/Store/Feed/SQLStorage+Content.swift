import Core
import Sync

/// Reads contents without the domain they belong to, for whoever may see all of them.
public enum ContentTable {
  /// The contents of these entities in their order; `nil` where one is not there.
  public static func texts(
    of keys: [EntityKey], in session: some Session
  ) throws(StoreFailure) -> [String]? {
    var texts: [String] = []
    for key in keys {
      let text: String? = try session.value(
        "SELECT text FROM content WHERE kind = \(key.kind) AND id = \(key.id)")
      guard let text else { return nil }
      texts.append(text)
    }
    return texts
  }
}

// Contents that are set apart: a table of their own, so that neither feed nor entities grow by
// them.
extension SQLStorage {
  public func contentStub(of key: EntityKey) throws(StoreFailure) -> ContentStub? {
    let row = try session.first(
      "SELECT digest, octets FROM content WHERE kind = \(key.kind) AND id = \(key.id)")
    guard let row else { return nil }
    guard let digest = MediaDigest(try row[0]) else { throw .mismatch(in: "content") }
    return ContentStub(digest: digest, bytes: try row[1])
  }

  public func content(of key: EntityKey) throws(StoreFailure) -> String? {
    try session.value("SELECT text FROM content WHERE kind = \(key.kind) AND id = \(key.id)")
  }

  public mutating func setContent(
    _ content: BroughtContent?, of key: EntityKey, in scope: Scope
  ) throws(StoreFailure) {
    guard let content else {
      try session.run("DELETE FROM content WHERE kind = \(key.kind) AND id = \(key.id)")
      return
    }
    try session.run(
      """
      INSERT INTO content (kind, id, scope_kind, scope_id, digest, octets, text)
      VALUES (\(key.kind), \(key.id), \(scope.kind), \(scope.id), \(content.stub.digest.text),
        \(content.stub.bytes), \(content.text))
      ON CONFLICT (kind, id) DO UPDATE SET digest = excluded.digest, octets = excluded.octets,
        text = excluded.text
      """)
  }

  public func latest(
    _ key: EntityKey, in scope: Scope
  ) throws(StoreFailure) -> FeedRow? {
    let row = try session.first(
      """
      SELECT seq, revision, body, last_of_command FROM feed
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id)
        AND kind = \(key.kind) AND id = \(key.id)
      ORDER BY seq DESC LIMIT 1
      """)
    guard let row else { return nil }
    return FeedRow(
      scope: scope, seq: try row[0], key: key, revision: try row[1], body: try row[2],
      lastOfCommand: try row[3])
  }
}
