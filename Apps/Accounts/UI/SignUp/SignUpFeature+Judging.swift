import AccountsDomain
import Core
import View
import Wire

// What the server has to say of a step is said there, and not after the last one.
extension SignUpFeature.State {
  /// Whether the server is being asked about the step.
  var isBeingJudged: Bool {
    phase == .sending && (step == .identify || step == .credential) && question > 0
  }

  /// What was said of a step is no longer of what it holds.
  mutating func edited(_ changed: SignUpStep) {
    approved.remove(changed)
    if isBeingJudged { stopJudging() }
    phase.edited()
  }

  mutating func stopJudging() {
    question = -abs(question)
    phase = .editing
  }

  /// Asks the server whether it has anything against the step. Nobody waits for that for long: the
  /// last step is judged whatever was said before.
  mutating func judge() -> Effects {
    let mine = abs(question) + 1
    question = mine
    phase = .sending
    let body = step == .credential ? credentialBody : identifyBody
    let request = HostRequest.post("/api/account/sign-up/judge", body: body.text, timeout: 3_000)
    return [.ask(request, answer: { answer in .stepAnswered(mine, answer) })]
  }

  private var identifyBody: JSON {
    .object([
      "email": .string(email), "username": username.isEmpty ? nil : .string(username),
      "invitation": invitation.map { token in .string(token) },
    ])
  }

  private var credentialBody: JSON {
    .object(["email": .string(email), "password": .string(password)])
  }

  mutating func receiveStep(_ asked: Int, _ answer: HostAnswer) -> Effects {
    guard isBeingJudged, asked == question else { return [] }
    stopJudging()
    if case .http(204, _) = answer {
      approved.insert(step)
      return goOn()
    }
    let problem = AccountProblem.of(answer)
    switch problem.code {
    case "usernameTaken":
      // Said at the field.
      usernameCheck.refused(username)
      wasHeld = true
      return [.tell(.focus(elementID: SignUpField.username.id))]
    case "emailInvalid", "usernameInvalid", "passwordRejected", "signUpUnavailable",
      "registrationClosed", "invitationRequired", "invitationDead", "tooManyRequests":
      phase = .failed(problem)
      let field: SignUpField = step == .credential ? .password : .email
      return [.tell(.focus(elementID: field.id))]
    default: return goOn()
    }
  }
}
