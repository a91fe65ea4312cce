/// The minute of a match in which something happened, as reports have it: `1'` for the first
/// second, `45+2'` for the second minute beyond the planned length of the first half.
public struct MinuteLabel: Hashable, Sendable, CustomStringConvertible {
  public let minute: Int
  /// 1 or more beyond the planned length of the period, otherwise 0.
  public let added: Int

  /// `elapsed` in milliseconds on the period's clock; `offset` and `seconds` as planned.
  public init(elapsed: Int64, offset: Int, seconds: Int) {
    let now = max(0, elapsed) / 1000
    let length = Int64(max(0, seconds))
    let start = offset / 60
    if now < length {
      minute = start + Int(now / 60) + 1
      added = 0
    } else {
      minute = start + seconds / 60
      added = Int(clamping: (now - length) / 60) + 1
    }
  }

  public var description: String {
    added > 0 ? minute.description + "+" + added.description + "'" : minute.description + "'"
  }
}

extension MatchRecord {
  /// The minute of something in a period; none between periods, and none in a shoot-out.
  public func minute(stage: Stage, elapsed: Int64) -> MinuteLabel? {
    guard case .period(let period) = stage, let seconds = seconds(of: period) else { return nil }
    return MinuteLabel(elapsed: elapsed, offset: offset(of: period), seconds: seconds)
  }

  public func minute(of entry: LogEntry) -> MinuteLabel? {
    minute(stage: entry.stage, elapsed: entry.elapsed)
  }
}
