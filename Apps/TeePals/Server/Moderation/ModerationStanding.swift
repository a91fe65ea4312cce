import Coding
import Core
import Store
import TeePalsDomain
import Wire

/// A decision about somebody, as they are told of it.
@Memberwise public struct ModerationStanding: Hashable, Sendable {
  public let entry: ModerationEntry
  /// What it does to them; `nil` where it was about what they said alone.
  public let sanction: Sanction?
  /// What was said.
  public let text: String
  public let appeal: ModerationAppeal?

  /// The words of the log for what somebody is told of, and can be against.
  static let appealable = [
    "remove", "warn", "coolingOff", "suspend", "ban", "shadow",
  ]

  /// Until when they can appeal.
  var appealEnd: Instant {
    entry.at.advanced(
      byMilliseconds: Int64(ModerationLimits.appealDays) * ModerationLimits.day)
  }

  func canAppeal(at now: Instant) -> Bool { appeal == nil && now < appealEnd }

  /// Never by whose report, and not by which moderator.
  var members: [JSON.Member] {
    var members: [JSON.Member] = [
      .init("entry", .integer(entry.id)), .init("at", .instant(entry.at)),
      .init("decision", .string(entry.deed)), .init("note", .string(entry.note)),
      .init("text", .string(text)),
    ]
    if let rule = entry.rule { members.append(.init("rule", .word(rule))) }
    if let sanction { members.append(.init("kind", .word(sanction.kind))) }
    if let until = sanction?.until { members.append(.init("until", .instant(until))) }
    if let ended = sanction?.ended { members.append(.init("ended", .instant(ended))) }
    if let appeal { members.append(.init("appeal", appeal.shown.json)) }
    return members
  }
}

/// Statements about how somebody stands.
enum StandingRows {
  /// Everything that was decided about somebody, the newest first, with what has ended.
  static func all(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> [ModerationStanding] {
    let entries = try ModerationLogRows.all(
      """
      entry.golfer = \(user) AND entry.deed IN \(list: ModerationStanding.appealable)
      ORDER BY entry.id DESC
      """, session)
    let sanctions = try SanctionRows.all("golfer = \(user)", session)
    let appeals = try AppealRows.all("golfer = \(user)", session)
    var all: [ModerationStanding] = []
    for entry in entries {
      all.append(
        ModerationStanding(
          entry: entry, sanction: sanctions.first { sanction in sanction.entry == entry.id },
          text: try text(of: entry, session),
          appeal: appeals.first { appeal in appeal.entry == entry.id }))
    }
    return all
  }

  private static func text(
    of entry: ModerationEntry, _ session: some Session
  ) throws(StoreFailure) -> String {
    guard let id = entry.caseID, let found = try CaseRows.find(id, session) else { return "" }
    return text(of: try CaseRows.reports(in: found, session))
  }

  /// What they said, as the first who reported it saw it. What somebody else said of them after a
  /// round is not theirs to read: it could say who.
  static func text(of reports: [Report]) -> String {
    reports.first { report in
      if case .feedback = report.target { return false }
      return !report.text.isEmpty
    }?.text ?? ""
  }

  /// For an export.
  static func json(of user: UserID, _ session: some Session) throws(StoreFailure) -> JSON {
    .array(try all(of: user, session).map { standing in .object(standing.members) })
  }
}
