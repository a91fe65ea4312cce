import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

/// Signing in with an email address or a username, and a password.
public enum SignInFeature: Feature {
  public struct State: Hashable, Sendable {
    public var language: Language
    /// An address or a username.
    public var email = ""
    public var password = ""
    public var passwordShown = false
    public var phase = FormPhase.editing
    /// What comes after the right password, where the account asks for it.
    public var secondStep: SecondStepFeature.State?
    public var passkey: PasskeySignInFeature.State
    /// Who else can say who somebody is.
    public var providers: [ProviderOffer] = []
    /// Shown once the person has left a field or tried to send.
    public var emailChecked = false

    public init(language: Language) {
      self.language = language
      passkey = PasskeySignInFeature.State(language: language)
    }

    /// What is wrong with the address, as the server will see it too. What has no @ in it may be a
    /// username, and only the server knows those.
    public var emailFault: EmailAddress.Fault? {
      guard email.isEmpty || email.utf8.contains(UInt8(ascii: "@")) else { return nil }
      do throws(EmailAddress.Fault) {
        _ = try EmailAddress(email)
        return nil
      } catch { return error }
    }
  }

  public enum Action {
    // What the person did.
    case emailChanged(String)
    case passwordChanged(String)
    case emailLeft
    /// Left long enough ago for a fault to appear without moving what is being pressed.
    case emailJudged
    case passwordShownToggled
    case sent
    // What came back.
    case answered(HostAnswer)
    case secondStep(SecondStepFeature.Action)
    case passkey(PasskeySignInFeature.Action)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate {
    case signedIn(SignedInSession)
    /// The person has no account yet; what they typed goes with them.
    case signUp(email: String)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .emailChanged(let text):
      state.email = text
      state.phase.edited()
    case .passwordChanged(let text):
      state.password = text
      state.phase.edited()
    case .emailLeft:
      return [
        .ask(.timer(key: "left-email", milliseconds: 500), answer: { _ in .emailJudged })
      ]
    case .emailJudged: state.emailChecked = !state.email.isEmpty
    case .passwordShownToggled: state.passwordShown.toggle()
    case .sent: return state.send()
    case .answered(let answer):
      state.passkey.isBusy = false
      if let effects = state.openSecondStep(answer) { return effects }
      state.receive(answer)
    case .secondStep(let child): return state.reduceSecondStep(child, moment)
    case .passkey(let child): return state.reducePasskey(child, moment)
    case .delegate(.signedIn):
      state.phase = .editing
      state.password = ""
      state.secondStep = nil
    case .delegate(.signUp): state.phase = .editing
    }
    return []
  }

  /// A session is the parent's business; anything else is shown here.
  static func read(_ answer: HostAnswer) -> Action {
    if case .http(let status, let body) = answer, status / 100 == 2,
      case .some(.some(let session)) = SignedInSession.read(body)
    {
      return .delegate(.signedIn(session))
    }
    return .answered(answer)
  }
}

extension SignInFeature.State {
  mutating func send() -> [Effect<SignInFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    emailChecked = true
    guard emailFault == nil else { return [.tell(.focus(elementID: "email"))] }
    guard !password.isEmpty else { return [.tell(.focus(elementID: "password"))] }
    phase = .sending
    let body = JSON.object(["email": .string(email), "password": .string(password)])
    let request = HostRequest.post("/api/account/sign-in", body: body.text, timeout: 30_000)
    return [.ask(request, answer: SignInFeature.read)]
  }

  mutating func receive(_ answer: HostAnswer) {
    switch answer {
    case .http(_, let body): phase = .failed(AccountProblem.read(body))
    case .failed(let reason): phase = .failed(AccountProblem(code: reason))
    default: phase = .failed(AccountProblem(code: "internal"))
    }
  }
}
