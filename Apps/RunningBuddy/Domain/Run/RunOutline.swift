import Core
import Tracks

/// What is known of a whole track besides its points: with them, figures can be worked out anew at
/// any time.
public struct RunOutline: Hashable, Sendable {
  /// Tenths of a second from the track's start to its end.
  public var length: Int
  public var timer: RunTimer
  /// Standing still while the timer ran; see ``RunRecording/still``.
  public var still: [RunSpan]
  public var laps: RunLaps
  /// What the laps were in the run's plan, or by the device that made them, in their order; none
  /// without either.
  public var lapKinds: [IntervalKind?] = []
  /// See ``RunRecording/marks``.
  public var marks: [Int] = []
  /// See ``RunRecording/clockJumps``.
  public var clockJumps: [ClockJump] = []
  public var altitude: AltitudeSource
  /// As the file or the device has them, of the whole track.
  public var device: RecordedTotals

  /// Of a recording. Of very many pauses or laps, the longest pauses and the first laps are kept;
  /// so are the first marks and the first times that the clock was set.
  public init(_ recording: RunRecording) {
    length = recording.span.to
    switch recording.timer {
    case .unknown: timer = .unknown
    case .pauses(let pauses): timer = .pauses(RunOutline.longest(pauses))
    }
    still = RunOutline.longest(recording.still)
    var kinds = recording.lapKinds
    switch recording.laps {
    case .none: laps = .none
    case .pressed(let times):
      laps = .pressed(
        Array(times.filter { time in time >= 0 }.sorted().prefix(RunLimits.laps)))
    case .device(let made):
      let sorted = made.indices.sorted { one, other in
        (made[one].start, one) < (made[other].start, other)
      }
      laps = .device(
        sorted.prefix(RunLimits.laps).map { index in
          let lap = made[index]
          return DeviceLap(
            start: max(0, lap.start), trigger: lap.trigger, totals: lap.totals.rounded)
        })
      if !kinds.isEmpty {
        kinds = sorted.map { index in kinds.indices.contains(index) ? kinds[index] : nil }
      }
    }
    if kinds.contains(where: { kind in kind != nil }) {
      lapKinds = Array(kinds.prefix(RunLimits.laps))
    }
    marks = Array(
      recording.marks.filter { mark in mark >= 0 }.sorted().prefix(RunLimits.marks))
    clockJumps = recording.clockJumps.map { jump in jump.rounded }.sorted { one, other in
      one.at < other.at
    }
    if clockJumps.count > RunLimits.clockJumps {
      clockJumps.removeSubrange(RunLimits.clockJumps...)
    }
    altitude = recording.altitude
    device = recording.device.rounded
  }

  /// Of a run without points.
  public init(length: Int) {
    self.length = min(max(length, 0), ChannelPoint.timeLimit)
    timer = .unknown
    still = []
    laps = .none
    altitude = .none
    device = RecordedTotals()
  }

  /// In their order.
  private static func longest(_ spans: [RunSpan]) -> [RunSpan] {
    var kept = spans.filter { span in span.from < span.to }
    if kept.count > RunLimits.pauses {
      kept.sort { one, other in (other.to - other.from, one.from) < (one.to - one.from, other.from)
      }
      kept.removeSubrange(RunLimits.pauses...)
    }
    return kept.sorted { one, other in one.from < other.from }
  }

  /// What the figures of a run are made from: the track, and what of it is the run. The device's
  /// totals hold for the whole track only. O(n).
  public func recording(
    _ points: [ChannelPoint], _ windows: RunWindows = .whole, sport: RecordedSport,
    refused: RefusedFixes = RefusedFixes()
  ) -> RunRecording {
    var recording = RunRecording(
      points, span: RunSpan(until: length), timer: timer, laps: laps, altitude: altitude,
      sport: sport)
    recording.still = still
    recording.marks = marks
    recording.clockJumps = clockJumps
    recording.refused = refused
    if windows.isWhole {
      recording.device = device
      return recording
    }
    if windows.spans.count == 1 {
      recording.span = windows.spans[0]
      return recording
    }
    return recording.closed(windows.spans)
  }
}
