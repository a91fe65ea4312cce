import AccountsDomain
import Core
import View

// Security questions, among the ways in.
extension SettingsFeature {
  static func reduceSecurityAnswers(
    _ state: inout State, _ action: SecurityAnswersFeature.Action, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    state.securityAnswers.language = state.language
    state.securityAnswers.canUseCode = state.twoStep.canUseCode
    state.securityAnswers.codesArePaper = !state.twoStep.isOn
    return SecurityAnswersFeature.reduce(&state.securityAnswers, action, moment)
      .lifted { child in .securityAnswers(child) }
  }

  static func securityAnswers(_ state: State) -> Node<Action> {
    var answers = state.securityAnswers
    answers.language = state.language
    return SecurityAnswersFeature.view(answers).map { action in .securityAnswers(action) }
  }
}
