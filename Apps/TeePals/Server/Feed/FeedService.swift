import Core
import Store
import TeePalsDomain

/// Makes feeds, and pages of them.
struct FeedService<Engine: StoreEngine>: Sendable {
  let engine: Engine
  private let lists = FeedLists()
  private let trending = Trending()
  private let newAuthors = PostsByNewAuthors()
  /// `nil` where nothing is kept for all readers.
  private let known: KnownPosts?

  init(engine: Engine, known: KnownPosts? = KnownPosts()) {
    self.engine = engine
    self.known = known
  }

  /// A page of a feed. Without a cursor, and where the list of the cursor is forgotten, it is the
  /// first of a new list.
  func page(
    _ kind: FeedKind, after cursor: FeedCursor?, limit: Int, of profile: GolferProfile,
    at now: Instant
  ) async throws -> FeedPage {
    let changes = kind.filter == .all ? try await known?.changes(of: engine) : nil
    return try await engine.read { session throws(StoreFailure) in
      var reading: KnownReading<Engine.Connection>?
      if let known, let changes {
        reading = try KnownReading(known, changes, for: kind.viewer, session)
      }
      return try page(
        kind, after: cursor, limit: limit, of: profile, at: now, reading, session)
    }
  }

  private func page(
    _ kind: FeedKind, after cursor: FeedCursor?, limit: Int, of profile: GolferProfile,
    at now: Instant, _ known: KnownReading<Engine.Connection>?, _ session: Engine.Connection
  ) throws(StoreFailure) -> FeedPage {
    let reader = try FeedRows.reader(profile, session)
    var offset = cursor?.offset ?? 0
    var list: FeedList
    if let cursor, let kept = lists.list(kind, madeAt: cursor.madeAt, at: now) {
      list = kept
    } else {
      list = try FeedMaker(kind, reader, at: now, known, session).list(trending, newAuthors)
      lists.keep(list, as: kind, at: now)
      offset = 0
    }
    let maker = FeedMaker(kind, reader, at: list.madeAt, known, session)
    var page = FeedPage(at: list.madeAt)
    while true {
      // What can be read no more is left out, and the next takes its place.
      while page.posts.count < limit, offset < list.posts.count {
        let end = min(offset + limit - page.posts.count, list.posts.count)
        page.posts += try maker.shown(offset..<end, of: list)
        offset = end
      }
      guard offset >= list.posts.count, !list.isWhole else { break }
      let count = list.posts.count
      list = lists.grow(try maker.grown(list), from: count, as: kind)
    }
    if offset < list.posts.count {
      page.next = FeedCursor(kind: kind.id, madeAt: list.madeAt, offset: offset).text
    }
    return page
  }

  /// How many newer posts of others there are.
  func news(
    _ filter: FeedFilter, for reader: UserID, since start: Instant
  ) async throws -> FeedNews {
    try await engine.read { session throws(StoreFailure) in
      FeedNews(
        count: try FeedRows.count(
          filter, for: reader, since: start, limit: FeedNews.most, session))
    }
  }
}
