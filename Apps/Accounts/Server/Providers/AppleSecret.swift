import Core
import JWTKit

/// What Apple takes as a client's secret: a token the client's own key has signed.
struct AppleSecret: JWTPayload, Hashable {
  /// Seconds for which it is good; Apple allows half a year, ten minutes are enough.
  static let life = 600

  let iss: String
  let iat: Int
  let exp: Int
  let aud: String
  let sub: String

  func verify(using algorithm: some JWTAlgorithm) async throws {}

  /// The signed text; `nil` when the key is none.
  static func text(
    for provider: IdentityProvider, _ key: IdentityProvider.AppleKey, at now: Instant
  ) async -> String? {
    let seconds = Int(now.milliseconds / 1_000)
    let payload = AppleSecret(
      iss: key.team, iat: seconds, exp: seconds + life, aud: provider.issuer,
      sub: provider.client)
    guard let secret = try? ES256PrivateKey(pem: key.pem) else { return nil }
    let keys = JWTKeyCollection()
    await keys.add(ecdsa: secret, kid: JWKIdentifier(string: key.id))
    return try? await keys.sign(payload, kid: JWKIdentifier(string: key.id))
  }
}

extension IdentityProvider.AppleKey {
  /// Whether the text is a key that can sign.
  public var isUsable: Bool { (try? ES256PrivateKey(pem: pem)) != nil }
}
