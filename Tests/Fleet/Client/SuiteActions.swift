import AccountsUI
import Core
import Shell
import Suite

// What happens in the suite, as tests write it.
extension SuiteFeature.Action {
  static func signIn(_ action: SignInFeature.Action) -> Self { .content(.signIn(action)) }
  static func settings(_ action: SettingsFeature.Action) -> Self { .content(.settings(action)) }
}
