import Core
import Store
import Sync
import TeePalsDomain

/// Taking somebody out of what others hold, one scope after the other.
extension GolfErasure {
  /// About ``limit`` rows of a scope; once there are no more of them its history goes too.
  func erase<Connection: Session>(
    from scope: Scope, in session: Connection
  ) throws(StoreFailure) {
    let round: RoundID = scope.id.retagged()
    let changes: [Change<TeePalsEntity>]
    switch scope {
    case .user(user): changes = []
    case .round(round):
      if try isDeserted(round, in: session) { return try remove(round, in: session) }
      changes = try self.changes(ofRound: round, in: session)
    case .memberList(of: round): changes = try self.changes(ofService: round, in: session)
    default: changes = try self.changes(of: scope.id.retagged(), in: session)
    }
    if !changes.isEmpty { return try enact(changes, in: session) }
    if scope != .user(user) {
      try enact([.leave(scope, user)], in: session)
      try forgetHistory(of: scope, in: session)
    }
    try MentionRows.forget(user, in: scope, session)
  }

  // MARK: What another holds

  private func changes(
    of other: UserID, in session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    let scope = Scope.user(other)
    var changes: [Change<TeePalsEntity>] = []
    for follow in try FollowRows.all("follower = \(other) AND followee = \(user)", session) {
      changes.append(.remove(scope, TeePalsEntity.Kind.follow.key(follow.id)))
    }
    for block in try BlockRows.all("owner = \(other) AND blocked = \(user)", session) {
      changes.append(.remove(scope, TeePalsEntity.Kind.block.key(block.id)))
    }
    let places = try PlaceRows.all(
      """
      user_id = \(other) AND (\(user) IN (host, invited_by) OR body LIKE \("%\"\(user)\"%"))
      ORDER BY id LIMIT \(limit)
      """, session)
    for var place in places {
      place.sent.removeAll { invitation in invitation.user == user }
      if place.round.host.user == user {
        place.round.host = nobody(in: place.round.id)
        place.round.message = ""
      }
      if place.invitedBy?.user == user { place.invitedBy = nil }
      changes.append(.put(scope, .place(place)))
    }
    let comments = try PostRows.comments(
      """
      author = \(other) AND body LIKE \("%\"\(user)\"%") ORDER BY id LIMIT \(limit)
      """, session)
    for var comment in comments where comment.replyTo == user {
      comment.replyTo = nil
      changes.append(.put(scope, .comment(comment)))
    }
    let dues = try FeedbackRows.dues(
      """
      user_id = \(other) AND body LIKE \("%\"\(user)\"%") ORDER BY id LIMIT \(limit)
      """, session)
    for var due in dues {
      due.others.removeAll { card in card.user == user }
      changes.append(.put(scope, .feedbackDue(due)))
    }
    let notifications = try NotificationRows.all(
      """
      recipient = \(other) AND (actor = \(user) OR body LIKE \("%\"\(user)\"%"))
      ORDER BY id LIMIT \(limit)
      """, session)
    for var notification in notifications
    where notification.actor?.user == user || notification.counted.contains(user) {
      notification.counted.removeAll { counted in counted == user }
      if notification.actor?.user != user {
        changes.append(.put(scope, .notification(notification)))
      } else if notification.kind.isOfActor {
        changes.append(.remove(scope, TeePalsEntity.Kind.notification.key(notification.id)))
      } else {
        notification.actor = nil
        changes.append(.put(scope, .notification(notification)))
      }
    }
    return changes
  }

  // MARK: Rounds

  /// The seat and the messages stay, as nobody's: the others have played with somebody.
  private func changes(
    ofRound id: RoundID, in session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    let scope = Scope.round(id)
    let nobody = nobody(in: id)
    var changes: [Change<TeePalsEntity>] = []
    for var round in try RoundRows.all("id = \(id) AND host = \(user)", session) {
      round.message = ""
      round.host = nobody
      changes.append(.put(scope, .round(round)))
    }
    for var seat in try SeatRows.all("round = \(id) AND user_id = \(user)", session) {
      changes.append(.remove(scope, TeePalsEntity.Kind.seat.key(seat.id)))
      seat.card = nobody
      changes.append(.put(scope, .seat(seat)))
    }
    let messages = try MessageRows.all(
      """
      sender = \(user) AND round = \(id) AND EXISTS (SELECT 1 FROM entity_home
        WHERE entity_home.kind = \(TeePalsEntity.Kind.message.rawValue)
          AND entity_home.id = golf_message.id AND entity_home.scope_kind = \(scope.kind))
      ORDER BY written_at, id LIMIT \(limit)
      """, session)
    for var message in messages {
      message.sender = nobody
      if case .text = message.content { message.content = .redacted }
      changes.append(.put(scope, .message(message)))
    }
    return changes
  }

