import Core

extension JSON {
  /// An object of the members that are not `nil`: optional members are left out, not written as
  /// null.
  public static func object(_ members: KeyValuePairs<String, JSON?>) -> JSON {
    var kept: [Member] = []
    kept.reserveCapacity(members.count)
    for (name, value) in members {
      if let value { kept.append(Member(name, value)) }
    }
    return .object(kept)
  }

  /// An id in its 36-character form.
  public static func id<Tag>(_ id: ID<Tag>) -> JSON { .string(id.description) }
  /// An instant as whole milliseconds since 1970.
  public static func instant(_ instant: Instant) -> JSON { .integer(instant.milliseconds) }
  /// A whole number.
  public static func int(_ value: Int) -> JSON { .integer(Int64(value)) }

  /// An array of the values as they travel.
  public static func array<Value: WireCodable>(of values: [Value]) -> JSON {
    .array(values.map { value in value.json })
  }
}

extension JSON: ExpressibleByStringLiteral {
  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: WireCodable {
  /// Whatever is there, unread.
  public init(_ cursor: WireCursor) { self = cursor.value }
  /// The value itself.
  public var json: JSON { self }
}
