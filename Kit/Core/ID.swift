/// A typed 128-bit identifier with the layout of a UUID.
///
/// Ids are made on the device, from a ``Moment``, in the UUIDv7 layout of RFC 9562 §5.7, so they
/// sort by the time of their making and never need a server. `Tag` is the type the id names; it has
/// no value.
public struct ID<Tag>: Hashable, Sendable {
  /// The first eight bytes, most significant first.
  public let high: UInt64
  /// The last eight bytes, most significant first.
  public let low: UInt64

  public init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads the 36-character form `xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx`, in either case.
  /// Anything else, braces and URNs included, is `nil`.
  public init?(_ text: String) {
    guard text.utf8.count == 36 else { return nil }
    var text = text
    guard let id = text.withUTF8({ bytes in ID(bytes) }) else { return nil }
    self = id
  }

  /// Reads the same form from bytes.
  public init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count == 36, let (high, low) = words(bytes) else { return nil }
    self.init(high: high, low: low)
  }

  /// The same bytes under another tag, where one thing's id names another (a user's settings row).
  public func retagged<Other>(_ tag: Other.Type = Other.self) -> ID<Other> {
    ID<Other>(high: high, low: low)
  }
}

extension ID: Comparable {
  public static func < (a: ID, b: ID) -> Bool {
    a.high != b.high ? a.high < b.high : a.low < b.low
  }
}

extension ID: CustomStringConvertible {
  /// The 36-character lower-case form.
  public var description: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(36)
    for index in 0..<32 {
      if index == 8 || index == 12 || index == 16 || index == 20 {
        bytes.append(UInt8(ascii: "-"))
      }
      let word = index < 16 ? high : low
      let shift = UInt64(60 - 4 * (index & 15))
      bytes.append(hexadecimalDigits[Int(word >> shift & 15)])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Both halves of the id written in 36 `bytes`.
private func words(_ bytes: UnsafeBufferPointer<UInt8>) -> (high: UInt64, low: UInt64)? {
  var high: UInt64 = 0
  var low: UInt64 = 0
  for position in bytes.indices {
    switch position {
    case 8, 13, 18, 23:
      guard bytes[position] == UInt8(ascii: "-") else { return nil }
    default:
      guard let digit = hexadecimalValue(bytes[position]) else { return nil }
      if position < 18 { high = high << 4 | UInt64(digit) } else { low = low << 4 | UInt64(digit) }
    }
  }
  return (high, low)
}

/// The tag of a person's id.
public enum User {}
public typealias UserID = ID<User>
