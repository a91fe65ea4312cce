import Server

/// Confirming an address, and getting back in.
public enum RecoveryEndpoint: String, EndpointCatalogue {
  case confirmSignUp, resendSignUp, confirmation, sendConfirmation, checkConfirmation
  case forgotPassword, forgotLogin, resetPassword

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    let path = "/api/account/"
    func open(_ name: String) -> Endpoint {
      Endpoint(.post, path + name, access: .anyone, body: body, cost: .credentials)
    }
    switch self {
    case .confirmSignUp: return open("sign-up/confirm")
    case .resendSignUp: return open("sign-up/resend")
    case .confirmation: return Endpoint(.get, path + "confirmation", access: .signedIn)
    case .sendConfirmation:
      return Endpoint(
        .post, path + "confirmation/send", access: .signedIn, body: body, cost: .credentials)
    case .checkConfirmation:
      return Endpoint(
        .post, path + "confirmation/check", access: .signedIn, body: body, cost: .credentials)
    case .forgotPassword: return open("forgot-password")
    case .forgotLogin: return open("forgot-login")
    case .resetPassword: return open("reset-password")
    }
  }
}

extension ProblemCode {
  public static let codeWrong = ProblemCode("codeWrong", 422, "The code is not right.")
  public static let codeDead = ProblemCode(
    "codeDead", 410, "The code or link does not work any more.")
  public static let codeElsewhere = ProblemCode(
    "codeElsewhere", 409, "The link belongs to another browser.")
  public static let deliveryOff = ProblemCode(
    "deliveryOff", 501, "This server sends no messages.")
  /// The member `opensAt` says until when.
  public static let recoveryWaits = ProblemCode(
    "recoveryWaits", 409, "A first password cannot be set before the wait is over.")

  /// Every code of confirmation and recovery, for documents and tests.
  public static let recovery: [ProblemCode] = [
    .codeWrong, .codeDead, .codeElsewhere, .deliveryOff, .recoveryWaits,
  ]
}
