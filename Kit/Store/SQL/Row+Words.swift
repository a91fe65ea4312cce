/// Reading columns that hold the program's own words. What the checks of the schema rule out is a
/// mismatch.
extension Row {
  /// A word of a closed list.
  public func word<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try self[name]) else { throw .mismatch(in: name) }
    return value
  }

  /// A word of a closed list, or NULL.
  public func optionalWord<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(StoreFailure) -> Value? where Value.RawValue == String {
    let text: String? = try self[name]
    return text == nil ? nil : try word(name)
  }
}

extension StoreFailure {
  /// The column holds what the program never writes there.
  public static func mismatch(in column: String) -> StoreFailure {
    StoreFailure(.mismatch, "column \(column) holds no known value")
  }
}
