import Calendar

/// An event that comes again on the same day of every so many months or years: birthdays, the rent.
struct OverlayMonths {
  private var step = 1
  private(set) var count: Int?
  private(set) var until: CalendarTime?

  /// `nil` for a rule that says more than that, such as the second Tuesday of a month.
  init?(_ text: String, from start: CivilDate) {
    var years: Bool?
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map { half in String(half) }
      guard pair.count == 2 else { return nil }
      switch (pair[0], pair[1]) {
      case ("FREQ", "YEARLY"): years = true
      case ("FREQ", "MONTHLY"): years = false
      case ("INTERVAL", let text):
        guard let number = Int(text), (1...1_200).contains(number) else { return nil }
        step = number
      case ("COUNT", let text):
        guard let number = Int(text), number > 0 else { return nil }
        count = number
      case ("UNTIL", let text):
        guard let time = CalendarTime(text) else { return nil }
        until = time
      case ("BYMONTHDAY", let text): if Int(text) != start.day { return nil }
      case ("BYMONTH", let text): if years == false || Int(text) != start.month { return nil }
      case ("WKST", _): break
      default: return nil
      }
    }
    guard let years else { return nil }
    if years { step *= 12 }
  }

  /// The date of a number, 0 being the beginning; `nil` where the month has no such day, which then
  /// counts for nothing.
  func date(_ number: Int, from start: CivilDate) -> CivilDate? {
    let months = start.year * 12 + start.month - 1 + number * step
    return CivilDate(year: months / 12, month: months % 12 + 1, day: start.day)
  }

  /// The first day of the month of a number.
  func month(_ number: Int, from start: CivilDate) -> CivilDate? {
    let months = start.year * 12 + start.month - 1 + number * step
    return CivilDate(year: months / 12, month: months % 12 + 1, day: 1)
  }
}
