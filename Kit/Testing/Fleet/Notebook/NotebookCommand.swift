import Core
import Sync
import Wire

/// What a person of the simulation can do.
public enum NotebookCommand: SyncCommand {
  case writeNote(NoteID, BookID?, text: String)
  /// Several notes at once: one command, several rows.
  case writeNotes([NoteID], BookID?, text: String)
  case editNote(NoteID, text: String)
  /// Version 1 had no `by`; both are in use.
  /// Gives a note a content, in place of the one before; the number makes the text.
  case attach(NoteID, number: Int64, ContentStub)
  case countUp(NoteID, by: Int64, version: Int)
  case removeNote(NoteID)
  case openBook(BookID, title: String, notes: [NoteID])
  case invite(BookID, UserID)
  case dismiss(BookID, UserID)
  case addLabel(LabelID, name: String)
  /// Makes the label if it is missing: what must not happen when making it was rejected.
  case colourLabel(LabelID, Int64)
  case removeLabel(LabelID)
  case addGadget(NoteID, text: String)
  /// A command of a newer client, which the server does not know, or one with broken arguments.
  case poison(NoteID, name: String, version: Int, args: JSON)

  public var system: String { "notebook" }

  public var version: Int {
    switch self {
    case .countUp(_, _, let version), .poison(_, _, let version, _): version
    default: 1
    }
  }

  public var name: String {
    switch self {
    case .writeNote: "writeNote"
    case .writeNotes: "writeNotes"
    case .editNote: "editNote"
    case .attach: "attach"
    case .countUp: "countUp"
    case .removeNote: "removeNote"
    case .openBook: "openBook"
    case .invite: "invite"
    case .dismiss: "dismiss"
    case .addLabel: "addLabel"
    case .colourLabel: "colourLabel"
    case .removeLabel: "removeLabel"
    case .addGadget: "addGadget"
    case .poison(_, let name, _, _): name
    }
  }

  public var subject: EntityKey {
    switch self {
    case .writeNote(let id, _, _), .editNote(let id, _), .countUp(let id, _, _),
      .attach(let id, _, _),
      .removeNote(let id), .poison(let id, _, _, _):
      EntityKey("note", id)
    case .writeNotes(let ids, _, _): EntityKey("note", ids.first ?? ID(high: 0, low: 0))
    case .addGadget(let id, _): EntityKey("gadget", id)
    case .openBook(let id, _, _), .invite(let id, _), .dismiss(let id, _): EntityKey("book", id)
    case .addLabel(let id, _), .colourLabel(let id, _), .removeLabel(let id):
      EntityKey("label", id)
    }
  }

  public var content: ContentStub? {
    if case .attach(_, _, let stub) = self { stub } else { nil }
  }

  /// The text that ``attach(_:number:_:)`` brings.
  static func text(_ number: Int64) -> String {
    String(repeating: "\(number) ", count: 4 + Int(number % 40))
  }

  public var args: JSON {
    switch self {
    case .writeNote(let id, let book, let text):
      .object(["id": .id(id), "book": book.map { book in .id(book) }, "text": .string(text)])
    case .writeNotes(let ids, let book, let text):
      .object([
        "ids": .array(ids.map { id in .id(id) }), "book": book.map { book in .id(book) },
        "text": .string(text),
      ])
    case .editNote(let id, let text), .addGadget(let id, let text):
      .object(["id": .id(id), "text": .string(text)])
    case .attach(let id, let number, let stub):
      .object(["id": .id(id), "number": .integer(number), "stub": stub.json])
    case .countUp(let id, let by, let version):
      .object(["id": .id(id), "by": version == 1 ? nil : .integer(by)])
    case .removeNote(let id): .object(["id": .id(id)])
    case .openBook(let id, let title, let notes):
      .object([
        "id": .id(id), "title": .string(title), "notes": .array(notes.map { id in .id(id) }),
      ])
    case .invite(let id, let user), .dismiss(let id, let user):
      .object(["id": .id(id), "user": .id(user)])
    case .addLabel(let id, let name): .object(["id": .id(id), "name": .string(name)])
    case .colourLabel(let id, let colour): .object(["id": .id(id), "colour": .integer(colour)])
    case .removeLabel(let id): .object(["id": .id(id)])
    case .poison(_, _, _, let args): args
    }
  }

  public static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> NotebookCommand? {
    guard system == "notebook", version == 1 || name == "countUp" && version == 2 else {
      return nil
    }
    switch name {
    case "writeNote":
      return .writeNote(
        try id(args), try args.optional("book")?.id(), text: try args.required("text").string())
    case "editNote": return .editNote(try id(args), text: try args.required("text").string())
    case "attach":
      return .attach(
        try id(args), number: try args.required("number").integer(),
        try args.required("stub").decode())
    case "countUp":
      let by = version == 1 ? 1 : try args.required("by").integer(in: 1...9)
      return .countUp(try id(args), by: by, version: version)
    case "removeNote": return .removeNote(try id(args))
    case "openBook":
      return .openBook(
        try id(args), title: try args.required("title").string(limit: 100),
        notes: try ids(args.required("notes")))
    case "writeNotes":
      return .writeNotes(
        try ids(args.required("ids")), try args.optional("book")?.id(),
        text: try args.required("text").string())
    case "invite": return .invite(try id(args), try args.required("user").id())
    case "dismiss": return .dismiss(try id(args), try args.required("user").id())
    case "addLabel": return .addLabel(try id(args), name: try args.required("name").string())
    case "colourLabel":
      return .colourLabel(try id(args), try args.required("colour").integer())
    case "removeLabel": return .removeLabel(try id(args))
    case "addGadget": return .addGadget(try id(args), text: try args.required("text").string())
    default: return nil
    }
  }

  private static func ids(_ list: WireCursor) throws(WireError) -> [NoteID] {
    var ids: [NoteID] = []
    for element in try list.elements() { ids.append(try element.id()) }
    return ids
  }

  private static func id<Tag>(_ args: WireCursor) throws(WireError) -> ID<Tag> {
    try args.required("id").id()
  }
}

/// Why the notebook does not accept a command.
public enum NotebookRejection: String, Error, Hashable, Sendable, WireCodable {
  case alreadyThere, notFound, noSuchBook, nameTaken, elsewhere, tooLarge

  public init(_ cursor: WireCursor) throws(WireError) {
    guard let rejection = Self(rawValue: try cursor.string()) else {
      throw cursor.error(.expected("a rejection"))
    }
    self = rejection
  }

  public var json: JSON { .string(rawValue) }
}
