import Coding
import Core
import Wire

/// A page of posts: of a feed, or of one golfer's.
@Memberwise @Wire public struct FeedPage: Hashable, Sendable {
  public var posts: [ShownPost] = []
  /// Where the next page begins; `nil` at the end.
  @Field(limit: FeedPage.cursor) public var next: String?
  /// When the server made the list that this is a part of: newer posts are asked for since then.
  @Field(as: "time") public var at: Instant

  /// Posts on a page.
  public static let usual = 20
  public static let most = 50
  /// Unicode scalars of a cursor, which is a word without a meaning to the client.
  static let cursor = 2_000
}

/// How many newer posts could be read.
@Memberwise @Wire public struct FeedNews: Hashable, Sendable {
  /// No more are counted than ``most``.
  @Field(in: ShownPost.counts) public var count: Int = 0

  public static let most = 20
}

/// A page of what is said under a post: first-level comments with their replies, the oldest first.
@Memberwise @Wire public struct CommentPage: Hashable, Sendable {
  public var comments: [ShownComment] = []
  /// Where the next page begins; `nil` at the end.
  @Field(limit: FeedPage.cursor) public var next: String?

  /// First-level comments on a page, and replies that come with each.
  public static let usual = 50
  public static let replies = 50
}

/// A page of those who like a post, who did it last first.
@Memberwise @Wire public struct LikePage: Hashable, Sendable {
  public var golfers: [GolferCard] = []
  /// Where the next page begins; `nil` at the end.
  @Field(limit: FeedPage.cursor) public var next: String?

  /// Golfers on a page.
  public static let usual = 50
}
