import Wire

/// What somebody of the crew asks whoever keeps the time to do. Each is one act of the match's
/// course; where the rules stop the clock in stoppages, it stops with one and runs on after it.
public enum ClockAsk: Hashable, Sendable {
  case openStoppage, closeStoppage
  /// Whole minutes, 0 or more.
  case addedTime(Int)
  case endPeriod
  /// Starts the period that comes next.
  case kickOff(Side)
  case startInterval, endInterval

  /// Minutes of added time.
  static let addedTimes = 0...120

  private enum Word: String {
    case openStoppage, closeStoppage, addedTime, endPeriod, kickOff, startInterval, endInterval
  }
}

extension ClockAsk: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let act = try cursor.required("act")
    switch Word(rawValue: try act.string(limit: 16)) {
    case .openStoppage: self = .openStoppage
    case .closeStoppage: self = .closeStoppage
    case .addedTime:
      self = .addedTime(try cursor.required("minutes").int(in: ClockAsk.addedTimes.wire))
    case .endPeriod: self = .endPeriod
    case .kickOff: self = .kickOff(try cursor.required("side").word())
    case .startInterval: self = .startInterval
    case .endInterval: self = .endInterval
    case nil: throw act.error(.expected("something that can be asked for"))
    }
  }

  public var json: JSON {
    let word: Word
    var minutes: JSON?
    var side: JSON?
    switch self {
    case .openStoppage: word = .openStoppage
    case .closeStoppage: word = .closeStoppage
    case .addedTime(let count): (word, minutes) = (.addedTime, .int(count))
    case .endPeriod: word = .endPeriod
    case .kickOff(let first): (word, side) = (.kickOff, .word(first))
    case .startInterval: word = .startInterval
    case .endInterval: word = .endInterval
    }
    return .object(["act": .string(word.rawValue), "minutes": minutes, "side": side])
  }
}
