import Core
import Sync
import Wire

/// What a person of the simulation can do with cards. Some names are the notebook's too.
public enum CardCommand: SyncCommand {
  case writeCard(CardID, BookID?, text: String)
  /// Version 2 counts by more than one; earlier clients do not know it.
  case countUp(CardID, by: Int64, version: Int)
  case removeCard(CardID)
  /// Gives a card a content; the number makes the text.
  case attach(CardID, number: Int64, ContentStub)
  case nameStack(StackID, name: String)
  case dropStack(StackID)

  public static let system = "cards"

  public var system: String { Self.system }

  public var version: Int {
    if case .countUp(_, _, let version) = self { version } else { 1 }
  }

  public var name: String {
    switch self {
    case .writeCard: "writeCard"
    case .countUp: "countUp"
    case .removeCard: "removeCard"
    case .attach: "attach"
    case .nameStack: "nameStack"
    case .dropStack: "dropStack"
    }
  }

  public var subject: EntityKey {
    switch self {
    case .writeCard(let id, _, _), .countUp(let id, _, _), .removeCard(let id),
      .attach(let id, _, _):
      EntityKey("card", id)
    case .nameStack(let id, _), .dropStack(let id): EntityKey("stack", id)
    }
  }

  public var content: ContentStub? {
    if case .attach(_, _, let stub) = self { stub } else { nil }
  }

  public var args: JSON {
    switch self {
    case .writeCard(let id, let book, let text):
      .object(["id": .id(id), "book": book.map { book in .id(book) }, "text": .string(text)])
    case .countUp(let id, let by, let version):
      .object(["id": .id(id), "by": version == 1 ? nil : .integer(by)])
    case .removeCard(let id): .object(["id": .id(id)])
    case .attach(let id, let number, let stub):
      .object(["id": .id(id), "number": .integer(number), "stub": stub.json])
    case .nameStack(let id, let name): .object(["id": .id(id), "name": .string(name)])
    case .dropStack(let id): .object(["id": .id(id)])
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> CardCommand? {
    guard system == Self.system, version == 1 || name == "countUp" && version == 2 else {
      return nil
    }
    switch name {
    case "writeCard":
      return .writeCard(
        try args.required("id").id(), try args.optional("book")?.id(),
        text: try args.required("text").string())
    case "countUp":
      let by = version == 1 ? 1 : try args.required("by").integer(in: 1...9)
      return .countUp(try args.required("id").id(), by: by, version: version)
    case "removeCard": return .removeCard(try args.required("id").id())
    case "attach":
      return .attach(
        try args.required("id").id(), number: try args.required("number").integer(),
        try args.required("stub").decode())
    case "nameStack":
      return .nameStack(
        try args.required("id").id(), name: try args.required("name").string())
    case "dropStack": return .dropStack(try args.required("id").id())
    default: return nil
    }
  }
}

/// Why the cards do not accept a command.
public enum CardRejection: String, Error, Hashable, Sendable, WireCodable {
  case cardThere, noCard, stackTaken, noStack, cardTooLarge

  public init(_ cursor: WireCursor) throws(WireError) {
    guard let rejection = Self(rawValue: try cursor.string()) else {
      throw cursor.error(.expected("a rejection"))
    }
    self = rejection
  }

  public var json: JSON { .string(rawValue) }
}
