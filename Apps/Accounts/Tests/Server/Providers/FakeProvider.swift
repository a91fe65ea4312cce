import AccountsServer
import Core
import Crypto
import Foundation
import JWTKit
import Server
import Synchronization
import Wire

/// A provider in a few lines, which a test can make misbehave.
final class FakeProvider: Sendable {
  enum Signing: Sendable {
    case rsa, p256, none
    /// HS256 with the public key's text as the secret.
    case publicKeyAsSecret
  }

  /// Who comes, and what is said of them.
  struct Plan: Sendable {
    var subject = "248289761001"
    var email: String? = "ana@example.com"
    var isVerified = true
    var name: String? = "Ana"
    var signing = Signing.rsa
    var kid: String? = "rsa-1"
    /// The name under which the RSA key is published.
    var published = "rsa-1"
    /// Claims that are otherwise; `null` leaves one out.
    var changes: [JSON.Member] = []
    var header: [JSON.Member] = []
    var issuerOfMetadata: String?
    var tokenStatus = 200
    var revocationStatus = 200
    var isDown = false
  }

  private struct Grant: Sendable {
    let nonce: String
    let challenge: String
    let redirect: String
  }

  private struct State: Sendable {
    var plan = Plan()
    var grants: [String: Grant] = [:]
    var asked: [String: Int] = [:]
    var forms: [[String: String]] = []
    var headers: [String] = []
  }

  let issuer: String
  let client: String
  private let clock: AccountsClock
  private let state = Mutex(State())
  private static let p256 = try? P256.Signing.PrivateKey(
    rawRepresentation: [UInt8](repeating: 7, count: 32))

  init(
    _ clock: AccountsClock, issuer: String = "https://id.example", client: String = "fieldday"
  ) {
    self.clock = clock
    self.issuer = issuer
    self.client = client
  }

  var plan: Plan {
    get { state.withLock { state in state.plan } }
    set { state.withLock { state in state.plan = newValue } }
  }

  /// How often an address was asked.
  func asked(_ path: String) -> Int { state.withLock { state in state.asked[path] ?? 0 } }

  /// The forms that were posted, the last one last.
  var forms: [[String: String]] { state.withLock { state in state.forms } }
  var headers: [String] { state.withLock { state in state.headers } }

