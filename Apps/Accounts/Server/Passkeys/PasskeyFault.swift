/// Why a ceremony with a passkey fails. The words are for logs and tests; the person hears less.
public enum PasskeyFault: String, Error, Hashable, Sendable, CaseIterable {
  /// Not what a browser would have sent.
  case malformed
  /// Made for the other ceremony.
  case ceremony
  case challenge
  case origin
  case crossOrigin
  case relyingParty
  case notPresent
  case notVerified
  /// A registration without a credential.
  case noCredential
  case algorithm
  case credentialID
  case attestation
  /// The marks of backup contradict each other or what was registered.
  case backup
  case signature
  /// The counter did not go up: the authenticator may have been copied.
  case counter
}
