import Server

/// Security questions, in somebody's own account. Where they are answered is
/// ``RecoveryEndpoint/resetPassword``.
public enum SecurityAnswerEndpoint: String, EndpointCatalogue {
  case state, set, remove

  public var endpoint: Endpoint {
    let body = Endpoint.Body.json(limit: Endpoint.ordinaryLimit)
    let path = "/api/account/security-answers"
    switch self {
    case .state: return Endpoint(.get, path, access: .signedIn)
    case .set:
      return Endpoint(.post, path, access: .signedIn, body: body, cost: .credentials)
    case .remove: return Endpoint(.post, path + "/remove", access: .signedIn, body: body)
    }
  }
}

extension ProblemCode {
  public static let securityAnswersOff = ProblemCode(
    "securityAnswersOff", 409, "This server asks no security questions.")
  /// The members `fault` and `place` say what is wrong, and with which.
  public static let securityAnswersRejected = ProblemCode(
    "securityAnswersRejected", 422, "These questions and answers cannot be used.")
  public static let securityAnswersWrong = ProblemCode(
    "securityAnswersWrong", 422, "An answer is not right.")
  /// The member `until` says when they can be answered again.
  public static let securityAnswersRest = ProblemCode(
    "securityAnswersRest", 409, "The questions were answered wrongly too often.")
  public static let securityAnswersPresent = ProblemCode(
    "securityAnswersPresent", 409, "The person has set answers already.")
  public static let oldPepperMissing = ProblemCode(
    "oldPepperMissing", 409, "No old pepper is named, so old answers could never be compared.")

  /// Every code of this part, for documents and tests.
  public static let securityAnswers: [ProblemCode] = [
    .securityAnswersOff, .securityAnswersRejected, .securityAnswersWrong, .securityAnswersRest,
  ]
}
