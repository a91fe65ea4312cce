import Server
import Wire

/// What the browser says of a ceremony (WebAuthn Level 3 §5.8.1).
public struct ClientData: Hashable, Sendable {
  /// Which ceremony it was.
  enum Ceremony: String, Sendable {
    case registration = "webauthn.create"
    case signIn = "webauthn.get"
  }

  static let challengeLimit = 128

  let type: String
  public let challenge: [UInt8]
  let origin: String
  /// Whether it took place in a frame of another site.
  let isCrossOrigin: Bool

  public init(_ bytes: [UInt8]) throws(PasskeyFault) {
    do throws(WireError) {
      let data = WireCursor(
        try JSON.parse(bytes, limits: JSONLimits(depth: 8, bytes: 16 * 1_024)))
      type = try data.required("type").string(limit: 64)
      origin = try data.required("origin").string(limit: 1_024)
      let text = try data.required("challenge").string(limit: 2 * Self.challengeLimit)
      let isFramed = try data.optional("crossOrigin")?.bool() ?? false
      isCrossOrigin = try data.optional("topOrigin") != nil || isFramed
      guard let challenge = base64URL(text) else {
        throw data.error(.expected("base64url"))
      }
      self.challenge = challenge
    } catch { throw .malformed }
  }
}
