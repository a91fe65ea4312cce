import Core

extension TeePalsReads {
  /// What decisions about posts, comments and likes look at.
  static func ofPosts(_ command: TeePalsCommand, _ actor: UserID) -> [TeePalsRead] {
    var reads: [TeePalsRead] = [.profile(actor), .blocks(of: actor)]
    switch command {
    case .publishPost(let post):
      reads += [.post(post.id), .recent(.post)]
      reads += judging(.post(post.id), of: actor)
      reads += named(post.photos, post.round)
    case .editPost(let id, let edits):
      reads.append(.post(id))
      reads += judging(.post(id), of: actor)
      for edit in edits.prefix(GolfLimits.edits) {
        if case .photos(let photos) = edit { reads += named(photos, nil) }
        if case .round(let round) = edit { reads += named([], round) }
      }
    case .deletePost(let id): reads.append(.post(id))
    case .like(let user, .post(let id)):
      reads += [
        .like(user, .post(id)), .post(id), .recent(.like), .upvotes(of: id, by: user),
      ]
    case .like(let user, .comment(let id)):
      reads += [.like(user, .comment(id)), .comment(id), .recent(.like)]
    case .unlike(let user, let target):
      reads.append(.like(user, target))
      if case .post(let id) = target { reads += [.post(id), .upvotes(of: id, by: user)] }
    case .comment(let comment):
      reads += [.post(comment.post), .comment(comment.id), .recent(.comment)]
      reads += judging(.comment(comment.id), of: actor)
      if let parent = comment.parent { reads += [.comment(parent), .answered(parent)] }
      if comment.text.utf8.contains(0x40) { reads.append(.voices(under: comment.post)) }
    case .editComment(let id, _, _):
      reads += [.comment(id), .heardOf(id)]
      reads += judging(.comment(id), of: actor)
    case .deleteComment(let id): reads += [.comment(id), .reply(to: id), .heardOf(id)]
    case .hideComment(let id): reads += [.comment(id), .heardOf(id)]
    default: break
    }
    return reads
  }

  /// For the spam score.
  private static func judging(_ target: ReportTarget, of author: UserID) -> [TeePalsRead] {
    [.site, .postCount(author), .reports(on: target)]
  }

  /// Photos and a round are asked about where they are named.
  private static func named(_ photos: [MediaDigest], _ round: RoundID?) -> [TeePalsRead] {
    var reads: [TeePalsRead] = []
    for photo in PostLimits.each(photos, upTo: PostLimits.photos) {
      reads.append(.ownPhoto(photo))
    }
    if let round { reads.append(.round(round)) }
    return reads
  }
}
