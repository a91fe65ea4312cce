import Core
import View

// The second step stands in the sign-in form's place.
extension SignInFeature.State {
  /// Opens the second step when the answer to the right password asks for it.
  mutating func openSecondStep(_ answer: HostAnswer) -> [Effect<SignInFeature.Action, Never>]? {
    guard let ticket = SecondStepFeature.ticket(in: answer) else { return nil }
    secondStep = SecondStepFeature.State(ticket: ticket, language: language)
    password = ""
    phase = .editing
    return [.tell(.focus(elementID: "one-time-code"))]
  }

  /// Opens the second step for somebody a provider has vouched for.
  public mutating func openSecondStep(
    ticket: String
  ) -> [Effect<SignInFeature.Action, Never>] {
    secondStep = SecondStepFeature.State(ticket: ticket, language: language)
    phase = .editing
    return [.tell(.focus(elementID: "one-time-code"))]
  }

  mutating func reduceSecondStep(
    _ action: SecondStepFeature.Action, _ moment: Moment
  ) -> [Effect<SignInFeature.Action, Never>] {
    guard var step = secondStep else { return [] }
    step.language = language
    let effects = SecondStepFeature.reduce(&step, action, moment)
    secondStep = step
    if case .delegate(.startedOver(let problem)) = action {
      secondStep = nil
      phase = problem.map { problem in .failed(problem) } ?? .editing
    }
    return effects.lifted { child in
      if case .delegate(.signedIn(let session)) = child {
        return .delegate(.signedIn(session))
      }
      return .secondStep(child)
    }
  }
}
