/// When a cue is due.
public enum CueInterval: Hashable, Sendable {
  case never
  case kilometre
  case mile
  /// At each lap that is pressed.
  case lap
  /// Of the timer, 1…120.
  case minutes(Int)
}

/// What a cue says, in this order.
public struct CueContents: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  static let all = 63

  public static let distance = CueContents(rawValue: 1)
  public static let time = CueContents(rawValue: 2)
  /// Of the whole run.
  public static let meanPace = CueContents(rawValue: 4)
  /// Of the kilometre, mile, lap or minutes that ended.
  public static let lastPace = CueContents(rawValue: 8)
  public static let heartRate = CueContents(rawValue: 16)
  public static let cadence = CueContents(rawValue: 32)

  public static let usual: CueContents = [.distance, .time, .lastPace]
}
