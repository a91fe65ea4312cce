/// A yearly date and time in a POSIX TZ string.
struct PosixRule: Hashable, Sendable {
  enum Day: Hashable, Sendable {
    /// `Jn`, 1…365; 29 February is never counted.
    case julian(Int)
    /// `n`, 0…365; 29 February is counted where there is one.
    case zeroBased(Int)
    /// `Mm.w.d`: weekday `d` (0 is Sunday) of week `w` of month `m`; week 5 is the last.
    case weekday(month: Int, week: Int, weekday: Int)
  }

  let day: Day
  /// Seconds after that day's midnight, within ±167:59:59.
  let time: Int

  /// Seconds since 1970-01-01T00:00:00 on the wall the rule is read on.
  func wallSecond(inYear year: Int64) -> Int64 { dayNumber(inYear: year) * 86_400 + Int64(time) }

  private func dayNumber(inYear year: Int64) -> Int64 {
    switch day {
    case .julian(let day):
      let leapDay: Int64 = day > 59 && Gregorian.isLeap(year) ? 1 : 0
      return Gregorian.dayNumber(ofYear: year) + Int64(day) - 1 + leapDay
    case .zeroBased(let day):
      return Gregorian.dayNumber(ofYear: year) + Int64(day)
    case .weekday(let month, let week, let weekday):
      let first = Gregorian.dayNumber(year: year, month: month, day: 1)
      // 1970-01-01 was a Thursday, 4 when Sunday is 0.
      let firstWeekday = floorDivide(first + 4, by: 7).remainder
      var day = Int((Int64(weekday) - firstWeekday + 7) % 7) + (week - 1) * 7
      if day >= Gregorian.daysInMonth(month, of: year) { day -= 7 }
      return first + Int64(day)
    }
  }
}
