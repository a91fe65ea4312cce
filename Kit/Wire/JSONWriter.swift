extension JSON {
  /// The value as compact JSON text; see ``octets``.
  public var text: String { String(decoding: octets, as: UTF8.self) }

  /// The value as compact JSON text in UTF-8: no white space, members in their order, only
  /// quotation mark, backslash and control characters escaped, the shortest digits that read back
  /// as the same Double. Equal octets mean the same value, so digests may be taken of them.
  ///
  /// A number that is not finite, which no reader produces, is written as `null`.
  public var octets: [UInt8] {
    var writer = JSONWriter()
    writer.write(self)
    return writer.octets
  }
}

/// Appends values to a text.
private struct JSONWriter {
  private(set) var octets: [UInt8] = []

  mutating func write(_ value: JSON) {
    switch value {
    case .null: append("null")
    case .bool(let bool): append(bool ? "true" : "false")
    case .integer(let integer): octets.append(contentsOf: integer.description.utf8)
    case .number(let number):
      if number.isFinite {
        octets.append(contentsOf: number.description.utf8)
      } else {
        append("null")
      }
    case .string(let string): write(string)
    case .array(let elements): write(elements)
    case .object(let members): write(members)
    }
  }

  private mutating func write(_ elements: [JSON]) {
    octets.append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { octets.append(UInt8(ascii: ",")) }
      isFirst = false
      write(element)
    }
    octets.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ members: [JSON.Member]) {
    octets.append(UInt8(ascii: "{"))
    var isFirst = true
    for member in members {
      if !isFirst { octets.append(UInt8(ascii: ",")) }
      isFirst = false
      write(member.name)
      octets.append(UInt8(ascii: ":"))
      write(member.value)
    }
    octets.append(UInt8(ascii: "}"))
  }

  private mutating func write(_ string: String) {
    octets.append(UInt8(ascii: "\""))
    var string = string
    string.withUTF8 { text in
      var start = 0
      for index in text.indices where mustEscape(text[index]) {
        octets.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
        writeEscape(text[index])
        start = index + 1
      }
      octets.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }
    octets.append(UInt8(ascii: "\""))
  }

  private func mustEscape(_ octet: UInt8) -> Bool {
    octet < 0x20 || octet == UInt8(ascii: "\"") || octet == UInt8(ascii: "\\")
  }

  private mutating func writeEscape(_ octet: UInt8) {
    octets.append(UInt8(ascii: "\\"))
    switch octet {
    case 0x08: octets.append(UInt8(ascii: "b"))
    case 0x09: octets.append(UInt8(ascii: "t"))
    case 0x0A: octets.append(UInt8(ascii: "n"))
    case 0x0C: octets.append(UInt8(ascii: "f"))
    case 0x0D: octets.append(UInt8(ascii: "r"))
    case 0x00..<0x20:
      append("u00")
      octets.append(UInt8(ascii: "0") + octet >> 4)
      let low = octet & 0xF
      octets.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    default: octets.append(octet)
    }
  }

  private mutating func append(_ word: StaticString) {
    octets.append(
      contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
