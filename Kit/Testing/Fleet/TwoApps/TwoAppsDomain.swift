import Core
import Sync
import Wire

/// Notebook and cards as the server has them, and as a client did that held both.
public enum TwoAppsDomain: SyncDomain {
  public typealias Command = TwoAppsCommand
  public typealias Entity = TwoAppsEntity
  public typealias Rejection = TwoAppsRejection
  public typealias Replica = TwoAppsReplica

  /// What a command may look at.
  public enum Read: Hashable, Sendable {
    case notes(NotebookDomain.Read)
    case cards(CardDomain.Read)
  }

  public static func reads(of command: TwoAppsCommand, by actor: UserID) -> [Read] {
    switch command {
    case .notes(let command):
      NotebookDomain.reads(of: command, by: actor).map { read in .notes(read) }
    case .cards(let command):
      CardDomain.reads(of: command, by: actor).map { read in .cards(read) }
    }
  }

  public static func decide(
    _ command: TwoAppsCommand, _ context: DecideContext, in replica: TwoAppsReplica
  ) throws(TwoAppsRejection) -> [Change<TwoAppsEntity>] {
    switch command {
    case .notes(let command):
      do throws(NotebookRejection) {
        return try NotebookDomain.decide(command, context, in: replica.notes)
          .map { change in change.map { entity in .notes(entity) } }
      } catch { throw .notes(error) }
    case .cards(let command):
      do throws(CardRejection) {
        return try CardDomain.decide(command, context, in: replica.cards)
          .map { change in change.map { entity in .cards(entity) } }
      } catch { throw .cards(error) }
    }
  }

  public static func isSetApart(_ kind: String) -> Bool {
    NotebookDomain.isSetApart(kind) || CardDomain.isSetApart(kind)
  }

  public static func isVoluminous(_ kind: String) -> Bool {
    NotebookDomain.isVoluminous(kind) || CardDomain.isVoluminous(kind)
  }

  public static func tooLarge(_ command: TwoAppsCommand, limit: Int) -> TwoAppsRejection {
    switch command {
    case .notes(let command): .notes(NotebookDomain.tooLarge(command, limit: limit))
    case .cards(let command): .cards(CardDomain.tooLarge(command, limit: limit))
    }
  }
}

/// A command of either app.
public enum TwoAppsCommand: SyncCommand {
  case notes(NotebookCommand)
  case cards(CardCommand)

  private var either: any SyncCommand {
    switch self {
    case .notes(let command): command
    case .cards(let command): command
    }
  }

  public var system: String { either.system }
  public var name: String { either.name }
  public var version: Int { either.version }
  public var args: JSON { either.args }
  public var subject: EntityKey { either.subject }
  public var content: ContentStub? { either.content }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> TwoAppsCommand? {
    if let command = try NotebookCommand.decode(
      system: system, name: name, version: version, args)
    {
      return .notes(command)
    }
    return try CardCommand.decode(system: system, name: name, version: version, args)
      .map { command in .cards(command) }
  }
}

/// An entity of either app.
public enum TwoAppsEntity: SyncEntity {
  case notes(NotebookEntity)
  case cards(CardEntity)

  private var either: any SyncEntity {
    switch self {
    case .notes(let entity): entity
    case .cards(let entity): entity
    }
  }

  public var key: EntityKey { either.key }
  public var body: JSON { either.body }
  public var content: ContentStub? { either.content }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> TwoAppsEntity? {
    if let entity = try NotebookEntity.decode(key, body) { return .notes(entity) }
    return try CardEntity.decode(key, body).map { entity in .cards(entity) }
  }
}

/// A rejection of either app. Their words differ, so that each reads its own.
public enum TwoAppsRejection: Error, Hashable, Sendable, WireCodable {
  case notes(NotebookRejection)
  case cards(CardRejection)

  public init(_ cursor: WireCursor) throws(WireError) {
    if let rejection = CardRejection(rawValue: try cursor.string()) {
      self = .cards(rejection)
    } else {
      self = .notes(try NotebookRejection(cursor))
    }
  }

  public var json: JSON {
    switch self {
    case .notes(let rejection): rejection.json
    case .cards(let rejection): rejection.json
    }
  }
}

/// What both apps have.
public struct TwoAppsReplica: SyncReplica {
  public internal(set) var notes = NotebookReplica()
  public internal(set) var cards = CardReplica()

  public init() {}

  public func entity(_ key: EntityKey) -> TwoAppsEntity? {
    if let entity = notes.entity(key) { return .notes(entity) }
    return cards.entity(key).map { entity in .cards(entity) }
  }

  public mutating func set(_ key: EntityKey, to entity: TwoAppsEntity?) {
    switch entity {
    case .notes(let entity): notes.set(key, to: entity)
    case .cards(let entity): cards.set(key, to: entity)
    case nil:
      notes.set(key, to: nil)
      cards.set(key, to: nil)
    }
  }
}
