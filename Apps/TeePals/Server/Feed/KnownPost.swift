import Coding
import Core
import Store
import TeePalsDomain

/// A post that everybody may read, as ranking looks at it: the same for whoever reads, at whatever
/// time.
struct KnownPost: Sendable {
  /// Not yet judged: ``FeedPost/isByNewAuthor``.
  private let post: FeedPost
  /// When its author came, and how many posts they have.
  private let joinedAt: Instant?
  private let written: Int
  /// Moderators hide from others what its author writes.
  private let isHidden: Bool

  var id: PostID { post.id }
  var author: UserID { post.author }
  var createdAt: Instant { post.createdAt }
  var likes: Int { post.likes }
  var comments: Int { post.comments }

  /// As somebody reads it now.
  func read(at now: Instant) -> FeedPost {
    var post = post
    post.isByNewAuthor = NewAuthor.isNew(since: joinedAt, posts: written, at: now)
    return post
  }

  /// The same as ``VisiblePosts/areShown(of:to:)``.
  ///
  /// - Parameter blocked: Those who and the reader have blocked one another.
  func isShown(to reader: UserID, _ blocked: Set<UserID>) -> Bool {
    author == reader || (!isHidden && !blocked.contains(author))
  }
}

extension KnownPost {
  /// Of a row of ``FeedRows``.
  init(_ row: Row) throws(StoreFailure) {
    let course: String? = try row[4]
    post = FeedPost(
      id: try row[0], author: try row[1], createdAt: try row[2], likes: try row[6],
      comments: try row[7], city: try row[3], course: course.flatMap { text in CourseID(text) },
      tags: PostIndexRows.tags(try row[5]))
    written = try row[8]
    joinedAt = try row[9]
    isHidden = try row[10] as Int == 1
  }
}

/// What a post that everybody may read says, with its author's card.
struct KnownText: Sendable {
  let post: GolfPost
  /// `nil` where the author has no profile.
  let card: GolferCard?
  let isClosed: Bool
}

/// Those of some posts that their reader may read, with what they say.
@Memberwise struct KnownPage {
  var posts: [PostID: KnownPost] = [:]
  var texts: [PostID: KnownText] = [:]
}
