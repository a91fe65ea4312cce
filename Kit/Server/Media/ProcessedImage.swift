/// A picture as it is kept: two squares.
public struct ProcessedImage: Hashable, Sendable {
  /// Pixels of a side, the largest first.
  public static let sides = [512, 128]

  public let large: [UInt8]
  public let small: [UInt8]

  /// Checks what came out of the process that a hostile picture may have taken over: each part must
  /// be a JPEG of exactly its size, with nothing but pixels in it.
  init?(frames bytes: [UInt8]) {
    var rest = bytes[...]
    var parts: [[UInt8]] = []
    for side in ProcessedImage.sides {
      guard rest.count >= 4 else { return nil }
      let count = rest.prefix(4).reversed().reduce(0) { sum, byte in sum << 8 | Int(byte) }
      rest = rest.dropFirst(4)
      guard count <= rest.count else { return nil }
      let part = Array(rest.prefix(count))
      guard isBareJPEG(part, sized: { width, height in width == side && height == side }) else {
        return nil
      }
      parts.append(part)
      rest = rest.dropFirst(count)
    }
    guard rest.isEmpty else { return nil }
    large = parts[0]
    small = parts[1]
  }

  /// Four bytes of length, least significant first, and the bytes.
  static func frame(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    (0..<4).map { index in UInt8(truncatingIfNeeded: bytes.count >> (8 * index)) } + Array(bytes)
  }
}

/// Whether the segments before the pixels (ITU-T T.81 §B.1) are those a picture needs and no
/// others: no application data but JFIF's, no comments, the right size.
func isBareJPEG(_ bytes: [UInt8], sized: (_ width: Int, _ height: Int) -> Bool) -> Bool {
  guard bytes.count > 4, bytes[0] == 0xFF, bytes[1] == 0xD8 else { return false }
  var at = 2
  var isSized = false
  while at + 4 <= bytes.count, bytes[at] == 0xFF {
    let marker = bytes[at + 1]
    let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
    guard length >= 2, at + 2 + length <= bytes.count else { return false }
    switch marker {
    case 0xC0, 0xC2:
      guard length >= 8 else { return false }
      let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
      let width = Int(bytes[at + 7]) << 8 | Int(bytes[at + 8])
      guard sized(width, height) else { return false }
      isSized = true
    case 0xDA: return isSized && bytes.suffix(2) == [0xFF, 0xD9]
    case 0xC4, 0xDB, 0xDD, 0xE0: break
    default: return false
    }
    at += 2 + length
  }
  return false
}
