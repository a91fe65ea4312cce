import Core

/// Why a value could not be read.
enum ValueFault: Error {
  case charset(String)
}

extension Property {
  /// The value's octets with their transfer encoding undone.
  private var decoded: [UInt8] {
    if has("ENCODING", "QUOTED-PRINTABLE") { return quotedPrintable(value) }
    if has("ENCODING", "BASE64") || has("ENCODING", "B") { return base64(value) }
    return value
  }

  private func raw() throws(ValueFault) -> [UInt8] {
    let name = first("CHARSET") ?? ""
    guard let charset = CardCharset(name) else {
      let octets = decoded
      guard octets.allSatisfy({ octet in octet < 0x80 }) else { throw .charset(name) }
      return octets.filter { octet in octet != 0 }
    }
    // Octets that were not encoded have become UTF-8 with the rest of the file, or are well told.
    let octets = decoded
    let text = octets == value ? cardText(value) : cardText(octets, charset)
    return text.utf8.filter { octet in octet != 0 }
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

/// The octets between separators that no backslash precedes.
private func pieces(_ octets: [UInt8], _ separator: UInt8) -> [ArraySlice<UInt8>] {
  var pieces: [ArraySlice<UInt8>] = []
  var start = 0
  var index = 0
  while index < octets.count {
    if octets[index] == backslash {
      index += 1
    } else if octets[index] == separator {
      pieces.append(octets[start..<index])
      start = index + 1
    }
    index += 1
  }
  pieces.append(octets[start...])
  return pieces
}

/// RFC 6350 §3.4: `\n` or `\N` is a line feed; a backslash before anything else that needs one
/// stands for it. Version 2.1 escapes only the semicolon.
private func unescaped(_ octets: ArraySlice<UInt8>, _ version: CardVersion) -> String {
  var plain: [UInt8] = []
  plain.reserveCapacity(octets.count)
  var escaped = false
  for octet in octets {
    guard escaped else {
      if octet == backslash { escaped = true } else { plain.append(octet) }
      continue
    }
    escaped = false
    switch octet {
    case semicolon, comma, colon, backslash: plain.append(octet)
    case UInt8(ascii: "n"), UInt8(ascii: "N"):
      if version == .v2 { plain += [backslash, octet] } else { plain.append(10) }
    default: plain += [backslash, octet]
    }
  }
  if escaped { plain.append(backslash) }
  return normalisedLines(String(decoding: plain, as: UTF8.self))
}

/// Line ends inside a value as line feeds.
private func normalisedLines(_ text: String) -> String {
  guard text.utf8.contains(13) else { return text }
  var octets: [UInt8] = []
  var previous: UInt8 = 0
  for octet in text.utf8 {
    if octet == 13 {
      octets.append(10)
    } else if !(octet == 10 && previous == 13) {
      octets.append(octet)
    }
    previous = octet
  }
  return String(decoding: octets, as: UTF8.self)
}

/// RFC 2045 §6.7. What is no escape stays as it is.
private func quotedPrintable(_ octets: [UInt8]) -> [UInt8] {
  var plain: [UInt8] = []
  var index = 0
  while index < octets.count {
    if octets[index] == equals, index + 2 < octets.count,
      let high = hexadecimalValue(octets[index + 1]),
      let low = hexadecimalValue(octets[index + 2])
    {
      plain.append(high << 4 | low)
      index += 3
    } else {
      plain.append(octets[index])
      index += 1
    }
  }
  return plain
}

/// RFC 4648 §4; other octets are passed over.
private func base64(_ octets: [UInt8]) -> [UInt8] {
  var plain: [UInt8] = []
  var bits: UInt32 = 0
  var count = 0
  for octet in octets {
    guard let value = sextet(octet) else { continue }
    bits = bits << 6 | value
    count += 6
    if count >= 8 {
      count -= 8
      plain.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  return plain
}

private func sextet(_ octet: UInt8) -> UInt32? {
  switch octet {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(octet - UInt8(ascii: "A"))
  case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(octet - UInt8(ascii: "a")) + 26
  case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(octet - UInt8(ascii: "0")) + 52
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
