extension Formats {
  /// The word for `date` seen from `today`: yesterday, today, tomorrow; `nil` for other dates.
  ///
  /// In lower case, for the middle of a sentence.
  public func dayWord(_ date: CivilDate, from today: CivilDate) -> String? {
    switch (language, today.daysUntil(date)) {
    case (.english, -1): "yesterday"
    case (.english, 0): "today"
    case (.english, 1): "tomorrow"
    case (.korean, -1): "어제"
    case (.korean, 0): "오늘"
    case (.korean, 1): "내일"
    default: nil
    }
  }

  /// Where `date` lies from `today`, in days: a word where there is one, else `in 3 days`, `3 days
  /// ago`, `3일 후`, `3일 전`.
  public func daysAway(_ date: CivilDate, from today: CivilDate) -> String {
    if let word = dayWord(date, from: today) { return word }
    let days = today.daysUntil(date)
    let count = number(abs(days))
    return switch language {
    case .english: days < 0 ? "\(count) days ago" : "in \(count) days"
    case .korean: days < 0 ? "\(count)일 전" : "\(count)일 후"
    }
  }
}
