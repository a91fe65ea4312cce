import Core
import Tracks

/// Makes FIT files message by message.
struct FITBuilder {
  /// A value of a data message, in the byte order of the builder.
  enum Value {
    case one(UInt8)
    case two(UInt16)
    case four(UInt32)
    case eight(UInt64)
    case degrees(Double)
    case plain([UInt8])
  }

  /// FIT's second 1,000,000,000, whose five low bits are 0.
  static let time: UInt32 = 1_000_000_000

  var isBig = false
  private(set) var messages: [UInt8] = []

  static func instant(_ seconds: UInt32) -> Instant {
    Instant(milliseconds: (Int64(time + seconds) + 631_065_600) * 1000)
  }

  /// Fields are number, size and type.
  mutating func define(
    _ local: UInt8, _ message: UInt16, _ fields: [(UInt8, UInt8, UInt8)],
    developer: [(UInt8, UInt8, UInt8)]? = nil
  ) {
    messages += [0x40 | local | (developer == nil ? 0 : 0x20), 0, isBig ? 1 : 0]
    add(.two(message))
    messages.append(UInt8(fields.count))
    for field in fields { messages += [field.0, field.1, field.2] }
    guard let developer else { return }
    messages.append(UInt8(developer.count))
    for field in developer { messages += [field.0, field.1, field.2] }
  }

  mutating func data(_ local: UInt8, _ values: Value...) {
    messages.append(local)
    for value in values { add(value) }
  }

  mutating func compressed(_ local: UInt8, offset: UInt8, _ values: Value...) {
    messages.append(0x80 | local << 5 | offset)
    for value in values { add(value) }
  }

  mutating func plain(_ bytes: [UInt8]) { messages += bytes }

  private mutating func add(_ value: Value) {
    switch value {
    case .one(let value): messages.append(value)
    case .two(let value): add(UInt64(value), size: 2)
    case .four(let value): add(UInt64(value), size: 4)
    case .eight(let value): add(value, size: 8)
    case .degrees(let value):
      let turns = Int32((value / 180 * 2_147_483_648).rounded())
      add(UInt64(UInt32(bitPattern: turns)), size: 4)
    case .plain(let bytes): messages += bytes
    }
  }

  private mutating func add(_ value: UInt64, size: Int) {
    for index in 0..<size {
      let shift = 8 * (isBig ? size - 1 - index : index)
      messages.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
    }
  }

  /// Local type 0: records of a time and a heart rate, and one of them for each pair.
  mutating func hearts(_ records: [(UInt32, UInt8)]) {
    define(0, 20, [(253, 4, 0x86), (3, 1, 0x02)])
    for record in records { data(0, .four(FITBuilder.time + record.0), .one(record.1)) }
  }

  /// A session of a sport, from start to end.
  mutating func session(_ sport: UInt8, sub: UInt8 = 0, from start: UInt32, to end: UInt32) {
    define(9, 18, [(253, 4, 0x86), (2, 4, 0x86), (5, 1, 0x00), (6, 1, 0x00), (7, 4, 0x86)])
    data(
      9, .four(FITBuilder.time + end), .four(FITBuilder.time + start), .one(sport), .one(sub),
      .four((end - start) * 1000))
  }

  /// An event of the timer.
  mutating func timer(_ type: UInt8, at seconds: UInt32) {
    define(8, 21, [(253, 4, 0x86), (0, 1, 0x00), (1, 1, 0x00)])
    data(8, .four(FITBuilder.time + seconds), .one(0), .one(type))
  }

  /// The messages with a header of `size` bytes and both check sums.
  func file(header size: UInt8 = 14, dataSize: UInt32? = nil) -> [UInt8] {
    var bytes: [UInt8] = [size, 0x20, 0x5C, 0x08]
    let count = dataSize ?? UInt32(messages.count)
    for shift in [UInt32(0), 8, 16, 24] { bytes.append(UInt8(count >> shift & 0xFF)) }
    bytes += Array(".FIT".utf8)
    if size >= 14 { bytes += FITBuilder.checksum(bytes) }
    while bytes.count < size { bytes.append(0x55) }
    bytes += messages
    return bytes + FITBuilder.checksum(bytes)
  }

  func read() throws -> RecordedFile { try RecordedFile(fit: file()) }

  /// CRC-16 bit by bit.
  static func checksum(_ bytes: [UInt8]) -> [UInt8] {
    var value: UInt16 = 0
    for byte in bytes {
      value ^= UInt16(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xA001 }
    }
    return [UInt8(value & 0xFF), UInt8(value >> 8)]
  }
}
