/// What the bytes of a field are. The raw value is the number within the byte that names the
/// type; its high bit only says that byte order matters.
enum FITBaseType: UInt8 {
  case enumeration, sint8, uint8, sint16, uint16, sint32, uint32, string, float32, float64
  case uint8z, uint16z, uint32z, byte, sint64, uint64, uint64z

  /// Types that are unknown are plain bytes.
  init(code: UInt8) { self = FITBaseType(rawValue: code & 0x1F) ?? .byte }

  /// Bytes of one element.
  var size: Int {
    switch self {
    case .enumeration, .sint8, .uint8, .string, .uint8z, .byte: 1
    case .sint16, .uint16, .uint16z: 2
    case .sint32, .uint32, .float32, .uint32z: 4
    case .float64, .sint64, .uint64, .uint64z: 8
    }
  }

  /// The number of an element; `nil` for the type's invalid value, for letters, and for what is no
  /// finite number. Beyond 2⁵³ it is rounded.
  func value(_ raw: UInt64) -> Double? {
    switch self {
    case .enumeration, .uint8, .byte: raw == 0xFF ? nil : Double(raw)
    case .sint8: raw == 0x7F ? nil : Double(Int8(truncatingIfNeeded: raw))
    case .uint16: raw == 0xFFFF ? nil : Double(raw)
    case .sint16: raw == 0x7FFF ? nil : Double(Int16(truncatingIfNeeded: raw))
    case .uint32: raw == 0xFFFF_FFFF ? nil : Double(raw)
    case .sint32: raw == 0x7FFF_FFFF ? nil : Double(Int32(truncatingIfNeeded: raw))
    case .uint64: raw == UInt64.max ? nil : Double(raw)
    case .sint64: raw == UInt64(Int64.max) ? nil : Double(Int64(bitPattern: raw))
    case .uint8z, .uint16z, .uint32z, .uint64z: raw == 0 ? nil : Double(raw)
    case .float32: finite(Double(Float(bitPattern: UInt32(truncatingIfNeeded: raw))))
    case .float64: finite(Double(bitPattern: raw))
    case .string: nil
    }
  }

  // All bits set, the invalid value, is no number either.
  private func finite(_ value: Double) -> Double? { value.isFinite ? value : nil }
}
