import AccountsDomain
import Calendar
import Core
import View
import Wire

/// Changing the password on the account page.
public enum PasswordFeature: Feature {
  public typealias Command = Never

  public enum Phase: Hashable, Sendable {
    case closed
    case editing
    case sending
    case failed(AccountProblem)
    /// Changed; the form is closed.
    case done
  }

  public struct State: Hashable, Sendable {
    public let email: String
    public var language: Language
    public var phase = Phase.closed
    /// Whoever came by a provider may have none yet.
    public var hasPassword = true
    public var current = ""
    public var new = ""
    public var isShown = false
    public var endsOthers = true
    /// Whether the new password was left or sent, so that faults may be shown.
    public var isChecked = false

    public init(email: String, language: Language) {
      self.email = email
      self.language = language
    }

    /// What is wrong with the new password, as far as the device can tell.
    public var newFault: PasswordPolicy.Fault? {
      do throws(PasswordPolicy.Fault) {
        try PasswordPolicy.check(new, login: email)
        return nil
      } catch { return error }
    }

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
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.phase = .editing
      return [.tell(.focus(elementID: state.hasPassword ? "current-password" : "new-password"))]
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
    case .answered(.http(204, _)):
      state.hasPassword = true
      state.forget(.done)
    case .answered(let answer): state.phase = .failed(AccountProblem.of(answer))
    }
    return []
  }
}

extension PasswordFeature.State {
  mutating func edited() { if case .failed = phase { phase = .editing } }

  /// Closes the form and keeps no secret.
  mutating func forget(_ phase: PasswordFeature.Phase) {
    self.phase = phase
    current = ""
    new = ""
    isShown = false
    isChecked = false
  }

  mutating func send() -> [Effect<PasswordFeature.Action, Never>] {
    guard isOpen, phase != .sending else { return [] }
    isChecked = true
    guard !current.isEmpty || !hasPassword else {
      return [.tell(.focus(elementID: "current-password"))]
    }
    guard newFault == nil else { return [.tell(.focus(elementID: "new-password"))] }
    phase = .sending
    let body = JSON.object([
      "current": hasPassword ? .string(current) : nil, "new": .string(new),
      "keepOthers": .bool(!endsOthers),
    ])
    let exchange = HTTPExchange(
      method: "POST", path: "/api/account/password", body: body.text, timeout: 30_000)
    return [.ask(.http(exchange), answer: { answer in .answered(answer) })]
  }
}
