/// How evenly the samples of a second came.
public struct MotionQuality: Hashable, Sendable {
  public let samples: Int
  /// Samples that should have come and did not.
  public let missing: Int
  /// Tenths of a millisecond by which samples came early or late, on average.
  public let jitter: Int

  /// The share of samples that came, 0…1.
  public var share: Double {
    samples + missing > 0 ? Double(samples) / Double(samples + missing) : 0
  }
}

/// Listens to how samples come.
struct MotionRhythm: Hashable, Sendable {
  /// The weight of the newest interval in the usual one. Ours.
  private static let weight = 0.05
  /// How much longer than usual an interval is where a sample is missing. Ours.
  private static let gap = 1.6
  /// Milliseconds of the longest interval there is.
  private static let longest = 100.0

  private var last: Int64?
  /// Milliseconds.
  private var usual: Double?
  private var samples = 0
  private var missing = 0
  private var off = 0.0

  mutating func take(_ at: Int64) {
    samples += 1
    guard let last, at > last else {
      last = last ?? at
      return
    }
    self.last = at
    let passed = Double(at - last)
    guard passed <= Double(MotionGrid.silence) else {
      usual = nil
      return
    }
    let expected = usual ?? passed
    if passed > MotionRhythm.gap * expected {
      missing += Int(passed / expected + 0.5) - 1
    } else {
      off += abs(passed - expected)
      usual = min(expected + (passed - expected) * MotionRhythm.weight, MotionRhythm.longest)
    }
  }

  /// What the second that is over came to.
  mutating func second() -> MotionQuality {
    let quality = MotionQuality(
      samples: samples, missing: missing,
      jitter: samples > 0 ? Int(off * 10 / Double(samples) + 0.5) : 0)
    (samples, missing, off) = (0, 0, 0)
    return quality
  }
}
