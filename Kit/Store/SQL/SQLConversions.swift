import Core

extension Int64: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self) }
  public static func fromSQL(_ value: SQLValue) -> Int64? {
    guard case .integer(let integer) = value else { return nil }
    return integer
  }
}

extension Int: SQLConvertible {
  public var sqlValue: SQLValue { .integer(Int64(self)) }
  public static func fromSQL(_ value: SQLValue) -> Int? {
    guard case .integer(let integer) = value else { return nil }
    return Int(exactly: integer)
  }
}

/// Stored as 0 and 1; anything else is not a truth value.
extension Bool: SQLConvertible {
  public var sqlValue: SQLValue { .integer(self ? 1 : 0) }
  public static func fromSQL(_ value: SQLValue) -> Bool? {
    switch value {
    case .integer(0): false
    case .integer(1): true
    default: nil
    }
  }
}

extension Double: SQLConvertible {
  public var sqlValue: SQLValue { .real(self) }
  public static func fromSQL(_ value: SQLValue) -> Double? {
    guard case .real(let real) = value else { return nil }
    return real
  }
}

extension String: SQLConvertible {
  public var sqlValue: SQLValue { .text(self) }
  public static func fromSQL(_ value: SQLValue) -> String? {
    guard case .text(let text) = value else { return nil }
    return text
  }
}

extension Array: SQLConvertible where Element == UInt8 {
  public var sqlValue: SQLValue { .blob(self) }
  public static func fromSQL(_ value: SQLValue) -> [UInt8]? {
    switch value {
    case .blob(let bytes): return bytes
    case .id(let high, let low):
      var bytes: [UInt8] = []
      bytes.reserveCapacity(16)
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: high >> UInt64(shift)))
      }
      for shift in stride(from: 56, through: 0, by: -8) {
        bytes.append(UInt8(truncatingIfNeeded: low >> UInt64(shift)))
      }
      return bytes
    default: return nil
    }
  }
}

/// Stored as a BLOB of 16 bytes, which sort as the ids do.
extension ID: SQLConvertible {
  public var sqlValue: SQLValue { .id(high: high, low: low) }
  public static func fromSQL(_ value: SQLValue) -> ID? {
    guard case .id(let high, let low) = value else { return nil }
    return ID(high: high, low: low)
  }
}

/// Stored as whole milliseconds since 1970-01-01T00:00:00Z.
extension Instant: SQLConvertible {
  public var sqlValue: SQLValue { .integer(milliseconds) }
  public static func fromSQL(_ value: SQLValue) -> Instant? {
    guard case .integer(let integer) = value else { return nil }
    return Instant(milliseconds: integer)
  }
}

/// `nil` is NULL.
extension Optional: SQLConvertible where Wrapped: SQLConvertible {
  public var sqlValue: SQLValue { self?.sqlValue ?? .null }
  public static func fromSQL(_ value: SQLValue) -> Wrapped?? {
    if case .null = value { return .some(nil) }
    guard let wrapped = Wrapped.fromSQL(value) else { return nil }
    return .some(wrapped)
  }
}
