import Core

/// A place in a received JSON value. Knows its path, so that every error says where.
///
/// A reference, because decoders hand cursors around all the time, and its functions are never
/// inlined: decoders consist of hardly anything else.
public struct WireCursor: Sendable {
  private final class Place: Sendable {
    let value: JSON
    let way: Way

    init(_ value: JSON, _ way: Way) {
      self.value = value
      self.way = way
    }
  }

  /// The way to a value, from the inside out.
  private enum Way: Sendable {
    case root(String)
    case member(String, of: Place)
    case element(Int, of: Place)

    var path: String {
      switch self {
      case .root(let path): path
      case .member(let name, let object): object.way.path + "/" + escapedPointerToken(name)
      case .element(let index, let array): array.way.path + "/" + index.description
      }
    }
  }

  private let place: Place

  /// The value at `path`, a JSON Pointer, of what arrived.
  public init(_ value: JSON, path: String = "") { self.init(value, .root(path)) }

  private init(_ value: JSON, _ way: Way) { place = Place(value, way) }

  /// What is there.
  public var value: JSON { place.value }

  /// The JSON Pointer (RFC 6901) to this value, put together when asked for: good input needs none.
  public var path: String { place.way.path }

  /// An error at this place.
  @inline(never)
  public func error(_ reason: WireError.Reason) -> WireError { WireError(reason, path: path) }

  // MARK: Members

  /// The member `name`, or `nil` when it is absent or null.
  @inline(never)
  public func optional(_ name: String) throws(WireError) -> WireCursor? {
    guard case .object(let members) = value else { throw error(.expected("an object")) }
    guard let index = JSON.index(of: name, in: members) else { return nil }
    let member = members[index].value
    if case .null = member { return nil }
    return WireCursor(member, .member(name, of: place))
  }

  /// The member `name`; absent and null are errors.
  @inline(never)
  public func required(_ name: String) throws(WireError) -> WireCursor {
    guard let member = try optional(name) else {
      throw WireError(.missing, path: Way.member(name, of: place).path)
    }
    return member
  }

  /// Every element of an array.
  @inline(never)
  public func elements() throws(WireError) -> [WireCursor] {
    guard case .array(let values) = value else { throw error(.expected("an array")) }
    var cursors: [WireCursor] = []
    cursors.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      cursors.append(WireCursor(value, .element(index, of: place)))
    }
    return cursors
  }

  /// What `decode` makes of every element of an array.
  public func elements<Value>(
    _ decode: (WireCursor) throws(WireError) -> Value
  ) throws(WireError) -> [Value] {
    var values: [Value] = []
    for element in try elements() { values.append(try decode(element)) }
    return values
  }

  // MARK: Scalars

  /// `true` or `false`; nothing else counts as either.
  @inline(never)
  public func bool() throws(WireError) -> Bool {
    guard case .bool(let bool) = value else { throw error(.expected("true or false")) }
    return bool
  }

  /// A number written as an integer, within `range`. `1.0` and `"1"` are errors.
  @inline(never)
  public func integer(in range: ClosedRange<Int64> = .min ... .max) throws(WireError) -> Int64 {
    guard case .integer(let integer) = value else { throw error(.expected("a whole number")) }
    guard range.contains(integer) else {
      throw error(.outOfRange("\(range.lowerBound)…\(range.upperBound)"))
    }
    return integer
  }

  /// As ``integer(in:)``, for arithmetic of any kind.
  @inline(never)
  public func int(in range: ClosedRange<Int64>) throws(WireError) -> Int {
    Int(try integer(in: range))
  }

  /// Any number; integers beyond 2⁵³ are rounded.
  @inline(never)
  public func double() throws(WireError) -> Double {
    switch value {
    case .integer(let integer): return Double(integer)
    case .number(let number): return number
    default: throw error(.expected("a number"))
    }
  }

  /// A string of at most `limit` Unicode scalars.
  @inline(never)
  public func string(limit: Int = .max) throws(WireError) -> String {
    guard case .string(let string) = value else { throw error(.expected("a string")) }
    if string.utf8.count > limit, string.unicodeScalars.count > limit {
      throw error(.outOfRange("at most \(limit) characters"))
    }
    return string
  }

  /// An id in its 36-character form.
  @inline(never)
  public func id<Tag>(_ tag: Tag.Type = Tag.self) throws(WireError) -> ID<Tag> {
    guard let id = ID<Tag>(try string()) else { throw error(.expected("an id")) }
    return id
  }

  /// An instant as whole milliseconds since 1970.
  @inline(never)
  public func instant() throws(WireError) -> Instant { Instant(milliseconds: try integer()) }

  /// A nested value.
  public func decode<Value: WireCodable>(_ type: Value.Type = Value.self) throws(WireError) -> Value
  {
    try Value(self)
  }

  /// An array of nested values.
  public func decodeArray<Value: WireCodable>(
    _ type: Value.Type = Value.self
  ) throws(WireError) -> [Value] {
    var values: [Value] = []
    for element in try elements() { values.append(try Value(element)) }
    return values
  }
}
