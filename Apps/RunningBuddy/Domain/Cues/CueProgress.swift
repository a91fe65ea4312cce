/// How far a run is, as a cue needs to know it.
public struct CueProgress: Hashable, Sendable {
  /// So far.
  public var metres: Double
  /// Milliseconds by the timer.
  public var timer: Int64
  /// Laps that are over.
  public var laps: Int
  /// Beats per minute now.
  public var heartRate: Int?
  /// Steps per minute now.
  public var cadence: Int?

  public init(
    metres: Double = 0, timer: Int64 = 0, laps: Int = 0, heartRate: Int? = nil,
    cadence: Int? = nil
  ) {
    self.metres = metres >= 0 && metres <= 10_000_000 ? metres : 0
    self.timer = min(max(0, timer), RunLimits.duration)
    self.laps = max(0, laps)
    self.heartRate = heartRate
    self.cadence = cadence
  }
}

extension RunRecorder {
  /// What the next cue needs to know at the last row.
  public var cueProgress: CueProgress {
    let (heartRate, cadence) = sensors.point(at: at)
    return CueProgress(
      metres: metres, timer: times?.timer(at: at) ?? 0, laps: laps.count, heartRate: heartRate,
      cadence: cadence)
  }
}
