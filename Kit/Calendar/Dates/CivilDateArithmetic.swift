extension CivilDate {
  /// The days from this date to `other`: positive when `other` is later, 0 on the same day.
  public func daysUntil(_ other: CivilDate) -> Int { other.dayNumber - dayNumber }

  /// The date `days` later (earlier when negative), held within 0001-01-01…9999-12-31.
  public func adding(days: Int) -> CivilDate {
    let (sum, overflow) = dayNumber.addingReportingOverflow(days)
    guard !overflow else { return days < 0 ? .first : .last }
    return CivilDate(dayNumber: sum)
  }

  /// The same day of the month `months` later (earlier when negative), or that month's last day
  /// when it is too short: 31 January plus one month is 28 or 29 February. Held within the range of
  /// dates.
  public func adding(months: Int) -> CivilDate {
    let (year, month, day) = components
    let (sum, overflow) = (year * 12 + month - 1).addingReportingOverflow(months)
    guard !overflow, sum >= 12, sum < 120_000 else { return months < 0 ? .first : .last }
    let length = Gregorian.daysInMonth(sum % 12 + 1, of: Int64(sum / 12))
    return CivilDate(year: sum / 12, month: sum % 12 + 1, day: min(day, length)) ?? self
  }

  /// The first day of this date's month.
  public var startOfMonth: CivilDate { adding(days: 1 - day) }

  /// The latest `weekday` that is not after this date; the date itself when it is one.
  public func onOrBefore(_ weekday: Weekday) -> CivilDate {
    adding(days: -((self.weekday.rawValue - weekday.rawValue + 7) % 7))
  }
}
