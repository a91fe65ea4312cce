import Core
import TeePalsDomain
import Testing
import Wire

@testable import TeePalsTestKit

@Suite("What a server answers of posts")
struct FeedAnswerTests {
  private static let ann = GolferCard(user: SampleGolf.user(1), name: "Ann P.")
  private static let ben = GolferCard(user: SampleGolf.user(2), name: "Ben S.")
  private static let at = Instant(milliseconds: 1_790_000_000_000)

  private static var post: GolfPost {
    GolfPost(
      id: PostID(high: 1, low: 2), author: ann.user, title: "Links", text: "Wind.",
      round: SampleGolf.round(1), createdAt: at)
  }

  @Test("a page is read as it was written")
  func page() throws {
    let round = LinkedRound(
      id: SampleGolf.round(1), course: "Harding Park", startTime: Self.at,
      zone: Zone(name: "Asia/Seoul", offset: 32_400), status: .closed)
    let reason = FeedReason(
      bucket: .fresh, age: 1.5, freshness: 0.5, engagement: 0.25, newAuthor: 1, total: 1.125)
    let full = ShownPost(
      post: Self.post, author: Self.ann, likes: 3, comments: 2, isLiked: true, isClosed: true,
      round: round, reason: reason)
    let page = FeedPage(
      posts: [full, ShownPost(post: Self.post, author: Self.ben)], next: "a.1", at: Self.at)
    let text = page.json.text
    #expect(try FeedPage(WireCursor(JSON.parse(text))) == page)
    #expect(text.contains(#""bucket":"new""#))
  }

  @Test("a plain post is short, and a later member is no fault")
  func plain() throws {
    let post = ShownPost(post: Self.post, author: Self.ann)
    let text = post.json.text
    #expect(!text.contains("likes") && !text.contains("closed") && !text.contains("reason"))
    let later = text.dropLast() + #","mark":"trusted"}"#
    #expect(try ShownPost(WireCursor(JSON.parse(String(later)))) == post)
  }

  @Test("comments with their replies, likes and the number of new posts too")
  func others() throws {
    let reply = ShownComment(
      id: CommentID(high: 1, low: 4), author: Self.ben, text: "So it was", replyTo: Self.ann,
      isEdited: true, isHidden: true, likes: 1, isLiked: true, createdAt: Self.at)
    let gone = ShownComment(
      id: CommentID(high: 1, low: 3), createdAt: Self.at, replies: [reply])
    let comments = CommentPage(comments: [gone], next: "b.1")
    #expect(try CommentPage(WireCursor(JSON.parse(comments.json.text))) == comments)
    #expect(gone.isDeleted && !reply.isDeleted)
    let likes = LikePage(golfers: [Self.ann, Self.ben])
    #expect(try LikePage(WireCursor(JSON.parse(likes.json.text))) == likes)
    let news = FeedNews(count: FeedNews.most)
    #expect(try FeedNews(WireCursor(JSON.parse(news.json.text))) == news)
  }
}
