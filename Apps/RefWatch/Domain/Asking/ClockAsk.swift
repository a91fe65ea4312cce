import Coding
import Wire

/// What somebody of the crew asks whoever keeps the time to do. Each is one act of the match's
/// course; where the rules stop the clock in stoppages, it stops with one and runs on after it.
@Wire(casesOf: "act", tag: "act") public enum ClockAsk: Hashable, Sendable {
  case openStoppage, closeStoppage
  /// Whole minutes, 0 or more.
  @Case(values: ["minutes"], in: ClockAsk.addedTimes.wire) case addedTime(Int)
  case endPeriod
  /// Starts the period that comes next.
  @Case(values: ["side"]) case kickOff(Side)
  case startInterval, endInterval

  /// Minutes of added time.
  static let addedTimes = 0...120
}
