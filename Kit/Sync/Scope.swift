import Coding
import Core
import Wire

/// A unit of visibility and of order, such as `user:<id>` or `match:<id>`.
///
/// Every entity lives in exactly one scope; a person sees an entity when they are a member of its
/// scope.
@Memberwise public struct Scope: Hashable, Sendable {
  /// A short lower-case word: `user`, `round`, `match`.
  public let kind: String
  public let id: ID<Scope>

  /// The scope everyone is a member of from the start: their own.
  public static func user(_ user: UserID) -> Scope { Scope(kind: "user", id: user.retagged()) }

  /// Reads `kind:id`.
  public init?(_ text: String) {
    var text = text
    guard let scope = text.withUTF8({ bytes in Scope(bytes) }) else { return nil }
    self = scope
  }

  /// Reads the same from bytes: of a large local database tens of thousands are read at once.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), (1...32).contains(colon),
      bytes[..<colon].allSatisfy({ byte in byte >= 0x61 && byte <= 0x7A }),
      let id = ID<Scope>(UnsafeBufferPointer(rebasing: bytes[(colon + 1)...]))
    else { return nil }
    self.init(kind: String(decoding: bytes[..<colon], as: UTF8.self), id: id)
  }
}

extension Scope: Comparable {
  /// The order in which locks and sequence numbers are taken.
  public static func < (a: Scope, b: Scope) -> Bool {
    sameBytes(a.kind, b.kind)
      ? a.id < b.id : a.kind.utf8.lexicographicallyPrecedes(b.kind.utf8)
  }
}

extension Scope: CustomStringConvertible, WireCodable {
  public var description: String { kind + ":" + id.description }

  public init(_ cursor: WireCursor) throws(WireError) {
    guard let scope = Scope(try cursor.string(limit: 80)) else {
      throw cursor.error(.expected("a scope"))
    }
    self = scope
  }

  public var json: JSON { .string(description) }
}
