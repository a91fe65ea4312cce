import Coding
import Core
import Wire

public typealias CommentID = ID<GolfComment>

/// What somebody says under a post (specification §3.10), in the scope of whoever says it.
@Memberwise @Wire(identity: "id")
public struct GolfComment: Hashable, Sendable {
  public let id: CommentID
  public let post: PostID
  public let author: UserID
  /// 1 to ``PostLimits/comment`` Unicode scalars; empty once it is deleted.
  @Field(limit: GolfLimits.edited) public var text: String = ""
  /// The first-level comment that it is a reply to; `nil` for one of the first level. A command
  /// names the comment that is answered, also where that is a reply itself.
  public var parent: CommentID?
  /// Of a reply to a reply: whose it answers.
  public var replyTo: UserID?
  @Field("edited") public var isEdited: Bool = false
  /// It is like spam, or a moderator took it away: its author alone sees it, as if it were sent.
  @Field("held") public var isHeld: Bool = false
  /// The author of the post does not want it there: its author sees it as before.
  @Field("hidden") public var isHidden: Bool = false
  /// It had replies when its author deleted it: it is nobody's, and they stay under it.
  @Field("deleted") public var isDeleted: Bool = false
  /// When its author did it: their device's word, within what can be believed.
  @Field(as: "time") public var createdAt: Instant

  /// Whether it is one of the comments that a post has: readers see it, or that it was deleted.
  public var isCounted: Bool { !isHeld || isDeleted }
}
