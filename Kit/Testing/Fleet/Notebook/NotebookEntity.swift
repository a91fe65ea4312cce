import Core
import Sync
import Wire

/// Tags of ids.
public enum NoteTag {}
/// Tags of ids.
public enum BookTag {}
/// Tags of ids.
public enum LabelTag {}
public typealias NoteID = ID<NoteTag>
public typealias BookID = ID<BookTag>
public typealias LabelID = ID<LabelTag>

/// A note: in its author's own scope, or in a shared book.
public struct Note: Hashable, Sendable {
  public let id: NoteID
  public var book: BookID?
  public var text: String
  /// Counts up; a command applied twice shows.
  public var count: Int64
  public var content: ContentStub?
}

/// A label of one person; names are unique among their labels.
public struct Label: Hashable, Sendable {
  public let id: LabelID
  public var name: String
  public var colour: Int64
}

/// What the simulated notebook synchronises.
public enum NotebookEntity: SyncEntity {
  case note(Note)
  case book(BookID, title: String)
  case label(Label)
  /// A kind that the clients of the simulation are too old to know.
  case gadget(NoteID, text: String)

  public var key: EntityKey {
    switch self {
    case .note(let note): EntityKey("note", note.id)
    case .book(let id, _): EntityKey("book", id)
    case .label(let label): EntityKey("label", label.id)
    case .gadget(let id, _): EntityKey("gadget", id)
    }
  }

  public var body: JSON {
    switch self {
    case .note(let note):
      .object([
        "book": note.book.map { id in .id(id) }, "text": .string(note.text),
        "count": .integer(note.count), "content": note.content?.json,
      ])
    case .book(_, let title): .object(["title": .string(title)])
    case .label(let label):
      .object(["name": .string(label.name), "colour": .integer(label.colour)])
    case .gadget(_, let text): .object(["text": .string(text)])
    }
  }

  public var content: ContentStub? {
    if case .note(let note) = self { note.content } else { nil }
  }

  public static func decode(
    _ key: EntityKey, _ body: WireCursor
  ) throws(WireError) -> NotebookEntity? {
    switch key.kind {
    case "note":
      .note(
        Note(
          id: key.id.retagged(), book: try body.optional("book")?.id(),
          text: try body.required("text").string(), count: try body.required("count").integer(),
          content: try body.optional("content")?.decode()))
    case "book": .book(key.id.retagged(), title: try body.required("title").string())
    case "label":
      .label(
        Label(
          id: key.id.retagged(), name: try body.required("name").string(),
          colour: try body.required("colour").integer()))
    default: nil
    }
  }
}

/// All of the notebook's entities, by key.
public struct NotebookReplica: SyncReplica {
  public private(set) var entities: [EntityKey: NotebookEntity] = [:]

  public init() {}

  public func entity(_ key: EntityKey) -> NotebookEntity? { entities[key] }

  public mutating func set(_ key: EntityKey, to entity: NotebookEntity?) { entities[key] = entity }

  func note(_ id: NoteID) -> Note? {
    guard case .note(let note)? = entities[EntityKey("note", id)] else { return nil }
    return note
  }

  func label(_ id: LabelID) -> Label? {
    guard case .label(let label)? = entities[EntityKey("label", id)] else { return nil }
    return label
  }

  func title(of book: BookID) -> String? {
    guard case .book(_, let title)? = entities[EntityKey("book", book)] else { return nil }
    return title
  }

  /// Whether a label of this name exists; the answer does not depend on the order of iteration.
  func hasLabel(named name: String) -> Bool {
    entities.values.contains { entity in
      if case .label(let label) = entity { label.name == name } else { false }
    }
  }
}