  /// The page of the provider, where the person says yes: answers what the browser brings back.
  func agree(_ destination: String) throws -> (state: String, code: String) {
    let parts = destination.split(separator: "?", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[0] == issuer + "/authorize",
      let list = FormField.decode(parts[1].utf8)
    else { throw FakeFault() }
    let fields = Dictionary(uniqueKeysWithValues: list.map { field in (field.name, field.value) })
    guard fields["response_type"] == "code", fields["client_id"] == client,
      fields["code_challenge_method"] == "S256", let state = fields["state"],
      let nonce = fields["nonce"], let challenge = fields["code_challenge"],
      let redirect = fields["redirect_uri"], (fields["scope"] ?? "").contains("openid")
    else { throw FakeFault() }
    let code = "code/" + state.prefix(8)
    self.state.withLock { known in
      known.grants[code] = Grant(nonce: nonce, challenge: challenge, redirect: redirect)
    }
    return (state, code)
  }

  func answer(_ request: OutgoingRequest) async -> OutgoingAnswer? {
    guard request.url.text.hasPrefix(issuer) else { return nil }
    let path = String(request.url.text.dropFirst(issuer.count))
    let plan = state.withLock { state in
      state.asked[path, default: 0] += 1
      state.headers += request.headers
      if let form = request.form {
        state.forms.append(
          Dictionary(uniqueKeysWithValues: form.map { field in (field.name, field.value) }))
      }
      return state.plan
    }
    guard !plan.isDown else { return nil }
    switch path {
    case "/.well-known/openid-configuration": return reply(metadata(plan))
    case "/jwks": return reply(keys(plan))
    case "/token": return await token(request, plan)
    case "/revoke": return OutgoingAnswer(status: plan.revocationStatus, bytes: [])
    default: return OutgoingAnswer(status: 404, bytes: [])
    }
  }

  private func reply(_ json: JSON, status: Int = 200) -> OutgoingAnswer {
    OutgoingAnswer(status: status, bytes: json.bytes)
  }

  private func metadata(_ plan: Plan) -> JSON {
    .object([
      "issuer": .string(plan.issuerOfMetadata ?? issuer),
      "authorization_endpoint": .string(issuer + "/authorize"),
      "token_endpoint": .string(issuer + "/token"), "jwks_uri": .string(issuer + "/jwks"),
      "revocation_endpoint": .string(issuer + "/revoke"),
    ])
  }

  private func keys(_ plan: Plan) -> JSON {
    var list: [JSON] = [.object(["kty": "oct", "k": "c2VjcmV0", "kid": "secret"])]
    if let key = try? Insecure.RSA.PrivateKey(pem: ProviderKeys.rsa).publicKey.getKeyPrimitives() {
      list.append(
        .object([
          "kty": "RSA", "use": "sig", "alg": "RS256", "kid": .string(plan.published),
          "n": .string(unpadded(key.modulus)), "e": .string(unpadded(key.publicExponent)),
        ]))
    }
    if let raw = Self.p256?.publicKey.rawRepresentation {
      list.append(
        .object([
          "kty": "EC", "crv": "P-256", "kid": "p256-1", "x": .string(unpadded(raw.prefix(32))),
          "y": .string(unpadded(raw.suffix(32))),
        ]))
    }
    return .object(["keys": .array(list)])
  }

  private func token(_ request: OutgoingRequest, _ plan: Plan) async -> OutgoingAnswer {
    let fields = Dictionary(
      uniqueKeysWithValues: (request.form ?? []).map { field in (field.name, field.value) })
    let grant = state.withLock { state in state.grants.removeValue(forKey: fields["code"] ?? "") }
    let digest = SHA256.hash(data: Array((fields["code_verifier"] ?? "").utf8))
    guard plan.tokenStatus == 200, let grant, grant.redirect == fields["redirect_uri"],
      unpadded(Data(digest)) == grant.challenge
    else {
      return reply(
        .object(["error": "invalid_grant"]),
        status: plan.tokenStatus == 200 ? 400 : plan.tokenStatus)
    }
    return reply(
      .object([
        "access_token": "unused", "token_type": "Bearer",
        "id_token": .string(await idToken(nonce: grant.nonce)),
        "refresh_token": .string("refresh-" + plan.subject),
      ]))
  }

  /// An ID token as the plan wants it.
  func idToken(nonce: String?) async -> String {
    let plan = plan
    let now = clock.now.milliseconds / 1_000
    var claims: [JSON.Member] = [
      .init("iss", .string(issuer)), .init("sub", .string(plan.subject)),
      .init("aud", .string(client)), .init("exp", .integer(now + 600)),
      .init("iat", .integer(now)), .init("email_verified", .bool(plan.isVerified)),
    ]
    if let nonce { claims.append(.init("nonce", .string(nonce))) }
    if let email = plan.email { claims.append(.init("email", .string(email))) }
    if let name = plan.name { claims.append(.init("name", .string(name))) }
    for change in plan.changes {
      claims.removeAll { claim in claim.name == change.name }
      if change.value != .null { claims.append(change) }
    }
    return await sign(claims, plan)
  }

  func sign(_ claims: [JSON.Member], _ plan: Plan) async -> String {
    var header = plan.header
    switch plan.signing {
    case .rsa: header.append(.init("alg", "RS256"))
    case .p256: header.append(.init("alg", "ES256"))
    case .none: header.append(.init("alg", "none"))
    case .publicKeyAsSecret: header.append(.init("alg", "HS256"))
    }
    if let kid = plan.kid { header.append(.init("kid", .string(kid))) }
    let signed =
      unpadded(Data(JSON.object(header).bytes)) + "." + unpadded(Data(JSON.object(claims).bytes))
    return signed + "." + unpadded(await signature(over: Array(signed.utf8), plan.signing))
  }

  private func signature(over bytes: [UInt8], _ signing: Signing) async -> Data {
    switch signing {
    case .none: return Data()
    case .p256:
      return (try? Self.p256?.signature(for: bytes).rawRepresentation) ?? Data()
    case .rsa:
      guard let key = try? Insecure.RSA.PrivateKey(pem: ProviderKeys.rsa) else { return Data() }
      let keys = JWTKeyCollection()
      await keys.add(rsa: key, digestAlgorithm: .sha256)
      return Data((try? await keys.getKey().sign(bytes)) ?? [])
    case .publicKeyAsSecret:
      let text = (try? Insecure.RSA.PrivateKey(pem: ProviderKeys.rsa).publicKey.pemRepresentation)
      let key = SymmetricKey(data: Data((text ?? "").utf8))
      return Data(HMAC<SHA256>.authenticationCode(for: bytes, using: key))
    }
  }
}

struct FakeFault: Error {}

/// Base64url without padding.
func unpadded(_ data: Data) -> String {
  data.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
    .replacing("=", with: "")
}

extension IdentityProviders {
  /// Providers that are asked without a network.
  static func fake(_ all: [IdentityProvider], _ fakes: FakeProvider...) -> IdentityProviders {
    IdentityProviders(
      all,
      outgoing: Outgoing { request throws(OutgoingFault) in
        for fake in fakes {
          if let answer = await fake.answer(request) { return answer }
        }
        throw .unresolved
      })
  }
}
