import Calendar
import Core
import View
import Wire

/// A sheet that asks the person to prove again who they are, before a sensitive act.
///
/// A parent opens it when the server answers `reauthenticationRequired`, and does the same again
/// when the delegate says that the proof was given.
public enum ReauthenticationFeature: Feature {
  public typealias Command = Never

  public enum Phase: Hashable, Sendable {
    case editing
    case sending
    case failed(AccountProblem)
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    /// Whether the person has an authenticator app, or codes from paper.
    public let canUseCode: Bool
    /// Whether there are codes from paper only.
    public let isPaper: Bool
    public var usesCode = false
    public var text = ""
    public var phase = Phase.editing

    public init(language: Language, canUseCode: Bool, isPaper: Bool = false) {
      self.language = language
      self.canUseCode = canUseCode
      self.isPaper = isPaper
    }
  }

  public enum Action {
    case textChanged(String)
    case wayChanged
    case sent
    case answered(HostAnswer)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case proved
    case cancelled
  }

  /// Whether an answer asks for this sheet.
  static func isWanted(by answer: HostAnswer) -> Bool {
    guard case .http(403, let body) = answer else { return false }
    return AccountProblem.read(body).code == "reauthenticationRequired"
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .textChanged(let text):
      state.text = text
      if case .failed = state.phase { state.phase = .editing }
    case .wayChanged:
      state.usesCode.toggle()
      state.text = ""
      state.phase = .editing
    case .sent:
      guard state.phase != .sending, !state.text.isEmpty else { return [] }
      state.phase = .sending
      let name = state.usesCode ? "code" : "password"
      let body = JSON.object([JSON.Member(name, .string(state.text))])
      let exchange = HTTPExchange(
        method: "POST", path: "/api/account/reauthenticate", body: body.text, timeout: 30_000)
      return [.ask(.http(exchange), answer: read)]
    case .answered(let answer):
      state.phase = .failed(AccountProblem.of(answer))
      state.text = ""
    case .delegate: break
    }
    return []
  }

  private static func read(_ answer: HostAnswer) -> Action {
    if case .http(204, _) = answer { return .delegate(.proved) }
    return .answered(answer)
  }
}
