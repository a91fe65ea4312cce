import Coding
import Core
import Wire

/// The tag of a subscription's id.
public enum PushSubscriptionTag {}
/// Names a subscription here.
public typealias PushSubscriptionID = ID<PushSubscriptionTag>

/// Where one browser of a person's takes messages while nobody looks at the page (W3C Push API).
@Memberwise public struct PushSubscription: Hashable, Sendable {
  /// The address at the browser's push service. Whoever knows it can send there.
  public let endpoint: String
  /// The browser's: an uncompressed point on P-256, 65 bytes.
  public let publicKey: [UInt8]
  /// 16 bytes that the browser made up.
  public let secret: [UInt8]
}

extension PushSubscription: WireCodable {
  /// Unicode scalars of an endpoint's address.
  static let endpointLimit = 2_048

  /// Reads what a browser's `PushSubscription.toJSON()` gives.
  public init(_ cursor: WireCursor) throws(WireError) {
    let keys = try cursor.required("keys")
    func bytes(_ name: String, _ count: Int) throws(WireError) -> [UInt8] {
      let place = try keys.required(name)
      guard let bytes = base64URL(try place.string(limit: 128)), bytes.count == count
      else { throw place.error(.expected("\(count) bytes in base64url")) }
      return bytes
    }
    self.init(
      endpoint: try cursor.required("endpoint").string(limit: PushSubscription.endpointLimit),
      publicKey: try bytes("p256dh", 65), secret: try bytes("auth", 16))
  }

  public var json: JSON {
    .object([
      "endpoint": .string(endpoint),
      "keys": .object([
        "p256dh": .string(base64URL(publicKey)), "auth": .string(base64URL(secret)),
      ]),
    ])
  }
}
