import Server

/// Telephone numbers.
public enum PhoneEndpoint: String, EndpointCatalogue {
  case offer, state, send, verify, remove

  public var endpoint: Endpoint {
    switch self {
    case .offer: .question("phone/offer", access: .anyone)
    case .state: .question("phone")
    case .send: .act("phone/send")
    case .verify: .act("phone/verify")
    case .remove: .act("phone/remove", cost: .ordinary)
    }
  }
}

extension ProblemCode {
  public static let phoneInvalid = ProblemCode("phoneInvalid", 422, "This is no telephone number.")
  public static let phoneCountry = ProblemCode(
    "phoneCountry", 422, "This server sends no messages to numbers of this country.")
  public static let textsOff = ProblemCode("textsOff", 501, "This server sends no text messages.")
  public static let textBudgetSpent = ProblemCode(
    "textBudgetSpent", 503, "This server sends no more text messages for now.")
  public static let recoveryCodesInvalid = ProblemCode(
    "recoveryCodesInvalid", 422, "These are no recovery codes.")

  /// Every code of telephone numbers and of what a sign-up may bring along.
  public static let phones: [ProblemCode] = [
    .phoneInvalid, .phoneCountry, .textsOff, .textBudgetSpent, .recoveryCodesInvalid,
  ]
}
