/// On which days an event comes again (RRULE, RFC 5545 §3.3.10): every so many days or weeks, on
/// some weekdays, so often or until then.
public struct CalendarRule: Hashable, Sendable {
  private enum Rhythm: Hashable {
    case days, weeks
  }

  private var rhythm = Rhythm.weeks
  private var interval = 1
  /// None where the rhythm says it all.
  private var weekdays: Set<Int> = []
  private var weekStart = Weekday.monday
  /// How often it comes, if that is said.
  public private(set) var count: Int?
  /// Until when it comes, if that is said.
  public private(set) var until: CalendarTime?

  /// A part of a rule that is not understood, as it stands there.
  public struct Refusal: Error, Hashable {
    public let part: String
  }

  public init(_ text: String) throws(Refusal) {
    var hasRhythm = false
    for part in text.split(separator: ";", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let refusal = Refusal(part: String(part.prefix(60)))
      guard pair.count == 2 else {
        // A semicolon at the end is no part.
        if part.isEmpty { continue }
        throw refusal
      }
      let value = pair[1].uppercased()
      let isTaken: Bool
      switch pair[0].uppercased() {
      case "FREQ":
        isTaken = takeRhythm(value)
        hasRhythm = true
      case "INTERVAL":
        interval = CalendarRule.number(value) ?? 0
        isTaken = interval > 0
      case "COUNT":
        count = CalendarRule.number(value)
        isTaken = (count ?? 0) > 0
      case "UNTIL":
        until = CalendarTime(value)
        isTaken = until != nil
      case "BYDAY": isTaken = takeWeekdays(value)
      case "WKST":
        let day = CalendarRule.weekday(value)
        weekStart = day ?? .monday
        isTaken = day != nil
      default: isTaken = false
      }
      if !isTaken { throw refusal }
    }
    guard hasRhythm else { throw Refusal(part: String(text.prefix(60))) }
    if count != nil, until != nil { throw Refusal(part: "COUNT;UNTIL") }
  }

  private mutating func takeRhythm(_ word: String) -> Bool {
    switch word {
    case "DAILY": rhythm = .days
    case "WEEKLY": rhythm = .weeks
    default: return false
    }
    return true
  }

  /// Plain weekdays: a place in the month belongs to other rhythms.
  private mutating func takeWeekdays(_ words: String) -> Bool {
    for word in words.split(separator: ",", omittingEmptySubsequences: false) {
      guard let day = CalendarRule.weekday(String(word)) else { return false }
      weekdays.insert(day.rawValue)
    }
    return true
  }

  private static func weekday(_ word: String) -> Weekday? {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    return names.firstIndex { name in name == word }.flatMap { index in
      Weekday(rawValue: index + 1)
    }
  }

  /// 0…99 999 999, digits alone.
  private static func number(_ text: String) -> Int? {
    let digits = text.utf8
    guard (1...8).contains(digits.count), digits.allSatisfy({ byte in (48...57).contains(byte) })
    else { return nil }
    return Int(text)
  }

  /// Whether it says a day of an event that began at `start`, by the rhythm alone.
  public func holds(_ day: CivilDate, from start: CivilDate) -> Bool {
    switch rhythm {
    case .days:
      return start.daysUntil(day) % interval == 0
        && (weekdays.isEmpty || weekdays.contains(day.weekday.rawValue))
    case .weeks:
      let wanted = weekdays.isEmpty ? [start.weekday.rawValue] : weekdays
      guard wanted.contains(day.weekday.rawValue) else { return false }
      let weeks = start.onOrBefore(weekStart).daysUntil(day.onOrBefore(weekStart)) / 7
      return weeks % interval == 0
    }
  }
}
