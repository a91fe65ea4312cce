import Core

/// Bytes of a FIT file in the making, little-endian.
struct FITOutput {
  private(set) var bytes: [UInt8] = []

  mutating func byte(_ value: UInt8) { bytes.append(value) }

  mutating func two(_ value: UInt16) {
    bytes.append(UInt8(truncatingIfNeeded: value))
    bytes.append(UInt8(truncatingIfNeeded: value >> 8))
  }

  mutating func four(_ value: UInt32) {
    two(UInt16(truncatingIfNeeded: value))
    two(UInt16(truncatingIfNeeded: value >> 16))
  }

  /// A number times `scale`, rounded, in an byte; the invalid value when it is absent or does not
  /// fit.
  mutating func byte(_ value: Double?, scale: Double = 1) {
    byte(UInt8(truncatingIfNeeded: FITOutput.whole(value, scale, below: 0xFF)))
  }

  /// The same in two bytes.
  mutating func two(_ value: Double?, scale: Double = 1) {
    two(UInt16(truncatingIfNeeded: FITOutput.whole(value, scale, below: 0xFFFF)))
  }

  /// The same in four.
  mutating func four(_ value: Double?, scale: Double = 1) {
    four(UInt32(truncatingIfNeeded: FITOutput.whole(value, scale, below: 0xFFFF_FFFF)))
  }

  /// A timestamp; the first or last one for what lies beyond.
  mutating func time(_ instant: Instant) {
    let isEarly = instant.milliseconds < (FITTime.epoch + Int64(FITTime.firstDate)) * 1000
    four(FITTime.seconds(instant) ?? (isEarly ? FITTime.firstDate : UInt32.max - 1))
  }

  /// The number rounded, else `limit`, which is the invalid value.
  private static func whole(_ value: Double?, _ scale: Double, below limit: Int64) -> Int64 {
    guard let value else { return limit }
    let scaled = value * scale + 0.5
    return scaled >= 0 && scaled < Double(limit) ? Int64(scaled) : limit
  }

  /// Degrees as semicircles. Half a turn east is written as half a turn west: the number for it
  /// stands for "invalid".
  mutating func semicircles(_ degrees: Double) {
    let value = degrees / 180 * 2_147_483_648
    let whole = Int64(value < 0 ? value - 0.5 : value + 0.5)
    four(UInt32(truncatingIfNeeded: whole >= 0x7FFF_FFFF ? -0x8000_0000 : whole))
  }

  /// A definition message. A type is written as its byte, the size as that of one element.
  mutating func definition(_ local: UInt8, message: UInt16, _ fields: [(UInt8, FITBaseType)]) {
    definition(local, message: message, fields.map { field in (field.0, field.1, 1) })
  }

  /// A definition message with arrays.
  mutating func definition(
    _ local: UInt8, message: UInt16, _ fields: [(UInt8, FITBaseType, UInt8)]
  ) {
    bytes += [0x40 | local, 0, 0]
    two(message)
    bytes.append(UInt8(truncatingIfNeeded: fields.count))
    for (number, type, count) in fields {
      bytes += [number, UInt8(truncatingIfNeeded: type.size) &* count, type.code]
    }
  }

  /// Puts a header in front and the check sum behind.
  consuming func file() -> [UInt8] {
    var header = FITOutput()
    header.byte(14)
    header.byte(0x20)
    header.two(2140)
    header.four(UInt32(truncatingIfNeeded: bytes.count))
    header.bytes += [0x2E, 0x46, 0x49, 0x54]
    header.two(FITChecksum.of(header.bytes, from: 0, to: 12))
    var whole = header
    whole.bytes += bytes
    whole.two(FITChecksum.of(whole.bytes, from: 0, to: whole.bytes.count))
    return whole.bytes
  }
}

extension FITBaseType {
  /// The byte that names the type.
  var code: UInt8 { size > 1 ? rawValue | 0x80 : rawValue }
}
