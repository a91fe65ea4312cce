import Core
import Wire

/// Membership as an entity of the person's own scope: how a device learns of it by the feed.
public enum Membership {
  /// How the kinds of these rows begin; the kind of the scope follows.
  public static let prefix = "membership:"

  /// The row's key names the scope in full, so that its tombstone does too.
  public static func key(of scope: Scope) -> EntityKey { EntityKey(prefix + scope.kind, scope.id) }

  /// The scope a membership row is about, `nil` for rows of other kinds.
  public static func scope(of key: EntityKey) -> Scope? {
    guard key.kind.utf8.starts(with: prefix.utf8) else { return nil }
    let kind = String(key.kind.dropFirst(prefix.utf8.count))
    return kind.isEmpty ? nil : Scope(kind: kind, id: key.id.retagged())
  }

  static func body(of scope: Scope) -> JSON { .object(["scope": scope.json]) }
}
