import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import Sync
import View

/// What can happen on the launcher and the account's pages.
public enum HomeAction {
  case signOutAnswered(HostAnswer)
  case settings(SettingsFeature.Action)
}

/// The launcher and the account's pages: what there is for a person besides the apps.
public enum HomeContent: ShellContent {
  public typealias Domain = NamedDomain<AccountsDomain>
  public typealias Route = HomeRoute
  public typealias Action = HomeAction
  public typealias Apps = HomeApps
  public typealias Surroundings = Void

  public static func route(address: String) -> HomeRoute { HomeRoute(address: address) }
  public static func address(_ route: HomeRoute) -> String { route.address }

  /// Whoever comes by an address that leads nowhere is told so.
  public static func isForEverybody(_ route: HomeRoute) -> Bool {
    if case .unknown = route { true } else { false }
  }

  /// The account has RunningBuddy's look.
  public static func app(_ route: HomeRoute) -> String {
    if case .account = route { "run" } else { "suite" }
  }

  public static func system(_ route: HomeRoute) -> String {
    if case .account = route { AccountsDomain.system } else { "suite" }
  }

  public static func launch(_ launch: Launch, _ language: Language) -> (HomeRoute, Void) {
    (HomeRoute(address: launch.address), ())
  }

  public static func launched(_ state: inout State, _ moment: Moment) -> Effects {
    state.forgetWiping() + state.begin(moment)
  }

  public static func reduce(
    _ action: HomeAction, _ state: inout State, _ moment: Moment
  ) -> Effects {
    switch action {
    case .signOutAnswered(let answer): state.receiveSignOut(answer, moment)
    case .settings(let action): state.reduceSettings(action, moment)
    }
  }
}
