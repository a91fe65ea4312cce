/// The text as UTF-8 without case and accents, with runs of white space as one space, none at the
/// ends.
///
/// Two spellings a person would call the same fold to the same bytes, whether composed or
/// decomposed; Hangul is composed, so that byte order is dictionary order. This is the key names
/// are sorted, searched and matched by.
public func folded(_ text: String) -> [UInt8] {
  var folder = Folder()
  for scalar in text.unicodeScalars { folder.take(scalar) }
  return folder.finished()
}

private struct Folder {
  private var bytes: [UInt8] = []
  private var pendingSpace = false
  /// A Hangul leading consonant or open syllable that may still grow.
  private var syllable: UInt32?

  mutating func take(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      flush()
      ascii(UInt8(value))
    } else if let grown = grow(value) {
      syllable = grown
    } else {
      flush()
      if isMark(value) { return }
      if scalar.isSpace { return space() }
      if (0x1100...0x1112).contains(value) || isOpenSyllable(value) {
        syllable = value
      } else {
        letter(value)
      }
    }
  }

  mutating func finished() -> [UInt8] {
    flush()
    return bytes
  }

  // MARK: Letters

  private mutating func ascii(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): append(byte + 32)
    case 0x09...0x0D, 0x20: space()
    default: append(byte)
    }
  }

  private mutating func letter(_ value: UInt32) {
    switch value {
    case 0xDF, 0x1E9E: pair("s", "s")
    case 0xC6, 0xE6, 0x1FC, 0x1FD, 0x1E2, 0x1E3: pair("a", "e")
    case 0x152, 0x153: pair("o", "e")
    case 0xDE, 0xFE: pair("t", "h")
    case 0xFF01...0xFF5E: ascii(UInt8(value - 0xFEE0))
    case 0x30A1...0x30F6: append(scalar: value - 0x60)
    case 0x531...0x556: append(scalar: value + 0x30)
    default: append(scalar: foldedScalar(value))
    }
  }

  private mutating func pair(_ a: Unicode.Scalar, _ b: Unicode.Scalar) {
    append(scalar: a.value)
    append(scalar: b.value)
  }

  // MARK: Hangul (Unicode §3.12, conjoining jamo)

  private func grow(_ value: UInt32) -> UInt32? {
    guard let syllable else { return nil }
    if (0x1161...0x1175).contains(value), (0x1100...0x1112).contains(syllable) {
      return 0xAC00 + ((syllable - 0x1100) * 21 + value - 0x1161) * 28
    }
    if (0x11A8...0x11C2).contains(value), isOpenSyllable(syllable) {
      return syllable + value - 0x11A7
    }
    return nil
  }

  private mutating func flush() {
    guard let value = syllable else { return }
    syllable = nil
    append(scalar: value)
  }

  // MARK: Output

  private mutating func space() { pendingSpace = !bytes.isEmpty }

  private mutating func append(_ byte: UInt8) {
    if pendingSpace {
      bytes.append(0x20)
      pendingSpace = false
    }
    bytes.append(byte)
  }

  private mutating func append(scalar value: UInt32) {
    guard let scalar = Unicode.Scalar(value) else { return }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
  }
}

private func isOpenSyllable(_ value: UInt32) -> Bool {
  (0xAC00...0xD7A3).contains(value) && (value - 0xAC00) % 28 == 0
}

/// Combining accents, Hebrew and Arabic points, and characters without a shape.
private func isMark(_ value: UInt32) -> Bool {
  switch value {
  case 0x300...0x36F, 0x483...0x487, 0x591...0x5BD, 0x64B...0x652, 0x670, 0x1AB0...0x1AFF,
    0x1DC0...0x1DFF, 0x200B...0x200F, 0x2060, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xFEFF, 0xAD:
    true
  default: false
  }
}

private func foldedScalar(_ value: UInt32) -> UInt32 {
  for range in foldRanges where value >= range.first {
    let offset = Int(value - range.first)
    guard offset < range.letters.count else { continue }
    let letter = range.letters[offset]
    return letter == " " ? value : letter.value
  }
  return value
}
