import Calendar
import Core
import Design
import Wire

/// How far something is that the server was asked for.
public enum LoadStatus<Content: Hashable & Sendable>: Hashable, Sendable {
  case loading
  case loaded(Content)
  case failed(AccountProblem)

  /// What `decode` makes of the answer.
  static func read(
    _ answer: HostAnswer, _ decode: (WireCursor) throws(WireError) -> Content
  ) -> LoadStatus {
    guard case .http(200, let body) = answer else { return .failed(AccountProblem.of(answer)) }
    do throws(WireError) {
      return .loaded(try decode(WireCursor(try JSON.parse(body))))
    } catch { return .failed(AccountProblem(code: "internal")) }
  }

  static func read(_ answer: HostAnswer) -> LoadStatus where Content: WireCodable {
    read(answer) { cursor throws(WireError) in try Content(cursor) }
  }

  /// As it is shown.
  func loadable(_ language: Language) -> Loadable<Content> {
    switch self {
    case .loading: .loading
    case .loaded(let content): .ready(content)
    case .failed(let problem): .failed(problem.text(in: language))
    }
  }
}
