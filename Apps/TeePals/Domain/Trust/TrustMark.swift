import Coding
import Core
import Wire

/// What a golfer has earned (specification §14.4).
@Wire public enum TrustBadge: String, Hashable, Sendable, CaseIterable {
  case trustedRegular = "trusted_regular"
  case onTime = "on_time"
  case respectful
  case wellMatched = "well_matched"
  case communicator
  /// Of whoever is new. It is not earned.
  case rookie
}

/// How far a golfer is trusted (specification §14.5).
@Wire public enum TrustTier: String, Hashable, Sendable, CaseIterable, Comparable {
  case rookie, member, trusted, verified

  /// The higher, the more.
  public var rank: Int {
    switch self {
    case .rookie: 0
    case .member: 1
    case .trusted: 2
    case .verified: 3
    }
  }

  public static func < (one: TrustTier, other: TrustTier) -> Bool { one.rank < other.rank }
}

/// What others see of how a golfer was to play with. It stands in the profile.
@Memberwise @Wire public struct TrustMark: Hashable, Sendable {
  public var tier: TrustTier = .rookie
  /// In the order of ``TrustBadge``.
  public var badges: [TrustBadge] = []
  /// Completed rounds, at most two of a day.
  @Field(in: 0...1_000_000) public var rounds: Int = 0
  /// How many of a hundred would play again with them, rounded to five; `nil` until enough is
  /// known.
  @Field(in: 0...100) public var share: Int?

  /// So many badges are on a card.
  public static let onCard = 2
}

/// What a golfer is told of it, in their own scope, as it was last published. What nobody may know
/// is not in it: how often they were reported, for what, and by whom.
@Memberwise @Wire(identity: "user")
public struct GolferTrust: Hashable, Sendable {
  public let user: UserID
  public var mark: TrustMark = TrustMark()
  /// What was reported more than once: each is a hint.
  public var tips: [IssueKind] = []
  /// They make no new rounds until then.
  @Field(as: "time") public var coolingOffUntil: Instant?
  /// When their tier last changed, and when the share was last made anew.
  @Field(as: "time") public var tierAt: Instant?
  @Field(as: "time") public var shareAt: Instant?
  /// Everything that counted until then is in it.
  @Field(as: "time") public var publishedAt: Instant

  /// Whether they make no new rounds.
  public func isCoolingOff(at now: Instant) -> Bool {
    coolingOffUntil.map { end in now < end } ?? false
  }
}
