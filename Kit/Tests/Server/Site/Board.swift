import Core
import Store
import Sync
import Wire

/// The smallest app with something to share: cards, in one's own scope or on a board with others.
enum Board: SyncDomain {
  enum Read: Hashable, Sendable {
    case card(ID<AnyEntity>)
  }

  static func reads(of command: BoardCommand, by actor: UserID) -> [Read] {
    [.card(command.subject.id)]
  }

  static func decide(
    _ command: BoardCommand, _ context: DecideContext, in replica: BoardReplica
  ) throws(BoardRejection) -> [Change<Card>] {
    switch command {
    case .write(let card, let board):
      guard card.text.unicodeScalars.count <= 1_000 else { throw .tooLong }
      return [.put(board ?? .user(context.actor), card)]
    case .open(let board): return [.join(board, context.actor)]
    case .invite(let user, let board): return [.join(board, user)]
    case .leave(let board): return [.leave(board, context.actor)]
    }
  }

  static func tooLarge(_ command: BoardCommand, limit: Int) -> BoardRejection { .tooLong }
}

struct Card: SyncEntity {
  var id: ID<AnyEntity>
  var text: String

  var key: EntityKey { EntityKey("card", id) }
  var body: JSON { .object(["text": .string(text)]) }

  static func decode(_ key: EntityKey, _ body: WireCursor) throws(WireError) -> Card? {
    key.kind == "card" ? Card(id: key.id, text: try body.required("text").string()) : nil
  }
}

struct BoardReplica: SyncReplica {
  var cards: [EntityKey: Card] = [:]
  func entity(_ key: EntityKey) -> Card? { cards[key] }
  mutating func set(_ key: EntityKey, to entity: Card?) { cards[key] = entity }
}

enum BoardCommand: SyncCommand {
  case write(Card, on: Scope?)
  case open(Scope)
  case invite(UserID, to: Scope)
  case leave(Scope)

  var system: String { "board" }
  var version: Int { 1 }

  var name: String {
    switch self {
    case .write: "write"
    case .open: "open"
    case .invite: "invite"
    case .leave: "leave"
    }
  }

  var subject: EntityKey {
    switch self {
    case .write(let card, _): card.key
    case .open(let board), .invite(_, let board), .leave(let board):
      EntityKey("board", board.id)
    }
  }

  var args: JSON {
    switch self {
    case .write(let card, let board):
      .object(["card": .id(card.id), "text": .string(card.text), "board": board?.json])
    case .open(let board), .leave(let board): .object(["board": board.json])
    case .invite(let user, let board): .object(["user": .id(user), "board": board.json])
    }
  }

  static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> BoardCommand? {
    guard system == "board", version == 1 else { return nil }
    switch name {
    case "write":
      let card = Card(
        id: try args.required("card").id(), text: try args.required("text").string())
      return .write(card, on: try args.optional("board").map(Scope.init))
    case "open": return .open(try args.required("board").decode())
    case "leave": return .leave(try args.required("board").decode())
    case "invite":
      return .invite(try args.required("user").id(), to: try args.required("board").decode())
    default: return nil
    }
  }
}

enum BoardRejection: String, Error, Hashable, WireCodable {
  case tooLong

  init(_ cursor: WireCursor) throws(WireError) {
    guard let rejection = BoardRejection(rawValue: try cursor.string()) else {
      throw cursor.error(.expected("a known rejection"))
    }
    self = rejection
  }

  var json: JSON { .string(rawValue) }
}

enum BoardTables: EntityTables {
  typealias Domain = Board

  static var migrations: [MigrationGroup] {
    [
      MigrationGroup(
        "board",
        [
          Migration(
            "createCard",
            """
            CREATE TABLE card (
              id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
              text TEXT NOT NULL,
              revision INTEGER NOT NULL
            ) STRICT
            """)
        ])
    ]
  }

  static func load(
    _ reads: [Board.Read], for actor: UserID, _ session: some Session
  ) throws(StoreFailure) -> BoardReplica {
    var replica = BoardReplica()
    for case .card(let id) in reads {
      let found = try session.rows("SELECT id, text FROM card WHERE id = \(id)") {
        row throws(StoreFailure) in Card(id: try row[0], text: try row[1])
      }
      for card in found { replica.set(card.key, to: card) }
    }
    return replica
  }

  static func put(
    _ entity: Card, in scope: Scope, revision: Int64, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      INSERT INTO card (id, text, revision) VALUES (\(entity.id), \(entity.text), \(revision))
      ON CONFLICT (id) DO UPDATE SET text = excluded.text, revision = excluded.revision
      """)
  }

  static func remove(
    _ key: EntityKey, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try session.run("DELETE FROM card WHERE id = \(key.id)")
  }
}
