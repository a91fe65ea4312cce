import Core
import Server
import Store
import TeePalsDomain
import Wire

/// Feeds over HTTP.
struct FeedRoutes<Engine: StoreEngine>: Sendable {
  let service: FeedService<Engine>
  let golfers: GolferService<Engine>
  let environment: ServerEnvironment
  private let limiter = SearchRateLimiter()

  init(engine: Engine, golfers: GolferService<Engine>, environment: ServerEnvironment) {
    service = FeedService(engine: engine)
    self.golfers = golfers
    self.environment = environment
  }

  func register(in routes: inout Routes) {
    routes.on(GolfEndpoint.feed.endpoint, signedIn: feed)
    routes.on(GolfEndpoint.feedNews.endpoint, signedIn: news)
  }

  /// `?filter=&ranking=&cursor=&limit=`, as often as rounds are searched.
  private func feed(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    let now = environment.now()
    let profile = try await golfers.mustBrowse(member.user)
    if let wait = limiter.take(for: member.user, since: profile.createdAt, at: now) {
      throw Problem.later(.tooManyRequests, seconds: wait)
    }
    let kind = FeedKind(
      viewer: member.user, filter: try call.word("filter") ?? .all,
      ranking: try call.word("ranking") ?? .decayed)
    let cursor: FeedCursor? = try call.cursor(FeedCursor.init)
    if let cursor, cursor.kind != kind.id {
      throw Problem.malformed("cursor", rule: "of another feed")
    }
    let page = try await service.page(
      kind, after: cursor, limit: try call.limit(usual: FeedPage.usual, most: FeedPage.most),
      of: profile, at: now)
    return .json(page.json)
  }

  /// `?since=&filter=`: milliseconds, as `at` of a page.
  private func news(_ call: Call, _ member: SignedInContext) async throws -> Reply {
    try await golfers.mustBrowse(member.user)
    let filter: FeedFilter = try call.word("filter") ?? .all
    guard let since = call.parameter("since").flatMap({ text in Int64(text) }),
      Instant.timeValues.contains(since)
    else { throw Problem.malformed("since", rule: "milliseconds") }
    let news = try await service.news(
      filter, for: member.user, since: Instant(milliseconds: since))
    return .json(news.json)
  }
}

extension Call {
  /// A word of a closed list; `nil` where the parameter is absent.
  func word<Word: RawRepresentable>(
    _ name: String, _ type: Word.Type = Word.self
  ) throws(Problem) -> Word? where Word.RawValue == String {
    guard let text = parameter(name) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw Problem.malformed(name, rule: "unknown")
    }
    return word
  }

  /// Where the page before ended; `nil` for the first page.
  func cursor<Cursor>(_ read: (String) -> Cursor?) throws(Problem) -> Cursor? {
    guard let text = parameter("cursor") else { return nil }
    guard let cursor = read(text) else {
      throw Problem.malformed("cursor", rule: "unreadable")
    }
    return cursor
  }

  /// How much a page is to have.
  func limit(usual: Int, most: Int) throws(Problem) -> Int {
    guard let text = parameter("limit") else { return usual }
    guard let limit = Int(text), limit > 0 else {
      throw Problem.malformed("limit", rule: "a number")
    }
    return min(limit, most)
  }
}

extension Problem {
  /// A parameter of the address that is none: the request itself is wrong.
  static func malformed(_ field: String, rule: String) -> Problem {
    Problem(
      .invalidParameter, detail: field + ": " + rule,
      data: [.init("field", .string(field)), .init("rule", .string(rule))])
  }
}
