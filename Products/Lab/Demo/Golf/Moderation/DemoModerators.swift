import Application
import Core
import StoreSQLite
import Suite
import TeePalsDomain
import TeePalsServer

/// Where the demo's cases are decided: through the functions of the moderators' screens.
struct DemoModerators {
  let moderation: ModerationService<SQLiteDatabase, SuiteTables>
  /// The demo's moderator.
  let moderator: UserID
  /// The last decision of each case.
  private var entries: [ModerationCaseID: Int64] = [:]

  init(_ moderation: ModerationService<SQLiteDatabase, SuiteTables>, _ moderator: UserID) {
    (self.moderation, self.moderator) = (moderation, moderator)
  }

  mutating func take(_ step: DemoStep) async throws {
    let outcome: ModerationOutcome
    switch step.deed {
    case .decide(let taken, let isOperator):
      outcome = try await moderation.decide(
        step.id, taken, by: isOperator ? .operating : .member(moderator), at: step.at)
    case .appeal(let words):
      guard let entry = entries[step.id],
        try await moderation.appeal(entry, by: step.golfer, saying: words, at: step.at) == .made
      else { throw refused(step) }
      return
    case .grant(let note):
      guard let entry = entries[step.id] else { throw refused(step) }
      outcome = try await moderation.decide(
        step.id, AppealDecision(entry: entry, isGranted: true, note: note),
        by: .member(moderator), at: step.at)
    }
    guard case .done(let entry) = outcome else { throw refused(step) }
    entries[step.id] = entry
  }

  private func refused(_ step: DemoStep) -> Demo.Refused {
    Demo.Refused(count: 1, first: "moderation \(step.deed)")
  }
}
