import AccountsDomain
import AccountsUI
import Calendar
import Core
import DayBlockUI
import RefWatchUI
import RunningBuddyUI
import SuperFriendDomain
import SuperFriendUI
import Sync
import TeePalsUI
import View

/// The client as a whole: who is signed in, where they are, the sync core, and the apps side by
/// side.
public enum SuiteFeature: RootFeature {
  public typealias Command = Never
  typealias Effects = [Effect<Action, Never>]

  public enum Action {
    case launched
    case signal(HostSignal)
    // What the person did outside the apps.
    case updateAccepted
    case updatePutOff
    case refusalRead
    case keptRead
    case wipedRead
    case eraseWanted
    case signInAgain
    // What came back.
    case sessionAnswered(HostAnswer)
    case sessionAwaited
    case providersAnswered(HostAnswer)
    case loadAnswered(StorePart, HostAnswer)
    case core(ClientInput<SuiteCommand>)
    case pokes(HostAnswer)
    case pokesWanted
    case midnight
    case signOutAnswered(HostAnswer)
    case goneAnswered(HostAnswer)
    case erased
    case wiped(SignedInSession, HostAnswer)
    case local(LocalAction)
    // The apps.
    case friends(FriendsFeature.Action)
    case referee(RefWatchFeature.Action)
    case golf(TeePalsFeature.Action)
    case day(DayBlockFeature.Action)
    case run(RunFeature.Action)
    case mirror(MirrorFeature.Action)
    case signIn(SignInFeature.Action)
    case signUp(SignUpFeature.Action)
    case doorstep(DoorstepFeature.Action)
    case settings(SettingsFeature.Action)
  }

  public static var launched: Action { .launched }

  public static func launch(_ launch: Launch) -> State {
    let remembered = Remembered(launch.remembered)
    var route = SuiteRoute(address: launch.address)
    let language = remembered.language ?? Language(preferred: launch.languages)
    let draft = SignUpDraft(launch.remembered[SignUpDraft.key])
    var signUp = SignUpFeature.State(language: language, draft: draft)
    if case .account(.signUp(let step)) = route {
      _ = SignUpFeature.open(step, in: &signUp)
      route = .account(.signUp(signUp.step))
    }
    if case .account(.invited(let token)) = route {
      SignUpFeature.accept(invitation: token, in: &signUp)
      route = .account(.signUp(signUp.step))
    }
    return State(
      launch: launch, route: route, account: nil, isStarting: true,
      signIn: SignInFeature.State(language: language), signUp: signUp,
      isNewcomer: remembered.language == nil, isOnline: launch.online, today: nil, hour: 0,
      remembered: remembered)
  }

  public static func action(for signal: HostSignal) -> Action { .signal(signal) }

  public static func address(_ state: State) -> String { state.route.address }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    state.today = moment.today
    state.hour = moment.timeOfDay.hour
    var effects = state.handle(action, moment)
    effects += state.keepInStep(moment)
    state.keepRemembered(effects)
    return effects
  }
}

extension SuiteFeature.State {
  typealias Effects = SuiteFeature.Effects

  /// Whoever comes in before the page is loaded again finds what was remembered meanwhile.
  fileprivate mutating func keepRemembered(_ effects: Effects) {
    for case .ask(.remember(let key, let value), _) in effects { launch.remembered[key] = value }
  }

  fileprivate mutating func handle(_ action: SuiteFeature.Action, _ moment: Moment) -> Effects {
    switch action {
    case .launched:
      recallPlace(moment)
      return forgetWiping() + begin(moment) + keepInvitation() + keepArrival(moment)
        + followMirror(moment)
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
    case .goneAnswered(let answer):
      receiveGone(answer)
      return []
    case .signInAgain:
      signIn.email = account?.session?.email ?? signIn.email
      route = .account(.signIn)
      return []
    case .providersAnswered(let answer):
      providers = ProviderOffer.read(answer)
      return []
    case .sessionAnswered(let answer): return receiveSession(answer, moment)
    case .sessionAwaited:
      asksWho = false
      return []
    case .loadAnswered(let part, let answer): return receiveLoad(part, answer, moment)
    case .core(let input): return step(input, moment)
    case .pokes(let answer): return receivePoke(answer, moment)
    case .pokesWanted: return listen()
    case .midnight:
      account?.friends.dayChanged(moment)
      return [midnightTimer(moment)]
    case .signOutAnswered(let answer): return receiveSignOut(answer)
    case .erased: return []
    case .wiped(let session, let answer): return wiped(session, answer)
    case .local(let action): return reduceLocal(action, moment)
    case .friends(let action): return reduceFriends(action, moment)
    case .referee(let action): return reduceReferee(action, moment)
    case .golf(let action): return reduceGolf(action, moment)
    case .day(let action): return reduceDay(action, moment)
    case .run(let action): return reduceRun(action, moment)
    case .mirror(let action): return reduceMirror(action, moment)
    case .signIn(let action): return reduceSignIn(action, moment)
    case .signUp(let action): return reduceSignUp(action, moment)
    case .doorstep(let action): return reduceDoorstep(action, moment)
    case .settings(let action): return reduceSettings(action, moment)
    }
  }
}
