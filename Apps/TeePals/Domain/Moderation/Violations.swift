import Core

/// When refusals by a limit are too many (specification §10).
public enum Violations {
  /// So many of them within ``window`` suspend a golfer until a moderator has looked at it.
  public static let suspending = 5
  /// Milliseconds.
  public static let window: Int64 = 86_400_000

  /// Whether somewhere in these times, which are when people did things and not when it arrived,
  /// enough of them lie within a window.
  public static func suspend(_ times: [Instant]) -> Bool {
    guard times.count >= suspending else { return false }
    let sorted = times.sorted()
    for last in (suspending - 1)..<sorted.count {
      let first = sorted[last - suspending + 1]
      if sorted[last].milliseconds - first.milliseconds < window { return true }
    }
    return false
  }

  /// When somebody did something: their device's word. `nil` of what was done longer ago than a
  /// device is believed: all of that came to one moment, which is nobody's burst.
  public static func time(at: Instant, received: Instant) -> Instant? {
    let first = received.advanced(byMilliseconds: -GolfAction.belief)
    return at < first ? nil : min(at, received)
  }
}
