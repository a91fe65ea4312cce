import Core
import Sync
import Wire

/// A small app to simulate: own notes, shared books with members, unique labels.
public enum NotebookDomain: SyncDomain {
  public typealias Command = NotebookCommand
  public typealias Entity = NotebookEntity
  public typealias Rejection = NotebookRejection
  public typealias Replica = NotebookReplica

  /// What a command may look at.
  public enum Read: Hashable, Sendable {
    case entity(EntityKey)
    /// All labels of a person.
    case labels(UserID)
  }

  static func scope(of book: BookID?, _ actor: UserID) -> Scope {
    guard let book else { return .user(actor) }
    return Scope(kind: "book", id: book.retagged())
  }

  public static func reads(of command: NotebookCommand, by actor: UserID) -> [Read] {
    switch command {
    case .writeNote(let id, let book, _):
      var reads: [Read] = [.entity(EntityKey("note", id))]
      if let book { reads.append(.entity(EntityKey("book", book))) }
      return reads
    case .writeNotes(let ids, let book, _):
      var reads: [Read] = ids.map { id in .entity(EntityKey("note", id)) }
      if let book { reads.append(.entity(EntityKey("book", book))) }
      return reads
    case .openBook(let id, _, let notes):
      return [.entity(EntityKey("book", id))]
        + notes.map { note in .entity(EntityKey("note", note)) }
    case .addLabel, .colourLabel, .removeLabel: return [.labels(actor)]
    default: return [.entity(command.subject)]
    }
  }

  public static func isKnown(_ kind: String) -> Bool {
    kind == "note" || kind == "book" || kind == "label"
  }

  public static func isSetApart(_ kind: String) -> Bool { kind == "note" }

  /// The older notes are read when a tab is on the screen already.
  public static func isVoluminous(_ kind: String) -> Bool { kind == "note" }

  public static func decide(
    _ command: NotebookCommand, _ context: DecideContext, in replica: NotebookReplica
  ) throws(NotebookRejection) -> [Change<NotebookEntity>] {
    let actor = context.actor
    switch command {
    case .writeNote(let id, let book, let text):
      guard replica.note(id) == nil else { throw .alreadyThere }
      if let book, replica.title(of: book) == nil { throw .noSuchBook }
      let note = Note(id: id, book: book, text: text, count: 0)
      return [.put(scope(of: book, actor), .note(note))]
    case .writeNotes(let ids, let book, let text):
      if let book, replica.title(of: book) == nil { throw .noSuchBook }
      var changes: [Change<NotebookEntity>] = []
      for id in ids {
        guard replica.note(id) == nil else { throw .alreadyThere }
        let note = Note(id: id, book: book, text: text, count: 0)
        changes.append(.put(scope(of: book, actor), .note(note)))
      }
      return changes
    case .editNote(let id, let text):
      guard var note = replica.note(id) else { throw .notFound }
      note.text = text
      return [.put(scope(of: note.book, actor), .note(note))]
    case .attach(let id, _, let stub):
      guard var note = replica.note(id) else { throw .notFound }
      note.content = stub
      return [.put(scope(of: note.book, actor), .note(note))]
    case .countUp(let id, let by, _):
      guard var note = replica.note(id) else { throw .notFound }
      note.count += by
      return [.put(scope(of: note.book, actor), .note(note))]
    case .removeNote(let id):
      guard let note = replica.note(id) else { throw .notFound }
      return [.remove(scope(of: note.book, actor), EntityKey("note", id))]
    case .addGadget(let id, let text):
      return [.put(.user(actor), .gadget(id, text: text))]
    case .openBook, .invite, .dismiss: return try decideBook(command, actor, in: replica)
    case .addLabel, .colourLabel, .removeLabel: return try decideLabel(command, actor, in: replica)
    case .poison: return []
    }
  }

  public static func tooLarge(_ command: NotebookCommand, limit: Int) -> NotebookRejection {
    .tooLarge
  }

  private static func decideBook(
    _ command: NotebookCommand, _ actor: UserID, in replica: NotebookReplica
  ) throws(NotebookRejection) -> [Change<NotebookEntity>] {
    switch command {
    case .openBook(let id, let title, let notes):
      guard replica.title(of: id) == nil else { throw .alreadyThere }
      let scope = scope(of: id, actor)
      var changes: [Change<NotebookEntity>] = [
        .join(scope, actor), .put(scope, .book(id, title: title)),
      ]
      for note in notes {
        guard replica.note(note) == nil else { throw .alreadyThere }
        changes.append(.put(scope, .note(Note(id: note, book: id, text: title, count: 0))))
      }
      return changes
    case .invite(let id, let user):
      guard let title = replica.title(of: id) else { throw .noSuchBook }
      let scope = scope(of: id, actor)
      return [.join(scope, user), .put(scope, .book(id, title: title + "+"))]
    case .dismiss(let id, let user):
      guard replica.title(of: id) != nil else { throw .noSuchBook }
      return [.leave(scope(of: id, actor), user)]
    default: return []
    }
  }

  private static func decideLabel(
    _ command: NotebookCommand, _ actor: UserID, in replica: NotebookReplica
  ) throws(NotebookRejection) -> [Change<NotebookEntity>] {
    switch command {
    case .addLabel(let id, let name):
      guard replica.label(id) == nil else { throw .alreadyThere }
      guard !replica.hasLabel(named: name) else { throw .nameTaken }
      return [.put(.user(actor), .label(Label(id: id, name: name, colour: 0)))]
    case .colourLabel(let id, let colour):
      var label = replica.label(id) ?? Label(id: id, name: "", colour: 0)
      label.colour = colour
      return [.put(.user(actor), .label(label))]
    case .removeLabel(let id):
      guard replica.label(id) != nil else { throw .notFound }
      return [.remove(.user(actor), EntityKey("label", id))]
    default: return []
    }
  }

  /// What the reads mean over the model's plain rows. What the actor may not see is not there.
  @Sendable public static func load(
    _ reads: [Read], _ actor: UserID, _ storage: borrowing MemoryStorage<NotebookDomain>
  ) -> NotebookReplica {
    var replica = NotebookReplica()
    for read in reads {
      switch read {
      case .entity(let key):
        if let row = storage.rows[key], storage.isMember(actor, of: row.scope) {
          replica.set(key, to: row.entity)
        }
      case .labels(let user):
        for (key, row) in storage.rows where row.scope == .user(user) && key.kind == "label" {
          replica.set(key, to: row.entity)
        }
      }
    }
    return replica
  }
}
