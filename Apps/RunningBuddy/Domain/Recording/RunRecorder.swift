import Core
import Tracks

/// Records a run: a pure fold of the journal's rows, so that a replay of them is what was live
/// (§37 of the specification). Rows that cannot be, as a lap of a run that has not begun, change
/// nothing but the time.
public struct RunRecorder: Hashable, Sendable {
  enum Stage: Hashable, Sendable {
    case idle
    case arming(Arming)
    case countdown(RunStart, ends: Int64)
    case running(RunTimes)
    case review(RunTimes)
    case saved(RunTimes)
    case discarded
  }

  /// Where a lap began.
  struct LapStart: Hashable, Sendable {
    var at: Int64 = 0
    var metres = 0.0
    var timer: Int64 = 0
    var moving: Int64 = 0
  }

  /// Whether the page can be seen.
  enum PageVisibility: Hashable, Sendable {
    case seen
    case hidden
    /// It is seen again, and no fix was used since.
    case returned
  }

  /// The last row's two clocks.
  struct Clock: Hashable, Sendable {
    let at: Int64
    let wall: Instant
  }

  var stage = Stage.idle
  var clock: Clock?
  var gate = FixGate()
  var filter = PositionFilter()
  /// `nil` where the runner wants no pauses by rule.
  var pauseRule: PauseRule?
  var trace = RunTrace()
  var steps = StepFill()
  var pageVisibility = PageVisibility.seen
  var lapStart = LapStart()
  var own = OwnChannels()
  var companions: [CompanionMark] = []

  /// Gaps that are over.
  public internal(set) var gaps: [RunGap] = []
  /// Laps that are over; those of a finished run are all of it, where there is more than one.
  public internal(set) var laps: [RunLap] = []
  /// Moments to find again, in milliseconds since the run began.
  public internal(set) var marks: [Int64] = []
  public internal(set) var refused: [RefusedFix] = []
  /// When the device's clock was set in the run.
  public internal(set) var clockJumps: [ClockJump] = []
  /// What sensors said last, by the monotonic times of their rows.
  public internal(set) var sensors = RunSensors()
  /// Where the run is in its plan; `nil` without one.
  public internal(set) var intervals: IntervalClock?

  public init() {}

  /// The state after rows.
  public init(replaying rows: some Sequence<RecorderRow>) {
    for row in rows { take(row) }
  }

  public var phase: RunPhase {
    switch stage {
    case .idle: return .idle
    case .arming(let arming): return .arming(arming)
    case .countdown(_, let ends): return .countdown(ends: ends)
    case .running(let times):
      guard case .paused(let cause, let since) = times.state else { return .recording }
      return .paused(cause, since: since)
    case .review: return .review
    case .saved: return .saved
    case .discarded: return .discarded
    }
  }

  /// The times of the run; `nil` before it began, and once it is discarded. Ask them at a monotonic
  /// time.
  public var times: RunTimes? {
    switch stage {
    case .running(let times), .review(let times), .saved(let times): times
    case .idle, .arming, .countdown, .discarded: nil
    }
  }

  /// Monotonic milliseconds of the last row, 0 before the first.
  public var at: Int64 { clock?.at ?? 0 }
  /// Metres.
  public var metres: Double { trace.metres }
  /// Metres of these that were put in for gaps.
  public var estimatedMetres: Double { trace.estimated }
  /// Seconds per kilometre over the last 15 s; `nil` while unknown, standing or below 0.5 m/s.
  public var secondsPerKilometre: Double? {
    guard case .recording = phase, let last = filter.last, at - last.at < Pace.least else {
      return nil
    }
    return trace.pace.secondsPerKilometre
  }
  /// How much longer the way is than straight, as far as the run has shown: 1.0…1.3.
  public var bends: Double { trace.bends.factor }
  /// Every fix of the run with the metres so far, the refused ones marked.
  public var points: [ChannelPoint] { trace.points }

  /// How many fixes of the run were refused for a reason.
  public func refusedCount(_ reason: FixRefusal) -> Int {
    refused.reduce(0) { count, fix in fix.reason == reason ? count + 1 : count }
  }

  /// Milliseconds without a used fix beyond which there is a gap.
  var silence: Int64 { pageVisibility == .seen ? GapRule.silence : GapRule.hiddenSilence }

  // MARK: After a restart

  /// What a start that finds this journal asks.
  public func offer(now: Instant) -> RecorderOffer {
    switch stage {
    case .idle, .arming, .countdown, .saved, .discarded: return .nothing
    case .review: return .review
    case .running:
      guard let clock else { return .nothing }
      let age = now.milliseconds.subtractingReportingOverflow(clock.wall.milliseconds)
      return .unfinished(canGoOn: !age.overflow && age.partialValue < RecorderOffer.youngest)
    }
  }

  /// The monotonic time that a program started anew goes on with: the last row's, and what the
  /// device's clock says has passed since.
  public func monotonic(at now: Instant) -> Int64 {
    guard let clock else { return 0 }
    let (passed, overflow) = now.milliseconds.subtractingReportingOverflow(clock.wall.milliseconds)
    guard !overflow, passed > 0 else { return clock.at }
    return clock.at + min(passed, RecorderRow.timeLimit - clock.at)
  }
}
