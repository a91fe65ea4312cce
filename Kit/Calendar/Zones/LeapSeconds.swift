/// The leap seconds of a TZif file that counts them; such files exist, though our instants never
/// do.
struct LeapSeconds {
  /// Ascending, on the clock that counts leap seconds.
  private var occurrences: [Int64] = []
  /// What that clock is ahead of POSIX time from the occurrence on.
  private var corrections: [Int64] = []

  init(_ reader: inout TZifReader, count: Int, timeSize: Int) throws(ZoneRulesError) {
    for _ in 0..<count {
      let start = reader.position
      let occurrence = try reader.integer(ofSize: timeSize)
      let correction = try reader.integer(ofSize: 4)
      if let last = occurrences.last, let before = corrections.last {
        // An equal correction marks the date until which the table is known (version 4).
        guard occurrence > last, -1...1 ~= correction - before else {
          throw ZoneRulesError(.leapSecond, at: start)
        }
      }
      occurrences.append(occurrence)
      corrections.append(correction)
    }
  }

  var isEmpty: Bool { occurrences.isEmpty }

  /// A time of the file's clock as POSIX seconds.
  func posix(_ time: Int64) -> Int64 {
    guard let index = occurrences.lastIndex(where: { occurrence in occurrence <= time }) else {
      return time
    }
    let (posix, overflow) = time.subtractingReportingOverflow(corrections[index])
    return overflow ? time : posix
  }
}
