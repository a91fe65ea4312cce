import Core
import Sync

extension GolfDecision {
  /// Publishes what is known of somebody by now. Going up is told, going down is not.
  ///
  /// - Parameter rounds: Everything that is known, as ``TrustPublishing`` wants it.
  public static func publishTrust(
    of user: UserID, _ rounds: [TrustRound], now: Instant, in replica: TeePalsReplica
  ) -> [Change<TeePalsEntity>] {
    guard var profile = replica.profile(of: user) else { return [] }
    let former = replica.trust(of: user)
    let window = TrustWindow(rounds)
    let next = TrustPublishing.next(
      of: user, after: former, window, since: profile.createdAt, at: now)
    var decision = GolfDecision(
      .ofServer(["golfTrust", user.description, String(now.milliseconds)], about: user, at: now),
      replica)
    decision.put(.trust(next))
    if profile.trust != next.mark {
      let old = profile.card
      profile.trust = next.mark
      decision.put(.profile(profile))
      if profile.card != old { decision.show(profile.card) }
    }
    if next.mark.tier > former?.mark.tier ?? .rookie {
      decision.tell(user, .trustTierUp, text: next.mark.tier.rawValue)
    }
    if TrustEffects.isCase(window) { decision.hurry(about: user) }
    return decision.changes
  }

  /// What is said against somebody after rounds is urgent.
  private mutating func hurry(about user: UserID) {
    for var report in replica.feedbackReports(about: user)
    where report.status == .pending && report.priority != .high {
      report.priority = .high
      put(.report(report))
    }
  }

  /// Whoever cools off makes no new rounds.
  func checkCoolingOff() throws(TeePalsRejection) {
    if replica.trust(of: actor)?.isCoolingOff(at: now) == true { throw .coolingOff }
  }
}
