/// A run in six lines, as the original has them (specification §2.6).
public struct RunSummary: Hashable, Sendable {
  /// Metres.
  public var distance: Double
  /// Seconds.
  public var duration: Double
  /// Steps per minute; `nil` where it is not known.
  public var cadence: Double?
  /// Beats per minute; `nil` where it is not known.
  public var heartRate: Double?

  public init(
    distance: Double, duration: Double, cadence: Double? = nil, heartRate: Double? = nil
  ) {
    self.distance = RunSummary.held(distance)
    self.duration = RunSummary.held(duration)
    self.cadence = cadence.map { value in RunSummary.held(value) }
    self.heartRate = heartRate.map { value in RunSummary.held(value) }
  }

  /// Minutes for a kilometre; `nil` without distance or time (0 in the original).
  public var minutesPerKilometre: Double? {
    distance > 0 && duration > 0 ? duration / 60 / (distance / 1_000) : nil
  }

  /// Metres per second; `nil` without time.
  public var speed: Double? { duration > 0 ? distance / duration : nil }

  /// `HH:mm:ss` from an hour on, else `mm:ss`, without fractions.
  public var durationText: String {
    let seconds = RunSummary.whole(RunSummary.held(duration))
    let short = RunSummary.two(seconds / 60 % 60) + ":" + RunSummary.two(seconds % 60)
    return seconds < 3_600 ? short : RunSummary.two(seconds / 3_600) + ":" + short
  }

  /// `m'ss"`, without fractions; `nil` without a pace.
  public var paceText: String? {
    minutesPerKilometre.map { minutes in
      let seconds = RunSummary.whole(RunSummary.held(minutes * 60))
      return "\(seconds / 60)'" + RunSummary.two(seconds % 60) + "\""
    }
  }

  /// Kilometres per hour with two decimals; `nil` without time.
  public var speedText: String? {
    speed.map { speed in RunSummary.decimals(speed * 3.6) + " km/h" }
  }

  /// Distance, time, pace, cadence, heart rate and speed; a dash where nothing is known.
  public var lines: [String] {
    func number(_ value: Double?) -> String {
      value.map { value in "\(RunSummary.whole(RunSummary.held(value) + 0.5))" } ?? "–"
    }
    return [
      RunSummary.decimals(distance / 1_000) + " km", durationText,
      (paceText ?? "–") + " /km", number(cadence) + " SPM", number(heartRate) + " BPM",
      speedText ?? "– km/h",
    ]
  }

  /// Nothing of a run is negative or beyond this.
  private static func held(_ value: Double) -> Double {
    value > 0 ? min(value, 1_000_000_000) : 0
  }

  private static func whole(_ value: Double) -> Int64 { Int64(value) }

  private static func two(_ value: Int64) -> String { value < 10 ? "0\(value)" : "\(value)" }

  /// Two of them, the nearest.
  private static func decimals(_ value: Double) -> String {
    let hundredths = whole(held(value) * 100 + 0.5)
    return "\(hundredths / 100)." + two(hundredths % 100)
  }
}
