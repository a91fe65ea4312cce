/// What an authenticator says, as it signs it (WebAuthn Level 3 §6.1).
public struct AuthenticatorData: Hashable, Sendable {
  /// The octet of flags.
  public struct Flags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let userPresent = Flags(rawValue: 0x01)
    public static let userVerified = Flags(rawValue: 0x04)
    public static let backupEligible = Flags(rawValue: 0x08)
    public static let backedUp = Flags(rawValue: 0x10)
    public static let hasCredential = Flags(rawValue: 0x40)
    public static let hasExtensions = Flags(rawValue: 0x80)
  }

  /// A new credential.
  public struct Credential: Hashable, Sendable {
    /// The model of the authenticator; zeros when it does not say.
    public let model: [UInt8]
    public let id: [UInt8]
    /// The public key in COSE, octet by octet as it came.
    public let key: [UInt8]
  }

  static let credentialIDLimit = 1_023
  private static let headLength = 37

  public let relyingPartyHash: [UInt8]
  public let flags: Flags
  public let counter: UInt32
  public let credential: Credential?

  public init(_ octets: [UInt8]) throws(PasskeyFault) {
    guard octets.count >= Self.headLength, octets.count <= CBOR.sizeLimit else {
      throw .malformed
    }
    relyingPartyHash = Array(octets[0..<32])
    flags = Flags(rawValue: octets[32])
    counter = octets[33..<37].reduce(0) { sum, octet in sum << 8 | UInt32(octet) }
    var end = Self.headLength
    if flags.contains(.hasCredential) {
      (credential, end) = try Self.credential(octets)
    } else {
      credential = nil
    }
    if flags.contains(.hasExtensions) {
      let (extensions, after) = try Self.item(octets, at: end)
      guard case .map = extensions else { throw .malformed }
      end = after
    }
    guard end == octets.count else { throw .malformed }
  }

  private static func credential(_ octets: [UInt8]) throws(PasskeyFault) -> (Credential, Int) {
    let start = headLength + 18
    guard octets.count > start else { throw .malformed }
    let length = Int(octets[start - 2]) << 8 | Int(octets[start - 1])
    guard length <= credentialIDLimit else { throw .credentialID }
    guard length > 0, octets.count > start + length else { throw .malformed }
    let (_, end) = try item(octets, at: start + length)
    let credential = Credential(
      model: Array(octets[headLength..<headLength + 16]),
      id: Array(octets[start..<start + length]), key: Array(octets[start + length..<end]))
    return (credential, end)
  }

  private static func item(
    _ octets: [UInt8], at offset: Int
  ) throws(PasskeyFault) -> (item: CBOR, end: Int) {
    do throws(CBORFault) { return try CBOR.decode(octets, at: offset) } catch { throw .malformed }
  }
}
