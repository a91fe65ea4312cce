import Calendar
import Core
import View

/// Signing in with a passkey: by a button, and by choosing one where the browser offers them in the
/// email field.
public enum PasskeySignInFeature: Feature {
  /// Why there is nothing to press.
  public enum Obstacle: Hashable, Sendable {
    /// The server is reached by a bare address or without HTTPS.
    case address
    /// The browser knows nothing of passkeys.
    case browser
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    /// Whether the sign-in screen is on show.
    public var isShown = false
    public var obstacle: Obstacle?
    /// Whether the person has chosen to sign in this way.
    public var isBusy = false
    public var problem: AccountProblem?

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    // What the person did.
    case shown
    case left
    case tapped
    // What came back. Two of each: for the browser's own offer, which waits, and for the button.
    case waitingBegun(HostAnswer)
    case waitingAnswered(HostAnswer)
    case renewed
    case begun(HostAnswer)
    case answered(HostAnswer)
    case refused(HostAnswer)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate {
    /// What the server answered to the right passkey: as to a right password.
    case answered(HostAnswer)
  }

  /// Milliseconds after which the waiting offer is made anew: less than a challenge lives.
  static let renewal = 240_000

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .shown:
      state.isShown = true
      state.problem = nil
      return state.wait()
    case .left:
      state.isShown = false
      state.isBusy = false
      return [.tell(.cancelPasskey)]
    case .renewed: return state.wait()
    case .waitingBegun(let answer): return state.offer(answer)
    case .waitingAnswered(let answer):
      guard state.isShown, !state.isBusy, case .text(let credential) = answer else { return [] }
      return state.send(credential)
    case .tapped:
      guard !state.isBusy else { return [] }
      state.isBusy = true
      state.problem = nil
      return [begin { answer in .begun(answer) }]
    case .begun(let answer):
      guard let options = PasskeyAnswer.options(in: answer) else { return state.fail(answer) }
      return [
        .ask(.usePasskey(options: options, waits: false), answer: { reply in .answered(reply) })
      ]
    case .answered(let answer):
      guard state.isBusy else { return [] }
      guard case .text(let credential) = answer else { return state.fail(answer) }
      return state.send(credential)
    case .refused(let answer): return state.fail(answer)
    case .delegate: state.isBusy = false
    }
    return []
  }

  static func begin(_ action: @escaping (HostAnswer) -> Action) -> Effect<Action, Never> {
    .ask(
      .post("/api/account/passkey-sign-in/begin", body: "{}"), answer: { answer in action(answer) })
  }

  static func read(_ answer: HostAnswer) -> Action {
    if case .http(let status, _) = answer, status / 100 == 2 { return .delegate(.answered(answer)) }
    return .refused(answer)
  }
}

extension PasskeySignInFeature.State {
  typealias Effects = [Effect<PasskeySignInFeature.Action, Never>]

  /// Asks for what the browser needs to offer passkeys in the field.
  mutating func wait() -> Effects {
    guard isShown, !isBusy, obstacle == nil else { return [] }
    return [PasskeySignInFeature.begin { answer in .waitingBegun(answer) }]
  }

  /// Lets the browser offer. That it cannot is no trouble: the button is still there.
  mutating func offer(_ answer: HostAnswer) -> Effects {
    note(answer)
    guard isShown, !isBusy, let options = PasskeyAnswer.options(in: answer) else { return [] }
    return [
      .ask(
        .usePasskey(options: options, waits: true), answer: { reply in .waitingAnswered(reply) }),
      .ask(
        .timer(key: "passkey", milliseconds: PasskeySignInFeature.renewal),
        answer: { _ in .renewed }),
    ]
  }

  mutating func send(_ credential: String) -> Effects {
    guard let body = PasskeyAnswer.body(credential) else { return fail(.failed("internal")) }
    isBusy = true
    problem = nil
    let request = HostRequest.post("/api/account/passkey-sign-in", body: body, timeout: 30_000)
    return [.ask(request, answer: PasskeySignInFeature.read)]
  }

  /// Says what is wrong and lets the browser offer again.
  mutating func fail(_ answer: HostAnswer) -> Effects {
    isBusy = false
    note(answer)
    problem = obstacle == nil ? PasskeyAnswer.problem(answer) : nil
    return wait()
  }

  private mutating func note(_ answer: HostAnswer) {
    if case .http(_, let body) = answer,
      AccountProblem.read(body).code == "passkeysUnavailable"
    {
      obstacle = .address
    }
    if case .failed("unsupported") = answer { obstacle = .browser }
  }
}
