extension Formats {
  /// A time of day to the minute by the person's hour cycle: `2:05 PM`, `오후 2:05` or `14:05`.
  ///
  /// In English the blank before AM and PM is U+202F, which CLDR asks for so that no line breaks
  /// there.
  public func time(_ time: TimeOfDay) -> String {
    let minute = padded(time.minute, to: 2)
    switch hourCycle {
    case .twentyFour:
      return "\(padded(time.hour, to: 2)):\(minute)"
    case .twelve:
      let hour = time.hour % 12 == 0 ? 12 : time.hour % 12
      let isMorning = time.hour < 12
      return switch language {
      case .english: "\(hour):\(minute)\u{202F}\(isMorning ? "AM" : "PM")"
      case .korean: "\(isMorning ? "오전" : "오후") \(hour):\(minute)"
      }
    }
  }
}
