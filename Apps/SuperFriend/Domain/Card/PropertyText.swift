import Core

/// Why a value could not be read.
enum ValueFault: Error {
  case charset(String)
}

extension Property {
  /// The value's bytes with their transfer encoding undone.
  var decoded: [UInt8] {
    if has("ENCODING", "QUOTED-PRINTABLE") { return quotedPrintable(value) }
    return isBase64 ? base64(value) : value
  }

  var isBase64: Bool { has("ENCODING", "BASE64") || has("ENCODING", "B") }

  private func raw() throws(ValueFault) -> [UInt8] {
    let bytes = decoded
    if bytes.allSatisfy({ byte in byte < 0x80 }) { return bytes.filter { byte in byte != 0 } }
    let name = first("CHARSET") ?? ""
    let isUnicode = CardCharset(name) == .unicode
    // Bytes that were not encoded may have become UTF-8 with the rest of the file.
    if bytes == value, isWellFormedUTF8(bytes) {
      let text = String(decoding: bytes, as: UTF8.self)
      if !isUnicode, text.unicodeScalars.contains("\u{FFFD}") { throw .charset(name) }
      return bytes.filter { byte in byte != 0 }
    }
    // What can be decoded has been, see `ForeignTexts`.
    guard isUnicode else { throw .charset(name) }
    return cardText(bytes).utf8.filter { byte in byte != 0 }
  }

  /// The bytes of the value as they are written without an encoding.
  func wire(_ version: CardVersion) throws(ValueFault) -> [UInt8] {
    let bytes = try raw()
    if version == .v2 || !bytes.contains(where: { byte in byte == 10 || byte == 13 }) {
      return bytes
    }
    return Array(withoutLineEnds(String(decoding: bytes, as: UTF8.self)).utf8)
  }

  /// The date of BDAY or ANNIVERSARY; `nil` when it says none.
  func date(_ version: CardVersion) throws(ValueFault) -> PartialDate? {
    if has("VALUE", "TEXT") { return nil }
    return cardDate(trimmed(try text(version)), omitted: first("X-APPLE-OMIT-YEAR"))
  }

  /// The value as one text.
  func text(_ version: CardVersion) throws(ValueFault) -> String {
    unescaped(try raw()[...], version)
  }

  /// The parts of a structured value.
  func parts(_ version: CardVersion) throws(ValueFault) -> [String] {
    pieces(try raw(), semicolon).map { piece in unescaped(piece, version) }
  }

  /// The items of a list value. Version 2.1 has none.
  func items(_ version: CardVersion) throws(ValueFault) -> [String] {
    if version == .v2 { return [try text(version)] }
    return pieces(try raw(), comma).map { piece in unescaped(piece, version) }
  }
}

/// The bytes between separators that no backslash precedes.
func pieces(_ bytes: [UInt8], _ separator: UInt8) -> [ArraySlice<UInt8>] {
  var pieces: [ArraySlice<UInt8>] = []
  var start = 0
  var index = 0
  while index < bytes.count {
    if bytes[index] == backslash {
      index += 1
    } else if bytes[index] == separator {
      pieces.append(bytes[start..<index])
      start = index + 1
    }
    index += 1
  }
  pieces.append(bytes[start...])
  return pieces
}

/// RFC 6350 §3.4: `\n` or `\N` is a line feed; a backslash before anything else that needs one
/// stands for it. Version 2.1 escapes only the semicolon.
func unescaped(_ bytes: ArraySlice<UInt8>, _ version: CardVersion) -> String {
  var plain: [UInt8] = []
  plain.reserveCapacity(bytes.count)
  var escaped = false
  for byte in bytes {
    guard escaped else {
      if byte == backslash { escaped = true } else { plain.append(byte) }
      continue
    }
    escaped = false
    switch byte {
    case semicolon, comma, colon, backslash: plain.append(byte)
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      if version == .v2 { plain += [backslash, byte] } else { plain.append(10) }
    default: plain += [backslash, byte]
    }
  }
  if escaped { plain.append(backslash) }
  return normalisedLines(String(decoding: plain, as: UTF8.self))
}

/// Line ends inside a value as line feeds.
private func normalisedLines(_ text: String) -> String {
  guard text.utf8.contains(13) else { return text }
  var bytes: [UInt8] = []
  var previous: UInt8 = 0
  for byte in text.utf8 {
    if byte == 13 {
      bytes.append(10)
    } else if !(byte == 10 && previous == 13) {
      bytes.append(byte)
    }
    previous = byte
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// RFC 2045 §6.7. What is no escape stays as it is.
private func quotedPrintable(_ bytes: [UInt8]) -> [UInt8] {
  var plain: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == equals, index + 2 < bytes.count,
      let high = hexadecimalValue(bytes[index + 1]),
      let low = hexadecimalValue(bytes[index + 2])
    {
      plain.append(high << 4 | low)
      index += 3
    } else {
      plain.append(bytes[index])
      index += 1
    }
  }
  return plain
}

/// RFC 4648 §4; other bytes are passed over.
private func base64(_ bytes: [UInt8]) -> [UInt8] {
  var plain: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for byte in bytes {
    guard let value = sextet(byte) else { continue }
    bits = bits << 6 | value
    count += 6
    if count >= 8 {
      count -= 8
      plain.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return plain
}

private func sextet(_ byte: UInt8) -> UInt32? {
  switch byte {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
