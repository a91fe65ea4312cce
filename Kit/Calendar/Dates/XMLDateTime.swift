import Core

/// A moment as files of data write it: `dateTime` of XML Schema 1.1 part 2 (§3.3.7), years 1…9999.
public struct XMLDateTime: Hashable, Sendable {
  /// Read as UTC where the text says no zone.
  public let instant: Instant
  /// Seconds east of UTC as written, ±14:59; 0 for `Z`, `nil` where the text says no zone.
  public let offset: Int?

  /// Whether the text says what zone its reading is of.
  public var hasZone: Bool { offset != nil }

  /// Reads `2026-11-21T15:04:05.250+09:00`, with white space around it allowed; `nil` where the
  /// bytes are no such time.
  ///
  /// What is smaller than a millisecond is cut off. A leap second is taken for the one before it.
  /// 24:00:00 is refused.
  public init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes)
    guard let reading = reader.reading(), let milliseconds = reader.fraction(),
      let zone = reader.zone(), reader.isAtEnd
    else { return nil }
    instant = reading.instant(offset: zone ?? 0).advanced(byMilliseconds: milliseconds)
    offset = zone
  }

  /// `2026-11-21T15:04:05.250Z`; without the fraction when it is 0. Instants outside the years
  /// 1…9999 give the first or the last second of that range.
  public static func text(_ instant: Instant) -> String {
    var bytes: [UInt8] = []
    append(instant, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends what ``text(_:)`` gives.
  public static func append(_ instant: Instant, to bytes: inout [UInt8]) {
    let civil = instant.civil(offset: 0)
    let (year, month, day) = civil.date.components
    let time = civil.time
    func add(_ value: Int, _ width: Int, _ mark: Unicode.Scalar) {
      DecimalText.append(Int64(value), width: width, to: &bytes)
      bytes.append(UInt8(ascii: mark))
    }
    add(year, 4, "-")
    add(month, 2, "-")
    add(day, 2, "T")
    add(time.hour, 2, ":")
    add(time.minute, 2, ":")
    DecimalText.append(Int64(time.secondOfMinute), width: 2, to: &bytes)
    let rest = floorDivide(instant.milliseconds, by: 1_000).remainder
    if rest > 0, civil.instant(offset: 0).second == instant.second {
      bytes.append(UInt8(ascii: "."))
      DecimalText.append(rest, width: 3, to: &bytes)
    }
    bytes.append(UInt8(ascii: "Z"))
  }
}

private struct Reader {
  private let bytes: [UInt8]
  private var index = 0
  private var end: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    end = bytes.count
    while index < end, bytes[index] <= 0x20 { index += 1 }
    while index < end, bytes[end - 1] <= 0x20 { end -= 1 }
    // Longer than any time with a sensible fraction.
    if end - index > 40 { end = index }
  }

  var isAtEnd: Bool { index == end }

  /// Date and time up to the whole second.
  mutating func reading() -> CivilDateTime? {
    guard let year = number(4), skip("-"), let month = number(2), skip("-"), let day = number(2),
      skip("T"), let hour = number(2), skip(":"), let minute = number(2), skip(":"),
      let second = number(2), let date = CivilDate(year: year, month: month, day: day),
      let time = TimeOfDay(hour: hour, minute: minute, second: second == 60 ? 59 : second)
    else { return nil }
    return CivilDateTime(date, time)
  }

  /// Milliseconds; 0 without a point, `nil` for a point without digits.
  mutating func fraction() -> Int64? {
    guard skip(".") else { return 0 }
    let start = index
    var milliseconds: Int64 = 0
    var weight: Int64 = 100
    while index < end, let digit = digit(index) {
      milliseconds += Int64(digit) * weight
      weight /= 10
      index += 1
    }
    return index > start ? milliseconds : nil
  }

  /// The offset, or that there is none; `nil` for what is no zone.
  mutating func zone() -> Int?? {
    if isAtEnd { return .some(nil) }
    if skip("Z") { return 0 }
    let isWest = skip("-")
    guard isWest || skip("+"), let hours = number(2), skip(":"), let minutes = number(2),
      hours <= 14, minutes < 60
    else { return nil }
    return (hours * 60 + minutes) * (isWest ? -60 : 60)
  }

  private mutating func number(_ count: Int) -> Int? {
    guard end - index >= count else { return nil }
    var value = 0
    for _ in 0..<count {
      guard let digit = digit(index) else { return nil }
      value = value * 10 + digit
      index += 1
    }
    return value
  }

  private mutating func skip(_ mark: Unicode.Scalar) -> Bool {
    guard index < end, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private func digit(_ index: Int) -> Int? {
    let byte = bytes[index]
    return byte >= 48 && byte <= 57 ? Int(byte) - 48 : nil
  }
}
