import Calendar
import Coding
import Core

/// A true active stretch of time: no pause in it, and no change of the zone's offset
/// (specification §3.2, `day_segment`; §6.1).
///
/// Where the offset changes during a stretch, there are two segments that touch.
@Memberwise public struct DaySegment: Hashable, Sendable {
  public let start: Instant
  /// After `start`.
  public let end: Instant
  /// Seconds east of UTC in force throughout.
  public let offset: Int

  /// In milliseconds.
  public var length: Int64 { end.milliseconds - start.milliseconds }
}

/// From `at` on, clocks show `offset`: recorded where it happened, never recomputed.
@Memberwise public struct OffsetChange: Hashable, Sendable {
  public let at: Instant
  /// Seconds east of UTC.
  public let offset: Int
}
