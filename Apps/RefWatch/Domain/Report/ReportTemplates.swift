extension ReportTemplate {
  public static let all: [ReportTemplate] = [.neutral, .county, .unitedStates]

  /// The template of an id; the neutral one where it isn't known.
  public static func named(_ id: String) -> ReportTemplate {
    all.first { template in template.id == id } ?? .neutral
  }

  /// Everything, and nothing asked for but what a signature needs.
  public static let neutral = ReportTemplate(
    id: "neutral", sections: ReportSection.allCases,
    required: [.cautionReason, .sendOffReason, .abandonmentStatement],
    narrativeLimit: 1_000, secondCautionOnce: false)

  /// As counties in England ask: names and codes of everybody who was shown a card, a statement
  /// for each sending-off, and why a match began late.
  public static let county = ReportTemplate(
    id: "county",
    sections: [
      .header, .result, .shootout, .cautions, .dismissals, .sendOffs, .officials, .incidents,
      .interruptions, .substitutions, .lineUps, .goals, .time, .amendments, .signature,
    ],
    required: [
      .competition, .venue, .kickOff, .playerNumber, .playerName, .cautionReason, .sendOffReason,
      .sendOffNarrative, .officialName, .officialRole, .officialNarrative, .lateStartReason,
      .abandonmentStatement, .incidentText, .signature,
    ],
    narrativeLimit: 1_000, secondCautionOnce: true)

  /// As state associations in the United States ask: the crew, numbers with each code, and short
  /// statements of facts.
  public static let unitedStates = ReportTemplate(
    id: "us",
    sections: [
      .header, .time, .result, .shootout, .goals, .cautions, .sendOffs, .officials, .dismissals,
      .incidents, .interruptions, .substitutions, .lineUps, .amendments, .signature,
    ],
    required: [
      .competition, .venue, .kickOff, .crew, .playerNumber, .cautionReason, .sendOffReason,
      .sendOffNarrative, .officialRole, .officialNarrative, .abandonmentStatement, .incidentText,
      .signature,
    ],
    narrativeLimit: 500, secondCautionOnce: false)
}
