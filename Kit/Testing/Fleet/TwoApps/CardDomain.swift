import Core
import Sync
import Wire

/// A second small app to simulate: own cards and stacks, and cards in the notebook's shared books.
public enum CardDomain: SyncDomain {
  public typealias Command = CardCommand
  public typealias Entity = CardEntity
  public typealias Rejection = CardRejection
  public typealias Replica = CardReplica

  /// What a command may look at.
  public enum Read: Hashable, Sendable {
    case entity(EntityKey)
    /// All stacks of a person.
    case stacks(UserID)
  }

  public static func reads(of command: CardCommand, by actor: UserID) -> [Read] {
    switch command {
    case .nameStack, .dropStack: [.stacks(actor)]
    default: [.entity(command.subject)]
    }
  }

  public static func isKnown(_ kind: String) -> Bool { kind == "card" || kind == "stack" }
  public static func isSetApart(_ kind: String) -> Bool { kind == "card" }
  public static func isVoluminous(_ kind: String) -> Bool { kind == "card" }

  public static func decide(
    _ command: CardCommand, _ context: DecideContext, in replica: CardReplica
  ) throws(CardRejection) -> [Change<CardEntity>] {
    let actor = context.actor
    switch command {
    case .writeCard(let id, let book, let text):
      guard replica.card(id) == nil else { throw .cardThere }
      return [put(Card(id: id, book: book, text: text, count: 0), actor)]
    case .countUp(let id, let by, _):
      guard var card = replica.card(id) else { throw .noCard }
      card.count += by
      return [put(card, actor)]
    case .removeCard(let id):
      guard let card = replica.card(id) else { throw .noCard }
      return [.remove(NotebookDomain.scope(of: card.book, actor), EntityKey("card", id))]
    case .attach(let id, _, let stub):
      guard var card = replica.card(id) else { throw .noCard }
      card.content = stub
      return [put(card, actor)]
    case .nameStack(let id, let name):
      guard !replica.hasStack(named: name) else { throw .stackTaken }
      return [.put(.user(actor), .stack(id, name: name))]
    case .dropStack(let id):
      let key = EntityKey("stack", id)
      guard replica.entity(key) != nil else { throw .noStack }
      return [.remove(.user(actor), key)]
    }
  }

  private static func put(_ card: Card, _ actor: UserID) -> Change<CardEntity> {
    .put(NotebookDomain.scope(of: card.book, actor), .card(card))
  }

  public static func tooLarge(_ command: CardCommand, limit: Int) -> CardRejection {
    .cardTooLarge
  }
}

/// The same app some releases ago: without stacks, and without what came to cards since.
public enum EarlyCardDomain: SyncDomain {
  public typealias Entity = CardEntity
  public typealias Rejection = CardRejection
  public typealias Replica = CardReplica
  public typealias Read = CardDomain.Read

  /// A command that was there from the start.
  public struct Command: SyncCommand {
    let card: CardCommand

    public init?(_ command: CardCommand) {
      switch command {
      case .nameStack, .dropStack: return nil
      case .countUp(_, _, let version) where version > 1: return nil
      default: card = command
      }
    }

    public var system: String { card.system }
    public var name: String { card.name }
    public var version: Int { card.version }
    public var args: JSON { card.args }
    public var subject: EntityKey { card.subject }
    public var content: ContentStub? { card.content }

    public static func decode(
      system: String, name: String, version: Int, _ args: WireCursor
    ) throws(WireError) -> Command? {
      try CardCommand.decode(system: system, name: name, version: version, args)
        .flatMap { command in Command(command) }
    }
  }

  public static func reads(of command: Command, by actor: UserID) -> [Read] {
    CardDomain.reads(of: command.card, by: actor)
  }

  public static func decide(
    _ command: Command, _ context: DecideContext, in replica: CardReplica
  ) throws(CardRejection) -> [Change<CardEntity>] {
    try CardDomain.decide(command.card, context, in: replica)
  }

  public static func isKnown(_ kind: String) -> Bool { kind == "card" }
  public static func isSetApart(_ kind: String) -> Bool { kind == "card" }

  public static func tooLarge(_ command: Command, limit: Int) -> CardRejection { .cardTooLarge }
}
