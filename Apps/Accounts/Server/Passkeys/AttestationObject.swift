/// What comes with a new credential (WebAuthn Level 3 §6.5): the authenticator's data, and a
/// statement about where it is from.
///
/// No statement is asked for, and none is trusted: `none` must be empty, and of any other it is
/// only checked that it has the shape of one.
public struct AttestationObject: Hashable, Sendable {
  /// `none`, `packed`, …
  public let format: String
  public let data: AuthenticatorData

  static let formatLimit = 32

  public init(_ bytes: [UInt8]) throws(PasskeyFault) {
    let object: CBOR
    do throws(CBORFault) { object = try CBOR.decode(bytes) } catch { throw .malformed }
    guard case .text(let format)? = object["fmt"], case .map(let statement)? = object["attStmt"],
      case .bytes(let data)? = object["authData"], !format.isEmpty,
      format.utf8.count <= Self.formatLimit
    else { throw .malformed }
    guard format != "none" || statement.isEmpty else { throw .attestation }
    self.format = format
    self.data = try AuthenticatorData(data)
  }
}
