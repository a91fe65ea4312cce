import AccountsDomain
import Calendar
import Core
import View
import Wire

/// What happened to the account, page by page.
public enum EventsFeature: Feature {
  public struct Entry: Hashable, Sendable {
    public let id: String
    public let at: Instant
    public let event: String
    public let network: String?
    public let browser: String?
    public let system: String?
  }

  public struct Page: Hashable, Sendable {
    public var entries: [Entry]
    public var hasMore: Bool
  }

  public typealias Status = LoadStatus<Page>

  public struct State: Hashable, Sendable {
    public var language: Language
    public var status = Status.loading
    public var isLoadingMore = false
    /// Why the next page did not come.
    public var fault: AccountProblem?

    public init(language: Language) { self.language = language }
  }

  public enum Action {
    case opened
    case moreWanted
    case answered(HostAnswer)
    case moreAnswered(HostAnswer)
  }

  public static func reduce(
    _ state: inout State, _ action: Action, _ moment: Moment
  ) -> [Effect<Action, Never>] {
    switch action {
    case .opened:
      state.status = .loading
      return [ask(after: nil, answer: { answer in .answered(answer) })]
    case .moreWanted:
      guard case .loaded(let page) = state.status, let last = page.entries.last,
        !state.isLoadingMore
      else { return [] }
      state.isLoadingMore = true
      state.fault = nil
      return [ask(after: last.id, answer: { answer in .moreAnswered(answer) })]
    case .answered(let answer): state.status = read(answer)
    case .moreAnswered(let answer): state.receiveMore(answer)
    }
    return []
  }

  private static func ask(
    after id: String?, answer: @escaping (HostAnswer) -> Action
  ) -> Effect<Action, Never> {
    let path = "/api/account/events" + (id.map { id in "?before=" + id } ?? "")
    return .ask(.get(path), answer: answer)
  }

  static func read(_ answer: HostAnswer) -> Status {
    .read(answer) { cursor throws(WireError) in
      let entries = try cursor.required("events").elements { element throws(WireError) in
        let client = try element.optional("client")
        return Entry(
          id: try element.required("id").string(limit: AccountsLimits.word),
          at: try element.required("at").instant(),
          event: try element.required("event").string(limit: 64),
          network: try element.optional("network")?.string(limit: 64),
          browser: try client?.optional("browser")?.string(limit: AccountsLimits.word),
          system: try client?.optional("system")?.string(limit: AccountsLimits.word))
      }
      return Page(entries: entries, hasMore: try cursor.required("more").bool())
    }
  }
}

extension EventsFeature.State {
  mutating func receiveMore(_ answer: HostAnswer) {
    isLoadingMore = false
    guard case .loaded(var page) = status else { return }
    switch EventsFeature.read(answer) {
    case .loaded(let next):
      page.entries += next.entries
      page.hasMore = next.hasMore
      status = .loaded(page)
    case .failed(let problem): fault = problem
    case .loading: break
    }
  }
}
