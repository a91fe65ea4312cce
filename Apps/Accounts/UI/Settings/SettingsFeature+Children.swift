import AccountsDomain
import Core
import View

// The sections of the pages, each a feature of its own.
extension SettingsFeature {
  static func reduceChild(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, AccountsCommand>] {
    switch action {
    case .twoStep(let child):
      return TwoStepFeature.reduce(&state.twoStep, child, moment)
        .lifted { child in .twoStep(child) }
    case .passkeys(let child):
      return PasskeysFeature.reduce(&state.passkeys, child, moment)
        .lifted { child in .passkeys(child) }
    case .phone(let child):
      return PhoneFeature.reduce(&state.phone, child, moment)
        .lifted { child in .phone(child) }
    case .providers(let child): return state.reduceProviders(child, moment)
    case .password(let child):
      return PasswordFeature.reduce(&state.password, child, moment)
        .lifted { child in .password(child) }
    case .events(let child):
      return EventsFeature.reduce(&state.events, child, moment)
        .lifted { child in .events(child) }
    case .profile(let child):
      return ProfileFeature.reduce(&state.profile, child, moment)
        .map(action: { child in .profile(child) }, command: { command in command })
    case .data(let child):
      return DataFeature.reduce(&state.data, child, moment).lifted { child in .data(child) }
    case .identifiers(let child): return state.reduceIdentifiers(child, moment)
    case .people(let child):
      return PeopleFeature.reduce(&state.people, child, moment)
        .lifted { child in .people(child) }
    case .roleAnswered(let answer): state.receiveRole(answer)
    case .address(let child):
      return AddressFeature.reduce(&state.address, child, moment)
        .lifted { child in .address(child) }
    case .local(.saveTapped): return reduceChild(&state, .data(.saveTapped), moment)
    case .local(let child):
      return LocalProfileFeature.reduce(&state.local, child, moment)
        .lifted { child in .local(child) }
    case .securityAnswers(let child):
      return SecurityAnswersFeature.reduce(&state.securityAnswers, child, moment)
        .lifted { child in .securityAnswers(child) }
    case .offlineApps(let child):
      return OfflineAppsFeature.reduce(&state.offlineApps, child, moment)
        .lifted { child in .offlineApps(child) }
    default: break
    }
    return []
  }
}

extension SettingsFeature.State {
  /// The sections say everything in the language in force.
  mutating func speak() {
    address.language = language
    twoStep.language = language
    passkeys.language = language
    phone.language = language
    providers.language = language
    password.language = language
    events.language = language
    profile.language = language
    data.language = language
    identifiers.language = language
    people.language = language
    local.language = language
    securityAnswers.language = language
    offlineApps.language = language
  }
}
