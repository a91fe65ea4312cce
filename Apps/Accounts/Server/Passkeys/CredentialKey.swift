import Crypto
import CryptoExtras
import Foundation

/// A credential's public key in the form of COSE (RFC 9052 §7), of one of the three kinds asked
/// for.
public enum CredentialKey: Sendable {
  /// What a credential signs with; the number is COSE's.
  public enum Algorithm: Int64, Sendable, CaseIterable {
    case es256 = -7
    case eddsa = -8
    case rs256 = -257
  }

  case es256(P256.Signing.PublicKey)
  case eddsa(Curve25519.Signing.PublicKey)
  case rs256(_RSA.Signing.PublicKey)

  /// Reads a key; one of another kind, with members that do not fit, or not on its curve is
  /// refused.
  public init(cose bytes: [UInt8]) throws(PasskeyFault) {
    let key: CBOR
    do throws(CBORFault) { key = try CBOR.decode(bytes) } catch { throw .malformed }
    guard case .integer(let number)? = key[3] else { throw .malformed }
    guard let algorithm = Algorithm(rawValue: number) else { throw .algorithm }
    let read: CredentialKey? =
      switch algorithm {
      case .es256: CredentialKey.es256(key)
      case .eddsa: CredentialKey.eddsa(key)
      case .rs256: CredentialKey.rs256(key)
      }
    guard let read else { throw .malformed }
    self = read
  }

  private static func es256(_ key: CBOR) -> CredentialKey? {
    guard key[1] == .integer(2), key[-1] == .integer(1), case .bytes(let x)? = key[-2],
      case .bytes(let y)? = key[-3], x.count == 32, y.count == 32,
      let point = try? P256.Signing.PublicKey(x963Representation: [4] + x + y)
    else { return nil }
    return .es256(point)
  }

  private static func eddsa(_ key: CBOR) -> CredentialKey? {
    guard key[1] == .integer(1), key[-1] == .integer(6), case .bytes(let x)? = key[-2],
      x.count == 32, let point = try? Curve25519.Signing.PublicKey(rawRepresentation: x)
    else { return nil }
    return .eddsa(point)
  }

  /// RSA of 2,048 to 4,096 bits: less is weak, more only costs.
  private static func rs256(_ key: CBOR) -> CredentialKey? {
    guard key[1] == .integer(3), case .bytes(let modulus)? = key[-1],
      case .bytes(let exponent)? = key[-2], (256...512).contains(modulus.count),
      (1...4).contains(exponent.count),
      let read = try? _RSA.Signing.PublicKey(n: modulus, e: exponent)
    else { return nil }
    return .rs256(read)
  }

  /// Whether `signature` over `message` was made with the private key.
  public func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
    switch self {
    case .es256(let key):
      guard let read = try? P256.Signing.ECDSASignature(derRepresentation: signature) else {
        return false
      }
      return key.isValidSignature(read, for: message)
    case .eddsa(let key): return key.isValidSignature(signature, for: message)
    case .rs256(let key):
      return key.isValidSignature(
        _RSA.Signing.RSASignature(rawRepresentation: signature), for: message,
        padding: .insecurePKCS1v1_5)
    }
  }
}
