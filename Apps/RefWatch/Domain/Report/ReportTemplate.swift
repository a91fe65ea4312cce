import Coding

/// What a league asks of a report. Data, never code: another league is another value.
@Memberwise public struct ReportTemplate: Hashable, Sendable {
  public let id: String
  /// In the order in which they are printed.
  public let sections: [ReportSection]
  public let required: [ReportField]
  /// Most characters of one narrative, such as the words to a sending-off.
  public let narrativeLimit: Int
  /// A second caution is listed as a sending-off only, and not among the cautions as well.
  public let secondCautionOnce: Bool
}

public enum ReportSection: String, Hashable, Sendable, CaseIterable {
  case header, result, shootout, goals, cautions, sendOffs, officials, dismissals, substitutions
  case lineUps, time, incidents, interruptions, amendments, signature
}

/// A question of a league that the record may leave open.
public enum ReportField: String, Hashable, Sendable, CaseIterable {
  case competition, venue, kickOff, crew
  /// Of players who were cautioned or sent off.
  case playerNumber, playerName
  case cautionReason, sendOffReason
  /// The referee's own words to each sending-off, and to each card of an official.
  case sendOffNarrative, officialNarrative
  case officialName, officialRole
  case lateStartReason, abandonmentStatement, incidentText, signature
  case weather, temperature, pitch
  /// Of somebody of each team.
  case initials
}

/// A question that is open, and of which entry, if it is one's.
public struct MissingField: Hashable, Sendable {
  public let field: ReportField
  public let stage: Stage?
  public let event: MatchEventID?
  /// There are more characters than the league takes.
  public let isTooLong: Bool
}
