import Core
import Design
import RefWatchDomain

// Taking back what was done last, and bringing it back.
extension RefWatchFeature.State {
  /// The key beside what was said last.
  mutating func undoOffer(_ record: MatchRecord, _ moment: Moment) -> Effects {
    guard let offer = pitch.offer else { return [] }
    pitch.offer = nil
    guard let step = record.step(of: offer.events) else { return [] }
    return offer.bringsBack
      ? bringBack(step, record, moment) : takeBack(step, record, moment)
  }

  /// Takes back the last thing that was done, whatever it was. Where that can't be, nothing before
  /// it is touched either.
  mutating func undoLast(_ record: MatchRecord, _ moment: Moment) -> Effects {
    pitch.sheet = nil
    switch record.undoing(by: me, at: now.wall) {
    case .nothing: return refuse(words(PitchText.nothingToUndo))
    case .refused(let step, .tooLate):
      return refuse(words(PitchText.undoTooLate, name: words.name(step, record)))
    case .refused(_, .signed): return refuse(words(PitchText.undoSigned))
    case .step(let step): return takeBack(step, record, moment)
    }
  }

  mutating func bringBackLast(_ record: MatchRecord, _ moment: Moment) -> Effects {
    pitch.sheet = nil
    guard let step = record.takenBack(by: me) else {
      return refuse(words(PitchText.nothingToUndo))
    }
    return bringBack(step, record, moment)
  }

  private mutating func refuse(_ text: String) -> Effects {
    pitch.offer = nil
    pitch.announcement = text
    return give(.failure) + announce(text, lasts: 3_000)
  }

  /// The newest entry goes first.
  private mutating func takeBack(
    _ step: UndoStep, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    let facts = step.events.reversed().map { id in Fact.withdrawal(id, reason: "") }
    let text = words(PitchText.takenBack, name: words.name(step, record))
    return correct(facts, of: step, text, .warning, bringsBack: true, record, moment)
  }

  private mutating func bringBack(
    _ step: UndoStep, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    let facts = step.events.map { id in Fact.restoration(id) }
    let text = words(PitchText.broughtBack, name: words.name(step, record))
    return correct(facts, of: step, text, .saved, bringsBack: false, record, moment)
  }

  private mutating func correct(
    _ facts: [Fact], of step: UndoStep, _ text: String, _ cue: Cue, bringsBack: Bool,
    _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard !isReadOnly, mayRecord(record) else { return give(.failure) }
    guard hasRoom(for: facts.count, record) else { return refuseFull() }
    // The clock may show something else now, and its alerts are about what was.
    alert = nil
    return write(facts, in: record.match.id, moment) + give(cue)
      + offer(text, [], undo: step.events, bringsBack: bringsBack)
  }
}

extension Words {
  /// What a step is called: `Goal 12'`, `Yellow card #7 30'`, `2 substitutions 61'`.
  func name(_ step: UndoStep, _ record: MatchRecord) -> String {
    var name = brief(step, record)
    if !step.entry.fact.isCourse, let minute = record.minute(of: step.entry) {
      name += " " + minute.description
    }
    return step.isCorrection ? self(PitchText.correctionOf, name: name) : name
  }

  private func brief(_ step: UndoStep, _ record: MatchRecord) -> String {
    func with(_ what: String, _ person: Participant?) -> String {
      guard let person, !person.isUnknown else { return what }
      return what + " " + label(person)
    }
    switch step.entry.fact {
    case .goal(let goal):
      return with(self(goal.kind == .ownGoal ? TermText.ownGoal : .goal), goal.scorer)
    case .card(let card): return with(term(card.colour), card.recipient)
    case .substitution where step.count > 1:
      return self(PitchText.substituted, count: step.count)
    default:
      let line = fact(step.entry.fact, in: record.match, record.rules)
      let limit = 60
      return line.count <= limit ? line : String(line.prefix(limit)) + "…"
    }
  }
}
