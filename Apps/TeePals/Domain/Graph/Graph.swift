import Coding
import Core
import Wire

/// Somebody whom a golfer follows (specification §3.4), in the follower's scope. Two who follow
/// each other are friends: that is derived, and never stored.
@Memberwise @Wire public struct Follow: Hashable, Sendable {
  public let follower: UserID
  /// Follows their profile, ``GolferCard/unmarked``: what they earn is written to no follower.
  public var followee: GolferCard
  /// Whether they follow back: the server's word, so that friends can be told apart offline.
  @Field("mutual") public var isMutual: Bool = false
  @Field(as: "time") public let createdAt: Instant

  public var id: ID<Follow> { Follow.id(follower, followee.user) }

  public static func id(_ follower: UserID, _ followee: UserID) -> ID<Follow> {
    ID(of: .words(["golfFollow", follower.description, followee.description]))
  }
}

/// Somebody whom a golfer does not want to meet. Only its owner knows.
@Memberwise @Wire public struct Block: Hashable, Sendable {
  public let owner: UserID
  public var blocked: GolferCard
  @Field(as: "time") public let blockedAt: Instant

  public var id: ID<Block> { Block.id(owner, blocked.user) }

  public static func id(_ owner: UserID, _ blocked: UserID) -> ID<Block> {
    ID(of: .words(["golfBlock", owner.description, blocked.description]))
  }
}
