import Calendar
import Core

/// A time as files write it.
enum WrittenTime: Hashable, Sendable {
  /// With the offset from UTC (s) that it is written with; `Z` says nothing of clocks.
  case instant(Instant, offset: Int?)
  /// What clocks show, in a zone that is known otherwise.
  case local(CivilDateTime)

  /// `2026-11-22T09:00:00.123+09:00`, `…Z`, `2026-11-22 09:00`, `20261122T000000Z`.
  static func read(_ text: String, _ line: Int) throws(ImportFault) -> WrittenTime {
    var scanner = DigitScanner(trimmed(text))
    func fault() -> ImportFault { ImportFault(line, .notATime(String(text.prefix(60)))) }
    guard let year = scanner.number(4) else { throw fault() }
    let isExtended = scanner.skip("-")
    guard let month = scanner.number(2), !isExtended || scanner.skip("-"),
      let day = scanner.number(2)
    else { throw fault() }
    guard let date = CivilDate(year: year, month: month, day: day) else {
      throw ImportFault(line, .noSuchDate(String(text.prefix(60))))
    }
    guard scanner.skip("T") || scanner.skip("t") || scanner.skip(" "),
      let hour = scanner.number(2)
    else { throw fault() }
    _ = scanner.skip(":")
    guard let minute = scanner.number(2) else { throw fault() }
    _ = scanner.skip(":")
    let second = scanner.number(2) ?? 0
    let milliseconds = scanner.fraction()
    guard let time = TimeOfDay(hour: hour, minute: minute, second: min(second, 59)), second <= 60
    else { throw fault() }
    let civil = CivilDateTime(date, time)
    guard let offset = scanner.offset() else {
      guard scanner.isAtEnd else { throw fault() }
      return .local(civil)
    }
    guard scanner.isAtEnd else { throw fault() }
    let isZulu = trimmed(text).utf8.last.map { byte in byte == 0x5A || byte == 0x7A } ?? false
    return .instant(
      civil.instant(offset: offset).advanced(byMilliseconds: milliseconds),
      offset: isZulu ? nil : offset)
  }

  /// A date and a time of day in cells of their own: `2026-11-22`, `09:00:00`.
  static func read(_ date: String, _ time: String, _ line: Int) throws(ImportFault) -> WrittenTime {
    try read(trimmed(date) + " " + trimmed(time), line)
  }

  /// What clocks were ahead of UTC by (s), where it is written.
  var offset: Int? { if case .instant(_, let offset) = self { offset } else { nil } }

  /// The instant, with what there is to say about it.
  func instant(_ rules: ZoneRules) -> (instant: Instant, remark: ImportRemark.Reason?) {
    switch self {
    case .instant(let instant, _): return (instant, nil)
    case .local(let local):
      switch rules.instants(of: local) {
      case .one(let instant): return (instant, nil)
      case .gap(_, let after, _): return (after, .skippedTime)
      case .ambiguous(let first, _): return (first, .ambiguousTime)
      }
    }
  }
}

/// Reads digits and signs from the front of a text.
private struct DigitScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position == bytes.count }

  /// A number of exactly so many digits.
  mutating func number(_ digits: Int) -> Int? {
    guard position + digits <= bytes.count else { return nil }
    var value = 0
    for byte in bytes[position..<(position + digits)] {
      guard (48...57).contains(byte) else { return nil }
      value = value * 10 + Int(byte) - 48
    }
    position += digits
    return value
  }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: sign) else { return false }
    position += 1
    return true
  }

  /// Milliseconds behind a point; what is finer is dropped.
  mutating func fraction() -> Int64 {
    guard skip(".") || skip(",") else { return 0 }
    var value: Int64 = 0
    var digits = 0
    while position < bytes.count, (48...57).contains(bytes[position]) {
      if digits < 3 { value = value * 10 + Int64(bytes[position]) - 48 }
      digits += 1
      position += 1
    }
    while digits < 3 {
      value *= 10
      digits += 1
    }
    return value
  }

  /// `Z`, `+09:00`, `+0900`, `+09` in seconds.
  mutating func offset() -> Int? {
    if skip("Z") || skip("z") { return 0 }
    let isWest: Bool
    if skip("+") {
      isWest = false
    } else if skip("-") {
      isWest = true
    } else {
      return nil
    }
    guard let hours = number(2), hours < 24 else { return nil }
    _ = skip(":")
    let minutes = number(2) ?? 0
    guard minutes < 60 else { return nil }
    let seconds = hours * 3_600 + minutes * 60
    return isWest ? -seconds : seconds
  }
}
