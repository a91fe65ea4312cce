import Core
import DayBlockDomain
import Store

/// Active time by the hour that clocks showed, in milliseconds.
struct DayHours {
  /// 24 of them.
  private(set) var active = [Int64](repeating: 0, count: 24)

  private static let hour: Int64 = 3_600_000

  /// Every hour: what the key of the table begins with has to be named to find anything quickly.
  static let all: SQL = """
    (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23)
    """

  /// Each stretch is cut where an hour ends.
  init(_ segments: [DaySegment]) {
    for segment in segments {
      var start = segment.start.milliseconds + Int64(segment.offset) * 1_000
      let end = start + segment.length
      while start < end {
        let into = (start % Self.hour + Self.hour) % Self.hour
        let cut = min(end, start - into + Self.hour)
        let number = (start - into) / Self.hour
        active[Int((number % 24 + 24) % 24)] += cut - start
        start = cut
      }
    }
  }
}
