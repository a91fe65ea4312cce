import Core
import TeePalsDomain

/// Everything a golfer can try: each command, and each of its sides that is judged by itself.
enum GolfAct: String, CaseIterable, Sendable {
  case editOwnProfile, editTheirProfile
  case followHost, followNobody, followForThem
  case unfollowHost, unfollowForThem
  case blockHost, blockNobody, blockForThem
  case unblockHost, unblockForThem
  case createRound, createTakenRound, createForThem
  case editRound, closeRound, reopenRound, cancelRound, completeRound
  case request, join, cancelRequest, acceptInvite, declineInvite, leave
  case joinWaitlist, leaveWaitlist, acceptOffer
  case accept, decline, remove
  case invite, inviteNobody, inviteWhoBlocks
  case withdrawGuest, withdrawInvited
  case sendMessage
  case markRead, markReadForThem
  case muteChat, muteForThem
  case readHosts, readForThem
  case deleteHosts, deleteForThem
  case setSetting, setForThem
  case reportRound, reportMessage, reportHost, reportNobody
  case noteLink
  case publishPost, publishForThem
  case editNoPost, deleteNoPost, likeNoPost, likeForThem, unlikeNoPost, reportNoPost
  case commentNoPost, commentForThem, editNoComment, deleteNoComment, hideNoComment
  case reportNoComment
  case submitFeedback, submitForThem, dismissFeedback, dismissForThem, reportFeedback
  case offerRound, withdrawRound, takeRound, declineRound

  /// Whether it is about the round, so that it could tell whether there is one.
  var isOfRound: Bool {
    switch self {
    case .editRound, .closeRound, .reopenRound, .cancelRound, .completeRound, .request, .join,
      .cancelRequest, .acceptInvite, .declineInvite, .leave, .joinWaitlist, .leaveWaitlist,
      .acceptOffer, .accept, .decline, .remove, .invite, .inviteNobody, .inviteWhoBlocks,
      .withdrawGuest, .withdrawInvited, .sendMessage, .markRead,
      .muteChat, .reportRound, .reportMessage, .noteLink, .offerRound, .withdrawRound, .takeRound,
      .declineRound:
      true
    // That an id is taken is told: nobody makes up another's, and there can be one round under it.
    case .createTakenRound: false
    case .editOwnProfile, .editTheirProfile, .followHost, .followNobody, .followForThem,
      .unfollowHost, .unfollowForThem, .blockHost, .blockNobody, .blockForThem, .unblockHost,
      .unblockForThem, .createRound, .createForThem, .markReadForThem, .muteForThem, .readHosts,
      .readForThem, .deleteHosts, .deleteForThem, .setSetting, .setForThem, .reportHost,
      .reportNobody, .publishPost, .publishForThem, .editNoPost, .deleteNoPost, .likeNoPost,
      .likeForThem, .unlikeNoPost, .reportNoPost, .commentNoPost, .commentForThem, .editNoComment,
      .deleteNoComment, .hideNoComment, .reportNoComment, .submitFeedback, .submitForThem,
      .dismissFeedback, .dismissForThem, .reportFeedback:
      false
    }
  }

  /// The acts by which a command is tried. A command, or an event of a membership, that is new does
  /// not compile until it is here.
  static func trying(_ command: TeePalsCommand) -> [GolfAct] {
    switch command {
    case .editProfile: [.editOwnProfile, .editTheirProfile]
    case .follow: [.followHost, .followNobody, .followForThem]
    case .unfollow: [.unfollowHost, .unfollowForThem]
    case .block: [.blockHost, .blockNobody, .blockForThem]
    case .unblock: [.unblockHost, .unblockForThem]
    case .createRound: [.createRound, .createTakenRound, .createForThem]
    case .editRound: [.editRound]
    case .closeRound: [.closeRound]
    case .reopenRound: [.reopenRound]
    case .cancelRound: [.cancelRound]
    case .completeRound: [.completeRound]
    case .changeMembership(_, let event, _): trying(event)
    case .sendMessage: [.sendMessage]
    case .markRead: [.markRead, .markReadForThem]
    case .muteChat: [.muteChat, .muteForThem]
    case .readNotifications: [.readHosts, .readForThem]
    case .deleteNotification: [.deleteHosts, .deleteForThem]
    case .setSetting: [.setSetting, .setForThem]
    case .report(.round, _, _): [.reportRound]
    case .report(.message, _, _): [.reportMessage]
    case .report(.golfer, _, _): [.reportHost, .reportNobody]
    case .noteLink: [.noteLink]
    case .publishPost: [.publishPost, .publishForThem]
    case .editPost: [.editNoPost]
    case .deletePost: [.deleteNoPost]
    case .like: [.likeNoPost, .likeForThem]
    case .unlike: [.unlikeNoPost]
    case .comment: [.commentNoPost, .commentForThem]
    case .editComment: [.editNoComment]
    case .deleteComment: [.deleteNoComment]
    case .hideComment: [.hideNoComment]
    case .report(.post, _, _): [.reportNoPost]
    case .report(.comment, _, _): [.reportNoComment]
    case .submitFeedback: [.submitFeedback, .submitForThem]
    case .dismissFeedback: [.dismissFeedback, .dismissForThem]
    case .report(.feedback, _, _): [.reportFeedback]
    case .handOver(_, .offer): [.offerRound]
    case .handOver(_, .withdraw): [.withdrawRound]
    case .handOver(_, .accept): [.takeRound]
    case .handOver(_, .decline): [.declineRound]
    }
  }

