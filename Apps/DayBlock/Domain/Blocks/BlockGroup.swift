import Coding
import Core
import Wire

/// The id of a group.
public typealias BlockGroupID = ID<BlockGroup>

/// A named folder of blocks (specification §3.2, `day_group`).
@Memberwise @Wire(identity: "id")
public struct BlockGroup: Hashable, Sendable {
  public let id: BlockGroupID
  /// 1…16 grapheme clusters, trimmed; unique among the person's groups without regard to case.
  @Field(absent: "") public var name: String
  /// Where it stands among the groups.
  @Field("place") public var sortKey: SortKey
  /// 0…54 of the palette (§12.1), for a group that has a colour of its own.
  @Field(in: DayLimits.anyColor) public var color: Int?
  @Field("created", as: "time") public let createdAt: Instant
  /// When it was deleted with its blocks; it can be restored for 30 days.
  @Field("deleted", as: "time") public var deletedAt: Instant?

  /// The group everybody has: the same on every device without asking anybody. It cannot be
  /// deleted; until it is changed there is no row of it, and its name is the language's word.
  public static func defaultID(of user: UserID) -> BlockGroupID {
    // The person's own id, so that it becomes the account's where one claims a local profile.
    user.retagged()
  }
}
