/// A front to back reading of TZif bytes; all numbers are big-endian.
struct TZifReader {
  let bytes: [UInt8]
  var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func byte() throws(ZoneRulesError) -> UInt8 {
    guard position < bytes.count else { throw ZoneRulesError(.truncated, at: position) }
    position += 1
    return bytes[position - 1]
  }

  /// A signed number of `size` bytes, 4 or 8.
  mutating func integer(ofSize size: Int) throws(ZoneRulesError) -> Int64 {
    var bits: UInt64 = 0
    for _ in 0..<size { bits = bits << 8 | UInt64(try byte()) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
  }

  /// 0 or 1.
  mutating func flag() throws(ZoneRulesError) -> Bool {
    let byte = try byte()
    guard byte <= 1 else { throw ZoneRulesError(.flag, at: position - 1) }
    return byte == 1
  }

  /// Moves over `count` bytes.
  mutating func skip(_ count: Int) throws(ZoneRulesError) {
    guard count <= bytes.count - position else {
      throw ZoneRulesError(.truncated, at: bytes.count)
    }
    position += count
  }

  /// The POSIX TZ string between the two line ends after the last block; `nil` when it is empty.
  mutating func footer() throws(ZoneRulesError) -> PosixZone? {
    let lineEnd = UInt8(ascii: "\n")
    guard try byte() == lineEnd else { throw ZoneRulesError(.footer, at: position - 1) }
    let start = position
    while try byte() != lineEnd {}
    guard position - 1 > start else { return nil }
    return try PosixZone(bytes: Array(bytes[start..<position - 1]), from: start)
  }
}
