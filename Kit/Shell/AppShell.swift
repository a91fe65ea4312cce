import AccountsDomain
import Calendar
import Core
import Design
import Sync
import View

/// What every client stands on: who is here, the sync core and its tab, what the server has to say,
/// preferences, the document, local profiles and their claims. What stands on it is its content.
public enum AppShell<Content: ShellContent>: RootFeature {
  public typealias State = ShellState<Content>
  public typealias Action = ShellAction<Content>
  public typealias Account = ShellAccount<Content>
  public typealias Effects = ShellEffects<Content>

  public static var launched: Action { .launched }

  public static func launch(_ launch: Launch) -> State {
    let remembered = Remembered(launch.remembered)
    let language = remembered.language ?? Language(preferred: launch.languages)
    let (route, surroundings) = Content.launch(launch, language)
    return State(launch: launch, route: route, surroundings: surroundings, remembered: remembered)
  }

  public static func action(for signal: HostSignal) -> Action { .signal(signal) }

  public static func address(_ state: State) -> String { Content.address(state.route) }

  public static func look(_ state: State) -> DocumentLook? {
    DocumentLook(
      language: state.language.rawValue,
      theme: Content.isDark(state) ? "dark" : state.theme?.rawValue ?? "system",
      title: Content.title(state), app: Content.app(state.route))
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    state.today = moment.today
    state.hour = moment.timeOfDay.hour
    state.now = moment.instant
    var effects = state.handle(action, moment)
    effects += state.keepInStep(moment)
    state.keepRemembered(effects)
    return effects
  }

  public static func view(_ state: State) -> Node<Action> { Content.view(state) }
}

extension ShellState {
  public typealias Effects = ShellEffects<Content>

  /// Whoever comes in before the page is loaded again finds what was remembered meanwhile.
  fileprivate mutating func keepRemembered(_ effects: Effects) {
    for case .ask(.remember(let key, let value), _) in effects { launch.remembered[key] = value }
  }

  fileprivate mutating func handle(_ action: ShellAction<Content>, _ moment: Moment) -> Effects {
    switch action {
    case .launched: return Content.launched(&self, moment)
    case .signal(let signal): return receive(signal, moment)
    case .updateAccepted:
      restartsWhenSaved = true
      return []
    case .updatePutOff:
      isUpdateReady = false
      return []
    case .refusalRead:
      account?.refusal = nil
      return []
    case .keptRead:
      account?.isKept = false
      return []
    case .wipedRead:
      remembered.wiped = nil
      return []
    case .eraseWanted: return leave(telling: true)
    case .saveWanted: return Content.saveData(&self, moment)
    case .signInAgain: return Content.openSignIn(&self, again: true, moment)
    case .goneAnswered(let answer):
      receiveGone(answer)
      return []
    case .sessionAnswered(let answer): return receiveSession(answer, moment)
    case .loadAnswered(let part, let answer): return receiveLoad(part, answer, moment)
    case .core(let input): return step(input, moment)
    case .notifications(let answer): return receiveNotification(answer, moment)
    case .notificationsWanted: return listen()
    case .midnight:
      Content.dayChanged(&self, moment)
      return [midnightTimer(moment)]
    case .second: return []
    case .erased: return account == nil ? Content.erased(&self) : []
    case .wiped(let database, let session, let answer): return wiped(database, session, answer)
    case .local(let action): return reduceLocal(action, moment)
    case .outings(let action): return reduceOutings(action, moment)
    case .content(let action): return Content.reduce(action, &self, moment)
    }
  }
}
