/// Why a packet of a sensor says nothing. None of them is ever a zero.
public enum SensorFault: Error, Hashable, Sendable {
  /// It ends before what its flags announce.
  case short
  /// Nobody has such a value.
  case implausible
  /// The strap does not touch the skin.
  case noContact
}

/// Reads a packet from its first byte on; numbers have their low byte first.
struct PacketReader {
  private let bytes: [UInt8]
  private var next = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var rest: Int { bytes.count - next }

  mutating func byte() throws(SensorFault) -> Int { Int(try number(of: 1)) }

  mutating func pair() throws(SensorFault) -> Int { Int(try number(of: 2)) }

  mutating func four() throws(SensorFault) -> Int64 { try number(of: 4) }

  private mutating func number(of count: Int) throws(SensorFault) -> Int64 {
    guard rest >= count else { throw .short }
    var value: Int64 = 0
    for index in 0..<count { value |= Int64(bytes[next + index]) << Int64(8 * index) }
    next += count
    return value
  }
}
