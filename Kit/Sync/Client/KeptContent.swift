import Core
import Wire

/// The tag of the place of a content in the local database.
public enum ContentTag {}
/// Where a content lies in the local database: under the id of the command that brought it, or a
/// fresh one. A place is written once, so that who removes one never removes another.
typealias ContentPlace = ID<ContentTag>

/// A content that this device keeps although no command of its own needs it any more: fetched from
/// the server, or on the server since.
struct KeptContent: Hashable, Sendable {
  let key: EntityKey
  let stub: ContentStub
  /// When somebody last wanted it, by this device's clock.
  var used: Instant
}

extension KeptContent: WireCodable {
  init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      key: EntityKey(
        try cursor.required("kind").string(), try cursor.required("id").id(AnyEntity.self)),
      stub: try ContentStub(cursor), used: try cursor.required("used").instant())
  }

  var json: JSON {
    .object([
      "kind": .string(key.kind), "id": .id(key.id), "digest": .string(stub.digest.text),
      "octets": .int(stub.bytes), "used": .instant(used),
    ])
  }
}

extension LocalTable {
  /// The place of a content to its ``KeptContent``.
  static let kept = "kept"

  /// The table of one content. The host reads a table whose name begins with `~` when it is asked
  /// for it by name, and never with others.
  static func content(_ place: ContentPlace) -> String { contents + "." + place.description }
  /// The only key of such a table.
  static let contentKey = "text"

  static func isContent(_ table: String) -> Bool { table.utf8.starts(with: contents.utf8) }

  private static let contents = "~"
}

extension CommandID {
  /// Where the content lies that the command brings.
  var place: ContentPlace { retagged() }
}
