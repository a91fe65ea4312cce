import Core
import Design
import RefWatchDomain

// What happened, one line each.
extension Words {
  func fact(_ fact: Fact, in match: Match, _ rules: RuleSet) -> String {
    switch fact {
    case .toss(let winner, let choice):
      self(choice == .end ? FactText.tossEnd : .tossKickOff, name: match.team(winner).name)
    case .kickOff(let side): self(FactText.kickOff, name: match.team(side).name)
    case .periodStart(let period, _): self(FactText.begins, name: term(period, rules))
    case .periodEnd(let period): self(FactText.ends, name: term(period, rules))
    case .intervalStart(let gap): self(FactText.begins, name: term(gap, rules))
    case .intervalEnd(let gap): self(FactText.ends, name: term(gap, rules))
    case .suspension(let reason, let text):
      self(FactText.suspendedFor, text: joined(term(reason), text))
    case .resumption: self(FactText.resumed)
    case .abandonment(let reason, let text):
      self(FactText.abandonedFor, text: joined(term(reason), text))
    case .fullTime(let outcome): self(FactText.fullTime, text: term(outcome))
    case .completion: self(FactText.completed)
    case .reopening: self(FactText.reopened)
    case .addedTime(let minutes): self(FactText.announced, count: minutes)
    case .clockAdjustment(let by, let reason):
      joined(self(FactText.adjusted, text: shift(by)), reason)
    case .serverTime(let ahead, _): self(FactText.serverTime, text: shift(ahead))
    case .clockStep(let by): self(FactText.stepped, text: shift(by))
    case .stoppageStart(let reason): self(FactText.stoppage, text: term(reason))
    case .stoppageEnd: self(FactText.stoppageOver)
    case .penaltyAwarded(let side): self(FactText.penaltyAwarded, name: match.team(side).name)
    case .incident(let kind, let text):
      self(FactText.incident, text: joined(term(kind), text))
    case .note(let text): self(FactText.note, text: text)
    case .shootoutStart(let first): self(FactText.penaltiesBegin, name: match.team(first).name)
    case .shootoutFirst(let side): self(FactText.firstKick, name: match.team(side).name)
    case .shootoutEnd(let reason):
      reason.map { text in self(FactText.penaltiesOverReason, text: text) }
        ?? self(FactText.penaltiesOver)
    case .rules: self(FactText.rulesChanged)
    case .signature(let name, _): self(FactText.signed, name: name)
    case .initials(let side, let name, _):
      self(FactText.initialled, name: name, text: match.team(side).name)
    case .withdrawal(_, let reason): joined(self(FactText.withdrawn), reason)
    case .amendment(_, let amendment): joined(self(FactText.amended), amendment.reason)
    case .restoration: self(FactText.restored)
    case .takeover: self(FactText.tookOver)
    case .bothHappened: self(FactText.bothHappened)
    case .unknown: self(FactText.unknown)
    default: ofPeople(fact, in: match)
    }
  }

  /// What somebody did, or had done to them.
  private func ofPeople(_ fact: Fact, in match: Match) -> String {
    switch fact {
    case .goal(let goal): self.goal(goal, in: match)
    case .goalOverruled(_, let by):
      self(FactText.overruled, text: self(by == .var ? TermText.byVideo : .byReferee))
    case .card(let card): line(card)
    case .warning(let person, let reason):
      joined(self(FactText.warned, name: label(person)), reason)
    case .sinBinStart(let person, _): self(FactText.sinBinServing, name: label(person))
    case .sinBinRestart: self(FactText.sinBinRestart)
    case .sinBinEnd: self(FactText.sinBinOver)
    case .substitution(let change): substitution(change)
    case .playerOff(let person, let reason):
      self(FactText.off, name: label(person), text: term(reason))
    case .playerOn(let person): self(FactText.back, name: label(person))
    case .penaltyMissed(_, let person, let miss):
      self(FactText.penaltyMissed, name: label(person), text: term(miss))
    case .kick(let kick):
      self(FactText.kick, name: label(kick.kicker), text: term(kick.result))
    default: ""
    }
  }

