/// Bytes as text: base64 with padding (RFC 4648 §4).
public enum ByteLetters {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let padding = UInt8(ascii: "=")

  /// The text of bytes. O(n).
  public static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: letters(bytes), as: UTF8.self)
  }

  /// The same as its letters in ASCII.
  public static func letters(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let alphabet = alphabet
    var letters: [UInt8] = []
    letters.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let rest = bytes.endIndex - index
      let second = rest > 1 ? UInt32(bytes[index + 1]) : 0
      let third = rest > 2 ? UInt32(bytes[index + 2]) : 0
      let word = UInt32(bytes[index]) << 16 | second << 8 | third
      letters.append(alphabet[Int(word >> 18)])
      letters.append(alphabet[Int(word >> 12 & 63)])
      letters.append(rest > 1 ? alphabet[Int(word >> 6 & 63)] : padding)
      letters.append(rest > 2 ? alphabet[Int(word & 63)] : padding)
      index += 3
    }
    return letters
  }

  /// `nil` for anything but what ``text(_:)`` writes.
  public static func bytes(_ text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count % 4 == 0 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    for start in stride(from: 0, to: letters.count, by: 4) {
      var (word, count): (UInt32, Int) = (0, 3)
      for place in 0..<4 {
        let letter = letters[start + place]
        if letter == padding {
          guard start + 4 == letters.count, place > 1, place == 3 || letters[start + 3] == padding
          else { return nil }
          count = min(count, place - 1)
          word <<= 6
        } else {
          guard let value = value(letter) else { return nil }
          word = word << 6 | value
        }
      }
      // What padding leaves over is nothing.
      guard count == 3 || word & (count == 2 ? 0xFF : 0xFFFF) == 0 else { return nil }
      bytes.append(UInt8(word >> 16 & 255))
      if count > 1 { bytes.append(UInt8(word >> 8 & 255)) }
      if count > 2 { bytes.append(UInt8(word & 255)) }
    }
    return bytes
  }

  private static func value(_ letter: UInt8) -> UInt32? {
    switch letter {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(letter - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(letter - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(letter - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
