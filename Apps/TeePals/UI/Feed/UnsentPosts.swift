import Core
import TeePalsDomain

/// What was done about posts and has not reached the server.
public struct UnsentPosts: Hashable {
  /// Posts that were published, changed or deleted.
  var posts: Set<PostID> = []
  /// Comments that were written, changed, deleted or hidden.
  var comments: Set<CommentID> = []
  /// What is to be liked, and what is to be liked no longer.
  var likes: [LikeTarget: Bool] = [:]

  public init(_ commands: [TeePalsCommand]) {
    for command in commands {
      switch command {
      case .publishPost(let post): posts.insert(post.id)
      case .editPost(let id, _), .deletePost(let id): posts.insert(id)
      case .comment(let comment): comments.insert(comment.id)
      case .editComment(let id, _, _), .deleteComment(let id), .hideComment(let id):
        comments.insert(id)
      case .like(_, let target): likes[target] = true
      case .unlike(_, let target): likes[target] = false
      default: break
      }
    }
  }
}

extension TeePalsFeature.State {
  /// What was refused of a post itself, but for its publication.
  func refusals(about id: PostID) -> [RefusedGolfCommand] {
    refused.filter { refused in
      switch refused.command {
      case .editPost(let post, _), .deletePost(let post): post == id
      case .like(_, .post(let post)), .unlike(_, .post(let post)): post == id
      default: false
      }
    }
  }

  /// What was refused of a comment itself, but for its being said.
  func refusals(about id: CommentID) -> [RefusedGolfCommand] {
    refused.filter { refused in
      switch refused.command {
      case .editComment(let comment, _, _), .deleteComment(let comment),
        .hideComment(let comment):
        comment == id
      case .like(_, .comment(let comment)), .unlike(_, .comment(let comment)): comment == id
      default: false
      }
    }
  }

  /// Posts of one's own that were not taken, the newest first.
  var refusedPosts: [(refused: RefusedGolfCommand, post: GolfPost)] {
    refused.reversed().compactMap { refused in
      guard case .publishPost(let post) = refused.command, replica.post(post.id) == nil else {
        return nil
      }
      return (refused: refused, post: post)
    }
  }

  /// Comments of one's own under a post that were not taken, the oldest first.
  func refusedComments(
    on id: PostID
  ) -> [(refused: RefusedGolfCommand, comment: GolfComment)] {
    refused.compactMap { refused in
      guard case .comment(let comment) = refused.command, comment.post == id,
        replica.comment(comment.id) == nil
      else { return nil }
      return (refused: refused, comment: comment)
    }
  }

  /// Whether the last word about a like was not taken.
  private func isRefused(_ target: LikeTarget) -> Bool {
    refused.contains { refused in
      switch refused.command {
      case .like(_, target), .unlike(_, target): true
      default: false
      }
    }
  }

  /// Whether the person likes something of which the server has said so or not.
  func likes(_ target: LikeTarget, said: Bool) -> Bool {
    if let wanted = unsentPosts.likes[target] { return wanted }
    if isRefused(target) { return said }
    return feed.likes[target] ?? (said || replica.like(of: me, target) != nil)
  }
}