  private func goal(_ goal: Goal, in match: Match) -> String {
    if goal.kind == .ownGoal {
      let team = match.team(goal.scoredBy).name
      return self(FactText.ownGoal, name: label(goal.scorer) + " (" + team + ")")
    }
    var text = self(FactText.goal, name: label(goal.scorer))
    if goal.kind != .openPlay, goal.kind != .unknown { text += " (" + term(goal.kind) + ")" }
    if let assist = goal.assist { text += ", " + self(FactText.assist, name: label(assist)) }
    return text
  }

  private func line(_ card: Card) -> String {
    var text = self(FactText.card, name: label(card.recipient), text: term(card.colour))
    if card.isSinBin { text += ", " + self(FactText.sinBin) }
    guard let reason = card.reason, !reason.code.isEmpty || !reason.title.isEmpty else {
      return text + " · " + joined(self(FactText.reasonMissing), card.reason?.text ?? "")
    }
    return text + " · " + label(reason)
  }

  /// `C2 – Dissent`, and the referee's own words.
  func label(_ reason: CardReason) -> String {
    let name = title(reason)
    return name.isEmpty ? reason.text : joined(name, reason.text)
  }

  /// `C2 – Dissent`: as the catalog has it, else as it was written; empty for words of one's own.
  func title(_ reason: CardReason) -> String {
    if reason.code.isEmpty || sameBytes(reason.code, Catalog.freeTextCode) {
      return reason.text.isEmpty ? reason.title : ""
    }
    let catalog = Catalogs.named(reason.catalog)
    if sameBytes(catalog.id, reason.catalog), let known = catalog.reason(reason.code) {
      return label(known, catalog)
    }
    return reason.title.isEmpty ? reason.code : reason.code + " – " + reason.title
  }

  func substitution(_ change: Substitution) -> String {
    var text: String
    switch (change.off, change.on) {
    case (let off?, let on?):
      text = self(FactText.substitution, name: label(off), text: label(on))
    case (let off?, nil): text = self(FactText.goesOff, name: label(off))
    case (nil, let on?): text = self(FactText.comesOn, name: label(on))
    case (nil, nil): text = self(TermText.substitution)
    }
    if change.kind != .normal { text += " (" + term(change.kind) + ")" }
    if change.isOverLimit { text += ", " + self(ReportPageText.overLimit) }
    return text
  }

  private func joined(_ first: String, _ second: String) -> String {
    blank(second) ? first : first + ": " + second
  }
}

extension Fact {
  var isOwnGoal: Bool {
    if case .goal(let goal) = self { goal.kind == .ownGoal } else { false }
  }

  /// The team it belongs to, where it belongs to one; of a goal, the one that it counts for.
  var side: Side? {
    switch self {
    case .kickOff(let side), .penaltyAwarded(let side), .shootoutStart(let side),
      .shootoutFirst(let side), .penaltyMissed(let side, _, _), .toss(let side, _):
      side
    case .goal(let goal): goal.credited
    case .card(let card): card.recipient.side
    case .warning(let person, _), .sinBinStart(let person, _), .playerOff(let person, _),
      .playerOn(let person):
      person.side
    case .substitution(let change): change.side
    case .kick(let kick): kick.side
    case .initials(let side, _, _): side
    default: nil
    }
  }

  /// What an incident of play is, besides lifecycle, time and the record itself.
  var isIncident: Bool {
    switch self {
    case .goal, .goalOverruled, .card, .warning, .sinBinStart, .sinBinEnd, .substitution,
      .playerOff, .playerOn, .penaltyAwarded, .penaltyMissed, .incident, .note, .kick,
      .suspension, .abandonment:
      true
    default: false
    }
  }

  /// The entry that a correction is of.
  var corrected: MatchEventID? {
    switch self {
    case .withdrawal(let id, _), .amendment(let id, _), .restoration(let id): id
    default: nil
    }
  }
}
