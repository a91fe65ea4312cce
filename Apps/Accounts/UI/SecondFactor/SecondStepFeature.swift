import AccountsDomain
import Calendar
import Core
import View
import Wire

/// The second step of signing in: a code of the authenticator app, or one from paper. It stands in
/// the place of the sign-in form.
public enum SecondStepFeature: Feature {
  public struct State: Hashable, Sendable {
    public let ticket: String
    public var language: Language
    public var code = ""
    /// Whether a code from paper is asked for.
    public var isPaper = false
    public var phase = FormPhase.editing

    public init(ticket: String, language: Language) {
      self.ticket = ticket
      self.language = language
    }
  }

  public enum Action {
    case codeChanged(String)
    case wayChanged
    case sent
    case answered(HostAnswer)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case signedIn(SignedInSession)
    /// Back to the password: the person wants it, or the ticket has ended.
    case startedOver(AccountProblem?)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .codeChanged(let text):
      state.code = text
      state.phase.edited()
    case .wayChanged:
      state.isPaper.toggle()
      state.code = ""
      state.phase = .editing
      return [.tell(.focus(elementID: "one-time-code"))]
    case .sent: return state.send()
    case .answered(let answer):
      state.phase = .failed(AccountProblem.of(answer))
      state.code = ""
      return [.tell(.focus(elementID: "one-time-code"))]
    case .delegate: break
    }
    return []
  }

  /// The ticket in an answer to the right password; `nil` when there is none.
  static func ticket(in answer: HostAnswer) -> String? {
    guard case .http(200, let body) = answer else { return nil }
    do throws(WireError) {
      return try WireCursor(try JSON.parse(body)).optional("secondFactorRequired")?
        .required("ticket").string(limit: AccountsLimits.secret)
    } catch { return nil }
  }

  static func read(_ answer: HostAnswer) -> Action {
    if case .http(let status, let body) = answer, status / 100 == 2,
      case .some(.some(let session)) = SignedInSession.read(body)
    {
      return .delegate(.signedIn(session))
    }
    let problem = AccountProblem.of(answer)
    return problem.code == "signInTicketEnded"
      ? .delegate(.startedOver(problem)) : .answered(answer)
  }
}

extension SecondStepFeature.State {
  mutating func send() -> [Effect<SecondStepFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    guard !code.isEmpty else { return [.tell(.focus(elementID: "one-time-code"))] }
    phase = .sending
    let body = JSON.object(["ticket": .string(ticket), "code": .string(code)])
    let request = HostRequest.post(
      "/api/account/sign-in/second-factor", body: body.text, timeout: 30_000)
    return [.ask(request, answer: SecondStepFeature.read)]
  }
}
