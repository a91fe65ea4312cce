import Coding

/// One row of an answer, read by position (from 0) or by name.
///
///     Friend(id: try row["id"], name: try row["name"], note: try row["note"])
///
/// The type asked for must be the type stored: NULL is only read as an optional.
@Memberwise public struct Row: Hashable, Sendable {
  public let columns: [String]
  public let values: [SQLValue]

  /// The value in the column at `position`.
  public subscript<Value: SQLConvertible>(_ position: Int) -> Value {
    get throws(StoreFailure) {
      guard values.indices.contains(position) else {
        throw StoreFailure(.mismatch, "no column at position \(position)")
      }
      guard let value = Value.fromSQL(values[position]) else {
        throw StoreFailure(.mismatch, "column \(columns[position]) holds another type")
      }
      return value
    }
  }

  /// The value in the column called `name`; the first one where several are.
  public subscript<Value: SQLConvertible>(_ name: String) -> Value {
    get throws(StoreFailure) {
      for (position, column) in columns.enumerated() where column == name {
        return try self[position]
      }
      throw StoreFailure(.mismatch, "no column called \(name)")
    }
  }
}
