import Calendar
import Coding
import Core

/// How much was produced, and in what time.
@Memberwise public struct DayAmount: Hashable, Sendable {
  public var halfBlocks: Int
  /// Milliseconds, pauses not counted.
  public var active: Int64
  /// Sessions.
  public var sessions: Int

  public static let nothing = DayAmount(halfBlocks: 0, active: 0, sessions: 0)

  public mutating func add(_ other: DayAmount) {
    halfBlocks += other.halfBlocks
    active += other.active
    sessions += other.sessions
  }
}

/// What one block amounts to in a span.
public struct BlockAmount: Hashable, Sendable {
  public let block: BlockID
  public var amount: DayAmount
}

/// What the blocks of one group amount to in a span.
public struct GroupAmount: Hashable, Sendable {
  public let group: BlockGroupID
  public var amount: DayAmount
}

/// How often a block's goal was met in a span.
public struct GoalResult: Hashable, Sendable {
  public let block: BlockID
  public let goal: BlockGoal
  /// Days or weeks on which it was met.
  public let met: Int
  /// Days or weeks of the span that have begun.
  public let periods: Int
  /// Half-blocks of the last one of those.
  public let latest: Int
}

/// Rows of the week, columns of the day, in milliseconds.
public struct HourHeat: Hashable, Sendable {
  /// 7 × 24, Monday first. An hour is the clock's, a row the person's own day.
  var cells = [Int64](repeating: 0, count: 168)

  /// Milliseconds active in an hour, 0…23, of the days of a weekday.
  public func active(_ weekday: Weekday, _ hour: Int) -> Int64 {
    cells[(weekday.rawValue - 1) * 24 + min(max(hour, 0), 23)]
  }

  /// The most of any cell.
  public var most: Int64 { cells.max() ?? 0 }

  /// Shares a segment out among the hours its clock passed.
  mutating func add(_ segment: DaySegment, _ weekday: Weekday) {
    let row = (weekday.rawValue - 1) * 24
    share(segment) { hour, part in cells[row + hour] += part }
  }

  mutating func add(_ hours: DayHours, _ weekday: Weekday) {
    let row = (weekday.rawValue - 1) * 24
    for (hour, active) in hours.cells.enumerated() { cells[row + hour] += active }
  }
}

/// Milliseconds active in each hour of one day's clock.
struct DayHours: Sendable {
  /// 24 of them, or none while there is nothing.
  private(set) var cells: [Int64] = []

  /// With a sign of -1, takes out what was added before.
  mutating func add(_ segment: DaySegment, _ sign: Int64) {
    if cells.isEmpty { cells = [Int64](repeating: 0, count: 24) }
    share(segment) { hour, part in cells[hour] += sign * part }
  }
}

/// Gives each hour 0…23 that a segment's clock passed, and the milliseconds of it.
private func share(_ segment: DaySegment, _ take: (Int, Int64) -> Void) {
  // Milliseconds to the next whole hour, on a wall that stands at the segment's offset.
  let second = clockSecond(segment.start, segment.offset)
  var hour = Int(second / 3_600)
  var room = 3_600_000 - second % 3_600 * 1_000
  var rest = segment.length
  while rest > 0 {
    let part = min(room, rest)
    take(hour, part)
    rest -= part
    room = 3_600_000
    hour = hour == 23 ? 0 : hour + 1
  }
}

/// Seconds since midnight on a clock that stands `offset` seconds east of UTC. Years are counted by
/// this, so it makes no date on the way.
func clockSecond(_ instant: Instant, _ offset: Int) -> Int64 {
  let past = (instant.milliseconds + Int64(offset) * 1_000) % 86_400_000
  return (past < 0 ? past + 86_400_000 : past) / 1_000
}
