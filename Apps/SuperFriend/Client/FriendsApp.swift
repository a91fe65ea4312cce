import Calendar
import Core
import Design
import Shell
import SuperFriendDomain
import SuperFriendUI
import Sync
import View

/// SuperFriend with a client of its own.
public enum FriendsApp: ClientApp {
  public typealias Rules = FriendsDomain
  public typealias State = FriendsFeature.State
  public typealias Action = FriendsFeature.Action
  public typealias Route = FriendsRoute

  public static let name = "SuperFriend"
  public static func route(address: String) -> FriendsRoute? { FriendsRoute(path: address) }
  public static func address(_ route: FriendsRoute) -> String { route.path }
  public static let home = FriendsRoute.list

  public static func open(_ opening: AppOpening<FriendsRoute>) -> State {
    State(
      me: opening.user, language: opening.language, moment: opening.moment, route: opening.route,
      textPercent: opening.launch.textPercent, remembered: opening.launch.remembered)
  }

  public static func place(_ state: State) -> FriendsRoute { state.route }

  public static func go(to place: FriendsRoute, _ state: inout State, _ moment: Moment) -> Effects {
    state.go(to: place, moment)
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    FriendsFeature.reduce(&state, action, moment)
  }

  public static func delegate(of action: Action) -> DelegateAction? {
    if case .delegate(let delegate) = action { delegate } else { nil }
  }

  public static func takeResolved(_ state: inout State) -> [CommandID] {
    let resolved = state.resolved
    if !resolved.isEmpty { state.resolved = [] }
    return resolved
  }

  public static func action(for signal: HostSignal) -> Action? {
    if case .visible = signal { .inner(.becameVisible) } else { nil }
  }

  public static func due(_ state: State) -> Action? { state.due }

  // MARK: What it is told

  public static func show(
    _ replica: FriendsReplica, _ state: inout State, _ moment: Moment
  ) {
    state.replicaChanged(replica, moment)
  }

  public static func dayChanged(_ state: inout State, _ moment: Moment) {
    state.dayChanged(moment)
  }

  public static func show(
    _ surroundings: AppSurroundings, _ state: inout State, _ moment: Moment
  ) {
    state.language = surroundings.formats.language
    state.hourCycle = surroundings.formats.hourCycle
    state.sync = surroundings.sync
    state.offlineAge = surroundings.offlineAge
    state.hasAccount = surroundings.hasAccount
  }

  public static func showTrouble(_ words: String?, _ state: inout State) { state.trouble = words }

  public static func showRefused(_ refused: [AppRefusal<FriendsDomain>], _ state: inout State) {
    state.refused = refused.map { one in
      RefusedCommand(id: one.id, command: one.command, reason: one.reason, when: one.when)
    }
  }

  // MARK: What it tells

  public static func glance(_ state: State, _ formats: Formats) -> AppGlance {
    AppGlance(
      Rules.system, in: formats.language,
      days: state.glances.map { day in
        AppGlance.Day(from: day.from, lines: day.lines, count: day.due)
      })
  }

  public static func remembered(of user: UserID, keepsOnlyHere: Bool) -> [String] {
    FriendsMemory.keys(of: user, keepsOnlyHere: keepsOnlyHere)
  }

  public static func title(_ state: State) -> String { FriendsFeature.title(state) }

  public static func words(for rejection: FriendsRejection, in language: Language) -> String {
    FriendsFeature.words(for: rejection, in: language)
  }

  public static func view(_ state: State) -> Node<Action> { FriendsFeature.view(state) }
}
