import AccountsDomain
import Calendar
import Core
import View
import Wire

/// Coming back from a provider: somebody known is signed in, somebody new says who they want to be.
public enum ArrivalFeature: Feature {
  /// What the provider told.
  public struct Newcomer: Hashable, Sendable {
    public let provider: String
    public var email: String
    public var name: String
  }

  public enum Step: Hashable, Sendable {
    /// The server is asked who this is.
    case opening
    case form(Newcomer)
    /// A message is on its way.
    case confirming(ConfirmFeature.State)
    /// There is nothing to go on with.
    case lost(AccountProblem)
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    /// Whether there is no account yet.
    public let isNew: Bool
    public var step = Step.opening
    public var isSending = false
    /// The secret of an invitation whose link was opened here before.
    public var invitation: String?
    public var problem: AccountProblem?
    /// The form as it was sent, for whoever wants to correct the address.
    var sent: Newcomer?

    public init(isNew: Bool, language: Language) {
      self.isNew = isNew
      self.language = language
    }
  }

  public enum Action {
    // What the person did.
    case emailChanged(String)
    case nameChanged(String)
    case sent
    case retried
    // What came back.
    case opened(HostAnswer)
    case answered(HostAnswer)
    case confirm(ConfirmFeature.Action)
    // What the parent must know.
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case signedIn(SignedInSession)
    case signIn
  }

  static let path = "/api/account/provider-sign-up"

  /// What is asked when the page opens.
  public static func begin(_ state: State) -> [Effect<Action, Never>] {
    let path = state.isNew ? path : "/api/account/session"
    let isNew = state.isNew
    return [
      .ask(
        .get(path),
        answer: { answer in isNew ? .opened(answer) : read(answer, else: { .opened($0) }) })
    ]
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .emailChanged(let text): state.change { newcomer in newcomer.email = text }
    case .nameChanged(let text): state.change { newcomer in newcomer.name = text }
    case .sent: return state.send()
    case .retried:
      state.step = .opening
      return begin(state)
    case .opened(let answer): state.open(answer)
    case .answered(let answer): return state.receive(answer)
    case .confirm(let child): return state.reduceConfirm(child, moment)
    case .delegate: break
    }
    return []
  }

  /// A session is the parent's business.
  static func read(
    _ answer: HostAnswer, else other: (HostAnswer) -> Action
  ) -> Action {
    if case .http(let status, let body) = answer, status == 200 || status == 201,
      case .some(.some(let session)) = SignedInSession.read(body)
    {
      return .delegate(.signedIn(session))
    }
    return other(answer)
  }
}

extension ArrivalFeature.State {
  typealias Effects = [Effect<ArrivalFeature.Action, Never>]

  /// What is wrong with the address, as the server will see it too.
  static func emailFault(_ text: String) -> EmailAddress.Fault? {
    do throws(EmailAddress.Fault) {
      _ = try EmailAddress(text)
      return nil
    } catch { return error }
  }

  mutating func change(_ edit: (inout ArrivalFeature.Newcomer) -> Void) {
    guard case .form(var newcomer) = step else { return }
    edit(&newcomer)
    step = .form(newcomer)
    problem = nil
  }

  mutating func open(_ answer: HostAnswer) {
    guard isNew, case .http(200, let body) = answer else {
      // Nobody is signed in after all.
      if case .http(200, _) = answer {
        step = .lost(AccountProblem(code: "providerExpired"))
      } else {
        step = .lost(AccountProblem.of(answer))
      }
      return
    }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      step = .form(
        ArrivalFeature.Newcomer(
          provider: try cursor.required("provider").string(limit: 64),
          email: try cursor.optional("email")?.string(limit: AccountsLimits.email) ?? "",
          name: try cursor.optional("name")?.string(limit: AccountsLimits.typed) ?? ""))
    } catch { step = .lost(AccountProblem(code: "internal")) }
  }

  mutating func send() -> Effects {
    guard case .form(let newcomer) = step, !isSending else { return [] }
    if let fault = Self.emailFault(newcomer.email) {
      problem = AccountProblem(code: "emailInvalid", fault: fault.rawValue)
      return [.tell(.focus(elementID: "email"))]
    }
    isSending = true
    problem = nil
    sent = newcomer
    let body = JSON.object([
      "email": .string(newcomer.email),
      "displayName": newcomer.name.isEmpty ? nil : .string(newcomer.name),
      "language": .string(language.rawValue),
      "invitation": invitation.map { token in .string(token) },
    ])
    let request = HostRequest.post(ArrivalFeature.path, body: body.text, timeout: 30_000)
    return [
      .ask(request, answer: { answer in ArrivalFeature.read(answer, else: { .answered($0) }) })
    ]
  }

  mutating func receive(_ answer: HostAnswer) -> Effects {
    isSending = false
    guard case .http(202, _) = answer, let sent else {
      let problem = AccountProblem.of(answer)
      if problem.code == "providerExpired" { step = .lost(problem) }
      self.problem = problem
      return []
    }
    var confirm = ConfirmFeature.State(purpose: .signUp, email: sent.email, language: language)
    let effects = ConfirmFeature.begin(&confirm)
    step = .confirming(confirm)
    return effects.lifted { child in .confirm(child) } + [.tell(.focus(elementID: "code"))]
  }

  mutating func reduceConfirm(_ action: ConfirmFeature.Action, _ moment: Moment) -> Effects {
    guard case .confirming(var confirm) = step else { return [] }
    confirm.language = language
    let effects = ConfirmFeature.reduce(&confirm, action, moment)
    step = .confirming(confirm)
    if case .delegate(.changeAddress) = action, let sent {
      step = .form(sent)
      return [.tell(.focus(elementID: "email"))]
    }
    return effects.lifted { child in
      if case .delegate(.signedIn(let session)) = child { return .delegate(.signedIn(session)) }
      return .confirm(child)
    }
  }
}
