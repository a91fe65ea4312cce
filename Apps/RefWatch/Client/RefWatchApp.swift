import Calendar
import Core
import Design
import RefWatchDomain
import RefWatchUI
import Shell
import Sync
import View

/// RefWatch with a client of its own.
public enum RefWatchApp: ClientApp {
  public typealias Rules = RefereeDomain
  public typealias State = RefWatchFeature.State
  public typealias Action = RefWatchFeature.Action
  public typealias Route = RefWatchRoute

  public static let name = "RefWatch"
  public static func route(address: String) -> RefWatchRoute? { RefWatchRoute(path: address) }
  public static func address(_ route: RefWatchRoute) -> String { route.path }
  public static let home = RefWatchRoute.hub

  public static func open(_ opening: AppOpening<RefWatchRoute>) -> State {
    var state = State(
      me: opening.user, language: opening.language, moment: opening.moment, route: opening.route,
      remembered: opening.launch.remembered)
    state.isShown = true
    return state
  }

  public static func place(_ state: State) -> RefWatchRoute { state.route }

  public static func go(
    to place: RefWatchRoute, _ state: inout State, _ moment: Moment
  ) -> Effects {
    reduce(&state, .view(.went(place)), moment)
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    RefWatchFeature.reduce(&state, action, moment)
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
    // What somebody asked whoever keeps the time for, or the answer, came: its cue is due.
    if state.hasWord { return .inner(.tick) }
    return state.needsLinks ? .inner(.linksWanted) : nil
  }

  // MARK: What it is told

  public static func show(
    _ replica: RefWatchReplica, _ state: inout State, _ moment: Moment
  ) {
    state.matchesChanged(replica, moment)
  }

  public static func show(
    _ surroundings: AppSurroundings, _ state: inout State, _ moment: Moment
  ) {
    state.language = surroundings.formats.language
    state.hourCycle = surroundings.formats.hourCycle
    state.sync = surroundings.sync
    state.hasAccount = surroundings.hasAccount
    state.profileName = surroundings.name
  }

  public static func showTrouble(_ words: String?, _ state: inout State) { state.trouble = words }

  public static func showElected(_ isElected: Bool, _ state: inout State) {
    state.isElected = isElected
  }

  public static func showRefused(_ refused: [AppRefusal<RefereeDomain>], _ state: inout State) {
    state.refused = refused.map { one in
      RefusedMatchCommand(
        id: one.id, command: one.command,
        reason: one.reason == .forbidden ? .rules(.notOfTheCrew) : one.reason, when: one.when)
    }
  }

  // MARK: What it tells

  public static func wantsSilence(_ state: State) -> Bool? { state.wantsSilence }

  public static func glance(_ state: State, _ formats: Formats) -> AppGlance {
    AppGlance(
      Rules.system, in: formats.language,
      days: [AppGlance.Day(lines: state.launcherLines)], live: state.liveLine.map(live),
      underWay: state.isLive ? 1 : nil, until: state.liveLine?.until)
  }

  private static func live(_ line: LiveLine) -> LiveGlance {
    let match = MatchGlance(
      home: line.home, score: line.score, away: line.away, stage: line.stage, hold: line.hold,
      clock: line.zero.map { zero in GlanceClock(zero: zero, stands: line.stands) })
    return LiveGlance(address: line.address, subject: .match(match), label: line.label)
  }

  public static func remembered(of user: UserID, keepsOnlyHere: Bool) -> [String] {
    RefWatchMemory.keys(of: user, keepsOnlyHere: keepsOnlyHere)
  }

  public static func title(_ state: State) -> String { RefWatchFeature.title(state) }

  public static func words(for rejection: RefWatchRejection, in language: Language) -> String {
    RefWatchFeature.words(for: rejection, in: language)
  }

  public static func view(_ state: State) -> Node<Action> { RefWatchFeature.view(state) }
  public static func isImmersed(_ state: State) -> Bool { state.isOnPitch }
}
