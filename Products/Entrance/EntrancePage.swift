import AccountsDomain
import AccountsUI
import Calendar
import Core
import Design
import Shell
import View

/// Where people come in: signing up, signing in, the ways back in, and beginning without an
/// account. It opens nobody's data: who has come in is remembered, and the page they go to opens
/// it.
public enum EntrancePage: RootFeature {
  public typealias Effects = [Effect<Action, Never>]

  public enum Action {
    case launched
    case signal(HostSignal)
    // What came back.
    case sessionAnswered(HostAnswer)
    /// Nobody waits any longer for that.
    case askedForLong
    case providersAnswered(HostAnswer)
    case localsRead(HostAnswer)
    case began(LocalProfile, HostAnswer)
    /// The claim of a local profile is written down, or could not be; then the way is free.
    case claimed(UserID, SignedInSession, HostAnswer, place: String)
    // The parts.
    case signIn(SignInFeature.Action)
    case signUp(SignUpFeature.Action)
    case doorstep(DoorstepFeature.Action)
  }

  public static func launch(_ launch: Launch) -> State {
    let remembered = Remembered(launch.remembered)
    let language = remembered.language ?? Language(preferred: launch.languages)
    var signUp = SignUpFeature.State(
      language: language, draft: SignUpDraft(launch.remembered[SignUpDraft.key]))
    var route = EntranceRoute(address: launch.address) ?? .start
    if case .account(.signUp(let step)) = route {
      _ = SignUpFeature.open(step, in: &signUp)
      route = .account(.signUp(signUp.step))
    }
    if case .account(.invited(let token)) = route {
      SignUpFeature.accept(invitation: token, in: &signUp)
      route = .account(.signUp(signUp.step))
    }
    var signIn = SignInFeature.State(language: language)
    // Their session has ended, and another client has sent them here.
    signIn.email = remembered.session?.email ?? ""
    return State(
      launch: launch, route: route, language: language, remembered: remembered,
      session: remembered.session,
      isNewcomer: remembered.language == nil, isOnline: launch.online, signIn: signIn,
      signUp: signUp)
  }

  public static var launched: Action { .launched }
  public static func action(for signal: HostSignal) -> Action { .signal(signal) }
  public static func address(_ state: State) -> String { state.route.address }

  public static func look(_ state: State) -> DocumentLook? {
    let account = AccountsText.account.text(in: state.language) + " · Fieldday"
    return DocumentLook(
      language: state.language.rawValue, theme: state.remembered.theme?.rawValue ?? "system",
      title: state.route == .start ? "Fieldday" : account,
      // One look from the first step to the last, wherever they began.
      app: "suite")
  }

  public static func reduce(_ state: inout State, _ action: Action, _ moment: Moment) -> Effects {
    let effects = state.handle(action, moment)
    return effects + state.keepInStep(moment)
  }
}

extension EntrancePage {
  public struct State {
    let launch: Launch
    var route: EntranceRoute
    let language: Language
    let remembered: Remembered
    /// Who is signed in, as far as is known here.
    var session: SignedInSession?
    /// Whoever is not signed in is asked to sign up, not to sign in.
    var isNewcomer: Bool
    var isOnline: Bool
    var signIn: SignInFeature.State
    var signUp: SignUpFeature.State
    /// The page a message led to, or the one that asks for a message.
    var doorstep: DoorstepFeature.State?
    /// Who began without an account on this device.
    var locals = LocalProfiles()
    /// Where a link led whoever comes in.
    var place: KeptPlace?
    /// Said to whoever has just deleted their account.
    var farewell: Farewell?
    /// What the server holds passwords to, once it has said so.
    var rules = PasswordRules.modern
    /// The server has been asked who may sign up.
    var hasAskedRegistration = false
    /// The invitation that the server has been asked about.
    var askedInvitation: String?
    /// The browser knows nothing at all, and the server has still to say whether somebody is here.
    var isAsking = false
    /// Nothing more is done here: the page they go to is being loaded.
    var isLeaving = false
  }
}

extension EntrancePage.State {
  typealias Effects = EntrancePage.Effects

  fileprivate mutating func handle(_ action: EntrancePage.Action, _ moment: Moment) -> Effects {
    // It may still wait for a claim to be written down.
    if isLeaving { guard case .claimed = action else { return [] } }
    switch action {
    case .launched: return begin(moment)
    case .signal(let signal): return receive(signal, moment)
    case .sessionAnswered(let answer): return receiveSession(answer, moment)
    case .askedForLong:
      isAsking = false
      return []
    case .providersAnswered(let answer):
      let providers = ProviderOffer.read(answer)
      signIn.providers = providers
      signUp.providers = providers
      return []
    case .localsRead(let answer): return receiveLocals(answer)
    case .began(let profile, let answer): return began(profile, answer, moment)
    case .claimed(let local, let session, let answer, let place):
      return claimed(local, session, answer, place)
    case .signIn(let action): return reduceSignIn(action, moment)
    case .signUp(let action): return reduceSignUp(action, moment)
    case .doorstep(let action): return reduceDoorstep(action, moment)
    }
  }

  private mutating func receive(_ signal: HostSignal, _ moment: Moment) -> Effects {
    switch signal {
    case .online:
      isOnline = true
      return lookAfterConfirming(moment)
    case .offline:
      isOnline = false
      return []
    case .visible: return lookAfterConfirming(moment)
    case .navigated(let address): return go(to: address, moment)
    case .message(let text):
      locals.hear(text)
      return []
    // A form that is being filled in is not begun anew for a new version.
    case .hidden, .updateReady: return []
    }
  }

  /// What must be true after every turn.
  fileprivate mutating func keepInStep(_ moment: Moment) -> Effects {
    let canStartHere = session == nil && locals.isRead && locals.open == nil
    if signUp.canStartHere != canStartHere { signUp.canStartHere = canStartHere }
    if signUp.rules != rules { signUp.rules = rules }
    return askRegistration() + askInvitation() + offerPasskeys(moment)
  }
}
