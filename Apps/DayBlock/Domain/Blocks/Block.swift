import Calendar
import Coding
import Core
import Wire

/// The id of a block.
public typealias BlockID = ID<Block>

/// A reusable activity template (specification §3.2, `day_block`).
@Memberwise @Wire(identity: "id")
public struct Block: Hashable, Sendable {
  public let id: BlockID
  public var group: BlockGroupID
  /// 1…24 grapheme clusters, trimmed; unique in its group without regard to case.
  public var name: String
  /// A stable key of the icon set, such as `battery`; an unknown one shows the name's initial.
  public var icon: String
  /// 0…54 of the palette (§12.1).
  @Field(in: DayLimits.anyColor) public var color: Int
  /// Where it stands in its group.
  @Field("place") public var sortKey: SortKey
  public var goal: BlockGoal?
  /// At most 20.
  public var plans: [BlockPlan] = []
  /// Counts as productive in the golden ratio (§9.4).
  @Field("golden") public var isGolden = false
  /// What of another app becomes a session of this block.
  public var source: BlockSource?
  /// Minutes without a touch after which a run is asked about, 30…1440; the person's setting where
  /// it is nothing (§5.2).
  @Field(in: DayLimits.anyMinutes) public var maxRun: Int?
  @Field("created", as: "time") public let createdAt: Instant
  /// Not offered for tracking any more; what was recorded stays and counts.
  @Field("archived", as: "time") public var archivedAt: Instant?
  /// When it was deleted with its sessions; it can be restored for 30 days.
  @Field("deleted", as: "time") public var deletedAt: Instant?
}

/// How much of a block a person wants to produce.
@Memberwise @Wire public struct BlockGoal: Hashable, Sendable {
  @Wire public enum Period: String, Hashable, Sendable, CaseIterable {
    case perDay, perWeek
  }
  public let period: Period
  /// 1…48 a day, 1…336 a week.
  @Field(in: 0...1_000_000) public let halfBlocks: Int
}

/// When a block is meant to be worked on: an event of the calendar feed.
@Memberwise @Wire public struct BlockPlan: Hashable, Sendable {
  /// What an iCalendar RRULE says of it.
  public enum Rule: Hashable, Sendable {
    case once
    case daily
    /// At least one day, in the week's order.
    case weekly([Weekday])
  }
  /// The first day.
  @Field(as: "day") public let from: CivilDate
  /// The last day it may be on; none for ever.
  @Field(as: "day") public let until: CivilDate?
  public let rule: Rule
  /// Local time of the start, whole minutes.
  @Field(as: "timeOfDay") public let start: TimeOfDay
  /// 5…1440.
  @Field(in: DayLimits.anyMinutes) public let minutes: Int
  /// IANA name of the zone the time is meant in.
  public let zone: String
}

/// An app whose records can become sessions of a block.
@Wire public enum BlockSource: String, Hashable, Sendable, CaseIterable {
  case golf, run, match
}
