import Core
import Sync
import Wire

/// The smallest app: notes with a text, to try the store with.
enum Notes: SyncDomain {
  enum Read: Hashable, Sendable {
    case note(ID<AnyEntity>)
    case all
  }

  static func reads(of command: NoteCommand, by actor: UserID) -> [Read] {
    [.note(command.subject.id)]
  }

  static func decide(
    _ command: NoteCommand, _ context: DecideContext, in replica: NoteReplica
  ) throws(NoteRejection) -> [Change<Note>] {
    let scope = Scope.user(context.actor)
    switch command {
    case .write(let note):
      guard !note.text.isEmpty else { throw .blank }
      return [.put(scope, note)]
    case .remove(let id):
      let key = Note.key(id)
      guard replica.entity(key) != nil else { throw .missing }
      return [.remove(scope, key)]
    }
  }

  static func tooLarge(_ command: NoteCommand, limit: Int) -> NoteRejection { .tooLong }
}

struct Note: SyncEntity {
  var id: ID<AnyEntity>
  var text: String

  static func key(_ id: ID<AnyEntity>) -> EntityKey { EntityKey("note", id) }
  var key: EntityKey { Self.key(id) }
  var body: JSON { .object(["text": .string(text)]) }

  static func decode(_ key: EntityKey, _ body: WireCursor) throws(WireError) -> Note? {
    key.kind == "note" ? Note(id: key.id, text: try body.required("text").string()) : nil
  }
}

struct NoteReplica: SyncReplica {
  var notes: [EntityKey: Note] = [:]
  func entity(_ key: EntityKey) -> Note? { notes[key] }
  mutating func set(_ key: EntityKey, to entity: Note?) { notes[key] = entity }
}

enum NoteCommand: SyncCommand {
  case write(Note)
  case remove(ID<AnyEntity>)

  var system: String { "notes" }
  var version: Int { 1 }
  var name: String {
    switch self {
    case .write: "writeNote"
    case .remove: "removeNote"
    }
  }
  var subject: EntityKey {
    switch self {
    case .write(let note): note.key
    case .remove(let id): Note.key(id)
    }
  }
  var args: JSON {
    switch self {
    case .write(let note): .object(["note": .id(note.id), "text": .string(note.text)])
    case .remove(let id): .object(["note": .id(id)])
    }
  }

  static func decode(
    system: String, name: String, version: Int, _ args: WireCursor
  ) throws(WireError) -> NoteCommand? {
    guard system == "notes", version == 1 else { return nil }
    let id: ID<AnyEntity> = try args.required("note").id()
    switch name {
    case "writeNote": return .write(Note(id: id, text: try args.required("text").string()))
    case "removeNote": return .remove(id)
    default: return nil
    }
  }
}

enum NoteRejection: String, Error, Hashable, WireCodable {
  case blank, missing, tooLong

  init(_ cursor: WireCursor) throws(WireError) {
    guard let rejection = NoteRejection(rawValue: try cursor.string()) else {
      throw cursor.error(.expected("a rejection"))
    }
    self = rejection
  }

  var json: JSON { .string(rawValue) }
}
