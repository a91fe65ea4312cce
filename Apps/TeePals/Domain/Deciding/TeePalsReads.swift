import Core

/// What each decision looks at.
public enum TeePalsReads {
  public static func of(_ command: TeePalsCommand, _ actor: UserID) -> [TeePalsRead] {
    looking(command, actor) + [.suspension(actor)]
  }

  private static func looking(_ command: TeePalsCommand, _ actor: UserID) -> [TeePalsRead] {
    switch command {
    case .editProfile(_, let edits):
      [
        .profile(actor), .rounds(of: actor), .followers(of: actor),
        .notification(GolfNotification.id(.welcomeMessage, for: actor)),
        .site, .reports(on: .golfer(actor)),
      ] + photos(in: edits) + courses(in: edits)
    case .follow(_, let card):
      [
        .profile(actor), .profile(card.user), .follows(actor, card.user), .blocks(of: actor),
        .news(card.user, .userFollowed), .recent(.follow),
      ]
    case .unfollow(_, let other): [.profile(actor), .follows(actor, other)]
    case .block(_, let card):
      [
        .profile(card.user), .block(actor, card.user), .follows(actor, card.user),
        .rounds(of: actor), .rounds(of: card.user),
        .news(actor, .roundJoinRequest), .news(card.user, .roundJoinRequest),
        .news(actor, .roundInvitation), .news(card.user, .roundInvitation),
        .news(actor, .roundHandover), .news(card.user, .roundHandover),
        .meetings(actor, with: card.user), .heard(actor, from: card.user),
        .heard(card.user, from: actor),
      ]
    case .unblock(_, let other): [.block(actor, other), .meetings(actor, with: other)]
    case .createRound(let round):
      [
        .profile(actor), .round(round.id), .recent(.createRound), .site,
        .reports(on: .round(round.id)), .trust(of: actor),
      ]
    case .editRound(let id, _):
      [
        .profile(actor), .blocks(of: actor), .friendship(with: id), .round(id), .people(of: id),
        .told(id, .roundUpdated), .told(id, .roundReminder), .site,
        .reports(on: .round(id)),
      ]
    case .closeRound(let id), .reopenRound(let id):
      [.profile(actor), .blocks(of: actor), .friendship(with: id), .round(id), .people(of: id)]
    case .cancelRound(let id), .completeRound(let id):
      [.profile(actor), .blocks(of: actor), .friendship(with: id)] + ending(id)
    case .changeMembership(let id, let event, _): membership(id, event, actor)
    case .sendMessage(let message):
      [
        .profile(actor), .blocks(of: actor), .friendship(with: message.round),
        .round(message.round), .message(message.id), .chatLength(message.round),
        .chats(of: message.round),
        .told(message.round, .roundChatMessage), .recent(.chat), .site,
        .reports(on: .message(message.id, in: message.round)),
      ] + photos(in: message.content)
    case .markRead(_, let id, _):
      [
        .round(id), .chat(actor, id),
        .notification(GolfNotification.id(.roundChatMessage, for: actor, id)),
      ]
    case .muteChat(_, let id, _): [.round(id), .chat(actor, id)]
    case .readNotifications(_, let ids):
      ids.prefix(GolfLimits.notifications).map { id in .notification(id) }
    case .deleteNotification(_, let id): [.notification(id)]
    case .setSetting: [.settings(actor)]
    case .report(let target, _, _): reporting(target, actor)
    case .publishPost, .editPost, .deletePost, .like, .unlike, .comment, .editComment,
      .deleteComment, .hideComment:
      ofPosts(command, actor)
    case .submitFeedback(_, let id, let answer): answering(answer, of: id, actor)
    case .dismissFeedback(_, let id): answering(.declined, of: id, actor)
    case .handOver(let id, let step): handing(id, step, actor)
    case .noteLink(let id, let link):
      [.round(id)] + (link.inviter.map { user in [.profile(user), .blocks(of: actor)] } ?? [])
    }
  }

  /// A photo is asked about where one is named.
  private static func photos(in edits: [ProfileEdit]) -> [TeePalsRead] {
    edits.prefix(GolfLimits.edits).compactMap { edit in
      if case .photo(let photo?) = edit { .ownPhoto(photo) } else { nil }
    }
  }

  /// A course is looked up where one is named.
  private static func courses(in edits: [ProfileEdit]) -> [TeePalsRead] {
    edits.prefix(GolfLimits.edits).compactMap { edit in
      if case .homeCourse(let course?) = edit { .course(course.id) } else { nil }
    }
  }

  private static func photos(in content: ChatContent) -> [TeePalsRead] {
    guard case .text(_, let photo?) = content else { return [] }
    return [.ownPhoto(photo), .shownPhoto(photo)]
  }

