import Core
import Store
import TeePalsDomain

/// Who may read what posts and comments say, at every reading: the same as the decisions judge, as
/// conditions of statements about `golf_post` and `golf_comment`.
enum VisiblePosts {
  /// Whether a person may read the post: it is not deleted, and their own, or one that is not held
  /// back, by somebody with whom they have not blocked one another, for everybody or among friends.
  static func isOpen(to reader: UserID) -> SQL {
    """
    (golf_post.deleted_at IS NULL AND (golf_post.author = \(reader)
      OR (golf_post.held = 0 AND \(areShown(of: "golf_post.author", to: reader))
        AND (golf_post.visibility = 'public'
          OR \(VisibleRounds.areFriends(reader, "golf_post.author"))))))
    """
  }

  /// Whether everybody may read it, but for those who have blocked one another: as the index of
  /// these has them.
  static let isPublic: SQL = """
    (golf_post.visibility = 'public' AND golf_post.held = 0 AND golf_post.deleted_at IS NULL)
    """

  /// Of a post that a person may read, whether they may read the comment: what stays of a deleted
  /// one is nobody's; what is held back is its author's alone; what the post's author has hidden is
  /// theirs and its author's.
  static func isCommentOpen(to reader: UserID, under post: GolfPost) -> SQL {
    let shown: SQL =
      post.author == reader
      ? "1 = 1" : "json_extract(golf_comment.body, '$.hidden') IS NULL"
    return """
      (golf_comment.author = \(reader) OR json_extract(golf_comment.body, '$.deleted') = 1
        OR (json_extract(golf_comment.body, '$.held') IS NULL AND \(shown)
          AND \(areShown(of: "golf_comment.author", to: reader))))
      """
  }

  /// Whether a comment is one of those that a post has: ``GolfComment/isCounted``.
  static let isCounted: SQL = """
    (json_extract(golf_comment.body, '$.held') IS NULL
      OR json_extract(golf_comment.body, '$.deleted') IS NOT NULL)
    """

  /// Whether a reader may be shown what the golfer whom `column` names writes for others: they have
  /// not blocked one another, and no moderator hides it.
  static func areShown(of column: SQL, to reader: UserID) -> SQL {
    """
    \(VisibleRounds.isUnblocked(reader, column))
    AND \(SanctionRows.areWordsShown(of: column, to: reader))
    """
  }

  /// The post, if the person may read it: one that is hidden and one that is not there are the
  /// same.
  static func find(
    _ id: PostID, for reader: UserID, _ session: some Session
  ) throws(StoreFailure) -> GolfPost? {
    try PostRows.posts("id = \(id) AND \(isOpen(to: reader))", session).first
  }
}
