import Coding
import Core
import Wire

public typealias LikeID = ID<GolfLike>

/// That somebody likes a post or a comment, in their own scope.
@Memberwise @Wire public struct GolfLike: Hashable, Sendable {
  public let user: UserID
  public let target: LikeTarget
  @Field(as: "time") public let createdAt: Instant
  /// When the first like was of those whom the author was told of together, this one among them;
  /// `nil` where the author was not told.
  @Field(as: "time") public var toldAt: Instant?

  public var id: LikeID { GolfLike.id(of: user, target) }

  /// There is one for the two.
  public static func id(of user: UserID, _ target: LikeTarget) -> LikeID {
    LikeID(of: .words(["golfLike", user.description] + target.words))
  }
}

/// What is liked.
@Wire(casesOf: "target", tag: "kind")
public enum LikeTarget: Hashable, Sendable {
  @Case(values: ["id"]) case post(PostID)
  @Case(values: ["id"]) case comment(CommentID)

  /// The word of the kind.
  public var kind: String {
    switch self {
    case .post: "post"
    case .comment: "comment"
    }
  }

  /// The id of what is liked, whatever it is.
  public var id: ID<AnyLiked> {
    switch self {
    case .post(let id): id.retagged()
    case .comment(let id): id.retagged()
    }
  }

  var words: [String] { [kind, id.description] }
}

/// The tag of an id where it does not matter of what.
public enum AnyLiked {}
