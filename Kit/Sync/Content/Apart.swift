import Coding
import Core
import Wire

/// A device's question for contents that are set apart.
public struct ApartRequest: Hashable, Sendable {
  /// The most keys in one request.
  public static let limit = 16

  public let keys: [EntityKey]

  public init(keys: [EntityKey]) { self.keys = keys }
}

extension ApartRequest: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let list = try cursor.required("keys")
    let keys: [EntityKey] = try list.decodeArray()
    guard keys.count <= Self.limit else {
      throw list.error(.outOfRange("at most \(Self.limit) keys"))
    }
    self.init(keys: keys)
  }

  public var json: JSON {
    .object(["keys": .array(of: keys)])
  }
}

/// The contents a person may see now, as many as fit.
@Memberwise @Wire public struct ApartAnswer: Hashable, Sendable {
  /// The most bytes of contents in one answer, unless the first alone has more.
  public static let byteLimit = 1_024 * 1_024

  /// What became of one key.
  @Memberwise public struct Found: Hashable, Sendable {
    public let key: EntityKey
    /// `nil` for what is not there, or not for this person: which of the two is not said.
    public let text: String?
  }

  /// In the order of the question. What is not in it had no room: it is asked for again.
  public let contents: [Found]
}

/// `[kind, id, text or null]`.
extension ApartAnswer.Found: WireCodable {
  public init(_ cursor: WireCursor) throws(WireError) {
    let fields = try cursor.elements()
    guard fields.count >= 3 else { throw cursor.error(.expected("three fields")) }
    self.init(
      key: EntityKey(try fields[0].string(limit: 64), try fields[1].id(AnyEntity.self)),
      text: fields[2].value == .null ? nil : try fields[2].string())
  }

  public var json: JSON {
    .array([.string(key.kind), .id(key.id), text.map { text in .string(text) } ?? .null])
  }
}
