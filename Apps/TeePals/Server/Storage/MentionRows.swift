import Core
import Store
import Sync
import TeePalsDomain

/// Whom scopes name besides the person they belong to.
enum MentionRows {
  /// Notes whom an entity names that is about to be put.
  static func note(
    _ entity: TeePalsEntity, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    for person in entity.named where scope != .user(person) {
      try session.run(
        """
        INSERT INTO golf_mention (named, scope_kind, scope_id)
        VALUES (\(person), \(scope.kind), \(scope.id)) ON CONFLICT DO NOTHING
        """)
    }
  }

  /// A scope that names somebody, or did once; whoever has been there first.
  static func first(
    of person: UserID, _ session: some Session
  ) throws(StoreFailure) -> Scope? {
    let row = try session.first(
      """
      SELECT scope_kind, scope_id FROM golf_mention WHERE named = \(person)
      ORDER BY scope_kind, scope_id LIMIT 1
      """)
    guard let row else { return nil }
    return Scope(kind: try row[0], id: try row[1])
  }

  static func forget(
    _ person: UserID, in scope: Scope, _ session: some Session
  ) throws(StoreFailure) {
    try session.run(
      """
      DELETE FROM golf_mention
      WHERE named = \(person) AND scope_kind = \(scope.kind) AND scope_id = \(scope.id)
      """)
  }
}

extension TeePalsEntity {
  /// Everybody whose id or name is in the body.
  var named: [UserID] {
    switch self {
    case .profile(let profile): [profile.user]
    case .secret(let secret): [secret.user]
    case .settings(let settings): [settings.user]
    case .round(let round): [round.host.user]
    case .member(let member):
      [member.user] + [member.invitedBy, member.link?.inviter].compactMap { user in user }
    case .seat(let seat): [seat.user]
    case .place(let place):
      [place.user, place.round.host.user] + (place.invitedBy.map { card in [card.user] } ?? [])
        + place.sent.map { invitation in invitation.user }
    case .message(let message): [message.sender.user]
    case .chat(let chat): [chat.user]
    case .notification(let notification):
      [notification.recipient] + (notification.actor.map { card in [card.user] } ?? [])
        + notification.counted
    case .follow(let follow): [follow.follower, follow.followee.user]
    case .block(let block): [block.owner, block.blocked.user]
    case .post(let post): [post.author]
    case .comment(let comment): [comment.author] + [comment.replyTo].compactMap { user in user }
    case .like(let like): [like.user]
    case .feedbackDue(let due): [due.user] + due.others.map { card in card.user }
    case .trust(let trust): [trust.user]
    // Nobody holds them, and they are found by columns of their own.
    case .report, .act, .feedbackRound, .feedback: []
    }
  }
}
