import Core
import Design
import SuperFriendDomain

extension FriendsFeature {
  static func reduce(_ state: inout State, _ action: ImportAction, _ moment: Moment) -> Effects {
    switch action {
    case .fileWanted:
      state.importing.trouble = nil
      state.importing.stage = .reading
      return [
        .ask(
          .pickFile(accept: ".vcf,.vcard,text/vcard,text/x-vcard"),
          answer: { answer in
            switch answer {
            case .file(let name, let bytes): .inner(.fileRead(name: name, bytes: bytes))
            case .failed(let reason): .inner(.fileFailed(reason))
            default: nil
            }
          })
      ]
    case .pasteTyped(let text):
      state.importing.pasted = text
      state.importing.trouble = nil
      return []
    case .pasteSubmitted: return state.read(Array(state.importing.pasted.utf8))
    case .dropped(let bytes): return state.read(bytes)
    case .confirmed:
      guard case .preview(_, let plan) = state.importing.stage else { return [] }
      state.importing.stage = .running(plan, done: 0)
      return state.importNext()
    case .stopped:
      guard case .running(let plan, let done) = state.importing.stage else { return [] }
      state.importing.stage = .finished(plan, done: done)
      return []
    case .restarted:
      state.importing = ImportState()
      return []
    }
  }
}

extension FriendsFeature.State {
  /// Commands submitted at once: as many as can be made durable without the screen standing still.
  static let batch = 100

  /// Reads the bytes of a file, once the host has decoded what of them is not Unicode.
  mutating func read(_ bytes: [UInt8]) -> Effects {
    let foreign = ForeignTexts(in: bytes)
    if foreign.encoded.isEmpty {
      show(bytes, foreign)
      return []
    }
    importing.stage = .reading
    return [
      .ask(
        .decode(foreign.encoded),
        answer: { answer in
          guard case .texts(let texts) = answer else {
            return .inner(.fileDecoded(bytes, ForeignTexts()))
          }
          return .inner(.fileDecoded(bytes, foreign.decoded(as: texts)))
        })
    ]
  }

  /// Shows what the bytes of a file would do.
  mutating func show(_ bytes: [UInt8], _ foreign: ForeignTexts) {
    do throws(CardFileFault) {
      importing.stage = .waiting(try CardFile(bytes, foreign))
      importing.trouble = nil
      planImport()
    } catch {
      importing.stage = .choosing
      switch error {
      case .noCards: importing.trouble = .noCards
      case .tooLarge: importing.trouble = .tooLarge
      case .tooManyCards: importing.trouble = .tooMany
      }
    }
  }

  /// Makes the plan of a file that was read, anew when something has come from elsewhere: a plan
  /// that knows too little adds people twice. Call when the replica has changed.
  mutating func planImport() {
    guard isLoaded else { return }
    switch importing.stage {
    case .waiting(let file), .preview(let file, _):
      importing.stage = .preview(
        file, ImportPlan(file, into: replica, of: me, country: settings.country))
    case .choosing, .reading, .running, .finished: break
    }
  }

  /// The next part of the plan, and then the next turn; so that there is progress to see and a
  /// way to stop.
  mutating func importNext() -> Effects {
    guard case .running(let plan, let done) = importing.stage else { return [] }
    let end = min(plan.commands.count, done + Self.batch)
    var effects: Effects = plan.commands[done..<end].map { command in
      .submit(command)
    }
    if end == plan.commands.count {
      importing.stage = .finished(plan, done: end)
      importing.pasted = ""
    } else {
      importing.stage = .running(plan, done: end)
      effects.append(
        .ask(
          .timer(key: "friends.import", milliseconds: 0),
          answer: { _ in .inner(.importStep) }))
    }
    return effects
  }

  /// All contacts as one vCard file of a version.
  func saveCards(_ version: CardVersion, _ moment: Moment) -> Effects {
    var text = ""
    for contact in replica.contacts.values { text += contact.vCard(version, at: moment.instant) }
    return [.tell(.save(name: "contacts.vcf", mediaType: "text/vcard", text: text))]
  }
}
