import Calendar
import Core
import Design
import RefWatchDomain

/// The words of a report in the person's language.
struct ReportSpeech: ReportWords {
  let words: Words
  let match: Match
  let rules: RuleSet
  /// Seconds east of UTC, where the report is read.
  let offset: Int

  func section(_ section: ReportSection) -> String { words(section.word) }

  func stage(_ stage: Stage) -> String { words.term(stage, rules) }
  func goal(_ kind: Goal.Kind) -> String { words.term(kind) }
  func substitution(_ kind: Substitution.Kind) -> String { words.term(kind) }

  func incident(_ kind: IncidentKind?) -> String {
    kind.map { kind in words.term(kind) } ?? words(ReportPageText.note)
  }

  func interruption(_ reason: SuspensionReason) -> String { words.term(reason) }
  func kick(_ result: Kick.Result) -> String { words.term(result) }
  func outcome(_ outcome: Outcome) -> String { words.term(outcome) }
  func role(_ role: OfficialRole) -> String { words.role(role) }
  func teamRole(_ role: String) -> String { words.term(role: role) }
  func date(_ instant: Instant) -> String { words.dateTime(instant, offset) }
  func minutes(_ count: Int) -> String { words(ReportPageText.minutes, count: count) }
  func fact(_ fact: Fact) -> String { words.fact(fact, in: match, rules) }

  func word(_ word: ReportWord) -> String {
    switch word {
    case .title: words(ReportPageText.matchReport)
    case .competition: words(ReportPageText.competition)
    case .venue: words(ReportPageText.venue)
    case .scheduled: words(ReportPageText.scheduled)
    case .kickOff: words(ReportPageText.kickOff)
    case .corrected: words(ReportPageText.corrected)
    case .late: words(ReportPageText.lateBy)
    case .officials: words(ReportPageText.crew)
    case .laws: words(ReportPageText.edition)
    case .result: words(ReportPageText.result)
    case .penalties: words(TermText.penalties)
    case .aggregate: words(ReportPageText.aggregate)
    case .winner: words(ReportPageText.winner)
    case .outcome: words(ReportPageText.outcome)
    case .player: words(TermText.player)
    case .assist: words(ReportPageText.assist)
    case .changed: words(ReportPageText.correction)
    case .withdrawn: words(ReportPageText.withdrawal)
    case .addedLater: words(AddText.addedLater)
    case .countsFor: words(ReportPageText.countsFor)
    case .overruled: words(LogText.overruled)
    case .secondCaution: words(TermText.secondCaution)
    case .firstCaution: words(ReportPageText.firstCaution)
    case .temporaryDismissal: words(FactText.sinBin)
    case .stillServing, .period, .none, .round: others(word)
    case .off: words(ReportPageText.off)
    case .on: words(ReportPageText.on)
    case .window: words(ReportPageText.opportunity)
    case .overLimit: words(ReportPageText.overLimit)
    case .lateExit: words(TermText.lateExit)
    case .warning: words(ReportPageText.warning)
    case .announced: words(ReportPageText.announced)
    case .added: words(ReportPageText.added)
    case .lost: words(ReportPageText.allowance)
    case .notAnnounced: words(ReportPageText.notAnnounced)
    case .suspended: words(ReportPageText.suspended)
    case .abandoned: words(ReportPageText.abandoned)
    case .amended: words(ReportPageText.amended)
    case .signedBy: words(ReportPageText.signedBy)
    case .weather, .temperature, .pitch, .lateReason, .initialled, .initialledBefore:
      ofConditions(word)
    case .starters, .substitutes, .teamOfficials, .captain, .goalkeeper: ofSheets(word)
    case .before: words(ReportPageText.before)
    }
  }

  private func ofConditions(_ word: ReportWord) -> String {
    switch word {
    case .weather: words(ReportPageText.weather)
    case .temperature: words(ReportPageText.temperature)
    case .pitch: words(ReportPageText.pitch)
    case .lateReason: words(ReportPageText.lateReason)
    case .initialled: words(ReportPageText.initialled)
    default: words(ReportPageText.initialledBefore)
    }
  }

  private func ofSheets(_ word: ReportWord) -> String {
    switch word {
    case .starters: words(SheetText.starters)
    case .substitutes: words(SheetText.substitutes)
    case .captain: words(SheetText.captain)
    case .goalkeeper: words(SheetText.goalkeeper)
    default: words(SheetText.staff)
    }
  }

  private func others(_ word: ReportWord) -> String {
    switch word {
    case .stillServing: words(ReportPageText.open)
    case .period: words(ReportPageText.period)
    case .round: words(ReportPageText.round)
    default: words(ReportPageText.none)
    }
  }
}

extension ReportSection {
  var word: ReportPageText {
    switch self {
    case .header: .header
    case .result: .result
    case .shootout: .shootout
    case .goals: .goals
    case .cautions: .cautions
    case .sendOffs: .sendOffs
    case .officials: .officials
    case .dismissals: .dismissals
    case .substitutions: .substitutions
    case .lineUps: .lineUps
    case .time: .time
    case .incidents: .incidents
    case .interruptions: .interruptions
    case .amendments: .amendments
    case .signature: .signature
    }
  }
}

extension ReportField {
  var word: ReportPageText {
    switch self {
    case .competition: .fieldCompetition
    case .venue: .fieldVenue
    case .kickOff: .fieldKickOff
    case .crew: .fieldCrew
    case .playerNumber: .fieldPlayerNumber
    case .playerName: .fieldPlayerName
    case .cautionReason: .fieldCautionReason
    case .sendOffReason: .fieldSendOffReason
    case .sendOffNarrative: .fieldSendOffNarrative
    case .officialNarrative: .fieldOfficialNarrative
    case .officialName: .fieldOfficialName
    case .officialRole: .fieldOfficialRole
    case .lateStartReason: .fieldLateStart
    case .abandonmentStatement: .fieldAbandonment
    case .incidentText: .fieldIncident
    case .signature: .fieldSignature
    case .weather: .fieldWeather
    case .temperature: .fieldTemperature
    case .pitch: .fieldPitch
    case .initials: .fieldInitials
    }
  }
}
