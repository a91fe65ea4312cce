import TeePalsDomain

/// What has to come of an act.
enum GolfVerdict: String, Hashable, Sendable {
  case done
  case notFound, notYours, notParticipant, notInvited, alreadyMember, alreadyExists
  case roundFull, offerEnded, hostStays, askedTooOften, notStarted, profileIncomplete
  case handoverEnded
  case notSignedIn

  var rejection: String? { self == .done ? nil : rawValue }
}

/// The one table of who may do what in golf. A relation without its cell does not compile, and an
/// act without its row fails the matrix.
///
/// The round is open, before its start, and whoever asks for it is asked about. What the host
/// refused was refused today.
enum GolfPolicy {
  typealias Row = GolfRow<GolfVerdict>

  static func row(of act: GolfAct, in visibility: RoundVisibility) -> Row? {
    guard act.isOfRound else { return ofOneself(act) }
    guard let open = ofRound(act) ?? ofOwnPlace(act) else { return nil }
    guard visibility != .public else { return open }
    let comes = act == .request || act == .join || act == .joinWaitlist
    return hidden(open, comes: comes, visibility)
  }

  /// The row of a round that not everybody may see.
  ///
  /// - Parameter comes: Whether the act lets somebody in who comes by themselves. Nobody does to a
  ///   round by invitation, also where they have been in it.
  private static func hidden(_ row: Row, comes: Bool, _ visibility: RoundVisibility) -> Row {
    let isFriends = visibility == .friends
    func known(_ cell: GolfVerdict) -> GolfVerdict { comes && !isFriends ? .notInvited : cell }
    // They are told what they would be told of a round that is not there.
    let unknown = row.blocked
    return Row(
      host: row.host, accepted: row.accepted, shunned: row.shunned, requested: row.requested,
      invited: row.invited, declined: known(row.declined), removed: known(row.removed),
      left: known(row.left), stranger: unknown, friend: isFriends ? row.friend : unknown,
      blocked: row.blocked, blocking: row.blocking, tierOne: unknown, signedOut: row.signedOut)
  }

  // MARK: Rounds

  /// A public round.
  private static func ofRound(_ act: GolfAct) -> Row? {
    switch act {
    case .editRound, .closeRound, .reopenRound, .cancelRound: hosts(.done, .notYours)
    case .completeRound: hosts(.notStarted, .notYours)
    case .request: coming(accepted: .alreadyMember)
    case .join: coming(accepted: .done)
    // Where there is a seat it is a request; where there is none, the same people may wait.
    case .joinWaitlist: coming(accepted: .alreadyMember)
    case .accept: hosts(.done, .notYours, tierOne: .profileIncomplete)
    // Ending something takes no photo.
    case .decline, .remove: hosts(.done, .notYours)
    case .invite: players(.done, others: .notParticipant, tierOne: .profileIncomplete)
    // Whoever may invite is told no more of somebody who does not want it than of nobody.
    case .inviteNobody, .inviteWhoBlocks:
      players(.notFound, others: .notParticipant, tierOne: .profileIncomplete)
    // By whoever invited them, and by the host.
    case .withdrawGuest:
      players(.done, shunned: .notYours, others: .notYours, tierOne: .notYours)
    case .withdrawInvited: hosts(.done, .notYours)
    case .sendMessage: players(.done, others: .notParticipant, tierOne: .notParticipant)
    // Whoever sees it can say that it is not right, with a photo or without.
    case .reportRound: hosts(.notYours, .done)
    // Whoever has heard it, also where they are gone, or are not to hear it any more: nobody gets
    // away with their words by blocking.
    case .reportMessage:
      Row(
        host: .notYours, accepted: .done, shunned: .done, requested: .notFound, invited: .notFound,
        declined: .notFound, removed: .done, left: .done, stranger: .notFound, friend: .notFound,
        blocked: .notFound, blocking: .notFound, tierOne: .notFound, signedOut: .notSignedIn)
    // Giving a round away takes no photo.
    case .offerRound, .withdrawRound: hosts(.done, .notYours)
    // Nothing comes of it where nobody has asked for anything.
    case .noteLink: all(.done)
    default: nil
    }
  }

