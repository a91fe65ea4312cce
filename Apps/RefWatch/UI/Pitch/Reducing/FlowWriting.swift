import Core
import Design
import RefWatchDomain

// What an event that was entered is in the log.
extension RefWatchFeature.State {
  mutating func writeGoal(
    by scorer: Participant?, _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    let helper =
      Int(flow.assistDigits).map { number in
        record.lineUps[flow.side].member(Participant(flow.side, number: number))?.participant
          ?? Participant(flow.side, number: number)
      } ?? flow.assistant
    let goal = Goal(
      credited: flow.credited, kind: flow.goalKind, scorer: scorer,
      assist: flow.goalKind == .ownGoal ? nil : helper)
    return commit(
      [.goal(goal)], record, words.goal(goal, record), at: flow.captured, moment)
  }

  /// A card or a warning; without a reason it is given later. The referee's own words go with it
  /// either way.
  mutating func writeCard(
    _ reason: CardReason?, _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard let person = flow.participant else { return [] }
    let text = trimmed(flow.text)
    var reason = reason
    reason?.text = text
    if reason == nil, !text.isEmpty {
      reason = .later(catalog: Catalogs.named(record.rules.catalog).id, text: text)
    }
    if flow.kind == .warning {
      return commit(
        [.warning(person, reason: reason?.asWarning ?? "")], record,
        words(PitchText.warned, name: words.label(person)), at: flow.captured, moment)
    }
    let colour: Card.Colour =
      flow.kind == .red ? .red : flow.first == nil ? .yellow : .secondYellow
    let law = reason.flatMap { reason in
      Catalogs.named(record.rules.catalog).reason(reason.code, recipient: person.kind)?.law
    }
    let isSinBin =
      colour == .yellow
      && (flow.isSinBin || record.rules.isDismissal(law, recipient: person.kind))
    let card = Card(
      colour: colour, recipient: person, reason: reason, isSinBin: isSinBin, first: flow.first)
    return commit([.card(card)], record, words.shown(card), at: flow.captured, moment)
  }

  /// Pairs in the order of tapping, in one stoppage and one go.
  mutating func writeSubstitutions(
    _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard !flow.offs.isEmpty, flow.offs.count == flow.ons.count else { return give(.failure) }
    let stage = flow.captured.stage
    let window = record.window(
      for: flow.side, stage: stage, elapsed: flow.captured.elapsed, new: moment.id(0x817D))
    let budget = record.substitutions(of: flow.side, in: stage)
    var used = budget.used
    var facts: [Fact] = []
    for (off, on) in zip(flow.offs, flow.ons) {
      let kind: Substitution.Kind =
        stage == .gap(.beforeMatch) ? .beforeMatch : flow.substitution
      if kind == .normal { used += 1 }
      facts.append(
        .substitution(
          Substitution(
            side: flow.side, off: off, on: on, kind: kind, window: window,
            isOverLimit: kind == .normal && budget.limit.map { limit in used > limit } ?? false,
            isLate: flow.isLate)))
    }
    if flow.isLate, stage != .gap(.beforeMatch) { startTimer(.substitute) }
    return commit(
      facts, record, words(PitchText.substituted, count: facts.count), at: flow.captured, moment)
  }

  mutating func writePenalty(
    _ outcome: PenaltyOutcome, _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    let taker = flow.number.map { number in Participant(flow.side, number: number) }
    switch outcome {
    case .awarded:
      return commit(
        [.penaltyAwarded(flow.side)], record, words(TermText.penalty), at: flow.captured, moment)
    case .scored:
      let goal = Goal(credited: flow.side, kind: .penalty, scorer: taker)
      return commit(
        [.penaltyAwarded(flow.side), .goal(goal)], record, words.goal(goal, record),
        at: flow.captured, moment)
    case .missed(let miss):
      return commit(
        [.penaltyAwarded(flow.side), .penaltyMissed(flow.side, taker, miss)], record,
        words(TermText.penalty) + ": " + words.term(miss), at: flow.captured, moment)
    }
  }

  mutating func writeAbsence(
    _ reason: AbsenceReason, _ flow: EventFlow, _ record: MatchRecord, _ moment: Moment
  ) -> Effects {
    guard let person = flow.participant else { return [] }
    return commit(
      [.playerOff(person, reason)], record,
      words(PitchText.isOff, name: words.label(person), text: words.term(reason)),
      at: flow.captured, moment)
  }
}

extension CardReason {
  /// A warning has words alone: the catalog's, then the referee's own; those by themselves where
  /// both are too long.
  fileprivate var asWarning: String {
    if text.isEmpty { return title }
    if title.isEmpty || sameBytes(code, Catalog.freeTextCode) { return text }
    let both = title + ": " + text
    return both.unicodeScalars.count <= RefWatchLimits.text ? both : text
  }
}
