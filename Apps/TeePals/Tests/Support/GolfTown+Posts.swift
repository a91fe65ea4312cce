import Core
import TeePalsDomain

extension GolfTown {
  func post(
    _ number: UInt64, by author: UserID, _ visibility: PostVisibility = .public,
    title: String = "Morning round", text: String = "We saw an eagle."
  ) -> GolfPost {
    GolfPost(
      id: PostID(high: 70, low: number), author: author, title: title, text: text,
      visibility: visibility, createdAt: now)
  }

  func comment(
    _ number: UInt64, by author: UserID, on post: GolfPost, under parent: CommentID? = nil,
    text: String = "Well played"
  ) -> GolfComment {
    GolfComment(
      id: CommentID(high: 71, low: number), post: post.id, author: author, text: text,
      parent: parent, createdAt: now)
  }

  func voices(under post: GolfPost) -> [UserID] {
    PostNews.voices(
      under: post,
      among: rows.values.compactMap { entity in
        if case .comment(let comment) = entity { comment } else { nil }
      })
  }

  func upvotes(of post: PostID, by user: UserID) -> Upvotes? {
    Upvotes(
      of: post, by: user,
      among: rows.values.compactMap { entity in
        if case .like(let like) = entity { like } else { nil }
      })
  }

  /// Each follows the other.
  mutating func befriend(_ one: UserID, _ other: UserID) -> [TeePalsRejection?] {
    [
      run(.follow(one, card(other)), by: one), run(.follow(other, card(one)), by: other),
    ]
  }
}