  private static func trying(_ event: MembershipEvent) -> [GolfAct] {
    switch event {
    case .request: [.request]
    case .join: [.join]
    case .cancelRequest: [.cancelRequest]
    case .acceptInvite: [.acceptInvite]
    case .declineInvite: [.declineInvite]
    case .leave: [.leave]
    case .joinWaitlist: [.joinWaitlist]
    case .leaveWaitlist: [.leaveWaitlist]
    case .acceptOffer: [.acceptOffer]
    case .accept: [.accept]
    case .decline: [.decline]
    case .remove: [.remove]
    case .invite: [.invite, .inviteNobody, .inviteWhoBlocks]
    case .withdraw: [.withdrawGuest, .withdrawInvited]
    }
  }
}

extension GolfWorld {
  private static let nobody = GolferCard(user: UserID(high: 1, low: 1), name: "Nobody N.")

  /// The command of an act, as its actor's device would send it.
  ///
  /// - Parameter id: The round it is about; this world's, unless another is asked for.
  func command(
    _ act: GolfAct, by relation: GolfRelation, about id: RoundID? = nil
  ) throws -> TeePalsCommand {
    let round = id ?? self.round
    if let own = try ownCommand(act, by: relation) { return own }
    if let ofPosts = try postCommand(act, by: relation) { return ofPosts }
    if let ofFeedback = try feedbackCommand(act, by: relation) { return ofFeedback }
    if let event = try event(of: act) { return .changeMembership(round, event, seen: nil) }
    let me = try person(relation).user
    let them = newcomer.user
    switch act {
    case .editRound: return .editRound(round, [.message("edited by \(relation.rawValue)")])
    case .closeRound: return .closeRound(round)
    case .reopenRound: return .reopenRound(round)
    case .cancelRound: return .cancelRound(round)
    case .completeRound: return .completeRound(round)
    case .sendMessage:
      return .sendMessage(
        message("typed by \(relation.rawValue)", by: try card(relation), in: round))
    case .markReadForThem: return .markRead(them, round, site.clock.now)
    case .muteChat: return .muteChat(me, round, true)
    case .reportRound: return .report(.round(round), .inappropriate)
    case .reportMessage: return .report(.message(hostsWords, in: round), .harassment)
    case .offerRound: return .handOver(round, .offer(try person(.accepted).user))
    case .withdrawRound: return .handOver(round, .withdraw)
    case .takeRound: return .handOver(round, .accept)
    case .declineRound: return .handOver(round, .decline)
    case .noteLink:
      return .noteLink(round, RoundLink(inviter: guest.user, source: "share"))
    case .muteForThem: return .muteChat(them, round, true)
    default: return .markRead(me, round, site.clock.now)
    }
  }

  private func event(of act: GolfAct) throws -> MembershipEvent? {
    let newcomer = GolferCard(user: self.newcomer.user, name: "Newcomer G.")
    return switch act {
    case .request: .request
    case .join: .join
    case .cancelRequest: .cancelRequest
    case .acceptInvite: .acceptInvite
    case .declineInvite: .declineInvite
    case .leave: .leave
    case .joinWaitlist: .joinWaitlist
    case .leaveWaitlist: .leaveWaitlist
    case .acceptOffer: .acceptOffer
    case .accept: .accept(try person(.requested).user)
    case .decline: .decline(try person(.requested).user)
    case .remove: .remove(try person(.accepted).user)
    case .invite: .invite(newcomer)
    case .inviteNobody: .invite(Self.nobody)
    case .inviteWhoBlocks: .invite(try card(.blocking))
    case .withdrawGuest: .withdraw(guest.user)
    case .withdrawInvited: .withdraw(try person(.invited).user)
    default: nil
    }
  }

