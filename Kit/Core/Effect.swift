/// A request to the outside, as data. A reducer returns effects; the runtime performs them.
public enum Effect<Action, Command> {
  /// A durable change: goes into the outbox, is stored, and only then shown as saved.
  case submit(Command)
  /// The same for a change that brings a content set apart: the text that the command names.
  case bring(Command, content: String)
  /// Something only the host can do. `answer` turns what came back into an action; it may be called
  /// more than once (a stream), or never (navigation), and returns `nil` for an answer nobody waits
  /// for.
  case ask(HostRequest, answer: (HostAnswer) -> Action?)

  /// A request whose answer does not matter.
  public static func tell(_ request: HostRequest) -> Effect { .ask(request, answer: { _ in nil }) }

  /// Whether it is a durable change.
  public var isSubmission: Bool {
    switch self {
    case .submit, .bring: true
    case .ask: false
    }
  }

  /// This effect of a child feature as its parent's.
  public func map<A, C>(
    _ action: @escaping (Action) -> A, command: @escaping (Command) -> C
  ) -> Effect<A, C> {
    switch self {
    case .submit(let child): .submit(command(child))
    case .bring(let child, let content): .bring(command(child), content: content)
    case .ask(let request, let answer):
      .ask(request, answer: { reply in answer(reply).map { child in action(child) } })
    }
  }
}

extension Array {
  /// A child feature's effects as its parent's.
  public func map<Action, Command, A, C>(
    action: @escaping (Action) -> A, command: @escaping (Command) -> C
  ) -> [Effect<A, C>] where Element == Effect<Action, Command> {
    map { effect in effect.map(action, command: command) }
  }

  /// The effects of a child that submits nothing as its parent's.
  public func lifted<Action, A, C>(
    _ action: @escaping (Action) -> A
  ) -> [Effect<A, C>] where Element == Effect<Action, Never> {
    map { effect in
      switch effect {
      case .ask(let request, let answer):
        .ask(request, answer: { reply in answer(reply).map { child in action(child) } })
      }
    }
  }
}