  /// What somebody does with their own place in the round.
  private static func ofOwnPlace(_ act: GolfAct) -> Row? {
    switch act {
    case .cancelRequest:
      own(
        host: .alreadyMember, accepted: .alreadyMember, requested: .done,
        invited: .notParticipant, declined: .notParticipant, left: .done,
        others: .notParticipant, tierOne: .notParticipant)
    case .acceptInvite:
      own(
        host: .alreadyMember, accepted: .done, requested: .notInvited, invited: .done,
        declined: .notInvited, left: .notInvited, others: .notInvited,
        tierOne: .profileIncomplete)
    case .declineInvite:
      own(
        host: .alreadyMember, accepted: .notInvited, requested: .notInvited, invited: .done,
        declined: .done, left: .notInvited, others: .notInvited, tierOne: .notInvited)
    case .leave:
      own(
        host: .hostStays, accepted: .done, requested: .notParticipant, invited: .notParticipant,
        declined: .notParticipant, left: .done, others: .notParticipant,
        tierOne: .notParticipant)
    // Getting out takes no photo.
    case .leaveWaitlist:
      own(
        host: .alreadyMember, accepted: .alreadyMember, requested: .notParticipant,
        invited: .notParticipant, declined: .notParticipant, left: .done,
        others: .notParticipant, tierOne: .notParticipant)
    case .acceptOffer:
      own(
        host: .alreadyMember, accepted: .done, requested: .offerEnded, invited: .offerEnded,
        declined: .offerEnded, left: .offerEnded, others: .offerEnded,
        tierOne: .profileIncomplete)
    // Whoever hosts it does already, and nobody who plays was asked.
    case .takeRound:
      own(
        host: .done, accepted: .handoverEnded, requested: .notParticipant,
        invited: .notParticipant, declined: .notParticipant, left: .notParticipant,
        others: .notParticipant, tierOne: .notParticipant)
    // What nobody asks any more needs no answer.
    case .declineRound:
      own(
        host: .done, accepted: .done, requested: .notParticipant, invited: .notParticipant,
        declined: .notParticipant, left: .notParticipant, others: .notParticipant,
        tierOne: .notParticipant)
    // Whoever does not play has no chat to be loud, whether there is a round or not.
    case .muteChat:
      Row(
        host: .done, accepted: .done, shunned: .done, requested: .notParticipant,
        invited: .notParticipant, declined: .notParticipant, removed: .notParticipant,
        left: .notParticipant, stranger: .notParticipant, friend: .notParticipant,
        blocked: .notParticipant, blocking: .notParticipant, tierOne: .notParticipant,
        signedOut: .notSignedIn)
    // Markings of whoever is not in it any more come late: no fault, and nothing comes of them.
    case .markRead: all(.done)
    default: nil
    }
  }

  // MARK: What is not about the round

