import Core

/// Who of a team was on its sheet.
public struct ReportLineUp: Hashable, Sendable {
  public let side: Side
  public let starters: [ReportPerson]
  public let substitutes: [ReportPerson]
  /// Team officials.
  public let staff: [ReportPerson]
}

/// Somebody of a sheet.
public struct ReportPerson: Hashable, Sendable {
  public let participant: Participant
  public let isCaptain: Bool
  public let isGoalkeeper: Bool
}

extension ReportLineUp {
  /// `nil` where nobody is on the sheet.
  init?(_ sheet: MatchSheet?, of side: Side, _ redaction: Redaction) {
    guard let sheet, !(sheet.starters.isEmpty && sheet.substitutes.isEmpty && sheet.staff.isEmpty)
    else { return nil }
    func line(_ player: SheetPlayer) -> ReportPerson {
      ReportPerson(
        participant: redaction.applied(to: player.participant(side)),
        isCaptain: sheet.captain == player.id, isGoalkeeper: sheet.goalkeeper == player.id)
    }
    self.side = side
    starters = sheet.starters.map { player in line(player) }
    substitutes = sheet.substitutes.map { player in line(player) }
    staff = sheet.staff.map { official in
      ReportPerson(
        participant: redaction.applied(to: official.participant(side)), isCaptain: false,
        isGoalkeeper: false)
    }
  }

  /// Its parts with those who are in them, in the order of a sheet; empty parts left out.
  public var parts: [(word: ReportWord, people: [ReportPerson])] {
    var parts: [(word: ReportWord, people: [ReportPerson])] = []
    if !starters.isEmpty { parts.append((word: .starters, people: starters)) }
    if !substitutes.isEmpty { parts.append((word: .substitutes, people: substitutes)) }
    if !staff.isEmpty { parts.append((word: .teamOfficials, people: staff)) }
    return parts
  }
}
