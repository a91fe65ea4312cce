import Server

/// Security questions, in somebody's own account. Where they are answered is
/// ``RecoveryEndpoint/resetPassword``.
public enum SecurityAnswerEndpoint: String, EndpointCatalogue {
  case state, set, remove

  public var endpoint: Endpoint {
    switch self {
    case .state: .question("security-answers")
    case .set: .act("security-answers")
    case .remove: .act("security-answers/remove", cost: .ordinary)
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
