import Coding
import Core
import Wire

/// The tag of an entity's id where its type does not matter.
public enum AnyEntity {}

/// Which entity: a kind word (`friend`, `contact`) and an id.
@Memberwise(unlabelled: 2) public struct EntityKey: Hashable, Sendable {
  public let kind: String
  public let id: ID<AnyEntity>

  public init<Tag>(_ kind: String, _ id: ID<Tag>) { self.init(kind, id.retagged()) }
}

extension EntityKey: Comparable {
  public static func < (a: EntityKey, b: EntityKey) -> Bool {
    sameBytes(a.kind, b.kind)
      ? a.id < b.id : a.kind.utf8.lexicographicallyPrecedes(b.kind.utf8)
  }
}

extension EntityKey: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    self.init(
      try cursor.required("kind").string(limit: 64), try cursor.required("id").id(AnyEntity.self))
  }

  public var json: JSON { .object(["kind": .string(kind), "id": .id(id)]) }
}

/// A thing that is synchronised: one row of the server's truth.
public protocol SyncEntity: Hashable, Sendable {
  var key: EntityKey { get }
  /// The fields without kind and id.
  var body: JSON { get }
  /// What the entity has set apart, if anything; its body has the stub too. Only for kinds that
  /// ``SyncDomain/isSetApart(_:)`` names.
  var content: ContentStub? { get }
  /// Reads the fields. An unknown `kind` is `nil`: old clients keep such rows opaque.
  static func decode(_ key: EntityKey, _ body: WireCursor) throws(WireError) -> Self?
}

extension SyncEntity {
  public var content: ContentStub? { nil }
}

/// One consequence of a command.
public enum Change<Entity: SyncEntity>: Hashable, Sendable {
  case put(Scope, Entity)
  case remove(Scope, EntityKey)
  /// The user becomes a member of the scope; their devices get a snapshot of it, then its changes.
  case join(Scope, UserID)
  /// The user stops being a member; their devices delete what they hold of the scope.
  case leave(Scope, UserID)
}

extension Change {
  /// The same change about a wider kind of entity: an app's, as the suite's.
  public func map<Wider: SyncEntity>(_ widen: (Entity) -> Wider) -> Change<Wider> {
    switch self {
    case .put(let scope, let entity): .put(scope, widen(entity))
    case .remove(let scope, let key): .remove(scope, key)
    case .join(let scope, let user): .join(scope, user)
    case .leave(let scope, let user): .leave(scope, user)
    }
  }
}
