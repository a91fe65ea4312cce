import Core
import Sync
import TeePalsDomain

// A round that was not accepted is tried again in the form that it was made in.
extension TeePalsFeature.State {
  /// Opens the form of a refused round; a draft of another one gives way if the person says so.
  mutating func openAgain(_ id: CommandID, _ moment: Moment) -> Effects {
    guard let round = refusedRound(of: id) else { return [] }
    let draft =
      form.round
      ?? (form.hasReadDraft ? nil : RoundDraft.read(form.keptDraft, at: moment.instant))
    if let draft, draft.isNew, draft.isTouched {
      form.hasReadDraft = true
      form.round = draft
      if draft.again == id { return go(.create) }
      form.asksToReplace = id
      return []
    }
    return open(round, of: id, moment)
  }

  mutating func replaceDraft(_ moment: Moment) -> Effects {
    guard let id = form.asksToReplace, let round = refusedRound(of: id) else { return [] }
    return open(round, of: id, moment)
  }

  private mutating func open(_ round: Round, of id: CommandID, _ moment: Moment) -> Effects {
    form.asksToReplace = nil
    form.hasReadDraft = true
    form.round = RoundForm(again: round, as: moment.id(0xA6A1), of: id)
    return keepDraft(moment.instant) + go(.create)
  }

  private func refusedRound(of id: CommandID) -> Round? {
    for refused in refused where refused.id == id {
      if case .createRound(let round) = refused.command { return round }
    }
    return nil
  }

  /// What was not accepted has been made again: nobody has to deal with it any more.
  func discard(again id: CommandID?) -> Effects {
    refused.first { refused in refused.id == id }.map { refused in discard(refused) } ?? []
  }
}