  private func changes(
    ofService id: RoundID, in session: some Session
  ) throws(StoreFailure) -> [Change<TeePalsEntity>] {
    let scope = Scope.memberList(of: id)
    var changes: [Change<TeePalsEntity>] = []
    for var member in try MemberRows.all("round = \(id) AND user_id = \(user)", session) {
      changes.append(.remove(scope, TeePalsEntity.Kind.member.key(member.id)))
      guard member.status == .accepted else { continue }
      member.card = nobody(in: id)
      if member.invitedBy == user { member.invitedBy = nil }
      member.link = nil
      changes.append(.put(scope, .member(member)))
    }
    let brought = try MemberRows.all("round = \(id) AND user_id <> \(user) ORDER BY id", session)
    for var member in brought where member.link?.inviter == user && member.invitedBy != user {
      member.link?.inviter = nil
      changes.append(.put(scope, .member(member)))
    }
    let invited = try MemberRows.all(
      "round = \(id) AND invited_by = \(user) AND user_id <> \(user) ORDER BY id", session)
    for var member in invited {
      member.invitedBy = nil
      if member.link?.inviter == user { member.link?.inviter = nil }
      changes.append(.put(scope, .member(member)))
    }
    return changes
  }

  // MARK: Rounds that nobody is in

  private func isDeserted(
    _ round: RoundID, in session: some Session
  ) throws(StoreFailure) -> Bool {
    let scope = Scope.round(round)
    return try session.first(
      """
      SELECT 1 FROM scope_member
      WHERE scope_kind = \(scope.kind) AND scope_id = \(scope.id) AND user_id <> \(user)
      """) == nil
  }

  /// Everything of a round and of its scopes. That the person is named in it comes last, so that it
  /// is found again.
  private func remove(_ round: RoundID, in session: some Session) throws(StoreFailure) {
    var statements: [SQL] = [
      """
      DELETE FROM golf_message WHERE id IN (
        SELECT id FROM golf_message WHERE round = \(round) LIMIT \(limit))
      """,
      "DELETE FROM golf_seat WHERE round = \(round)",
      "DELETE FROM golf_member WHERE round = \(round)",
      "DELETE FROM golf_clock WHERE subject = \(round)",
      "DELETE FROM golf_round WHERE id = \(round)",
    ]
    for scope in [Scope.memberList(of: round), .round(round)] {
      let whole: SQL = "scope_kind = \(scope.kind) AND scope_id = \(scope.id)"
      statements += [
        """
        DELETE FROM feed WHERE \(whole) AND seq IN (
          SELECT seq FROM feed WHERE \(whole) ORDER BY seq LIMIT \(limit))
        """,
        """
        DELETE FROM entity_home WHERE (kind, id) IN (
          SELECT kind, id FROM entity_home WHERE \(whole) LIMIT \(limit))
        """,
        "DELETE FROM feed_head WHERE \(whole)",
        "DELETE FROM scope_member WHERE \(whole)",
        "DELETE FROM golf_mention WHERE \(whole)",
      ]
    }
    for statement in statements where try session.run(statement) > 0 { return }
  }
}

extension NotificationKind {
  /// Whether it says nothing without who did it.
  fileprivate var isOfActor: Bool {
    switch self {
    case .roundJoinRequest, .roundInvitation, .inviteAccepted, .memberJoined, .memberLeft,
      .roundChatMessage, .userFollowed, .postCommented, .commentReplied, .commentMentioned,
      .roundHandover, .handoverAccepted, .handoverDeclined:
      true
    case .roundJoinAccepted, .roundJoinDeclined, .roundSpotOffered, .roundSpotExpired,
      .memberRemoved, .roundCancelled, .roundUpdated, .roundReminder, .welcomeMessage,
      .tier2Reminder, .moderationNotice, .feedbackReminder, .trustTierUp, .postUpvoted:
      false
    }
  }
}
