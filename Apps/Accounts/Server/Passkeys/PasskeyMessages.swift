import Coding
import Server
import Wire

/// What a browser hands in to register a credential.
public struct PasskeyRegistration: Sendable {
  let id: [UInt8]
  let client: ClientData
  let attestation: [UInt8]

  public init(id: [UInt8], clientData: [UInt8], attestation: [UInt8]) throws(PasskeyFault) {
    self.id = id
    client = try ClientData(clientData)
    self.attestation = attestation
  }

  /// Reads the JSON of a credential (WebAuthn Level 3 §5.1, `RegistrationResponseJSON`).
  public init(_ cursor: WireCursor) throws(PasskeyFault) {
    let fields = try CredentialFields(cursor)
    try self.init(
      id: fields.id, clientData: try fields.bytes("clientDataJSON"),
      attestation: try fields.bytes("attestationObject"))
  }
}

/// What a browser hands in to sign in.
public struct PasskeyAssertion: Sendable {
  let id: [UInt8]
  let clientData: [UInt8]
  let client: ClientData
  let authenticatorData: [UInt8]
  let signature: [UInt8]
  /// Whom the authenticator takes it to be.
  let userHandle: [UInt8]?

  public init(
    id: [UInt8], clientData: [UInt8], authenticatorData: [UInt8], signature: [UInt8],
    userHandle: [UInt8]? = nil
  ) throws(PasskeyFault) {
    self.id = id
    self.clientData = clientData
    client = try ClientData(clientData)
    self.authenticatorData = authenticatorData
    self.signature = signature
    self.userHandle = userHandle
  }

  /// Reads the JSON of a credential (WebAuthn Level 3 §5.1, `AuthenticationResponseJSON`).
  public init(_ cursor: WireCursor) throws(PasskeyFault) {
    let fields = try CredentialFields(cursor)
    try self.init(
      id: fields.id, clientData: try fields.bytes("clientDataJSON"),
      authenticatorData: try fields.bytes("authenticatorData"),
      signature: try fields.bytes("signature"), userHandle: try fields.optional("userHandle"))
  }
}

/// A registered credential, as far as an assertion is held against it.
@Memberwise public struct KnownCredential: Hashable, Sendable {
  /// The public key in COSE.
  public let key: [UInt8]
  public let counter: UInt32
  public let isBackupEligible: Bool
}

/// The members of a credential's JSON, each a text in base64url.
private struct CredentialFields {
  let id: [UInt8]
  private let response: WireCursor

  init(_ cursor: WireCursor) throws(PasskeyFault) {
    do throws(WireError) {
      response = try cursor.required("response")
      guard try cursor.required("type").string(limit: 32) == "public-key",
        let id = base64URL(try cursor.required("id").string(limit: 2_048)),
        (1...AuthenticatorData.credentialIDLimit).contains(id.count)
      else { throw cursor.error(.expected("a credential")) }
      self.id = id
    } catch { throw .malformed }
  }

  func bytes(_ name: String) throws(PasskeyFault) -> [UInt8] {
    guard let bytes = try optional(name) else { throw .malformed }
    return bytes
  }

  func optional(_ name: String) throws(PasskeyFault) -> [UInt8]? {
    do throws(WireError) {
      guard let member = try response.optional(name) else { return nil }
      guard let bytes = base64URL(try member.string()) else {
        throw member.error(.expected("base64url"))
      }
      return bytes
    } catch { throw .malformed }
  }
}
