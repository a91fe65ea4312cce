import Core

/// A zone that a calendar brings along (VTIMEZONE, RFC 5545 §3.6.5).
public struct CalendarZone: Hashable, Sendable {
  public let name: String
  public internal(set) var observances: [Observance] = []

  init(name: String) { self.name = name }

  mutating func add(_ observance: Observance) { observances.append(observance) }

  /// Seconds east of UTC in force when clocks there show `local`: of the observance that began
  /// last. A reading that the clocks leave out counts by what was before.
  public func offset(at local: CivilDateTime) -> Int? {
    var last: (onset: CivilDateTime, offset: Int)?
    for observance in observances {
      guard let onset = observance.onset(notAfter: local) else { continue }
      if last.map({ last in last.onset < onset }) ?? true { last = (onset, observance.to) }
    }
    if let last { return last.offset }
    let first = observances.min { a, b in a.start < b.start }
    return first?.from
  }

  /// STANDARD or DAYLIGHT.
  public struct Observance: Hashable, Sendable {
    var start: CivilDateTime
    var from: Int
    var to: Int
    var rule: CalendarYearRule?
    /// Further beginnings (RDATE).
    var dates: [CivilDateTime] = []

    /// The last time it began at or before `local`.
    fileprivate func onset(notAfter local: CivilDateTime) -> CivilDateTime? {
      var best: CivilDateTime?
      func consider(_ onset: CivilDateTime) {
        if onset <= local, best.map({ best in best < onset }) ?? true { best = onset }
      }
      consider(start)
      for date in dates { consider(date) }
      if let rule {
        for year in [local.date.year - 1, local.date.year] {
          guard let day = rule.day(in: year) else { continue }
          let onset = CivilDateTime(day, start.time)
          if onset >= start, rule.until.map({ until in day <= until }) ?? true { consider(onset) }
        }
      }
      return best
    }
  }
}

/// A yearly rule of a zone: `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU` or with BYMONTHDAY.
struct CalendarYearRule: Hashable, Sendable {
  private let month: Int
  private let weekday: Weekday?
  /// Which weekday of the month, from its end where negative.
  private let place: Int
  private let days: [Int]
  let until: CivilDate?

  init?(_ text: String, start: CivilDate) {
    var parts: [String: String] = [:]
    for part in text.split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1)
      if pair.count == 2 { parts[pair[0].uppercased()] = pair[1].uppercased() }
    }
    guard parts["FREQ"] == "YEARLY" else { return nil }
    month = parts["BYMONTH"].flatMap { text in Int(text) } ?? start.month
    guard (1...12).contains(month) else { return nil }
    days = (parts["BYMONTHDAY"] ?? "").split(separator: ",").compactMap { text in Int(text) }
    until = parts["UNTIL"].flatMap { text in CalendarTime(text)?.date }
    guard let day = parts["BYDAY"] else {
      (weekday, place) = (nil, 0)
      return
    }
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    guard let index = names.firstIndex(where: { name in day.hasSuffix(name) }) else { return nil }
    weekday = Weekday(rawValue: index + 1)
    place = Int(day.dropLast(2)) ?? (day.utf8.count == 2 ? 1 : 0)
  }

  func day(in year: Int) -> CivilDate? {
    guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
    guard let weekday else {
      return CivilDate(year: year, month: month, day: days.first ?? 1)
    }
    if !days.isEmpty {
      // The weekday among these days, as 8…14 for the second.
      for day in days {
        if let date = CivilDate(year: year, month: month, day: day), date.weekday == weekday {
          return date
        }
      }
      return nil
    }
    let date: CivilDate
    if place > 0 {
      date = first.adding(days: 6).onOrBefore(weekday).adding(days: 7 * (place - 1))
    } else {
      let last = first.adding(days: first.daysInMonth - 1)
      date = last.onOrBefore(weekday).adding(days: 7 * (place + 1))
    }
    return date.month == month ? date : nil
  }
}
