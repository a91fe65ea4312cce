/// The mean speed of the last seconds, from the metres of a run over its time.
struct SpeedWindow: Hashable, Sendable {
  private struct Sample: Hashable, Sendable {
    let at: Int64
    let metres: Double
  }

  /// Milliseconds looked back.
  private let length: Int64
  private var samples: [Sample] = []

  init(_ length: Int64) { self.length = length }

  /// The metres of the run at a time in milliseconds, not before the last one.
  mutating func note(_ metres: Double, at: Int64) {
    samples.append(Sample(at: at, metres: metres))
    // One sample at or before the window's beginning stays: the way is measured from it.
    while samples.count > 2, samples[1].at <= at - length { samples.removeFirst() }
  }

  mutating func clear() { samples = [] }

  /// Metres per second; `nil` before `least` milliseconds of way are known.
  func mean(least: Int64) -> Double? {
    guard let first = samples.first, let last = samples.last, last.at - first.at >= least,
      last.at > first.at
    else { return nil }
    return (last.metres - first.metres) * 1_000 / Double(last.at - first.at)
  }
}

/// The pace shown while running: over the last 15 s.
public struct Pace: Hashable, Sendable {
  /// Milliseconds it is the mean of.
  static let span: Int64 = 15_000
  /// Milliseconds after a start or a pause before which there is none. Ours.
  static let least: Int64 = 5_000
  /// Metres per second below which there is none.
  static let slowest = 0.5

  private var window = SpeedWindow(span)

  public init() {}

  /// Seconds per kilometre; `nil` while it is not known, and below 0.5 m/s.
  public var secondsPerKilometre: Double? {
    guard let speed = window.mean(least: Pace.least), speed >= Pace.slowest else { return nil }
    return 1_000 / speed
  }

  mutating func note(_ metres: Double, at: Int64) { window.note(metres, at: at) }

  mutating func clear() { window.clear() }
}
