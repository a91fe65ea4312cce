import Coding
import Core
import Wire

public typealias PostID = ID<GolfPost>

/// What a golfer writes for others (specification §3.9). It lives in its author's scope and in no
/// other: others ask for it, and how often it was liked stands elsewhere.
@Memberwise @Wire(identity: "id")
public struct GolfPost: Hashable, Sendable {
  public let id: PostID
  public let author: UserID
  /// 1 to ``PostLimits/title`` Unicode scalars.
  @Field(limit: GolfLimits.edited) public var title: String = ""
  /// 1 to ``PostLimits/text`` Unicode scalars.
  @Field(limit: GolfLimits.edited) public var text: String = ""
  /// Up to ``PostLimits/photos`` of them.
  @Field(as: "photos") public var photos: [MediaDigest] = []
  public var visibility: PostVisibility = .public
  /// One that the author hosts or plays.
  public var round: RoundID?
  /// Of the catalogue.
  public var course: CourseID?
  /// As ``cityKey(_:)`` makes it; empty where nothing is said.
  @Field(limit: GolfLimits.storedLabel) public var city: String = ""
  /// Up to ``PostLimits/tags`` of them, folded, each once.
  public var tags: [String] = []
  /// Its words or photos are not what they were when it was published.
  @Field("edited") public var isEdited: Bool = false
  /// It is like spam, or a moderator took it away: its author alone sees it, as if it were sent.
  @Field("held") public var isHeld: Bool = false
  /// When its author did it: their device's word, within what can be believed.
  @Field(as: "time") public var createdAt: Instant
  /// When it was deleted: nobody sees it any more, and after ``PostLimits/deletedLife`` it goes.
  @Field(as: "time") public var deletedAt: Instant?

  /// What its author wrote.
  public var words: String { title + "\n" + text }
}

/// Who may read a post.
@Wire public enum PostVisibility: String, Hashable, Sendable, CaseIterable {
  case `public`
  /// Those whom its author follows and who follow its author, at every reading.
  case friends
}
