/// Bytes of unknown origin as UTF-8. Only UTF-16 has to be known beforehand, by its byte order
/// mark, which is taken away; other encodings leave line ends and colons where they are and are
/// decoded value by value.
public func utf8Lines(_ bytes: [UInt8]) -> [UInt8] {
  if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
  if bytes.starts(with: [0xFF, 0xFE]) { return utf8(utf16: bytes, low: 0, high: 1) }
  if bytes.starts(with: [0xFE, 0xFF]) { return utf8(utf16: bytes, low: 1, high: 0) }
  return bytes
}

private func utf8(utf16 bytes: [UInt8], low: Int, high: Int) -> [UInt8] {
  var units: [UInt16] = []
  units.reserveCapacity(bytes.count / 2)
  var index = 2
  while index + 1 < bytes.count {
    units.append(UInt16(bytes[index + high]) << 8 | UInt16(bytes[index + low]))
    index += 2
  }
  return Array(String(decoding: units, as: UTF16.self).utf8)
}

/// The text of bytes in Windows-1252, which is ISO 8859-1 but for 0x80…0x9F.
public func windows1252(_ bytes: [UInt8]) -> String {
  var scalars = String.UnicodeScalarView()
  for byte in bytes {
    let value: UInt32 = (0x80...0x9F).contains(byte) ? c1[Int(byte - 0x80)] : UInt32(byte)
    if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
  }
  return String(scalars)
}

private let c1: [UInt32] = [
  0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
  0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
  0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
]

/// Bytes of Unicode text as UTF-8, without guessing: UTF-16 by its byte order mark, anything else
/// as it is, both without their mark.
///
/// What is no letter in UTF-16 (half a pair, an odd byte at the end) is none afterwards either, so
/// that it is found where it stands (``isWellFormedUTF8(_:)``).
public func unicodeBytes(_ bytes: [UInt8]) -> [UInt8] {
  let isLittle = bytes.starts(with: [0xFF, 0xFE])
  guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return utf8Lines(bytes) }
  let (low, high) = isLittle ? (0, 1) : (1, 0)
  func unit(_ index: Int) -> UInt32 {
    UInt32(bytes[index + high]) << 8 | UInt32(bytes[index + low])
  }
  var plain: [UInt8] = []
  plain.reserveCapacity(bytes.count)
  var index = 2
  while index + 1 < bytes.count {
    var value = unit(index)
    index += 2
    if value & 0xFC00 == 0xD800, index + 1 < bytes.count, unit(index) & 0xFC00 == 0xDC00 {
      value = 0x10000 + (value & 0x3FF) << 10 + (unit(index) & 0x3FF)
      index += 2
    }
    if let scalar = Unicode.Scalar(value) {
      plain.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    } else {
      plain.append(0xFF)
    }
  }
  if index < bytes.count { plain.append(0xFF) }
  return plain
}

/// Whether the bytes are well-formed UTF-8 (Unicode, table 3-7).
public func isWellFormedUTF8(_ bytes: [UInt8]) -> Bool { isWellFormedUTF8(bytes[...]) }

/// Whether this part of bytes is well-formed UTF-8 by itself (Unicode, table 3-7).
public func isWellFormedUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
  var index = bytes.startIndex
  while index < bytes.endIndex {
    let first = bytes[index]
    index += 1
    if first < 0x80 { continue }
    let (count, lowest, highest) = trail(first)
    guard count > 0, index + count <= bytes.endIndex else { return false }
    guard (lowest...highest).contains(bytes[index]) else { return false }
    for position in index..<index + count {
      guard bytes[position] & 0xC0 == 0x80 else { return false }
    }
    index += count
  }
  return true
}

/// How many bytes follow the first, and the range of the second; 0 when nothing begins like this.
private func trail(_ first: UInt8) -> (count: Int, lowest: UInt8, highest: UInt8) {
  switch first {
  case 0xC2...0xDF: (1, 0x80, 0xBF)
  case 0xE0: (2, 0xA0, 0xBF)
  case 0xED: (2, 0x80, 0x9F)
  case 0xE1...0xEF: (2, 0x80, 0xBF)
  case 0xF0: (3, 0x90, 0xBF)
  case 0xF1...0xF3: (3, 0x80, 0xBF)
  case 0xF4: (3, 0x80, 0x8F)
  default: (0, 0, 0)
  }
}

/// What the bytes of a file come to as a text.
public enum ByteText: Hashable, Sendable {
  /// UTF-8.
  case text([UInt8])
  /// There is a NUL in it.
  case notText
  /// Neither Unicode nor western: the person has to save the file anew.
  case unknownEncoding
}

/// The bytes of a file as UTF-8: UTF-8 by itself, UTF-16 by its mark, else Windows-1252 unless it
/// looks like a script of two bytes a letter.
public func utf8Text(_ bytes: [UInt8]) -> ByteText {
  let plain = utf8Lines(bytes)
  if plain.contains(0) { return .notText }
  if isWellFormedUTF8(plain) { return .text(plain) }
  guard isWestern(plain) else { return .unknownEncoding }
  return .text(Array(windows1252(plain).utf8))
}

/// In western texts letters beyond ASCII mostly stand alone; in those of two bytes a letter they
/// come in pairs.
private func isWestern(_ bytes: [UInt8]) -> Bool {
  var single = 0
  var paired = 0
  var run = 0
  for byte in bytes + [0x20] {
    if byte >= 0x80 {
      run += 1
    } else if run > 0 {
      if run == 1 { single += 1 } else { paired += 1 }
      run = 0
    }
  }
  return single > paired
}
