import AccountsDomain
import Core
import View

// Linked accounts on the account page.
extension SettingsFeature.State {
  mutating func reduceProviders(
    _ action: ProvidersFeature.Action, _ moment: Moment
  ) -> [Effect<SettingsFeature.Action, AccountsCommand>] {
    let effects = ProvidersFeature.reduce(&providers, action, moment)
    // Whoever came by a provider may have no password to be asked for.
    if case .listAnswered = action { password.hasPassword = providers.hasPassword }
    return effects.lifted { child in .providers(child) }
  }
}
