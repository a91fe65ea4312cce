import Core
import HTTPTypes
import ServerTestKit
import Sync
import TeePalsDomain
import TestKit
import Testing
import Wire

/// A site with people who write, and how its feeds are read.
struct FeedWorld {
  let site: GolfSite

  init(people: UInt64 = 6, days: Int64 = 100) throws {
    site = try GolfSite(people: people)
    try site.settle((1...people).map { number in GolfSite.user(number) }, days: days)
  }

  /// Posts of the first days: the higher the number, the newer.
  func post(
    _ number: UInt64, by author: UserID, _ visibility: PostVisibility = .public,
    minutesAgo: Int64? = nil, _ change: (inout GolfPost) -> Void = { _ in }
  ) -> GolfPost {
    let ago = minutesAgo ?? 10_000 - Int64(number)
    var post = GolfPost(
      id: PostID(high: 70, low: number), author: author, title: "Post \(number)", text: "Words",
      visibility: visibility, createdAt: site.clock.now.advanced(byMilliseconds: -ago * 60_000))
    change(&post)
    return post
  }

  func put(_ posts: [GolfPost]) throws {
    try site.golf.enact(posts.map { post in .put(.user(post.author), .post(post)) })
  }

  func comment(
    _ number: UInt64, by author: UserID, on post: GolfPost, under parent: CommentID? = nil,
    text: String = "Well played"
  ) -> GolfComment {
    GolfComment(
      id: CommentID(high: 71, low: number), post: post.id, author: author, text: text,
      parent: parent, createdAt: site.clock.now.advanced(byMilliseconds: Int64(number)))
  }

  func put(_ comments: [GolfComment]) throws {
    try site.golf.enact(
      comments.map { comment in .put(.user(comment.author), .comment(comment)) })
  }

  func like(_ user: UserID, _ target: LikeTarget) throws {
    try site.golf.enact([
      .put(.user(user), .like(GolfLike(user: user, target: target, createdAt: site.clock.now)))
    ])
  }

  // MARK: Reading

  func page(
    _ client: TestClient, _ query: String = "", as reader: UserID, next: String? = nil
  ) async throws -> FeedPage {
    let cursor = next.map { next in "&cursor=" + next } ?? ""
    let answer = try await site.ask(client, "/api/golf/feed?" + query + cursor, as: reader)
    #expect(answer.status == 200, "\(answer.text)")
    return try FeedPage(WireCursor(answer.json))
  }

  /// Everything of a list, page by page.
  func all(
    _ client: TestClient, _ query: String = "", as reader: UserID
  ) async throws -> [ShownPost] {
    var page = try await page(client, query, as: reader)
    var posts = page.posts
    while let next = page.next {
      page = try await self.page(client, query, as: reader, next: next)
      posts += page.posts
    }
    return posts
  }
}

extension ShownPost {
  var number: UInt64 { post.id.low }
}