  /// About a round that has not been completed: nobody is asked.
  private func feedbackCommand(
    _ act: GolfAct, by relation: GolfRelation
  ) throws -> TeePalsCommand? {
    let (me, them) = (try person(relation).user, newcomer.user)
    return switch act {
    case .submitFeedback: .submitFeedback(me, round, .skipped)
    case .submitForThem: .submitFeedback(them, round, .skipped)
    case .dismissFeedback: .dismissFeedback(me, round)
    case .dismissForThem: .dismissFeedback(them, round)
    case .reportFeedback: .report(.feedback(round, about: them), .other)
    default: nil
    }
  }

  /// About posts: one's own, and one that is not there.
  private func postCommand(
    _ act: GolfAct, by relation: GolfRelation
  ) throws -> TeePalsCommand? {
    let (me, them) = (try person(relation).user, newcomer.user)
    let (post, comment): (PostID, CommentID) = (
      client.clock.moment.id(43), client.clock.moment.id(44)
    )
    func written(by author: UserID) -> GolfPost {
      GolfPost(
        id: post, author: author, title: "By \(relation.rawValue)", text: "Fairways and greens",
        createdAt: site.clock.now)
    }
    func said(by author: UserID) -> GolfComment {
      GolfComment(
        id: comment, post: post, author: author, text: "Said by \(relation.rawValue)",
        createdAt: site.clock.now)
    }
    return switch act {
    case .publishPost: .publishPost(written(by: me))
    case .publishForThem: .publishPost(written(by: them))
    case .editNoPost: .editPost(post, [.title("Edited")])
    case .deleteNoPost: .deletePost(post)
    case .likeNoPost: .like(me, .post(post))
    case .likeForThem: .like(them, .post(post))
    case .unlikeNoPost: .unlike(me, .post(post))
    case .reportNoPost: .report(.post(post), .spam)
    case .commentNoPost: .comment(said(by: me))
    case .commentForThem: .comment(said(by: them))
    case .editNoComment: .editComment(comment, "Edited")
    case .deleteNoComment: .deleteComment(comment)
    case .hideNoComment: .hideComment(comment)
    case .reportNoComment: .report(.comment(comment), .spam)
    default: nil
    }
  }

  /// What is not about the round.
  private func ownCommand(_ act: GolfAct, by relation: GolfRelation) throws -> TeePalsCommand? {
    let card = try card(relation)
    let (me, them) = (card.user, newcomer.user)
    let host = try self.card(.host)
    let theirs = GolferCard(user: them, name: "Newcomer G.")
    let request = GolfNotification.id(
      .roundJoinRequest, for: host.user, self.round, try person(.requested).user)
    let fresh: RoundID = client.clock.moment.id(42)
    return switch act {
    case .editOwnProfile: .editProfile(me, [.bio("edited")])
    case .editTheirProfile: .editProfile(them, [.bio("edited by \(relation.rawValue)")])
    case .followHost: .follow(me, host)
    case .followNobody: .follow(me, Self.nobody)
    case .followForThem: .follow(them, host)
    case .unfollowHost: .unfollow(me, host.user)
    case .unfollowForThem: .unfollow(them, host.user)
    case .blockHost: .block(me, host)
    case .blockNobody: .block(me, Self.nobody)
    case .blockForThem: .block(them, host)
    case .unblockHost: .unblock(me, host.user)
    case .unblockForThem: .unblock(them, host.user)
    case .createRound: .createRound(try site.round(fresh, host: card))
    case .createTakenRound: .createRound(try site.round(self.round, host: card))
    case .createForThem: .createRound(try site.round(fresh, host: theirs))
    case .readHosts: .readNotifications(me, [request])
    case .readForThem: .readNotifications(them, [request])
    case .deleteHosts: .deleteNotification(me, request)
    case .deleteForThem: .deleteNotification(them, request)
    case .setSetting: .setSetting(me, .digest(.weekly))
    case .setForThem: .setSetting(them, .digest(.weekly))
    case .reportHost: .report(.golfer(host.user), .impersonation)
    case .reportNobody: .report(.golfer(Self.nobody.user), .spam)
    default: nil
    }
  }
}
