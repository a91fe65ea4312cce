import Core
import Sync
import Wire

/// Tags of ids.
public enum CardTag {}
/// Tags of ids.
public enum StackTag {}
public typealias CardID = ID<CardTag>
public typealias StackID = ID<StackTag>

/// A card: in its author's own scope, or in a shared book of the notebook.
public struct Card: Hashable, Sendable {
  public let id: CardID
  public var book: BookID?
  public var text: String
  /// Counts up; a command applied twice shows.
  public var count: Int64
  public var content: ContentStub?
}

/// What the simulated cards synchronise.
public enum CardEntity: SyncEntity {
  case card(Card)
  /// Names are unique among a person's stacks.
  case stack(StackID, name: String)

  public var key: EntityKey {
    switch self {
    case .card(let card): EntityKey("card", card.id)
    case .stack(let id, _): EntityKey("stack", id)
    }
  }

  public var body: JSON {
    switch self {
    case .card(let card):
      .object([
        "book": card.book.map { id in .id(id) }, "text": .string(card.text),
        "count": .integer(card.count), "picture": card.content?.json,
      ])
    case .stack(_, let name): .object(["name": .string(name)])
    }
  }

  public var content: ContentStub? {
    if case .card(let card) = self { card.content } else { nil }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> CardEntity? {
    switch key.kind {
    case "card":
      .card(
        Card(
          id: key.id.retagged(), book: try body.optional("book")?.id(),
          text: try body.required("text").string(), count: try body.required("count").integer(),
          content: try body.optional("picture")?.decode()))
    case "stack": .stack(key.id.retagged(), name: try body.required("name").string())
    default: nil
    }
  }
}

/// All of the cards' entities, by key.
public struct CardReplica: SyncReplica {
  public private(set) var entities: [EntityKey: CardEntity] = [:]

  public init() {}

  public func entity(_ key: EntityKey) -> CardEntity? { entities[key] }

  public mutating func set(_ key: EntityKey, to entity: CardEntity?) { entities[key] = entity }

  func card(_ id: CardID) -> Card? {
    guard case .card(let card)? = entities[EntityKey("card", id)] else { return nil }
    return card
  }

  /// Whether a stack of this name exists; the answer does not depend on the order of iteration.
  func hasStack(named name: String) -> Bool {
    entities.values.contains { entity in
      if case .stack(_, let other) = entity { other == name } else { false }
    }
  }
}
