import Core

extension JSONReader {
  /// Reads a string from its opening to its closing quotation mark (RFC 8259 §7).
  mutating func string() throws(WireError) -> String {
    position += 1
    let start = position
    try skipPlain()
    if bytes[position] == UInt8(ascii: "\"") {
      let text = String(decoding: run(from: start), as: UTF8.self)
      position += 1
      return text
    }
    unescaped.removeAll(keepingCapacity: true)
    unescaped.append(contentsOf: run(from: start))
    while bytes[position] == UInt8(ascii: "\\") {
      try escape()
      let start = position
      try skipPlain()
      unescaped.append(contentsOf: run(from: start))
    }
    position += 1
    return String(decoding: unescaped, as: UTF8.self)
  }

  /// The bytes from `start` to where the reader stands.
  private func run(from start: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[start..<position])
  }

  /// Moves to the next quotation mark or backslash, checking everything before it.
  private mutating func skipPlain() throws(WireError) {
    let count = bytes.count
    var here = position
    while here < count {
      let byte = bytes[here]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        position = here
        return
      }
      if byte < 0x20 { throw error(.controlCharacter, at: here) }
      here += byte < 0x80 ? 1 : try sequenceLength(at: here)
    }
    throw endError()
  }

  /// The length of the well-formed UTF-8 sequence at `start` (Unicode 16.0, table 3-7), which is at
  /// least two.
  private func sequenceLength(at start: Int) throws(WireError) -> Int {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[start] {
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    case 0xF1...0xF3: length = 4
    default: throw error(.invalidUTF8, at: start)
    }
    for index in 1..<length {
      guard start + index < bytes.count else { throw endError() }
      let byte = bytes[start + index]
      guard index == 1 ? second.contains(byte) : byte & 0xC0 == 0x80 else {
        throw error(.invalidUTF8, at: start)
      }
    }
    return length
  }

  // MARK: Escapes

  /// Reads the escape at the backslash where the reader stands.
  private mutating func escape() throws(WireError) {
    let start = position
    position += 1
    guard position < bytes.count else { throw endError() }
    let letter = bytes[position]
    position += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): unescaped.append(letter)
    case UInt8(ascii: "b"): unescaped.append(0x08)
    case UInt8(ascii: "f"): unescaped.append(0x0C)
    case UInt8(ascii: "n"): unescaped.append(0x0A)
    case UInt8(ascii: "r"): unescaped.append(0x0D)
    case UInt8(ascii: "t"): unescaped.append(0x09)
    case UInt8(ascii: "u"): appendScalar(try unicodeEscape(from: start))
    default: throw error(.invalidEscape, at: start)
    }
  }

  /// The scalar value of `\uXXXX`, or of the two that make a surrogate pair. The reader stands
  /// behind the first `u`; `start` is its backslash.
  private mutating func unicodeEscape(from start: Int) throws(WireError) -> UInt32 {
    let unit = try codeUnit(from: start)
    guard unit & 0xF800 == 0xD800 else { return unit }
    guard unit < 0xDC00 else { throw error(.loneSurrogate, at: start) }
    let next = position
    guard next < bytes.count else { throw endError() }
    guard bytes[next] == UInt8(ascii: "\\") else { throw error(.loneSurrogate, at: start) }
    guard next + 1 < bytes.count else { throw endError() }
    guard bytes[next + 1] == UInt8(ascii: "u") else { throw error(.loneSurrogate, at: start) }
    position += 2
    let low = try codeUnit(from: next)
    guard low & 0xFC00 == 0xDC00 else { throw error(.loneSurrogate, at: start) }
    return 0x10000 + (unit & 0x3FF) << 10 + low & 0x3FF
  }

  /// Reads four hexadecimal digits of the escape that begins at `start`.
  private mutating func codeUnit(from start: Int) throws(WireError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard position < bytes.count else { throw endError() }
      guard let digit = hexadecimalValue(bytes[position]) else {
        throw error(.invalidEscape, at: start)
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }

  private mutating func appendScalar(_ value: UInt32) {
    func trail(_ shift: UInt32) { unescaped.append(UInt8(0x80 | value >> shift & 0x3F)) }
    switch value {
    case ..<0x80:
      unescaped.append(UInt8(value))
    case ..<0x800:
      unescaped.append(UInt8(0xC0 | value >> 6))
      trail(0)
    case ..<0x10000:
      unescaped.append(UInt8(0xE0 | value >> 12))
      trail(6)
      trail(0)
    default:
      unescaped.append(UInt8(0xF0 | value >> 18))
      trail(12)
      trail(6)
      trail(0)
    }
  }
}
