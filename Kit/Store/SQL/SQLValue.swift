import Core

/// A value as the database knows it.
public enum SQLValue: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  /// Bytes of any number but 16; sixteen of them are read back as ``id(high:low:)``.
  case blob([UInt8])
  /// A BLOB of 16 bytes, most significant first: how ids are stored. Kept out of the heap.
  case id(high: UInt64, low: UInt64)
}

/// A type that a column can hold.
public protocol SQLConvertible: Sendable {
  var sqlValue: SQLValue { get }
  /// `nil` when the value is of another type or out of range.
  static func fromSQL(_ value: SQLValue) -> Self?
}
