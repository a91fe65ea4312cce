import Core

/// The words of a report in somebody's language, handed in by who shows or sends it.
public protocol ReportWords {
  func section(_ section: ReportSection) -> String
  func word(_ word: ReportWord) -> String
  func stage(_ stage: Stage) -> String
  func goal(_ kind: Goal.Kind) -> String
  func substitution(_ kind: Substitution.Kind) -> String
  /// `nil` for a note.
  func incident(_ kind: IncidentKind?) -> String
  func interruption(_ reason: SuspensionReason) -> String
  func kick(_ result: Kick.Result) -> String
  func outcome(_ outcome: Outcome) -> String
  func role(_ role: OfficialRole) -> String
  /// A team official's role as the record has it: `TeamOfficialRole`'s word, or free text.
  func teamRole(_ role: String) -> String
  /// Date and time of day, as the reader has them.
  func date(_ instant: Instant) -> String
  func minutes(_ count: Int) -> String
  /// An entry of the log, in one line.
  func fact(_ fact: Fact) -> String
}

/// Words that stand alone.
public enum ReportWord: String, Hashable, Sendable, CaseIterable {
  case title, competition, venue, scheduled, kickOff, late, officials, laws
  case result, penalties, aggregate, winner, outcome
  case player, assist, countsFor, overruled, secondCaution, firstCaution, temporaryDismissal,
    stillServing
  case off, on, window, overLimit, lateExit, warning
  case period, announced, added, lost, notAnnounced
  case changed, withdrawn, addedLater
  case suspended, abandoned, round, amended, signedBy, none, corrected
  case weather, temperature, pitch, lateReason, initialled, initialledBefore
  case starters, substitutes, teamOfficials, captain, goalkeeper, before
}
