import Core

/// A data message, all of whose bytes are there.
struct FITMessage {
  let bytes: [UInt8]
  /// The first byte behind its header.
  let base: Int
  let definition: FITDefinition

  /// The number of the first field with this field number; `nil` when it is absent or invalid.
  func value(_ number: UInt8) -> Double? {
    for field in definition.fields where field.number == number {
      return field.value(bytes, at: base, isBig: definition.isBig)
    }
    return nil
  }

  /// The same, rounded, when it is 0…`limit`.
  func whole(_ number: UInt8, upTo limit: Int) -> Int? {
    value(number).flatMap { value in
      fitWhole(value, upTo: limit)
    }
  }

  func byte(_ number: UInt8) -> UInt8? { whole(number, upTo: 255).map { value in UInt8(value) } }

  /// The field as a point in time; `nil` also when it is no date.
  func instant(_ number: UInt8) -> Instant? {
    guard let value = value(number), value >= 0, value < 4_294_967_295 else { return nil }
    return FITTime.instant(UInt32(value))
  }

  /// The text of the first field with this field number.
  func text(_ number: UInt8) -> ArraySlice<UInt8>? {
    for field in definition.fields where field.number == number {
      return field.text(bytes, at: base)
    }
    return nil
  }
}

/// A number rounded to a whole one; `nil` unless that is 0…`limit`.
func fitWhole(_ value: Double, upTo limit: Int) -> Int? {
  guard value >= 0, value < Double(limit) + 0.5 else { return nil }
  return Int(value + 0.5)
}
