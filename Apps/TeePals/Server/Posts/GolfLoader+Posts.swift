import Core
import Store
import TeePalsDomain

/// What decisions about posts, comments and likes look at.
extension GolfLoader {
  mutating func loadOfPosts(_ read: TeePalsRead) throws(StoreFailure) {
    switch read {
    case .post(let id): try loadPost(id)
    case .comment(let id):
      try take(.comment, "id = \(id)")
      if let post = try PostRows.post(of: id, session) { try loadPost(post) }
      try loadSanctions(among: "(SELECT author FROM golf_comment WHERE id = \(id))")
    case .reply(let id): try take(.comment, "parent = \(id) ORDER BY id LIMIT 1")
    case .like(let user, let target):
      try take(.like, "id = \(GolfLike.id(of: user, target))")
    case .postCount(let user):
      replica.postCounts[user] = try PostStatRows.posts(of: user, session)
    case .answered(let id): try loadAnswered(id)
    case .voices(let post): try loadVoices(under: post)
    case .upvotes(let post, let user): try loadUpvotes(of: post, by: user)
    default: break
    }
  }

  private mutating func loadPost(_ id: PostID) throws(StoreFailure) {
    guard let author = try PostRows.author(of: id, session) else { return }
    try take(.post, "id = \(id)")
    try take(.follow, FollowRows.between(actor, author))
    try loadSanctions(among: "(\(author))")
  }

  private mutating func loadAnswered(_ id: CommentID) throws(StoreFailure) {
    guard let comment = try PostRows.comments("id = \(id)", session).first,
      let author = try PostRows.author(of: comment.post, session)
    else { return }
    try take(.follow, FollowRows.between(author, comment.author))
    try loadBlocks(of: comment.author)
  }

  private mutating func loadVoices(under post: PostID) throws(StoreFailure) {
    guard let author = try PostRows.author(of: post, session) else { return }
    var voices: [UserID] = try session.rows(
      """
      SELECT author FROM golf_comment WHERE post = \(post)
      GROUP BY author ORDER BY max(created_at) DESC, author LIMIT \(PostNews.voices)
      """
    ) { row throws(StoreFailure) in try row[0] }
    if !voices.contains(author) { voices.append(author) }
    replica.voices = voices
    try take(.profile, "id IN \(list: voices)")
    try take(.secret, "id IN \(list: voices)")
    try take(
      .follow,
      """
      (follower = \(author) AND followee IN \(list: voices))
        OR (followee = \(author) AND follower IN \(list: voices))
      """)
    try loadBlocks(of: author)
  }

  private mutating func loadUpvotes(of post: PostID, by user: UserID) throws(StoreFailure) {
    guard let author = try PostRows.author(of: post, session),
      let since = try LikeRows.told(of: post, by: user, session)
    else { return }
    let together: SQL = "target_id = \(post) AND target_kind = 'post' AND told_at = \(since)"
    let latest: [UserID] = try session.rows(
      """
      SELECT user_id FROM golf_like WHERE \(together)
      ORDER BY created_at DESC, id DESC LIMIT \(Upvotes.named)
      """
    ) { row throws(StoreFailure) in try row[0] }
    replica.upvotes = Upvotes(
      since: since, count: try ToldLikeRows.count(of: post, since: since, session),
      latest: latest)
    let told = GolfNotification.id(likesOf: post, for: author, since: since)
    try take(.notification, "id = \(told)")
    try take(.profile, "id IN \(list: latest)")
    try take(.secret, "id IN \(list: latest)")
  }
}
