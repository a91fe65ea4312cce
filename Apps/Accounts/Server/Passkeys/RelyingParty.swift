import Coding
import Crypto

/// The site as authenticators know it: credentials belong to its host name, ceremonies to its
/// origin.
@Memberwise public struct RelyingParty: Hashable, Sendable {
  /// The host name.
  public let id: String
  /// Scheme and authority.
  public let origin: String

  /// The site of a public address, or without one of what the browser asked; `nil` where there can
  /// be no passkeys: on a bare IP address, and without HTTPS anywhere but on `localhost`.
  ///
  /// - Parameters:
  ///   - origin: The public address, such as `https://fieldday.example`; `nil` when any address of
  ///     this machine will do.
  ///   - authority: The request's host and port.
  public init?(origin: String?, authority: String?) {
    guard let origin = origin ?? authority.map({ authority in "http://" + authority }) else {
      return nil
    }
    let parts = origin.split(separator: "://", maxSplits: 1)
    guard parts.count == 2 else { return nil }
    // An address of IPv6 is in brackets.
    let host = parts[1].prefix { character in character != ":" && character != "/" }
    guard RelyingParty.isName(host), parts[0] == "https" || host == "localhost" else { return nil }
    self.init(id: host.lowercased(), origin: origin)
  }

  /// No name ends in a label of digits, every address of IPv4 does (WHATWG URL §3.5).
  private static func isName(_ host: Substring) -> Bool {
    guard let last = host.split(separator: ".").last, !host.hasPrefix("[") else { return false }
    return !last.allSatisfy { character in character.isNumber } && !last.hasPrefix("0x")
  }

  /// Checks a new credential (WebAuthn Level 3 §7.1). Whether its id is free is for the database.
  public func check(
    _ registration: PasskeyRegistration, challenge: [UInt8], isVerified: Bool = false
  ) throws(PasskeyFault) -> AttestationObject {
    try check(registration.client, .registration, challenge)
    let object = try AttestationObject(registration.attestation)
    try check(object.data, isVerified: isVerified)
    guard let credential = object.data.credential else { throw .noCredential }
    guard credential.id == registration.id else { throw .credentialID }
    _ = try CredentialKey(cose: credential.key)
    return object
  }

  /// Checks that the owner of a credential is there (WebAuthn Level 3 §7.2). The last thing checked
  /// is the counter: a fault of it comes from the true key.
  public func check(
    _ assertion: PasskeyAssertion, challenge: [UInt8], with known: KnownCredential,
    isVerified: Bool = false
  ) throws(PasskeyFault) -> AuthenticatorData {
    try check(assertion.client, .signIn, challenge)
    let data = try AuthenticatorData(assertion.authenticatorData)
    try check(data, isVerified: isVerified)
    guard data.flags.contains(.backupEligible) == known.isBackupEligible else { throw .backup }
    let message = assertion.authenticatorData + Array(SHA256.hash(data: assertion.clientData))
    guard try CredentialKey(cose: known.key).isValid(assertion.signature, for: message) else {
      throw .signature
    }
    guard data.counter > known.counter || (data.counter == 0 && known.counter == 0) else {
      throw .counter
    }
    return data
  }

  private func check(
    _ client: ClientData, _ ceremony: ClientData.Ceremony, _ challenge: [UInt8]
  ) throws(PasskeyFault) {
    guard client.type == ceremony.rawValue else { throw .ceremony }
    guard client.challenge == challenge else { throw .challenge }
    guard client.origin == origin else { throw .origin }
    guard !client.isCrossOrigin else { throw .crossOrigin }
  }

  private func check(_ data: AuthenticatorData, isVerified: Bool) throws(PasskeyFault) {
    guard data.relyingPartyHash == Array(SHA256.hash(data: Array(id.utf8))) else {
      throw .relyingParty
    }
    guard data.flags.contains(.userPresent) else { throw .notPresent }
    guard !isVerified || data.flags.contains(.userVerified) else { throw .notVerified }
    guard data.flags.contains(.backupEligible) || !data.flags.contains(.backedUp) else {
      throw .backup
    }
  }
}
