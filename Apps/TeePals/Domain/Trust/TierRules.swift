import Core

/// What a tier takes (specification §14.5). Tiers may go down.
public enum TierRules {
  /// What one tier takes.
  public struct Needs: Hashable, Sendable {
    public let tier: TrustTier
    public let rounds: Int
    /// Percent of the partners of a lifetime.
    public let share: Int
    public let badges: Int
    /// Different partners of whom an answer counts.
    public let partners: Int
    /// Milliseconds since the golfer came.
    public let tenure: Int64
  }

  /// The highest first.
  public static let all = [
    Needs(
      tier: .verified, rounds: 25, share: 85, badges: 4, partners: 15,
      tenure: 183 * GolfRates.day),
    Needs(tier: .trusted, rounds: 10, share: 75, badges: 2, partners: 8, tenure: 0),
    Needs(tier: .member, rounds: 3, share: 60, badges: 0, partners: 0, tenure: 0),
  ]

  /// The tier of somebody. What is bad and could be traced to one person takes no tier away.
  ///
  /// - Parameter age: Milliseconds since they came.
  public static func tier(
    after former: TrustTier, in window: TrustWindow, _ badges: [TrustBadge], age: Int64
  ) -> TrustTier {
    let new = tier(window.counted, window.completed, badges, age)
    guard new < former else { return new }
    let mild = tier(TrustWindow.sheltered(window.counted), window.completed, badges, age)
    return max(new, min(former, mild))
  }

  private static func tier(
    _ rounds: [TrustRound], _ completed: Int, _ badges: [TrustBadge], _ age: Int64
  ) -> TrustTier {
    let share = PlayAgain(latestIn: rounds)
    let earned = badges.count { badge in badge != .rookie }
    let reached = all.first { needs in
      completed >= needs.rounds && share.isAtLeast(needs.share) && earned >= needs.badges
        && share.all >= needs.partners && age >= needs.tenure
    }
    return reached?.tier ?? .rookie
  }
}
