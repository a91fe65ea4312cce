import Server

/// The second factor, proving again who one is, the password, and what happened to the account.
public enum SecondFactorEndpoint: String, EndpointCatalogue {
  case finishSignIn, state, begin, confirm, turnOff, remakeCodes
  case reauthenticate, changePassword, events

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    let path = "/api/account/"
    func act(_ name: String, _ cost: Endpoint.Cost = .credentials) -> Endpoint {
      Endpoint(.post, path + name, access: .signedIn, body: body, cost: cost)
    }
    switch self {
    case .finishSignIn:
      return Endpoint(
        .post, path + "sign-in/second-factor", access: .anyone, body: body, cost: .credentials)
    case .state: return Endpoint(.get, path + "second-factor", access: .signedIn)
    case .begin: return act("second-factor/begin", .ordinary)
    case .confirm: return act("second-factor/confirm")
    case .turnOff: return act("second-factor/turn-off", .ordinary)
    case .remakeCodes: return act("second-factor/recovery-codes", .ordinary)
    case .reauthenticate: return act("reauthenticate")
    case .changePassword: return act("password")
    case .events: return Endpoint(.get, path + "events", access: .signedIn)
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
