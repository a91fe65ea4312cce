import Core
import Store
import Sync
import TeePalsDomain

/// How posts and comments go for good, with what hangs on them.
enum PostRemoval {
  /// About `limit` of what hangs on a post; once there is nothing more, the post itself.
  static func part(
    of post: GolfPost, limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    let likes = try likes(of: [post.id.retagged()], limit: limit, session)
    if !likes.isEmpty { return likes }
    let comments = try PostRows.comments(
      "post = \(post.id) ORDER BY id LIMIT \(limit)", session)
    guard !comments.isEmpty else {
      return [.remove(.user(post.author), TeePalsEntity.Kind.post.key(post.id))]
    }
    return try part(of: comments, limit: limit, session)
  }

  /// About `limit` of what likes comments; once there is nothing more, the comments.
  static func part(
    of comments: [GolfComment], limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    let liked: [ID<AnyLiked>] = comments.map { comment in comment.id.retagged() }
    let likes = try likes(of: liked, limit: limit, session)
    if !likes.isEmpty { return likes }
    return comments.map { comment in
      .remove(.user(comment.author), TeePalsEntity.Kind.comment.key(comment.id))
    }
  }

  /// About `limit` of what others answered to comments that are about to go: they stay, and hang on
  /// nothing.
  static func freeing(
    repliesTo comments: [GolfComment], limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    let ids = comments.map { comment in comment.id }
    let replies = try PostRows.comments(
      "parent IN \(list: ids) ORDER BY id LIMIT \(limit)", session)
    return replies.map { reply in
      var free = reply
      free.parent = nil
      free.replyTo = nil
      return .put(.user(reply.author), .comment(free))
    }
  }

  private static func likes(
    of things: [ID<AnyLiked>], limit: Int, _ session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    try GolfRows.all(.like, "target_id IN \(list: things) LIMIT \(limit)", session)
      .compactMap { entity in
        guard case .like(let like) = entity else { return nil }
        return .remove(.user(like.user), entity.key)
      }
  }
}

/// What somebody who goes has written and liked.
extension GolfErasure {
  /// Answers whether there was anything.
  func erasePosts<Connection: Session>(in session: Connection) throws(StoreFailure) -> Bool {
    if let post = try PostRows.posts("author = \(user) ORDER BY id LIMIT 1", session).first {
      try enact(PostRemoval.part(of: post, limit: limit, session), in: session)
      return true
    }
    let comments = try PostRows.comments(
      "author = \(user) ORDER BY id LIMIT \(limit)", session)
    if !comments.isEmpty {
      let free = try PostRemoval.freeing(repliesTo: comments, limit: limit, session)
      try enact(
        free.isEmpty ? PostRemoval.part(of: comments, limit: limit, session) : free, in: session)
      return true
    }
    let likes = try GolfRows.all(.like, "user_id = \(user) LIMIT \(limit)", session)
    try enact(likes.map { like in .remove(.user(user), like.key) }, in: session)
    return !likes.isEmpty
  }
}