  private static func reporting(_ target: ReportTarget, _ actor: UserID) -> [TeePalsRead] {
    let rest: [TeePalsRead] = [
      .profile(actor), .blocks(of: actor), .reports(on: target), .recent(.report),
    ]
    switch target {
    case .round(let id): return rest + [.round(id), .friendship(with: id)]
    case .message(let message, let id):
      return rest + [.round(id), .friendship(with: id), .message(message)]
    case .golfer(let user): return rest + [.profile(user), .block(actor, user)]
    case .post(let id): return rest + [.post(id)]
    case .comment(let id): return rest + [.comment(id)]
    case .feedback: return rest
    }
  }

  /// What ``GolfDecision/close(_:_:now:in:)`` looks at.
  public static func closing(_ report: Report) -> [TeePalsRead] {
    let rest: [TeePalsRead] = [.reports(on: report.target), .profile(report.reported)]
    switch report.target {
    case .round(let id): return rest + ending(id)
    case .message(let message, let id):
      return rest + [.message(message), .told(id, .roundChatMessage)]
    case .golfer(let user): return rest + [.rounds(of: user), .followers(of: user)]
    case .post(let id): return rest + [.post(id)]
    case .comment(let id): return rest + [.comment(id), .heardOf(id)]
    case .feedback: return rest
    }
  }

  /// What ``GolfDecision/tellPlayers(of:now:in:)`` looks at.
  ///
  /// - Parameter rounds: Those that are not over and that the host hosts.
  public static func tellingPlayers(of host: UserID, in rounds: [RoundID]) -> [TeePalsRead] {
    [.rounds(of: host)] + rounds.map { id -> TeePalsRead in .told(id, .moderationNotice) }
  }

  /// What ``GolfDecision/tell(_:to:now:in:)`` looks at.
  public static func telling(_ user: UserID) -> [TeePalsRead] { [.profile(user)] }

  /// What ``GolfDecision/correctBirthDate(of:to:now:in:)`` looks at.
  public static func correctingBirthDate(of user: UserID) -> [TeePalsRead] {
    [.profile(user), .site]
  }

  /// What ``GolfDecision/roundClock(_:since:now:in:)`` looks at.
  public static func roundClock(_ id: RoundID) -> [TeePalsRead] { ending(id) }

  /// What ``GolfDecision/profileClock(_:now:in:)`` looks at.
  public static func profileClock(_ user: UserID) -> [TeePalsRead] {
    [.profile(user), .notification(GolfNotification.id(.tier2Reminder, for: user))]
  }

  private static func ending(_ id: RoundID) -> [TeePalsRead] {
    [
      .round(id), .people(of: id), .told(id, .roundJoinRequest), .told(id, .roundInvitation),
      .told(id, .roundReminder), .told(id, .roundHandover),
    ]
  }

  private static func handing(
    _ id: RoundID, _ step: HandoverStep, _ actor: UserID
  ) -> [TeePalsRead] {
    let round: [TeePalsRead] = [
      .profile(actor), .blocks(of: actor), .friendship(with: id), .round(id), .people(of: id),
      .told(id, .roundHandover),
    ]
    return switch step {
    case .offer: round + [.recent(.invite)]
    case .withdraw, .decline: round
    case .accept:
      round + [.told(id, .roundJoinRequest), .told(id, .roundInvitation), .trust(of: actor)]
    }
  }

  private static func membership(
    _ id: RoundID, _ event: MembershipEvent, _ actor: UserID
  ) -> [TeePalsRead] {
    let round: [TeePalsRead] = [
      .profile(actor), .blocks(of: actor), .round(id), .people(of: id), .place(actor, id),
      .friendship(with: id), .told(id, .roundJoinRequest), .told(id, .roundInvitation),
    ]
    switch event {
    case .request, .join, .acceptInvite, .joinWaitlist, .acceptOffer:
      return round + [
        .requests(of: actor), .told(id, .memberJoined), .told(id, .inviteAccepted),
        .recent(.request),
      ]
    case .cancelRequest, .declineInvite, .decline, .withdraw, .leaveWaitlist: return round
    case .leave, .remove:
      return round + [
        .told(id, .memberLeft), .told(id, .roundChatMessage), .told(id, .roundHandover),
      ]
    case .accept(let user):
      return round + [.profile(user), .blocks(of: user), .suspension(user)]
    case .invite(let card):
      return round + [
        .profile(card.user), .blocks(of: card.user), .suspension(card.user),
        .place(card.user, id), .recent(.invite),
      ]
    }
  }
}
