// What wire forms leave out and put in: an empty text, an empty list and a `false` take no room.

extension JSON {
  /// `nil` for an empty text: empty members are left out.
  public static func text(_ text: String) -> JSON? { text.isEmpty ? nil : .string(text) }

  /// `nil` for an empty list.
  public static func list<Value: WireCodable>(_ values: [Value]) -> JSON? {
    values.isEmpty ? nil : .array(of: values)
  }

  /// `nil` for `false`.
  public static func flag(_ flag: Bool) -> JSON? { flag ? .bool(true) : nil }

  /// A word of a closed list.
  public static func word<Value: RawRepresentable>(_ value: Value) -> JSON
  where Value.RawValue == String { .string(value.rawValue) }
}

extension WireCursor {
  /// A word of a closed list, of at most 64 bytes.
  @inline(never)
  public func word<Value: RawRepresentable>(
    _ type: Value.Type = Value.self
  ) throws(WireError) -> Value where Value.RawValue == String {
    guard let value = Value(rawValue: try string(limit: 64)) else {
      throw error(.expected("a known word"))
    }
    return value
  }

  /// The text of the member, empty when absent.
  @inline(never)
  public func text(_ name: String) throws(WireError) -> String {
    try optional(name)?.string() ?? ""
  }

  /// The truth of the member, `false` when absent.
  @inline(never)
  public func flag(_ name: String) throws(WireError) -> Bool {
    try optional(name)?.bool() ?? false
  }

  /// The elements of the member, none when absent.
  @inline(never)
  public func list<Value: WireCodable>(_ name: String) throws(WireError) -> [Value] {
    try optional(name)?.decodeArray() ?? []
  }
}
