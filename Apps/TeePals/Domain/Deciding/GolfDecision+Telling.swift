import Core
import Sync

// What people are told is the server's word: it alone sees whom it reaches.

extension GolfDecision {
  /// Tells somebody of what the actor did in a round. Nobody is told of their own doing, or of
  /// somebody they do not want to meet.
  mutating func tell(
    _ recipient: UserID, _ kind: NotificationKind, of round: Round? = nil,
    by card: GolferCard? = nil, text: String = ""
  ) {
    guard isServer else { return }
    if let card {
      guard card.user != recipient, !replica.isBlocked(card.user, recipient) else { return }
    }
    let earlier = gathered(recipient, kind, round?.id, card?.user)
    let id = earlier?.id ?? freshID(recipient, kind, round?.id, card?.user)
    // What replaces an old row of this kind is new; what joins one keeps its beginning.
    let isNew =
      kind == .roundInvitation || kind == .roundSpotOffered || kind == .feedbackReminder
      || kind == .roundHandover
    let created = isNew ? now : earlier?.createdAt ?? now
    var news = GolfNotification(id: id, recipient: recipient, kind: kind, createdAt: created)
    news.actor = card
    // A change of plan is always the host's.
    if case .within = kind.gathering, kind != .roundUpdated, let earlier, card != nil {
      news.count(with: earlier)
    }
    news.round = round?.id
    news.course = round?.course.name ?? ""
    news.startTime = round?.startTime
    news.zone = round?.zone
    news.text = kind == .roundUpdated ? merged(earlier?.text, text) : text
    news.updatedAt = now
    put(.notification(news))
  }

  /// "Time updated", then "Course changed", within ten minutes: "Time and course updated".
  private func merged(_ earlier: String?, _ text: String) -> String {
    guard let earlier, !earlier.isEmpty, !sameBytes(earlier, text) else { return text }
    return ChatNotice.timeAndCourseChanged.rawValue
  }

  /// The row that the event belongs to, where there is one.
  private func gathered(
    _ recipient: UserID, _ kind: NotificationKind, _ round: RoundID?, _ actor: UserID?
  ) -> GolfNotification? {
    switch kind.gathering {
    case .each: return nil
    case .perActor, .perRound, .once:
      return replica.notification(freshID(recipient, kind, round, actor))
    case .within(let span):
      let first = now.advanced(byMilliseconds: -span)
      return replica.notifications(of: recipient).first { row in
        row.kind == kind && row.round == round && row.createdAt > first
      }
    }
  }

  private func freshID(
    _ recipient: UserID, _ kind: NotificationKind, _ round: RoundID?, _ actor: UserID?
  ) -> GolfNotificationID {
    switch kind.gathering {
    case .each, .within: GolfNotification.id(kind, for: recipient, round, actor, since: now)
    case .perActor: GolfNotification.id(kind, for: recipient, round, actor)
    case .perRound, .once: GolfNotification.id(kind, for: recipient, round)
    }
  }

  /// Takes back what there is one of for these: a request that ended asks for nothing.
  mutating func untell(
    _ recipient: UserID, _ kind: NotificationKind, of round: RoundID, by user: UserID? = nil
  ) {
    let id = GolfNotification.id(kind, for: recipient, round, user)
    if let row = replica.notification(id) { remove(.notification(row)) }
  }

  /// Whoever has acted on it has seen it.
  mutating func markTold(_ id: GolfNotificationID) {
    guard var row = replica.notification(id), !row.isRead else { return }
    row.isRead = true
    put(.notification(row))
  }

  /// A reminder of a time that is no longer so.
  mutating func forgetReminders(of round: Round) {
    for member in replica.members(of: round.id) {
      for row in replica.notifications(of: member.user)
      where row.kind == .roundReminder && row.round == round.id {
        remove(.notification(row))
      }
    }
  }

  // MARK: The person's own list

  mutating func read(
    _ user: UserID, _ ids: [GolfNotificationID]
  ) throws(TeePalsRejection) {
    try checkOwn(user)
    guard ids.count <= GolfLimits.notifications else {
      throw .tooLarge(limit: GolfLimits.notifications)
    }
    for id in ids where replica.notification(id)?.recipient == user { markTold(id) }
  }

  mutating func delete(_ user: UserID, _ id: GolfNotificationID) throws(TeePalsRejection) {
    try checkOwn(user)
    guard let row = replica.notification(id), row.recipient == user else { return }
    remove(.notification(row))
  }
}
