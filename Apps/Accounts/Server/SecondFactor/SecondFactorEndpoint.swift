import Server

/// The second factor, proving again who one is, the password, and what happened to the account.
public enum SecondFactorEndpoint: String, EndpointCatalogue {
  case finishSignIn, state, begin, confirm, turnOff, remakeCodes
  case reauthenticate, changePassword, events

  public var endpoint: Endpoint {
    switch self {
    case .finishSignIn: .act("sign-in/second-factor", access: .anyone)
    case .state: .question("second-factor")
    case .begin: .act("second-factor/begin", cost: .ordinary)
    case .confirm: .act("second-factor/confirm")
    case .turnOff: .act("second-factor/turn-off", cost: .ordinary)
    case .remakeCodes: .act("second-factor/recovery-codes", cost: .ordinary)
    case .reauthenticate: .act("reauthenticate")
    case .changePassword: .act("password")
    case .events: .question("events")
    }
  }
}

extension ProblemCode {
  /// The client asks for the password or a code and then does the same again.
  public static let reauthenticationRequired = ProblemCode(
    "reauthenticationRequired", 403, "This needs a recent proof of who you are.")
  public static let currentPasswordWrong = ProblemCode(
    "currentPasswordWrong", 422, "The present password is not right.")
  public static let factorCodeWrong = ProblemCode("factorCodeWrong", 422, "The code is not right.")
  public static let signInTicketEnded = ProblemCode(
    "signInTicketEnded", 401, "Signing in took too long or too many attempts.")
  public static let secondFactorIsOn = ProblemCode(
    "secondFactorIsOn", 409, "The second factor is in force already.")
  public static let secondFactorIsOff = ProblemCode(
    "secondFactorIsOff", 409, "There is no second factor.")

  /// Every code of this part, for documents and tests.
  public static let secondFactor: [ProblemCode] = [
    .reauthenticationRequired, .currentPasswordWrong, .factorCodeWrong, .signInTicketEnded,
    .secondFactorIsOn, .secondFactorIsOff,
  ]
}
