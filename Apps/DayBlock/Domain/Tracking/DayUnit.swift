import Coding
import Core

/// A produced half-block (specification §4): 1 800 active seconds.
@Memberwise public struct DayUnit: Hashable, Sendable {
  /// Active seconds that make one.
  public static let seconds = 1_800
  /// The same in milliseconds.
  public static let length: Int64 = 1_800_000

  /// When its first active second began. The board paints the half hour in which that is, and the
  /// day it is on is the unit's.
  public let start: Instant
  /// Seconds east of UTC at the start.
  public let offset: Int
  /// When its last active second was over.
  public let producedAt: Instant
}
