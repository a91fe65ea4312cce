import Calendar
import Core
import RefWatchDomain

extension RefWatchFeature {
  static func reduce(_ state: inout State, _ action: LibraryAction, _ moment: Moment) -> Effects {
    switch action {
    case .searchFocused: state.desk.library.isSearching = true
    case .searchTyped(let text): state.desk.library.search = String(text.prefix(100))
    case .searchClosed:
      state.desk.library.search = ""
      state.desk.library.isSearching = false
    case .removedShown(let shown): state.desk.library.showsRemoved = shown
    case .form(let action): return reduce(&state, action, moment)
    case .removed(let kind, let id): return state.removeFromLibrary(kind, id, moment)
    case .restored(let kind, let id):
      if state.desk.library.removed == id { state.desk.library.removed = nil }
      return [.submit(.editLibrary(kind, id, [.removed(false)]))]
    case .dropAsked(_, let id): state.desk.library.dropping = id
    case .dropDismissed: state.desk.library.dropping = nil
    case .dropped(let kind, let id):
      state.desk.library.dropping = nil
      return [.submit(.dropFromLibrary(kind, id))]
    case .exported:
      return [
        .tell(
          .save(
            name: "refwatch-library-" + state.today.description + ".json",
            mediaType: "application/json", text: LibraryPack.text(state.replica.library)))
      ]
    case .tableSaved(let id):
      guard let item = state.replica.library[id] else { return [] }
      let team = fileWord(item.name)
      return [
        .tell(
          .save(
            name: state.today.description + "-" + (team.isEmpty ? "squad" : team) + ".csv",
            mediaType: "text/csv", text: item.squadTable))
      ]
    case .packWanted:
      state.desk.library.isFileFailed = false
      return [pick("application/json,.json") { bytes in .packFile(bytes) }]
    case .packPasted(let text): state.readPack(Array(text.utf8), moment)
    case .packTaken: return state.takePack()
    case .packClosed: state.desk.library.pack = nil
    case .shelf(let action): return state.reduceShelf(action)
    }
    return []
  }

  static func reduceLibrary(
    _ state: inout State, _ answer: LibraryAnswer, _ moment: Moment
  ) -> Effects {
    switch answer {
    case .squadFile(let bytes): state.readSquad(bytes)
    case .packFile(let bytes): state.readPack(bytes, moment)
    case .shelf(let answer): state.reduceShelf(answer, moment)
    case .fileFailed(let reason): state.desk.library.isFileFailed = reason != "cancelled"
    case .packGoesOn: return state.takePack()
    case .removalSeen(let id):
      if state.desk.library.removed == id { state.desk.library.removed = nil }
    }
    return []
  }

  static func pick(
    _ accept: String, _ read: @escaping ([UInt8]) -> LibraryAnswer
  ) -> Effect<Action, RefWatchCommand> {
    .ask(
      .pickFile(accept: accept),
      answer: { answer in
        switch answer {
        case .file(_, let bytes): .inner(.desk(.library(read(bytes))))
        case .failed(let reason): .inner(.desk(.library(.fileFailed(reason))))
        default: nil
        }
      })
  }
}

extension RefWatchFeature.State {
  /// Commands submitted at once: as many as can be made durable without the screen standing still.
  private static let batch = 50

  /// Out of use; for as long as the message is there it can be taken back.
  mutating func removeFromLibrary(
    _ kind: LibraryKind, _ id: LibraryID, _ moment: Moment
  ) -> Effects {
    if let refused = refuses(.editLibrary(kind, id, [.removed(true)])) { return refused }
    desk.library.removed = id
    desk.library.forms.removeAll { form in form.id == id }
    let effects: Effects = [
      .submit(.editLibrary(kind, id, [.removed(true)])),
      .ask(
        .timer(key: "referee.library.removed", milliseconds: 10_000),
        answer: { _ in .inner(.desk(.library(.removalSeen(id)))) }),
    ]
    return effects + go(to: .library(.list(kind)), moment)
  }

  mutating func readPack(_ bytes: [UInt8], _ moment: Moment) {
    let pack = LibraryPack(bytes, at: moment.instant)
    desk.library.isFileFailed = false
    desk.library.pack = PackReview(
      plan: PackPlan(pack, into: replica.library, of: me), problems: pack.problems)
  }

  /// Writes the next of what the person agreed to.
  mutating func takePack() -> Effects {
    guard var pack = desk.library.pack, !pack.plan.isEmpty else { return [] }
    let commands = pack.plan.commands
    let start = pack.written ?? 0
    let part = commands.dropFirst(start).prefix(Self.batch)
    pack.written = start + part.count
    desk.library.pack = pack
    var effects: Effects = part.map { command in .submit(command) }
    if start + part.count < commands.count {
      effects.append(
        .ask(
          .timer(key: "referee.library.pack", milliseconds: 20),
          answer: { _ in .inner(.desk(.library(.packGoesOn))) }))
    }
    return effects
  }

  /// A table or list of a squad, to be looked at before anybody is taken from it.
  mutating func readSquad(_ bytes: [UInt8]) {
    guard var form = desk.library.form, form.kind == .team else { return }
    desk.library.isFileFailed = bytes.count > LibraryState.squadFile
    if bytes.count > LibraryState.squadFile { return }
    form.reading = SquadReading(
      String(decoding: bytes, as: UTF8.self), team: trimmed(form[.name]))
    desk.library.form = form
  }

  /// Makes the form of the place, where it has one. One that nobody touched follows what it is of.
  mutating func prepareLibrary(_ moment: Moment) {
    guard case .library(let place) = route else {
      desk.library.forms.removeAll { form in !form.isTouched }
      return
    }
    switch place {
    case .list:
      desk.library.editing = nil
      desk.library.forms.removeAll { form in !form.isTouched }
    case .new(let kind):
      desk.library.forms.removeAll { form in form.isNew && replica.library[form.id] != nil }
      let known = desk.library.forms.first { form in form.isNew && form.kind == kind }
      if known == nil {
        desk.library.forms.append(
          LibraryForm(new: moment.id(0x11B), kind, settings.newRules, at: moment.instant))
      }
      desk.library.editing = known?.id ?? desk.library.forms.last?.id
    case .item(let kind, let id):
      desk.library.editing = id
      guard let item = replica.library[id], item.kind == kind else { return }
      let fresh = LibraryForm(item, settings.newRules)
      guard let index = desk.library.forms.firstIndex(where: { form in form.id == id }) else {
        return desk.library.forms.append(fresh)
      }
      let form = desk.library.forms[index]
      if !form.isTouched, form.page == .main, form.reading == nil, form.pasted.isEmpty {
        desk.library.forms[index] = fresh
        desk.library.forms[index].opened = form.opened
      }
    }
  }
}

extension LibraryState {
  /// Bytes of a squad's file.
  static let squadFile = 1 << 20
}
