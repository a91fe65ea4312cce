import AccountsUI
import Home
import Shell
import View

// What happens on the account's pages, as tests write it.
extension HomeShell.Action {
  static func settings(_ action: SettingsFeature.Action) -> Self { .content(.settings(action)) }
}
