import Calendar
import Core
import DayBlockDomain
import DayBlockUI
import Design
import Shell
import SuperFriendDomain
import Sync
import View

/// DayBlock with a client of its own, in which SuperFriend's rules are at hand: who was there is
/// recorded as met, also where SuperFriend was never opened.
public enum DayBlockApp: ClientApp {
  public typealias Rules = JoinedDomain<DayBlockDomain, FriendsDomain>
  public typealias State = DayBlockFeature.State
  public typealias Action = DayBlockFeature.Action
  public typealias Route = DayRoute

  public static let name = "DayBlock"
  public static func route(address: String) -> DayRoute? { DayRoute(path: address) }
  public static func address(_ route: DayRoute) -> String { route.path }
  public static let home = DayRoute.tracking

  public static func open(_ opening: AppOpening<DayRoute>) -> State {
    let launch = opening.launch
    var state = State(
      me: opening.user, language: opening.language, moment: opening.moment, route: opening.route,
      textPercent: launch.textPercent, prefersLessMotion: launch.prefersLessMotion,
      remembered: launch.remembered)
    state.weekStart = Weekday.startOfWeek(forLanguages: launch.languages)
    state.isShown = true
    return state
  }

  public static func place(_ state: State) -> DayRoute { state.route }

  public static func go(to place: DayRoute, _ state: inout State, _ moment: Moment) -> Effects {
    reduce(&state, .view(.went(place)), moment)
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    DayBlockFeature.reduce(&state, action, moment).map(
      action: { action in action }, command: { command in .own(command) })
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

  /// What follows from a changed replica is done as soon as it has changed.
  public static func due(_ state: State) -> Action? {
    if state.needsMeeting { return .inner(.met) }
    return state.needsLook ? .inner(.track(.looked)) : nil
  }

  // MARK: What it is told

  public static func show(_ replica: Rules.Replica, _ state: inout State, _ moment: Moment) {
    state.replicaChanged(replica.own, moment)
  }

  public static func show(
    _ surroundings: AppSurroundings, _ state: inout State, _ moment: Moment
  ) {
    state.language = surroundings.formats.language
    state.hourCycle = surroundings.formats.hourCycle
    state.sync = surroundings.sync
    // Meetings that were not accepted SuperFriend lists.
    state.sync.refused = state.refused.count
    state.offlineAge = surroundings.offlineAge
    state.hasAccount = surroundings.hasAccount
    state.deviceName = surroundings.device
  }

  public static func dayChanged(_ state: inout State, _ moment: Moment) {
    state.dayChanged(moment)
  }

  public static func showTrouble(_ words: String?, _ state: inout State) { state.trouble = words }

  public static func showRefused(_ refused: [AppRefusal<Rules>], _ state: inout State) {
    state.refused = refused.compactMap { one in
      guard case .own(let command) = one.command else { return nil }
      let reason = one.reason.map { rejection in
        if case .own(let own) = rejection { own } else { nil }
      }
      return RefusedDayCommand(id: one.id, command: command, reason: reason, when: one.when)
    }
  }

  // MARK: What it tells

  public static func glance(_ state: State, _ formats: Formats) -> AppGlance {
    let days = state.launcherLines.map { day in AppGlance.Day(from: day.from, lines: day.lines) }
    let isLive = state.liveName != nil
    return AppGlance(
      DayBlockCommand.system, in: formats.language, days: days,
      underWay: isLive ? state.halfBlocksToday : nil,
      until: isLive ? state.midnight : nil)
  }

  public static func remembered(of user: UserID, keepsOnlyHere: Bool) -> [String] {
    DayBlockMemory.keys(of: user, keepsOnlyHere: keepsOnlyHere)
  }

  public static func title(_ state: State) -> String { DayBlockFeature.title(state) }

  public static func words(for rejection: Rules.Rejection, in language: Language) -> String {
    switch rejection {
    case .own(let rejection): DayBlockFeature.words(for: rejection, in: language)
    // A meeting that was to be recorded: its people are told by their own client.
    case .other: DayFriendsText.meetingRefused.text(in: language)
    }
  }

  public static func view(_ state: State) -> Node<Action> { DayBlockFeature.view(state) }
  public static func bar(_ state: State) -> Node<Action>? { DayBlockFeature.tabs(state) }
}
