import Core
import Server
import Wire

/// A signed token (RFC 7515 §7.1, RFC 7519), read and not yet believed.
public struct SignedToken: Sendable {
  /// The only algorithms there are here. Neither `none` nor a shared secret is among them, so a
  /// public key can never be taken for one (RFC 8725 §3.1).
  public enum Algorithm: String, Sendable {
    case rs256 = "RS256"
    case es256 = "ES256"
  }

  /// The most bytes of a token.
  public static let limit = 16 * 1_024

  public let algorithm: Algorithm
  public let keyID: String?
  public let claims: JSON
  /// What the signature is over.
  let signed: [UInt8]
  let signature: [UInt8]

  public init(_ text: String) throws(TokenFault) {
    guard text.utf8.count <= Self.limit else { throw .malformed }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, let signature = base64URL(parts[2]) else { throw .malformed }
    let header = try Self.object(parts[0])
    // What an extension means to say is unknown here, so a token that insists on one is refused.
    guard header["crit"] == nil, case .string(let name)? = header["alg"] else { throw .malformed }
    guard let algorithm = Algorithm(rawValue: name) else { throw .algorithm }
    switch header["kid"] {
    case nil: keyID = nil
    case .string(let id)?: keyID = id
    default: throw .malformed
    }
    self.algorithm = algorithm
    self.signature = signature
    claims = try Self.object(parts[1])
    signed = Array((parts[0] + "." + parts[1]).utf8)
  }

  private static func object(_ part: String) throws(TokenFault) -> JSON {
    guard let bytes = base64URL(part) else { throw .malformed }
    let limits = JSONLimits(depth: 16, bytes: limit)
    guard let json = try? JSON.parse(bytes, limits: limits), case .object = json else {
      throw .malformed
    }
    return json
  }
}
