import Calendar
import Core
import Sync

/// One command being decided: what it may look at, and what it has changed so far.
///
/// Later steps of the same decision see what earlier ones put. The server is told everything and
/// writes everywhere; a device holds what its person may see, and says beforehand what will come of
/// that part.
public struct GolfDecision {
  let context: DecideContext
  private(set) var replica: TeePalsReplica
  private(set) var changes: [Change<TeePalsEntity>] = []

  init(_ context: DecideContext, _ replica: TeePalsReplica) {
    self.context = context
    self.replica = replica
  }

  var actor: UserID { context.actor }
  var isServer: Bool { context.received != nil }
  /// What rules of time go by.
  var now: Instant { context.received ?? context.at }

  /// When the person did it: their device's word, within what can be believed. For the limits, so
  /// that what was done offline is not one burst.
  var acted: Instant {
    guard let received = context.received else { return context.at }
    return min(max(context.at, received.advanced(byMilliseconds: -GolfAction.belief)), received)
  }

  /// What the command changes, or why it is not accepted.
  public static func decide(
    _ command: TeePalsCommand, _ context: DecideContext, in replica: TeePalsReplica
  ) throws(TeePalsRejection) -> [Change<TeePalsEntity>] {
    var decision = GolfDecision(context, replica)
    // A device lets the server say.
    try decision.checkStanding(for: command)
    switch command {
    case .editProfile(let user, let edits): try decision.editProfile(user, edits)
    case .follow(let user, let card): try decision.follow(user, card)
    case .unfollow(let user, let other): try decision.unfollow(user, other)
    case .block(let user, let card): try decision.block(user, card)
    case .unblock(let user, let other): try decision.unblock(user, other)
    case .createRound(let round): try decision.create(round)
    case .editRound(let id, let edits): try decision.edit(id, edits)
    case .closeRound(let id): try decision.advance(id, .close)
    case .reopenRound(let id): try decision.advance(id, .reopen)
    case .cancelRound(let id): try decision.advance(id, .cancel)
    case .completeRound(let id): try decision.advance(id, .complete)
    case .changeMembership(let id, let event, let seen):
      try decision.changeMembership(id, event, seen)
    case .sendMessage(let message): try decision.send(message)
    case .markRead(let user, let round, let until): try decision.markRead(user, round, until)
    case .muteChat(let user, let round, let muted): try decision.mute(user, round, muted)
    case .readNotifications(let user, let ids): try decision.read(user, ids)
    case .deleteNotification(let user, let id): try decision.delete(user, id)
    case .setSetting(let user, let change): try decision.setSetting(user, change)
    case .report(let target, let reason, let context):
      try decision.report(target, reason, context: context)
    case .noteLink(let id, let link): try decision.note(link, to: id)
    case .publishPost(let post): try decision.publish(post)
    case .editPost(let id, let edits): try decision.edit(id, edits)
    case .deletePost(let id): try decision.delete(id)
    case .like(let user, let target): try decision.like(user, target)
    case .unlike(let user, let target): try decision.unlike(user, target)
    case .comment(let comment): try decision.comment(comment)
    case .editComment(let id, let text, let was): try decision.edit(id, text, was: was)
    case .deleteComment(let id): try decision.delete(id)
    case .hideComment(let id): try decision.hide(id)
    case .submitFeedback(let user, let round, let answer):
      try decision.submitFeedback(user, round, answer)
    case .dismissFeedback(let user, let round): try decision.dismissFeedback(user, round)
    case .handOver(let id, let step): try decision.handOver(id, step)
    }
    return decision.changes
  }

  // MARK: Writing

  /// An entity that is already like this is no change; what lives where a device has no part is
  /// the server's to write.
  mutating func put(_ entity: TeePalsEntity) {
    guard replica.entity(entity.key) != entity, mayWrite(entity) else { return }
    replica.set(entity.key, to: entity)
    changes.append(.put(GolfDecision.scope(of: entity), entity))
  }

