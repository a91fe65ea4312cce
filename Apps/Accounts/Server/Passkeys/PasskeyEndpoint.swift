import Server

/// Registering passkeys and signing in with them.
public enum PasskeyEndpoint: String, EndpointCatalogue {
  case list, begin, add, rename, remove, beginSignIn, signIn

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    let path = "/api/account/passkeys"
    switch self {
    case .list: return Endpoint(.get, path, access: .signedIn)
    case .begin:
      return Endpoint(.post, path + "/begin", access: .signedIn, body: body, cost: .credentials)
    case .add: return Endpoint(.post, path, access: .signedIn, body: body, cost: .credentials)
    case .rename:
      return Endpoint(.post, path + "/:id/name", access: .owner(of: "passkey"), body: body)
    case .remove: return Endpoint(.delete, path + "/:id", access: .owner(of: "passkey"))
    case .beginSignIn:
      return Endpoint(
        .post, "/api/account/passkey-sign-in/begin", access: .anyone, body: body,
        cost: .credentials)
    case .signIn:
      return Endpoint(
        .post, "/api/account/passkey-sign-in", access: .anyone, body: body, cost: .credentials)
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
