import Core
import Sync
import Wire

// The smallest domain that has something to decide: books on a shelf, titles unique.

enum BookTag {}
typealias BookID = ID<BookTag>

struct Book: SyncEntity {
  let id: BookID
  var title: String
  /// The text of the book.
  var content: ContentStub?

  var key: EntityKey { EntityKey("book", id) }
  var body: JSON { .object(["title": .string(title), "content": content?.json]) }

  static func decode(_ key: EntityKey, _ body: WireCursor) throws(WireError) -> Book? {
    guard key.kind == "book" else { return nil }
    return Book(
      id: key.id.retagged(), title: try body.required("title").string(),
      content: try body.optional("content")?.decode())
  }
}

struct Shelf: SyncReplica {
  var books: [EntityKey: Book] = [:]

  func entity(_ key: EntityKey) -> Book? { books[key] }
  mutating func set(_ key: EntityKey, to entity: Book?) { books[key] = entity }
  var titles: [String] { books.values.map { book in book.title }.sorted() }
}

enum ShelfCommand: SyncCommand {
  case add(BookID, title: String)
  case rename(BookID, title: String)
  /// Decided without a look at what is there: the rules must hold all the same.
  case remove(BookID)
  /// Gives a book its text, one's own or one that is shared.
  case fill(BookID, ContentStub, shared: Bool)
  case share(UserID)
  case unshare(UserID)
  case addShared(BookID, title: String)

  var system: String { "shelf" }
  var version: Int { 1 }

  var name: String {
    switch self {
    case .add: "add"
    case .rename: "rename"
    case .remove: "remove"
    case .fill: "fill"
    case .share: "share"
    case .unshare: "unshare"
    case .addShared: "addShared"
    }
  }

  var subject: EntityKey {
    switch self {
    case .add(let id, _), .rename(let id, _), .addShared(let id, _), .remove(let id),
      .fill(let id, _, _):
      EntityKey("book", id)
    case .share(let user), .unshare(let user): EntityKey("reader", user)
    }
  }

  var args: JSON {
    switch self {
    case .add(let id, let title), .rename(let id, let title), .addShared(let id, let title):
      .object(["id": .id(id), "title": .string(title)])
    case .remove(let id): .object(["id": .id(id)])
    case .fill(let id, let stub, let shared):
      .object(["id": .id(id), "stub": stub.json, "shared": .bool(shared)])
    case .share(let user), .unshare(let user): .object(["id": .id(user)])
    }
  }

  var content: ContentStub? {
    if case .fill(_, let stub, _) = self { stub } else { nil }
  }

  static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> ShelfCommand? {
    guard system == "shelf", version == 1 else { return nil }
    switch name {
    case "add":
      return .add(try args.required("id").id(), title: try args.required("title").string())
    case "rename":
      return .rename(try args.required("id").id(), title: try args.required("title").string())
    case "remove": return .remove(try args.required("id").id())
    case "fill":
      return .fill(
        try args.required("id").id(), try args.required("stub").decode(),
        shared: try args.required("shared").bool())
    case "addShared":
      return .addShared(try args.required("id").id(), title: try args.required("title").string())
    case "share": return .share(try args.required("id").id())
    case "unshare": return .unshare(try args.required("id").id())
    default: return nil
    }
  }
}

enum ShelfRejection: String, Error, Hashable, Sendable, WireCodable {
  case titleTaken, notFound, tooLarge

  init(_ cursor: WireCursor) throws(WireError) {
    guard let value = Self(rawValue: try cursor.string()) else {
      throw cursor.error(.expected("a rejection"))
    }
    self = value
  }

  var json: JSON { .string(rawValue) }
}

enum ShelfDomain: SyncDomain {
  typealias Command = ShelfCommand
  typealias Entity = Book
  typealias Rejection = ShelfRejection
  typealias Replica = Shelf

  enum Read: Hashable, Sendable { case everything }

  static let shared = Scope(kind: "club", id: ID(high: 7, low: 7))

  static func reads(of command: ShelfCommand, by actor: UserID) -> [Read] { [.everything] }

  static func decide(
    _ command: ShelfCommand, _ context: DecideContext, in shelf: Shelf
  ) throws(ShelfRejection) -> [Change<Book>] {
    switch command {
    case .add(let id, let title):
      if shelf.titles.contains(title) { throw .titleTaken }
      return [.put(.user(context.actor), Book(id: id, title: title))]
    case .rename(let id, let title):
      guard shelf.books[EntityKey("book", id)] != nil else { throw .notFound }
      var book = shelf.books[EntityKey("book", id)] ?? Book(id: id, title: title)
      book.title = title
      return [.put(.user(context.actor), book)]
    case .fill(let id, let stub, let shared):
      guard var book = shelf.books[EntityKey("book", id)] else { throw .notFound }
      book.content = stub
      return [.put(shared ? Self.shared : .user(context.actor), book)]
    case .remove(let id): return [.remove(.user(context.actor), EntityKey("book", id))]
    case .addShared(let id, let title): return [.put(shared, Book(id: id, title: title))]
    case .share(let user): return [.join(shared, context.actor), .join(shared, user)]
    case .unshare(let user): return [.leave(shared, user)]
    }
  }

  static func isSetApart(_ kind: String) -> Bool { kind == "book" }

  static func isVoluminous(_ kind: String) -> Bool { kind == "book" }

  static func tooLarge(_ command: ShelfCommand, limit: Int) -> ShelfRejection { .tooLarge }

  @Sendable static func load(
    _ reads: [Read], _ actor: UserID, _ storage: borrowing MemoryStorage<ShelfDomain>
  ) -> Shelf {
    var shelf = Shelf()
    for (key, row) in storage.rows where storage.isMember(actor, of: row.scope) {
      shelf.set(key, to: row.entity)
    }
    return shelf
  }
}

/// Ids and moments that differ by a number.
func id<Tag>(_ number: UInt64) -> ID<Tag> { ID(high: 0xA000 + number, low: number) }

func moment(_ number: UInt64) -> Moment {
  Moment(
    instant: Instant(milliseconds: 1_700_000_000_000 + Int64(number)), zone: .utc,
    entropy: Entropy(high: mixed(number), low: mixed(number &+ 99)))
}

func parse<Value: WireCodable>(_ text: String, as type: Value.Type = Value.self) throws -> Value {
  try Value(WireCursor(try JSON.parse(text)))
}
