import AccountsDomain
import Calendar
import Core
import Design
import View
import Wire

/// Signing up and signing in: one form with two faces, so that what was typed survives changing
/// one's mind.
public enum SignInFeature: Feature {
  public typealias Command = Never

  public enum Mode: Hashable, Sendable {
    case signIn, signUp
  }

  public enum Phase: Hashable, Sendable {
    case editing
    case sending
    case failed(AccountProblem)
  }

  public struct State: Hashable, Sendable {
    public var mode: Mode
    public var language: Language
    public var email = ""
    public var password = ""
    public var displayName = ""
    public var passwordShown = false
    public var phase = Phase.editing
    /// Shown once the person has left a field or tried to send.
    public var emailChecked = false
    public var passwordChecked = false

    public init(mode: Mode, language: Language) {
      self.mode = mode
      self.language = language
    }

    /// What is wrong with the address, as the server will see it too.
    public var emailFault: EmailAddress.Fault? {
      do throws(EmailAddress.Fault) {
        _ = try EmailAddress(email)
        return nil
      } catch { return error }
    }

    /// What is wrong with a new password, as far as the device can tell.
    public var passwordFault: PasswordPolicy.Fault? {
      do throws(PasswordPolicy.Fault) {
        try PasswordPolicy.check(password, login: email)
        return nil
      } catch { return error }
    }
  }

  public enum Action {
    // What the person did.
    case emailChanged(String)
    case passwordChanged(String)
    case displayNameChanged(String)
    case emailLeft
    case passwordLeft
    case passwordShownToggled
    case modeChosen(Mode)
    case sent
    // What came back.
    case answered(HostAnswer)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate {
    case signedIn(SignedInSession)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .emailChanged(let text):
      state.email = text
      state.edited()
    case .passwordChanged(let text):
      state.password = text
      state.edited()
    case .displayNameChanged(let text):
      state.displayName = text
      state.edited()
    case .emailLeft: state.emailChecked = !state.email.isEmpty
    case .passwordLeft: state.passwordChecked = !state.password.isEmpty
    case .passwordShownToggled: state.passwordShown.toggle()
    case .modeChosen(let mode):
      state.mode = mode
      state.phase = .editing
      state.passwordChecked = false
    case .sent: return state.send()
    case .answered(let answer): state.receive(answer)
    case .delegate(.signedIn):
      state.phase = .editing
      state.password = ""
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
  mutating func edited() {
    if case .failed = phase { phase = .editing }
  }

  mutating func send() -> [Effect<SignInFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    emailChecked = true
    passwordChecked = true
    guard emailFault == nil else { return [.tell(.focus(elementID: "email"))] }
    if mode == .signUp, passwordFault != nil { return [.tell(.focus(elementID: "password"))] }
    guard !password.isEmpty else { return [.tell(.focus(elementID: "password"))] }
    phase = .sending
    let path = mode == .signIn ? "/api/account/sign-in" : "/api/account/sign-up"
    let name = displayName.isEmpty || mode == .signIn ? nil : JSON.string(displayName)
    let body = JSON.object([
      "email": .string(email), "password": .string(password), "displayName": name,
      "language": mode == .signUp ? .string(language.rawValue) : nil,
    ])
    let exchange = HTTPExchange(method: "POST", path: path, body: body.text, timeout: 30_000)
    return [.ask(.http(exchange), answer: SignInFeature.read)]
  }

  mutating func receive(_ answer: HostAnswer) {
    switch answer {
    case .http(_, let body): phase = .failed(AccountProblem.read(body))
    case .failed(let reason): phase = .failed(AccountProblem(code: reason))
    default: phase = .failed(AccountProblem(code: "internal"))
    }
  }
}
