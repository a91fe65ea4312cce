import Core

/// The rule for the years to come: a POSIX TZ string as data (RFC 9636 §3.3.1).
struct PosixZone: Hashable, Sendable {
  let standard: LocalTimeType
  let daylight: PosixDaylight?

  func localTime(atSecond second: Int64) -> LocalTimeType {
    guard let daylight else { return standard }
    let day = floorDivide(second + Int64(standard.offset), by: 86_400).quotient
    let year = Gregorian.year(ofDay: day).year
    // Times of a rule reach a week over the year's ends, so the neighbours may have a say.
    for candidate in year - 1...year + 1 {
      if daylight.contains(second, inYear: candidate, standardOffset: standard.offset) {
        return daylight.type
      }
    }
    return standard
  }

  /// Ascending seconds after `lower` and before `upper` at which the rule may change the offset.
  func changes(after lower: Int64, before upper: Int64) -> [Int64] {
    guard let daylight else { return [] }
    let first = Gregorian.year(ofDay: floorDivide(lower, by: 86_400).quotient).year
    let last = Gregorian.year(ofDay: floorDivide(upper, by: 86_400).quotient).year
    var changes: [Int64] = []
    for year in first - 1...last + 1 {
      changes.append(daylight.start(inYear: year, standardOffset: standard.offset))
      changes.append(daylight.end(inYear: year))
    }
    changes.removeAll { second in second <= lower || second >= upper }
    changes.sort()
    return changes
  }
}

/// The part of a year with daylight saving time.
struct PosixDaylight: Hashable, Sendable {
  let type: LocalTimeType
  let begins: PosixRule
  let ends: PosixRule

  /// POSIX seconds at which it begins in `year`; the rule is read on the standard clock.
  func start(inYear year: Int64, standardOffset: Int) -> Int64 {
    begins.wallSecond(inYear: year) - Int64(standardOffset)
  }

  /// POSIX seconds at which it ends in `year`; the rule is read on the daylight clock.
  func end(inYear year: Int64) -> Int64 { ends.wallSecond(inYear: year) - Int64(type.offset) }

  /// Whether `second` is in the stretch that begins in `year`. Where the year's end rule comes
  /// before its begin rule, as in the south, the stretch lasts into the next year. All-year
  /// daylight time is written with an end at or after the next begin, and the stretches then join.
  func contains(_ second: Int64, inYear year: Int64, standardOffset: Int) -> Bool {
    let start = start(inYear: year, standardOffset: standardOffset)
    guard second >= start else { return false }
    let end = end(inYear: year)
    return second < (start < end ? end : self.end(inYear: year + 1))
  }
}
