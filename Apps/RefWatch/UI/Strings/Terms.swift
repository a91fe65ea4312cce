import Calendar
import Design
import RefWatchDomain

// What the values of the domain are called.
extension Words {
  func term(_ period: Period, _ rules: RuleSet) -> String {
    switch period {
    case .regulation(let number):
      switch rules.regulationPeriods {
      case 1: self(TermText.wholeMatch)
      case 2: self(number == 1 ? TermText.firstHalf : TermText.secondHalf)
      case 3: self(TermText.third, count: number)
      default: self(TermText.quarter, count: number)
      }
    case .extra(let number): self(number == 1 ? TermText.extraFirst : TermText.extraSecond)
    case .shootout: self(TermText.penalties)
    }
  }

  func term(_ gap: Gap, _ rules: RuleSet) -> String {
    switch gap {
    case .beforeMatch: self(TermText.beforeMatch)
    case .interval(let number):
      rules.regulationPeriods == 2
        ? self(TermText.halfTime) : self(TermText.interval, count: number)
    case .beforeExtraTime: self(TermText.beforeExtra)
    case .extraTimeHalf: self(TermText.extraHalf)
    case .beforeShootout: self(TermText.beforePenalties)
    case .afterMatch: self(TermText.afterMatch)
    }
  }

  func term(_ stage: Stage, _ rules: RuleSet) -> String {
    switch stage {
    case .period(let period): term(period, rules)
    case .gap(let gap): term(gap, rules)
    }
  }

  func term(_ reason: StoppageReason) -> String {
    switch reason {
    case .injury: self(TermText.injury)
    case .substitution: self(TermText.substitution)
    case .card: self(PitchText.card)
    case .timeWasting: self(TermText.wasting)
    case .goalCelebration: self(TermText.celebration)
    case .varCheck: self(TermText.videoCheck)
    case .drinks: self(TermText.drinks)
    case .cooling: self(TermText.cooling)
    case .outsideAgent: self(TermText.outsideAgent)
    case .ball: self(TermText.ball)
    case .crowd: self(TermText.crowd)
    case .other: self(TermText.other)
    }
  }

  func term(_ reason: SuspensionReason) -> String {
    switch reason {
    case .weather: self(TermText.weather)
    case .injury: self(TermText.injury)
    case .crowd: self(TermText.crowd)
    case .lights: self(TermText.lights)
    case .pitch: self(TermText.pitch)
    case .violence: self(TermText.violence)
    case .tooFewPlayers: self(TermText.tooFew)
    case .other: self(TermText.other)
    }
  }

  func term(_ kind: Goal.Kind) -> String {
    switch kind {
    case .openPlay: self(TermText.openPlay)
    case .penalty: self(TermText.penalty)
    case .freeKick: self(TermText.freeKick)
    case .ownGoal: self(TermText.ownGoal)
    case .header: self(TermText.header)
    case .cornerDirect: self(TermText.cornerDirect)
    case .unknown: self(TermText.goalUnknown)
    }
  }

  func term(_ kind: Substitution.Kind) -> String {
    switch kind {
    case .normal: self(TermText.subNormal)
    case .concussion: self(TermText.subConcussion)
    case .opponentAdditional: self(TermText.subOpponent)
    case .extraTimeAdditional: self(TermText.subExtra)
    case .goalkeeper: self(TermText.subGoalkeeper)
    case .returning: self(TermText.subReturning)
    case .beforeMatch: self(TermText.subBefore)
    }
  }

  func term(_ kind: IncidentKind) -> String {
    switch kind {
    case .injury: self(TermText.injury)
    case .headInjury: self(TermText.headInjury)
    case .crowd: self(TermText.crowd)
    case .discrimination: self(TermText.discrimination)
    case .weather: self(TermText.weather)
    case .equipment: self(TermText.equipment)
    case .other: self(TermText.other)
    }
  }

  func term(_ result: Kick.Result) -> String {
    switch result {
    case .scored: self(TermText.scored)
    case .saved: self(TermText.saved)
    case .missed: self(TermText.missed)
    case .forfeited: self(TermText.forfeitedKick)
    case .offence: self(TermText.offence)
    case .retake: self(TermText.retake)
    }
  }

  func term(_ miss: PenaltyMiss) -> String {
    switch miss {
    case .saved: self(TermText.saved)
    case .missed: self(TermText.missed)
    case .retake: self(TermText.retake)
    }
  }

  func term(_ reason: AbsenceReason) -> String {
    switch reason {
    case .treatment: self(TermText.treatment)
    case .blood: self(TermText.blood)
    case .equipment: self(TermText.equipment)
    case .lateSubstitution: self(TermText.lateExit)
    case .reduction: self(TermText.reduction)
    }
  }

  func term(_ colour: Card.Colour) -> String {
    switch colour {
    case .yellow: self(TermText.caution)
    case .red: self(TermText.sendOff)
    case .secondYellow: self(TermText.secondCaution)
    }
  }

  func term(_ outcome: Outcome) -> String {
    switch outcome {
    case .normal: self(TermText.normal)
    case .afterExtraTime: self(TermText.afterExtraTime)
    case .afterPenalties: self(TermText.afterPenalties)
    case .abandoned: self(TermText.abandoned)
    case .suspended: self(TermText.suspended)
    case .forfeited: self(TermText.forfeited)
    case .void: self(TermText.void)
    }
  }

  /// What somebody of a team does there: a known word, or as it was written.
  func term(role: String) -> String {
    switch TeamOfficialRole(rawValue: role) {
    case .manager: self(RoleText.manager)
    case .assistantManager: self(RoleText.assistantManager)
    case .coach: self(RoleText.coach)
    case .physio: self(RoleText.physio)
    case .doctor: self(RoleText.doctor)
    case .teamManager: self(RoleText.teamManager)
    case .kit: self(RoleText.kit)
    case .analyst: self(RoleText.analyst)
    case .other: self(RoleText.other)
    case nil: role
    }
  }

  /// `#10 Ana`, an official's name and role, or a word for somebody unknown.
  func label(_ participant: Participant?) -> String {
    guard let participant else { return self(TermText.player) }
    return participant.label(
      unknown: self(participant.kind == .player ? TermText.player : TermText.official),
      role: { role in term(role: role) })
  }

  /// A catalog's reason: the neutral one's in the person's language, an association's in its own.
  func label(_ reason: CatalogReason, _ catalog: Catalog) -> String {
    if reason.code == Catalog.freeTextCode { return self(TermText.other) }
    let code = catalog.id == Catalog.law12.id ? "" : reason.code + " "
    guard catalog.id == Catalog.law12.id || language == .korean, let law = reason.law else {
      return code + reason.title
    }
    return code + self(LawText(law))
  }
}
