import Core
import TeePalsDomain

/// A post of the demo that somebody will publish.
struct DemoPost: Sendable {
  let id: PostID
  let author: Int
  let at: Instant
  let thread: DemoThread
  /// Where it was, where it is about no round.
  let course: String
  let photos: [MediaDigest]
}

/// What somebody will say under a post.
struct DemoRemark: Sendable {
  let id: CommentID
  let author: Int
  let at: Instant
  let text: String
}
