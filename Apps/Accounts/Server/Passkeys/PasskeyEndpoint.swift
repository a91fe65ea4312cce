import Server

/// Registering passkeys and signing in with them.
public enum PasskeyEndpoint: String, EndpointCatalogue {
  case list, begin, add, rename, remove, beginSignIn, signIn

  public var endpoint: Endpoint {
    switch self {
    case .list: .question("passkeys")
    case .begin: .act("passkeys/begin")
    case .add: .act("passkeys")
    case .rename: .act("passkeys/:id/name", access: .owner(of: "passkey"), cost: .ordinary)
    case .remove: Endpoint(.delete, "/api/account/passkeys/:id", access: .owner(of: "passkey"))
    case .beginSignIn: .act("passkey-sign-in/begin", access: .anyone)
    case .signIn: .act("passkey-sign-in", access: .anyone)
    }
  }
}

extension ProblemCode {
  public static let passkeysUnavailable = ProblemCode(
    "passkeysUnavailable", 409, "Passkeys need HTTPS and a host name.")
  public static let passkeyChallengeDead = ProblemCode(
    "passkeyChallengeDead", 410, "The challenge does not work any more.")
  /// The detail is a ``PasskeyFault``.
  public static let passkeyRefused = ProblemCode(
    "passkeyRefused", 422, "The passkey's answer is not acceptable.")
  public static let passkeyUnknown = ProblemCode(
    "passkeyUnknown", 422, "No account has this passkey.")
  public static let passkeyKnown = ProblemCode(
    "passkeyKnown", 409, "The passkey is registered already.")
  public static let passkeyCopied = ProblemCode(
    "passkeyCopied", 422, "There may be a copy of the passkey.")
  public static let passkeyLimit = ProblemCode(
    "passkeyLimit", 409, "The account has as many passkeys as it can.")
  public static let passkeyNameInvalid = ProblemCode(
    "passkeyNameInvalid", 422, "A passkey cannot be called that.")
  public static let lastWayIn = ProblemCode(
    "lastWayIn", 409, "Nothing else would be left to sign in with.")

  /// Every code of passkeys, for documents and tests.
  public static let passkeys: [ProblemCode] = [
    .passkeysUnavailable, .passkeyChallengeDead, .passkeyRefused, .passkeyUnknown, .passkeyKnown,
    .passkeyCopied, .passkeyLimit, .passkeyNameInvalid, .lastWayIn,
  ]
}
