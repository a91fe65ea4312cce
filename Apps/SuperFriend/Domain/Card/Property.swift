import Core

/// One property of a card: `group.NAME;PARAMETER=value:value`.
struct Property: Hashable, Sendable {
  var group: String
  /// As written.
  var name: String
  var parameters: [Parameter]
  /// The bytes behind the colon, undecoded.
  var value: [UInt8]

  struct Parameter: Hashable, Sendable {
    /// Upper-cased. A bare word of vCard 2.1 is a TYPE or an ENCODING.
    let name: String
    let values: [String]
    /// As written.
    let raw: String
  }

  /// `nil` when the line is no property.
  init?(_ line: [UInt8], _ version: CardVersion) {
    var scanner = PropertyScanner(line)
    guard let (group, name) = scanner.name() else { return nil }
    self.group = group
    self.name = name
    parameters = []
    while scanner.take(semicolon) {
      guard let parameter = scanner.parameter(version) else { return nil }
      parameters.append(parameter)
    }
    guard scanner.take(colon) else { return nil }
    value = scanner.rest
  }

  /// The name, upper-cased.
  var key: String { name.uppercased() }

  /// The values of all parameters of a name.
  func values(_ name: String) -> [String] {
    var values: [String] = []
    for parameter in parameters where sameBytes(parameter.name, name) {
      values += parameter.values
    }
    return values
  }

  func first(_ name: String) -> String? { values(name).first }

  func has(_ name: String, _ value: String) -> Bool {
    values(name).contains { other in sameBytes(other.uppercased(), value) }
  }

  /// What stands before the colon, but for these parameters.
  func head(without names: [String]) -> String {
    var head = group.isEmpty ? name : group + "." + name
    for parameter in parameters
    where !names.contains(where: { name in sameBytes(name, parameter.name) }) {
      head += ";" + parameter.raw
    }
    return head
  }

  /// Whether the value is a file.
  var isAttachment: Bool { CardAttachment(rawValue: key) != nil }
}

/// Which specification a card follows.
public enum CardVersion: String, Hashable, Sendable, CaseIterable {
  case v2 = "2.1"
  case v3 = "3.0"
  case v4 = "4.0"
}

private struct PropertyScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var rest: [UInt8] { Array(bytes[position...]) }

  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func name() -> (group: String, name: String)? {
    let word = word { byte in isNameByte(byte) || byte == UInt8(ascii: ".") }
    guard let dot = word.lastIndex(of: UInt8(ascii: ".")) else {
      return word.isEmpty ? nil : ("", text(word))
    }
    let name = word[(dot + 1)...]
    return name.isEmpty ? nil : (text(word[..<dot]), text(name))
  }

  mutating func parameter(_ version: CardVersion) -> Property.Parameter? {
    let start = position
    let name = text(word(isNameByte)).uppercased()
    var values: [String] = []
    if take(equals) {
      repeat {
        guard let value = parameterValue() else { return nil }
        values.append(version == .v2 ? value : unescapedCaret(value))
      } while take(comma)
    }
    let raw = cardText(Array(bytes[start..<position]))
    if !values.isEmpty { return Property.Parameter(name: name, values: values, raw: raw) }
    switch name {
    case "QUOTED-PRINTABLE", "BASE64", "8BIT", "7BIT":
      return Property.Parameter(name: "ENCODING", values: [name], raw: raw)
    default: return Property.Parameter(name: "TYPE", values: [name.lowercased()], raw: raw)
    }
  }

  private mutating func parameterValue() -> String? {
    guard take(quote) else {
      return text(word { byte in byte != semicolon && byte != colon && byte != comma })
    }
    let value = word { byte in byte != quote }
    return take(quote) ? text(value) : nil
  }

  private mutating func word(_ accepts: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, accepts(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { cardText(Array(bytes)) }
}

private func isNameByte(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
    true
  default: false
  }
}

/// RFC 6868: `^n` is a line feed, `^'` a quotation mark, `^^` a caret.
private func unescapedCaret(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "^")) else { return text }
  var bytes: [UInt8] = []
  var caret = false
  for byte in text.utf8 {
    guard caret else {
      if byte == UInt8(ascii: "^") { caret = true } else { bytes.append(byte) }
      continue
    }
    caret = false
    switch byte {
    case UInt8(ascii: "n"): bytes.append(10)
    case UInt8(ascii: "'"): bytes.append(quote)
    case UInt8(ascii: "^"): bytes.append(byte)
    default: bytes += [UInt8(ascii: "^"), byte]
    }
  }
  if caret { bytes.append(UInt8(ascii: "^")) }
  return String(decoding: bytes, as: UTF8.self)
}
