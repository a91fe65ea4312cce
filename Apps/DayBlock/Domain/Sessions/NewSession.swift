import Coding
import Core
import Wire

/// Time a person enters by hand, or that comes from a file or another app.
///
/// Stretches over a day's boundary make one session for each day; the first has this id.
@Wire public struct NewSession: Hashable, Sendable {
  @Field("session") public let id: DaySessionID
  public let block: BlockID
  /// IANA name.
  public let zone: String
  /// In order, apart from one another, at least one; at most 1 000.
  @Field("time", as: "segments") public let segments: [DaySegment]
  /// Seconds of an earlier session that count in the first unit, 0…1799.
  @Field(in: 0...Int64(DayUnit.seconds - 1), absent: 0) public let carried: Int
  @Field(absent: "") public let memo: String
  /// Who was there: at most ``DayLimits/friends``, nobody twice, in ascending order.
  @Field(as: "friends", absent: [DayFriendID]()) public let friends: [DayFriendID]
  public let origin: DaySession.Origin
  public let source: String?

  public init(
    id: DaySessionID, block: BlockID, zone: String, segments: [DaySegment], carried: Int = 0,
    memo: String = "", friends: [DayFriendID] = [], origin: DaySession.Origin,
    source: String? = nil
  ) {
    self.id = id
    self.block = block
    self.zone = zone
    self.segments = segments
    self.carried = carried
    self.memo = memo
    self.friends = DaySession.inOrder(friends)
    self.origin = origin
    self.source = source
  }
}

/// One thing a person changes about a session. One field each, so that devices changing different
/// fields both keep what they did.
public enum SessionEdit: Hashable, Sendable {
  case block(BlockID)
  /// `from` is what the person saw: memos changed on two devices are merged by paragraph (§16).
  case memo(from: String, to: String)
  /// Trims or moves: what was active instead.
  case segments([DaySegment])
  /// Somebody was there. One person each: of two devices that add somebody, both do.
  case joined(DayFriendID)
  /// Somebody was not there after all.
  case left(DayFriendID)
}
