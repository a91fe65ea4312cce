/// A part of a match in which something happened: quarters of an hour, and what lies beyond them.
public enum TimeBlock: Hashable, Sendable {
  /// From 15·n minutes of regulation time on, for a quarter of an hour.
  case quarter(Int)
  /// Added time of a regulation period that another one follows: `45+`.
  case addedBefore
  /// Added time of the last regulation period: `90+`.
  case addedAtEnd
  case extraTime
  /// Before, between and after periods, and among kicks from the penalty mark.
  case outsidePlay

  /// In the order of a match of two halves of 45 minutes: the six quarters of an hour and those
  /// beyond, up to `quarters` of them.
  public static func all(quarters: Int) -> [TimeBlock] {
    var blocks: [TimeBlock] = []
    for number in 0..<max(6, quarters) {
      blocks.append(.quarter(number))
      if number == 2 { blocks.append(.addedBefore) }
    }
    return blocks + [.addedAtEnd, .extraTime, .outsidePlay]
  }
}

extension MatchRecord {
  public func block(of entry: LogEntry) -> TimeBlock {
    switch entry.stage {
    case .period(.regulation(let number)):
      guard let label = minute(of: entry) else { return .outsidePlay }
      if label.added == 0 { return .quarter((label.minute - 1) / 15) }
      return number >= rules.regulationPeriods ? .addedAtEnd : .addedBefore
    case .period(.extra): return .extraTime
    case .period(.shootout), .gap: return .outsidePlay
    }
  }
}
