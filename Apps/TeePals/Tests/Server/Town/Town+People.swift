import Core
import TeePalsDomain
import TestKit

// What golfers do with posts, and with one another.
extension Town {
  mutating func act() throws {
    let user = someone()
    switch dice.below(100) {
    case 0..<20: try publish(by: user)
    case 20..<42: try comment(by: user)
    case 42..<62: try like(by: user)
    case 62..<67: try deleteComment()
    case 67..<69: try hideComment()
    case 69..<75: try editPost()
    case 75..<77: try deletePost()
    case 77..<85: try report(by: user)
    case 85..<91: try follow(by: user)
    default: try join(by: user)
    }
  }

  /// Rather one of the latest.
  mutating func aPost() -> PostID? {
    let all = record.posts.keys.sorted()
    return dice.pick(dice.permille(700) ? Array(all.suffix(8)) : all)
  }

  private mutating func aComment() -> CommentID? {
    dice.pick(Array(record.comments.keys.sorted().suffix(12)))
  }

  private mutating func publish(by user: UserID) throws {
    made += 1
    let post = GolfPost(
      id: PostID(high: 70, low: made), author: user, title: "Post \(made)",
      text: "Fairways and greens \(made)",
      visibility: dice.permille(400) ? .friends : .public, createdAt: site.clock.now)
    if try submit(.publishPost(post), by: user) { count("posted") }
  }

  /// Under a post, or to somebody who said something there.
  private mutating func comment(by user: UserID) throws {
    made += 1
    let id = CommentID(high: 71, low: made)
    let parent = dice.permille(600) ? aComment() : nil
    let answered = parent.flatMap { parent in record.comments[parent] }
    guard let post = answered?.post ?? aPost() else { return }
    let comment = GolfComment(
      id: id, post: post, author: user, text: "Said number \(made), and no other", parent: parent,
      createdAt: site.clock.now)
    guard try submit(.comment(comment), by: user) else { return }
    count(parent == nil ? "commented" : "answered")
  }

  private mutating func like(by user: UserID) throws {
    let target: LikeTarget?
    if dice.permille(300) {
      target = aComment().map { id in LikeTarget.comment(id) }
    } else {
      target = aPost().map { id in LikeTarget.post(id) }
    }
    guard let target else { return }
    if record.likes[target]?.contains(user) == true, dice.permille(500) {
      if try submit(.unlike(user, target), by: user) { count("unliked") }
    } else if try submit(.like(user, target), by: user) {
      count("liked")
    }
  }

  /// By whoever wrote it; rather what was answered.
  private mutating func deleteComment() throws {
    let there = record.comments.filter { entry in !entry.value.isTombstone }.keys.sorted()
    let answered = there.filter { id in record.hasReplies(id) }
    let from = dice.permille(700) && !answered.isEmpty ? answered : there
    guard let id = dice.pick(from), let author = record.comments[id]?.author else { return }
    if try submit(.deleteComment(id), by: author), record.comments[id]?.isTombstone == true {
      count("tombstone")
    }
  }

  /// By the author of the post that it is under.
  private mutating func hideComment() throws {
    guard let id = aComment(), let post = record.comments[id]?.post,
      let author = record.posts[post]?.author
    else { return }
    if try submit(.hideComment(id), by: author) { count("hidden") }
  }

  /// Rather what a moderator took away.
  private mutating func editPost() throws {
    let removed = record.removed.compactMap { target -> PostID? in
      if case .post(let id) = target { id } else { nil }
    }.sorted()
    let id = dice.permille(700) && !removed.isEmpty ? dice.pick(removed) : aPost()
    guard let id, let author = record.posts[id]?.author else { return }
    made += 1
    let edits: [PostEdit] =
      dice.permille(300)
      ? [.visibility(dice.permille(500) ? .friends : .public)] : [.text("Edited \(made)")]
    if try submit(.editPost(id, edits), by: author) { count("edited") }
  }

  private mutating func deletePost() throws {
    guard let id = aPost(), let author = record.posts[id]?.author else { return }
    if try submit(.deletePost(id), by: author) { count("deleted") }
  }

  private mutating func report(by user: UserID) throws {
    let target: ReportTarget?
    if dice.permille(300) {
      target = aComment().map { id in ReportTarget.comment(id) }
    } else {
      target = aPost().map { id in ReportTarget.post(id) }
    }
    guard let target else { return }
    let reason = dice.pick(ReportReason.allCases) ?? .other
    if try submit(.report(target, reason), by: user) { count("reported") }
  }

  private mutating func follow(by user: UserID) throws {
    let other = someone(but: user)
    if dice.permille(150) {
      try submit(.unfollow(user, other), by: user)
    } else if try submit(.follow(user, GolfSite.card(other)), by: user) {
      count("followed")
    }
  }

  private mutating func join(by user: UserID) throws {
    guard let id = dice.pick(Array(record.open.suffix(5))) else { return }
    if try submit(.changeMembership(id, .join, seen: nil), by: user) { count("joined") }
  }
}
