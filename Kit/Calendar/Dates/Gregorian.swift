/// The proleptic Gregorian calendar on plain numbers, for any year an `Instant` can fall in.
///
/// Everything is `Int64`, because `Int` has 32 bits in the browser and seconds do not fit in it.
enum Gregorian {
  /// Days from 0001-01-01 to 1970-01-01.
  private static let daysBefore1970: Int64 = 719_162
  private static let daysBeforeMonth: [Int64] = [
    0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334,
  ]

  static func isLeap(_ year: Int64) -> Bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  }

  /// Days in `month` (1…12) of `year`.
  static func daysInMonth(_ month: Int, of year: Int64) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// Days since 1970-01-01 of 1 January of `year`.
  static func dayNumber(ofYear year: Int64) -> Int64 {
    let past = year - 1
    return 365 * past + floorDivide(past, by: 4).quotient - floorDivide(past, by: 100).quotient
      + floorDivide(past, by: 400).quotient - daysBefore1970
  }

  /// Days since 1970-01-01; `month` must be in 1…12, `day` may lie outside the month.
  static func dayNumber(year: Int64, month: Int, day: Int) -> Int64 {
    let leapDay: Int64 = month > 2 && isLeap(year) ? 1 : 0
    return dayNumber(ofYear: year) + daysBeforeMonth[month - 1] + leapDay + Int64(day) - 1
  }

  /// The year a day falls in, and the day's place in it from 0.
  static func year(ofDay dayNumber: Int64) -> (year: Int64, dayOfYear: Int64) {
    // 400 years are 146 097 days; in them a century has 36 524 days and four years 1 461, but for
    // the last century and the last year of four, which are a day longer: hence the `min`.
    let era = floorDivide(dayNumber + daysBefore1970, by: 146_097)
    let century = min(era.remainder / 36_524, 3)
    let inCentury = era.remainder - century * 36_524
    let four = inCentury / 1_461
    let inFour = inCentury - four * 1_461
    let single = min(inFour / 365, 3)
    return (era.quotient * 400 + century * 100 + four * 4 + single + 1, inFour - single * 365)
  }

  static func components(ofDay dayNumber: Int64) -> (year: Int64, month: Int, day: Int) {
    let (year, dayOfYear) = year(ofDay: dayNumber)
    var month = 1
    var rest = Int(dayOfYear)
    while month < 12 {
      let length = daysInMonth(month, of: year)
      if rest < length { break }
      rest -= length
      month += 1
    }
    return (year, month, rest + 1)
  }
}

/// Division that rounds down, so that the remainder is never negative. `divisor` is positive.
func floorDivide(_ value: Int64, by divisor: Int64) -> (quotient: Int64, remainder: Int64) {
  let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
  return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}
