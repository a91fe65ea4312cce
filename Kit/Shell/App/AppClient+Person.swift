import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Sync
import View

// Somebody comes, what they have changes, and they go.
extension AppClient {
  public static func open(_ currentUser: CurrentUser, for state: State, _ moment: Moment) -> Apps {
    let place: App.Route = if case .here(let route) = state.route { route } else { App.home }
    let kept = state.launch.remembered[KeptPlace.key].flatMap { text in
      KeptPlace(text: text, at: moment.instant)
    }
    // Who comes back to where they were has followed no link.
    let isLinked =
      kept.map { kept in kept.owner == nil && sameBytes(kept.address, App.address(place)) } ?? false
    return Boxed(
      App.open(
        AppOpening(
          user: currentUser.user, language: state.language, moment: moment, route: place,
          launch: state.launch, linkedAt: isLinked ? kept?.at : nil,
          inheritance: Inheritance.all(of: currentUser.user, state.launch.remembered).first)))
  }

  public static func opened(_ state: inout State, _ moment: Moment) -> Effects {
    state.forgetPlace(moment)
  }

  public static func isHeld(_ apps: Apps) -> Bool { App.isHeld(apps.value) }

  public static func released(_ apps: Apps) -> Effects {
    App.released(apps.value).map { request in .tell(request) }
  }

  public static func restored(_ state: inout State, _ moment: Moment) -> Effects {
    App.restored.map { action in reduce(.app(action), &state, moment) } ?? []
  }

  public static func showTrouble(_ words: String?, _ apps: inout Apps) {
    App.showTrouble(words, &apps.value)
  }

  public static func showElected(_ isElected: Bool, _ apps: inout Apps) {
    App.showElected(isElected, &apps.value)
  }

  public static func showView(_ state: inout State, _ moment: Moment) {
    guard let view = state.account?.core.view.own else { return }
    state.account?.show(view, moment)
    _ = state.followPlace()
  }

  public static func showStatus(
    _ account: inout Account, _ formats: Formats, isOnline: Bool, _ moment: Moment
  ) {
    account.showStatus(formats, isOnline: isOnline, moment)
  }

  public static func preferences(of account: Account) -> Preferences {
    account.preferences(account.core.view.other.preferences[account.user]) { command in
      if case .other(.setDisplayName) = command { true } else { false }
    }
  }

  public static func wantsSilence(_ apps: Apps) -> Bool? { App.wantsSilence(apps.value) }

  public static func glances(
    _ account: Account, _ formats: Formats, _ moment: Moment
  ) -> [AppGlance] {
    [App.glance(account.apps.value, formats)]
  }

  public static func knowsUnderWay(_ apps: Apps) -> Bool { App.knowsUnderWay(apps.value) }

  // MARK: Going

  public static func left(
    _ user: UserID, isWiping: Bool, isErasing: Bool, _ state: inout State
  ) -> Effects {
    let forgotten =
      isErasing
      ? forgettingAll(of: user, state) + forgetting(user, keepsOnlyHere: false)
        + State.forgetPlaceLeft
      : forgetting(user, keepsOnlyHere: isWiping)
    return forgotten + (isWiping || isErasing ? [] : [.tell(.open(url: ClientAddress.signIn))])
  }

  public static func leftLocal(_ state: inout State) -> Effects { [] }

  public static func erased(_ state: inout State) -> Effects {
    [.tell(.open(url: ClientAddress.launcher))]
  }

  public static func claimed(
    _ local: UserID, by user: UserID?, _ state: inout State, _ moment: Moment
  ) -> Effects {
    forgetting(local, keepsOnlyHere: false)
  }

  /// What other apps have of a local profile is not known here.
  public static var finishesClaims: Bool { false }

  public static func removed(_ local: UserID) -> Effects {
    forgetting(local, keepsOnlyHere: false) + [
      .tell(.erase(database: CurrentUser.journal(of: local)))
    ]
  }

  /// Everything that other apps remember of somebody beside their database: the keys of that end
  /// with their id.
  private static func forgettingAll(of user: UserID, _ state: State) -> Effects {
    let id = user.description
    let keys = state.launch.remembered.keys.sorted().filter { key in key.hasSuffix(id) }
    let inherited = Inheritance.all(of: user, state.launch.remembered)
    let recorded = [user] + inherited.map { one in one.local }
    return keys.map { key in .tell(.remember(key: key, value: "")) }
      + recorded.map { owner in .tell(.erase(database: CurrentUser.journal(of: owner))) }
  }

  private static func forgetting(_ user: UserID, keepsOnlyHere: Bool) -> Effects {
    App.remembered(of: user, keepsOnlyHere: keepsOnlyHere)
      .map { key in .tell(.remember(key: key, value: "")) }
  }

  // MARK: The account

  public static func openSettings(_ state: inout State, _ moment: Moment) -> Effects {
    state.noteLeaving(for: ClientAddress.account, moment)
      + [.tell(.open(url: ClientAddress.account))]
  }

  public static func openSignIn(
    _ state: inout State, again: Bool, _ moment: Moment
  ) -> Effects {
    (again ? state.keepOwnPlace(moment) : state.keepPlace(moment))
      + [.tell(.open(url: ClientAddress.signIn))]
  }

  public static func saveData(_ state: inout State, _ moment: Moment) -> Effects {
    [.tell(.open(url: ClientAddress.data))]
  }
}

/// Where the clients of the entrance and the account are.
public enum ClientAddress {
  public static let launcher = "/"
  public static let account = "/account"
  public static let security = "/account/security"
  public static let data = "/account/data"
  public static let signIn = "/account/sign-in"
  public static let signUp = "/account/sign-up"
  /// Where signing up goes on: at the first step that is not complete.
  public static let makeAccount = "/account/sign-up/done"

  /// Whether it leads to where one makes an account or signs in.
  static func isOfEntrance(_ address: String) -> Bool {
    [signIn, signUp, makeAccount].contains { place in sameBytes(address, place) }
  }
}

extension ShellAccount {
  /// The person's preferences, with what somebody without an account was called at the beginning
  /// until they say otherwise.
  ///
  /// - Parameter names: Whether a command says what they are called.
  public func preferences(
    _ stored: Preferences?, names: (Content.Domain.Command) -> Bool
  ) -> Preferences {
    var preferences = stored ?? Preferences(user: user)
    guard preferences.displayName == nil, let name = currentUser.profile?.name else {
      return preferences
    }
    let isChanged = core.outbox.contains { entry in entry.command.map(names) ?? false }
    if !isChanged { preferences.displayName = name }
    return preferences
  }
}
