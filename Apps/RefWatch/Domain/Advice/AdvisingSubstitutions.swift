import Core

extension MatchRecord {
  func advice(on change: Substitution, _ stage: Stage, _ elapsed: Int64) -> [Advice] {
    var advice: [Advice] = []
    for person in [change.off, change.on] {
      if let person, person.side != change.side { advice.append(.wrongSide(person)) }
    }
    if let off = change.off, let on = change.on, !on.isUnknown, off.isSame(as: on) {
      advice.append(.samePlayer(on))
    }
    advice += leaving(change, stage)
    advice += entering(change)
    advice += limits(change, stage, elapsed)
    return advice
  }

  private func leaving(_ change: Substitution, _ stage: Stage) -> [Advice] {
    guard let off = change.off else { return [] }
    let member = lineUps[change.side].member(off)
    if stage == .gap(.beforeMatch) && member?.place == .sentOff { return [] }
    if let member, member.place == .finished {
      return member.mayBeReplaced ? [] : [.notOnField(off)]
    }
    return present(off).filter { advice in
      // Whoever is treated may be replaced.
      if case .notOnField = advice, member?.place == .field { false } else { true }
    }
  }

  private func entering(_ change: Substitution) -> [Advice] {
    guard let on = change.on, !on.isUnknown else { return [] }
    let lineUp = lineUps[change.side]
    guard let member = lineUp.member(on) else {
      return lineUp.isFromSheet ? [.notOnSheet(on)] : []
    }
    var advice: [Advice] = []
    if lineUp.isFromSheet && !member.isNamed { advice.append(.notOnSheet(on)) }
    switch member.place {
    case .field: if change.kind != .goalkeeper { advice.append(.alreadyOnField(on)) }
    case .sentOff: advice.append(.sentOffBefore(on))
    case .finished: advice.append(.mayNotReturn(on))
    case .replaced:
      // The protocol lets a player who was substituted come back for a concussion.
      if !rules.substitutions.mayReturn && change.kind != .concussion {
        advice.append(.mayNotReturn(on))
      }
    case .bench, .excluded: break
    }
    return advice
  }

  private func limits(_ change: Substitution, _ stage: Stage, _ elapsed: Int64) -> [Advice] {
    let budget = substitutions(of: change.side, in: stage)
    var advice: [Advice] = []
    if change.usesLimit(lineUps[change.side]), let limit = budget.limit, budget.used >= limit {
      advice.append(.overLimit(used: budget.used, limit: limit))
    }
    switch change.kind {
    case .concussion where budget.concussionLimit == 0: advice.append(.noConcussionProtocol)
    case .concussion where budget.concussion >= budget.concussionLimit:
      advice.append(.overConcussion(used: budget.concussion, limit: budget.concussionLimit))
    case .opponentAdditional where budget.additional >= budget.additionalLimit:
      advice.append(.overAdditional(used: budget.additional, limit: budget.additionalLimit))
    default: break
    }
    if let limit = budget.windowLimit,
      let number = windowNumber(of: change, stage, elapsed), number > limit
    {
      advice.append(.overWindows(used: budget.windows, limit: limit))
    }
    return advice
  }

  /// Which of the side's opportunities the change would be.
  private func windowNumber(
    of change: Substitution, _ stage: Stage, _ elapsed: Int64
  ) -> Int? {
    var windows = SubstitutionWindows()
    for entry in entries where entry.counts {
      if case .substitution(let known) = entry.fact, known.side == change.side {
        _ = windows.take(known, stage: entry.stage, elapsed: entry.elapsed)
      }
    }
    return windows.take(change, stage: stage, elapsed: elapsed)
  }
}
