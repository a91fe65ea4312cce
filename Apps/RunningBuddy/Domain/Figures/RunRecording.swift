import Coding
import Tracks

/// What the figures of a run are made from.
public struct RunRecording: Hashable, Sendable {
  /// In the order of time; what is outside ``span``, and what was rejected, does not count.
  public var points: [ChannelPoint]
  /// From start to end.
  public var span: RunSpan
  public var timer: RunTimer
  /// When somebody stood still, or nothing is known, while the timer ran: in any order. It is no
  /// moving time. Only where the timer's pauses are known.
  public var still: [RunSpan] = []
  public var laps: RunLaps
  /// What each lap that was pressed, or ended by a plan, was in the plan; what each lap of a device
  /// was.
  public var lapKinds: [IntervalKind?] = []
  /// Moments to find again, in tenths of a second.
  public var marks: [Int] = []
  /// When the clock was set of the device that recorded it; no time of the run follows it.
  public var clockJumps: [ClockJump] = []
  public var altitude: AltitudeSource
  public var sport: RecordedSport
  /// As the file or the device has them.
  public var device = RecordedTotals()
  /// The fixes that were refused, by reason.
  public var refused = RefusedFixes()

  /// Without a span it ends with the last point.
  public init(
    _ points: [ChannelPoint], span: RunSpan? = nil, timer: RunTimer = .unknown,
    laps: RunLaps = .none, altitude: AltitudeSource = .none, sport: RecordedSport = .running
  ) {
    self.points = points
    self.span = span ?? RunSpan(until: points.last?.time ?? 0)
    self.timer = timer
    self.laps = laps
    self.altitude = altitude
    self.sport = sport
  }
}

/// A time of a track, in tenths of a second since it began.
public struct RunSpan: Hashable, Sendable {
  /// 0…``ChannelPoint/timeLimit``.
  public let from: Int
  /// Not before ``from``.
  public let to: Int

  /// `nil` for times out of range or in the wrong order.
  public init?(from: Int, to: Int) {
    guard 0 <= from, from <= to, to <= ChannelPoint.timeLimit else { return nil }
    self.from = from
    self.to = to
  }

  /// From the beginning of the track; a time out of range is held within it.
  public init(until to: Int) {
    from = 0
    self.to = min(max(to, 0), ChannelPoint.timeLimit)
  }
}

/// What is known of the timer.
public enum RunTimer: Hashable, Sendable {
  /// Nothing: who stands still is told from the speed.
  case unknown
  /// It stood still in these times, in any order, and ran in all others.
  case pauses([RunSpan])
}

/// Where the laps come from.
public enum RunLaps: Hashable, Sendable {
  case none
  /// When somebody pressed, in tenths of a second: each ends a lap and begins the next.
  case pressed([Int])
  /// As the device made them.
  case device([DeviceLap])
}

/// A lap that a device made.
@Memberwise public struct DeviceLap: Hashable, Sendable {
  /// Tenths of a second since the track began.
  public var start: Int
  public var trigger: RecordedLap.Trigger
  public var totals: RecordedTotals = RecordedTotals()
}

/// Where altitudes come from.
public enum AltitudeSource: String, Hashable, Sendable, CaseIterable {
  case none
  /// The device's own: mostly of a barometer.
  case device
  /// The receiver's, which are several metres off.
  case gps

  /// Metres from which on a way up or down counts (specification §39).
  var leastLeg: Double? {
    switch self {
    case .none: nil
    case .device: 2
    case .gps: 5
    }
  }
}
