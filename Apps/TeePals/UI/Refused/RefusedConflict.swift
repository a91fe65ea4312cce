import Core
import Design
import Sync
import TeePalsDomain
import View

/// A change of a field that another device changed meanwhile (specification §8.13): the person says
/// which one stands.
enum RefusedConflict {
  /// In the form of a round, before it is saved all the same.
  static func told(_ state: State, _ form: RoundForm) -> Node<TeePalsFeature.ViewAction> {
    guard !form.conflicts.isEmpty else { return .empty }
    return element(
      "div", .class("stack"), .id(RoundFormView.conflictID), .attribute("tabindex", "-1")
    ) {
      for there in form.conflicts { fault(state.words.changed(there, seenIn: state.here)) }
    }
  }

  /// What is there now and what was wanted, field by field; nothing where both are the same by now,
  /// and where what is there has not come yet.
  static func both(_ state: State, _ command: TeePalsCommand) -> Node<TeePalsFeature.ViewAction> {
    let words = state.words
    var lines: [(name: String, there: String, mine: String)] = []
    switch command {
    case .editProfile(let user, let edits):
      guard let profile = state.replica.profile(of: user) else { return .empty }
      for there in ProfileEdit.conflicts(of: edits, with: profile) {
        let mine = edits.last { edit in sameBytes(edit.field, there.field) } ?? there
        lines.append(
          (words(there.refusedField.name), words.value(there), words.value(mine)))
      }
    case .editRound(let id, let edits):
      guard let round = state.replica.round(id) else { return .empty }
      for there in RoundEdit.conflicts(of: edits, with: round) {
        let mine = edits.last { edit in sameBytes(edit.field, there.field) } ?? there
        lines.append(
          (
            words(there.refusedField.name), words.value(there, seenIn: state.here),
            words.value(mine, seenIn: state.here)
          ))
      }
    default: break
    }
    return .fragment(
      lines.map { line in
        stack {
          paragraph(words(GolfRefusedText.there, name: line.name, text: line.there), "breaks")
          paragraph(words(GolfRefusedText.yours, name: line.name, text: line.mine), "breaks")
        }
      })
  }
}

extension RefusedGolfCommand {
  /// Whether somebody has to say which of two changes stands.
  var isConflict: Bool {
    guard case .rules(.changedMeanwhile) = reason else { return false }
    return switch command {
    case .editProfile, .editRound: true
    default: false
    }
  }
}

extension TeePalsFeature.State {
  /// The same again, on top of what is there now and was shown beside it.
  mutating func useMine(_ id: CommandID) -> Effects {
    guard let refused = self.refused.first(where: { refused in refused.id == id }) else {
      return []
    }
    switch refused.command {
    case .editProfile(let user, let edits):
      let mine = ProfileEdit.again(edits, over: replica.profile(of: user))
      return settled(.editProfile(user, mine), instead: refused)
    case .editRound(let id, let edits):
      let mine = RoundEdit.again(edits, over: replica.round(id))
      return settled(.editRound(id, mine), instead: refused)
    default: return []
    }
  }

  /// What was refused stays to be dealt with where the rules refuse the new command too.
  private mutating func settled(
    _ command: TeePalsCommand, instead refused: RefusedGolfCommand
  ) -> Effects {
    settleSaying(nil, command).map { effects in discard(refused) + effects } ?? []
  }
}
