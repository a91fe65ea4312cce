import Coding
import Core

/// What ranking looks at of one post (specification §12).
@Memberwise public struct FeedPost: Hashable, Sendable {
  public let id: PostID
  public let author: UserID
  public let createdAt: Instant
  public var likes: Int = 0
  public var comments: Int = 0
  /// ``NewAuthor``, at the time of reading.
  public var isByNewAuthor: Bool = false
  /// As ``cityKey(_:)`` makes it; empty where unknown.
  public var city: String = ""
  public var course: CourseID? = nil
  public var tags: [String] = []

  /// How much others made of it.
  var engagement: Double { FeedScore.engagement(likes: likes, comments: comments) }
}

/// What ranking looks at of whoever reads.
@Memberwise public struct FeedReader: Hashable, Sendable {
  public var city: String = ""
  /// Their home course.
  public var course: CourseID? = nil
  /// Of their own latest posts, ``tagged`` of them.
  public var tags: Set<String> = []

  /// How many of their own posts say what they like to read.
  public static let tagged = 20
}

/// Whether an author is new, which is judged when a post is read.
public enum NewAuthor {
  /// Milliseconds.
  public static let age: Int64 = 30 * GolfRates.day
  public static let posts = 5

  /// - Parameter createdAt: When they came; an author of whom nothing is known is not new.
  public static func isNew(since createdAt: Instant?, posts: Int, at now: Instant) -> Bool {
    guard let createdAt else { return false }
    return createdAt > now.advanced(byMilliseconds: -age) || posts < NewAuthor.posts
  }
}
