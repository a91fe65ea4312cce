/// What a field description (message 206) says of a developer field.
struct FITDescription {
  let type: FITBaseType
  let divisor: Double
  let shift: Double
  /// The field of a record that it stands for.
  let native: UInt8?

  init(_ message: FITMessage) {
    type = FITBaseType(code: UInt8(message.whole(2, upTo: 255) ?? 0x0D))
    let scale = message.value(6) ?? 1
    divisor = scale == 0 ? 1 : scale
    shift = message.value(7) ?? 0
    let number = message.whole(14, upTo: 0xFFFF) ?? Int(FITMessageNumber.record)
    let field = message.whole(15, upTo: 255).map { field in UInt8(field) }
    let isMetric = FITDescription.isMetric(message.text(8))
    guard number == Int(FITMessageNumber.record), let field, isMetric else {
      native = nil
      return
    }
    switch field {
    case FITRecordField.altitude, FITRecordField.enhancedAltitude, FITRecordField.heartRate,
      FITRecordField.cadence, FITRecordField.fractionalCadence, FITRecordField.distance,
      FITRecordField.speed, FITRecordField.enhancedSpeed:
      native = field
    default: native = nil
    }
  }

  /// A field in other units than the native one's cannot stand for it.
  private static func isMetric(_ units: ArraySlice<UInt8>?) -> Bool {
    guard let units else { return true }
    return switch String(decoding: units, as: UTF8.self) {
    case "km/h", "kph", "kmh", "mph", "min/km", "min/mi", "km", "mi", "ft": false
    default: true
    }
  }
}

/// The descriptions of a file; the last one of a field counts.
struct FITDescriptions {
  /// Grows with each description.
  private(set) var edition = 0
  private var descriptions: [UInt16: FITDescription] = [:]

  /// By the developer data index and the number of the field.
  subscript(index: UInt8, number: UInt8) -> FITDescription? {
    descriptions[UInt16(index) << 8 | UInt16(number)]
  }

  /// Takes a description, whether or not its developer is known; one without index or number is
  /// none.
  mutating func add(_ message: FITMessage) {
    guard let index = message.whole(0, upTo: 255), let number = message.whole(1, upTo: 255) else {
      return
    }
    edition += 1
    descriptions[UInt16(index) << 8 | UInt16(number)] = FITDescription(message)
  }
}
