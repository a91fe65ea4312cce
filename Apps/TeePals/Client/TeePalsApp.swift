import Calendar
import Core
import Design
import Shell
import Sync
import TeePalsDomain
import TeePalsUI
import View

/// TeePals with a client of its own.
public enum TeePalsApp: ClientApp {
  public typealias Rules = TeePalsDomain
  public typealias State = TeePalsFeature.State
  public typealias Action = TeePalsFeature.Action
  public typealias Route = TeePalsRoute

  public static let name = "TeePals"
  public static func route(address: String) -> TeePalsRoute? { TeePalsRoute(path: address) }
  public static func address(_ route: TeePalsRoute) -> String { route.path }
  public static let home = TeePalsRoute.home

  public static func open(_ opening: AppOpening<TeePalsRoute>) -> State {
    var state = State(
      me: opening.user, language: opening.language, moment: opening.moment, route: opening.route,
      remembered: opening.launch.remembered)
    state.arrive(by: opening.launch.address, opening.moment)
    if let time = opening.linkedAt { state.cameByLink(at: time) }
    state.isShown = true
    return state
  }

  public static func place(_ state: State) -> TeePalsRoute { state.route }

  public static func go(to place: TeePalsRoute, _ state: inout State, _ moment: Moment) -> Effects {
    reduce(&state, .view(.went(place)), moment)
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    TeePalsFeature.reduce(&state, action, moment)
  }

  public static func delegate(of action: Action) -> DelegateAction? {
    if case .delegate(let delegate) = action { delegate } else { nil }
  }

  public static func action(for signal: HostSignal) -> Action? {
    switch signal {
    case .visible: .inner(.becameVisible)
    case .hidden: .inner(.becameHidden)
    default: nil
    }
  }

  public static var restored: Action? { .inner(.restored) }

  public static func due(_ state: State) -> Action? {
    // The first screen begins as soon as it is known whether a server was ever heard.
    if state.needsMeeting { return .inner(.met) }
    // What arrived in the chat on show was read.
    if state.needsReading { return .inner(.chat(.changed)) }
    return state.needsNames ? .inner(.rounds(.playersChanged)) : nil
  }

  // MARK: What it is told

  public static func show(
    _ replica: TeePalsReplica, _ state: inout State, _ moment: Moment
  ) {
    state.replicaChanged(replica, moment)
  }

  public static func show(
    _ surroundings: AppSurroundings, _ state: inout State, _ moment: Moment
  ) {
    state.language = surroundings.formats.language
    state.hourCycle = surroundings.formats.hourCycle
    state.sync = surroundings.sync
    state.offlineAge = surroundings.offlineAge
    state.hasAccount = surroundings.hasAccount
    state.accountName = surroundings.name
    state.usesMiles = surroundings.usesMiles
    state.isModerator = surroundings.role >= .moderator
  }

  public static var followsWaiting: Bool { true }

  /// With the server at hand, what has waited for longer than sending takes.
  public static func showWaiting(
    _ waiting: [AppWaiting<TeePalsDomain>], _ state: inout State, _ moment: Moment
  ) {
    let isReachable = state.sync.isReachable
    let since = moment.instant.advanced(byMilliseconds: -UnsentRounds.patience)
    state.unsent = UnsentRounds(
      waiting.filter { one in !isReachable || one.made < since }.map { one in one.command })
    state.unsentPosts = UnsentPosts(waiting.map { one in one.command })
  }

  public static func showTrouble(_ words: String?, _ state: inout State) { state.trouble = words }

  public static func showRefused(_ refused: [AppRefusal<TeePalsDomain>], _ state: inout State) {
    state.refused = refused.map { one in
      RefusedGolfCommand(
        id: one.id, command: one.command, reason: one.reason, made: one.made, when: one.when)
    }
  }

  // MARK: What it tells

  public static func glance(_ state: State, _ formats: Formats) -> AppGlance {
    let count = state.badge
    let days = state.launcherLines.map { day in
      AppGlance.Day(from: day.from, lines: day.lines, count: count)
    }
    return AppGlance(Rules.system, in: formats.language, days: days)
  }

  public static func remembered(of user: UserID, keepsOnlyHere: Bool) -> [String] {
    TeePalsMemory.allKeys(of: user, keepsOnlyHere: keepsOnlyHere)
  }

  /// The link by which somebody came to a round outlives a reload, and who signs in after it.
  public static func remembered(
    arriving address: String, _ moment: Moment
  ) -> [(key: String, text: String)] {
    RoundArrival(address: address, at: moment.instant)
      .map { arrival in [(TeePalsMemory.arrivalKey, arrival.text)] } ?? []
  }

  public static func title(_ state: State) -> String { TeePalsFeature.title(state) }

  public static func words(for rejection: TeePalsRejection, in language: Language) -> String {
    TeePalsFeature.words(for: rejection, in: language)
  }

  public static func view(_ state: State) -> Node<Action> { TeePalsFeature.view(state) }
  public static func bar(_ state: State) -> Node<Action>? { TeePalsFeature.tabs(state) }
}
