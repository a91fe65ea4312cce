import Core

/// A JSON value (RFC 8259). Objects keep the order of their members.
///
/// Equality is Swift's: strings that are canonically equivalent are equal. Whoever needs to tell an
/// `é` of one scalar from one of two compares ``bytes``.
public enum JSON: Hashable, Sendable {
  /// The word `null`.
  case null
  /// The words `true` and `false`.
  case bool(Bool)
  /// A number written without fraction or exponent that fits 64 bits.
  case integer(Int64)
  /// Any other number. Always finite.
  case number(Double)
  /// Unicode text; may hold any scalar, U+0000 included.
  case string(String)
  /// Values in their order.
  case array([JSON])
  /// Members in the order they were written or built in.
  case object([Member])

  /// One name and value of an object. Names are unique in what ``JSON/parse(_:limits:)`` accepts;
  /// whoever builds an object sees to that.
  public struct Member: Hashable, Sendable {
    /// The name, not escaped.
    public let name: String
    /// What the name stands for.
    public let value: JSON

    /// The member `name` with `value`.
    public init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }

  /// The value of the member `name`, `nil` when absent or when this is not an object.
  /// Names are compared byte by byte.
  public subscript(name: String) -> JSON? {
    guard case .object(let members) = self, let index = JSON.index(of: name, in: members) else {
      return nil
    }
    return members[index].value
  }

  /// Where the member `name` is. Members stay where they are: to copy each is more work than to
  /// compare its name.
  @inline(never)
  static func index(of name: String, in members: [Member]) -> Int? {
    members.withUnsafeBufferPointer { members in
      members.indices.first { index in sameBytes(members[index].name, name) }
    }
  }
}

/// A value that travels. Decoding never traps: everything wrong with the input is a ``WireError``.
public protocol WireCodable: Sendable {
  /// Reads the value at `cursor`; the error says what is wrong and where.
  init(_ cursor: WireCursor) throws(WireError)
  /// The value as it travels; reading it gives an equal value.
  var json: JSON { get }
}
