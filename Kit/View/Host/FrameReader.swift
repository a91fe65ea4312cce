/// Reads a frame: fields one after the other, each four bytes of length (least significant first)
/// and its content.
///
/// Reading past the end or a length that does not fit makes ``isSound`` false and everything after
/// it empty.
struct FrameReader {
  private let frame: UnsafeRawBufferPointer
  private var offset = 0
  private(set) var isSound = true

  init(_ frame: UnsafeRawBufferPointer) { self.frame = frame }

  var isAtEnd: Bool { offset == frame.count }

  mutating func text() -> String { String(decoding: field(), as: UTF8.self) }

  mutating func bytes() -> [UInt8] { [UInt8](field()) }

  /// A whole number written in decimal digits.
  mutating func number() -> Int64 {
    guard let number = Int64(text()) else {
      isSound = false
      return 0
    }
    return number
  }

  mutating func int() -> Int { Int(truncatingIfNeeded: number()) }

  mutating func bool() -> Bool { int() != 0 }

  /// A count and that many texts.
  mutating func texts() -> [String] {
    let count = int()
    var texts: [String] = []
    while texts.count < count, isSound { texts.append(text()) }
    return texts
  }

  /// Sixteen bytes as two words, most significant first.
  mutating func words() -> (UInt64, UInt64) {
    let source = field()
    guard source.count == 16 else {
      isSound = false
      return (0, 0)
    }
    var words: (UInt64, UInt64) = (0, 0)
    for index in 0..<8 {
      words.0 = words.0 << 8 | UInt64(source[index])
      words.1 = words.1 << 8 | UInt64(source[index + 8])
    }
    return words
  }

  private mutating func field() -> UnsafeRawBufferPointer {
    guard isSound, frame.count - offset >= 4 else { return stop() }
    let length = Int(
      UInt32(littleEndian: frame.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    guard length <= frame.count - offset - 4 else { return stop() }
    let start = offset + 4
    offset = start + length
    return UnsafeRawBufferPointer(rebasing: frame[start..<offset])
  }

  private mutating func stop() -> UnsafeRawBufferPointer {
    isSound = false
    return UnsafeRawBufferPointer(start: nil, count: 0)
  }
}
