import Calendar
import Core
import Design
import View
import Wire

/// Where a link leads that takes something back: a change of the address, or the wait for a first
/// password. Nothing is done until the person says so: programs that look at mail open links too.
public enum UndoFeature: Feature {
  public enum Phase: Hashable, Sendable {
    case asking
    case sending
    case failed(AccountProblem)
    /// Nothing more to do.
    case done
  }

  public struct State: Hashable, Sendable {
    public var language: Language
    public let token: String
    public var phase = Phase.asking

    public init(token: String, language: Language) {
      self.token = token
      self.language = language
    }
  }

  public enum Action {
    case sent
    case answered(HostAnswer)
    case delegate(Delegate)
  }

  public enum Delegate: Hashable, Sendable {
    /// The old address is back; a new password is chosen with this secret.
    case choosePassword(token: String)
    case signIn
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .sent:
      guard state.phase != .sending else { return [] }
      state.phase = .sending
      let body = JSON.object(["token": .string(state.token)])
      let request = HostRequest.post("/api/account/undo", body: body.text, timeout: 30_000)
      return [.ask(request, answer: read)]
    case .answered(.http(200, _)): state.phase = .done
    case .answered(let answer): state.phase = .failed(AccountProblem.of(answer))
    case .delegate: break
    }
    return []
  }

  static func read(_ answer: HostAnswer) -> Action {
    guard case .http(200, let body) = answer else { return .answered(answer) }
    do throws(WireError) {
      let cursor = WireCursor(try JSON.parse(body))
      guard let token = try cursor.optional("token") else { return .answered(answer) }
      return .delegate(.choosePassword(token: try token.string(limit: 128)))
    } catch { return .answered(.failed("internal")) }
  }

  public static func view(_ state: State) -> Node<Action> {
    func say(_ text: UndoText) -> String { text.text(in: state.language) }
    let isDone = state.phase == .done
    return page("sign-in") {
      element("header", .class("welcome")) {
        element("h1", .class("title1")) { say(isDone ? .undone : .undoTitle) }
        paragraph(say(isDone ? .undoneRecovery : .undoLead), "soft")
      }
      if case .failed(let problem) = state.phase { fault(problem.text(in: state.language)) }
      if isDone {
        button(say(.toAccount), .prominent, traits: .wide, action: .delegate(.signIn))
      } else {
        button(
          say(.undo), .prominent, traits: state.phase == .sending ? [.wide, .loading] : .wide,
          action: .sent)
        button(
          KitText.cancel.text(in: state.language), .naked, traits: .wide,
          action: .delegate(.signIn))
      }
    }
  }
}
