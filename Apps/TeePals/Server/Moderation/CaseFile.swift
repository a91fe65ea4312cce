import Core
import Store
import TeePalsDomain

/// Statements about what a case shows.
enum CaseFileRows {
  /// How much of somebody's history is shown.
  private static let history = 50

  static func file(
    of found: ModerationCase, _ session: some Session
  ) throws(StoreFailure) -> CaseFile {
    let (user, reports) = (found.golfer, try CaseRows.reports(in: found, session))
    let now = try content(of: found, session)
    return CaseFile(
      found: found, name: try ProfileRows.all("id = \(user)", session).first?.displayName ?? "",
      reports: try shown(reports, session), text: now.text, photos: now.photos, around: now.around,
      history: try ModerationLogRows.named(
        ModerationLogRows.all(
          "entry.golfer = \(user) ORDER BY entry.id DESC LIMIT \(history)", session),
        session),
      lasting: try SanctionRows.active(among: "(\(user))", session),
      appeals: try AppealRows.all("case_id = \(found.id) ORDER BY entry", session)
        .map { appeal in appeal.shown },
      reputation: try reputation(of: user, session))
  }

  private static func shown(
    _ reports: [Report], _ session: some Session
  ) throws(StoreFailure) -> [CaseReport] {
    let names = try ModerationLogRows.names(
      of: reports.compactMap { report in report.reporter }, session)
    return reports.map { report in
      CaseReport(
        reporter: report.reporter,
        name: report.reporter.flatMap { user in names[user] } ?? "", reason: report.reason,
        priority: report.priority, status: report.status, text: report.text,
        context: report.context, at: report.createdAt,
        isGone: report.reporter == nil && !report.isByServer)
    }
  }

  private static func reputation(
    of user: UserID, _ session: some Session
  ) throws(StoreFailure) -> Int {
    let likes: Int? = try session.value(
      """
      SELECT coalesce(sum(likes), 0) FROM golf_post
        JOIN golf_post_stats ON golf_post_stats.post = golf_post.id
      WHERE golf_post.author = \(user)
      """)
    let upheld: Int? = try session.value(
      """
      SELECT count(DISTINCT target_id) FROM golf_report
      WHERE reported = \(user) AND status = 'resolved'
      """)
    let violations: Int? = try session.value(
      "SELECT count(*) FROM golf_violation WHERE user_id = \(user)")
    return ModerationLimits.reputation(
      likes: likes ?? 0, posts: try PostStatRows.posts(of: user, session), upheld: upheld ?? 0,
      violations: violations ?? 0)
  }

  private struct Content {
    var text = ""
    var photos: [MediaDigest] = []
    var around: [CaseLine] = []
  }

  private static func content(
    of found: ModerationCase, _ session: some Session
  ) throws(StoreFailure) -> Content {
    var content = Content()
    let id = found.target
    switch found.kind {
    case "round": content.text = try RoundRows.all("id = \(id)", session).first?.message ?? ""
    case "golfer":
      guard let profile = try ProfileRows.all("id = \(id)", session).first else { break }
      content.text = [profile.occupation, profile.bio]
        .filter { text in !text.isEmpty }.joined(separator: "\n")
      content.photos = [profile.ownPhoto].compactMap { photo in photo }
    case "message": try take(message: id, into: &content, session)
    case "post":
      // Photos are kept as long as a deleted post is: whoever deletes it takes no proof away.
      for case .post(let post) in try GolfRows.all(.post, "id = \(id)", session) {
        content.photos = post.photos
        if post.deletedAt == nil { content.text = post.words }
      }
    case "comment": try take(comment: id, into: &content, session)
    default: break
    }
    return content
  }

  private static func take(
    message id: ID<AnyReported>, into content: inout Content, _ session: some Session
  ) throws(StoreFailure) {
    guard let message = try MessageRows.all("id = \(id)", session).first else { return }
    if case .text(let text, let photo) = message.content {
      content.text = text
      content.photos = [photo].compactMap { photo in photo }
    }
    let most = ModerationLimits.surrounding
    let place: SQL = "(\(message.receivedAt ?? message.writtenAt), \(message.id))"
    let rest: SQL = "round = \(message.round) AND kind <> 'system'"
    let before = try MessageRows.all(
      """
      \(rest) AND (received_at, id) < \(place) ORDER BY received_at DESC, id DESC LIMIT \(most)
      """, session)
    let after = try MessageRows.all(
      "\(rest) AND (received_at, id) > \(place) ORDER BY received_at, id LIMIT \(most)", session)
    content.around = (Array(before.reversed()) + [message] + after).map { other in
      CaseLine(
        user: other.sender.user, name: other.sender.name, text: words(of: other),
        at: other.writtenAt, isReported: other.id == message.id)
    }
  }

  private static func words(of message: ChatMessage) -> String {
    if case .text(let text, _) = message.content { text } else { "" }
  }

  private static func take(
    comment id: ID<AnyReported>, into content: inout Content, _ session: some Session
  ) throws(StoreFailure) {
    guard let comment = try PostRows.comments("id = \(id)", session).first else { return }
    content.text = comment.text
    for case .post(let post) in try GolfRows.all(.post, "id = \(comment.post)", session) {
      let name = try ProfileRows.all("id = \(post.author)", session).first?.displayName ?? ""
      content.around = [
        CaseLine(
          user: post.author, name: name, text: post.words, at: post.createdAt, isReported: false)
      ]
    }
  }
}
