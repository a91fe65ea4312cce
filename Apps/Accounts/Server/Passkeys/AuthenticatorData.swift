/// What an authenticator says, as it signs it (WebAuthn Level 3 §6.1).
public struct AuthenticatorData: Hashable, Sendable {
  /// The byte of flags.
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
    /// The public key in COSE, byte by byte as it came.
    public let key: [UInt8]
  }

  static let credentialIDLimit = 1_023
  private static let headLength = 37

  public let relyingPartyHash: [UInt8]
  public let flags: Flags
  public let counter: UInt32
  public let credential: Credential?

  public init(_ bytes: [UInt8]) throws(PasskeyFault) {
    guard bytes.count >= Self.headLength, bytes.count <= CBOR.sizeLimit else {
      throw .malformed
    }
    relyingPartyHash = Array(bytes[0..<32])
    flags = Flags(rawValue: bytes[32])
    counter = bytes[33..<37].reduce(0) { sum, byte in sum << 8 | UInt32(byte) }
    var end = Self.headLength
    if flags.contains(.hasCredential) {
      (credential, end) = try Self.credential(bytes)
    } else {
      credential = nil
    }
    if flags.contains(.hasExtensions) {
      let (extensions, after) = try Self.item(bytes, at: end)
      guard case .map = extensions else { throw .malformed }
      end = after
    }
    guard end == bytes.count else { throw .malformed }
  }

  private static func credential(_ bytes: [UInt8]) throws(PasskeyFault) -> (Credential, Int) {
    let start = headLength + 18
    guard bytes.count > start else { throw .malformed }
    let length = Int(bytes[start - 2]) << 8 | Int(bytes[start - 1])
    guard length <= credentialIDLimit else { throw .credentialID }
    guard length > 0, bytes.count > start + length else { throw .malformed }
    let (_, end) = try item(bytes, at: start + length)
    let credential = Credential(
      model: Array(bytes[headLength..<headLength + 16]),
      id: Array(bytes[start..<start + length]), key: Array(bytes[start + length..<end]))
    return (credential, end)
  }

  private static func item(
    _ bytes: [UInt8], at offset: Int
  ) throws(PasskeyFault) -> (item: CBOR, end: Int) {
    do throws(CBORFault) { return try CBOR.decode(bytes, at: offset) } catch { throw .malformed }
  }
}
