import Server

/// Everything the account system serves.
public enum AccountsEndpoint: String, EndpointCatalogue {
  case signUp, signIn, signOut, signOutEverywhere, session, sessions, endSession

  public var endpoint: Endpoint {
    switch self {
    case .signUp: .act("sign-up", access: .anyone)
    case .signIn: .act("sign-in", access: .anyone)
    case .signOut: .act("sign-out", access: .anyone, cost: .ordinary)
    case .signOutEverywhere: .act("sign-out-everywhere", cost: .ordinary)
    case .session: .question("session", access: .anyone)
    case .sessions: .question("sessions")
    case .endSession: Endpoint(.delete, "/api/account/sessions/:id", access: .owner(of: "session"))
    }
  }
}

extension ProblemCode {
  public static let signInFailed = ProblemCode(
    "signInFailed", 401, "The address or the password is not right.")
  /// Only where the server sends no email: there a sign-up signs in at once, so a taken address
  /// cannot look like a free one. Everywhere else both get the same answer.
  public static let signUpUnavailable = ProblemCode(
    "signUpUnavailable", 409, "An account cannot be made with this address.")
  public static let emailInvalid = ProblemCode(
    "emailInvalid", 422, "This is not an email address.")
  public static let passwordRejected = ProblemCode(
    "passwordRejected", 422, "This password cannot be used.")
  public static let nameTooLong = ProblemCode("nameTooLong", 422, "The name is too long.")

  /// Every code of the account system, for documents and tests.
  public static let accounts: [ProblemCode] = [
    .signInFailed, .signUpUnavailable, .emailInvalid, .passwordRejected, .nameTooLong,
    .workRequired,
  ]
}
