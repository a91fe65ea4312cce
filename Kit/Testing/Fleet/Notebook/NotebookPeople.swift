import Core
import Sync
import Wire

extension NotebookDomain: FleetDomain {
  public static var lateness: Int64 { 1_000 }

  public static var bringsContents: Bool { true }

  public static func content(of command: NotebookCommand) -> String? {
    if case .attach(_, let number, _) = command { NotebookCommand.text(number) } else { nil }
  }

  public static func same(_ a: NotebookReplica, _ b: NotebookReplica) -> Bool {
    a.entities == b.entities
  }

  public static func act(
    _ dice: inout Dice, in visible: VisibleState<NotebookReplica>
  ) -> [NotebookCommand] {
    let keys = visible.replica.entities.keys.sorted()
    let notes: [NoteID] = ids("note", keys)
    let books: [BookID] = ids("book", keys)
    let labels: [LabelID] = ids("label", keys)
    let text = "t\(dice.below(1_000))"
    if visible.hasContents, dice.permille(250) { return attached(&dice, visible, text) }
    switch dice.below(100) {
    case 0..<16:
      return [.writeNote(dice.id(), dice.permille(600) ? dice.pick(books) : nil, text: text)]
    case 16..<28: return dice.pick(notes).map { note in [.editNote(note, text: text)] } ?? []
    case 28..<44:
      let version = 1 + dice.below(2)
      let by = version == 1 ? 1 : dice.within(1...9)
      return dice.pick(notes).map { note in [.countUp(note, by: by, version: version)] } ?? []
    case 44..<49: return dice.pick(notes).map { note in [.removeNote(note)] } ?? []
    case 49..<55: return openBook(&dice, text)
    case 55..<63:
      guard let book = dice.pick(books), let user = dice.pick(visible.users) else { return [] }
      return [.invite(book, user)]
    case 63..<67:
      guard let book = dice.pick(books), let user = dice.pick(visible.users) else { return [] }
      return [.dismiss(book, user)]
    case 67..<79: return labelled(&dice)
    case 79..<83: return dice.pick(labels).map { label in [.removeLabel(label)] } ?? []
    case 83..<87: return [.addGadget(dice.id(), text: text)]
    case 87..<92: return [poison(&dice)]
    case 92..<96:
      if dice.permille(600) {
        let ids: [NoteID] = (0..<(2 + dice.below(6))).map { _ in dice.id() }
        return [.writeNotes(ids, dice.permille(500) ? dice.pick(books) : nil, text: text)]
      }
      return (0..<(5 + dice.below(30))).map { _ in
        .writeNote(dice.id(), nil, text: text)
      }
    default: return theft(&dice, visible, text)
    }
  }

  /// Gives a content to a note that is there, to a new one, or to one that is somebody else's.
  private static func attached(
    _ dice: inout Dice, _ visible: VisibleState<NotebookReplica>, _ text: String
  ) -> [NotebookCommand] {
    let keys = visible.replica.entities.keys.sorted()
    let notes: [NoteID] = ids("note", keys)
    let books: [BookID] = ids("book", keys)
    let number = dice.within(0...9_999)
    let stub = ContentStub(of: NotebookCommand.text(number))
    if let note = dice.pick(notes), dice.permille(500) {
      return [.attach(note, number: number, stub)]
    }
    if dice.permille(300), case .writeNote(let note, _, _)? = theft(&dice, visible, text).first {
      return [.writeNote(note, nil, text: text), .attach(note, number: number, stub)]
    }
    let note: NoteID = dice.id()
    return [
      .writeNote(note, dice.permille(600) ? dice.pick(books) : nil, text: text),
      .attach(note, number: number, stub),
    ]
  }

  private static func ids<Tag>(_ kind: String, _ keys: [EntityKey]) -> [ID<Tag>] {
    keys.filter { key in key.kind == kind }.map { key in key.id.retagged() }
  }

  private static func openBook(_ dice: inout Dice, _ text: String) -> [NotebookCommand] {
    let book: BookID = dice.id()
    let open = NotebookCommand.openBook(
      book, title: text, notes: (0..<dice.below(5)).map { _ in dice.id() })
    return dice.permille(500) ? [open, .writeNote(dice.id(), book, text: text)] : [open]
  }

  /// Few names, so that two devices choose the same; what builds on the label follows in the same
  /// breath.
  private static func labelled(_ dice: inout Dice) -> [NotebookCommand] {
    let label: LabelID = dice.id()
    let add = NotebookCommand.addLabel(label, name: "n\(dice.below(6))")
    return dice.permille(700) ? [add, .colourLabel(label, dice.within(1...9))] : [add]
  }

  private static func poison(_ dice: inout Dice) -> NotebookCommand {
    switch dice.below(3) {
    case 0: .poison(dice.id(), name: "frobnicate", version: 1, args: .object(["a": .bool(true)]))
    case 1: .poison(dice.id(), name: "editNote", version: 7, args: .object([]))
    default: .poison(dice.id(), name: "editNote", version: 1, args: .object(["id": "nonsense"]))
    }
  }

  /// Takes the id of something elsewhere for a note of one's own.
  private static func theft(
    _ dice: inout Dice, _ visible: VisibleState<NotebookReplica>, _ text: String
  ) -> [NotebookCommand] {
    let keys = visible.seen.filter { key in
      key.kind == "note" && visible.replica.entity(key) == nil
    }
    return dice.pick(keys).map { key in [.writeNote(key.id.retagged(), nil, text: text)] } ?? []
  }
}
