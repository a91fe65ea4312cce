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
      state.twoStep.language = state.language
      return TwoStepFeature.reduce(&state.twoStep, child, moment)
        .lifted { child in .twoStep(child) }
    case .passkeys(let child):
      state.passkeys.language = state.language
      state.passkeys.canUseCode = state.twoStep.isOn
      return PasskeysFeature.reduce(&state.passkeys, child, moment)
        .lifted { child in .passkeys(child) }
    case .phone(let child):
      state.phone.language = state.language
      state.phone.canUseCode = state.twoStep.canUseCode
      state.phone.codesArePaper = !state.twoStep.isOn
      return PhoneFeature.reduce(&state.phone, child, moment)
        .lifted { child in .phone(child) }
    case .providers(let child): return state.reduceProviders(child, moment)
    case .password(let child):
      state.password.language = state.language
      return PasswordFeature.reduce(&state.password, child, moment)
        .lifted { child in .password(child) }
    case .events(let child):
      state.events.language = state.language
      return EventsFeature.reduce(&state.events, child, moment)
        .lifted { child in .events(child) }
    case .profile(let child):
      state.profile.language = state.language
      return ProfileFeature.reduce(&state.profile, child, moment)
        .map(action: { child in .profile(child) }, command: { command in command })
    case .data(let child):
      state.data.language = state.language
      state.data.canUseCode = state.twoStep.isOn
      return DataFeature.reduce(&state.data, child, moment).lifted { child in .data(child) }
    case .identifiers(let child): return reduceIdentifiers(&state, child, moment)
    case .people(let child):
      state.people.language = state.language
      state.people.canUseCode = state.twoStep.isOn
      return PeopleFeature.reduce(&state.people, child, moment)
        .lifted { child in .people(child) }
    case .roleAnswered(let answer): state.receiveRole(answer)
    case .address(let child):
      state.address.language = state.language
      return AddressFeature.reduce(&state.address, child, moment)
        .lifted { child in .address(child) }
    case .local(let child):
      state.local.language = state.language
      return LocalProfileFeature.reduce(&state.local, child, moment)
        .lifted { child in .local(child) }
    case .securityAnswers(let child): return reduceSecurityAnswers(&state, child, moment)
    default: break
    }
    return []
  }
}
