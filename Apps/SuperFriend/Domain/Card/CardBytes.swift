import Core

/// The text of bytes: UTF-8 where they are well-formed UTF-8, else Windows-1252, which every byte
/// is. A text in ISO 8859-1 with letters beyond ASCII is practically never well-formed UTF-8, so
/// this also reads values whose CHARSET is wrong.
func cardText(_ bytes: [UInt8]) -> String {
  isWellFormedUTF8(bytes) ? String(decoding: bytes, as: UTF8.self) : windows1252(bytes)
}

/// Whether values are in EUC-KR, as far as bytes can say: what is not ASCII comes in pairs, and
/// most of these are syllables. Letters of western texts mostly stand alone.
func isKorean(_ values: [[UInt8]]) -> Bool {
  var pairs = 0
  var syllables = 0
  for bytes in values {
    var index = 0
    while index < bytes.count {
      let first = bytes[index]
      index += 1
      if first < 0x80 { continue }
      guard ksx1001.contains(first), index < bytes.count, ksx1001.contains(bytes[index]) else {
        return false
      }
      index += 1
      pairs += 1
      if (0xB0...0xC8).contains(first) { syllables += 1 }
    }
  }
  return syllables * 2 > pairs
}

/// The bytes of KS X 1001 in EUC-KR.
private let ksx1001: ClosedRange<UInt8> = 0xA1...0xFE
