/// How long a name is written.
public enum NameWidth: CaseIterable, Hashable, Sendable {
  /// Saturday, November · 토요일, 11월
  case long
  /// Sat, Nov · 토, 11월
  case short
  /// S, N · 토, 11월. Not unique in English; for the heads of narrow columns.
  case narrow
}

extension Formats {
  /// The name of a day of the week.
  public func weekday(_ weekday: Weekday, _ width: NameWidth) -> String {
    switch language {
    case .english:
      let name = englishName(weekday)
      return shortened(name, to: width)
    case .korean:
      let name = koreanName(weekday)
      return width == .long ? name + "요일" : name
    }
  }

  /// The name of a month, 1…12 (others are held within).
  public func month(_ month: Int, _ width: NameWidth) -> String {
    let held = min(max(month, 1), 12)
    switch language {
    case .english:
      let name = englishMonths[held - 1]
      return shortened(name, to: width)
    case .korean:
      return "\(held)월"
    }
  }
}

/// CLDR's English abbreviations are the first three letters, the narrow forms the first.
private func shortened(_ name: String, to width: NameWidth) -> String {
  switch width {
  case .long: name
  case .short: String(decoding: name.utf8.prefix(3), as: UTF8.self)
  case .narrow: String(decoding: name.utf8.prefix(1), as: UTF8.self)
  }
}

private let englishMonths = [
  "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
  "November", "December",
]

private func englishName(_ weekday: Weekday) -> String {
  switch weekday {
  case .monday: "Monday"
  case .tuesday: "Tuesday"
  case .wednesday: "Wednesday"
  case .thursday: "Thursday"
  case .friday: "Friday"
  case .saturday: "Saturday"
  case .sunday: "Sunday"
  }
}

private func koreanName(_ weekday: Weekday) -> String {
  switch weekday {
  case .monday: "월"
  case .tuesday: "화"
  case .wednesday: "수"
  case .thursday: "목"
  case .friday: "금"
  case .saturday: "토"
  case .sunday: "일"
  }
}
