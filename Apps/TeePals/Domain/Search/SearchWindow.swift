import Core

/// When rounds begin that are looked for (specification §11.1): from now on, and no more days than
/// can be searched at once, whatever of it was asked for.
public struct SearchWindow: Hashable, Sendable {
  /// As it was asked for; where it was not, it begins now.
  public let from: Instant?
  /// As it was asked for; where it was not, ``days`` lie before it.
  public let to: Instant?
  /// What is searched; the end is not in it. Empty where what was asked for has passed.
  public let range: Range<Instant>

  public static let days = 30
  private static let day: Int64 = 86_400_000
  /// Milliseconds. Thirty days after today, today itself, and an hour by which clocks are changed.
  public static let longest = Int64(days + 1) * day + 3_600_000

  public enum Fault: Error, Hashable, Sendable {
    /// It ends before it begins.
    case endsFirst
    /// Longer than ``longest``.
    case tooLong
  }

  /// The window of a question that says both ends, one of them, or none.
  public init(from: Instant?, to: Instant?, at now: Instant) throws(Fault) {
    if let to {
      let begin = from ?? now
      guard begin < to else { throw .endsFirst }
      guard to.milliseconds - begin.milliseconds <= SearchWindow.longest else { throw .tooLong }
    }
    let begin = max(from ?? now, now)
    let usual = begin.advanced(byMilliseconds: Int64(SearchWindow.days) * SearchWindow.day)
    self.from = from
    self.to = to
    range = begin..<max(begin, to ?? usual)
  }

  /// As much of a range as can be searched at once.
  public init(_ range: Range<Instant>, at now: Instant) {
    let begin = max(range.lowerBound, now)
    let end = min(range.upperBound, begin.advanced(byMilliseconds: SearchWindow.longest))
    from = range.lowerBound
    to = range.upperBound
    self.range = begin..<max(begin, end)
  }
}