  private static func ofOneself(_ act: GolfAct) -> Row? {
    switch act {
    case .editOwnProfile, .unblockHost, .readHosts, .deleteHosts, .setSetting: all(.done)
    case .editTheirProfile, .followForThem, .unfollowForThem, .blockForThem, .unblockForThem,
      .createForThem, .markReadForThem, .muteForThem, .readForThem, .deleteForThem, .setForThem,
      .publishForThem, .likeForThem, .commentForThem, .submitForThem, .dismissForThem:
      all(.notYours)
    case .followNobody, .blockNobody, .reportNobody, .editNoPost, .deleteNoPost, .likeNoPost,
      .reportNoPost, .commentNoPost, .editNoComment, .deleteNoComment, .hideNoComment,
      .reportNoComment, .reportFeedback:
      all(.notFound)
    case .submitFeedback, .dismissFeedback: all(.notParticipant)
    // Whom one has blocked one still reports; who has blocked one is not there.
    case .reportHost:
      Row(
        host: .notYours, accepted: .done, shunned: .notFound, requested: .done, invited: .done,
        declined: .done, removed: .done, left: .done, stranger: .done, friend: .done,
        blocked: .notFound, blocking: .done, tierOne: .done, signedOut: .notSignedIn)
    case .followHost:
      Row(
        host: .notYours, accepted: .done, shunned: .notFound, requested: .done, invited: .done,
        declined: .done, removed: .done, left: .done, stranger: .done, friend: .done,
        blocked: .notFound, blocking: .notFound, tierOne: .profileIncomplete,
        signedOut: .notSignedIn)
    case .unfollowHost: all(.done)
    case .createRound, .publishPost, .unlikeNoPost: all(.done, tierOne: .profileIncomplete)
    case .blockHost:
      Row(
        host: .notYours, accepted: .done, shunned: .done, requested: .done, invited: .done,
        declined: .done, removed: .done, left: .done, stranger: .done, friend: .done,
        blocked: .done, blocking: .done, tierOne: .done, signedOut: .notSignedIn)
    case .createTakenRound:
      Row(
        host: .done, accepted: .alreadyExists, shunned: .alreadyExists, requested: .alreadyExists,
        invited: .alreadyExists, declined: .alreadyExists, removed: .alreadyExists,
        left: .alreadyExists, stranger: .alreadyExists, friend: .alreadyExists,
        blocked: .alreadyExists, blocking: .alreadyExists, tierOne: .profileIncomplete,
        signedOut: .notSignedIn)
    default: nil
    }
  }

  // MARK: Shapes of rows

  private static func all(_ cell: GolfVerdict, tierOne: GolfVerdict? = nil) -> Row {
    Row(
      host: cell, accepted: cell, shunned: cell, requested: cell, invited: cell, declined: cell,
      removed: cell, left: cell, stranger: cell, friend: cell, blocked: cell, blocking: cell,
      tierOne: tierOne ?? cell, signedOut: .notSignedIn)
  }

  /// The host alone.
  private static func hosts(
    _ host: GolfVerdict, _ others: GolfVerdict, tierOne: GolfVerdict? = nil
  ) -> Row {
    Row(
      host: host, accepted: others, shunned: others, requested: others, invited: others,
      declined: others, removed: others, left: others, stranger: others, friend: others,
      blocked: .notFound, blocking: .notFound, tierOne: tierOne ?? others, signedOut: .notSignedIn)
  }

  /// Those who play.
  private static func players(
    _ players: GolfVerdict, shunned: GolfVerdict? = nil, others: GolfVerdict,
    tierOne: GolfVerdict
  ) -> Row {
    Row(
      host: players, accepted: players, shunned: shunned ?? players, requested: others,
      invited: others, declined: others, removed: others, left: others, stranger: others,
      friend: others, blocked: .notFound, blocking: .notFound, tierOne: tierOne,
      signedOut: .notSignedIn)
  }

  /// Coming by oneself: a refusal stands for a day.
  private static func coming(accepted: GolfVerdict) -> Row {
    Row(
      host: .alreadyMember, accepted: accepted, shunned: accepted, requested: .done, invited: .done,
      declined: .askedTooOften, removed: .askedTooOften, left: .done, stranger: .done,
      friend: .done, blocked: .notFound, blocking: .notFound, tierOne: .profileIncomplete,
      signedOut: .notSignedIn)
  }

  /// Changing what one is oneself. Whoever was removed is as much in it as whoever never was.
  private static func own(
    host: GolfVerdict, accepted: GolfVerdict, requested: GolfVerdict, invited: GolfVerdict,
    declined: GolfVerdict, left: GolfVerdict, others: GolfVerdict, tierOne: GolfVerdict
  ) -> Row {
    Row(
      host: host, accepted: accepted, shunned: accepted, requested: requested, invited: invited,
      declined: declined, removed: others, left: left, stranger: others, friend: others,
      blocked: .notFound, blocking: .notFound, tierOne: tierOne, signedOut: .notSignedIn)
  }
}
