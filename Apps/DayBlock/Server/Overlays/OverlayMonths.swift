import Calendar

/// An event that comes again in every so many months, or in one month of every so many years: on
/// the same day, on some days of the month, on the second Tuesday (RFC 5545 §3.3.10).
struct OverlayMonths {
  private struct Place {
    /// From 1, or from -1 at the end; 0 for each of the month.
    let number: Int
    let weekday: Weekday
  }

  private var step = 1
  /// Negative from the end. Without any, and without weekdays, the day on which it began.
  private var days: Set<Int> = []
  private var weekdays: [Place] = []
  /// Which of a month's days are meant; without any, all.
  private var positions: Set<Int> = []
  private(set) var count: Int?
  private(set) var until: CalendarTime?

  /// `nil` for a rule that says more than that, such as the hundredth day of a year.
  init?(_ text: String, from start: CivilDate) {
    var years: Bool?
    var hasMonth = false
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
      case ("BYMONTHDAY", let text):
        guard let numbers = Self.numbers(text, most: 31) else { return nil }
        days = numbers
      case ("BYSETPOS", let text):
        guard let numbers = Self.numbers(text, most: 31) else { return nil }
        positions = numbers
      case ("BYDAY", let text):
        guard let places = Self.places(text) else { return nil }
        weekdays = places
      case ("BYMONTH", let text):
        guard Int(text) == start.month else { return nil }
        hasMonth = true
      case ("WKST", _): break
      default: return nil
      }
    }
    guard let years, years || !hasMonth else { return nil }
    let isPlain = days.isEmpty && weekdays.isEmpty
    // Without a month, a year's days are those of all its months.
    guard !years || hasMonth || isPlain, positions.isEmpty || !isPlain else { return nil }
    if years { step *= 12 }
  }

  /// `1,-1`: from 1 to `most`, or from the end.
  private static func numbers(_ text: String, most: Int) -> Set<Int>? {
    var numbers: Set<Int> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let number = Int(word), number != 0, (-most...most).contains(number)
      else { return nil }
      numbers.insert(number)
    }
    return numbers
  }

  /// `2TU,-1FR,MO`.
  private static func places(_ text: String) -> [Place]? {
    let names = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
    var places: [Place] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let index = names.firstIndex(where: { name in word.hasSuffix(name) }),
        let weekday = Weekday(rawValue: index + 1)
      else { return nil }
      let digits = word.dropLast(2)
      guard let number = digits.isEmpty ? 0 : Int(digits), (-5...5).contains(number)
      else { return nil }
      places.append(Place(number: number, weekday: weekday))
    }
    return places
  }

  /// The dates of a number in order, 0 being the month of the beginning. Where the month has no
  /// such day there are none, and nothing is counted.
  func dates(_ number: Int, from start: CivilDate) -> [CivilDate] {
    guard let first = month(number, from: start) else { return [] }
    let length = first.daysInMonth
    guard !days.isEmpty || !weekdays.isEmpty else {
      return start.day <= length ? [first.adding(days: start.day - 1)] : []
    }
    let held = (1...length).filter { day in
      (days.isEmpty || days.contains(day) || days.contains(day - length - 1))
        && (weekdays.isEmpty || isPlace(day, of: first, length))
    }
    var dates = held.enumerated().filter { index, _ in
      positions.isEmpty || positions.contains(index + 1) || positions.contains(index - held.count)
    }.map { _, day in first.adding(days: day - 1) }
    // The beginning counts, whatever the rhythm says of it; nothing comes before it.
    if number == 0 {
      dates.removeAll { date in date <= start }
      dates.insert(start, at: 0)
    }
    return dates
  }

  private func isPlace(_ day: Int, of first: CivilDate, _ length: Int) -> Bool {
    let weekday = first.adding(days: day - 1).weekday
    return weekdays.contains { place in
      place.weekday == weekday
        && (place.number == 0 || place.number == (day - 1) / 7 + 1
          || place.number == -((length - day) / 7 + 1))
    }
  }

  /// The first day of the month of a number.
  func month(_ number: Int, from start: CivilDate) -> CivilDate? {
    let months = start.year * 12 + start.month - 1 + number * step
    return CivilDate(year: months / 12, month: months % 12 + 1, day: 1)
  }
}
