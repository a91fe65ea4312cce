/// A front to back reading of TZif octets; all numbers are big-endian.
struct TZifReader {
  let octets: [UInt8]
  var position = 0

  init(_ octets: [UInt8]) { self.octets = octets }

  mutating func octet() throws(ZoneRulesError) -> UInt8 {
    guard position < octets.count else { throw ZoneRulesError(.truncated, at: position) }
    position += 1
    return octets[position - 1]
  }

  /// A signed number of `size` octets, 4 or 8.
  mutating func integer(ofSize size: Int) throws(ZoneRulesError) -> Int64 {
    var bits: UInt64 = 0
    for _ in 0..<size { bits = bits << 8 | UInt64(try octet()) }
    return size == 4 ? Int64(Int32(truncatingIfNeeded: bits)) : Int64(bitPattern: bits)
  }

  /// 0 or 1.
  mutating func flag() throws(ZoneRulesError) -> Bool {
    let octet = try octet()
    guard octet <= 1 else { throw ZoneRulesError(.flag, at: position - 1) }
    return octet == 1
  }

  /// Moves over `count` octets.
  mutating func skip(_ count: Int) throws(ZoneRulesError) {
    guard count <= octets.count - position else {
      throw ZoneRulesError(.truncated, at: octets.count)
    }
    position += count
  }

  /// The POSIX TZ string between the two line ends after the last block; `nil` when it is empty.
  mutating func footer() throws(ZoneRulesError) -> PosixZone? {
    let lineEnd = UInt8(ascii: "\n")
    guard try octet() == lineEnd else { throw ZoneRulesError(.footer, at: position - 1) }
    let start = position
    while try octet() != lineEnd {}
    guard position - 1 > start else { return nil }
    return try PosixZone(octets: Array(octets[start..<position - 1]), from: start)
  }
}
