import AccountsDomain
import AccountsUI
import Calendar
import Core
import Shell
import Sync
import View

/// The client of the launcher and the account, with the entrance.
public typealias SuiteFeature = AppShell<SuiteContent>

/// What can happen outside what every client has.
public enum SuiteAction {
  // What the person did without an account.
  case makeAccountTapped
  case signInTapped
  // What came back.
  case sessionAnswered(HostAnswer)
  case providersAnswered(HostAnswer)
  case signOutAnswered(HostAnswer)
  case began(LocalProfile, HostAnswer)
  // The parts.
  case signIn(SignInFeature.Action)
  case signUp(SignUpFeature.Action)
  case doorstep(DoorstepFeature.Action)
  case settings(SettingsFeature.Action)
}

/// Launcher, account and entrance.
public enum SuiteContent: ShellContent {
  public typealias Domain = NamedDomain<AccountsDomain>
  public typealias Route = SuiteRoute
  public typealias Action = SuiteAction
  public typealias Apps = SuiteApps
  public typealias Surroundings = SuiteSurroundings

  public static func route(address: String) -> SuiteRoute { SuiteRoute(address: address) }
  public static func address(_ route: SuiteRoute) -> String { route.address }
  public static func app(_ route: SuiteRoute) -> String { route.app }

  /// The account has RunningBuddy's look, and no run.
  public static func system(_ route: SuiteRoute) -> String {
    if case .account = route { AccountsDomain.system } else { route.app }
  }

  public static func launch(
    _ launch: Launch, _ language: Language
  ) -> (SuiteRoute, SuiteSurroundings) {
    var route = SuiteRoute(address: launch.address)
    var signUp = SignUpFeature.State(
      language: language, draft: SignUpDraft(launch.remembered[SignUpDraft.key]))
    if case .account(.signUp(let step)) = route {
      _ = SignUpFeature.open(step, in: &signUp)
      route = .account(.signUp(signUp.step))
    }
    if case .account(.invited(let token)) = route {
      SignUpFeature.accept(invitation: token, in: &signUp)
      route = .account(.signUp(signUp.step))
    }
    let surroundings = SuiteSurroundings(
      signIn: SignInFeature.State(language: language), signUp: signUp,
      isNewcomer: Remembered(launch.remembered).language == nil)
    return (route, surroundings)
  }

  public static func launched(_ state: inout State, _ moment: Moment) -> Effects {
    state.recallPlace(moment)
    return state.forgetWiping() + state.begin(moment) + state.keepInvitation()
  }

  public static func reduce(
    _ action: SuiteAction, _ state: inout State, _ moment: Moment
  ) -> Effects {
    switch action {
    case .makeAccountTapped: return state.openSignUp(.done)
    case .signInTapped:
      state.route = .account(.signIn)
      return []
    case .providersAnswered(let answer):
      state.providers = ProviderOffer.read(answer)
      return []
    case .sessionAnswered(let answer): return state.receiveSession(answer, moment)
    case .signOutAnswered(let answer): return state.receiveSignOut(answer)
    case .began(let profile, let answer): return state.began(profile, answer, moment)
    case .signIn(let action): return state.reduceSignIn(action, moment)
    case .signUp(let action): return state.reduceSignUp(action, moment)
    case .doorstep(let action): return state.reduceDoorstep(action, moment)
    case .settings(let action): return state.reduceSettings(action, moment)
    }
  }
}
