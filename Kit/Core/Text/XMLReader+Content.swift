extension XMLReader {
  /// Whether the element that was opened last has this name, whatever its prefix.
  public func isNamed(_ word: StaticString) -> Bool { isWord(name, word) }

  private func isWord(_ range: Range<Int>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      guard word.count == range.count else { return false }
      for index in 0..<word.count where word[index] != bytes[range.lowerBound + index] {
        return false
      }
      return true
    }
  }

  /// The bytes of an attribute of the element that was opened last, `nil` where it has none of
  /// that name.
  public mutating func attribute(_ word: StaticString) throws(XMLFault) -> [UInt8]? {
    for attribute in attributes where isWord(attribute.name, word) {
      return try content(XMLText(range: attribute.value, isRaw: false))
    }
    return nil
  }

  /// The bytes of a text, with its references resolved.
  public mutating func content(_ text: XMLText) throws(XMLFault) -> [UInt8] {
    var result: [UInt8] = []
    try append(text, to: &result)
    return result
  }

  /// Appends the bytes of a text, with its references resolved, to others.
  public mutating func append(_ text: XMLText, to result: inout [UInt8]) throws(XMLFault) {
    let ampersand = UInt8(ascii: "&")
    if text.isRaw || !bytes[text.range].contains(ampersand) {
      result += bytes[text.range]
      return
    }
    var index = text.range.lowerBound
    while index < text.range.upperBound {
      guard bytes[index] == ampersand else {
        result.append(bytes[index])
        index += 1
        continue
      }
      var end = index + 1
      // No reference that is allowed is longer than `&#x10FFFF;`, but for zeros in front.
      while end < text.range.upperBound, end - index < 16, bytes[end] != UInt8(ascii: ";") {
        end += 1
      }
      guard end < text.range.upperBound, bytes[end] == UInt8(ascii: ";"),
        let scalar = scalar(index + 1..<end), let encoded = UTF8.encode(scalar)
      else { throw XMLFault(.entity, line: line()) }
      result += encoded
      index = end + 1
    }
  }

  /// The character that a reference names; its `&` and `;` are not part of the range.
  private func scalar(_ range: Range<Int>) -> Unicode.Scalar? {
    if isWord(range, "amp") { return "&" }
    if isWord(range, "lt") { return "<" }
    if isWord(range, "gt") { return ">" }
    if isWord(range, "quot") { return "\"" }
    if isWord(range, "apos") { return "'" }
    guard bytes[range].first == UInt8(ascii: "#") else { return nil }
    var digits = bytes[range].dropFirst()
    var base: UInt32 = 10
    if digits.first == UInt8(ascii: "x") {
      base = 16
      digits = digits.dropFirst()
    }
    if digits.isEmpty { return nil }
    var value: UInt32 = 0
    for byte in digits {
      guard let digit = hexadecimalValue(byte), digit < base else { return nil }
      value = value * base + UInt32(digit)
      guard value <= 0x10FFFF else { return nil }
    }
    // XML has no control characters but these three.
    if value < 0x20, value != 9, value != 10, value != 13 { return nil }
    return Unicode.Scalar(value)
  }
}
