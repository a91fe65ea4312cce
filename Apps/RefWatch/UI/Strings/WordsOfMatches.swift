import Calendar
import Core
import Design
import RefWatchDomain

// Places in a match, people and facts, in words.
extension Words {
  /// "Harbour v Lantern".
  func fixture(_ match: Match) -> String {
    self(HubText.versus, name: match.home.name, text: match.away.name)
  }

  func period(_ period: Period, _ rules: RuleSet) -> String {
    switch period {
    case .regulation(let number):
      switch rules.regulationPeriods {
      case 1: self(TermText.wholeMatch)
      case 2: self(number == 1 ? TermText.firstHalf : .secondHalf)
      case 3: self(TermText.third, count: number)
      case 4: self(TermText.quarter, count: number)
      default: self(TermText.period, count: number)
      }
    case .extra(let number): self(number == 1 ? TermText.extraFirst : .extraSecond)
    case .shootout: self(TermText.penalties)
    }
  }

  func gap(_ gap: Gap, _ rules: RuleSet) -> String {
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

  func stage(_ stage: Stage, _ rules: RuleSet) -> String {
    switch stage {
    case .period(let period): self.period(period, rules)
    case .gap(let gap): self.gap(gap, rules)
    }
  }

  /// Where the match stands.
  func phase(_ record: MatchRecord) -> String {
    switch record.phase {
    case .ready(let period), .running(let period): self.period(period, record.rules)
    case .suspended(let period):
      self.period(period, record.rules) + " · " + self(TermText.suspended)
    case .ended(let gap), .interval(let gap): self.gap(gap, record.rules)
    case .shootoutSetup, .shootout: self(TermText.penalties)
    case .fullTime: self(HubText.fullTimeWaiting)
    case .done: record.outcome.map { outcome in self.outcome(outcome) } ?? self(TermText.normal)
    }
  }

  func side(_ side: Side) -> String { self(side == .home ? SetupText.home : .away) }

  // MARK: People

  func person(_ person: Participant?) -> String {
    guard let person else { return self(TermText.player) }
    return person.label(
      unknown: self(person.kind == .player ? TermText.player : .official),
      role: { word in bench(word) })
  }

  func role(_ role: OfficialRole) -> String {
    switch role {
    case .center: self(RoleText.center)
    case .assistant1: self(RoleText.assistant1)
    case .assistant2: self(RoleText.assistant2)
    case .fourth: self(RoleText.fourth)
    case .reserveAssistant: self(RoleText.reserve)
    case .additionalAssistant1: self(RoleText.additional1)
    case .additionalAssistant2: self(RoleText.additional2)
    case .var: self(RoleText.video)
    case .avar: self(RoleText.assistantVideo)
    case .observer: self(RoleText.observer)
    case .mentor: self(RoleText.mentor)
    }
  }

  /// A role on the bench: the known ones in the reader's language, others as they were written.
  func bench(_ word: String) -> String {
    guard let role = TeamOfficialRole(rawValue: word) else { return word }
    switch role {
    case .manager: return self(RoleText.manager)
    case .assistantManager: return self(RoleText.assistantManager)
    case .coach: return self(RoleText.coach)
    case .physio: return self(RoleText.physio)
    case .doctor: return self(RoleText.doctor)
    case .teamManager: return self(RoleText.teamManager)
    case .kit: return self(RoleText.kit)
    case .analyst: return self(RoleText.analyst)
    case .other: return self(RoleText.other)
    }
  }

  // MARK: Kinds

  func outcome(_ outcome: Outcome) -> String {
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

  func reason(_ reason: SuspensionReason) -> String {
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

  func reason(_ reason: StoppageReason) -> String {
    switch reason {
    case .injury: self(TermText.injury)
    case .substitution: self(TermText.substitution)
    case .card: self(TermText.caution)
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

  func kind(_ kind: Goal.Kind) -> String {
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

  func colour(_ colour: Card.Colour) -> String {
    switch colour {
    case .yellow: self(TermText.caution)
    case .red: self(TermText.sendOff)
    case .secondYellow: self(TermText.secondCaution)
    }
  }

  func kind(_ kind: Substitution.Kind) -> String {
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

  func reason(_ reason: AbsenceReason) -> String {
    switch reason {
    case .treatment: self(TermText.treatment)
    case .blood: self(TermText.blood)
    case .equipment: self(TermText.equipment)
    case .lateSubstitution: self(TermText.lateExit)
    case .reduction: self(TermText.other)
    }
  }

  func kind(_ kind: IncidentKind) -> String {
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

  func result(_ result: Kick.Result) -> String {
    switch result {
    case .scored: self(TermText.scored)
    case .saved: self(TermText.saved)
    case .missed: self(TermText.missed)
    case .forfeited: self(TermText.forfeitedKick)
    case .offence: self(TermText.offence)
    case .retake: self(TermText.retake)
    }
  }

  func result(_ miss: PenaltyMiss) -> String {
    switch miss {
    case .saved: self(TermText.saved)
    case .missed: self(TermText.missed)
    case .retake: self(TermText.retake)
    }
  }

  // MARK: Times

  /// `+1:05`, `-0:30`.
  func shift(_ milliseconds: Int64) -> String {
    let seconds = Int(milliseconds.magnitude / 1_000)
    let rest = seconds % 60
    return (milliseconds < 0 ? "-" : "+") + (seconds / 60).description + ":"
      + (rest < 10 ? "0" : "") + rest.description
  }

  /// A time on the device's clock where clocks stand `offset` seconds east of UTC.
  func clock(_ instant: Instant, _ offset: Int) -> String {
    formats.time(instant.civil(offset: offset).time)
  }

  func dateTime(_ instant: Instant, _ offset: Int) -> String {
    formats.dateTime(instant.civil(offset: offset), .medium)
  }
}