  mutating func remove(_ entity: TeePalsEntity) {
    guard replica.entity(entity.key) != nil, mayWrite(entity) else { return }
    replica.set(entity.key, to: nil)
    changes.append(.remove(GolfDecision.scope(of: entity), entity.key))
  }

  mutating func join(_ scope: Scope, _ user: UserID) { changes.append(.join(scope, user)) }
  mutating func leave(_ scope: Scope, _ user: UserID) { changes.append(.leave(scope, user)) }

  private func mayWrite(_ entity: TeePalsEntity) -> Bool {
    if isServer { return true }
    return switch entity {
    case .round(let round): round.host.user == actor || isIn(round.id)
    case .seat(let seat): isIn(seat.round)
    case .message(let message): isIn(message.round)
    case .member(let member): replica.round(member.round)?.host.user == actor
    case .report, .act, .feedbackRound, .feedback, .trust: false
    case .profile, .secret, .settings, .place, .chat, .notification, .follow, .block, .post,
      .comment, .like, .feedbackDue:
      GolfDecision.scope(of: entity) == .user(actor)
    }
  }

  /// Whether a device of the actor's has the scope of the round.
  private func isIn(_ round: RoundID) -> Bool {
    replica.seat(of: actor, in: round) != nil || replica.round(round)?.host.user == actor
  }

  /// The one scope an entity lives in.
  static func scope(of entity: TeePalsEntity) -> Scope {
    switch entity {
    case .profile(let profile): .user(profile.user)
    case .secret(let secret): .user(secret.user)
    case .settings(let settings): .user(settings.user)
    case .round(let round): .round(round.id)
    case .member(let member): .memberList(of: member.round)
    case .seat(let seat): .round(seat.round)
    case .place(let place): .user(place.user)
    case .message(let message):
      message.isHeld ? .user(message.sender.user) : .round(message.round)
    case .chat(let chat): .user(chat.user)
    case .notification(let notification): .user(notification.recipient)
    case .follow(let follow): .user(follow.follower)
    case .block(let block): .user(block.owner)
    case .report(let report): .report(report.id)
    case .act(let act): .acts(of: act.user)
    case .post(let post): .user(post.author)
    case .comment(let comment): .user(comment.author)
    case .like(let like): .user(like.user)
    case .feedbackRound(let round): .feedback(of: round.round)
    case .feedback(let feedback): .feedback(of: feedback.round)
    case .feedbackDue(let due): .user(due.user)
    case .trust(let trust): .user(trust.user)
    }
  }

  // MARK: Permissions

  func checkOwn(_ user: UserID) throws(TeePalsRejection) {
    guard user == actor else { throw .notYours }
  }

  /// What acts asks for a whole profile (§5.2).
  func checkTier() throws(TeePalsRejection) {
    let standing = ProfileStanding(replica.profile(of: actor), replica.secret(of: actor))
    guard standing.level == .tier2 else { throw .profileIncomplete(standing.gaps) }
  }

  /// Somebody who has a name here. A device lets the server say.
  func checkKnown(_ user: UserID) throws(TeePalsRejection) {
    guard isServer else { return }
    guard let profile = replica.profile(of: user), !profile.firstName.isEmpty else {
      throw .notFound
    }
  }

  /// Counts once more what is limited, where it is allowed once more. The server counts what was
  /// done; a device goes by what came of it here, and lets the server say the rest.
  mutating func count(_ action: GolfAction) throws(TeePalsRejection) {
    let times =
      isServer ? replica.recent[action] ?? [] : replica.known(action, of: actor)
    let allowed = GolfRates.allowance(
      action, since: replica.profile(of: actor)?.createdAt, now: now)
    if let seconds = GolfRates.wait(at: acted, after: times, allowed: allowed) {
      throw .rateLimited(seconds: seconds)
    }
    put(.act(LimitedAct(action, by: actor, with: context.command, at: acted)))
  }

  /// How somebody is shown, as far as it is known here.
  func card(of user: UserID, else known: GolferCard? = nil) -> GolferCard? {
    if let profile = replica.profile(of: user), !profile.firstName.isEmpty { return profile.card }
    return known
  }
}
