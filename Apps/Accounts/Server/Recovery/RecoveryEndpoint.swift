import Server

/// Confirming an address, and getting back in.
public enum RecoveryEndpoint: String, EndpointCatalogue {
  case confirmSignUp, resendSignUp, confirmation, sendConfirmation, checkConfirmation
  case forgotPassword, forgotLogin, resetPassword

  public var endpoint: Endpoint {
    switch self {
    case .confirmSignUp: .act("sign-up/confirm", access: .anyone)
    case .resendSignUp: .act("sign-up/resend", access: .anyone)
    case .confirmation: .question("confirmation")
    case .sendConfirmation: .act("confirmation/send")
    case .checkConfirmation: .act("confirmation/check")
    case .forgotPassword: .act("forgot-password", access: .anyone)
    case .forgotLogin: .act("forgot-login", access: .anyone)
    case .resetPassword: .act("reset-password", access: .anyone)
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
