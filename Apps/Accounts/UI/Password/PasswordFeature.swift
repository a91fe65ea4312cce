import AccountsDomain
import Calendar
import Core
import View
import Wire

/// Changing the password on the account page, or setting a first one.
public enum PasswordFeature: Feature {
  public enum Phase: Hashable, Sendable {
    case closed
    case editing
    case sending
    case failed(AccountProblem)
    /// Changed; the form is closed.
    case done
  }

  /// What needs a proof: the present password is one by itself.
  public enum Act: Hashable, Sendable {
    case setFirst
  }

  public struct State: Hashable, Sendable {
    public let email: String
    /// Whether there is one; taken for granted until the server has said no.
    public var hasPassword = true
    public var language: Language
    public var phase = Phase.closed
    /// What the server holds passwords to.
    public var rules = PasswordRules.modern
    public var current = ""
    public var new = ""
    public var isShown = false
    public var endsOthers = true
    /// Whether the new password was left or sent, so that faults may be shown.
    public var isChecked = false
    /// A first password is under way, which needs a proof of who the person is.
    public var act: Act?
    public var proof: ReauthenticationFeature.State?

    public init(email: String, language: Language) {
      self.email = email
      self.language = language
    }

    /// What is wrong with the new password, as far as the device can tell.
    public var newFault: PasswordRules.Fault? { rules.fault(of: new, login: email) }

    public var isOpen: Bool { phase != .closed && phase != .done }
  }

  public enum Action {
    case opened
    case closed
    case currentChanged(String)
    case newChanged(String)
    case newLeft
    case shownToggled
    case endsOthersToggled(Bool)
    case sent
    case answered(HostAnswer)
    /// The page was opened.
    case shown
    case waysAnswered(HostAnswer)
    case proof(ReauthenticationFeature.Action)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.phase = .editing
      let first = state.hasPassword ? "current-password" : "new-password"
      return [.tell(.focus(elementID: first))]
    case .closed: state.forget(.closed)
    case .currentChanged(let text):
      state.current = text
      state.edited()
    case .newChanged(let text):
      state.new = text
      state.edited()
    case .newLeft: state.isChecked = !state.new.isEmpty
    case .shownToggled: state.isShown.toggle()
    case .endsOthersToggled(let ends): state.endsOthers = ends
    case .sent: return state.send()
    case .answered(let answer): return state.receive(answer)
    case .shown:
      return [.ask(.get(ReauthenticationFeature.path), answer: { answer in .waysAnswered(answer) })]
    case .waysAnswered(let answer): state.receiveWays(answer)
    case .proof(let child):
      if case .delegate(.cancelled) = child { state.phase = .editing }
      return state.reduceProof(child, moment)
    }
    return []
  }
}

extension PasswordFeature.Action: CarriesProof {}

extension PasswordFeature.State: ActsUnderProof {
  mutating func edited() { if case .failed = phase { phase = .editing } }

  /// Closes the form and keeps no secret.
  mutating func forget(_ phase: PasswordFeature.Phase) {
    self.phase = phase
    current = ""
    new = ""
    isShown = false
    isChecked = false
    act = nil
  }

  mutating func receive(_ answer: HostAnswer) -> [Effect<PasswordFeature.Action, Never>] {
    if let effects = askForProof(answer) { return effects }
    act = nil
    guard case .http(204, _) = answer else {
      phase = .failed(AccountProblem.of(answer))
      return []
    }
    hasPassword = true
    forget(.done)
    return []
  }

  mutating func receiveWays(_ answer: HostAnswer) {
    guard case .http(200, let body) = answer else { return }
    rules = PasswordRules.read(body)
    do throws(WireError) {
      hasPassword = try WireCursor(try JSON.parse(body)).required("password").bool()
    } catch { return }
  }

  mutating func perform(
    _ act: PasswordFeature.Act
  ) -> [Effect<PasswordFeature.Action, Never>] {
    self.act = act
    phase = .sending
    let request = HostRequest.post(
      "/api/account/password/first", body: JSON.object(["new": .string(new)]).text, timeout: 30_000)
    return [.ask(request, answer: { answer in .answered(answer) })]
  }

  mutating func send() -> [Effect<PasswordFeature.Action, Never>] {
    guard isOpen, phase != .sending else { return [] }
    isChecked = true
    guard !current.isEmpty || !hasPassword else {
      return [.tell(.focus(elementID: "current-password"))]
    }
    guard newFault == nil else { return [.tell(.focus(elementID: "new-password"))] }
    guard hasPassword else { return perform(.setFirst) }
    phase = .sending
    let body = JSON.object([
      "current": .string(current), "new": .string(new), "keepOthers": .bool(!endsOthers),
    ])
    let request = HostRequest.post("/api/account/password", body: body.text, timeout: 30_000)
    return [.ask(request, answer: { answer in .answered(answer) })]
  }
}
