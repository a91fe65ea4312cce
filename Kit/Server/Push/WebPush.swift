import Core
import Crypto
import Foundation
import Wire

/// Sends messages to browsers through their push services (RFC 8030), encrypted for the browser
/// (RFC 8291) and signed with this server's key (RFC 8292).
public struct WebPush: Sendable {
  /// What became of a message.
  public enum Outcome: Hashable, Sendable {
    case taken
    /// The browser is not there any more: its subscription is to be forgotten.
    case gone
    /// Try again later.
    case failed
  }

  /// How long the service keeps a message for a browser that is away, in seconds: a day, where
  /// nothing else is said.
  public static let life = 86_400
  /// How long a signature holds, in seconds: 12 hours of the 24 that are allowed (RFC 8292 §2).
  private static let validity: Int64 = 43_200

  private let outgoing: Outgoing
  private let key: P256.Signing.PrivateKey
  private let origin: String
  private let environment: ServerEnvironment

  /// - Parameters:
  ///   - keys: The ring for push messages; its key is this server's for good.
  ///   - origin: This server's address, for push services that have a complaint.
  /// - Returns: `nil` for the one key in 2³² that is no number below the curve's order.
  public init?(outgoing: Outgoing, keys: KeyRing, origin: String, environment: ServerEnvironment) {
    guard let key = try? P256.Signing.PrivateKey(rawRepresentation: keys.active.bytes) else {
      return nil
    }
    self.outgoing = outgoing
    self.key = key
    self.origin = origin
    self.environment = environment
  }

  /// What a browser has to be told when it subscribes: an uncompressed point, base64url.
  public var publicKey: String { base64URL(Array(key.publicKey.x963Representation)) }

  /// Whether messages may be sent there at all: an address as every outgoing one.
  public func accepts(_ subscription: PushSubscription) -> Bool {
    outgoing.url(subscription.endpoint) != nil
      && (try? P256.KeyAgreement.PublicKey(x963Representation: subscription.publicKey)) != nil
  }

  /// - Parameters:
  ///   - topic: A later message of the same topic takes the place of one that waits; letters,
  ///     digits, `-` and `_`, at most 32 (RFC 8030 §5.4).
  ///   - life: Seconds after which the message is of no use; 0 or more.
  public func send(
    _ text: [UInt8], to subscription: PushSubscription, topic: String, life: Int = WebPush.life
  ) async -> Outcome {
    guard text.count <= PushEncryption.limit, let url = outgoing.url(subscription.endpoint),
      let body = try? PushEncryption.seal(
        text, for: subscription, key: P256.KeyAgreement.PrivateKey(),
        salt: environment.randomBytes(16)),
      let token = try? token(for: url)
    else { return .gone }
    let request = OutgoingRequest(
      url, posting: body,
      headers: [
        "Authorization: vapid t=\(token), k=\(publicKey)", "TTL: \(life)",
        "Urgency: normal", "Topic: \(topic)", "Content-Encoding: aes128gcm",
        "Content-Type: application/octet-stream",
      ])
    do throws(OutgoingFault) {
      let status = try await outgoing.send(request).status
      if (200...299).contains(status) { return .taken }
      return status == 404 || status == 410 ? .gone : .failed
    } catch {
      // An address that is not public is nobody's browser.
      return error == .refused ? .gone : .failed
    }
  }

  /// Who sends, for one push service (RFC 8292 §2): a JWT with ES256.
  func token(for url: OutgoingURL) throws -> String {
    let port = url.port == (url.isSecure ? 443 : 80) ? "" : ":\(url.port)"
    let audience = (url.isSecure ? "https://" : "http://") + url.host + port
    let end = environment.now().milliseconds / 1_000 + Self.validity
    let claims = JSON.object([
      "aud": .string(audience), "exp": .integer(end), "sub": .string(origin),
    ])
    let head = JSON.object(["typ": "JWT", "alg": "ES256"])
    let signed = [head, claims].map { part in base64URL(Array(part.text.utf8)) }
      .joined(separator: ".")
    let signature = try key.signature(for: Data(signed.utf8))
    return signed + "." + base64URL(Array(signature.rawRepresentation))
  }
}
