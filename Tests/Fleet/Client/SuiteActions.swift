import AccountsUI
import Core
import DayBlockUI
import Shell
import Suite

// What happens in the suite, as tests write it.
extension SuiteFeature.Action {
  static func day(_ action: DayBlockFeature.Action) -> Self { .content(.day(action)) }
  static func signIn(_ action: SignInFeature.Action) -> Self { .content(.signIn(action)) }
  static func settings(_ action: SettingsFeature.Action) -> Self { .content(.settings(action)) }
  static var sessionAwaited: Self { .content(.sessionAwaited) }
}
