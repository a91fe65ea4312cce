import Calendar
import Core
import View
import Wire

/// A sheet that asks the person to prove again who they are, before a sensitive act: with their
/// password, a code of their authenticator app or a passkey, whichever the account has.
///
/// A parent opens it when the server answers `reauthenticationRequired`, and does the same again
/// when the delegate says that the proof was given.
public enum ReauthenticationFeature: Feature {
  /// How one proves it.
  public enum Way: Hashable, Sendable {
    case password, code, passkey
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    /// Whether there are codes from paper only.
    public internal(set) var isPaper = false
    /// What the account has, once the server has said so.
    public var ways: [Way]?
    public var way = Way.password
    public var text = ""
    public var phase = FormPhase.editing

    public init(language: Language) { self.language = language }

    /// What can be chosen. Nothing is left out before the server has answered.
    var offered: [Way] { ways ?? [.password, .code, .passkey] }
  }

  public enum Action {
    // What the person did.
    case textChanged(String)
    case wayChosen(Way)
    case sent
    // What came back.
    case waysAnswered(HostAnswer)
    case passkeyBegun(HostAnswer)
    case passkeyUsed(HostAnswer)
    case answered(HostAnswer)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    case proved
    case cancelled
  }

  static let path = "/api/account/reauthenticate"

  /// Whether an answer asks for this sheet.
  static func isWanted(by answer: HostAnswer) -> Bool {
    guard case .http(403, let body) = answer else { return false }
    return AccountProblem.read(body).code == "reauthenticationRequired"
  }

  /// Asks what the account has; when the sheet opens.
  public static var ask: Effect<Action, Never> {
    .ask(.get(path), answer: { answer in .waysAnswered(answer) })
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .textChanged(let text):
      state.text = text
      state.phase.edited()
    case .wayChosen(let way): state.choose(way)
    case .sent: return state.send()
    case .waysAnswered(let answer): state.receiveWays(answer)
    case .passkeyBegun(let answer):
      guard let options = PasskeyAnswer.options(in: answer) else { return state.fail(answer) }
      return [
        .ask(
          .usePasskey(options: options, waits: false), answer: { reply in .passkeyUsed(reply) })
      ]
    case .passkeyUsed(let answer):
      guard case .text(let credential) = answer, let body = PasskeyAnswer.body(credential) else {
        return state.fail(answer)
      }
      return [post("/passkey", body, answer: read)]
    case .answered(let answer):
      state.phase = .failed(AccountProblem.of(answer))
      state.text = ""
    case .delegate: break
    }
    return []
  }

  static func post(
    _ name: String, _ body: String, answer: @escaping (HostAnswer) -> Action
  ) -> Effect<Action, Never> {
    .ask(.post(path + name, body: body, timeout: 30_000), answer: { reply in answer(reply) })
  }

  static func read(_ answer: HostAnswer) -> Action {
    if case .http(204, _) = answer { return .delegate(.proved) }
    return .answered(answer)
  }
}

extension ReauthenticationFeature.State {
  mutating func choose(_ way: ReauthenticationFeature.Way) {
    self.way = way
    text = ""
    phase = .editing
  }

  mutating func send() -> [Effect<ReauthenticationFeature.Action, Never>] {
    guard phase != .sending else { return [] }
    if way == .passkey {
      phase = .sending
      return [
        ReauthenticationFeature.post("/passkey/begin", "{}") { answer in .passkeyBegun(answer) }
      ]
    }
    guard !text.isEmpty else { return [] }
    phase = .sending
    let body = JSON.object([JSON.Member(way == .code ? "code" : "password", .string(text))])
    return [ReauthenticationFeature.post("", body.text, answer: ReauthenticationFeature.read)]
  }

  /// That the question was not answered changes nothing: every way stays on offer.
  mutating func receiveWays(_ answer: HostAnswer) {
    guard case .http(200, let body) = answer else { return }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      var found: [ReauthenticationFeature.Way] = []
      if try cursor.required("password").bool() { found.append(.password) }
      if try cursor.required("code").bool() { found.append(.code) }
      if try cursor.required("passkey").bool() { found.append(.passkey) }
      isPaper = try cursor.optional("paper")?.bool() ?? isPaper
      guard let first = found.first else { return }
      ways = found
      if !found.contains(way) { choose(first) }
    } catch { return }
  }

  /// What the browser or the server said to a passkey; thinking better of it is no fault.
  mutating func fail(_ answer: HostAnswer) -> [Effect<ReauthenticationFeature.Action, Never>] {
    if let problem = PasskeyAnswer.problem(answer) {
      phase = .failed(problem)
    } else {
      phase = .editing
    }
    return []
  }
}
