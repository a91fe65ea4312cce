import Calendar
import Core

/// A text file that is being written, as bytes.
struct FileText {
  private var bytes: [UInt8] = []

  /// The whole text.
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// Adds what needs no escape.
  mutating func add(_ text: StaticString) {
    text.withUTF8Buffer { buffer in bytes.append(contentsOf: buffer) }
  }

  /// Adds the time in UTC.
  mutating func add(_ time: Instant) { XMLDateTime.append(time, to: &bytes) }

  /// Adds a whole number.
  mutating func add(_ value: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    DecimalText.append(Int64(clamping: value.magnitude), width: 1, to: &bytes)
  }

  /// Adds a number with at most that many decimals; `false`, and nothing added, where it cannot be
  /// written.
  @discardableResult
  mutating func add(_ value: Double, decimals: Int) -> Bool {
    DecimalText.append(value, decimals: decimals, isShort: true, to: &bytes)
  }

  /// Adds degrees with seven decimals, which is 11 mm at the equator.
  mutating func add(degrees: Double) { DecimalText.append(degrees, decimals: 7, to: &bytes) }

  /// Adds text for an XML element or attribute (XML 1.0 §2.2, §2.4): escaped, without characters
  /// that XML 1.0 cannot have.
  mutating func add(escaped text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: add("&amp;")
      case 0x3C: add("&lt;")
      case 0x3E: add("&gt;")
      case 0x22: add("&quot;")
      case 0x27: add("&apos;")
      // A reader turns the character itself into a line feed.
      case 0x0D: add("&#13;")
      case 0x09, 0x0A, 0x20...0xFFFD, 0x10000...0x10FFFF:
        if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
      default: break
      }
    }
  }

  /// Adds an element that holds a number, unless there is none or it cannot be written.
  mutating func add(
    _ value: Double?, decimals: Int, between open: StaticString, and close: StaticString
  ) {
    guard let value else { return }
    let start = bytes.count
    add(open)
    if add(value, decimals: decimals) {
      add(close)
    } else {
      bytes.removeSubrange(start...)
    }
  }
}

extension RecordedPoint {
  /// The pulse if an byte holds it, as the schemas of both XML formats want it.
  var byteHeartRate: Int? {
    heartRate.flatMap { beats in beats >= 1 && beats <= 255 ? beats : nil }
  }

  /// Cadence in what the XML formats count, 0…254: strides, which are two steps, or turns. Half a
  /// stride is rounded up, so that an odd number of steps comes back as the next even one; their
  /// schemas know no fractions.
  func byteCadence(of sport: RecordedSport) -> Int? {
    guard let cadence, cadence >= 0, cadence <= 600 else { return nil }
    let value = sport.isInStrides ? (cadence + 1) / 2 : cadence
    return value <= 254 ? value : nil
  }
}
