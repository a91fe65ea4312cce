/// What a clock shows: `MM:SS`, minutes beyond an hour going on, as in `101:07`.
public struct ClockLabel: Hashable, Sendable, CustomStringConvertible {
  /// Whole seconds, rounded down, 0 or more.
  public let seconds: Int64

  public init(milliseconds: Int64) { seconds = max(0, milliseconds) / 1000 }
  public init(seconds: Int) { self.seconds = Int64(max(0, seconds)) }

  public var description: String {
    let minutes = seconds / 60
    return (minutes < 10 ? "0" : "") + minutes.description + rest
  }

  /// Without a leading zero: `4:07`.
  public var short: String { (seconds / 60).description + rest }

  private var rest: String {
    let rest = seconds % 60
    return (rest < 10 ? ":0" : ":") + rest.description
  }
}
