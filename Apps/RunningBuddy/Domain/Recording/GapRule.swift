/// A time of a run in which nothing could be recorded.
public struct RunGap: Hashable, Sendable {
  public enum Cause: Hashable, Sendable {
    /// The page was not on the screen, or the program not running.
    case hidden
    /// The receiver was silent.
    case signal
  }

  public enum Outcome: Hashable, Sendable {
    /// Metres put in, along a straight line times the way's usual bends: an estimate.
    case bridged(metres: Double)
    /// Nothing is known of the way; a new part begins.
    case newPart
    /// It was followed by a pause or the end.
    case open
  }

  /// Milliseconds since the run began.
  public let from: Int64
  public let to: Int64
  public let cause: Cause
  public let outcome: Outcome

  /// Milliseconds.
  public var length: Int64 { to - from }
}

/// Whether the way through a gap can be guessed (§37 of the specification).
public enum GapRule {
  /// Milliseconds up to which a gap is bridged.
  static let longest: Int64 = 600_000
  /// How the implied speed may compare with the recent mean.
  static let ratios = 0.5...1.5
  /// Milliseconds without a used fix that are a gap. Ours; as for files.
  static let silence: Int64 = 20_000
  /// The same where the page was hidden. Ours.
  static let hiddenSilence: Int64 = 3_000
  /// Metres per second above which a way through a gap is a jump of the receiver; the fastest
  /// stretch of a 100 m record has 12.4.
  static let fastest = 12.5
  /// Milliseconds the recent mean is taken over. Ours.
  static let recent: Int64 = 60_000
  /// Milliseconds of way that a recent mean needs. Ours.
  static let recentLeast: Int64 = 10_000

  /// The metres of a gap of so many milliseconds between two places so many metres apart; `nil`
  /// where they can't be guessed. `mean` is the recent speed in metres per second, `bends` how much
  /// longer the way usually is than straight.
  public static func bridge(
    _ milliseconds: Int64, straight: Double, mean: Double?, bends: Double
  ) -> Double? {
    guard milliseconds > 0, milliseconds <= longest, let mean, mean > 0 else { return nil }
    let speed = straight * 1_000 / Double(milliseconds)
    guard ratios.contains(speed / mean) else { return nil }
    return straight * bends
  }
}
