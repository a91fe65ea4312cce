import Calendar

/// A best that the person marked as all they had: predictions come from nothing else.
public struct MarkedBest: Hashable, Sendable {
  /// What the person said of it.
  public enum Mark: String, Hashable, Sendable, CaseIterable {
    case race, allOut
  }

  /// Days after which a best says nothing of today any more.
  public static let days = 90

  public let mark: Mark
  public let day: CivilDate
  /// At least 100.
  public let metres: Double
  /// At least 10 000.
  public let milliseconds: Int64

  /// `nil` for what is too short to say anything, or no distance.
  public init?(_ mark: Mark, on day: CivilDate, metres: Double, milliseconds: Int64) {
    guard metres >= 100, metres <= 1_000_000, milliseconds >= 10_000,
      milliseconds <= 8_640_000_000
    else { return nil }
    self.mark = mark
    self.day = day
    self.metres = metres
    self.milliseconds = milliseconds
  }

  /// Whether it is of the last ``days`` days, and not of the future.
  public func isRecent(on today: CivilDate) -> Bool {
    0...MarkedBest.days ~= day.daysUntil(today)
  }

  /// Seconds.
  var seconds: Double { Double(milliseconds) / 1_000 }
}
