import Calendar

/// A time of day as people write it: `15:00`, `3.30 pm`, `오후 3시 30분`, `19h30`, `1500`, `15 Uhr`.
struct WrittenTime: Hashable, Sendable {
  let time: TimeOfDay
  /// Seconds east of UTC where the text says so: `15:00Z`, `15:00+09:00`.
  let offset: Int?

  enum Answer: Hashable {
    case time(WrittenTime)
    /// Nothing, or a word for it: `TBC`.
    case none
    case unreadable
  }

  static func read(_ tokens: ArraySlice<TextToken>) -> Answer {
    var rest = tokens
    if rest.first == .word("t") || rest.first == .sign(",") { rest = rest.dropFirst() }
    if let word = unknown(rest) { return word }
    var parts: [(value: Int, digits: Int)] = []
    var half: Bool?
    var names = false
    var offset: Int?
    while let token = rest.first {
      rest = rest.dropFirst()
      switch token {
      case .number(let value, let digits):
        parts.append((value, digits))
      case .word(let word):
        switch word {
        case "am", "오전", "a": half = false
        case "pm", "오후", "p": half = true
        case "m" where half != nil: break
        case "z", "utc", "gmt": offset = 0
        case "h", "hs", "hrs", "uhr", "시", "분", "초", "o", "clock", "at", "um", "las":
          names = true
        default: return .unreadable
        }
      case .sign("+"), .sign("-"), .sign("−"):
        guard parts.count >= 2, let read = readOffset(rest) else { return .unreadable }
        offset = token == .sign("+") ? read : -read
        rest = []
      case .sign(":"), .sign("."), .sign(","), .sign("h"), .sign("'"), .sign("("), .sign(")"): break
      case .sign: return .unreadable
      }
    }
    guard let time = time(parts, half, names) else { return .unreadable }
    return .time(WrittenTime(time: time, offset: offset))
  }

  private static func unknown(_ tokens: ArraySlice<TextToken>) -> Answer? {
    if tokens.allSatisfy({ token in if case .sign = token { true } else { false } }) {
      return Answer.none
    }
    guard tokens.count <= 3, case .word(let word)? = tokens.first else { return nil }
    return ["tbc", "tbd", "tba", "미정", "offen", "pendiente", "por"].contains(word)
      ? Answer.none : nil
  }

  private static func time(
    _ parts: [(value: Int, digits: Int)], _ half: Bool?, _ names: Bool
  ) -> TimeOfDay? {
    guard let first = parts.first, parts.count <= 4 else { return nil }
    var hour = first.value
    var minute = parts.count > 1 ? parts[1].value : 0
    if parts.count == 1, first.digits == 4 || first.digits == 3, half == nil {
      (hour, minute) = (first.value / 100, first.value % 100)
    } else if parts.count == 1, half == nil, !names {
      return nil
    } else if parts.count > 1, parts[1].digits != 2, !names {
      return nil
    }
    if let half {
      guard (1...12).contains(hour) else {
        return half ? TimeOfDay(hour: hour, minute: minute) : nil
      }
      hour = hour % 12 + (half ? 12 : 0)
    }
    // Seconds and their parts are of no use for a kick-off.
    return TimeOfDay(hour: hour, minute: minute)
  }

  private static func readOffset(_ tokens: ArraySlice<TextToken>) -> Int? {
    let numbers = tokens.compactMap { token -> (value: Int, digits: Int)? in
      if case .number(let value, let digits) = token { (value, digits) } else { nil }
    }
    guard let first = numbers.first else { return nil }
    let (hours, minutes) =
      first.digits == 4
      ? (first.value / 100, first.value % 100)
      : (first.value, numbers.count > 1 ? numbers[1].value : 0)
    guard hours <= 15, minutes < 60 else { return nil }
    return hours * 3_600 + minutes * 60
  }
}
