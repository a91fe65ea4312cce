import Core
import Design
import TeePalsDomain

extension TeePalsFeature.State {
  /// What the person is asked about a round and may still answer.
  func pendingFeedback(_ round: RoundID) -> FeedbackDue? {
    replica.feedbackDue(of: me, in: round).flatMap { due in now <= due.until ? due : nil }
  }

  mutating func reduceFeedback(_ action: FeedbackAction) -> Effects {
    switch action {
    case .opened(let round):
      guard let due = pendingFeedback(round) else { return [] }
      rounds.cover = nil
      feedback = FeedbackState(due: due, screen: screen)
    case .closed: feedback = nil
    case .wentWell:
      guard let part = feedback else { return [] }
      if part.due.others.isEmpty { return submit(.skipped) }
      feedback?.step = .again
    case .wentWrong: feedback?.step = .people
    case .declined: return decline()
    case .againToggled(let user): feedback?.toggle(again: user)
    case .skillToggled(let isOn): feedback?.isSkillRight = isOn
    case .submitted:
      guard let part = feedback else { return [] }
      return submit(.well(part.again, part.isSkillRight))
    case .skipped: return submit(.skipped)
    case .personToggled(let user): feedback?.toggle(person: user)
    case .kindToggled(let kind):
      if case .details(let index)? = feedback?.step { feedback?.toggle(kind, of: index) }
    case .typed(let text):
      if case .details(let index)? = feedback?.step { feedback?.issues[index].comment = text }
    case .continued: return goOn()
    case .wentBack:
      feedback?.refusal = nil
      feedback?.goBack()
    case .allWanted: showsAllFeedback = true
    }
    return []
  }

  /// One person after the other, then all of it is sent.
  private mutating func goOn() -> Effects {
    guard let part = feedback, part.isReady else { return [] }
    switch part.step {
    case .people: feedback?.step = .details(0)
    case .details(let index) where index + 1 < part.issues.count:
      feedback?.step = .details(index + 1)
    case .details: return submit(.issues(part.issues))
    case .first, .again: break
    }
    return []
  }

  private mutating func submit(_ answer: FeedbackAnswer) -> Effects {
    guard let part = feedback else { return [] }
    let command = TeePalsCommand.submitFeedback(
      me, part.due.round, FeedbackLimits.settled(answer))
    if let refusal = refusal(of: command) {
      feedback?.refusal = refusal
      return []
    }
    feedback = nil
    say(
      sending: sync.reach.choose(
        FeedbackText.thanks, silent: .thanksOnAnswer, offline: .thanksLater))
    return [.submit(command)]
  }

  private mutating func decline() -> Effects {
    guard let part = feedback else { return [] }
    feedback = nil
    say(FeedbackText.dismissed)
    return [.submit(.dismissFeedback(me, part.due.round))]
  }
}
