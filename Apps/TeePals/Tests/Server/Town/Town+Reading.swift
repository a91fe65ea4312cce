import Core
import Sync
import TeePalsDomain
import TestKit
import Wire

// What golfers are shown, and what their devices hold.
extension Town {
  /// Posts of one page.
  private static let page = 5

  mutating func read() async throws {
    for _ in 0..<2 where violation == nil {
      guard let filter = dice.pick(FeedFilter.allCases),
        let ranking = dice.pick(FeedRanking.allCases)
      else { return }
      try await readList(filter, ranking, as: someone())
    }
    for _ in 0..<3 where violation == nil {
      guard let post = aPost() else { return }
      try await readComments(of: post, as: someone())
    }
  }

  /// A list from its first page to its end, in which nothing is twice.
  private mutating func readList(
    _ filter: FeedFilter, _ ranking: FeedRanking, as reader: UserID
  ) async throws {
    let address =
      "/api/golf/feed?filter=\(filter.rawValue)&ranking=\(ranking.rawValue)&limit=\(Town.page)"
    var seen: Set<PostID> = []
    var next: String?
    repeat {
      let rest = next.map { next in "&cursor=" + cursor(next) } ?? ""
      let answer = try await site.ask(client, address + rest, as: reader)
      guard answer.status == 200 else { return violate("a feed answers \(answer.status)") }
      let page = try FeedPage(WireCursor(answer.json))
      count("page")
      for shown in page.posts {
        if !seen.insert(shown.post.id).inserted { violate("a list has one post twice") }
        check(shown, to: reader)
      }
      next = page.next
    } while next != nil && violation == nil
  }

  /// Where the server says that a page ended; with the planted mistake ``TownMistake/listRepeats``
  /// one before it.
  private func cursor(_ next: String) -> String {
    var parts = next.split(separator: ".").map(String.init)
    guard mistake == .listRepeats, let last = parts.last, let offset = Int(last) else {
      return next
    }
    parts[parts.count - 1] = String(offset - 1)
    return parts.joined(separator: ".")
  }

  private mutating func check(_ shown: ShownPost, to reader: UserID) {
    let id = shown.post.id
    if !record.mayRead(id, reader) { violate("post \(id) is shown to whom it is not for") }
    let (likes, comments) = (record.likes(of: id), record.comments(on: id, for: reader))
    if shown.likes != likes || shown.comments != comments {
      violate(
        "post \(id) counts \(shown.likes) likes and \(shown.comments) comments, not "
          + "\(likes) and \(comments)")
    }
    if shown.isLiked != (record.likes[.post(id)]?.contains(reader) ?? false) {
      violate("whether the reader likes post \(id) is another thing")
    }
    if shown.isClosed != (record.suspended[shown.post.author] != nil) {
      violate("whether post \(id) is closed is another thing")
    }
  }

  private mutating func readComments(of post: PostID, as reader: UserID) async throws {
    let answer = try await site.ask(client, "/api/golf/posts/\(post)/comments", as: reader)
    guard record.mayRead(post, reader) else {
      if answer.status != 404 { violate("the comments of a post are shown that is not") }
      return
    }
    guard answer.status == 200 else { return violate("comments answer \(answer.status)") }
    let page = try CommentPage(WireCursor(answer.json))
    for shown in page.comments.flatMap({ first in [first] + first.replies }) {
      let isOpen = record.mayRead(shown.id, reader)
      let isTombstone = record.comments[shown.id]?.isTombstone ?? false
      if !isOpen && !isTombstone { violate("comment \(shown.id) is shown to whom it is not for") }
      if isTombstone && (!shown.text.isEmpty || shown.author != nil) {
        violate("comment \(shown.id) was deleted and says something")
      }
    }
  }

  // MARK: Devices

  /// Nobody's devices hold what is for nobody, or what is another's, or what was deleted.
  mutating func checkDevices() throws {
    for user in Town.players {
      for (_, entity) in try site.golf.entities(readableBy: user) { check(entity, of: user) }
    }
  }

  private mutating func check(_ entity: TeePalsEntity, of user: UserID) {
    let owner: UserID
    switch entity {
    case .feedback, .feedbackRound, .report, .act:
      return violate("a device of \(user) has a \(entity.key.kind)")
    case .comment(let comment):
      owner = comment.author
      if comment.isDeleted, !comment.text.isEmpty {
        violate("comment \(comment.id) was deleted and still says something")
      }
    case .post(let post): owner = post.author
    case .like(let like): owner = like.user
    case .feedbackDue(let due): owner = due.user
    case .trust(let trust): owner = trust.user
    default: return
    }
    if owner != user { violate("a device of \(user) has a \(entity.key.kind) of somebody else") }
  }

  /// A round counts once everybody has spoken, or at its close: until then nothing of it is seen.
  mutating func checkCounted() throws {
    for (id, players) in record.played {
      let rows = try site.golf.load([.feedback(of: id)], for: players[0])
      guard let asked = rows.feedbackRound(id), let counted = asked.countedAt else { continue }
      count("counted")
      let haveSpoken = players.allSatisfy { user in record.answers[id]?[user] != nil }
      if !haveSpoken, counted < asked.closesAt { violate("round \(id) counts before its close") }
    }
  }
}
