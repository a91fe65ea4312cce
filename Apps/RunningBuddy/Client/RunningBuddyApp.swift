import Calendar
import Core
import Design
import RunningBuddyDomain
import RunningBuddyUI
import Shell
import Sync
import View

/// RunningBuddy with a client of its own.
public enum RunningBuddyApp: ClientApp {
  public typealias Rules = RunDomain
  public typealias State = RunFeature.State
  public typealias Action = RunFeature.Action
  public typealias Route = RunRoute

  public static let name = "RunningBuddy"
  public static func route(address: String) -> RunRoute? { RunRoute(path: address) }
  public static func address(_ route: RunRoute) -> String { route.path }
  public static let home = RunRoute.home

  public static func open(_ opening: AppOpening<RunRoute>) -> State {
    var state = State(
      me: opening.user, language: opening.language, moment: opening.moment, route: opening.route,
      inheritance: opening.inheritance.map { one in RunInheritance(from: one.local, key: one.key) })
    state.weekStart = Weekday.startOfWeek(forLanguages: opening.launch.languages)
    state.isShown = true
    return state
  }

  public static func place(_ state: State) -> RunRoute { state.route }

  public static func go(to place: RunRoute, _ state: inout State, _ moment: Moment) -> Effects {
    reduce(&state, .view(.went(place)), moment)
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    RunFeature.reduce(&state, action, moment)
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

  /// What follows from changed runs is done as soon as they have changed.
  public static func due(_ state: State) -> Action? { state.needsMeeting ? .inner(.met) : nil }

  // MARK: What it is told

  public static func show(_ replica: RunReplica, _ state: inout State, _ moment: Moment) {
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
    state.deviceName = surroundings.device
    state.unit = surroundings.usesMiles ? .mile : .kilometre
    state.body = HeartBody(surroundings.body)
  }

  public static func showTrouble(_ words: String?, _ state: inout State) { state.trouble = words }

  public static func showRefused(_ refused: [AppRefusal<RunDomain>], _ state: inout State) {
    state.refused = refused.map { one in
      RefusedRunCommand(id: one.id, command: one.command, reason: one.reason, when: one.when)
    }
  }

  // MARK: What it tells

  public static func glance(_ state: State, _ formats: Formats) -> AppGlance {
    let days = state.launcherLines.map { day in AppGlance.Day(from: day.from, lines: day.lines) }
    let isRecording = state.isRecording
    let text = state.recordingInWords
    let live = LiveGlance(address: RunRoute.live.path, subject: .line(text), label: text)
    return AppGlance(
      Rules.system, in: formats.language, days: days, live: isRecording ? live : nil,
      underWay: isRecording ? 1 : nil, until: isRecording ? state.recordingHolds : nil)
  }

  public static func knowsUnderWay(_ state: State) -> Bool { state.knowsRecording }

  public static func awaitsProof(_ state: State) -> Bool { state.awaitsProof }
  public static func proved(_ isProved: Bool) -> Action? {
    .inner(.companions(.proved(isProved)))
  }

  /// A device that is paired by a code needs no account.
  public static func beginsAlone(_ place: RunRoute) -> Bool {
    if case .companion = place { true } else { false }
  }

  public static func isHeld(_ state: State) -> Bool { state.holdsRecording }
  public static func released(_ state: State) -> [HostRequest] { state.released }

  public static func title(_ state: State) -> String { RunFeature.title(state) }

  public static func words(for rejection: RunRejection, in language: Language) -> String {
    RunFeature.words(for: rejection, in: language)
  }

  public static func view(_ state: State) -> Node<Action> { RunFeature.view(state) }
  public static func bar(_ state: State) -> Node<Action>? { RunFeature.tabs(state) }
}

extension HeartBody {
  fileprivate init(_ facts: BodyFacts) {
    self.init()
    birthYear = facts.birthYear
    greatest = facts.maximumHeartRate
    resting = facts.restingHeartRate
    formula = facts.isFemale.map { isFemale in isFemale ? .woman : .man } ?? .mean
  }
}
