import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync
import View

// Somebody comes, what they have changes, and they go.
extension HomeContent {
  public static func open(
    _ currentUser: CurrentUser, for state: State, _ moment: Moment
  ) -> HomeApps {
    let preferences = Preferences(user: currentUser.user, displayName: currentUser.profile?.name)
    var settings = SettingsFeature.State(
      currentUser: currentUser, preferences: preferences, language: state.language)
    // What went wrong on the way back from a provider.
    if let code = state.launch.remembered[LinkingProblem.key], !code.isEmpty {
      settings.providers.problem = AccountProblem(code: code)
    }
    return HomeApps(settings: settings)
  }

  public static func opened(_ state: inout State, _ moment: Moment) -> Effects {
    let code = state.launch.remembered[LinkingProblem.key] ?? ""
    let forgotten: Effects =
      code.isEmpty ? [] : [.tell(.remember(key: LinkingProblem.key, value: ""))]
    let effects = state.forgetPlace(moment) + forgotten
    guard case .account(let page) = state.route else { return effects }
    return effects + state.reduceSettings(.opened(page), moment)
  }

  public static func restored(_ state: inout State, _ moment: Moment) -> Effects { [] }

  public static func showTrouble(_ words: String?, _ apps: inout HomeApps) {
    apps.trouble = words
  }

  public static func showElected(_ isElected: Bool, _ apps: inout HomeApps) {}

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

  public static func wantsSilence(_ apps: HomeApps) -> Bool? { nil }

  public static func glances(
    _ account: Account, _ formats: Formats, _ moment: Moment
  ) -> [AppGlance] {
    []
  }

  // MARK: Going

  public static func left(
    _ user: UserID, isWiping: Bool, isErasing: Bool, _ state: inout State
  ) -> Effects {
    if isErasing { state.route = .account(.overview) }
    // The page begins anew once the copy is gone.
    return State.forget(user, keepsOnlyHere: isWiping)
      + (isErasing ? state.forgetRecordings(of: user) + State.forgetPlaceLeft : [])
      + (isWiping || isErasing ? [] : [.tell(.open(url: ClientAddress.signIn))])
  }

  public static func leftLocal(_ state: inout State) -> Effects {
    state.route = .launcher
    return []
  }

  /// The database is gone of whoever has signed out, or has removed what they had here without an
  /// account: they are asked to make one, as at the beginning.
  public static func erased(_ state: inout State) -> Effects {
    if state.remembered.hasLocal { return [.tell(.open(url: ClientAddress.launcher))] }
    let isNew = state.route == .launcher
    return [.tell(.open(url: isNew ? ClientAddress.signUp : ClientAddress.signIn))]
  }

  public static func claimed(
    _ local: UserID, by user: UserID?, _ state: inout State, _ moment: Moment
  ) -> Effects {
    let inheritance = user.map { user in Inheritance.remember(from: local, by: user) }
    return State.forget(local) + (inheritance.map { request in [.tell(request)] } ?? [])
  }

  public static var finishesClaims: Bool { true }

  public static func removed(_ local: UserID) -> Effects {
    State.forget(local) + [.tell(.erase(database: CurrentUser.journal(of: local)))]
  }

  // MARK: The account

  public static func openSettings(_ state: inout State, _ moment: Moment) -> Effects {
    state.showSettings(.overview, moment)
  }

  public static func openSignIn(
    _ state: inout State, again: Bool, _ moment: Moment
  ) -> Effects {
    (again ? state.keepOwnPlace(moment) : state.keepPlace(moment))
      + [.tell(.open(url: ClientAddress.signIn))]
  }

  public static func saveData(_ state: inout State, _ moment: Moment) -> Effects {
    state.reduceSettings(.data(.saveTapped), moment)
  }
}
