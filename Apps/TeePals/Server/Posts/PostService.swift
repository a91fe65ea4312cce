import Core
import Store
import TeePalsDomain

/// Looks at posts for people. `nil` says that there is nothing that they may see.
struct PostService<Engine: StoreEngine>: Sendable {
  let engine: Engine

  func post(_ id: PostID, for reader: UserID) async throws -> ShownPost? {
    try await engine.read { session throws(StoreFailure) in
      try ShownPosts.all([id], for: reader, session).first
    }
  }

  /// - Parameter parent: The first-level comment whose earlier replies are asked for.
  func comments(
    on id: PostID, under parent: CommentID?, for reader: UserID,
    after cursor: TimeCursor<GolfComment>?
  ) async throws -> CommentPage? {
    try await engine.read { session throws(StoreFailure) -> CommentPage? in
      guard let post = try VisiblePosts.find(id, for: reader, session) else { return nil }
      let pages = CommentPages(post: post, reader: reader, session: session)
      guard let parent else { return try pages.page(after: cursor) }
      return try pages.replies(to: parent, before: cursor)
    }
  }

  func likes(
    of id: PostID, for reader: UserID, after cursor: TimeCursor<GolfLike>?
  ) async throws -> LikePage? {
    try await engine.read { session throws(StoreFailure) -> LikePage? in
      guard try VisiblePosts.find(id, for: reader, session) != nil else { return nil }
      return try LikeRows.page(of: id, for: reader, after: cursor, session)
    }
  }

  /// What a golfer wrote, the newest first, as far as the reader may read it.
  func posts(
    by golfer: UserID, for reader: UserID, after cursor: TimeCursor<GolfPost>?, at now: Instant
  ) async throws -> FeedPage? {
    try await engine.read { session throws(StoreFailure) -> FeedPage? in
      let known: SQL =
        "id = \(golfer) AND \(VisibleRounds.isUnblocked(reader, "golf_profile.id"))"
      guard try ProfileRows.all(known, session).first != nil else { return nil }
      let rest: SQL =
        cursor.map { cursor in "AND (created_at, id) < (\(cursor.at), \(cursor.id))" } ?? ""
      let found = try session.rows(
        """
        SELECT id, created_at FROM golf_post
        WHERE author = \(golfer) \(rest) AND \(VisiblePosts.isOpen(to: reader))
        ORDER BY created_at DESC, id DESC LIMIT \(FeedPage.usual + 1)
        """
      ) { row throws(StoreFailure) -> TimeCursor<GolfPost> in
        TimeCursor(at: try row[1], id: try row[0])
      }
      let places = Array(found.prefix(FeedPage.usual))
      var page = FeedPage(
        posts: try ShownPosts.all(
          places.map { place in place.id }, for: reader, session),
        at: now)
      if found.count > places.count { page.next = places.last?.text }
      return page
    }
  }
}
