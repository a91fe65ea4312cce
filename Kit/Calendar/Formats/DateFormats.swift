/// How much of a date is written.
public enum DateStyle: CaseIterable, Hashable, Sendable {
  /// Saturday, November 21, 2026 · 2026년 11월 21일 토요일
  case full
  /// November 21, 2026 · 2026년 11월 21일
  case long
  /// Nov 21, 2026 · 2026. 11. 21.
  case medium
  /// Sat, Nov 21, 2026 · 2026년 11월 21일 (토)
  case mediumWithWeekday
  /// Nov 21 · 11월 21일
  case short
  /// Sat, Nov 21 · 11월 21일 (토)
  case shortWithWeekday
  /// November 2026 · 2026년 11월
  case month
}

extension Formats {
  /// A date as text.
  public func date(_ date: CivilDate, _ style: DateStyle) -> String {
    switch language {
    case .english: english(date, style)
    case .korean: korean(date, style)
    }
  }

  private func english(_ date: CivilDate, _ style: DateStyle) -> String {
    let (year, month, day) = date.components
    let long = self.month(month, .long)
    let short = self.month(month, .short)
    return switch style {
    case .full: "\(weekday(date.weekday, .long)), \(long) \(day), \(year)"
    case .long: "\(long) \(day), \(year)"
    case .medium: "\(short) \(day), \(year)"
    case .mediumWithWeekday: "\(weekday(date.weekday, .short)), \(short) \(day), \(year)"
    case .short: "\(short) \(day)"
    case .shortWithWeekday: "\(weekday(date.weekday, .short)), \(short) \(day)"
    case .month: "\(long) \(year)"
    }
  }

  private func korean(_ date: CivilDate, _ style: DateStyle) -> String {
    let (year, month, day) = date.components
    return switch style {
    case .full: "\(year)년 \(month)월 \(day)일 \(weekday(date.weekday, .long))"
    case .long: "\(year)년 \(month)월 \(day)일"
    case .medium: "\(year). \(month). \(day)."
    case .mediumWithWeekday: "\(year)년 \(month)월 \(day)일 (\(weekday(date.weekday, .short)))"
    case .short: "\(month)월 \(day)일"
    case .shortWithWeekday: "\(month)월 \(day)일 (\(weekday(date.weekday, .short)))"
    case .month: "\(year)년 \(month)월"
    }
  }

  /// Date and time together: `Nov 21, 2026 at 2:05 PM`, `2026. 11. 21. 오후 2:05`.
  public func dateTime(_ civil: CivilDateTime, _ style: DateStyle) -> String {
    let separator =
      switch language {
      case .english: " at "
      case .korean: " "
      }
    return date(civil.date, style) + separator + time(civil.time)
  }
}
