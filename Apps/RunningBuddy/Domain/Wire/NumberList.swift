import Tracks
import Wire

/// Whole numbers one after the other as a text: a tenth of what JSON's own lists take. See
/// ``CodeDigits``.
struct NumberList {
  private(set) var bytes: [UInt8] = []

  var text: String { String(decoding: bytes, as: UTF8.self) }
  var json: JSON { .string(text) }
  /// `nil` for no numbers: empty members are left out.
  var unlessEmpty: JSON? { bytes.isEmpty ? nil : json }

  /// A number of at most 34 bits, whatever its sign.
  mutating func add(_ value: Int64) { CodeDigits.write(CodeDigits.signed(value), &bytes) }
  mutating func add(_ value: Int) { add(Int64(value)) }

  /// A number that is not negative; one that is counts for 0.
  mutating func add(count value: Int64) { CodeDigits.write(UInt64(max(0, value)), &bytes) }
  mutating func add(count value: Int) { add(count: Int64(value)) }

  /// A number that is not negative, or none.
  mutating func add(optional value: Int64?) {
    CodeDigits.write(value.map { value in UInt64(max(0, value)) + 1 } ?? 0, &bytes)
  }
  mutating func add(optional value: Int?) { add(optional: value.map { value in Int64(value) }) }
}

/// Reads a ``NumberList``.
struct NumberReader {
  private var digits: CodeDigits.Reader
  private let cursor: WireCursor

  /// A text of at most 8 192 bytes.
  init(_ cursor: WireCursor) throws(WireError) {
    digits = CodeDigits.Reader(try cursor.string(limit: RunLimits.body))
    self.cursor = cursor
  }

  var isAtEnd: Bool { digits.isAtEnd }

  mutating func signed(in range: ClosedRange<Int64>) throws(WireError) -> Int64 {
    let value = CodeDigits.unsigned(try next())
    guard range.contains(value) else { throw cursor.error(.expected("numbers in their range")) }
    return value
  }

  mutating func count(to limit: Int64) throws(WireError) -> Int64 {
    let value = try next()
    guard value <= UInt64(limit) else { throw cursor.error(.expected("numbers in their range")) }
    return Int64(value)
  }

  mutating func optional(to limit: Int64) throws(WireError) -> Int64? {
    let value = try next()
    guard value > 0 else { return nil }
    guard value - 1 <= UInt64(limit) else {
      throw cursor.error(.expected("numbers in their range"))
    }
    return Int64(value - 1)
  }

  mutating func int(to limit: Int) throws(WireError) -> Int { Int(try count(to: Int64(limit))) }

  mutating func optionalInt(to limit: Int) throws(WireError) -> Int? {
    try optional(to: Int64(limit)).map { value in Int(value) }
  }

  /// Nothing may be left.
  func end() throws(WireError) {
    guard digits.isAtEnd else { throw cursor.error(.expected("nothing after the last number")) }
  }

  func error(_ what: String) -> WireError { cursor.error(.expected(what)) }

  private mutating func next() throws(WireError) -> UInt64 {
    guard let number = digits.number() else { throw cursor.error(.expected("numbers as digits")) }
    return number
  }
}
