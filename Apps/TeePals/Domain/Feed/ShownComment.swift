import Coding
import Core
import Wire

/// A comment as the server shows it to somebody who may read its post now.
@Memberwise @Wire public struct ShownComment: Hashable, Sendable {
  public let id: CommentID
  /// Whose it is, as they are called and look now; `nil` of one that was deleted.
  public var author: GolferCard?
  /// Empty of one that was deleted.
  @Field(limit: GolfLimits.edited) public var text: String = ""
  /// Of a reply to a reply: whom it answers.
  public var replyTo: GolferCard?
  @Field("edited") public var isEdited: Bool = false
  /// The author of the post has hidden it, which they alone are told.
  @Field("hidden") public var isHidden: Bool = false
  @Field(in: ShownPost.counts) public var likes: Int = 0
  /// By the reader.
  @Field("liked") public var isLiked: Bool = false
  @Field(as: "time") public let createdAt: Instant
  /// The newest of those under a first-level comment, the oldest of them first.
  public var replies: [ShownComment] = []
  /// How many there are before them, and where those are asked for; `nil` where there are none.
  @Field(in: ShownPost.counts) public var earlier: Int = 0
  @Field(limit: FeedPage.cursor) public var next: String?

  /// It had replies when it was deleted.
  public var isDeleted: Bool { author == nil }
}
