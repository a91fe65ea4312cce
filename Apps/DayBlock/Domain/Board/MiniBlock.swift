import Core

/// A day of the calendar in 24 pixels: the colours of its blocks (specification §8.6).
public struct MiniBlock: Hashable, Sendable {
  /// How the colours share the square.
  public enum Layout: Int, Hashable, Sendable {
    case empty, one, twoRows, oneOverTwo, four, fourAndCentre
  }

  /// 0…54 of the palette, one for each block, by when it first began; at most five.
  public let colors: [Int]

  /// Of the sessions of a day. Blocks that produced nothing don't show.
  public init(_ sessions: [DaySession], color: (BlockID) -> Int) {
    var first: [(block: BlockID, start: Instant)] = []
    for session in sessions {
      guard let start = session.units.first?.start else { continue }
      let known = first.firstIndex { entry in entry.block == session.block }
      if let known {
        if start < first[known].start { first[known].start = start }
      } else {
        first.append((session.block, start))
      }
    }
    first.sort { a, b in a.start != b.start ? a.start < b.start : a.block < b.block }
    colors = first.prefix(5).map { entry in color(entry.block) }
  }

  public var layout: Layout { Layout(rawValue: colors.count) ?? .fourAndCentre }
}
