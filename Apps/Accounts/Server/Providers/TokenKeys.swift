import JWTKit
import Wire

/// The public keys of a provider (RFC 7517).
struct TokenKeys: Sendable {
  private struct Key: Sendable {
    let id: String?
    let algorithm: SignedToken.Algorithm
    let checks: any JWTAlgorithm
  }

  /// The most keys that are looked at.
  private static let limit = 64
  private let keys: [Key]

  /// Reads a set; what cannot check a token of ours is left out (RFC 7517 §5).
  init?(_ json: JSON) async {
    guard case .array(let list)? = json["keys"] else { return nil }
    var keys: [Key] = []
    for entry in list.prefix(Self.limit) {
      if let key = await Self.read(entry) { keys.append(key) }
    }
    self.keys = keys
  }

  func has(_ token: SignedToken) -> Bool { find(token) != nil }

  func check(_ token: SignedToken) throws(TokenFault) {
    guard let key = find(token) else { throw .unknownKey }
    let isRight = try? key.checks.verify(token.signature, signs: token.signed)
    guard isRight == true else { throw .signature }
  }

  /// By name, or the only one there is for a token that names none.
  private func find(_ token: SignedToken) -> Key? {
    let fitting = keys.filter { key in key.algorithm == token.algorithm }
    guard let id = token.keyID else { return fitting.count == 1 ? fitting[0] : nil }
    return fitting.first { key in key.id == id }
  }

  private static func read(_ json: JSON) async -> Key? {
    func text(_ name: String) -> String? {
      if case .string(let text)? = json[name] { text } else { nil }
    }
    guard text("use") ?? "sig" == "sig", json["d"] == nil else { return nil }
    let algorithm: SignedToken.Algorithm
    let keys = JWTKeyCollection()
    do {
      switch text("kty") {
      case "RSA":
        guard let modulus = text("n"), let exponent = text("e") else { return nil }
        algorithm = .rs256
        await keys.add(
          rsa: try Insecure.RSA.PublicKey(modulus: modulus, exponent: exponent),
          digestAlgorithm: .sha256)
      case "EC":
        guard text("crv") == "P-256", let x = text("x"), let y = text("y") else { return nil }
        algorithm = .es256
        await keys.add(ecdsa: try ES256PublicKey(parameters: (x, y)))
      default: return nil
      }
      // A key that says what it is for is for nothing else (RFC 8725 §3.1).
      guard text("alg") ?? algorithm.rawValue == algorithm.rawValue else { return nil }
      return Key(id: text("kid"), algorithm: algorithm, checks: try await keys.getKey())
    } catch { return nil }
  }
}
