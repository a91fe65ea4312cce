import Coding

/// Where a recording is.
public enum RunPhase: Hashable, Sendable {
  case idle
  case arming(Arming)
  /// Counting down to a monotonic time.
  case countdown(ends: Int64)
  case recording
  /// Since a monotonic time.
  case paused(RunPause.Cause, since: Int64)
  /// Finished, neither saved nor discarded.
  case review
  case saved
  case discarded
}

/// What a start finds in a journal.
public enum RecorderOffer: Hashable, Sendable {
  /// Nothing that is worth a question.
  case nothing
  /// A run that was not finished. It can be finished at its last second or discarded, and gone on
  /// with where that is younger than four hours.
  case unfinished(canGoOn: Bool)
  /// A run that was finished, neither saved nor discarded.
  case review

  /// Milliseconds.
  static let youngest: Int64 = 4 * 3_600_000
}

/// The device's clock was set during a recording.
@Memberwise public struct ClockJump: Hashable, Sendable {
  /// Milliseconds since the run began.
  public let at: Int64
  /// Milliseconds, positive where it was set forward.
  public let by: Int64

  /// Milliseconds by which the two clocks may part from one row to the next. Ours.
  static let tolerance: Int64 = 2_000
  /// The most that is kept of one, in milliseconds: a hundred years. Ours.
  static let longest: Int64 = 3_155_760_000_000

  /// In the numbers in which it is kept: tenths of a second, and whole seconds.
  var rounded: ClockJump {
    let held = min(max(by, -ClockJump.longest), ClockJump.longest)
    return ClockJump(
      at: min(max(at, 0), RunLimits.duration) / 100 * 100,
      by: (held + (held < 0 ? -500 : 500)) / 1_000 * 1_000)
  }
}

/// A stretch of a run that the runner marked off.
public struct RunLap: Hashable, Sendable {
  /// Milliseconds since the run began.
  public let from: Int64
  public let to: Int64
  public let metres: Double
  /// Milliseconds.
  public let timer: Int64
  public let moving: Int64
  /// What it was in the plan of the run.
  public let kind: IntervalKind?
}

/// A fix of a run that counts for nothing.
public struct RefusedFix: Hashable, Sendable {
  /// Milliseconds since the run began.
  public let at: Int64
  public let reason: FixRefusal
}
