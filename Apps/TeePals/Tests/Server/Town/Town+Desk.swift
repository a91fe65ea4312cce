import Core
import TeePalsDomain
import TeePalsServer
import TestKit

// What moderators do, and what golfers say against it.
extension Town {
  /// As many golfers as may be suspended at once: the others go on.
  private static let mostSuspended = 2

  mutating func moderate() async throws {
    for appeal in try await site.moderation.appeals() where violation == nil {
      try await hear(appeal)
    }
    for listed in try await site.moderation.cases(.open).cases.prefix(3) where violation == nil {
      try await decide(about: listed.found)
    }
  }

  private mutating func decide(about found: ModerationCase) async throws {
    site.clock.advance(by: 60_000)
    let now = site.clock.now
    guard let moderator = dice.pick(Town.moderators) else { return }
    let taken = decision()
    let outcome = try await site.moderation.decide(
      found.id, taken, by: .member(moderator), at: now)
    guard case .done(let entry) = outcome else {
      return violate("an open case cannot be decided: \(outcome)")
    }
    record.decided(entry, taken, by: moderator, about: found, at: now)
    count("decided")
    switch taken.decision {
    case .suspend: count("suspended")
    case .remove: count("removed")
    case .dismiss: return
    default: break
    }
    guard dice.permille(600) else { return }
    let appealed = try await site.moderation.appeal(
      entry, by: found.golfer, saying: "It was a joke", at: now)
    if appealed == .made { count("appealed") }
  }

  private mutating func decision() -> CaseDecision {
    let decision: ModerationDecision
    switch dice.below(100) {
    case 0..<20: decision = .dismiss
    case 20..<55: decision = .remove
    case 55..<75: decision = .warn
    default:
      decision = record.suspended.count < Town.mostSuspended ? .suspend(days: 7) : .remove
    }
    return CaseDecision(
      decision: decision, rule: .harassment, note: "Be kind", removes: dice.permille(300),
      hidesPosts: dice.permille(300))
  }

  /// By whichever moderator takes it up.
  private mutating func hear(_ appeal: ModerationAppeal) async throws {
    site.clock.advance(by: 60_000)
    let maker = record.decisions[appeal.entry]?.moderator
    guard let asking = dice.pick(Town.moderators) else { return }
    let other = Town.moderators.first { moderator in moderator != maker } ?? asking
    let acting = mistake == .sameModeratorDecides ? other : asking
    let isGranted = dice.permille(500)
    let outcome = try await site.moderation.decide(
      appeal.caseID, AppealDecision(entry: appeal.entry, isGranted: isGranted),
      by: .member(acting), at: site.clock.now)
    switch outcome {
    case .done:
      if asking == maker { violate("a moderator decides on an appeal against their own decision") }
      if isGranted { record.granted(appeal.entry) }
      count(isGranted ? "granted" : "denied")
    case .own: count("own appeal")
    case .absent, .changed: violate("an appeal that waits cannot be decided: \(outcome)")
    }
  }
}
