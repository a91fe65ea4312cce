import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync
import View

// Somebody comes, what they have changes, and they go.
extension SuiteContent {
  public static func open(
    _ occupant: Occupant, for state: State, _ moment: Moment
  ) -> SuiteApps {
    let preferences = Preferences(user: occupant.user, displayName: occupant.profile?.name)
    return SuiteApps(
      boxedSettings: Boxed(
        SettingsFeature.State(
          occupant: occupant, preferences: preferences, language: state.language)))
  }

  public static func opened(_ state: inout State, _ moment: Moment) -> Effects {
    // Their session has ended, and another client has sent them here.
    if case .account(.signIn) = state.route, let email = state.account?.session?.email {
      state.signIn.email = email
    }
    guard case .account(.settings(let page)) = state.route else { return [] }
    return state.reduceSettings(.opened(page), moment)
  }

  public static func restored(_ state: inout State, _ moment: Moment) -> Effects { [] }

  public static func showTrouble(_ words: String?, _ apps: inout SuiteApps) {
    apps.trouble = words
  }

  public static func showElected(_ isElected: Bool, _ apps: inout SuiteApps) {}

  public static func showView(_ state: inout State, _ moment: Moment) {
    guard let view = state.seen(), let user = state.account?.user else { return }
    let name = state.account?.preferences.displayName
    state.account?.settings.profile.follow(
      view.publicProfiles[user], view.privateProfiles[user], name: name)
  }

  public static func preferences(of account: Account) -> Preferences {
    account.preferences(account.core.view.preferences[account.user]) { command in
      if case .setDisplayName = command { true } else { false }
    }
  }

  public static func wantsSilence(_ apps: SuiteApps) -> Bool? { nil }

  public static func glances(
    _ account: Account, _ formats: Formats, _ moment: Moment
  ) -> [AppGlance] {
    []
  }

  // MARK: Going

  public static func left(
    _ user: UserID, isWiping: Bool, isErasing: Bool, _ state: inout State
  ) -> Effects {
    state.invitedTo = nil
    state.signIn = SignInFeature.State(language: state.language)
    state.isNewcomer = false
    state.hasAskedRegistration = false
    state.route = .account(.signIn)
    return [state.askProviders] + State.forgetMatches(of: user, keepsOnlyHere: isWiping)
      + state.forgetRounds(of: user, keepsOnlyHere: isWiping) + state.forgetDay(of: user)
      + (isErasing ? state.forgetRecordings(of: user) : [])
  }

  public static func leftLocal(_ state: inout State) -> Effects {
    state.invitedTo = nil
    state.isNewcomer = true
    state.route = .launcher
    return []
  }

  public static func erased(_ state: inout State) -> Effects { [] }

  public static func claimed(
    _ local: UserID, by user: UserID?, _ state: inout State, _ moment: Moment
  ) -> Effects {
    let inheritance = user.map { user in Inheritance.remember(from: local, by: user) }
    return State.forgetMatches(of: local) + (inheritance.map { request in [.tell(request)] } ?? [])
  }

  public static var finishesClaims: Bool { true }

  public static func removed(_ local: UserID) -> Effects {
    State.forgetMatches(of: local) + [.tell(.erase(database: Occupant.journal(of: local)))]
  }

  public static func foundNobody(_ state: inout State, _ moment: Moment) -> Effects {
    // Where no profile was remembered, the server has been asked at once.
    state.remembered.hasLocal ? state.askForSession() : []
  }

  // MARK: The account

  public static func openSettings(_ state: inout State, _ moment: Moment) -> Effects {
    state.showSettings(.overview, moment)
  }

  public static func openSignIn(
    _ state: inout State, again: Bool, _ moment: Moment
  ) -> Effects {
    if again, let email = state.account?.session?.email { state.signIn.email = email }
    state.route = .account(.signIn)
    return []
  }

  public static func saveData(_ state: inout State, _ moment: Moment) -> Effects {
    state.reduceSettings(.data(.saveTapped), moment)
  }
}
